import type { Actor } from '@placelore/contracts/core/identity.js';

/** Item that belongs to a user or, while it has no user, to a visitor. */
export interface Owned {
  userId: number | null;
  visitorId: string | null;
}

/**
 * Checks whether an item is the caller's: their account's, or, while it has none, their visitor cookie's.
 */
export function isOwnedBy(item: Owned, actor: Pick<Actor, 'userId' | 'visitorId'>): boolean {
  if (item.userId !== null) return item.userId === actor.userId;
  return item.visitorId !== null && item.visitorId === actor.visitorId;
}

/** Returns true for public items, and for private ones to their owner and admins. */
export function canView(item: Owned & { isPublic: boolean }, actor: Actor): boolean {
  return item.isPublic || actor.isAdmin || isOwnedBy(item, actor);
}

/** Formats the caller, or an owner, as the requester of a job request. */
export function formatRequester(actor: Owned): string {
  return actor.userId !== null ? `user:${actor.userId}` : `visitor:${actor.visitorId}`;
}
