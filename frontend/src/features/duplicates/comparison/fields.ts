import type { Article } from '@placelore/contracts/articles.js';
import { MERGE_FIELDS, type MergeField } from '@placelore/contracts/duplicates.js';
import { CONTENT_SOURCE_NAMES } from '../../../lib/source-names.js';
import { STRINGS } from '../texts.js';

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
