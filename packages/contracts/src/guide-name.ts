/** Characters of the name a guide is asked for by, at most. */
export const MAX_GUIDE_NAME_LENGTH = 200;

/** Scripts in which two characters are a whole name. */
const SHORT_NAME_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a trimmed name has the 3 characters, or 2 of such a script, without which no guide can be asked for. */
export const isLongEnoughName = (name: string): boolean => name.length >= (SHORT_NAME_SCRIPTS.test(name) ? 2 : 3);

/** Whether a guide can be asked for by a name; beside a position, any name will do. */
export const isGuideName = (name: string, hasPosition = false): boolean =>
  (hasPosition ? name.length > 0 : isLongEnoughName(name)) && name.length <= MAX_GUIDE_NAME_LENGTH;
