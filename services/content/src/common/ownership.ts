import type { Actor } from '@placelore/contracts/core/identity.js';

/** Item that belongs to a user or, while it has no user, to a visitor. */
export interface Owned {
  userId: number | null;
  visitorId: string | null;
}

/** Whether an item belongs to the caller: to their account or, if it has no account, to their visitor cookie. */
export function isOwnedBy(item: Owned, actor: Pick<Actor, 'userId' | 'visitorId'>): boolean {
  if (item.userId !== null) return item.userId === actor.userId;
  return item.visitorId !== null && item.visitorId === actor.visitorId;
}

/** Whether the caller may view an item. Everyone may view public items; owners and admins may view private ones. */
export function canView(item: Owned & { isPublic: boolean }, actor: Actor): boolean {
  return item.isPublic || actor.isAdmin || isOwnedBy(item, actor);
}

/** Formats the caller, or an owner, as the requester of a job request. */
export function formatRequester(actor: Owned): string {
  return actor.userId !== null ? `user:${actor.userId}` : `visitor:${actor.visitorId}`;
}
