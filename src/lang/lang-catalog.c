/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reader of .mo files.  A catalog is a header of seven 32-bit words in either byte
   order, a table of keys, a table of translations (each row a length and an offset) and
   the strings they point to.  The hash table a file may also have is not used: the keys
   are sorted.

   What holds of every LangCatalog:
   1. every entry's key and text lie inside `bytes` and are followed there by a NUL;
   2. the keys ascend strictly, in the order of strcmp;
   3. `plural_rule` is an expression that read_rule accepts. */

#include "lang-catalog.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rec-file.h"

#define MAGIC            0x950412deu
#define MAGIC_SWAPPED    0xde120495u
#define HEADER_SIZE      28
#define ROW_SIZE         8
#define MAX_FILE_SIZE    (16u << 20)
#define MAX_PLURAL_FORMS 8
#define MAX_RULE_LENGTH  512
#define MAX_RULE_DEPTH   32
#define CONTEXT_GLUE     '\004'

/* Germanic plurals, which gettext too takes for a catalog that does not say. */
#define DEFAULT_RULE  "n != 1"
#define DEFAULT_FORMS 2

typedef struct
{
  const char *key;
  const char *text; /* The forms, a NUL after each. */
  size_t length;    /* Of all forms together, without the last NUL. */
} Entry;

struct LangCatalog
{
  char *bytes;
  size_t n_bytes;
  bool big_endian;
  Entry *entries;
  size_t n_entries;
  unsigned long n_plural_forms;
  const char *plural_rule; /* Inside `bytes`, or DEFAULT_RULE. */
};

/* Plural rules.

   The rule is evaluated from its text at each use: it is short, and a tree would need
   as much code again.  All branches are read whatever n is, so a rule that reads well
   for one n reads well for all. */

typedef struct
{
  const char *at;
  unsigned long n;
  int depth;
  bool failed;
} RuleReader;

typedef enum
{
  OPERATOR_OR,
  OPERATOR_AND,
  OPERATOR_EQUAL,
  OPERATOR_UNEQUAL,
  OPERATOR_AT_MOST,
  OPERATOR_AT_LEAST,
  OPERATOR_LESS,
  OPERATOR_MORE,
  OPERATOR_PLUS,
  OPERATOR_MINUS,
  OPERATOR_TIMES,
  OPERATOR_OVER,
  OPERATOR_MODULO,
  OPERATOR_NONE
} Operator;

/* A higher level binds tighter.  "<=" stands before "<", its beginning. */
static const struct
{
  char sign[3];
  int level;
} operators[] = {
  [OPERATOR_OR] = { "||", 1 },      [OPERATOR_AND] = { "&&", 2 },
  [OPERATOR_EQUAL] = { "==", 3 },   [OPERATOR_UNEQUAL] = { "!=", 3 },
  [OPERATOR_AT_MOST] = { "<=", 4 }, [OPERATOR_AT_LEAST] = { ">=", 4 },
  [OPERATOR_LESS] = { "<", 4 },     [OPERATOR_MORE] = { ">", 4 },
  [OPERATOR_PLUS] = { "+", 5 },     [OPERATOR_MINUS] = { "-", 5 },
  [OPERATOR_TIMES] = { "*", 6 },    [OPERATOR_OVER] = { "/", 6 },
  [OPERATOR_MODULO] = { "%", 6 },
};

#define LOOSEST_LEVEL 1

static unsigned long read_choice (RuleReader *reader);

static const char *
skip_blanks (const char *text)
{
  while (*text == ' ' || *text == '\t')
    text++;
  return text;
}

static bool
is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static unsigned long
fail (RuleReader *reader)
{
  reader->failed = true;
  return 0;
}

static bool
take_sign (RuleReader *reader, char sign)
{
  reader->at = skip_blanks (reader->at);
  if (*reader->at != sign)
    return false;
  reader->at++;
  return true;
}

/* Signs have one character or two. */
static bool
has_sign (const char *text, const char *sign)
{
  return text[0] == sign[0] && (sign[1] == '\0' || text[1] == sign[1]);
}

static Operator
find_operator (RuleReader *reader)
{
  reader->at = skip_blanks (reader->at);
  for (Operator op = OPERATOR_OR; op < OPERATOR_NONE; op++)
    if (has_sign (reader->at, operators[op].sign))
      return op;
  return OPERATOR_NONE;
}

