import { Check, Entity, PrimaryColumn } from 'typeorm';

/** A new object each: TypeORM writes into it. */
const key = () => ({ primaryKeyConstraintName: 'similar_pairs_pkey' });

/** Two titles that are similar, or two points that are close: hashes of `article_fingerprints`, the smaller first. */
@Entity('similar_pairs')
@Check('similar_pairs_kind_check', `kind in ('similar', 'location')`)
@Check('similar_pairs_order_check', 'first < second')
export class SimilarPair {
  @PrimaryColumn('text', key())
  kind!: 'similar' | 'location';

  @PrimaryColumn('bigint', key())
  first!: string;

  @PrimaryColumn('bigint', key())
  second!: string;
}
