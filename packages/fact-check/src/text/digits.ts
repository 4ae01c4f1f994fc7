/**
 * Zeros of scripts with their own digits: Arabic, Persian, Indian, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian, wide.
 */
const ZEROS = '٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐０';
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/gu;

/** Replaces digits of other scripts with 0 to 9. */
export const writeArabicDigits = (text: string): string => text.replace(FOREIGN_DIGIT, toDigit);

function toDigit(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = [...ZEROS].find((each) => code >= each.charCodeAt(0) && code < each.charCodeAt(0) + 10);
  return zero === undefined ? sign : String(code - zero.charCodeAt(0));
}
