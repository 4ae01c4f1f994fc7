import { Column } from 'typeorm';

const HIDDEN = { select: false, insert: false, update: false } as const;

/** Search columns of articles and dynamic guides: filled by a trigger, and read only by searches. */
export abstract class SearchableEntity {
  @Column('text', { name: 'search_name', default: '', ...HIDDEN })
  searchName?: string;

  @Column('tsvector', { name: 'search_names', default: '', ...HIDDEN })
  searchNames?: string;

  @Column('tsvector', { name: 'search_words', default: '', ...HIDDEN })
  searchWords?: string;
}
