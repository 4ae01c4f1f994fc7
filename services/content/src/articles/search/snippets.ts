import { escapeMarkup } from '@placelore/contracts/core/markup.js';

/**
 * Maximum length of an excerpt in characters, how much of it precedes a match that is late in its sentence, and up to
 * where a match is not late. Cards show about a hundred characters.
 */
const EXCERPT = { length: 220, leadLength: 30, maxStart: 60 } as const;
/** Maximum number of matches in a text whose sentences are compared. */
const MAX_COMPARED_MATCHES = 20;
/** Matches the gap between sentences, but not after "St." or "c.". */
const SENTENCE_GAP = /(?<=[\p{Ll}\p{N})”"]{2}[.!?]["”’)]?)\s+(?=[\p{Lu}\p{N}"“])/u;
/** Separates the names of a place. */
const NAME_SEPARATOR = ' · ';
/** Minimum length of a highlighted word in Latin script, and of the stem that its forms share. */
const MIN_WORD_LENGTH = 3;
const MIN_STEM_LENGTH = 3;
/** English endings by which forms of a word differ. */
const ENDINGS = 'ies|ing|ed|es|s|y|e';
const ENDING = new RegExp(`(?:${ENDINGS})$`);

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };

/** Returns a pattern for all forms of the given words; null when none is worth highlighting. */
export function buildHighlightPattern(words: readonly string[]): RegExp | null {
  const folded = words.map(foldText);
  const [unspaced, stems] = [folded.filter(isUnspaced), folded.filter(isSpaced).map(getStem)];
  const forms = `(?<![\\p{L}\\p{N}])(?:${stems.join('|')})(?:${ENDINGS})?(?![\\p{L}\\p{N}])`;
  const patterns = [...unspaced, ...(stems.length > 0 ? [forms] : [])];
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'giu');
}

/**
 * Returns patterns of `like` for lowercase titles with one of the words or a word that starts with it; null for none.
 */
export function buildTitlePatterns(words: readonly string[]): string[] | null {
  const folded = words.map(foldText);
  const patterns = folded.filter(isUnspaced).concat(folded.filter(isSpaced).map((word) => ` ${getStem(word)}`));
  return patterns.length === 0 ? null : patterns.map((pattern) => `%${pattern}%`);
}

/** Whether a word is in a script without spaces, in which words have no visible ends. */
const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);
const isSpaced = (word: string): boolean => word.length >= MIN_WORD_LENGTH && !isUnspaced(word);

function getStem(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM_LENGTH ? stem : word;
}

/**
 * Returns the sentence with the most of the words, and as many sentences after it as fit, as HTML whose only tag is
 * `mark`; null without a match.
 * @param text one paragraph per line; HTML without its tags, but with entities
 * @param shown title and location, which are shown next to it: a sentence must contain a word that these lack
 */
export function buildSnippet(text: string, pattern: RegExp | null, shown = ''): string | null {
  if (pattern === null) return null;
  const known = listWords(shown, pattern);
  let [best, most]: [string[], number] = [[], 0];
  let compared = 0;
  for (const { index } of foldText(text).matchAll(pattern)) {
    const sentences = getSentencesFrom(text, index);
    const words = listWords(sentences[0]!, pattern);
    const count = [...words].some((word) => !known.has(word)) ? words.size : 0;
    if (count > most) [best, most] = [sentences, count];
    if (++compared === MAX_COMPARED_MATCHES) break;
  }
  return most === 0 ? null : mark(cutExcerpt(best, pattern), pattern);
}

/** Returns the sentence at a position and the sentences after it in its paragraph. */
function getSentencesFrom(text: string, index: number): string[] {
  const start = text.lastIndexOf('\n', index) + 1;
  const end = text.indexOf('\n', index);
  const sentences = text.slice(start, end < 0 ? text.length : end).split(SENTENCE_GAP);
  let offset = start;
  const position = sentences.findIndex((sentence) => {
    offset = text.indexOf(sentence, offset) + sentence.length;
    return index < offset;
  });
  return sentences.slice(Math.max(0, position)).map(clean);
}

/** Letters of any script but the Latin. */
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** Other name that has the searched words. */
export interface FoundName {
  /** HTML for what is shown before the description; null for a misspelling or a mere variant, which nobody needs to see. */
  shown: string | null;
}

/** Returns the other name that has the words, if neither title nor location has one of them; otherwise null. */
export function findOtherName(
  { title, location, otherNames }: { title: string; location: string; otherNames: string },
  pattern: RegExp | null,
): FoundName | null {
  if (pattern === null || hasWords(`${title} ${location}`, pattern)) return null;
  const name = otherNames.split(NAME_SEPARATOR).find((other) => hasWords(other, pattern));
  if (name === undefined) return null;
  return { shown: FOREIGN_LETTER.test(name) ? `Also called ${mark(name, pattern)}` : null };
}

/** Removes the spaces that removed tags have left. */
const clean = (text: string): string =>
  decodeEntities(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)]|['’]s\b)/g, '')
    .trim();

const listWords = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(foldText(text).matchAll(pattern), ([word]) => word.replace(ENDING, '')));
const hasWords = (text: string, pattern: RegExp): boolean => listWords(text, pattern).size > 0;

/** Cuts an excerpt at a space, and only when a single sentence is longer than the excerpt. */
function cutExcerpt([sentence = '', ...others]: string[], pattern: RegExp): string {
  let excerpt = sentence;
  for (const other of others) {
    if (excerpt.length + other.length >= EXCERPT.length) break;
    excerpt += ` ${other}`;
  }
  const first = foldText(excerpt).search(pattern);
  const isEarly = first < EXCERPT.maxStart;
  if (isEarly && excerpt.length <= EXCERPT.length) return excerpt;
  const start = isEarly ? 0 : excerpt.lastIndexOf(' ', first - EXCERPT.leadLength) + 1;
  const isRest = excerpt.length - start <= EXCERPT.length;
  const end = isRest ? excerpt.length : excerpt.lastIndexOf(' ', start + EXCERPT.length);
  const cut = excerpt.slice(start, end > first ? end : start + EXCERPT.length);
  return `${start > 0 ? '… ' : ''}${cut}${isRest ? '' : ' …'}`;
}

/** Returns a text as HTML with its matches marked. */
function mark(text: string, pattern: RegExp): string {
  let html = '';
  let end = 0;
  for (const { index, 0: match } of foldText(text).matchAll(pattern)) {
    html += `${escapeMarkup(text.slice(end, index))}<mark>${escapeMarkup(text.slice(index, index + match.length))}</mark>`;
    end = index + match.length;
  }
  return html + escapeMarkup(text.slice(end));
}

/** Decodes entities once, so that text about markup stays text. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:(lt|gt|quot|apos|nbsp|amp)|#0*(34|38|39|60|62));/g, (_, name?: string, code?: string) =>
    name ? ENTITIES[name]! : String.fromCharCode(Number(code)),
  );

/** Returns a text in lower case without accents, with unchanged length. */
const foldText = (text: string): string =>
  text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(/[\u00c0-\u052f\u1e00-\u1fff]/g, (letter) => {
        const [base = letter] = letter.normalize('NFD');
        return base.length === 1 ? base : letter;
      })
    : text;
