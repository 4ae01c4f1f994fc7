import { Injectable } from '@nestjs/common';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { TripStop as WireStop } from '@placelore/contracts/content/trips/trips.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { isForeignKeyViolation } from '@placelore/platform/database/database-errors.js';
import { DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { GOOGLE_PROVIDER } from '../guides/storable-position.js';
import { Trip } from './trip.entity.js';
import { TripStop } from './trip-stop.entity.js';

/** Subject of a new stop; name and position are copied from a guide. */
export type NewStop = Partial<
  Pick<TripStop, 'articleId' | 'guideSlug' | 'discoveryId' | 'name' | 'location' | 'latitude' | 'longitude'>
>;

/** Stop with the present data of its subject. Its name is null when that is hidden or no longer exists. */
export interface StopRow {
  id: number;
  kind: WireStop['kind'];
  name: string | null;
  location: string | null;
  /** Both null for a subject that no longer exists. */
  category: Category | null;
  placeType: PlaceType | null;
  latitude: string | null;
  longitude: string | null;
  isPositionStorable: boolean;
  articleSlug: string | null;
  /** Slug of a discovery's published article. */
  discoveryArticleSlug: string | null;
  /** Slug of a guide, if that has not expired. */
  guideSlug: string | null;
  analysisId: string | null;
  thumbnailUrl: string | null;
  imageCredit: ImageCredit | null;
  note: string;
}

/** Trip with the number of its stops. */
export type CountedTrip = Pick<Trip, 'id' | 'title' | 'shareId' | 'updatedAt'> & { stopCount: number };

/**
 * Columns of {@link StopRow}. A merged article shows the one that it was merged into, a hidden article shows nothing,
 * and an expired guide shows the copied data. A discovery belongs to the trip's owner; its position is that of the place,
 * never that of the photo.
 */
const STOPS_SQL = `
  select stop.id, stop.note,
         case when stop.article_id is not null then 'article' when stop.guide_slug is not null then 'guide'
              else 'discovery' end as kind,
         coalesce(article.title, guide.title, discovery.title, stop.name) as name,
         coalesce(article.location, guide.location, discovery.location, stop.location) as location,
         coalesce(article.category, guide.category, discovery.category) as category,
         coalesce(article.place_type, guide.place_type) as "placeType",
         coalesce(article.latitude, guide.latitude, discovery.latitude, stop.latitude) as latitude,
         coalesce(article.longitude, guide.longitude, discovery.longitude, stop.longitude) as longitude,
         guide.place_provider is distinct from '${GOOGLE_PROVIDER}' as "isPositionStorable",
         article.slug as "articleSlug", guide.slug as "guideSlug", discovery.analysis_id as "analysisId",
         discovery_article.slug as "discoveryArticleSlug",
         coalesce(article.thumbnail_url, guide.thumbnail_url, discovery.thumbnail_url) as "thumbnailUrl",
         coalesce(article.image_credit, guide.image_credit) as "imageCredit"
    from trip_stops stop join trips trip on trip.id = stop.trip_id
    left join articles article on article.id = current_article_id(stop.article_id) and article.is_public
    left join dynamic_articles guide on guide.slug = stop.guide_slug and guide.expires_at > now()
    left join discoveries discovery on discovery.id = stop.discovery_id and discovery.user_id = trip.user_id
    left join articles discovery_article on discovery_article.discovery_id = discovery.id
                                        and discovery_article.is_public`;

/** Contains all SQL about trips. */
@Injectable()
export class TripsRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<T>(run: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(run);
  }

  list(userId: number): Promise<CountedTrip[]> {
    return this.dataSource.query(
      `select id, title, share_id as "shareId", updated_at as "updatedAt",
              (select count(*)::integer from trip_stops where trip_id = trips.id) as "stopCount"
         from trips where user_id = $1 and deleted_at is null order by updated_at desc, id desc`,
      [userId],
    );
  }

  /**
   * Counts a user's trips, and locks so that two concurrent requests cannot both create the last allowed one.
   * @returns the number of trips
   */
  async lockCount(manager: EntityManager, userId: number): Promise<number> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 41))', [`trips:${userId}`]);
    return manager.countBy(Trip, { userId, deletedAt: IsNull() });
  }

  insert(manager: EntityManager, userId: number, title: string): Promise<Trip> {
    return manager.save(manager.create(Trip, { userId, title }));
  }

  find(userId: number, id: number): Promise<Trip | null> {
    return this.dataSource.manager.findOneBy(Trip, { id, userId, deletedAt: IsNull() });
  }

  findByShareId(shareId: string): Promise<Trip | null> {
    return this.dataSource.manager.findOneBy(Trip, { shareId, deletedAt: IsNull() });
  }

  /** Returns a user's trip, locked until the transaction ends. */
  lock(manager: EntityManager, userId: number, id: number): Promise<Trip | null> {
    const where = { id, userId, deletedAt: IsNull() };
    return manager.findOne(Trip, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** Changes a trip, which makes it the last changed one. */
  async update(
    manager: EntityManager,
    id: number,
    changes: Partial<Pick<Trip, 'title' | 'shareId'>> = {},
  ): Promise<void> {
    await manager.update(Trip, { id }, { ...changes, updatedAt: () => 'now()' });
  }

  /** Deletes a trip; returns whether it existed. */
  async delete(userId: number, id: number): Promise<boolean> {
    const where = { id, userId, deletedAt: IsNull() };
    const { affected } = await this.dataSource.manager.update(Trip, where, { deletedAt: () => 'now()' });
    return affected === 1;
  }

  /** Undoes a deletion within a day; returns whether there was one. */
  async restore(manager: EntityManager, userId: number, id: number): Promise<boolean> {
    const [, count] = await manager.query(
      `update trips set deleted_at = null
        where id = $2 and user_id = $1 and deleted_at > now() - interval '1 day'`,
      [userId, id],
    );
    return count === 1;
  }

  /** Permanently deletes a user's deleted trips, except the last `kept` ones. */
  async purgeFormerlyDeleted(manager: EntityManager, userId: number, kept: number): Promise<void> {
    await manager.query(
      `delete from trips where id in (
         select id from trips where user_id = $1 and deleted_at is not null
          order by deleted_at desc, id desc offset $2)`,
      [userId, kept],
    );
  }

  async purgeDeleted(): Promise<void> {
    await this.dataSource.query(`delete from trips where deleted_at <= now() - interval '1 day'`);
  }

  async deleteByUser(userId: number): Promise<void> {
    await this.dataSource.manager.delete(Trip, { userId });
  }

  /** Returns the stops of a trip in order. */
  listStops(tripId: number): Promise<StopRow[]> {
    return this.dataSource.query(`${STOPS_SQL} where stop.trip_id = $1 order by stop.ordinal, stop.id`, [tripId]);
  }

  /** Returns the same stops without discoveries that are not public. */
  listSharedStops(tripId: number): Promise<StopRow[]> {
    return this.dataSource.query(
      `${STOPS_SQL} where stop.trip_id = $1 and (stop.discovery_id is null or discovery.is_public)
        order by stop.ordinal, stop.id`,
      [tripId],
    );
  }

  async listStopIds(manager: EntityManager, tripId: number): Promise<number[]> {
    const stops = await manager.find(TripStop, { where: { tripId }, order: { ordinal: 'ASC', id: 'ASC' } });
    return stops.map(({ id }) => id);
  }

  /**
   * Adds a stop at the end, unless the trip already has it.
   * @throws ApiError DISCOVERY_NOT_FOUND when the discovery was deleted after it was found
   */
  async insertStop(manager: EntityManager, tripId: number, stop: NewStop): Promise<void> {
    const [{ ordinal }] = await manager.query(
      'select coalesce(max(ordinal) + 1, 0) as ordinal from trip_stops where trip_id = $1',
      [tripId],
    );
    const insertion = manager.createQueryBuilder().insert().into(TripStop);
    try {
      await insertion
        .values({ ...stop, tripId, ordinal })
        .orIgnore()
        .execute();
    } catch (thrown) {
      if (isForeignKeyViolation(thrown, 'trip_stops_discovery_id_fkey')) throw new ApiError('DISCOVERY_NOT_FOUND');
      throw thrown;
    }
  }

  /** Whether a stop already leads to this subject; that of an article may be one that was merged into it. */
  async hasStop(
    manager: EntityManager,
    tripId: number,
    { articleId, guideSlug, discoveryId }: NewStop,
  ): Promise<boolean> {
    return manager.existsBy(TripStop, {
      tripId,
      ...(articleId && { articleId: Raw((column) => `current_article_id(${column}) = :articleId`, { articleId }) }),
      ...(guideSlug && { guideSlug }),
      ...(discoveryId && { discoveryId }),
    });
  }

  /** Changes a note; returns whether the trip has the stop. */
  async setNote(manager: EntityManager, tripId: number, id: number, note: string): Promise<boolean> {
    return (await manager.update(TripStop, { id, tripId }, { note })).affected === 1;
  }

  /** Deletes a stop; returns whether the trip had it. */
  async deleteStop(manager: EntityManager, tripId: number, id: number): Promise<boolean> {
    return (await manager.delete(TripStop, { id, tripId })).affected === 1;
  }

  async reorder(manager: EntityManager, tripId: number, stopIds: readonly number[]): Promise<void> {
    await manager.query(
      `update trip_stops set ordinal = place.ordinal
         from unnest($2::integer[]) with ordinality as place (id, ordinal)
        where trip_stops.id = place.id and trip_id = $1`,
      [tripId, stopIds],
    );
  }

  /**
   * Returns the public article with an id, or into which that was merged, or the caller's discovery; null when there is
   * none.
   */
  async findSubject(
    kind: 'article' | 'discovery',
    id: number,
    userId: number,
  ): Promise<Pick<NewStop, 'articleId' | 'discoveryId'> | null> {
    const [row] =
      kind === 'article'
        ? await this.dataSource.query('select id from articles where id = current_article_id($1) and is_public', [id])
        : await this.dataSource.query('select id from discoveries where id = $1 and user_id = $2', [id, userId]);
    if (!row) return null;
    return kind === 'article' ? { articleId: row.id } : { discoveryId: row.id };
  }
}