/* The arithmetic is unsigned, as in gettext.  A quotient by zero is zero: some branch
   not taken for this n may well divide by it, and all branches are evaluated. */
static unsigned long
apply_operator (Operator op, unsigned long a, unsigned long b)
{
  switch (op)
    {
    case OPERATOR_OR:
      return a || b;
    case OPERATOR_AND:
      return a && b;
    case OPERATOR_EQUAL:
      return a == b;
    case OPERATOR_UNEQUAL:
      return a != b;
    case OPERATOR_AT_MOST:
      return a <= b;
    case OPERATOR_AT_LEAST:
      return a >= b;
    case OPERATOR_LESS:
      return a < b;
    case OPERATOR_MORE:
      return a > b;
    case OPERATOR_PLUS:
      return a + b;
    case OPERATOR_MINUS:
      return a - b;
    case OPERATOR_TIMES:
      return a * b;
    case OPERATOR_OVER:
      return b == 0 ? 0 : a / b;
    case OPERATOR_MODULO:
      return b == 0 ? 0 : a % b;
    case OPERATOR_NONE:
      break;
    }
  return 0;
}

/* Eight digits are more than any language counts by, and cannot overflow. */
static unsigned long
read_number (RuleReader *reader)
{
  unsigned long number = 0;

  for (int n_digits = 0; is_digit (*reader->at); n_digits++)
    {
      if (n_digits == 8)
        return fail (reader);
      number = number * 10 + (unsigned long) (*reader->at++ - '0');
    }
  return number;
}

/* Parentheses and "!" are the ways to nest, beside the choices of read_choice; each
   level passes through here or there, and `depth` counts them. */
static unsigned long
read_operand (RuleReader *reader)
{
  unsigned long value = 0;

  if (reader->depth >= MAX_RULE_DEPTH)
    return fail (reader);
  reader->depth++;
  if (take_sign (reader, '!'))
    value = !read_operand (reader);
  else if (take_sign (reader, 'n'))
    value = reader->n;
  else if (take_sign (reader, '('))
    {
      value = read_choice (reader);
      if (!take_sign (reader, ')'))
        fail (reader);
    }
  else if (is_digit (*reader->at))
    value = read_number (reader);
  else
    fail (reader);
  reader->depth--;
  return value;
}

/* Takes the operators of this level and tighter ones; looser ones are left to the
   caller, who has the left operand for them. */
static unsigned long
read_operation (RuleReader *reader, int level)
{
  unsigned long value = read_operand (reader);

  while (!reader->failed)
    {
      Operator op = find_operator (reader);

      if (op == OPERATOR_NONE || operators[op].level < level)
        break;
      reader->at += strlen (operators[op].sign);
      value =
          apply_operator (op, value, read_operation (reader, operators[op].level + 1));
    }
  return value;
}

static unsigned long
read_choice (RuleReader *reader)
{
  unsigned long condition, yes, no;

  if (reader->depth >= MAX_RULE_DEPTH)
    return fail (reader);
  condition = read_operation (reader, LOOSEST_LEVEL);
  if (reader->failed || !take_sign (reader, '?'))
    return condition;
  reader->depth++;
  yes = read_choice (reader);
  if (!take_sign (reader, ':'))
    fail (reader);
  no = reader->failed ? 0 : read_choice (reader);
  reader->depth--;
  return condition ? yes : no;
}

/* The rule ends at a semicolon, with its line or with the text (whose NUL strchr finds
   as well); none of these begins an operator, so nothing needs cutting out. */
static bool
read_rule (const char *rule, unsigned long n, unsigned long *ret_form)
{
  RuleReader reader = { .at = rule, .n = n };
  unsigned long form = read_choice (&reader);

  reader.at = skip_blanks (reader.at);
  if (reader.failed || strchr (";\n", *reader.at) == NULL)
    return false;
  *ret_form = form;
  return true;
}

/* The header entry. */

static const char *
skip_word (const char *text, const char *word)
{
  size_t length = strlen (word);

  text = skip_blanks (text);
  return strncmp (text, word, length) == 0 ? text + length : NULL;
}

/* The value of a field of the header, whose lines read "Name: value". */
static const char *
find_field (const char *header, const char *name)
{
  for (const char *line = header; line != NULL;)
    {
      if (strncmp (line, name, strlen (name)) == 0)
        return line + strlen (name);
      line = strchr (line, '\n');
      if (line != NULL)
        line++;
    }
  return NULL;
}

