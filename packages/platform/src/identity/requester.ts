import { createHash } from 'node:crypto';
import type { Identity, Requester } from '@placelore/contracts/core/identity.js';

/** Returns whom quotas count for a call: the caller, or for a call of the worker whoever caused the work. */
export function toRequester(identity: Identity): Requester | undefined {
  if (identity.kind === 'service') return identity.onBehalfOf;
  const { userId, visitorId, isAdmin, network = null } = identity;
  if (userId === null) return { id: `visitor:${hashVisitor(visitorId)}`, role: 'guest', network };
  return { id: `user:${userId}`, role: isAdmin ? 'admin' : 'member', network };
}

/** The id itself is the visitor's secret to their data, so that jobs and counters do not hold it. */
const hashVisitor = (visitorId: string | null): string =>
  createHash('sha256').update(`requester ${visitorId}`).digest('base64url').slice(0, 22);
