/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-filter.h"

#include "caravan-choice.h"
#include "caravan-drop-down.h"
#include "caravan-label.h"
#include "caravan-search.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

struct _CaravanPastFilter
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *line; /* search, and the page's buttons */
  GtkWidget *search;
  GtkWidget *toggle; /* shows the choices in a narrow window */
  GtkWidget *flow;   /* the choices */
  GtkWidget *choices[CARAVAN_N_PAST_CHOICES];
  GtkWidget *found;

  /* owned */
  char **people;

  gboolean narrow;
  gboolean is_rendering;
};

G_DEFINE_FINAL_TYPE (CaravanPastFilter, caravan_past_filter, GTK_TYPE_WIDGET)

/* What can be chosen; the first of each leaves nothing out. */

static const char *const which_texts[] = { N_ ("Finished or not"), N_ ("Finished"),
                                           N_ ("Not finished"), NULL };

typedef enum
{
  ANY_TIME,
  LAST_WEEK,
  LAST_MONTH,
  THIS_YEAR,
  LAST_YEAR,
  EARLIER
} Period;

static const char *const period_texts[] = { N_ ("Any time"),
                                            N_ ("Last 7 days"),
                                            N_ ("Last 30 days"),
                                            N_ ("This year"),
                                            N_ ("Last year"),
                                            N_ ("Earlier years"),
                                            NULL };

static const struct
{
  const char *text;
  RecHistoryOrder order;
  gboolean turned;
} orders[] = {
  { N_ ("Newest first"), REC_HISTORY_BY_DATE, FALSE },
  { N_ ("Oldest first"), REC_HISTORY_BY_DATE, TRUE },
  { N_ ("By game"), REC_HISTORY_BY_GAME, FALSE },
  { N_ ("Highest score first"), REC_HISTORY_BY_SCORE, FALSE },
  { N_ ("Lowest score first"), REC_HISTORY_BY_SCORE, TRUE },
};

/* What a screen reader calls the lists. */
static const char *const titles[] = {
  /* Translators: what a screen reader calls a list of choices; %1$s is the choice. */
  [CARAVAN_PAST_GAME] = N_ ("Game: %1$s"),
  [CARAVAN_PAST_PERSON] = N_ ("Player: %1$s"),
  [CARAVAN_PAST_WHICH] = N_ ("State: %1$s"),
  [CARAVAN_PAST_PERIOD] = N_ ("Period: %1$s"),
  [CARAVAN_PAST_ORDER] = N_ ("Order: %1$s"),
};

static GStrv
list_texts (CaravanPastFilter *self, CaravanPastChoice choice)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  switch (choice)
    {
    case CARAVAN_PAST_GAME:
      g_strv_builder_add (texts, caravan_text (N_ ("Every game")));
      for (int i = 0; cv_games[i] != NULL; i++)
        g_strv_builder_add (texts, cv_games[i]->name);
      break;
    case CARAVAN_PAST_PERSON:
      g_strv_builder_add (texts, caravan_text (N_ ("All players")));
      for (char **name = self->people; name != NULL && *name != NULL; name++)
        g_strv_builder_add (texts, *name);
      break;
    case CARAVAN_PAST_WHICH:
      for (int i = 0; which_texts[i] != NULL; i++)
        g_strv_builder_add (texts, caravan_text (which_texts[i]));
      break;
    case CARAVAN_PAST_PERIOD:
      for (int i = 0; period_texts[i] != NULL; i++)
        g_strv_builder_add (texts, caravan_text (period_texts[i]));
      break;
    case CARAVAN_PAST_ORDER:
      for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
        g_strv_builder_add (texts, caravan_text (orders[i].text));
      break;
    case CARAVAN_N_PAST_CHOICES:
      break;
    }
  return g_strv_builder_end (texts);
}

static guint
get_selected (CaravanPastFilter *self, CaravanPastChoice choice)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choices[choice]));

  return selected == GTK_INVALID_LIST_POSITION ? 0 : selected;
}

/* Rendering. */

static void
name_choice (CaravanPastFilter *self, CaravanPastChoice choice)
{
  GtkWidget *button = gtk_widget_get_first_child (self->choices[choice]);
  GtkStringObject *item =
      gtk_drop_down_get_selected_item (GTK_DROP_DOWN (self->choices[choice]));
  g_autofree char *text = caravan_format (
      titles[choice], "s", item == NULL ? "" : gtk_string_object_get_string (item));

  caravan_widget_name (self->choices[choice], text);
  caravan_widget_name (button, text);
}

