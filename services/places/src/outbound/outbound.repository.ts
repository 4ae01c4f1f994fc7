import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface ClickCount {
  provider: string;
  place: string;
  clicks: number;
}

/** Maximum number of rows in one result. */
const MAX_ROWS = 1_000;
/**
 * Maximum number of places counted separately per day. Other places are counted together, so that the table stays
 * small.
 */
const MAX_PLACES_PER_DAY = 5_000;
const OTHER_PLACES = 'other places';
/** Number of days for which counts are stored. */
const RETENTION_DAYS = 400;

/** All SQL for outbound clicks. */
@Injectable()
export class OutboundRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(provider: string, place: string): Promise<void> {
    await this.dataSource.query(
      `insert into outbound_clicks as known (provider, place, day, clicks)
       select $1, case when today.places < $3 then $2 else $4 end, today.day, 1
       from (select count(*) as places, (now() at time zone 'utc')::date as day
             from outbound_clicks where day = (now() at time zone 'utc')::date) as today
       on conflict (provider, place, day) do update set clicks = known.clicks + 1`,
      [provider, place, MAX_PLACES_PER_DAY, OTHER_PLACES],
    );
  }

  /** Deletes counts older than 400 days. */
  async purge(): Promise<void> {
    await this.dataSource.query(
      `delete from outbound_clicks where day < (now() at time zone 'utc')::date - $1::integer`,
      [RETENTION_DAYS],
    );
  }

  /** Returns the clicks of the last `days` days including today, most clicks first. */
  counts(days: number): Promise<ClickCount[]> {
    return this.dataSource.query(
      `select provider, place, sum(clicks)::integer as clicks
       from outbound_clicks
       where day > (now() at time zone 'utc')::date - $1::integer
       group by provider, place
       order by clicks desc, provider, place
       limit $2`,
      [days, MAX_ROWS],
    );
  }
}
