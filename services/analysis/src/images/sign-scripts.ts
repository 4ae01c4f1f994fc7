/**
 * Scripts in which signs are read, each with one model. Ukrainian is separate: it has letters that the Cyrillic model
 * lacks.
 */
export const SIGN_SCRIPTS = [
  'latin',
  'cyrillic',
  'ukrainian',
  'greek',
  'arabic',
  'devanagari',
  'thai',
  'simplifiedChinese',
  'traditionalChinese',
  'japanese',
  'korean',
] as const;
export type SignScript = (typeof SIGN_SCRIPTS)[number];

/** Language of the Tesseract model for each script; there is one npm package per language. */
export const MODEL_LANGUAGES: Record<SignScript, string> = {
  latin: 'eng',
  // The Kazakh alphabet contains the Russian and the Bulgarian one. There is no package for Russian.
  cyrillic: 'kaz',
  ukrainian: 'ukr',
  greek: 'ell',
  arabic: 'ara',
  devanagari: 'hin',
  thai: 'tha',
  simplifiedChinese: 'chi_sim',
  traditionalChinese: 'chi_tra',
  japanese: 'jpn',
  korean: 'kor',
};

/** Countries, by ISO 3166-1 alpha-2 code, whose public signs use a script besides Latin. All others use only Latin. */
const COUNTRIES: Partial<Record<SignScript, string>> = {
  cyrillic: 'BA BG BY KG KZ ME MK MN RS RU TJ UZ XK',
  ukrainian: 'UA',
  greek: 'CY GR',
  arabic: 'AE BH DJ DZ EG EH ER IL IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE AF',
  devanagari: 'IN NP',
  thai: 'TH',
  simplifiedChinese: 'CN MY SG',
  traditionalChinese: 'HK MO TW',
  japanese: 'JP',
  korean: 'KR KP',
};

/** Returns the script that signs of a country use besides Latin; null if there is none, or none that can be read. */
export function getScriptOfCountry(code: string): SignScript | null {
  return SIGN_SCRIPTS.find((script) => COUNTRIES[script]?.split(' ').includes(code)) ?? null;
}

/** Letters of each script. */
const LETTERS: Record<SignScript, RegExp> = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  ukrainian: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
  thai: /\p{Script=Thai}/u,
  simplifiedChinese: /\p{Script=Han}/u,
  traditionalChinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
};

/** Returns the share of the letters of a text that belong to a script, 0 to 1. */
export function getShareOfScript(text: string, script: SignScript): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length === 0 ? 0 : letters.filter((letter) => LETTERS[script].test(letter)).length / letters.length;
}

const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Number of letters that a character for a syllable or word counts as: two such characters can be a name. */
const LETTERS_PER_SYLLABLE = 3;

/** Counts letters, vowel signs and digits; a character that stands for a syllable counts as three. */
export function countCharacters(text: string): number {
  const characters = text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  return characters + (LETTERS_PER_SYLLABLE - 1) * (text.match(SYLLABLES)?.length ?? 0);
}