/* Lists are made again where a text in them is another; what is chosen stays. */
static void
render_choice (CaravanPastFilter *self, CaravanPastChoice choice)
{
  GtkDropDown *list = GTK_DROP_DOWN (self->choices[choice]);
  guint selected = get_selected (self, choice);
  g_auto (GStrv) texts = list_texts (self, choice);
  g_autoptr (GtkStringList) model = gtk_string_list_new ((const char *const *) texts);

  gtk_drop_down_set_model (list, G_LIST_MODEL (model));
  gtk_drop_down_set_selected (list, selected < g_strv_length (texts) ? selected : 0);
  name_choice (self, choice);
}

static void
render (gpointer object)
{
  CaravanPastFilter *self = object;

  self->is_rendering = TRUE;
  for (int i = 0; i < CARAVAN_N_PAST_CHOICES; i++)
    render_choice (self, i);
  self->is_rendering = FALSE;
}

static void
show_choices (CaravanPastFilter *self)
{
  gtk_widget_set_visible (self->toggle, self->narrow);
  for (int i = 0; i < CARAVAN_N_PAST_CHOICES; i++)
    gtk_widget_set_visible (self->choices[i],
                            !self->narrow || gtk_toggle_button_get_active (
                                                 GTK_TOGGLE_BUTTON (self->toggle)));
}

void
caravan_past_filter_set_narrow (CaravanPastFilter *self, gboolean narrow)
{
  self->narrow = narrow;
  show_choices (self);
}

void
caravan_past_filter_set_people (CaravanPastFilter *self, char **people)
{
  guint selected = get_selected (self, CARAVAN_PAST_PERSON);
  g_autofree char *person = selected > 0 ? g_strdup (self->people[selected - 1]) : NULL;

  if (self->people != NULL &&
      g_strv_equal ((const char *const *) self->people, (const char *const *) people))
    return;
  g_strfreev (self->people);
  self->people = g_strdupv (people);
  selected = 0;
  for (guint i = 0; person != NULL && people[i] != NULL; i++)
    if (g_str_equal (people[i], person))
      selected = i + 1;
  self->is_rendering = TRUE;
  render_choice (self, CARAVAN_PAST_PERSON);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choices[CARAVAN_PAST_PERSON]),
                              selected);
  name_choice (self, CARAVAN_PAST_PERSON);
  self->is_rendering = FALSE;
  if (person != NULL && selected == 0)
    g_signal_emit_by_name (self, "changed");
}

void
caravan_past_filter_say (CaravanPastFilter *self, char *text)
{
  gtk_label_set_label (GTK_LABEL (self->found), text);
  g_free (text);
}

/* What is looked for. */

/* Records have the time of Greenwich; a day begins where people are. Takes the day,
   which is moved by so many seconds. */
static char *
format_moment (GDateTime *day, int seconds)
{
  g_autoptr (GDateTime) own = day;
  g_autoptr (GDateTime) moved = g_date_time_add_seconds (own, seconds);
  g_autoptr (GDateTime) there = g_date_time_to_utc (moved);

  return g_date_time_format (there, "%Y-%m-%dT%H:%M:%SZ");
}

/* The first moment of the day so many days ago. */
static char *
format_days_ago (GDateTime *now, int days)
{
  g_autoptr (GDateTime) day = g_date_time_add_days (now, -days);

  return format_moment (
      g_date_time_new_local (g_date_time_get_year (day), g_date_time_get_month (day),
                             g_date_time_get_day_of_month (day), 0, 0, 0),
      0);
}

static char *
format_first (int year)
{
  return format_moment (g_date_time_new_local (year, 1, 1, 0, 0, 0), 0);
}

static char *
format_last (int year)
{
  return format_moment (g_date_time_new_local (year + 1, 1, 1, 0, 0, 0), -1);
}

static void
set_period (CaravanPastQuery *query, Period period)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int year = g_date_time_get_year (now);

  switch (period)
    {
    case ANY_TIME:
      break;
    case LAST_WEEK:
      query->from = format_days_ago (now, 6);
      break;
    case LAST_MONTH:
      query->from = format_days_ago (now, 29);
      break;
    case THIS_YEAR:
      query->from = format_first (year);
      break;
    case LAST_YEAR:
      query->from = format_first (year - 1);
      query->to = format_last (year - 1);
      break;
    case EARLIER:
      query->to = format_last (year - 2);
      break;
    }
}

CaravanPastQuery *
caravan_past_filter_get_query (CaravanPastFilter *self)
{
  CaravanPastQuery *query = g_new0 (CaravanPastQuery, 1);
  guint game = get_selected (self, CARAVAN_PAST_GAME);
  guint person = get_selected (self, CARAVAN_PAST_PERSON);
  guint order = get_selected (self, CARAVAN_PAST_ORDER);

  query->search = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  query->game = game > 0 ? cv_games[game - 1] : NULL;
  query->person = person > 0 ? g_strdup (self->people[person - 1]) : NULL;
  query->which = (RecHistoryWhich) get_selected (self, CARAVAN_PAST_WHICH);
  set_period (query, (Period) get_selected (self, CARAVAN_PAST_PERIOD));
  query->order = orders[order].order;
  query->turned = orders[order].turned;
  return query;
}

