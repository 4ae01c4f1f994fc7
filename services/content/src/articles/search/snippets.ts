import { escapeMarkup } from '@placelore/contracts/core/markup.js';

/** Length of an excerpt in characters, and its part before the first match. */
const EXCERPT = { length: 220, leadLength: 60 } as const;
/** Minimum letters of a highlighted word, in Latin script, and of the stem that its forms share. */
const MIN_WORD_LENGTH = 3;
const MIN_STEM_LENGTH = 3;
/** English endings in which forms of one word differ. */
const ENDINGS = 'ies|ing|ed|es|s|y|e';
const ENDING = new RegExp(`(?:${ENDINGS})$`);

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };

/** Returns a pattern for all forms of some words; null when none is worth highlighting. */
export function buildHighlightPattern(words: readonly string[]): RegExp | null {
  const folded = words.map(foldText);
  // Scripts without spaces have no ends of words.
  const [unspaced, spaced] = [folded.filter(isUnspaced), folded.filter((word) => !isUnspaced(word))];
  const stems = spaced.filter((word) => word.length >= MIN_WORD_LENGTH).map(getStem);
  const forms = `(?<![\\p{L}\\p{N}])(?:${stems.join('|')})(?:${ENDINGS})?(?![\\p{L}\\p{N}])`;
  const patterns = [...unspaced, ...(stems.length > 0 ? [forms] : [])];
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'giu');
}

const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);

function getStem(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM_LENGTH ? stem : word;
}

/**
 * Returns the text around the first match as HTML whose only tag is `mark`; null without a match.
 * @param text HTML without its tags, so with entities
 */
export function buildSnippet(text: string, pattern: RegExp | null): string | null {
  if (pattern === null) return null;
  const first = foldText(text).search(pattern);
  if (first < 0) return null;
  const excerpt = decodeEntities(cutExcerpt(text, first)).replace(/\s+/g, ' ').trim();
  const folded = foldText(excerpt);
  let html = '';
  let end = 0;
  for (const { index, 0: match } of folded.matchAll(pattern)) {
    html += `${escapeMarkup(excerpt.slice(end, index))}<mark>${escapeMarkup(excerpt.slice(index, index + match.length))}</mark>`;
    end = index + match.length;
  }
  return end === 0 ? null : html + escapeMarkup(excerpt.slice(end));
}

/** Cuts at spaces, so that neither a word nor an entity is cut. */
function cutExcerpt(text: string, first: number): string {
  const start = first <= EXCERPT.leadLength ? 0 : text.indexOf(' ', first - EXCERPT.leadLength) + 1;
  const from = start > first || start <= 0 ? (first <= EXCERPT.leadLength ? 0 : first) : start;
  if (text.length - from <= EXCERPT.length) return text.slice(from);
  const end = text.lastIndexOf(' ', from + EXCERPT.length);
  return text.slice(from, end > first ? end : from + EXCERPT.length);
}

/** Decodes entities once: what a text says about markup stays text. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:(lt|gt|quot|apos|nbsp|amp)|#0*(34|38|39|60|62));/g, (_, name?: string, code?: string) =>
    name ? ENTITIES[name]! : String.fromCharCode(Number(code)),
  );

/** Returns a text of the same length in lower case without accents. */
const foldText = (text: string): string =>
  text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(/[\u00c0-\u052f\u1e00-\u1fff]/g, (letter) => {
        const [base = letter] = letter.normalize('NFD');
        return base.length === 1 ? base : letter;
      })
    : text;
