import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface ClickCount {
  provider: string;
  place: string;
  clicks: number;
}

/** Most rows in one answer. */
const MOST = 1_000;

/** All SQL about outbound clicks. */
@Injectable()
export class OutboundRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(provider: string, place: string): Promise<void> {
    await this.dataSource.query(
      `insert into outbound_clicks as known (provider, place, day, clicks)
       values ($1, $2, (now() at time zone 'utc')::date, 1)
       on conflict (provider, place, day) do update set clicks = known.clicks + 1`,
      [provider, place],
    );
  }

  /** Clicks of the last `days` days, today included; the most clicked first. */
  counts(days: number): Promise<ClickCount[]> {
    return this.dataSource.query(
      `select provider, place, sum(clicks)::integer as clicks
       from outbound_clicks
       where day > (now() at time zone 'utc')::date - $1::integer
       group by provider, place
       order by clicks desc, provider, place
       limit $2`,
      [days, MOST],
    );
  }
}