gboolean
caravan_past_filter_is_set (CaravanPastFilter *self)
{
  gboolean is_set = *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0';

  for (int i = 0; i < CARAVAN_PAST_ORDER; i++)
    is_set = is_set || get_selected (self, i) > 0;
  return is_set;
}

void
caravan_past_filter_clear (CaravanPastFilter *self)
{
  self->is_rendering = TRUE;
  for (int i = 0; i < CARAVAN_PAST_ORDER; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choices[i]), 0);
      name_choice (self, i);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  self->is_rendering = FALSE;
  g_signal_emit_by_name (self, "changed");
}

void
caravan_past_filter_choose_game (CaravanPastFilter *self, const CvGame *game)
{
  guint place = 0;

  while (cv_games[place] != NULL && cv_games[place] != game)
    place++;
  caravan_past_filter_clear (self);
  if (cv_games[place] != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choices[CARAVAN_PAST_GAME]),
                                place + 1);
}

GtkWidget *
caravan_past_filter_get_search (CaravanPastFilter *self)
{
  return self->search;
}

GtkWidget *
caravan_past_filter_get_line (CaravanPastFilter *self)
{
  return self->line;
}

GtkWidget *
caravan_past_filter_get_choice (CaravanPastFilter *self, CaravanPastChoice choice)
{
  return self->choices[choice];
}

/* What people do. */

static void
choice_changed_cb (GtkWidget *list, GParamSpec *spec, CaravanPastFilter *self)
{
  if (self->is_rendering)
    return;
  for (int i = 0; i < CARAVAN_N_PAST_CHOICES; i++)
    if (self->choices[i] == list)
      name_choice (self, i);
  g_signal_emit_by_name (self, "changed");
}

static void
search_changed_cb (CaravanPastFilter *self)
{
  if (!self->is_rendering)
    g_signal_emit_by_name (self, "changed");
}

/* Escape empties the search first. */
static void
search_stopped_cb (CaravanPastFilter *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    g_signal_emit_by_name (self, "left");
}

static gboolean
leave_cb (GtkWidget *widget, GVariant *arguments, gpointer self)
{
  g_signal_emit_by_name (self, "left");
  return TRUE;
}

/* Building. */

static void
add_search (CaravanPastFilter *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->search =
      caravan_search_new (N_ ("Names, games, dates, notes"), N_ ("Search past games"));
  gtk_widget_set_hexpand (self->search, TRUE);
  g_signal_connect_swapped (self->search, "search-changed",
                            G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (search_stopped_cb),
                            self);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Down, 0),
                        gtk_callback_action_new (leave_cb, self, NULL)));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->search, keys);
  gtk_box_append (GTK_BOX (self->line), self->search);
}

static void
add_toggle (CaravanPastFilter *self)
{
  self->toggle = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->toggle), "caravan-filter-symbolic");
  gtk_widget_add_css_class (self->toggle, "paper-button");
  caravan_text_bind (self->toggle, "tooltip-text", N_ ("Filter and sort"));
  caravan_text_bind_accessible (self->toggle, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Filter and sort"));
  g_signal_connect_swapped (self->toggle, "toggled", G_CALLBACK (show_choices), self);
  gtk_box_append (GTK_BOX (self->line), self->toggle);
}

static void
add_choices (CaravanPastFilter *self)
{
  self->flow = caravan_flow_new (8);
  for (int i = 0; i < CARAVAN_N_PAST_CHOICES; i++)
    {
      self->choices[i] = caravan_drop_down_new (NULL);
      gtk_widget_add_css_class (self->choices[i], "past-choice");
      g_signal_connect (self->choices[i], "notify::selected",
                        G_CALLBACK (choice_changed_cb), self);
      gtk_box_append (GTK_BOX (self->flow), self->choices[i]);
    }
  self->found = caravan_label_new (NULL, "past-found");
  gtk_box_append (GTK_BOX (self->flow), self->found);
  gtk_box_append (GTK_BOX (self->box), self->flow);
}

static void
caravan_past_filter_dispose (GObject *object)
{
  CaravanPastFilter *self = CARAVAN_PAST_FILTER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->people, g_strfreev);
  G_OBJECT_CLASS (caravan_past_filter_parent_class)->dispose (object);
}

static void
caravan_past_filter_class_init (CaravanPastFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_past_filter_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass),
                                            GTK_TYPE_BIN_LAYOUT);
  caravan_signal_new (klass, "changed", 0);
  caravan_signal_new (klass, "left", 0);
}

static void
caravan_past_filter_init (CaravanPastFilter *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (self->box), self->line);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_search (self);
  add_toggle (self);
  add_choices (self);
  show_choices (self);
  render (self);
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_past_filter_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAST_FILTER, NULL);
}
