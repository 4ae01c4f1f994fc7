import { Controller, Res } from '@nestjs/common';
import {
  type SharedTrip,
  sharedTrips,
  type Trip,
  type TripSummary,
  trips,
} from '@placelore/contracts/content/trips/trips.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public, SignedIn } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { TripsService } from './trips.service.js';

@Controller()
export class TripsController {
  constructor(private readonly service: TripsService) {}

  @Route(trips.list)
  @SignedIn()
  list(@Actor() actor: Actor): Promise<TripSummary[]> {
    return this.service.list(actor);
  }

  @Route(trips.create)
  @SignedIn()
  create(@Actor() actor: Actor, @Input() { title, stop }: RouteInput<typeof trips.create>): Promise<Trip> {
    return this.service.create(actor, title, stop);
  }

  @Route(trips.read)
  @SignedIn()
  read(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof trips.read>): Promise<Trip> {
    return this.service.read(actor, id);
  }

  @Route(trips.rename)
  @SignedIn()
  rename(@Actor() actor: Actor, @Input() { id, title }: RouteInput<typeof trips.rename>): Promise<Trip> {
    return this.service.rename(actor, id, title);
  }

  @Route(trips.delete)
  @SignedIn()
  delete(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof trips.delete>): Promise<void> {
    return this.service.delete(actor, id);
  }

  @Route(trips.restore)
  @SignedIn()
  restore(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof trips.restore>): Promise<Trip> {
    return this.service.restore(actor, id);
  }

  @Route(trips.addStop)
  @SignedIn()
  addStop(@Actor() actor: Actor, @Input() { id, ...stop }: RouteInput<typeof trips.addStop>): Promise<Trip> {
    return this.service.addStop(actor, id, stop);
  }

  @Route(trips.annotateStop)
  @SignedIn()
  annotateStop(
    @Actor() actor: Actor,
    @Input() { id, stopId, note }: RouteInput<typeof trips.annotateStop>,
  ): Promise<Trip> {
    return this.service.annotateStop(actor, id, stopId, note);
  }

  @Route(trips.removeStop)
  @SignedIn()
  removeStop(@Actor() actor: Actor, @Input() { id, stopId }: RouteInput<typeof trips.removeStop>): Promise<Trip> {
    return this.service.removeStop(actor, id, stopId);
  }

  @Route(trips.reorder)
  @SignedIn()
  reorder(@Actor() actor: Actor, @Input() { id, stopIds }: RouteInput<typeof trips.reorder>): Promise<Trip> {
    return this.service.reorder(actor, id, stopIds);
  }

  @Route(trips.share)
  @SignedIn()
  share(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof trips.share>): Promise<Trip> {
    return this.service.share(actor, id);
  }

  @Route(trips.unshare)
  @SignedIn()
  unshare(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof trips.unshare>): Promise<Trip> {
    return this.service.unshare(actor, id);
  }

  /**
   * The URL contains the secret, so the response must not be stored or indexed, and must not pass on the URL as a
   * referrer.
   */
  @Route(sharedTrips.read)
  @Public()
  readShared(
    @Input() { token }: RouteInput<typeof sharedTrips.read>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedTrip> {
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer');
    return this.service.readShared(token);
  }
}
