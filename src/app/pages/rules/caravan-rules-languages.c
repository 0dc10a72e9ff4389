/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rules-languages.h"

#include "caravan-books.h"
#include "caravan-settings.h"
#include "caravan-text.h"

static const char setting[] = "rules-languages";

guint
caravan_rules_languages_get (void)
{
  guint chosen = g_settings_get_uint (caravan_settings (), setting);
  guint all = (1u << caravan_books_count ()) - 1;

  return (chosen & all) != 0 ? chosen & all : 1u << caravan_book_spoken ();
}

static guint
get_bit (gpointer button)
{
  return 1u << GPOINTER_TO_INT (g_object_get_data (button, "language"));
}

static void
render (gpointer button)
{
  gtk_toggle_button_set_active (
      button, (caravan_rules_languages_get () & get_bit (button)) != 0);
}

static void
toggled_cb (GtkToggleButton *button)
{
  guint shown = caravan_rules_languages_get (), bit = get_bit (button);
  guint wanted = gtk_toggle_button_get_active (button) ? shown | bit : shown & ~bit;

  if (wanted == 0)
    render (button);
  else if (wanted != shown)
    g_settings_set_uint (caravan_settings (), setting, wanted);
}

/* What a language calls itself is the same in every language. */
static GtkWidget *
make_button (int language)
{
  GtkWidget *button =
      gtk_toggle_button_new_with_label (caravan_language_name (lang_codes[language]));

  gtk_widget_add_css_class (button, "caravan-chip");
  gtk_widget_add_css_class (button, "language-name");
  g_object_set_data (G_OBJECT (button), "language", GINT_TO_POINTER (language));
  render (button);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), NULL);
  g_signal_connect_object (caravan_settings (), "changed::rules-languages",
                           G_CALLBACK (render), button, G_CONNECT_SWAPPED);
  caravan_text_follow (button, render);
  return button;
}

void
caravan_rules_languages_add (GtkBox *box, GtkWidget *after)
{
  for (int i = 0; i < caravan_books_count (); i++)
    {
      GtkWidget *button = make_button (i);
      gtk_box_insert_child_after (
          box, button,
          after != NULL ? after : gtk_widget_get_last_child (GTK_WIDGET (box)));
      if (after != NULL)
        after = button;
    }
}
