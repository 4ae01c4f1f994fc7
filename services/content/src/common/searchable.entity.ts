import { Column } from 'typeorm';

const HIDDEN = { select: false, insert: false, update: false } as const;

/** What search looks at, of articles and dynamic guides alike: filled by a trigger, and read only where it is searched. */
export abstract class SearchableEntity {
  @Column('text', { name: 'search_name', default: '', ...HIDDEN })
  searchName?: string;

  @Column('tsvector', { name: 'search_names', default: '', ...HIDDEN })
  searchNames?: string;

  @Column('tsvector', { name: 'search_words', default: '', ...HIDDEN })
  searchWords?: string;
}
