/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Languages: catalogs (sound, damaged and hostile), plural rules, filled sentences, and
   the choice from the environment.  The catalogs are made here, byte by byte, so that
   they can be wrong in every way. */

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "lang-catalog.h"
#include "lang-format.h"
#include "lang.h"

#define N_ELEMENTS(array) (sizeof (array) / sizeof *(array))

/* Where the words of a .mo file stand. */
#define MAGIC_AT    0
#define REVISION_AT 4
#define COUNT_AT    8
#define KEYS_AT     12
#define TEXTS_AT    16
#define HEADER_SIZE 28
#define ROW_SIZE    8

#define NARROW_SPACE "\u202f"

/* Catalogs made here. */

typedef struct
{
  const char *key;
  size_t key_length;
  const char *text;
  size_t text_length;
} Message;

/* Literals, for their length counts the NULs inside. */
#define MESSAGE(key, text)                                                             \
  {                                                                                    \
    key, sizeof key - 1, text, sizeof text - 1                                         \
  }

typedef struct
{
  unsigned char *bytes;
  size_t n_bytes;
  bool big_endian;
} Mo;

#define IT_HEADER "Language: it\nPlural-Forms: nplurals=2; plural=n != 1;\n"
#define FR_HEADER "Language: fr\nPlural-Forms: nplurals=2; plural=n > 1;\n"

static const Message italian[] = {
  MESSAGE ("", IT_HEADER),
  MESSAGE ("%1$s camel of %2$s\0%1$s camels of %2$s",
           "%2$s: %1$s cammello\0%2$s: %1$s cammelli"),
  MESSAGE ("%1$s plays %2$s", "%2$s: gioca %1$s"),
  MESSAGE ("Blue", "Blu"),
  MESSAGE ("Open", "Apri"),
  MESSAGE ("Red", ""),
  MESSAGE ("adjective\004Open", "Aperto"),
  MESSAGE ("camel\0camels", "cammello\0cammelli"),
  MESSAGE ("half\0halves", "mezzo\0"),
  MESSAGE ("verb\004Open", "Apri qui"),
};

/* For what tries every byte. */
static const Message small[] = {
  MESSAGE ("", "Plural-Forms: nplurals=2; plural=(n%10!=1);\n"),
  MESSAGE ("Open", "Apri"),
  MESSAGE ("camel\0camels", "cammello\0cammelli"),
  MESSAGE ("verb\004Open", "Apri qui"),
};

static const Message french[] = {
  MESSAGE ("", FR_HEADER),
  MESSAGE ("camel\0camels", "chameau\0chameaux"),
};

static const Message pseudo[] = {
  MESSAGE ("Open", "[Open]"),
};

static void
put_word (Mo *mo, size_t offset, uint32_t word)
{
  for (size_t i = 0; i < 4; i++)
    {
      size_t shift = 8 * (mo->big_endian ? 3 - i : i);

      mo->bytes[offset + i] = (unsigned char) (word >> shift & 0xff);
    }
}

/* Puts a string at the end and writes its row; returns the new end. */
static size_t
put_string (Mo *mo, size_t row, size_t end, const char *string, size_t length)
{
  put_word (mo, row, (uint32_t) length);
  put_word (mo, row + 4, (uint32_t) end);
  memcpy (mo->bytes + end, string, length);
  mo->bytes[end + length] = '\0';
  return end + length + 1;
}

/* The last byte is the NUL of the last text.  The messages must be sorted. */
static Mo
make_mo (const Message *messages, size_t n_messages, bool big_endian)
{
  size_t keys = HEADER_SIZE, texts = keys + n_messages * ROW_SIZE;
  size_t end = texts + n_messages * ROW_SIZE;
  Mo mo = { .n_bytes = end, .big_endian = big_endian };

  for (size_t i = 0; i < n_messages; i++)
    mo.n_bytes += messages[i].key_length + messages[i].text_length + 2;
  mo.bytes = calloc (1, mo.n_bytes);
  assert_non_null (mo.bytes);
  put_word (&mo, MAGIC_AT, 0x950412de);
  put_word (&mo, COUNT_AT, (uint32_t) n_messages);
  put_word (&mo, KEYS_AT, (uint32_t) keys);
  put_word (&mo, TEXTS_AT, (uint32_t) texts);
  for (size_t i = 0; i < n_messages; i++)
    end = put_string (&mo, keys + i * ROW_SIZE, end, messages[i].key,
                      messages[i].key_length);
  for (size_t i = 0; i < n_messages; i++)
    end = put_string (&mo, texts + i * ROW_SIZE, end, messages[i].text,
                      messages[i].text_length);
  assert_int_equal (end, mo.n_bytes);
  return mo;
}

static LangCatalog *
parse_messages (const Message *messages, size_t n_messages, bool big_endian)
{
  Mo mo = make_mo (messages, n_messages, big_endian);
  LangCatalog *catalog = lang_catalog_parse (mo.bytes, mo.n_bytes);

  free (mo.bytes);
  return catalog;
}

static LangCatalog *
parse_italian (void)
{
  LangCatalog *catalog = parse_messages (italian, N_ELEMENTS (italian), false);

  assert_non_null (catalog);
  return catalog;
}

/* A catalog whose header has this line for plurals, and one entry, whose forms are
   named by their numbers. */
static LangCatalog *
parse_rule (const char *plural_forms)
{
  static const char key[] = "camel\0camels", forms[] = "0\0001\0002\0003\0004\0005";
  char header[4096];
  int length = snprintf (header, sizeof header,
                         "Language: zz\nPlural-Forms: %s\nX-End: 1\n", plural_forms);
  Message messages[] = {
    { "", 0, header, (size_t) length },
    { key, sizeof key - 1, forms, sizeof forms - 1 },
  };

  assert_in_range (length, 1, sizeof header - 1);
  return parse_messages (messages, N_ELEMENTS (messages), false);
}

