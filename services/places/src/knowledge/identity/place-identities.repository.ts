import { Injectable } from '@nestjs/common';
import type { PlaceIdentity } from '@placelore/contracts/places/facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { DataSource } from 'typeorm';

/** Days after which an identity is searched again, when one was found and when none was. */
const VALID_DAYS = { found: 180, missing: 7 };

/** A stored identity of a place. */
export interface StoredIdentity {
  /** Null when no item is certainly the place. */
  identity: PlaceIdentity | null;
}

/** An identity to store. */
export interface NewIdentity extends StoredIdentity {
  /** From 0 to 1; null without an item. */
  score: number | null;
  /** Revision of the item, or null. */
  revision: number | null;
}

/** A stored place that is due to be compared with its item. */
export interface DueIdentity {
  placeKey: string;
  place: LocatedPlace;
  wikidataId: string;
  revision: number | null;
}

/** Stores which Wikidata items places are. */
export interface PlaceIdentityStore {
  /** Returns the stored identity of a place; null when it must be searched. */
  find(placeKey: string): Promise<StoredIdentity | null>;
  save(placeKey: string, place: LocatedPlace, identity: NewIdentity): Promise<void>;
}

/** All SQL for the identities of places. */
@Injectable()
export class PlaceIdentitiesRepository implements PlaceIdentityStore {
  constructor(private readonly dataSource: DataSource) {}

  async find(placeKey: string): Promise<StoredIdentity | null> {
    const [row] = await this.dataSource.query<
      { wikidataId: string | null; foundBy: PlaceIdentity['foundBy'] | null }[]
    >(
      `select wikidata_id as "wikidataId", found_by as "foundBy" from place_identities
       where place_key = $1
         and found_at > now() - make_interval(days => case when wikidata_id is null then $3::int else $2::int end)`,
      [placeKey, VALID_DAYS.found, VALID_DAYS.missing],
    );
    if (!row) return null;
    const { wikidataId, foundBy } = row;
    return { identity: wikidataId && foundBy ? { wikidataId, foundBy } : null };
  }

  /** Stores the identity of a place, with the current time as that of reading its facts. */
  async save(placeKey: string, place: LocatedPlace, { identity, score, revision }: NewIdentity): Promise<void> {
    await this.dataSource.query(
      `insert into place_identities (place_key, place, wikidata_id, found_by, score, revision)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (place_key) do update set
         place = excluded.place, wikidata_id = excluded.wikidata_id, found_by = excluded.found_by,
         score = excluded.score, revision = excluded.revision, found_at = now(), checked_at = now()`,
      [placeKey, place, identity?.wikidataId ?? null, identity?.foundBy ?? null, score, revision],
    );
  }

  /** Returns places whose items have not been compared for `days` days, oldest comparison first. */
  async listDue(days: number, limit: number): Promise<DueIdentity[]> {
    return this.dataSource.query(
      `select place_key as "placeKey", place, wikidata_id as "wikidataId", revision::float8 as revision
       from place_identities
       where wikidata_id is not null and checked_at < now() - make_interval(days => $1)
       order by checked_at limit $2`,
      [days, limit],
    );
  }

  /** Records that a place was compared with its item, which now has this id and revision. */
  async setChecked(placeKey: string, wikidataId: string, revision: number): Promise<void> {
    await this.dataSource.query(
      `update place_identities set wikidata_id = $2, revision = $3, checked_at = now() where place_key = $1`,
      [placeKey, wikidataId, revision],
    );
  }

  /** Deletes the identity of a place whose item no longer exists. */
  async delete(placeKey: string): Promise<void> {
    await this.dataSource.query('delete from place_identities where place_key = $1', [placeKey]);
  }

  /** Deletes places without an item whose search is outdated. Returns the number of deleted places. */
  async purge(): Promise<number> {
    const [, count] = await this.dataSource.query(
      `delete from place_identities where wikidata_id is null and found_at < now() - make_interval(days => $1)`,
      [VALID_DAYS.missing],
    );
    return count;
  }
}
