import { Injectable } from '@nestjs/common';
import {
  type NewTripStop,
  type SharedTrip,
  TRIP_LIMITS,
  type TripSummary,
  type Trip as WireTrip,
} from '@placelore/contracts/content/trips/trips.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import type { EntityManager } from 'typeorm';
import { ShareTokens } from './share-tokens.js';
import type { Trip } from './trip.entity.js';
import { presentSharedTrip, presentTrip, presentTripSummary } from './trip.presenter.js';
import { TripSubjectsService } from './trip-subjects.service.js';
import { type NewStop, TripsRepository } from './trips.repository.js';

/** Manages the trips of users. To anyone but its owner, even an admin, a trip does not exist. */
@Injectable()
export class TripsService {
  constructor(
    private readonly repository: TripsRepository,
    private readonly subjects: TripSubjectsService,
    private readonly tokens: ShareTokens,
    private readonly deletedUsers: DeletedUsers,
  ) {}

  async list(actor: Actor): Promise<TripSummary[]> {
    return (await this.repository.list(getUserId(actor))).map(presentTripSummary);
  }

  /** @throws ApiError TRIP_NOT_FOUND */
  async read(actor: Actor, id: number): Promise<WireTrip> {
    const trip = await this.repository.find(getUserId(actor), id);
    if (!trip) throw new ApiError('TRIP_NOT_FOUND');
    return presentTrip(trip, await this.repository.listStops(id), trip.shareId && this.tokens.toToken(trip.shareId));
  }

  /** Returns the trip of a secret. @throws ApiError TRIP_NOT_FOUND, also when its link was turned off or replaced */
  async readShared(token: string): Promise<SharedTrip> {
    const shareId = this.tokens.parseId(token);
    const trip = shareId === null ? null : await this.repository.findByShareId(shareId);
    if (!trip) throw new ApiError('TRIP_NOT_FOUND');
    return presentSharedTrip(trip, await this.repository.listSharedStops(trip.id));
  }

  /**
   * Creates a trip. Only the user's last deleted trips are kept; otherwise creating and deleting would fill the table.
   * @throws ApiError TRIPS_FULL, and the errors of {@link TripSubjectsService.find}
   */
  async create(actor: Actor, title: string, stop: NewTripStop | undefined): Promise<WireTrip> {
    const userId = getUserId(actor);
    const subject = stop && (await this.subjects.find(actor, stop));
    const { id } = await this.repository.transaction(async (manager) => {
      if (await this.deletedUsers.isDeleted(manager, userId)) throw new ApiError('AUTHENTICATION_REQUIRED');
      await this.assertRoom(manager, userId);
      await this.repository.purgeFormerlyDeleted(manager, userId, TRIP_LIMITS.deleted);
      const trip = await this.repository.insert(manager, userId, title);
      if (subject) await this.repository.insertStop(manager, trip.id, subject);
      return trip;
    });
    return this.read(actor, id);
  }

  rename(actor: Actor, id: number, title: string): Promise<WireTrip> {
    return this.change(actor, id, (manager) => this.repository.update(manager, id, { title }));
  }

  /** @throws ApiError TRIP_NOT_FOUND */
  async delete(actor: Actor, id: number): Promise<void> {
    if (!(await this.repository.delete(getUserId(actor), id))) throw new ApiError('TRIP_NOT_FOUND');
  }

  /** @throws ApiError TRIP_NOT_FOUND when it was not deleted within the last day, or is no longer kept; TRIPS_FULL */
  async restore(actor: Actor, id: number): Promise<WireTrip> {
    const userId = getUserId(actor);
    await this.repository.transaction(async (manager) => {
      await this.assertRoom(manager, userId);
      if (!(await this.repository.restore(manager, userId, id))) throw new ApiError('TRIP_NOT_FOUND');
    });
    return this.read(actor, id);
  }

  /** @throws ApiError TRIP_NOT_FOUND, TRIP_FULL, and the errors of {@link TripSubjectsService.find} */
  async addStop(actor: Actor, id: number, stop: NewTripStop): Promise<WireTrip> {
    const subject = await this.subjects.find(actor, stop);
    return this.change(actor, id, (manager) => this.insertStop(manager, id, subject));
  }

  private async insertStop(manager: EntityManager, tripId: number, subject: NewStop): Promise<void> {
    if (await this.repository.hasStop(manager, tripId, subject)) return;
    const { length } = await this.repository.listStopIds(manager, tripId);
    if (length >= TRIP_LIMITS.stops) throw new ApiError('TRIP_FULL');
    await this.repository.insertStop(manager, tripId, subject);
  }

  /** @throws ApiError TRIP_NOT_FOUND, TRIP_STOP_NOT_FOUND */
  annotateStop(actor: Actor, id: number, stopId: number, note: string): Promise<WireTrip> {
    return this.change(actor, id, async (manager) => {
      if (!(await this.repository.setNote(manager, id, stopId, note))) throw new ApiError('TRIP_STOP_NOT_FOUND');
    });
  }

  /** @throws ApiError TRIP_NOT_FOUND, TRIP_STOP_NOT_FOUND */
  removeStop(actor: Actor, id: number, stopId: number): Promise<WireTrip> {
    return this.change(actor, id, async (manager) => {
      if (!(await this.repository.deleteStop(manager, id, stopId))) throw new ApiError('TRIP_STOP_NOT_FOUND');
    });
  }

  /** @throws ApiError TRIP_NOT_FOUND; TRIP_CHANGED when `stopIds` does not contain each of its stops exactly once */
  reorder(actor: Actor, id: number, stopIds: readonly number[]): Promise<WireTrip> {
    return this.change(actor, id, async (manager) => {
      const known = new Set(await this.repository.listStopIds(manager, id));
      const isComplete = known.size === stopIds.length && new Set(stopIds).size === stopIds.length;
      if (!isComplete || !stopIds.every((stopId) => known.has(stopId))) throw new ApiError('TRIP_CHANGED');
      await this.repository.reorder(manager, id, stopIds);
    });
  }

  /** Turns the link on with a new secret. @throws ApiError TRIP_NOT_FOUND */
  share(actor: Actor, id: number): Promise<WireTrip> {
    return this.change(actor, id, (manager) =>
      this.repository.update(manager, id, { shareId: this.tokens.createId() }),
    );
  }

  /** @throws ApiError TRIP_NOT_FOUND */
  unshare(actor: Actor, id: number): Promise<WireTrip> {
    return this.change(actor, id, (manager) => this.repository.update(manager, id, { shareId: null }));
  }

  /** Changes a trip of the caller while it is locked, and returns it afterward. */
  private async change(
    actor: Actor,
    id: number,
    apply: (manager: EntityManager, trip: Trip) => Promise<void>,
  ): Promise<WireTrip> {
    await this.repository.transaction(async (manager) => {
      const trip = await this.repository.lock(manager, getUserId(actor), id);
      if (!trip) throw new ApiError('TRIP_NOT_FOUND');
      await apply(manager, trip);
      await this.repository.update(manager, id);
    });
    return this.read(actor, id);
  }

  private async assertRoom(manager: EntityManager, userId: number): Promise<void> {
    if ((await this.repository.lockCount(manager, userId)) >= TRIP_LIMITS.trips) throw new ApiError('TRIPS_FULL');
  }
}

/** Returns the user's id; the routes admit only users. */
function getUserId({ userId }: Actor): number {
  if (userId === null) throw new ApiError('AUTHENTICATION_REQUIRED');
  return userId;
}
