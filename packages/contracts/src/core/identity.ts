import { z } from 'zod';

/** The person behind a request: a user, or a visitor known by a signed cookie only. Both may be absent (crawlers). */
export const actor = z.object({
  userId: z.number().int().positive().nullable(),
  username: z.string().nullable(),
  isAdmin: z.boolean(),
  /** Names the anonymous visitor, so that a guest owns what a guest made. */
  visitorId: z.uuid().nullable(),
});
export type Actor = z.infer<typeof actor>;

/** A user, with the visitor they were when last seen: what is theirs, and what only their browser's cookie has. */
export const deletedAccount = z.object({ userId: z.number().int(), visitorId: z.uuid().nullable() });
export type DeletedAccount = z.infer<typeof deletedAccount>;

/** Who caused a piece of work, as far as quotas and shares of the budget need to know. */
export const requester = z.object({
  /** `user:7`, or `visitor:` and a hash of the visitor's id. */
  id: z.string(),
  role: z.enum(['guest', 'member', 'admin']),
  /** Keyed hash of the network the request came from; it changes every day (UTC). Null where no network is known. */
  network: z.string().nullable(),
});
export type Requester = z.infer<typeof requester>;

/** What the gateway (or the worker, for internal calls) vouches for on every call to an owner. */
export const identity = z.discriminatedUnion('kind', [
  actor.extend({
    kind: z.literal('person'),
    /** Key of the session in the session store, so that it can be ended; null for guests. */
    sessionKey: z.string().nullable(),
    /** As in {@link requester}. Absent where the gateway speaks for a guest of whom nothing is known. */
    network: z.string().optional(),
  }),
  z.object({
    kind: z.literal('service'),
    service: z.enum(['gateway', 'worker']),
    /** Who caused the work that the call is a part of. */
    onBehalfOf: requester.optional(),
  }),
]);
export type Identity = z.infer<typeof identity>;

/** Cookie with the id of a session. Whoever has none is a guest. */
export const SESSION_COOKIE = 'placelore_session';
/** Cookie with the signed name of an anonymous visitor. */
export const VISITOR_COOKIE = 'placelore_visitor';
/** Header that carries the signed identity between processes. Inbound copies from outside are dropped. */
export const IDENTITY_HEADER = 'x-placelore-identity';
/**
 * Header with which the frontend's server says for whom it calls: what the gateway gave it with the visitor's request,
 * unchanged. Without it all its calls would count as those of one address.
 */
export const ON_BEHALF_HEADER = 'x-placelore-on-behalf';
/** Header that carries the request id from the gateway to every service, job and log line. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Header of answers to somebody whose session is over; its value is `ended`. Alone here: browsers need nothing else of it. */
export const SESSION_HEADER = 'placelore-session';
