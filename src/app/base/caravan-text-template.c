/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the translatable texts of a template and binds them to their objects: what
   GtkBuilder translates once, when a widget is made, follows the language here. */
#include "caravan-text.h"

#include <string.h>

typedef struct
{
  GtkWidget *widget;
  GPtrArray *ids; /* of the open objects, NULL where they have none */
  char *property; /* the open translatable property, or NULL */
  gboolean accessible;
  GString *text;
} Reading;

static const char *
find (const char **names, const char **values, const char *name)
{
  for (; *names != NULL; names++, values++)
    if (g_str_equal (*names, name))
      return *values;
  return NULL;
}

static void
start_element (GMarkupParseContext *context,
               const char *element,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  Reading *reading = data;

  if (g_str_equal (element, "object") || g_str_equal (element, "template"))
    g_ptr_array_add (reading->ids, g_strdup (g_str_equal (element, "template")
                                                 ? "."
                                                 : find (names, values, "id")));
  else if (g_str_equal (element, "accessibility"))
    reading->accessible = TRUE;
  else if (g_str_equal (element, "property") &&
           g_strcmp0 (find (names, values, "translatable"), "yes") == 0)
    {
      reading->property = g_strdup (find (names, values, "name"));
      g_string_truncate (reading->text, 0);
    }
}

static GObject *
find_object (Reading *reading)
{
  const char *id = g_ptr_array_index (reading->ids, reading->ids->len - 1);

  if (id == NULL)
    g_error ("A translatable text of %s belongs to an object without an id: “%s”",
             G_OBJECT_TYPE_NAME (reading->widget), reading->text->str);
  if (g_str_equal (id, "."))
    return G_OBJECT (reading->widget);
  return gtk_widget_get_template_child (reading->widget,
                                        G_OBJECT_TYPE (reading->widget), id);
}

static void
bind_text (Reading *reading)
{
  GObject *object = find_object (reading);
  const char *text = g_intern_string (reading->text->str);

  if (!reading->accessible)
    caravan_text_bind (object, reading->property, text);
  else
    caravan_text_bind_accessible (GTK_WIDGET (object),
                                  g_str_equal (reading->property, "label")
                                      ? GTK_ACCESSIBLE_PROPERTY_LABEL
                                      : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text);
}

static void
end_element (GMarkupParseContext *context,
             const char *element,
             gpointer data,
             GError **error)
{
  Reading *reading = data;

  if (g_str_equal (element, "object") || g_str_equal (element, "template"))
    g_ptr_array_set_size (reading->ids, (int) reading->ids->len - 1);
  else if (g_str_equal (element, "accessibility"))
    reading->accessible = FALSE;
  else if (g_str_equal (element, "property") && reading->property != NULL)
    {
      bind_text (reading);
      g_clear_pointer (&reading->property, g_free);
    }
}

static void
add_text (GMarkupParseContext *context,
          const char *text,
          gsize size,
          gpointer data,
          GError **error)
{
  Reading *reading = data;

  if (reading->property != NULL)
    g_string_append_len (reading->text, text, (gssize) size);
}

void
caravan_text_bind_template (GtkWidget *widget, const char *resource_path)
{
  static const GMarkupParser parser = { start_element, end_element, add_text, NULL,
                                        NULL };
  g_autoptr (GBytes) bytes =
      g_resources_lookup_data (resource_path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  Reading reading = { .widget = widget,
                      .ids = g_ptr_array_new_with_free_func (g_free),
                      .text = g_string_new (NULL) };

  g_assert (bytes != NULL);
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, 0, &reading, NULL);
  if (!g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                     (gssize) g_bytes_get_size (bytes), &error))
    g_error ("%s: %s", resource_path, error->message);
  g_ptr_array_unref (reading.ids);
  g_string_free (reading.text, TRUE);
}
