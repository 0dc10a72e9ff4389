# SPDX-License-Identifier: GPL-3.0-or-later
# awk -v language=fr -f names.awk: reads a catalog as `msgcat --no-wrap` writes it and
# prints each translation in which a person, a colour or a game stands where the language
# has no right form for it. What stands there is told by the letter of the placeholder
# (lang-format.h): p who acts, n another name, c a colour, g a game.

function refuse(why, text) { print why ": " text }

# Names begin with a vowel or not: nothing may stand before them that elides.
function check_french(text) {
  if (text ~ /(^|[^[:alpha:]])([Dd]e|[Qq]ue|[Ss]i|[Jj]usque|[Ll]orsque|[Pp]uisque)[  ]%[1-9]\$[png]/ ||
      text ~ /(^|[^[:alpha:]])([Dd]|[Qq]u|[Ss]|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)’%[1-9]\$[png]/)
    refuse("a name after a word that elides", text)
  if (text ~ /(^|[^[:alpha:]])(à|par|pour|avec|contre|chez)[  ]%[1-9]\$p/)
    refuse("somebody who acts, after a preposition", text)
}

# Names have no article, colours always; who acts brings the own one.
function check_italian(text,    rest) {
  if (text ~ /(^|[^[:alpha:]])([Ii]l|[Ll]o|[Ll]a|[Gg]li|[Ll]e|[Dd]e[li]|[Aa][li]|[Dd]a[li]|[Nn]e[li]|[Ss]u[li]|[Cc]ol|[Dd]ello|[Dd]ella|[Aa]llo|[Aa]lla) %[1-9]\$[pn]/ ||
      text ~ /’%[1-9]\$[pn]/)
    refuse("an article before a name", text)
  if (text ~ /(^|[^[:alpha:]])([Aa]d?|[Dd]i|[Dd]a|[Ii]n|[Cc]on|[Ss]u|[Pp]er|[Tt]ra|[Ff]ra) %[1-9]\$p/)
    refuse("somebody who acts, after a preposition", text)
  rest = text
  gsub(/([Ii]l|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul|[Cc]ol) %[1-9]\$c/, "", rest)
  if (rest ~ /%[1-9]\$c/)
    refuse("a colour without an article", text)
}

/^msgid "/ { id = $0 }
/^msgstr/ {
  if (language == "fr") check_french($0)
  if (language == "it") check_italian($0)
}

# In a sentence a name needs a twin for who has none: the same with a colour.
/^msgid/ && /[[:alpha:]] %[1-9]\$n/ { wants[$0] = gensub_n($0) }
/^msgid/ { has[$0] = 1 }
function gensub_n(text) { gsub(/\$n/, "$c", text); return text }
END {
  for (text in wants)
    if (!(wants[text] in has))
      refuse("no twin with a colour", text)
}