/* Reads "nplurals=2; plural=n != 1;". */
static bool
set_plural_forms (LangCatalog *catalog, const char *field)
{
  const char *at = skip_word (field, "nplurals=");
  unsigned long form;

  if (at == NULL)
    return false;
  at = skip_blanks (at);
  if (*at < '1' || *at > '0' + MAX_PLURAL_FORMS)
    return false;
  catalog->n_plural_forms = (unsigned long) (*at - '0');
  at = skip_word (at + 1, ";");
  if (at != NULL)
    at = skip_word (at, "plural=");
  if (at == NULL || strcspn (at, ";\n") > MAX_RULE_LENGTH)
    return false;
  catalog->plural_rule = at;
  return read_rule (at, 0, &form);
}

/* The header is the translation of the empty key, which sorts first.  A catalog may do
   without it, but one whose rule makes no sense is damaged: it would show wrong plurals
   without a word. */
static bool
read_header_entry (LangCatalog *catalog)
{
  const char *field = NULL;

  catalog->plural_rule = DEFAULT_RULE;
  catalog->n_plural_forms = DEFAULT_FORMS;
  if (catalog->n_entries > 0 && *catalog->entries[0].key == '\0')
    field = find_field (catalog->entries[0].text, "Plural-Forms:");
  return field == NULL || set_plural_forms (catalog, field);
}

/* The file. */

/* Offset must have been checked.  Bytewise, for a hostile table may stand anywhere. */
static uint32_t
word_at (const LangCatalog *catalog, size_t offset)
{
  uint32_t word = 0;

  assert (offset + 4 <= catalog->n_bytes);
  for (size_t i = 0; i < 4; i++)
    {
      size_t place = catalog->big_endian ? i : 3 - i;

      word = word << 8 | (unsigned char) catalog->bytes[offset + place];
    }
  return word;
}

/* The sum of 32-bit values is taken in 64 bits, here and below: it cannot wrap. */
static bool
has_table (const LangCatalog *catalog, uint32_t offset, uint32_t n_rows)
{
  return (uint64_t) offset + (uint64_t) n_rows * ROW_SIZE <= catalog->n_bytes;
}

/* Keeps invariant 1. */
static const char *
string_of_row (const LangCatalog *catalog, size_t row, size_t *ret_length)
{
  uint32_t length = word_at (catalog, row);
  uint32_t offset = word_at (catalog, row + 4);

  if ((uint64_t) offset + length >= catalog->n_bytes)
    return NULL;
  if (catalog->bytes[(size_t) offset + length] != '\0')
    return NULL;
  *ret_length = length;
  return catalog->bytes + offset;
}

/* Keeps invariant 2.  Equal keys are refused too: which one a search finds would be
   chance. */
static bool
is_in_order (const LangCatalog *catalog, size_t i)
{
  return i == 0 || strcmp (catalog->entries[i - 1].key, catalog->entries[i].key) < 0;
}

static bool
read_entries (LangCatalog *catalog, size_t keys, size_t texts)
{
  for (size_t i = 0; i < catalog->n_entries; i++)
    {
      Entry *entry = &catalog->entries[i];
      size_t key_length;

      entry->key = string_of_row (catalog, keys + i * ROW_SIZE, &key_length);
      entry->text = string_of_row (catalog, texts + i * ROW_SIZE, &entry->length);
      if (entry->key == NULL || entry->text == NULL || !is_in_order (catalog, i))
        return false;
    }
  return true;
}

static bool
read_magic (LangCatalog *catalog)
{
  uint32_t magic = word_at (catalog, 0);

  catalog->big_endian = magic == MAGIC_SWAPPED;
  return magic == MAGIC || magic == MAGIC_SWAPPED;
}

/* The upper half of the revision is the major one.  A higher minor one only adds tables
   that older readers may leave aside. */
static bool
read_file (LangCatalog *catalog)
{
  uint32_t n_entries, keys, texts;

  if (catalog->n_bytes < HEADER_SIZE || !read_magic (catalog))
    return false;
  if (word_at (catalog, 4) >> 16 != 0)
    return false;
  n_entries = word_at (catalog, 8);
  keys = word_at (catalog, 12);
  texts = word_at (catalog, 16);
  if (!has_table (catalog, keys, n_entries) || !has_table (catalog, texts, n_entries))
    return false;
  /* One more, for calloc may answer NULL when asked for none. */
  catalog->entries = calloc ((size_t) n_entries + 1, sizeof *catalog->entries);
  if (catalog->entries == NULL)
    return false;
  catalog->n_entries = n_entries;
  return read_entries (catalog, keys, texts) && read_header_entry (catalog);
}