/* The character at n is the form for n things. */
static void
assert_forms (const char *plural_forms, const char *expected)
{
  LangCatalog *catalog = parse_rule (plural_forms);

  assert_non_null (catalog);
  for (unsigned long n = 0; expected[n] != '\0'; n++)
    {
      const char wanted[] = { expected[n], '\0' };

      assert_string_equal (lang_catalog_find_plural (catalog, "camel", n), wanted);
    }
  lang_catalog_free (catalog);
}

static void
assert_rule_rejected (const char *plural_forms)
{
  assert_null (parse_rule (plural_forms));
}

/* Parses "nplurals=2; plural=", then unit n times, then tail. */
static LangCatalog *
parse_repeated (const char *unit, size_t n, const char *tail)
{
  char rule[3000] = "nplurals=2; plural=";
  size_t length = strlen (rule);

  for (size_t i = 0; i < n; i++)
    length += (size_t) snprintf (rule + length, sizeof rule - length, "%s", unit);
  snprintf (rule + length, sizeof rule - length, "%s", tail);
  return parse_rule (rule);
}

/* A directory of catalogs, for what is opened by name. */

static char locale_dir[] = "/tmp/test-lang-XXXXXX";

static void
format_path (char *path, size_t size, const char *code, const char *rest)
{
  int length = snprintf (path, size, "%s/%s%s", locale_dir, code, rest);

  assert_in_range (length, 1, size - 1);
}

static void
write_catalog (const char *code, const void *bytes, size_t n_bytes)
{
  char path[200];

  format_path (path, sizeof path, code, "");
  assert_int_equal (mkdir (path, 0700), 0);
  format_path (path, sizeof path, code, "/LC_MESSAGES");
  assert_int_equal (mkdir (path, 0700), 0);
  format_path (path, sizeof path, code, "/LC_MESSAGES/caravanserai.mo");
  files_write (path, bytes, n_bytes);
}

static void
remove_catalog (const char *code)
{
  char path[200];

  format_path (path, sizeof path, code, "/LC_MESSAGES/caravanserai.mo");
  remove (path);
  format_path (path, sizeof path, code, "/LC_MESSAGES");
  remove (path);
  format_path (path, sizeof path, code, "");
  remove (path);
}

static void
write_messages (const char *code, const Message *messages, size_t n_messages)
{
  Mo mo = make_mo (messages, n_messages, false);

  write_catalog (code, mo.bytes, mo.n_bytes);
  free (mo.bytes);
}

static int
make_locale_dir (void **state)
{
  if (mkdtemp (locale_dir) == NULL)
    return -1;
  write_messages ("it", italian, N_ELEMENTS (italian));
  write_messages ("fr", french, N_ELEMENTS (french));
  write_messages ("xx", pseudo, N_ELEMENTS (pseudo));
  return 0;
}

static int
remove_locale_dir (void **state)
{
  remove_catalog ("it");
  remove_catalog ("fr");
  remove_catalog ("xx");
  return rmdir (locale_dir);
}

static Lang *
open_lang (const char *code)
{
  Lang *lang = lang_open (code, locale_dir);

  assert_non_null (lang);
  return lang;
}

/* Look-ups in a catalog. */

