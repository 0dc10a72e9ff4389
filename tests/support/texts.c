/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "texts.h"

#include <adwaita.h>
#include <string.h>

static void
free_text (gpointer data)
{
  Text *text = data;

  g_free (text->place);
  g_free (text->text);
  g_free (text);
}

static void
add (GPtrArray *texts, const char *path, const char *what, const char *value)
{
  if (value == NULL || value[0] == '\0')
    return;
  Text *text = g_new (Text, 1);
  *text = (Text){ g_strconcat (path, ".", what, NULL), g_strdup (value) };
  g_ptr_array_add (texts, text);
}

/* Properties. */

static gboolean
has_string (GtkWidget *widget, const char *property)
{
  GParamSpec *spec =
      g_object_class_find_property (G_OBJECT_GET_CLASS (widget), property);

  return spec != NULL && spec->value_type == G_TYPE_STRING &&
         (spec->flags & G_PARAM_READABLE) != 0;
}

static void
add_property (GPtrArray *texts,
              const char *path,
              GtkWidget *widget,
              const char *property)
{
  g_autofree char *value = NULL;

  if (!has_string (widget, property))
    return;
  g_object_get (widget, property, &value, NULL);
  add (texts, path, property, value);
}

static void
add_accessible (GPtrArray *texts,
                const char *path,
                GtkWidget *widget,
                GtkAccessibleProperty property,
                const char *what)
{
  /* What differs from a text that nothing has is told. */
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  g_autofree char *value =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\x01");
  add (texts, path, what, value);
}

static gboolean
is_typed_text (GtkWidget *widget)
{
  return GTK_IS_TEXT (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_TEXT_VIEW (widget);
}

static void
add_widget (GPtrArray *texts, const char *path, GtkWidget *widget)
{
  static const char *const properties[] = { "title",        "subtitle",
                                            "tooltip-text", "placeholder-text",
                                            "description",  "button-label",
                                            "heading",      "body" };

  if (GTK_IS_LABEL (widget))
    add (texts, path, "text", gtk_label_get_text (GTK_LABEL (widget)));
  for (gsize i = 0; i < G_N_ELEMENTS (properties); i++)
    add_property (texts, path, widget, properties[i]);
  add_accessible (texts, path, widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "name");
  add_accessible (texts, path, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "said");
  if (!is_typed_text (widget))
    add_accessible (texts, path, widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "value");
}

/* How many rows a long list keeps beyond what is in sight is its own affair. */
static gboolean
is_out_of_sight (GtkWidget *widget)
{
  GtkWidget *list = gtk_widget_get_parent (widget);
  graphene_rect_t place;

  return list != NULL && GTK_IS_LIST_VIEW (list) &&
         (!gtk_widget_compute_bounds (widget, list, &place) ||
          place.origin.y + place.size.height <= 0 ||
          place.origin.y >= (float) gtk_widget_get_height (list));
}

/* Hidden parts have nothing to say; what a stack or a popover hides is collected in the
   state that shows it. */
static void
walk (GPtrArray *texts, const char *above, GtkWidget *widget)
{
  g_autofree char *path = g_strconcat (above, above[0] != '\0' ? "/" : "",
                                       G_OBJECT_TYPE_NAME (widget), NULL);

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget) ||
      is_out_of_sight (widget))
    return;
  add_widget (texts, path, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (texts, path, child);
}

GPtrArray *
texts_collect (GtkWidget *root)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (free_text);

  walk (texts, "", root);
  return texts;
}

GPtrArray *
texts_collect_all (void)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (free_text);
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      walk (texts, "", window);
    }
  return texts;
}

char *
texts_compare (GPtrArray *a, GPtrArray *b)
{
  for (guint i = 0; i < MAX (a->len, b->len); i++)
    {
      const Text *one = i < a->len ? g_ptr_array_index (a, i) : NULL;
      const Text *other = i < b->len ? g_ptr_array_index (b, i) : NULL;
      if (one == NULL || other == NULL || strcmp (one->place, other->place) != 0 ||
          strcmp (one->text, other->text) != 0)
        return g_strdup_printf (
            "“%s” (%s) is not “%s” (%s)", one != NULL ? one->text : "",
            one != NULL ? one->place : "", other != NULL ? other->text : "",
            other != NULL ? other->place : "");
    }
  return NULL;
}

/* Words outside of brackets. */

/* The name of a file, or a rule's id: with a point in the middle. */
static gboolean
is_id (const char *word)
{
  const char *point = strchr (word, '.');

  return point != NULL && point[1] != '\0';
}

/* What is the same in all languages: names of people, games, files and languages, and
   keys. */
static gboolean
is_left_alone (const char *word)
{
  static const char *const known[] = {
    "Anna",  "Bruno",        "Chiara",  "Davide",  "Elena",    "Chloé",  "Daniel",
    "Oasis", "Oregon",       "Basari",  "English", "Italiano", "Ctrl",   "Shift",
    "Alt",   "Caravanserai", "caravan", "Enter",   "Esc",      "Delete", "Ours",
    "GPL",   "Giulia",       "Étienne", "Harriet", "Margaret", "Matteo",
  };
  glong n_letters = 0;

  for (const char *c = word; *c != '\0'; c = g_utf8_next_char (c))
    n_letters += g_unichar_isalpha (g_utf8_get_char (c));
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    if (strcmp (known[i], word) == 0)
      return TRUE;
  return n_letters < 3 || g_str_has_prefix (word, "Fran") ||
         strchr (word, '/') != NULL || is_id (word);
}

static int
get_step (gunichar c)
{
  return c == 0x27e6 ? 1 : c == 0x27e7 ? -1 : 0;
}

static gboolean
is_word_character (gunichar c)
{
  return g_unichar_isalnum (c) || c == '.' || c == '/' || c == '-' || c == '_';
}

/* A sentence that a widget shows in two parts closes brackets it has not opened. */
static int
count_unopened (const char *text)
{
  int depth = 0, least = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      depth += get_step (g_utf8_get_char (c));
      least = MIN (least, depth);
    }
  return -least;
}

char *
texts_find_unbracketed (const char *text)
{
  int depth = count_unopened (text);
  GString *word = g_string_new (NULL);

  for (const char *c = text;; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);
      if (depth == 0 && is_word_character (character))
        {
          g_string_append_unichar (word, character);
          continue;
        }
      if (word->len > 0 && !is_left_alone (word->str))
        return g_string_free (word, FALSE);
      g_string_truncate (word, 0);
      if (character == 0)
        break;
      depth += get_step (character);
    }
  g_string_free (word, TRUE);
  return NULL;
}
