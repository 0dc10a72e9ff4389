/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-table.h"

#include <stdlib.h>

#define TEXT_MOST 77

void
cli_table_text (const char *text)
{
  int space = CLI_NUMBER_WIDTH - lang_width (text);

  printf ("%*s", space > 1 ? space : 1, "");
  lang_put (stdout, text);
}

static void
put_number (char *text)
{
  cli_table_text (text);
  free (text);
}

void
cli_table_count (const Cli *cli, int64_t n)
{
  LangArg arg = { .type = LANG_ARG_NUMBER, .number = (long) n };
  put_number (lang_fill (cli->lang, "%1$s", &arg, 1));
}

/* A quotient with one decimal. */
static LangArg
find_tenths (int64_t value, int64_t by)
{
  int64_t tenths = by == 0 ? 0 : (value * 10 + by / 2) / by;
  return (LangArg){ .type = LANG_ARG_TENTHS, .number = (long) tenths };
}

void
cli_table_mean (const Cli *cli, int64_t sum, int64_t n)
{
  LangArg mean = find_tenths (sum, n);
  put_number (lang_fill (cli->lang, "%1$s", &mean, 1));
}

void
cli_table_share (const Cli *cli, int64_t part, int64_t whole)
{
  LangArg share = find_tenths (part * 100, whole);
  /* Translators: a percentage. */
  put_number (lang_format (cli->lang, N_ ("%1$s%%"), &share, 1));
}

void
cli_table_heading (const Cli *cli,
                   const char *label,
                   int label_width,
                   const char *const columns[])
{
  putchar ('\n');
  cli_bold (cli, true);
  lang_put_column (stdout, label, label_width);
  for (int i = 0; columns[i] != NULL; i++)
    cli_table_text (cli_text (cli, columns[i]));
  cli_bold (cli, false);
  putchar ('\n');
}

void
cli_table_label (const char *text, int label_width)
{
  int width = lang_width (text);

  fputs ("  ", stdout);
  if (width > label_width - 3)
    {
      lang_put_column (stdout, text, width < TEXT_MOST ? width : TEXT_MOST);
      printf ("\n%*s", label_width, "");
    }
  else
    lang_put_column (stdout, text, label_width - 2);
}

void
cli_table_bar (int64_t part, int64_t whole, int columns)
{
  static const char *const eighths[] = { "", "▏", "▎", "▍", "▌", "▋", "▊", "▉" };
  int64_t n = whole <= 0 || part <= 0 ? 0 : (part * columns * 8 + whole / 2) / whole;

  if (n > 0)
    putchar (' ');
  for (; n >= 8; n -= 8)
    fputs ("█", stdout);
  fputs (eighths[n], stdout);
}

const char *
cli_table_decided (CvDecided decided)
{
  switch (decided)
    {
    case CV_DECIDED_POINTS:
      return N_ ("Most points");
    case CV_DECIDED_COUNTERS:
      return N_ ("Lowest priority counter");
    case CV_DECIDED_FARMERS:
      return N_ ("Most farmers on the board");
    case CV_DECIDED_GEMS:
      return N_ ("Most gems");
    case CV_DECIDED_GEM_VALUE:
      return N_ ("Gems of higher value");
    case CV_DECIDED_SHARED:
      return N_ ("Nothing: the victory is shared");
    case CV_DECIDED_UNDECIDED:
      break;
    }
  return N_ ("Nothing: it stays a tie");
}
