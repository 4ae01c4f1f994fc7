import { MERGE_FIELDS, type MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { CONTENT_SOURCE_NAMES } from '../../../lib/format/content-source-names.js';
import { findUnmatchedWords, groupRuns, type Run, splitWords } from '../../../lib/format/word-diff.js';
import { STRINGS } from '../strings.js';

/** What an article is called beside others. @param index from 0 */
export const articleLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Something articles are compared by. */
export interface ComparedField {
  name: string;
  /** What a merge calls it; absent where nothing can be taken over. */
  field?: MergeField;
  /** Its value as words, in which differences are marked. */
  getText: (article: Article) => string;
  /** What decides whether it is equal, where that is more than the words. */
  getIdentity?: (article: Article) => unknown;
  /** Shown as the picture it is. */
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

/** Everything articles are compared by; what a merge can take over comes first. */
export const COMPARED_FIELDS: readonly ComparedField[] = [
  ...MERGE_FIELDS.map((field) => ({ name: STRINGS.comparison.fields[field], field, ...MERGE_FIELD_READERS[field] })),
  { name: STRINGS.comparison.slug, getText: ({ slug }) => slug },
  { name: STRINGS.comparison.source, getText: ({ contentSource }) => CONTENT_SOURCE_NAMES[contentSource] },
];

/** Whether articles have all the same of a field. */
export function areEqual({ getText, getIdentity = getText }: ComparedField, articles: readonly Article[]): boolean {
  return new Set(articles.map((article) => JSON.stringify(getIdentity(article)))).size === 1;
}

/** Ends of what stands in lines of its own. */
const LINE_END = /<\/(?:p|h[1-6]|li|ul|ol|blockquote|figcaption|tr)>|<br\s*\/?>/gi;

/** The words of HTML without its markup, a line for every paragraph. */
function extractText(html: string): string {
  const body = new DOMParser().parseFromString(html.replaceAll(LINE_END, '$&\n'), 'text/html').body;
  return (body.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n').trim();
}

/** Equal words shown before and after what differs, and how many of them are left out at least. */
const CONTEXT_WORDS = 8;
const MIN_OMITTED_WORDS = 12;

/** Words in a row: marked where they differ, or so many left out. */
export type DiffSegment = Run | { leftOut: number };

/**
 * Texts in stretches: of the one they are compared with what any other has not, and of the others what that one has not.
 * Long equal stretches are left out but for their ends.
 * @param baseIndex the place of the one they are compared with
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
  // Of a text that has no difference to show its beginning is enough.
  const first = hasBefore || hasAfter ? leading : CONTEXT_WORDS;
  const leftOut = run.words.length - first - trailing;
  if (run.isMarked || leftOut < MIN_OMITTED_WORDS) return [run];
  const toSegments = (words: string[]): DiffSegment[] => (words.length > 0 ? [{ isMarked: false, words }] : []);
  return [
    ...toSegments(run.words.slice(0, first)),
    { leftOut },
    ...toSegments(run.words.slice(run.words.length - trailing)),
  ];
}
