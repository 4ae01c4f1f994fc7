/** Article in the search index: the fields by which it is found, and its order. */
export interface SearchDocument {
  id: number;
  title: string;
  otherNames: string;
  location: string;
  /** Category and type of place, as readers see them. */
  kind: string;
  description: string;
  text: string;
  /** Order in lists, computed from prominence and length. */
  quality: number;
  isThin: boolean;
}

/**
 * Fields of names, all fields except the text, and the texts; a word counts most in the first and least in the last.
 */
export const NAME_FIELDS = ['title', 'otherNames'] as const satisfies (keyof SearchDocument)[];
export const LABEL_FIELDS = [...NAME_FIELDS, 'location', 'kind'] as const satisfies (keyof SearchDocument)[];
const TEXT_FIELDS = ['description', 'text'] as const satisfies (keyof SearchDocument)[];

/** Frequent words that PostgreSQL ignores as well. */
const STOP_WORDS = ['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with'];

/** Settings of the index. Its order is that of lists, as in PostgreSQL, because a single word distinguishes little. */
export const buildIndexSettings = (maxResults: number) => ({
  searchableAttributes: [...LABEL_FIELDS, ...TEXT_FIELDS],
  displayedAttributes: ['id'],
  filterableAttributes: ['isThin'],
  rankingRules: ['words', 'typo', 'quality:desc', 'proximity', 'exactness'],
  stopWords: STOP_WORDS,
  // Whole texts contain words of every spelling, so typing errors are not tolerated in them.
  typoTolerance: { disableOnAttributes: [...TEXT_FIELDS] },
  pagination: { maxTotalHits: maxResults },
});