/* Takes the bytes over, also when it fails. */
static LangCatalog *
adopt_bytes (char *bytes, size_t n_bytes)
{
  LangCatalog *catalog = calloc (1, sizeof *catalog);

  if (catalog == NULL)
    {
      free (bytes);
      return NULL;
    }
  catalog->bytes = bytes;
  catalog->n_bytes = n_bytes;
  if (!read_file (catalog))
    {
      lang_catalog_free (catalog);
      return NULL;
    }
  return catalog;
}

LangCatalog *
lang_catalog_parse (const void *bytes, size_t n_bytes)
{
  char *copy;

  if (n_bytes < HEADER_SIZE || n_bytes > MAX_FILE_SIZE)
    return NULL;
  copy = malloc (n_bytes);
  if (copy == NULL)
    return NULL;
  memcpy (copy, bytes, n_bytes);
  return adopt_bytes (copy, n_bytes);
}

LangCatalog *
lang_catalog_open (const char *path)
{
  RecBytes bytes;
  RecError unused;

  if (!rec_file_read (path, MAX_FILE_SIZE, &bytes, &unused))
    return NULL;
  if (bytes.size >= HEADER_SIZE)
    return adopt_bytes (bytes.data, bytes.size);
  rec_bytes_free (&bytes);
  return NULL;
}

void
lang_catalog_free (LangCatalog *catalog)
{
  if (catalog == NULL)
    return;
  free (catalog->entries);
  free (catalog->bytes);
  free (catalog);
}

/* Look-ups. */

/* Compares as if context, glue and msgid were one string, so that none has to be made.
   A key ends at its first NUL: what follows there is the English plural. */
static int
compare_with_key (const char *context, const char *msgid, const char *key)
{
  size_t length;
  int order;

  if (context == NULL)
    return strcmp (msgid, key);
  length = strlen (context);
  order = strncmp (context, key, length);
  if (order != 0)
    return order;
  if (key[length] != CONTEXT_GLUE)
    return CONTEXT_GLUE < (unsigned char) key[length] ? -1 : 1;
  return strcmp (msgid, key + length + 1);
}

static const Entry *
find_entry (const LangCatalog *catalog, const char *context, const char *msgid)
{
  size_t low = 0, high = catalog->n_entries;

  if (context == NULL && *msgid == '\0')
    return NULL;
  while (low < high)
    {
      size_t middle = low + (high - low) / 2;
      int order = compare_with_key (context, msgid, catalog->entries[middle].key);

      if (order == 0)
        return &catalog->entries[middle];
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }
  return NULL;
}

static const char *
text_or_null (const char *text)
{
  return *text != '\0' ? text : NULL;
}

const char *
lang_catalog_find (const LangCatalog *catalog, const char *msgid)
{
  const Entry *entry = find_entry (catalog, NULL, msgid);

  return entry != NULL ? text_or_null (entry->text) : NULL;
}

const char *
lang_catalog_find_context (const LangCatalog *catalog,
                           const char *context,
                           const char *msgid)
{
  const Entry *entry = find_entry (catalog, context, msgid);

  return entry != NULL ? text_or_null (entry->text) : NULL;
}

/* The last form there is, when there is none of that number. */
static const char *
form_of_entry (const Entry *entry, unsigned long form)
{
  const char *text = entry->text;
  const char *end = entry->text + entry->length;

  for (; form > 0; form--)
    {
      const char *next = text + strlen (text) + 1;

      if (next > end)
        break;
      text = next;
    }
  return text;
}

const char *
lang_catalog_find_plural (const LangCatalog *catalog,
                          const char *msgid,
                          unsigned long n)
{
  const Entry *entry = find_entry (catalog, NULL, msgid);
  unsigned long form = 0;
  bool has_form;

  if (entry == NULL)
    return NULL;
  has_form = read_rule (catalog->plural_rule, n, &form);
  assert (has_form); /* By invariant 3. */
  if (!has_form)
    return NULL;
  if (form >= catalog->n_plural_forms)
    form = catalog->n_plural_forms - 1;
  return text_or_null (form_of_entry (entry, form));
}
