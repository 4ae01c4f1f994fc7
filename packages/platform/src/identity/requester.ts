import { createHash } from 'node:crypto';
import type { Identity, Requester } from '@placelore/contracts/core/identity.js';

/**
 * Returns the requester whose quotas a call counts against: the caller, or for a call of the worker the requester of
 * its job.
 */
export function toRequester(identity: Identity): Requester | undefined {
  if (identity.kind === 'service') return identity.onBehalfOf;
  const { userId, visitorId, isAdmin, network = null } = identity;
  if (userId === null) return { id: `visitor:${hashVisitor(visitorId)}`, role: 'guest', network };
  return { id: `user:${userId}`, role: isAdmin ? 'admin' : 'member', network };
}

/**
 * The visitor id is a secret that grants access to the guest's data, so jobs and counters store only its hash.
 */
const hashVisitor = (visitorId: string | null): string =>
  createHash('sha256').update(`requester ${visitorId}`).digest('base64url').slice(0, 22);
