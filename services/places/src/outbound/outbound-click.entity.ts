import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Returns a new object for each column, because TypeORM modifies it. */
const key = () => ({ primaryKeyConstraintName: 'outbound_clicks_pkey' });

/** Clicks on links to one provider about one place on one day (UTC). Contains nothing about users. */
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
