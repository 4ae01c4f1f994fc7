import { Check, Entity, PrimaryColumn } from 'typeorm';

const KEY = { primaryKeyConstraintName: 'duplicate_links_pkey' } as const;

/** Two titles that are similar, or two points that are close: hashes of `article_traits`, the smaller first. */
@Entity('duplicate_links')
@Check('duplicate_links_kind_check', `kind in ('similar', 'location')`)
@Check('duplicate_links_order_check', 'first < second')
export class DuplicateLink {
  @PrimaryColumn('text', KEY)
  kind!: 'similar' | 'location';

  @PrimaryColumn('bigint', KEY)
  first!: string;

  @PrimaryColumn('bigint', KEY)
  second!: string;
}
