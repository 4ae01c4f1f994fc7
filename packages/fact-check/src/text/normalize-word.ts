const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/**
 * Returns a word in the form in which words are compared: in lower case, without accents and vowel marks, and with one
 * spelling for variants of Arabic letters.
 */
export function normalizeWord(word: string): string {
  if (/^[a-z\d'-]*$/.test(word)) return word;
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(ARABIC_MARKS, '')
    .normalize('NFKC')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
}

const ENGLISH_ENDING = /(?:'s|s')$/;

/**
 * Removes the ending of a normalized word. This is approximate: forms of one word become equal, and different words
 * rarely do.
 */
export function toStem(word: string, language: string): string {
  if (word.length < 4) return word.replace(ENGLISH_ENDING, '');
  if (language === 'en') return toEnglishStem(word.replace(ENGLISH_ENDING, ''));
  if (language === 'ja' || language === 'ar') return word;
  return word.replace(/(?:ern|en|er|es|em|os|as|is|e|n|s|a|o|i)$/, '');
}

function toEnglishStem(word: string): string {
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ly)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{2})e$/, '');
  return stem.replace(/(?<=[a-z]{2})i$/, 'y');
}