static void
test_lang_catalog_finds_each_of_its_messages (void **state)
{
  LangCatalog *catalog = parse_italian ();

  assert_string_equal (lang_catalog_find (catalog, "Blue"), "Blu");
  assert_string_equal (lang_catalog_find (catalog, "Open"), "Apri");
  assert_string_equal (lang_catalog_find (catalog, "%1$s plays %2$s"),
                       "%2$s: gioca %1$s");
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_finds_nothing_it_does_not_have (void **state)
{
  static const char *const absent[] = { "A", "Bl", "Blue ", "camels", "verb", "~" };
  LangCatalog *catalog = parse_italian ();

  for (size_t i = 0; i < N_ELEMENTS (absent); i++)
    {
      assert_null (lang_catalog_find (catalog, absent[i]));
      assert_null (lang_catalog_find_plural (catalog, absent[i], 2));
    }
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_never_shows_its_header (void **state)
{
  LangCatalog *catalog = parse_italian ();

  assert_null (lang_catalog_find (catalog, ""));
  assert_null (lang_catalog_find_plural (catalog, "", 1));
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_tells_contexts_apart (void **state)
{
  LangCatalog *catalog = parse_italian ();

  assert_string_equal (lang_catalog_find_context (catalog, "verb", "Open"), "Apri qui");
  assert_string_equal (lang_catalog_find_context (catalog, "adjective", "Open"),
                       "Aperto");
  assert_null (lang_catalog_find_context (catalog, "noun", "Open"));
  assert_null (lang_catalog_find_context (catalog, "ver", "Open"));
  assert_null (lang_catalog_find_context (catalog, "verbs", "Open"));
  assert_null (lang_catalog_find_context (catalog, "verb", "Ope"));
  assert_null (lang_catalog_find_context (catalog, "", "Open"));
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_gives_the_first_of_plural_forms (void **state)
{
  LangCatalog *catalog = parse_italian ();

  assert_string_equal (lang_catalog_find (catalog, "camel"), "cammello");
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_takes_an_empty_form_for_untranslated (void **state)
{
  LangCatalog *catalog = parse_italian ();

  assert_null (lang_catalog_find (catalog, "Red"));
  assert_string_equal (lang_catalog_find_plural (catalog, "half", 1), "mezzo");
  assert_null (lang_catalog_find_plural (catalog, "half", 2));
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_reads_both_byte_orders (void **state)
{
  for (int big_endian = 0; big_endian < 2; big_endian++)
    {
      LangCatalog *catalog =
          parse_messages (italian, N_ELEMENTS (italian), big_endian == 1);

      assert_non_null (catalog);
      assert_string_equal (lang_catalog_find (catalog, "Blue"), "Blu");
      assert_string_equal (lang_catalog_find_plural (catalog, "camel", 3), "cammelli");
      lang_catalog_free (catalog);
    }
}

static void
test_lang_catalog_may_be_empty (void **state)
{
  LangCatalog *catalog = parse_messages (italian, 0, false);

  assert_non_null (catalog);
  assert_null (lang_catalog_find (catalog, "Blue"));
  lang_catalog_free (catalog);
  lang_catalog_free (NULL);
}

/* Damaged catalogs. */

static LangCatalog *
parse_with_word (size_t offset, uint32_t word, bool big_endian)
{
  Mo mo = make_mo (italian, N_ELEMENTS (italian), big_endian);
  LangCatalog *catalog;

  put_word (&mo, offset, word);
  catalog = lang_catalog_parse (mo.bytes, mo.n_bytes);
  free (mo.bytes);
  return catalog;
}

static void
test_lang_catalog_of_another_major_revision_is_rejected (void **state)
{
  LangCatalog *catalog;

  assert_null (parse_with_word (REVISION_AT, 0x00010000, false));
  assert_null (parse_with_word (REVISION_AT, 0x00010000, true));
  catalog = parse_with_word (REVISION_AT, 0x00000001, false);
  assert_non_null (catalog);
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_with_another_magic_number_is_rejected (void **state)
{
  assert_null (parse_with_word (MAGIC_AT, 0x950412df, false));
  assert_null (parse_with_word (MAGIC_AT, 0, false));
}

/* Those near 2^32 would pass a sum that wraps round. */
static void
test_lang_catalog_that_points_outside_itself_is_rejected (void **state)
{
  static const size_t offsets[] = { COUNT_AT,
                                    KEYS_AT,
                                    TEXTS_AT,
                                    HEADER_SIZE,
                                    HEADER_SIZE + 4,
                                    HEADER_SIZE + N_ELEMENTS (italian) * ROW_SIZE,
                                    HEADER_SIZE + N_ELEMENTS (italian) * ROW_SIZE + 4 };
  static const uint32_t words[] = { 0x10000,    0x10000000, 0x20000001, 0x7fffffff,
                                    0x80000000, 0xffffff00, 0xfffffff8, 0xffffffff };

  for (size_t i = 0; i < N_ELEMENTS (offsets); i++)
    for (size_t j = 0; j < N_ELEMENTS (words); j++)
      {
        assert_null (parse_with_word (offsets[i], words[j], false));
        assert_null (parse_with_word (offsets[i], words[j], true));
      }
}

static void
test_lang_catalog_with_a_string_that_does_not_end_is_rejected (void **state)
{
  Mo mo = make_mo (italian, N_ELEMENTS (italian), false);

  mo.bytes[mo.n_bytes - 1] = 'x';
  assert_null (lang_catalog_parse (mo.bytes, mo.n_bytes));
  free (mo.bytes);
}

static void
test_lang_catalog_out_of_order_is_rejected (void **state)
{
  static const Message unsorted[] = { MESSAGE ("b", "2"), MESSAGE ("a", "1") };
  static const Message twice[] = { MESSAGE ("a", "1"), MESSAGE ("a", "2") };
  static const Message twice_as_plural[] = { MESSAGE ("a", "1"),
                                             MESSAGE ("a\0as", "1\0002") };
  static const Message header_last[] = { MESSAGE ("a", "1"), MESSAGE ("", IT_HEADER) };

  assert_null (parse_messages (unsorted, 2, false));
  assert_null (parse_messages (twice, 2, false));
  assert_null (parse_messages (twice_as_plural, 2, false));
  assert_null (parse_messages (header_last, 2, false));
}

static void
test_lang_catalog_orders_keys_by_unsigned_bytes (void **state)
{
  static const Message messages[] = { MESSAGE ("a", "1"), MESSAGE ("é", "2"),
                                      MESSAGE ("é\004a", "3") };
  LangCatalog *catalog = parse_messages (messages, N_ELEMENTS (messages), false);

  assert_non_null (catalog);
  assert_string_equal (lang_catalog_find (catalog, "a"), "1");
  assert_string_equal (lang_catalog_find (catalog, "é"), "2");
  assert_string_equal (lang_catalog_find_context (catalog, "é", "a"), "3");
  assert_null (lang_catalog_find_context (catalog, "\xc3", "a"));
  lang_catalog_free (catalog);
}

static void
test_lang_catalog_cut_short_anywhere_is_rejected (void **state)
{
  for (int big_endian = 0; big_endian < 2; big_endian++)
    {
      Mo mo = make_mo (italian, N_ELEMENTS (italian), big_endian == 1);

      for (size_t n_bytes = 0; n_bytes < mo.n_bytes; n_bytes++)
        assert_null (lang_catalog_parse (mo.bytes, n_bytes));
      free (mo.bytes);
    }
}

/* Reads all that a catalog can give, for the sanitizers to watch. */
static size_t
exercise_catalog (const LangCatalog *catalog)
{
  static const unsigned long numbers[] = { 0, 1, 2, 5, 11, 100, ULONG_MAX };
  size_t total = 0;

  for (size_t i = 0; i < N_ELEMENTS (small); i++)
    {
      const char *text = lang_catalog_find (catalog, small[i].key);

      total += text != NULL ? strlen (text) : 0;
      for (size_t j = 0; j < N_ELEMENTS (numbers); j++)
        {
          text = lang_catalog_find_plural (catalog, small[i].key, numbers[j]);
          total += text != NULL ? strlen (text) : 0;
        }
      text = lang_catalog_find_context (catalog, "verb", small[i].key);
      total += text != NULL ? strlen (text) : 0;
    }
  return total;
}

static void
test_lang_catalog_survives_every_changed_byte (void **state)
{
  Mo mo = make_mo (small, N_ELEMENTS (small), false);

  for (size_t at = 0; at < mo.n_bytes; at++)
    for (int change = 1; change < 256; change++)
      {
        LangCatalog *catalog;

        mo.bytes[at] = (unsigned char) (mo.bytes[at] ^ change);
        catalog = lang_catalog_parse (mo.bytes, mo.n_bytes);
        if (catalog != NULL)
          assert_in_range (exercise_catalog (catalog), 0, 100 * mo.n_bytes);
        lang_catalog_free (catalog);
        mo.bytes[at] = (unsigned char) (mo.bytes[at] ^ change);
      }
  free (mo.bytes);
}

/* Plural rules. */

static void
test_lang_plural_is_germanic_where_the_catalog_does_not_say (void **state)
{
  static const Message bare[] = { MESSAGE ("camel\0camels", "Kamel\0Kamele") };
  static const Message other_header[] = {
    MESSAGE ("", "Language: de\nX-Plural-Forms: nplurals=1; plural=0;\n"),
    MESSAGE ("camel\0camels", "Kamel\0Kamele"),
  };
  LangCatalog *catalogs[] = { parse_messages (bare, 1, false),
                              parse_messages (other_header, 2, false) };

  for (size_t i = 0; i < N_ELEMENTS (catalogs); i++)
    {
      assert_non_null (catalogs[i]);
      assert_string_equal (lang_catalog_find_plural (catalogs[i], "camel", 0),
                           "Kamele");
      assert_string_equal (lang_catalog_find_plural (catalogs[i], "camel", 1), "Kamel");
      assert_string_equal (lang_catalog_find_plural (catalogs[i], "camel", 2),
                           "Kamele");
      lang_catalog_free (catalogs[i]);
    }
}

static void
test_lang_plural_of_zero_is_plural_in_english_and_italian (void **state)
{
  assert_forms ("nplurals=2; plural=(n != 1);", "101111");
  assert_forms ("nplurals=2; plural=n!=1;", "101111");
}

static void
test_lang_plural_of_zero_is_singular_in_french (void **state)
{
  assert_forms ("nplurals=2; plural=(n > 1);", "001111");
  assert_forms (" nplurals=2;  plural= n > 1 ", "001111");
}

static void
test_lang_plural_has_three_forms_in_polish (void **state)
{
  assert_forms ("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
                "n%100>=20) ? 1 : 2);",
                "20111222222222222222221112222222111");
}

static void
test_lang_plural_has_one_form_in_japanese (void **state)
{
  assert_forms ("nplurals=1; plural=0;", "0000");
}

static void
test_lang_plural_has_six_forms_in_arabic (void **state)
{
  assert_forms ("nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && "
                "n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
                "012333333334444");
}

static void
test_lang_plural_rule_binds_like_c (void **state)
{
  assert_forms ("nplurals=8; plural=1+2*2;", "5");
  assert_forms ("nplurals=8; plural=(1+1)*2;", "4");
  assert_forms ("nplurals=8; plural=9-3-2;", "4");
  assert_forms ("nplurals=8; plural=24/4/2;", "3");
  assert_forms ("nplurals=8; plural=1 || 0 && 0;", "1");
  assert_forms ("nplurals=8; plural=1 == 2 < 3;", "1");
  assert_forms ("nplurals=8; plural=!n + 1;", "211");
  assert_forms ("nplurals=8; plural=!!n;", "011");
  assert_forms ("nplurals=8; plural=0 ? 1 : 1 ? 2 : 3;", "2");
  assert_forms ("nplurals=8; plural=n ? n == 1 ? 3 : 4 : 5;", "5344");
  assert_forms ("nplurals=8; plural=n>=2;", "0011");
  assert_forms ("nplurals=8; plural=n<=1;", "1100");
  assert_forms ("nplurals=8; plural=n<1;", "100");
}

static void
test_lang_plural_form_too_high_is_the_last (void **state)
{
  assert_forms ("nplurals=3; plural=n;", "0122222");
  /* The entry has six. */
  assert_forms ("nplurals=8; plural=n;", "0123455555");
  assert_forms ("nplurals=2; plural=n - 1;", "1011");
}

static void
test_lang_plural_survives_division_by_zero (void **state)
{
  assert_forms ("nplurals=2; plural=n/0;", "000");
  assert_forms ("nplurals=2; plural=n%0;", "000");
  assert_forms ("nplurals=2; plural=1/n;", "010");
  assert_forms ("nplurals=2; plural=1%n;", "001");
  assert_forms ("nplurals=2; plural=n == 0 ? 1 : 7%n == 1;", "1011001");
}

static void
test_lang_plural_rule_nested_too_deep_is_rejected (void **state)
{
  LangCatalog *catalog;

  assert_null (parse_repeated ("(", 400, "n"));
  assert_null (parse_repeated ("!", 400, "n;"));
  assert_null (parse_repeated ("n?", 200, "n;"));
  assert_null (parse_repeated ("n?0:", 100, "n;"));
  assert_null (parse_repeated ("!(", 100, "n;"));
  catalog = parse_repeated ("!", 30, "n;");
  assert_non_null (catalog);
  lang_catalog_free (catalog);
  catalog = parse_repeated ("n==9?1:", 30, "n;");
  assert_non_null (catalog);
  lang_catalog_free (catalog);
}

static void
test_lang_plural_rule_too_long_is_rejected (void **state)
{
  LangCatalog *catalog = parse_repeated ("n+", 250, "n;");

  assert_non_null (catalog);
  lang_catalog_free (catalog);
  assert_null (parse_repeated ("n+", 1000, "n;"));
  assert_null (parse_repeated (" ", 1000, "n;"));
  assert_null (parse_repeated ("1", 400, ";"));
}

static void
test_lang_plural_rule_that_makes_no_sense_is_rejected (void **state)
{
  static const char *const rules[] = {
    "",
    "nplurals=2",
    "nplurals=2;",
    "nplurals=2; plural=",
    "nplurals=2; plural=;",
    "nplurals=INTEGER; plural=EXPRESSION;",
    "nplurals=0; plural=0;",
    "nplurals=9; plural=0;",
    "nplurals=12; plural=0;",
    "nplurals=-1; plural=0;",
    "plural=n != 1; nplurals=2;",
    "nplurals=2; plural=n !=;",
    "nplurals=2; plural=n = 1;",
    "nplurals=2; plural=n & 1;",
    "nplurals=2; plural=n << 1;",
    "nplurals=2; plural=m;",
    "nplurals=2; plural=nn;",
    "nplurals=2; plural=-1;",
    "nplurals=2; plural=(n;",
    "nplurals=2; plural=n);",
    "nplurals=2; plural=();",
    "nplurals=2; plural=n ? 1;",
    "nplurals=2; plural=n ? : 1;",
    "nplurals=2; plural=n : 1;",
    "nplurals=2; plural=99999999999999999999;",
    "nplurals=2; plural=n\\;",
  };

  for (size_t i = 0; i < N_ELEMENTS (rules); i++)
    assert_rule_rejected (rules[i]);
}

/* Languages. */

static void
test_lang_offers_english_italian_and_french (void **state)
{
  assert_string_equal (lang_codes[0], "en");
  assert_string_equal (lang_codes[1], "it");
  assert_string_equal (lang_codes[2], "fr");
  assert_null (lang_codes[3]);
}

static void
test_lang_english_says_what_it_is_given (void **state)
{
  Lang *lang = lang_open ("en", "/nowhere");

  assert_non_null (lang);
  assert_string_equal (lang_code (lang), "en");
  assert_string_equal (lang_text (lang, "Open"), "Open");
  assert_string_equal (lang_text (lang, ""), "");
  assert_string_equal (lang_context (lang, "verb", "Open"), "Open");
  assert_string_equal (lang_plural (lang, "camel", "camels", 0), "camels");
  assert_string_equal (lang_plural (lang, "camel", "camels", 1), "camel");
  assert_string_equal (lang_plural (lang, "camel", "camels", 2), "camels");
  lang_close (lang);
  lang_close (NULL);
}

static void
test_lang_several_are_open_at_once (void **state)
{
  Lang *it = open_lang ("it"), *fr = open_lang ("fr"), *xx = open_lang ("xx");

  assert_string_equal (lang_code (it), "it");
  assert_string_equal (lang_code (xx), "xx");
  assert_string_equal (lang_text (it, "Open"), "Apri");
  assert_string_equal (lang_text (xx, "Open"), "[Open]");
  assert_string_equal (lang_plural (it, "camel", "camels", 0), "cammelli");
  assert_string_equal (lang_plural (fr, "camel", "camels", 0), "chameau");
  lang_close (it);
  assert_string_equal (lang_plural (fr, "camel", "camels", 2), "chameaux");
  lang_close (fr);
  lang_close (xx);
}

static void
test_lang_falls_back_on_the_source_text (void **state)
{
  Lang *lang = open_lang ("it");

  assert_string_equal (lang_text (lang, "Closed"), "Closed");
  assert_string_equal (lang_text (lang, "Red"), "Red");
  assert_string_equal (lang_text (lang, ""), "");
  assert_string_equal (lang_context (lang, "noun", "Open"), "Open");
  assert_string_equal (lang_context (lang, "noun", ""), "");
  assert_string_equal (lang_context (lang, "verb", "Open"), "Apri qui");
  assert_string_equal (lang_plural (lang, "tile", "tiles", 0), "tiles");
  assert_string_equal (lang_plural (lang, "tile", "tiles", 1), "tile");
  assert_string_equal (lang_plural (lang, "half", "halves", 2), "halves");
  lang_close (lang);
}

static void
test_lang_without_a_catalog_does_not_open (void **state)
{
  assert_null (lang_open ("de", locale_dir));
  assert_null (lang_open ("it", "/nowhere"));
  assert_null (lang_open ("it", NULL));
}

static void
test_lang_code_cannot_leave_the_directory (void **state)
{
  static const char *const codes[] = { "",
                                       "../it",
                                       "./it",
                                       "it/",
                                       "it/../it",
                                       "/tmp/",
                                       ".",
                                       "_it",
                                       "%s",
                                       "it\n",
                                       "abcdefghijklmnopqrstuvwxyzabcdefghijklmnop" };

  for (size_t i = 0; i < N_ELEMENTS (codes); i++)
    assert_null (lang_open (codes[i], locale_dir));
}

static void
test_lang_with_a_damaged_catalog_does_not_open (void **state)
{
  Mo mo = make_mo (italian, N_ELEMENTS (italian), false);

  write_catalog ("de", mo.bytes, mo.n_bytes - 1);
  assert_null (lang_open ("de", locale_dir));
  remove_catalog ("de");
  write_catalog ("de", "", 0);
  assert_null (lang_open ("de", locale_dir));
  remove_catalog ("de");
  free (mo.bytes);
}

static void
test_lang_catalog_over_16_mib_is_not_read (void **state)
{
  static const off_t limit = 16 << 20;
  Mo mo = make_mo (italian, N_ELEMENTS (italian), false);
  LangCatalog *catalog;
  char path[200];

  write_catalog ("de", mo.bytes, mo.n_bytes);
  format_path (path, sizeof path, "de", "/LC_MESSAGES/caravanserai.mo");
  assert_int_equal (truncate (path, limit), 0);
  catalog = lang_catalog_open (path);
  assert_non_null (catalog);
  lang_catalog_free (catalog);
  assert_int_equal (truncate (path, limit + 1), 0);
  assert_null (lang_catalog_open (path));
  remove_catalog ("de");
  free (mo.bytes);
}

static void
test_lang_catalog_must_be_a_file (void **state)
{
  assert_null (lang_catalog_open (locale_dir));
  assert_null (lang_catalog_open ("/dev/zero"));
  assert_null (lang_catalog_open (""));
}

/* Filled sentences. */

#define TEXT(string)                                                                   \
  {                                                                                    \
    .type = LANG_ARG_TEXT, .text = string                                              \
  }
#define TERM(string)                                                                   \
  {                                                                                    \
    .type = LANG_ARG_TERM, .text = string                                              \
  }
#define NUMBER(number_)                                                                \
  {                                                                                    \
    .type = LANG_ARG_NUMBER, .number = number_                                         \
  }

static void
assert_filled (const char *template, const char *expected)
{
  static const LangArg args[] = { TEXT ("one"), TEXT ("two"), TEXT ("three") };
  Lang *lang = lang_open ("en", locale_dir);
  char *text = lang_fill (lang, template, args, N_ELEMENTS (args));

  assert_string_equal (text, expected);
  free (text);
  lang_close (lang);
}

static void
test_lang_fill_puts_each_argument_in_its_place (void **state)
{
  assert_filled ("%1$s", "one");
  assert_filled ("%1$s, %2$s and %3$s.", "one, two and three.");
  assert_filled ("%3$s%2$s%1$s", "threetwoone");
  assert_filled ("%2$s and %2$s", "two and two");
  assert_filled ("nothing", "nothing");
  assert_filled ("", "");
}

static void
test_lang_fill_writes_one_per_cent_sign_for_two (void **state)
{
  assert_filled ("100%%", "100%");
  assert_filled ("%%", "%");
  assert_filled ("%%%%", "%%");
  assert_filled ("%%1$s", "%1$s");
  assert_filled ("%%%1$s", "%one");
}

static void
test_lang_fill_copies_malformed_placeholders (void **state)
{
  static const char *const templates[] = { "%",      "%1",    "%1$",   "%s",   "%d",
                                           "%1$d",   "%0$s",  "%4$s",  "%9$s", "%10$s",
                                           "% 1$s",  "%-1$s", "%1s",   "%$s",  "%n",
                                           "%1$5s",  "5 %",   "% and", "%1$S", "%a$s",
                                           "%99999", "$s",    "1$s" };

  for (size_t i = 0; i < N_ELEMENTS (templates); i++)
    assert_filled (templates[i], templates[i]);
  assert_filled ("%1%2$s", "%1two");
  assert_filled ("%1$%1$s", "%1$one");
}

/* The template lies at the very end of its memory, for the sanitizers to watch. */
static void
test_lang_fill_reads_no_further_than_the_template (void **state)
{
  static const char whole[] = "a %1$s";

  for (size_t length = 0; length < sizeof whole; length++)
    {
      char *cut = strndup (whole, length);

      assert_non_null (cut);
      assert_filled (cut, length == strlen (whole) ? "a one" : cut);
      free (cut);
    }
}

static void
test_lang_fill_needs_no_arguments (void **state)
{
  Lang *lang = open_lang ("it");
  char *text = lang_fill (lang, "%1$s: 5%%", NULL, 0);

  assert_string_equal (text, "%1$s: 5%");
  free (text);
  lang_close (lang);
}

static void
test_lang_fill_does_not_look_up_its_template (void **state)
{
  Lang *lang = open_lang ("it");
  char *text = lang_fill (lang, "Open", NULL, 0);

  assert_string_equal (text, "Open");
  free (text);
  lang_close (lang);
}

static void
test_lang_fill_does_not_read_arguments_as_templates (void **state)
{
  static const LangArg args[] = { TEXT ("%2$s %%"), TEXT ("Bob"), TEXT (NULL),
                                  TERM (NULL) };
  Lang *lang = open_lang ("it");
  char *text = lang_fill (lang, "%1$s, %2$s%3$s%4$s", args, N_ELEMENTS (args));

  assert_string_equal (text, "%2$s %%, Bob");
  free (text);
  lang_close (lang);
}

static void
test_lang_fill_grows_with_its_arguments (void **state)
{
  char long_text[5001] = "";
  LangArg arg = TEXT (long_text);
  Lang *lang = open_lang ("it");
  char *text;

  memset (long_text, 'x', sizeof long_text - 1);
  text = lang_fill (lang, "%1$s-%1$s", &arg, 1);
  assert_int_equal (strlen (text), 10001);
  assert_int_equal (text[5000], '-');
  free (text);
  lang_close (lang);
}

static void
test_lang_format_reorders_arguments_and_translates_terms (void **state)
{
  static const LangArg args[] = { TERM ("Blue"), TEXT ("Blue") };
  static const LangArg untranslated[] = { TERM ("Green"), TERM ("Red") };
  Lang *lang = open_lang ("it");
  char *text = lang_format (lang, "%1$s plays %2$s", args, 2);

  assert_string_equal (text, "Blue: gioca Blu");
  free (text);
  text = lang_format (lang, "%1$s plays %2$s", untranslated, 2);
  assert_string_equal (text, "Red: gioca Green");
  free (text);
  lang_close (lang);
}

static void
assert_camels (const char *code, unsigned long n, const char *expected)
{
  const LangArg args[] = { NUMBER ((long) n), TERM ("Blue") };
  Lang *lang = open_lang (code);
  char *text = lang_format_plural (lang, "%1$s camel of %2$s", "%1$s camels of %2$s", n,
                                   args, N_ELEMENTS (args));

  assert_string_equal (text, expected);
  free (text);
  lang_close (lang);
}

static void
test_lang_format_plural_agrees_with_the_number (void **state)
{
  assert_camels ("it", 1, "Blu: 1 cammello");
  assert_camels ("it", 1500, "Blu: 1.500 cammelli");
  assert_camels ("en", 1, "1 camel of Blue");
  assert_camels ("en", 0, "0 camels of Blue");
}

static void
assert_number (const char *code, long number, const char *expected)
{
  const LangArg arg = NUMBER (number);
  Lang *lang = open_lang (code);
  char *text = lang_fill (lang, "%1$s", &arg, 1);

  assert_string_equal (text, expected);
  free (text);
  lang_close (lang);
}

static void
test_lang_numbers_below_a_thousand_have_no_separator (void **state)
{
  static const char *const codes[] = { "en", "it", "fr", "xx" };

  for (size_t i = 0; i < N_ELEMENTS (codes); i++)
    {
      assert_number (codes[i], 0, "0");
      assert_number (codes[i], 7, "7");
      assert_number (codes[i], 999, "999");
      assert_number (codes[i], -1, "-1");
      assert_number (codes[i], -999, "-999");
    }
}

static void
test_lang_numbers_are_grouped_as_each_language_does (void **state)
{
  assert_number ("en", 1234, "1,234");
  assert_number ("it", 1234, "1.234");
  assert_number ("fr", 1234, "1" NARROW_SPACE "234");
  assert_number ("xx", 1234, "1,234");
  assert_number ("en", 1000000, "1,000,000");
  assert_number ("it", 12345, "12.345");
  assert_number ("fr", 123456, "123" NARROW_SPACE "456");
  assert_number ("fr", 1234567, "1" NARROW_SPACE "234" NARROW_SPACE "567");
  assert_number ("en", -1234, "-1,234");
  assert_number ("it", -123456, "-123.456");
  assert_number ("fr", -1234, "-1" NARROW_SPACE "234");
}

/* Whatever the size of a long: the digits are those of printf. */
static void
test_lang_numbers_reach_the_ends_of_their_range (void **state)
{
  static const long numbers[] = { LONG_MIN, LONG_MIN + 1, LONG_MAX };
  Lang *lang = open_lang ("it");

  for (size_t i = 0; i < N_ELEMENTS (numbers); i++)
    {
      const LangArg arg = NUMBER (numbers[i]);
      char *text = lang_fill (lang, "%1$s", &arg, 1), *to = text;
      char plain[32];

      snprintf (plain, sizeof plain, "%ld", numbers[i]);
      for (const char *from = text; *from != '\0'; from++)
        if (*from != '.')
          *to++ = *from;
      *to = '\0';
      assert_string_equal (text, plain);
      free (text);
    }
  lang_close (lang);
}

/* The environment. */

typedef struct
{
  const char *language, *lc_all, *lc_messages, *lang;
  const char *expected;
} Environment;

static const Environment *environment;

static const char *
get_variable (const char *name)
{
  if (strcmp (name, "LANGUAGE") == 0)
    return environment->language;
  if (strcmp (name, "LC_ALL") == 0)
    return environment->lc_all;
  if (strcmp (name, "LC_MESSAGES") == 0)
    return environment->lc_messages;
  return strcmp (name, "LANG") == 0 ? environment->lang : NULL;
}

static void
assert_choices (const Environment *table, size_t n_rows)
{
  for (size_t i = 0; i < n_rows; i++)
    {
      environment = &table[i];
      assert_string_equal (lang_from_environment (get_variable), table[i].expected);
    }
}

static void
test_lang_comes_from_the_first_locale_variable_that_is_set (void **state)
{
  static const Environment table[] = {
    /* LANGUAGE, LC_ALL, LC_MESSAGES, LANG */
    { NULL, NULL, NULL, NULL, "en" },
    { "", "", "", "", "en" },
    { NULL, NULL, NULL, "it_IT.UTF-8", "it" },
    { NULL, NULL, NULL, "fr", "fr" },
    { NULL, NULL, NULL, "fr_CH.UTF-8@euro", "fr" },
    { NULL, NULL, NULL, "fr@euro", "fr" },
    { NULL, NULL, NULL, "it.UTF-8", "it" },
    { NULL, NULL, NULL, "en_GB.UTF-8", "en" },
    { NULL, NULL, "it_IT", "fr_FR", "it" },
    { NULL, NULL, "", "fr_FR", "fr" },
    { NULL, "fr_FR", "it_IT", "en_US", "fr" },
    { NULL, "", "it_IT", "en_US", "it" },
    { NULL, "C", "it_IT", "fr_FR", "en" },
  };

  assert_choices (table, N_ELEMENTS (table));
}

static void
test_lang_is_english_where_no_language_fits (void **state)
{
  static const Environment table[] = {
    { NULL, NULL, NULL, "de_DE.UTF-8", "en" }, { NULL, NULL, NULL, "fro_FR", "en" },
    { NULL, NULL, NULL, "i", "en" },           { NULL, NULL, NULL, "_IT", "en" },
    { NULL, NULL, NULL, "IT", "en" },          { "de:es", NULL, NULL, "it_IT", "en" },
    { ":", NULL, NULL, "it_IT", "en" },
  };

  assert_choices (table, N_ELEMENTS (table));
}

static void
test_lang_list_goes_before_the_locale (void **state)
{
  static const Environment table[] = {
    { "fr", NULL, NULL, "it_IT.UTF-8", "fr" },
    { "de:fr:it", NULL, NULL, "en_US.UTF-8", "fr" },
    { "de_AT:it_CH.UTF-8", NULL, NULL, "de_AT.UTF-8", "it" },
    { "en:it", NULL, NULL, "it_IT.UTF-8", "en" },
    { "::it", NULL, NULL, "de_DE.UTF-8", "it" },
    { "it:", NULL, NULL, "de_DE.UTF-8", "it" },
    { "", NULL, NULL, "it_IT.UTF-8", "it" },
    { "de:C:it", NULL, NULL, "it_IT.UTF-8", "en" },
    { "fr", "it_IT", NULL, NULL, "fr" },
    { "fr", NULL, "it_IT", NULL, "fr" },
  };

  assert_choices (table, N_ELEMENTS (table));
}

/* Who sets it means it, whatever the locale: unlike in gettext. */
static void
test_lang_list_needs_no_locale (void **state)
{
  static const Environment table[] = {
    { "it", NULL, NULL, NULL, "it" },
    { "it", NULL, NULL, "C", "it" },
    { "it", NULL, NULL, "POSIX", "it" },
    { "it", NULL, NULL, "C.UTF-8", "it" },
    { "it", NULL, NULL, "C.utf8", "it" },
    { "it", "C", NULL, "fr_FR", "it" },
    { "it", "POSIX", NULL, NULL, "it" },
    { "it", NULL, "C", "fr_FR", "it" },
    { "it", "", "", "", "it" },
    { "de:fr", "", "C.UTF-8", "it_IT", "fr" },
    { "de", NULL, NULL, "C.UTF-8", "en" },
    { "C", NULL, NULL, "it_IT", "en" },
    { "", NULL, NULL, "C.UTF-8", "en" },
  };

  assert_choices (table, N_ELEMENTS (table));
}

static const struct CMUnitTest tests[] = {
  cmocka_unit_test (test_lang_catalog_finds_each_of_its_messages),
  cmocka_unit_test (test_lang_catalog_finds_nothing_it_does_not_have),
  cmocka_unit_test (test_lang_catalog_never_shows_its_header),
  cmocka_unit_test (test_lang_catalog_tells_contexts_apart),
  cmocka_unit_test (test_lang_catalog_gives_the_first_of_plural_forms),
  cmocka_unit_test (test_lang_catalog_takes_an_empty_form_for_untranslated),
  cmocka_unit_test (test_lang_catalog_reads_both_byte_orders),
  cmocka_unit_test (test_lang_catalog_may_be_empty),
  cmocka_unit_test (test_lang_catalog_of_another_major_revision_is_rejected),
  cmocka_unit_test (test_lang_catalog_with_another_magic_number_is_rejected),
  cmocka_unit_test (test_lang_catalog_that_points_outside_itself_is_rejected),
  cmocka_unit_test (test_lang_catalog_with_a_string_that_does_not_end_is_rejected),
  cmocka_unit_test (test_lang_catalog_out_of_order_is_rejected),
  cmocka_unit_test (test_lang_catalog_orders_keys_by_unsigned_bytes),
  cmocka_unit_test (test_lang_catalog_cut_short_anywhere_is_rejected),
  cmocka_unit_test (test_lang_catalog_survives_every_changed_byte),
  cmocka_unit_test (test_lang_plural_is_germanic_where_the_catalog_does_not_say),
  cmocka_unit_test (test_lang_plural_of_zero_is_plural_in_english_and_italian),
  cmocka_unit_test (test_lang_plural_of_zero_is_singular_in_french),
  cmocka_unit_test (test_lang_plural_has_three_forms_in_polish),
  cmocka_unit_test (test_lang_plural_has_one_form_in_japanese),
  cmocka_unit_test (test_lang_plural_has_six_forms_in_arabic),
  cmocka_unit_test (test_lang_plural_rule_binds_like_c),
  cmocka_unit_test (test_lang_plural_form_too_high_is_the_last),
  cmocka_unit_test (test_lang_plural_survives_division_by_zero),
  cmocka_unit_test (test_lang_plural_rule_nested_too_deep_is_rejected),
  cmocka_unit_test (test_lang_plural_rule_too_long_is_rejected),
  cmocka_unit_test (test_lang_plural_rule_that_makes_no_sense_is_rejected),
  cmocka_unit_test (test_lang_offers_english_italian_and_french),
  cmocka_unit_test (test_lang_english_says_what_it_is_given),
  cmocka_unit_test (test_lang_several_are_open_at_once),
  cmocka_unit_test (test_lang_falls_back_on_the_source_text),
  cmocka_unit_test (test_lang_without_a_catalog_does_not_open),
  cmocka_unit_test (test_lang_code_cannot_leave_the_directory),
  cmocka_unit_test (test_lang_with_a_damaged_catalog_does_not_open),
  cmocka_unit_test (test_lang_catalog_over_16_mib_is_not_read),
  cmocka_unit_test (test_lang_catalog_must_be_a_file),
  cmocka_unit_test (test_lang_fill_puts_each_argument_in_its_place),
  cmocka_unit_test (test_lang_fill_writes_one_per_cent_sign_for_two),
  cmocka_unit_test (test_lang_fill_copies_malformed_placeholders),
  cmocka_unit_test (test_lang_fill_reads_no_further_than_the_template),
  cmocka_unit_test (test_lang_fill_needs_no_arguments),
  cmocka_unit_test (test_lang_fill_does_not_look_up_its_template),
  cmocka_unit_test (test_lang_fill_does_not_read_arguments_as_templates),
  cmocka_unit_test (test_lang_fill_grows_with_its_arguments),
  cmocka_unit_test (test_lang_format_reorders_arguments_and_translates_terms),
  cmocka_unit_test (test_lang_format_plural_agrees_with_the_number),
  cmocka_unit_test (test_lang_numbers_below_a_thousand_have_no_separator),
  cmocka_unit_test (test_lang_numbers_are_grouped_as_each_language_does),
  cmocka_unit_test (test_lang_numbers_reach_the_ends_of_their_range),
  cmocka_unit_test (test_lang_comes_from_the_first_locale_variable_that_is_set),
  cmocka_unit_test (test_lang_is_english_where_no_language_fits),
  cmocka_unit_test (test_lang_list_goes_before_the_locale),
  cmocka_unit_test (test_lang_list_needs_no_locale),
};

int
main (void)
{
  cmocka_set_message_output (CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name ("lang", tests, make_locale_dir,
                                      remove_locale_dir);
}
