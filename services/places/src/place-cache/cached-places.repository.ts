import { Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/places/geography.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { DataSource } from 'typeorm';

/** Number of days for which Google permits storing a position; its place ids may be stored without a limit. */
export const POSITION_RETENTION_DAYS = 30;

/** All SQL for stored places of vendors: their ids, and positions for {@link POSITION_RETENTION_DAYS} days. */
@Injectable()
export class CachedPlacesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores where a name was found. If a place is found by two names, the later name is stored. */
  async save(placeId: string, name: string, { latitude, longitude }: Position): Promise<void> {
    await this.dataSource.query(
      `insert into places (place_id, name, latitude, longitude) values ($1, $2, $3, $4)
       on conflict (place_id) do update set
         name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, cached_at = now()`,
      [placeId, toNameKey(name), latitude.toFixed(6), longitude.toFixed(6)],
    );
  }

  /** Returns where a name was last found; null when the position is unknown or has expired. */
  async findPosition(name: string): Promise<Position | null> {
    const [row] = await this.dataSource.query<Position[]>(
      `select latitude::float8 as latitude, longitude::float8 as longitude from places
       where name = $1 and latitude is not null and cached_at > now() - make_interval(days => $2)
       order by cached_at desc limit 1`,
      [toNameKey(name), POSITION_RETENTION_DAYS],
    );
    return row ?? null;
  }

  /** Whether a name was found within about 100 meters of a position that has not expired. */
  async isCachedAt(name: string, { latitude, longitude }: Position): Promise<boolean> {
    const rows = await this.dataSource.query(
      `select 1 from places
       where name = $1 and cached_at > now() - make_interval(days => $2)
         and abs(latitude - $3) <= 0.001 and abs(longitude - $4) <= 0.001 limit 1`,
      [toNameKey(name), POSITION_RETENTION_DAYS, latitude, longitude],
    );
    return rows.length > 0;
  }

  /** Deletes expired positions and the queries that found them, but keeps the ids. Returns the number of positions. */
  async purgePositions(): Promise<number> {
    const [, count] = await this.dataSource.query(
      `update places set latitude = null, longitude = null, name = ''
       where latitude is not null and cached_at <= now() - make_interval(days => $1)`,
      [POSITION_RETENTION_DAYS],
    );
    return count;
  }
}
