import { Injectable } from '@nestjs/common';
import { DUPLICATE_LIMITS } from '@placelore/contracts/content/admin/duplicates.js';
import { DataSource } from 'typeorm';

export type SimilarityKind = 'similar' | 'location';

/**
 * If many values are similar to one title or point, only this many of the closest and of the farthest are linked with
 * it. The others are connected through those.
 */
const MAX_PAIRS_PER_END = 32;
/** Band in degrees of latitude in which close points are searched; slightly more than their maximum distance. */
const LATITUDE_BAND_DEGREES = 0.0009;

/** Contains the SQL that compares titles and points of changed articles with all others. */
@Injectable()
export class ComparisonRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts queued articles of one kind or of all; stops counting at `max`. */
  async countWaiting(kind: SimilarityKind | null, max: number): Promise<number> {
    const [row] = await this.dataSource.query(
      `select count(*)::integer as count from (
         select distinct article_id from duplicate_queue where $1::text is null or kind = $1 limit $2) waiting`,
      [kind, max],
    );
    return row.count;
  }

  /** Compares the points of some queued articles with all others; returns how many. */
  async comparePoints(limit: number): Promise<number> {
    const [row] = await this.dataSource.query(
      `with ${takeQueuedSql('point_hash', 'place_hash, latitude, longitude')},
       near as (
         select fresh.hash as one, other.hash as other
           from (select distinct hash, place_hash, latitude, longitude from fresh) fresh
          cross join lateral (${selectClosestSql(
            `select distinct point_hash as hash,
               -metres_between(fresh.latitude, fresh.longitude, latitude, longitude) as likeness
               from article_fingerprints
              where place_hash = fresh.place_hash and point_hash <> fresh.hash
                and latitude between fresh.latitude - ${LATITUDE_BAND_DEGREES} and fresh.latitude + ${LATITUDE_BAND_DEGREES}
                and metres_between(fresh.latitude, fresh.longitude, latitude, longitude) <= ${DUPLICATE_LIMITS.maxMeters}`,
          )}) other),
       ${SAVE_PAIRS_AND_DEQUEUE_SQL}`,
      ['location', limit],
    );
    return row.count;
  }

  /**
   * Compares the titles of some queued articles with all others; returns how many. Suited to few, because each title is
   * looked up separately.
   */
  compareTitles(limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`select set_config('pg_trgm.similarity_threshold', $1, true)`, [
        String(DUPLICATE_LIMITS.minSimilarity),
      ]);
      const [row] = await manager.query(
        `with ${takeQueuedSql('title_hash', 'title_key')},
         near as (
           select fresh.hash as one, other.hash as other from (select distinct hash, title_key from fresh) fresh
            cross join lateral (${selectClosestSql(
              `select distinct title_hash as hash, similarity(title_key, fresh.title_key) as likeness
                 from article_fingerprints where title_key % fresh.title_key and title_hash <> fresh.hash`,
            )}) other),
         ${SAVE_PAIRS_AND_DEQUEUE_SQL}`,
        ['similar', limit],
      );
      return row.count;
    });
  }

  /** Returns a page of distinct titles with their trigrams, ordered by hash, starting after `after`. */
  listTitles(after: string | null, limit: number): Promise<{ hash: string; trigrams: string }[]> {
    return this.dataSource.query(
      `select hash, array_to_string(show_trgm(title), ',') as trigrams from (
         select title_hash as hash, min(title_key) as title from article_fingerprints
          where title_hash > $1::bigint or ($1 is null and title_hash is not null)
          group by title_hash order by title_hash limit $2) page
       order by hash`,
      [after, limit],
    );
  }

  /** Stores pairs of similar titles, by their hashes. */
  async saveSimilarTitles(firstHashes: string[], secondHashes: string[]): Promise<void> {
    await this.dataSource.query(
      `insert into similar_pairs (kind, first, second)
       select 'similar', least(one, other), greatest(one, other) from unnest($1::bigint[], $2::bigint[]) as pair (one, other)
        order by 2, 3 on conflict do nothing`,
      [firstHashes, secondHashes],
    );
  }

  /** Removes titles from the queue that have been compared with all others. */
  async dequeueTitles(hashes: string[]): Promise<void> {
    await this.dataSource.query(
      `delete from duplicate_queue where (kind, article_id) in (
         select kind, article_id from duplicate_queue where kind = 'similar' and hash = any($1::bigint[])
            for update skip locked)`,
      [hashes],
    );
  }

  /** Deletes pairs of titles and points that no article has anymore. */
  async deleteObsoletePairs(): Promise<void> {
    await this.dataSource.query(
      `delete from similar_pairs where
         (kind = 'similar' and (not exists (select 1 from article_fingerprints where title_hash = first)
           or not exists (select 1 from article_fingerprints where title_hash = second)))
         or (kind = 'location' and (not exists (select 1 from article_fingerprints where point_hash = first)
           or not exists (select 1 from article_fingerprints where point_hash = second)))`,
    );
  }
}

/**
 * Selects and locks queued articles with the values to compare; $1 is the kind, $2 the limit. An article that changes
 * after this statement started is queued with another hash. That does not match, so it stays in the queue.
 */
const takeQueuedSql = (hash: string, traits: string) => `
  taken as materialized (
    select kind, article_id, hash from duplicate_queue where kind = $1 order by article_id limit $2
       for update skip locked),
  fresh as materialized (
    select taken.kind, article_id, hash, ${traits} from taken join article_fingerprints using (article_id) where hash = ${hash})`;

/** Selects the most and the least similar rows of a query, which must yield `hash` and `likeness`. */
const selectClosestSql = (query: string) => `
  select hash from (
    select hash, row_number() over (order by likeness desc) as closest, row_number() over (order by likeness) as remotest
      from (${query}) like_it) ranked
   where closest <= ${MAX_PAIRS_PER_END} or remotest <= ${MAX_PAIRS_PER_END}`;

const SAVE_PAIRS_AND_DEQUEUE_SQL = `
  linked as (
    insert into similar_pairs (kind, first, second)
    select distinct $1::text, least(one, other), greatest(one, other) from near order by 2, 3 on conflict do nothing),
  crossed_out as (
    delete from duplicate_queue queue using fresh
     where queue.kind = fresh.kind and queue.article_id = fresh.article_id
    returning 1)
  select count(*)::integer as count from crossed_out`;
