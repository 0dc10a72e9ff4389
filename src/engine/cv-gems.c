/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing handfuls of gems. */
#include "cv-gems.h"

#include <assert.h>
#include <string.h>

bool
cv_gems_parse (const char *letters, CvGems *ret_gems)
{
  assert (letters != NULL && ret_gems != NULL);

  CvGems gems = 0;

  for (; *letters != '\0'; letters++)
    {
      const char *found = strchr (CV_GEM_LETTERS, *letters);
      if (found == NULL)
        return false;
      int color = (int) (found - CV_GEM_LETTERS);
      if (cv_gems_count (gems, color) == CV_GEM_MOST)
        return false;
      gems += cv_gems_of (color, 1);
    }

  *ret_gems = gems;
  return true;
}

const char *
cv_gems_print (CvGems gems, char buffer[CV_GEMS_TEXT_SIZE])
{
  assert (buffer != NULL);

  char *end = buffer;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    for (int n = cv_gems_count (gems, color); n > 0; n--)
      *end++ = CV_GEM_LETTERS[color];
  *end = '\0';
  return buffer;
}
