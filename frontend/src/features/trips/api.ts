import { type NewTripStop, sharedTrips, type Trip, trips } from '@placelore/contracts/content/trips/trips.js';
import type { Route, RouteArguments, RouteResponse } from '@placelore/contracts/core/route.js';
import useSWR, { mutate } from 'swr';
import { call } from '../../lib/api/api.js';
import { getUserMessage, HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { STRINGS } from './strings.js';

/**
 * Trips are also reloaded when the device is online again or the page regains the focus: another tab may have changed
 * them.
 */
const READ_OPTIONS = { revalidateOnReconnect: true, revalidateOnFocus: true, dedupingInterval: 0 } as const;
const LIST_KEY = toKey(trips.list, {});

/** Returns the user's trips. @param isSignedIn guests have none, so no request is sent for them */
export const useTrips = (isSignedIn: boolean) =>
  useSWR(isSignedIn ? LIST_KEY : null, () => call(trips.list, {}), READ_OPTIONS);

/** Returns a trip of the user. @param id null until it is known who is signed in */
export const useTrip = (id: number | null) =>
  useSWR(id === null ? null : toKey(trips.read, { id }), () => call(trips.read, { id: id! }), READ_OPTIONS);

/** Returns the trip of a secret link. */
export const useSharedTrip = (token: string) =>
  useSWR(toKey(sharedTrips.read, { token }), () => call(sharedTrips.read, { token }), READ_OPTIONS);

/** Whether the error means that the trip or its stop no longer exists, or that its link was turned off. */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

type TripRoute = Extract<(typeof trips)[keyof typeof trips], { response?: unknown }>;

/** Shows a trip as the server returned it, on its page and in the list. */
async function applyTrip(trip: Trip): Promise<Trip> {
  await mutate(toKey(trips.read, { id: trip.id }), trip, { revalidate: false });
  void mutate(LIST_KEY);
  return trip;
}

/** Latest change of each trip, until it is answered. */
const latestChanges = new Map<number, Promise<Trip>>();

/**
 * Calls a route that returns the changed trip, and shows the result. Changes of a trip are sent one after the other, so
 * that the server applies them in this order, and only the result of the latest is shown. Throws what `call` throws.
 */
export async function changeTrip<R extends TripRoute & Route>(route: R, args: RouteArguments<R>): Promise<Trip> {
  const { id } = args as { id: number };
  const previous = latestChanges.get(id)?.catch(() => null);
  const send = async () => (await call(route, args)) as RouteResponse<typeof trips.read>;
  const change = previous ? previous.then(send) : send();
  latestChanges.set(id, change);
  try {
    const trip = await change;
    return latestChanges.get(id) === change ? await applyTrip(trip) : trip;
  } catch (error) {
    const saved = await previous;
    if (saved && latestChanges.get(id) === change) await applyTrip(saved);
    throw error;
  } finally {
    if (latestChanges.get(id) === change) latestChanges.delete(id);
  }
}

/**
 * Calls {@link changeTrip}, but reports a failure in a toast and returns null. If another tab has removed something,
 * the trip is reloaded.
 */
export async function tryChangeTrip<R extends TripRoute & Route>(
  route: R,
  args: RouteArguments<R>,
): Promise<Trip | null> {
  try {
    return await changeTrip(route, args);
  } catch (error) {
    reportFailure(error);
    if (isGone(error)) void mutate(toKey(trips.read, { id: (args as { id: number }).id }));
    return null;
  }
}

/** Reports a failed change in a toast. */
export function reportFailure(error: unknown): void {
  const description = getUserMessage(error, STRINGS.failed.fallback);
  showToast({ title: STRINGS.failed.title, description, destructive: true });
}

/** Shows the stops in another order immediately, and restores the previous order if it cannot be saved. */
export async function reorderStops(trip: Trip, stopIds: readonly number[]): Promise<boolean> {
  const byId = new Map(trip.stops.map((stop) => [stop.id, stop]));
  const stops = stopIds.flatMap((id) => byId.get(id) ?? []);
  const key = toKey(trips.read, { id: trip.id });
  await mutate(key, { ...trip, stops }, { revalidate: false });
  const saved = await tryChangeTrip(trips.reorder, { id: trip.id, stopIds: [...stopIds] });
  if (saved) return true;
  // Without a connection, the trip cannot be reloaded, so the previous order is restored here.
  await mutate(key, trip, { revalidate: navigator.onLine });
  return false;
}

/** Deletes a trip. Throws what `call` throws. */
export async function deleteTrip(id: number): Promise<void> {
  await call(trips.delete, { id });
  void mutate(LIST_KEY);
}

/** Creates a trip, with its first stop if there is one. Throws what `call` throws. */
export const createTrip = async (title: string, stop?: NewTripStop): Promise<Trip> =>
  applyTrip(await call(trips.create, { title, ...(stop && { stop }) }));
