import { MERGE_FIELDS, type MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { CONTENT_SOURCE_NAMES } from '../../../lib/format/content-source-names.js';
import { findUnmatchedWords, groupRuns, type Run, splitWords } from '../../../lib/format/word-diff.js';
import { STRINGS } from '../strings.js';

/** Returns the letter of an article in a comparison. @param index from 0 */
export const articleLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Field by which articles are compared. */
export interface ComparedField {
  name: string;
  /** Name of the field in a merge; absent if it cannot be taken over. */
  field?: MergeField;
  /** Returns the value as text, in which differences are marked. */
  getText: (article: Article) => string;
  /** Returns the value that decides about equality, if the text is not enough. */
  getIdentity?: (article: Article) => unknown;
  /** Whether the value is displayed as an image. */
  isImage?: true;
}

const MERGE_FIELD_READERS: Record<MergeField, Omit<ComparedField, 'name' | 'field'>> = {
  title: { getText: ({ title }) => title },
  metaDescription: { getText: ({ metaDescription }) => metaDescription },
  content: { getText: ({ content }) => extractText(content), getIdentity: ({ content }) => content },
  category: { getText: ({ category }) => category },
  location: { getText: ({ location }) => location },
  position: { getText: ({ latitude, longitude }) => (latitude === null ? '' : `${latitude}, ${longitude}`) },
  image: { getText: ({ imageUrl }) => imageUrl ?? '', isImage: true },
  nearbyAttractions: {
    getText: ({ nearbyAttractions }) =>
      nearbyAttractions.map(({ name, distance }) => `${name} (${distance})`).join('\n'),
    getIdentity: ({ nearbyAttractions }) => nearbyAttractions,
  },
  isPublic: { getText: ({ isPublic }) => (isPublic ? STRINGS.public : STRINGS.private) },
};

/** Compared fields. Those that a merge can take over come first. */
export const COMPARED_FIELDS: readonly ComparedField[] = [
  ...MERGE_FIELDS.map((field) => ({ name: STRINGS.comparison.fields[field], field, ...MERGE_FIELD_READERS[field] })),
  { name: STRINGS.comparison.slug, getText: ({ slug }) => slug },
  { name: STRINGS.comparison.source, getText: ({ contentSource }) => CONTENT_SOURCE_NAMES[contentSource] },
];

/** Whether all articles have the same value in a field. */
export function areEqual({ getText, getIdentity = getText }: ComparedField, articles: readonly Article[]): boolean {
  return new Set(articles.map((article) => JSON.stringify(getIdentity(article)))).size === 1;
}

/** Pattern for the ends of HTML blocks. */
const LINE_END = /<\/(?:p|h[1-6]|li|ul|ol|blockquote|figcaption|tr)>|<br\s*\/?>/gi;

/** Returns the text of HTML without markup, one line per block. */
function extractText(html: string): string {
  const body = new DOMParser().parseFromString(html.replaceAll(LINE_END, '$&\n'), 'text/html').body;
  return (body.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n').trim();
}

/** Number of equal words shown before and after a difference. Below, the minimum number that is omitted. */
const CONTEXT_WORDS = 8;
const MIN_OMITTED_WORDS = 12;

/** Run of words with its mark, or the number of omitted words. */
export type DiffSegment = Run | { omitted: number };

/**
 * Splits texts into segments. Marks in the base text what any other text lacks, and in the others what the base lacks.
 * Long equal segments are omitted except for their ends.
 * @param baseIndex index of the text that the others are compared with
 */
export function markDifferences(texts: readonly string[], baseIndex: number): DiffSegment[][] {
  const words = texts.map(splitWords);
  const base = words[baseIndex]!;
  const marks = words.map((own) => own.map(() => false));
  words.forEach((other, index) => {
    if (index === baseIndex) return;
    const [unmatchedInBase, unmatchedInOther] = findUnmatchedWords(base, other);
    marks[index] = unmatchedInOther;
    marks[baseIndex] = marks[baseIndex]!.map((marked, wordIndex) => marked || unmatchedInBase[wordIndex]!);
  });
  return words.map((own, index) => {
    const runs = groupRuns(own, marks[index]!);
    return runs.flatMap((run, runIndex) => shorten(run, runIndex > 0, runIndex < runs.length - 1));
  });
}

function shorten(run: Run, hasBefore: boolean, hasAfter: boolean): DiffSegment[] {
  const [leading, trailing] = [hasBefore ? CONTEXT_WORDS : 0, hasAfter ? CONTEXT_WORDS : 0];
  // Of a text without differences, only the beginning is shown.
  const first = hasBefore || hasAfter ? leading : CONTEXT_WORDS;
  const omitted = run.words.length - first - trailing;
  if (run.isMarked || omitted < MIN_OMITTED_WORDS) return [run];
  const toSegments = (words: string[]): DiffSegment[] => (words.length > 0 ? [{ isMarked: false, words }] : []);
  return [
    ...toSegments(run.words.slice(0, first)),
    { omitted },
    ...toSegments(run.words.slice(run.words.length - trailing)),
  ];
}
