/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the translatable texts of a template and binds them to their objects: what
   GtkBuilder translates once, when a widget is made, follows the language here. The
   template is read once, for its class. */
#include "caravan-text.h"

#define RESOURCES "/io/github/caravanserai/Caravanserai/"
#define TEXTS_KEY "caravan-template-texts"

typedef struct
{
  const char *id; /* of its object; NULL: the widget itself */
  const char *property;
  gboolean accessible;
  const char *msgid;
} Text;

typedef struct
{
  GtkWidgetClass *klass;
  GPtrArray *ids; /* of the open objects */
  GArray *texts;
  Text open; /* without a property: none is */
  GString *msgid;
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

  if (g_str_equal (element, "object"))
    g_ptr_array_add (reading->ids,
                     (gpointer) g_intern_string (find (names, values, "id")));
  else if (g_str_equal (element, "accessibility"))
    reading->open.accessible = TRUE;
  else if (g_str_equal (element, "property") &&
           g_strcmp0 (find (names, values, "translatable"), "yes") == 0)
    {
      reading->open.property = g_intern_string (find (names, values, "name"));
      g_string_truncate (reading->msgid, 0);
    }
}

static void
keep_text (Reading *reading)
{
  Text text = reading->open;

  text.msgid = g_intern_string (reading->msgid->str);
  if (reading->ids->len > 0)
    {
      text.id = g_ptr_array_index (reading->ids, reading->ids->len - 1);
      if (text.id == NULL)
        g_error ("A translatable text of %s belongs to an object without an id: “%s”",
                 G_OBJECT_CLASS_NAME (reading->klass), text.msgid);
      gtk_widget_class_bind_template_child_full (reading->klass, text.id, FALSE, 0);
    }
  g_array_append_val (reading->texts, text);
}

static void
end_element (GMarkupParseContext *context,
             const char *element,
             gpointer data,
             GError **error)
{
  Reading *reading = data;

  if (g_str_equal (element, "object"))
    g_ptr_array_set_size (reading->ids, (int) reading->ids->len - 1);
  else if (g_str_equal (element, "accessibility"))
    reading->open.accessible = FALSE;
  else if (g_str_equal (element, "property") && reading->open.property != NULL)
    {
      keep_text (reading);
      reading->open.property = NULL;
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

  if (reading->open.property != NULL)
    g_string_append_len (reading->msgid, text, (gssize) size);
}

/* The texts live as long as their class: as long as the program. */
static GArray *
read_texts (GtkWidgetClass *klass, GBytes *bytes)
{
  static const GMarkupParser parser = { start_element, end_element, add_text, NULL,
                                        NULL };
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GString) msgid = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  Reading reading = { .klass = klass,
                      .ids = ids,
                      .texts = g_array_new (FALSE, FALSE, sizeof (Text)),
                      .msgid = msgid };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, 0, &reading, NULL);

  if (!g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                     (gssize) g_bytes_get_size (bytes), &error))
    g_error ("%s: %s", G_OBJECT_CLASS_NAME (klass), error->message);
  return reading.texts;
}

void
caravan_template_set (GtkWidgetClass *klass, const char *name)
{
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);
  g_autoptr (GBytes) bytes =
      g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (bytes != NULL);
  gtk_widget_class_set_template (klass, bytes);
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), g_quark_from_static_string (TEXTS_KEY),
                    read_texts (klass, bytes));
}

static void
bind_text (GtkWidget *widget, const Text *text)
{
  GObject *object =
      text->id == NULL
          ? G_OBJECT (widget)
          : gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), text->id);

  if (!text->accessible)
    caravan_text_bind (object, text->property, text->msgid);
  else
    caravan_text_bind_accessible (GTK_WIDGET (object),
                                  g_str_equal (text->property, "label")
                                      ? GTK_ACCESSIBLE_PROPERTY_LABEL
                                      : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->msgid);
}

void
caravan_template_init (GtkWidget *widget)
{
  const GArray *texts =
      g_type_get_qdata (G_OBJECT_TYPE (widget), g_quark_from_static_string (TEXTS_KEY));

  gtk_widget_init_template (widget);
  for (guint i = 0; i < texts->len; i++)
    bind_text (widget, &g_array_index (texts, Text, i));
}
