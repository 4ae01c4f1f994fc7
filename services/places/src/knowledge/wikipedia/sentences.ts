/** Abbreviations with a period that does not end a sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Rev|Gen|Col|Capt|Lt|Jr|Sr|c|ca|fl|approx|est|pop|no|nos|vol|vs|cf|e\.g|i\.e|a\.k\.a|Inc|Ltd|Co|bzw|ca|geb|Jh|Jhs|hl|sog|u\.a|z\.B|d\.h|\p{Lu}|\p{Lu}\.\p{Lu})\.$/iu;
/** Languages in which a period after a number marks an ordinal: "15. Jahrhundert". */
const ORDINAL_LANGUAGES = new Set(['de', 'da', 'nb', 'no', 'fi', 'cs', 'hu', 'pl', 'sk', 'sl', 'hr']);

/** Words in parentheses that are meaningless without the link or audio to which they belong. */
const EMPTY_WORDS =
  /^(listen|locally|pronounced|pronunciation|ipa|lit|literally|help|info|audio|also|or|and|anhören\/\?|aussprache|prononciation)?[\s:.]*$/iu;
/** "French: ", "Ancient Greek:" without the word that followed. */
const LANGUAGE_LABEL = /^\p{Lu}[\p{L}\s-]{1,30}:\s*$/u;
/** Pronunciations: between slashes or brackets, or respelled with capital letters after them. */
const SOUNDS = /(?<![\p{L}\d])\/[^/\d]{1,60}\/(\s+[^\s,;]*\p{Lu}{2,}[^\s,;]*)*|\[[^\]]{1,80}\]/gu;

/**
 * Removes remains of pronunciations and links from an extract: empty parentheses, pronunciations, and spaces before
 * commas. Dates and names in parentheses remain.
 */
export function cleanExtract(text: string): string {
  let cleaned = text;
  // Inner parentheses come first; no extract is nested more deeply.
  for (let depth = 0; depth < 3; depth++) {
    cleaned = cleaned.replace(/[(（]([^()（）]*)[)）]/gu, (_, inner: string) => {
      const parts = inner
        .replace(SOUNDS, '')
        .split(/[;；]/)
        .map((part) => cleanList(part))
        .filter(Boolean);
      return parts.length === 0 ? '' : `\u0001${parts.join('; ')}\u0002`;
    });
  }
  return cleaned
    .replaceAll('\u0001', '(')
    .replaceAll('\u0002', ')')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
}

/** Removes the empty elements of a list: "French: , locally , 1889" becomes "1889". */
const cleanList = (text: string) =>
  text
    .split(/[,，](?!\d)/)
    .map((part) => part.trim())
    .filter((part) => !EMPTY_WORDS.test(part) && !LANGUAGE_LABEL.test(part))
    .join(', ')
    .trim();

/** Splits a text into sentences. */
export function splitSentences(text: string, language: string): string[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const sentences: string[] = [];
  let current = '';
  for (const segment of segments) {
    current += segment;
    if (isUnfinished(current, language)) continue;
    sentences.push(current.trim());
    current = '';
  }
  return [...sentences, current.trim()].filter(Boolean);
}

/** A line break always ends a sentence. */
function isUnfinished(text: string, language: string): boolean {
  if (text.endsWith('\n')) return false;
  const trimmed = text.trimEnd();
  const opened = [...trimmed].filter((letter) => letter === '(').length;
  const closed = [...trimmed].filter((letter) => letter === ')').length;
  return opened > closed || ABBREVIATIONS.test(trimmed) || (ORDINAL_LANGUAGES.has(language) && /\d\.$/.test(trimmed));
}
