import { Check, Entity, PrimaryColumn } from 'typeorm';

/** Returns a new object for each column, because TypeORM modifies it. */
const key = () => ({ primaryKeyConstraintName: 'similar_pairs_pkey' });

/** Pair of similar titles or close points, as hashes of `article_fingerprints`; the smaller hash is first. */
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
