import { Column } from 'typeorm';

/** Columns that a trigger fills. */
export const HIDDEN = { select: false, insert: false, update: false } as const;

/**
 * Search columns of articles and dynamic guides. All except the names are filled by a trigger and read only by
 * searches.
 */
export abstract class SearchableEntity {
  /** Names in other languages and spellings; a search finds them like the title. */
  @Column('text', { name: 'other_names', default: '' })
  otherNames?: string;

  /** Key of the title, equal for all ways of writing it; there is one for the location too. */
  @Column('text', { name: 'search_title', default: '', ...HIDDEN })
  searchTitle?: string;

  @Column('text', { name: 'search_location', default: '', ...HIDDEN })
  searchLocation?: string;

  @Column('text', { name: 'search_name', default: '', ...HIDDEN })
  searchName?: string;

  @Column('tsvector', { name: 'search_names', default: '', ...HIDDEN })
  searchNames?: string;

  @Column('tsvector', { name: 'search_kind', default: '', ...HIDDEN })
  searchKind?: string;

  @Column('tsvector', { name: 'search_summary', default: '', ...HIDDEN })
  searchSummary?: string;

  @Column('text', { name: 'search_text', default: '', ...HIDDEN })
  searchText?: string;
}
