import type { Article } from '@placelore/contracts/articles.js';
import { MERGE_FIELDS, type MergeField } from '@placelore/contracts/duplicates.js';
import { SOURCE_NAMES } from '../../../lib/source-names.js';
import { TEXTS } from '../texts.js';

/** Something articles are compared by. */
export interface ComparedField {
  name: string;
  /** What a merge calls it; absent where nothing can be taken over. */
  field?: MergeField;
  /** Its value as words, in which differences are marked. */
  textOf: (article: Article) => string;
  /** What decides whether it is equal, where that is more than the words. */
  identityOf?: (article: Article) => unknown;
  /** Shown as the picture it is. */
  isPicture?: true;
}

const MERGED: Record<MergeField, Omit<ComparedField, 'name' | 'field'>> = {
  title: { textOf: ({ title }) => title },
  metaDescription: { textOf: ({ metaDescription }) => metaDescription },
  content: { textOf: ({ content }) => wordsOfMarkup(content), identityOf: ({ content }) => content },
  category: { textOf: ({ category }) => category },
  location: { textOf: ({ location }) => location },
  position: { textOf: ({ latitude, longitude }) => (latitude === null ? '' : `${latitude}, ${longitude}`) },
  image: { textOf: ({ imageUrl }) => imageUrl ?? '', isPicture: true },
  nearbyAttractions: {
    textOf: ({ nearbyAttractions }) =>
      nearbyAttractions.map(({ name, distance }) => `${name} (${distance})`).join('\n'),
    identityOf: ({ nearbyAttractions }) => nearbyAttractions,
  },
  isPublic: { textOf: ({ isPublic }) => (isPublic ? TEXTS.public : TEXTS.private) },
};

/** Everything articles are compared by; what a merge can take over comes first. */
export const FIELDS: readonly ComparedField[] = [
  ...MERGE_FIELDS.map((field) => ({ name: TEXTS.comparison.fields[field], field, ...MERGED[field] })),
  { name: TEXTS.comparison.slug, textOf: ({ slug }) => slug },
  { name: TEXTS.comparison.source, textOf: ({ contentSource }) => SOURCE_NAMES[contentSource] },
];

/** Whether articles have all the same of a field. */
export function areEqual({ textOf, identityOf = textOf }: ComparedField, articles: readonly Article[]): boolean {
  return new Set(articles.map((article) => JSON.stringify(identityOf(article)))).size === 1;
}

/** Ends of what stands in lines of its own. */
const LINE_END = /<\/(?:p|h[1-6]|li|ul|ol|blockquote|figcaption|tr)>|<br\s*\/?>/gi;

/** The words of HTML without its markup, a line for every paragraph. */
function wordsOfMarkup(html: string): string {
  const body = new DOMParser().parseFromString(html.replaceAll(LINE_END, '$&\n'), 'text/html').body;
  return (body.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n').trim();
}
