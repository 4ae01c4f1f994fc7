import { z } from 'zod';
import { route } from '../../core/route.js';
import { byRowId, rowId, rowIdText } from '../../core/row-ids.js';
import { plainText, text } from '../../core/text.js';
import { coordinates } from '../../places/geography.js';
import { imageCredit } from '../image-credit.js';

/** Maximum number of a user's trips, of additional deleted trips, of stops of a trip, and of characters. */
export const TRIP_LIMITS = { trips: 50, deleted: 50, stops: 50, title: 80, note: 500 } as const;

/** Kinds of stops: an article, a dynamic guide, or the user's own discovery. */
export const TRIP_STOP_KINDS = ['article', 'guide', 'discovery'] as const;

const title = plainText(TRIP_LIMITS.title).pipe(z.string().min(1, 'is required'));

/** One stop of a trip. */
export const tripStop = z.object({
  id: z.number().int(),
  kind: z.enum(TRIP_STOP_KINDS),
  /** Title of its guide; null if the guide is no longer available. */
  name: z.string().nullable(),
  location: z.string(),
  coordinates: coordinates.nullable(),
  /** Whether it is a town or a region, to whose middle nobody walks. */
  isArea: z.literal(true).optional(),
  /** Minutes that a visit usually takes; absent if unknown. */
  visitMinutes: z.number().int().positive().optional(),
  /** False if the terms of the position's provider forbid copying it into files and offline data. */
  isPositionStorable: z.boolean(),
  /** Path of its page; null if there is no page that the reader may open. */
  path: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Credit of a photo of an open collection; null for other pictures. */
  imageCredit: imageCredit.nullable(),
  note: z.string(),
});
export type TripStop = z.infer<typeof tripStop>;

/** Trip as lists show it. */
export const tripSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  stopCount: z.number().int(),
  /** Whether its secret link is on. */
  isShared: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type TripSummary = z.infer<typeof tripSummary>;

/** Trip of the caller, with its stops in order. */
export const trip = tripSummary.omit({ isShared: true }).extend({
  stops: z.array(tripStop),
  /** Secret of its link, `/t/{token}`; null while the link is off. */
  shareToken: z.string().nullable(),
});
export type Trip = z.infer<typeof trip>;

/** Trip as everyone with its secret link sees it: nothing about its owner, and no private discovery. */
export const sharedTrip = z.object({ title: z.string(), stops: z.array(tripStop) });
export type SharedTrip = z.infer<typeof sharedTrip>;

/** Stop to add to a trip. */
export const newTripStop = z.object({
  kind: z.enum(TRIP_STOP_KINDS),
  /** Id of the article or discovery; slug of the guide. */
  subjectId: text(80).pipe(z.string().min(1, 'is required')),
});
export type NewTripStop = z.infer<typeof newTripStop>;

const byStop = byRowId.extend({ stopId: rowIdText });
const ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'TRIP_NOT_FOUND'] as const;
const SUBJECT_ERRORS = ['ARTICLE_NOT_FOUND', 'GUIDE_NOT_FOUND', 'DISCOVERY_NOT_FOUND'] as const;
const shared = { service: 'content', access: 'signedIn' } as const;

