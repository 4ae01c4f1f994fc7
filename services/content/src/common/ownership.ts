import type { Actor } from '@placelore/contracts/core/identity.js';
import type { Discovery } from '../discoveries/core/discovery.entity.js';

type OwnedDiscovery = Pick<Discovery, 'userId' | 'visitorId'>;

/**
 * Checks whether a discovery is the caller's: their account's, or, while it has no account, their visitor cookie's.
 */
export function isOwnedBy(discovery: OwnedDiscovery, actor: Pick<Actor, 'userId' | 'visitorId'>): boolean {
  if (discovery.userId !== null) return discovery.userId === actor.userId;
  return discovery.visitorId !== null && discovery.visitorId === actor.visitorId;
}

/** Returns true for public items, and for private ones to their owner and admins. */
export function canView(discovery: OwnedDiscovery & Pick<Discovery, 'isPublic'>, actor: Actor): boolean {
  return discovery.isPublic || actor.isAdmin || isOwnedBy(discovery, actor);
}

/** Formats the caller, or an owner, as the requester of a job request. */
export function formatRequester(actor: OwnedDiscovery): string {
  return actor.userId !== null ? `user:${actor.userId}` : `visitor:${actor.visitorId}`;
}
