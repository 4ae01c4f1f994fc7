import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A new object for each column: TypeORM writes into it. */
const key = () => ({ primaryKeyConstraintName: 'outbound_clicks_pkey' });

/** Clicks on links to one provider about one place on one day (UTC). Nothing about who clicked. */
@Entity('outbound_clicks')
@Index('outbound_clicks_day_idx', ['day'])
export class OutboundClick {
  @PrimaryColumn('text', key())
  provider!: string;

  @PrimaryColumn('text', key())
  place!: string;

  @PrimaryColumn('date', key())
  day!: string;

  @Column('integer')
  clicks!: number;
}
