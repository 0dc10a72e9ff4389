/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checking the texts of a record. */
#include "rec-text.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

/* The next code point of valid UTF-8. */
static uint32_t
next_code_point (const char **text)
{
  const unsigned char *s = (const unsigned char *) *text;
  int more = s[0] >= 0xf0 ? 3 : s[0] >= 0xe0 ? 2 : s[0] >= 0xc0 ? 1 : 0;
  uint32_t code = more == 0 ? s[0] : s[0] & (0x3fu >> more);

  for (int i = 1; i <= more; i++)
    code = code << 6 | (s[i] & 0x3fu);
  *text += 1 + more;
  return code;
}

/* Unicode 15: general category Cf. */
static bool
is_format_character (uint32_t code)
{
  static const uint32_t ranges[][2] = {
    { 0xad, 0xad },       { 0x600, 0x605 },     { 0x61c, 0x61c },
    { 0x6dd, 0x6dd },     { 0x70f, 0x70f },     { 0x890, 0x891 },
    { 0x8e2, 0x8e2 },     { 0x180e, 0x180e },   { 0x200b, 0x200f },
    { 0x202a, 0x202e },   { 0x2060, 0x2064 },   { 0x2066, 0x206f },
    { 0xfeff, 0xfeff },   { 0xfff9, 0xfffb },   { 0x110bd, 0x110bd },
    { 0x110cd, 0x110cd }, { 0x13430, 0x1343f }, { 0x1bca0, 0x1bca3 },
    { 0x1d173, 0x1d17a }, { 0xe0001, 0xe0001 }, { 0xe0020, 0xe007f },
  };
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
    if (code >= ranges[i][0] && code <= ranges[i][1])
      return true;
  return false;
}

static bool
is_control_character (uint32_t code)
{
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

static bool
is_unfit_for_name (uint32_t code)
{
  return is_control_character (code) || is_format_character (code) || code == 0x2028 ||
         code == 0x2029;
}

bool
rec_text_is_name (const char *text, size_t most, const char *key, RecError *error)
{
  assert (text != NULL && most > 0);
  assert (error != NULL);

  size_t n = 0;

  while (*text != '\0')
    {
      n++;
      if (is_unfit_for_name (next_code_point (&text)))
        return rec_error_set (
            error, N_ ("“%1$s” has an invisible or control character"), key, NULL);
    }
  if (n < 1 || n > most)
    return rec_error_set_number (error, N_ ("“%1$s” must have 1 to %2$s characters"),
                                 key, (long) most);
  return true;
}

bool
rec_text_is_note (const char *text, const char *key, RecError *error)
{
  assert (text != NULL);
  assert (error != NULL);

  size_t n = 0;

  for (; *text != '\0'; n++)
    {
      uint32_t code = next_code_point (&text);
      if (is_control_character (code) && code != '\n' && code != '\t')
        return rec_error_set (
            error, N_ ("“%1$s” has an invisible or control character"), key, NULL);
    }
  if (n > REC_NOTE_MOST)
    return rec_error_set_number (error, N_ ("“%1$s” must have at most %2$s characters"),
                                 key, REC_NOTE_MOST);
  return true;
}

/* Reads exactly n digits; -1 when there are others. */
static int
read_digits (const char *text, int n)
{
  int value = 0;
  for (int i = 0; i < n; i++)
    {
      if (text[i] < '0' || text[i] > '9')
        return -1;
      value = value * 10 + (text[i] - '0');
    }
  return value;
}

static int
days_in_month (int year, int month)
{
  static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return days[month - 1] + (month == 2 && leap);
}

static bool
is_date_and_time (const char *text)
{
  static const char form[] = "dddd-dd-ddTdd:dd:dd";
  for (int i = 0; form[i] != '\0'; i++)
    if (form[i] == 'd' ? read_digits (text + i, 1) < 0 : text[i] != form[i])
      return false;

  int year = read_digits (text, 4), month = read_digits (text + 5, 2);
  int day = read_digits (text + 8, 2);
  return month >= 1 && month <= 12 && day >= 1 && day <= days_in_month (year, month) &&
         read_digits (text + 11, 2) < 24 && read_digits (text + 14, 2) < 60 &&
         read_digits (text + 17, 2) <= 60;
}

bool
rec_text_is_time (const char *text, const char *key, RecError *error)
{
  assert (text != NULL);
  assert (error != NULL);

  bool good = is_date_and_time (text);
  const char *rest = good ? text + strlen ("2026-11-15T19:30:00") : "";

  if (*rest == '.')
    {
      rest++;
      good = read_digits (rest, 1) >= 0;
      while (read_digits (rest, 1) >= 0)
        rest++;
    }
  if (good && (strcmp (rest, "Z") == 0 || strcmp (rest, "+00:00") == 0))
    return true;
  return rec_error_set (
      error, N_ ("“%1$s” must be a time in UTC like 2026-11-15T19:30:00Z"), key, NULL);
}

static int
base64_value (char c)
{
  static const char digits[] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const char *found = c == '\0' ? NULL : strchr (digits, c);
  return found == NULL ? -1 : (int) (found - digits);
}

bool
rec_text_is_base64 (const char *text, size_t n, const char *key, RecError *error)
{
  assert (text != NULL);
  assert (error != NULL);

  size_t n_padding = (3 - n % 3) % 3;
  size_t n_digits = (n + 2) / 3 * 4 - n_padding;
  bool good = strlen (text) == n_digits + n_padding;

  for (size_t i = 0; good && i < n_digits + n_padding; i++)
    good = i < n_digits ? base64_value (text[i]) >= 0 : text[i] == '=';
  /* Bits of the last digit beyond the last byte must be clear: one text for one value.
   */
  if (good && n_padding > 0)
    good = (base64_value (text[n_digits - 1]) & (n_padding == 2 ? 15 : 3)) == 0;
  if (good)
    return true;
  return rec_error_set_number (error, N_ ("“%1$s” must be %2$s bytes in Base64"), key,
                               (long) n);
}
