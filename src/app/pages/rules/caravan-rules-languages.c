/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rules-languages.h"

#include "caravan-books.h"
#include "caravan-settings.h"
#include "caravan-text.h"

/* What is chosen where, and how many at once. */
typedef struct
{
  const char *setting;
  const char *changed; /* the signal of it */
  guint most;
} Choice;

static const Choice rules = { "rules-languages", "changed::rules-languages",
                              CARAVAN_BOOKS_MOST };
static const Choice teach = { "teach-languages", "changed::teach-languages", 2 };

static guint
get_chosen (const Choice *choice)
{
  guint chosen = g_settings_get_uint (caravan_settings (), choice->setting);
  guint all = (1u << caravan_books_count ()) - 1;

  return (chosen & all) != 0 ? chosen & all : 1u << caravan_book_spoken ();
}

guint
caravan_rules_languages_get (void)
{
  return get_chosen (&rules);
}

guint
caravan_teach_languages_get (void)
{
  return get_chosen (&teach);
}

static guint
get_bit (gpointer button)
{
  return 1u << GPOINTER_TO_INT (g_object_get_data (button, "language"));
}

static const Choice *
get_choice (gpointer button)
{
  return g_object_get_data (button, "choice");
}

static void
render (gpointer button)
{
  gtk_toggle_button_set_active (
      button, (get_chosen (get_choice (button)) & get_bit (button)) != 0);
}

/* Where they are too many, another one than the new one goes: the last in the order in
   which they stand. */
static guint
leave_most (guint wanted, guint added, guint most)
{
  int order[CARAVAN_BOOKS_MOST];
  int n = caravan_books_order (wanted, order);

  for (int i = n - 1; i >= 0 && (guint) n > most; i--)
    if (1u << order[i] != added)
      {
        wanted &= ~(1u << order[i]);
        n--;
      }
  return wanted;
}

static void
toggled_cb (GtkToggleButton *button)
{
  const Choice *choice = get_choice (button);
  guint shown = get_chosen (choice), bit = get_bit (button);
  guint wanted = gtk_toggle_button_get_active (button)
                     ? leave_most (shown | bit, bit, choice->most)
                     : shown & ~bit;

  if (wanted == 0)
    render (button);
  else if (wanted != shown)
    g_settings_set_uint (caravan_settings (), choice->setting, wanted);
}

/* What a language calls itself is the same in every language. */
static GtkWidget *
make_button (const Choice *choice, int language)
{
  GtkWidget *button =
      gtk_toggle_button_new_with_label (caravan_language_name (lang_codes[language]));

  gtk_widget_add_css_class (button, "caravan-chip");
  gtk_widget_add_css_class (button, "language-name");
  g_object_set_data (G_OBJECT (button), "language", GINT_TO_POINTER (language));
  g_object_set_data (G_OBJECT (button), "choice", (gpointer) choice);
  render (button);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), NULL);
  g_signal_connect_object (caravan_settings (), choice->changed, G_CALLBACK (render),
                           button, G_CONNECT_SWAPPED);
  caravan_text_follow (button, render);
  return button;
}

static void
add_buttons (const Choice *choice, GtkBox *box, GtkWidget *after)
{
  for (int i = 0; i < caravan_books_count (); i++)
    {
      GtkWidget *button = make_button (choice, i);
      gtk_box_insert_child_after (
          box, button,
          after != NULL ? after : gtk_widget_get_last_child (GTK_WIDGET (box)));
      if (after != NULL)
        after = button;
    }
}

void
caravan_rules_languages_add (GtkBox *box, GtkWidget *after)
{
  add_buttons (&rules, box, after);
}

void
caravan_teach_languages_add (GtkBox *box, GtkWidget *after)
{
  add_buttons (&teach, box, after);
}
