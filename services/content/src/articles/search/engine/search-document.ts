/** Article as a search engine knows it: the fields by which it is found, and its order. */
export interface SearchDocument {
  id: number;
  title: string;
  otherNames: string;
  location: string;
  /** What readers see of category and type of place. */
  kind: string;
  description: string;
  text: string;
  /** Order in lists, from prominence and length. */
  quality: number;
  isThin: boolean;
}

/** Fields with the title, fields outside the text, and all fields, in which a word counts less and less. */
export const NAME_FIELDS = ['title', 'otherNames'] as const satisfies (keyof SearchDocument)[];
export const LABEL_FIELDS = [...NAME_FIELDS, 'location', 'kind'] as const satisfies (keyof SearchDocument)[];
const TEXT_FIELDS = ['description', 'text'] as const satisfies (keyof SearchDocument)[];

/** Words that many texts have and PostgreSQL ignores as well. */
const STOP_WORDS = ['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with'];

/** Settings of the index. Like that of PostgreSQL, its order is that of lists, because one word says little. */
export const buildIndexSettings = (maxResults: number) => ({
  searchableAttributes: [...LABEL_FIELDS, ...TEXT_FIELDS],
  displayedAttributes: ['id'],
  filterableAttributes: ['isThin'],
  rankingRules: ['words', 'typo', 'quality:desc', 'proximity', 'exactness'],
  stopWords: STOP_WORDS,
  // Whole texts have words of every spelling.
  typoTolerance: { disableOnAttributes: [...TEXT_FIELDS] },
  pagination: { maxTotalHits: maxResults },
});
