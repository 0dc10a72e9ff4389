/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing for people: nothing raw from a file reaches the terminal, columns line up,
   sentences wrap. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "cli.h"
#include "rec-export.h"

#define TERMINAL_WIDTH 80

static const char *const shapes[] = { "●", "■", "▲", "◆", "★" };

const char *
cli_text (const Cli *cli, const char *msgid)
{
  return lang_text (cli->lang, msgid);
}

char *
cli_format (const Cli *cli, const char *msgid, const char *one, const char *two)
{
  const LangArg args[] = { { .type = LANG_ARG_TEXT, .text = one },
                           { .type = LANG_ARG_TEXT, .text = two } };
  return lang_format (cli->lang, msgid, args, two != NULL ? 2 : one != NULL ? 1 : 0);
}

/* The bytes of the UTF-8 character at s, or 0 where there is none. */
static size_t
character_length (const unsigned char *s)
{
  size_t n = s[0] < 0x80   ? 1
             : s[0] < 0xc2 ? 0
             : s[0] < 0xe0 ? 2
             : s[0] < 0xf0 ? 3
             : s[0] < 0xf5 ? 4
                           : 0;
  for (size_t i = 1; i < n; i++)
    if ((s[i] & 0xc0) != 0x80)
      return 0;
  return n;
}

/* Bytes that a terminal might act on: C0, DEL, C1 in its UTF-8 form, and what is no
   UTF-8 at all. */
static size_t
control_length (const unsigned char *s)
{
  if (s[0] < 0x20 || s[0] == 0x7f || character_length (s) == 0)
    return 1;
  return s[0] == 0xc2 && s[1] < 0xa0 ? 2 : 0;
}

/* JSON escapes C0 by itself; DEL and C1 are escaped here, for those who look at it in a
   terminal. */
void
cli_print_json (json_t *value)
{
  char *text = json_dumps (value, JSON_COMPACT);

  for (const unsigned char *s = (const unsigned char *) text; *s != '\0';)
    {
      size_t n = control_length (s);
      if (n > 0)
        printf ("\\u%04x", s[n - 1]);
      else
        n = fwrite (s, 1, character_length (s), stdout);
      s += n > 0 ? n : 1;
    }
  putchar ('\n');
  free (text);
  json_decref (value);
}

void
cli_put (FILE *stream, const char *text)
{
  const unsigned char *s = (const unsigned char *) text;

  while (*s != '\0')
    {
      size_t n = control_length (s);
      if (n > 0)
        fprintf (stream, "\\x%02x", s[n - 1]);
      else
        n = fwrite (s, 1, character_length (s), stream);
      s += n > 0 ? n : 1;
    }
}

/* The columns of the character at s, and its length in bytes. What can't be decoded
   counts as one column a byte; a control character as the four of its escape. */
static int
next_width (const char *s, size_t *ret_bytes)
{
  wchar_t c;
  mbstate_t state = { 0 };
  size_t n = mbrtowc (&c, s, strlen (s), &state);

  *ret_bytes = 1;
  size_t control = control_length ((const unsigned char *) s);
  if (control > 0)
    {
      *ret_bytes = control;
      return 4;
    }
  if (n == 0 || n > MB_LEN_MAX)
    return 1;
  *ret_bytes = n;
  int width = wcwidth (c);
  return width < 0 ? 1 : width;
}

int
cli_width (const char *text)
{
  int width = 0;
  size_t n;
  for (; *text != '\0'; text += n)
    width += next_width (text, &n);
  return width;
}

void
cli_put_column (FILE *out, const char *text, int width)
{
  bool cut = cli_width (text) > width;
  int used = 0;
  size_t n;

  for (; *text != '\0'; text += n)
    {
      int w = next_width (text, &n);
      if (used + w > width - cut)
        break;
      char *character = strndup (text, n);
      cli_put (out, character);
      free (character);
      used += w;
    }
  if (cut)
    fputs ("…", out);
  fprintf (out, "%*s", width - used - cut, "");
}

void
cli_put_wrapped (FILE *out, const char *text, int column, int indent)
{
  while (*text != '\0')
    {
      size_t n = strcspn (text, " ");
      char *word = strndup (text, n);
      int width = cli_width (word);
      if (column > indent && column + 1 + width > TERMINAL_WIDTH)
        {
          fprintf (out, "\n%*s", indent, "");
          column = indent;
        }
      else if (column > indent)
        column += fprintf (out, " ");
      cli_put (out, word);
      column += width;
      free (word);
      text += n;
      text += strspn (text, " ");
    }
  fputc ('\n', out);
}

void
cli_bold (const Cli *cli, bool on)
{
  if (cli->color)
    fputs (on ? "\033[1m" : "\033[0m", cli->out);
}

void
cli_player_color (const Cli *cli, int color, bool on)
{
  static const char *const codes[] = { "\033[1;31m", "\033[1;34m", "\033[1;32m",
                                       "\033[1;33m", "\033[1;35m" };
  if (cli->color)
    fputs (on ? codes[color] : "\033[0m", cli->out);
}

char *
cli_player_label (const RecRecord *record, int seat)
{
  int color = rec_record_table (record)->color[seat];
  char *label;
  if (asprintf (&label, "%s %c %s", shapes[color], cv_color_letters[color],
                rec_record_name (record, seat)) < 0)
    abort ();
  return label;
}

void
cli_put_player_head (const Cli *cli, const RecRecord *record, int seat, int width)
{
  char *label = cli_player_label (record, seat);

  cli_player_color (cli, rec_record_table (record)->color[seat], true);
  cli_put_column (cli->out, label, width - 1);
  cli_player_color (cli, 0, false);
  fputc (' ', cli->out);
  free (label);
}

CliStatus
cli_put_out (const Cli *cli, const char *text)
{
  RecError error = { 0 };

  if (cli->output == NULL || strcmp (cli->output, "-") == 0)
    fputs (text, stdout);
  else if (!rec_export_save (cli->output, text, &rec_disk, &error))
    return cli_complain (cli, cli->output, &error);
  return CLI_FINE;
}

void
cli_put_house (const Cli *cli, const RecRecord *record)
{
  json_t *lines = rec_report_house (record), *line;
  size_t i;

  json_array_foreach (lines, i, line)
  {
    LangArg arg = { .type = LANG_ARG_NUMBER, .number = json_integer_value (line) };
    char *text =
        lang_format (cli->lang, N_ ("Line %1$s stands by a house rule."), &arg, 1);
    cli_put_wrapped (cli->out, text, 0, 2);
    free (text);
  }
  json_decref (lines);
}
