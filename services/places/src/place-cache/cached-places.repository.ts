import { Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/places/geography.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { DataSource } from 'typeorm';

/** Days Google lets a position be kept; its place ids may be kept for ever. */
export const POSITION_RETENTION_DAYS = 30;

/** All SQL about places of a vendor that are kept: its ids, and positions for {@link POSITION_RETENTION_DAYS} days. */
@Injectable()
export class CachedPlacesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps where a name was found. Of two names for one place the later one stays. */
  async save(placeId: string, name: string, { latitude, longitude }: Position): Promise<void> {
    await this.dataSource.query(
      `insert into places (place_id, name, latitude, longitude) values ($1, $2, $3, $4)
       on conflict (place_id) do update set
         name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, cached_at = now()`,
      [placeId, toNameKey(name), latitude.toFixed(6), longitude.toFixed(6)],
    );
  }

  /** Where a name was found last, or null when nothing may be known about it any more. */
  async findPosition(name: string): Promise<Position | null> {
    const [row] = await this.dataSource.query<Position[]>(
      `select latitude::float8 as latitude, longitude::float8 as longitude from places
       where name = $1 and latitude is not null and cached_at > now() - make_interval(days => $2)
       order by cached_at desc limit 1`,
      [toNameKey(name), POSITION_RETENTION_DAYS],
    );
    return row ?? null;
  }

  /** Whether a name was found at a position, or within some 100 meters of it, and may still be known to be there. */
  async isCachedAt(name: string, { latitude, longitude }: Position): Promise<boolean> {
    const rows = await this.dataSource.query(
      `select 1 from places
       where name = $1 and cached_at > now() - make_interval(days => $2)
         and abs(latitude - $3) <= 0.001 and abs(longitude - $4) <= 0.001 limit 1`,
      [toNameKey(name), POSITION_RETENTION_DAYS, latitude, longitude],
    );
    return rows.length > 0;
  }

  /** Forgets the positions whose time is over with the words they were asked by, and tells how many. The ids stay. */
  async purgePositions(): Promise<number> {
    const [, count] = await this.dataSource.query(
      `update places set latitude = null, longitude = null, name = ''
       where latitude is not null and cached_at <= now() - make_interval(days => $1)`,
      [POSITION_RETENTION_DAYS],
    );
    return count;
  }
}