/** Routes for trips. A trip exists only for its owner, and for no other user, not even admins. */
export const trips = {
  list: route({
    ...shared,
    id: 'trips.list',
    method: 'GET',
    path: '/api/trips',
    summary: 'Lists the trips of the caller, the last changed first',
    response: z.array(tripSummary),
    errors: ['AUTHENTICATION_REQUIRED'],
  }),
  create: route({
    ...shared,
    id: 'trips.create',
    method: 'POST',
    path: '/api/trips',
    summary: `Creates a trip, with its first stop if one is given; a user has at most ${TRIP_LIMITS.trips}`,
    body: z.object({ title, stop: newTripStop.optional() }),
    response: trip,
    status: 201,
    errors: ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'TRIPS_FULL', ...SUBJECT_ERRORS],
  }),
  read: route({
    ...shared,
    id: 'trips.read',
    method: 'GET',
    path: '/api/trips/:id',
    summary: 'Returns a trip of the caller with its stops',
    params: byRowId,
    response: trip,
    errors: ERRORS,
  }),
  rename: route({
    ...shared,
    id: 'trips.rename',
    method: 'PATCH',
    path: '/api/trips/:id',
    summary: 'Renames a trip',
    params: byRowId,
    body: z.object({ title }),
    response: trip,
    errors: ERRORS,
  }),
  delete: route({
    ...shared,
    id: 'trips.delete',
    method: 'DELETE',
    path: '/api/trips/:id',
    summary: 'Deletes a trip; for a day it can be restored. Its link stops at once',
    params: byRowId,
    errors: ERRORS,
  }),
  restore: route({
    ...shared,
    id: 'trips.restore',
    method: 'POST',
    path: '/api/trips/:id/restore',
    summary: `Restores a trip that was deleted within the last day; at least the last ${TRIP_LIMITS.deleted} can be`,
    params: byRowId,
    response: trip,
    errors: [...ERRORS, 'TRIPS_FULL'],
  }),
  addStop: route({
    ...shared,
    id: 'trips.addStop',
    method: 'POST',
    path: '/api/trips/:id/stops',
    summary: `Adds a stop at the end, at most ${TRIP_LIMITS.stops}; one that the trip has already stays where it is`,
    params: byRowId,
    body: newTripStop,
    response: trip,
    errors: [...ERRORS, 'TRIP_FULL', ...SUBJECT_ERRORS],
  }),
  annotateStop: route({
    ...shared,
    id: 'trips.annotateStop',
    method: 'PATCH',
    path: '/api/trips/:id/stops/:stopId',
    summary: 'Replaces the note of a stop',
    params: byStop,
    body: z.object({ note: plainText(TRIP_LIMITS.note) }),
    response: trip,
    errors: [...ERRORS, 'TRIP_STOP_NOT_FOUND'],
  }),
  removeStop: route({
    ...shared,
    id: 'trips.removeStop',
    method: 'DELETE',
    path: '/api/trips/:id/stops/:stopId',
    summary: 'Removes a stop',
    params: byStop,
    response: trip,
    errors: [...ERRORS, 'TRIP_STOP_NOT_FOUND'],
  }),
  reorder: route({
    ...shared,
    id: 'trips.reorder',
    method: 'PUT',
    path: '/api/trips/:id/order',
    summary: 'Sets the order of the stops; the ids must be those of all stops of the trip, once each',
    params: byRowId,
    body: z.object({ stopIds: z.array(rowId).max(TRIP_LIMITS.stops) }),
    response: trip,
    errors: [...ERRORS, 'TRIP_CHANGED'],
  }),
  share: route({
    ...shared,
    id: 'trips.share',
    method: 'POST',
    path: '/api/trips/:id/link',
    summary: 'Turns the secret link on, or replaces it by a new one; the former stops at once',
    params: byRowId,
    response: trip,
    errors: ERRORS,
  }),
  unshare: route({
    ...shared,
    id: 'trips.unshare',
    method: 'DELETE',
    path: '/api/trips/:id/link',
    summary: 'Turns the secret link off',
    params: byRowId,
    response: trip,
    errors: ERRORS,
  }),
} as const;

/** Format of a secret: 128 random bits, and 128 bits that prove that the server created it. */
export const SHARE_TOKEN_PATTERN = /^[A-Za-z0-9_-]{44}$/;

export const sharedTrips = {
  read: route({
    id: 'sharedTrips.read',
    service: 'content',
    method: 'GET',
    path: '/api/shared-trips/:token',
    access: 'public',
    summary: 'Returns the trip of a secret link, without anything about its owner; no cache stores it',
    params: z.object({ token: z.string().regex(SHARE_TOKEN_PATTERN, 'is no secret of a trip') }),
    response: sharedTrip,
    rateLimit: { max: 120, windowSeconds: 60, by: 'visitor', maxPerAddress: 600 },
    errors: ['INVALID_INPUT', 'TRIP_NOT_FOUND'],
  }),
} as const;

/** Routes for the worker. */
export const internalTrips = {
  purgeDeleted: route({
    id: 'internalTrips.purgeDeleted',
    service: 'content',
    method: 'POST',
    path: '/internal/trips/purge',
    access: 'internal',
    summary: 'Permanently deletes trips that can no longer be restored',
  }),
} as const;
