import { z } from 'zod';

/** Actor behind a request: a user, or a visitor known only by a signed cookie. Both are absent for crawlers. */
export const actor = z.object({
  userId: z.number().int().positive().nullable(),
  username: z.string().nullable(),
  isAdmin: z.boolean(),
  /** Id of the anonymous visitor, which owns what a guest creates. */
  visitorId: z.uuid().nullable(),
});
export type Actor = z.infer<typeof actor>;

/** Deleted user, with their last known visitor id, because some content may belong only to their browser's cookie. */
export const deletedAccount = z.object({ userId: z.number().int(), visitorId: z.uuid().nullable() });
export type DeletedAccount = z.infer<typeof deletedAccount>;

/** Requester of a job, with only the data that quotas and budget shares need. */
export const requester = z.object({
  /** `user:7`, or `visitor:` with a hash of the visitor id. */
  id: z.string(),
  role: z.enum(['guest', 'member', 'admin']),
  /** Keyed hash of the client network; it changes every day (UTC). Null when the network is unknown. */
  network: z.string().nullable(),
});
export type Requester = z.infer<typeof requester>;

/** Identity that the gateway (or the worker, for internal calls) signs for every call to a domain service. */
export const identity = z.discriminatedUnion('kind', [
  actor.extend({
    kind: z.literal('person'),
    /** Key of the session in the session store, for ending it; null for guests. */
    sessionKey: z.string().nullable(),
    /** As in {@link requester}. Absent when the gateway calls for an unknown guest. */
    network: z.string().optional(),
  }),
  z.object({
    kind: z.literal('service'),
    service: z.enum(['gateway', 'worker']),
    /** Requester of the job that makes the call. */
    onBehalfOf: requester.optional(),
  }),
]);
export type Identity = z.infer<typeof identity>;

/** User of a session. A change of the role ends the session. */
export const session = z.object({ userId: z.number().int(), username: z.string(), isAdmin: z.boolean() });
export type Session = z.infer<typeof session>;

/** Cookie with the session id; guests have none. */
export const SESSION_COOKIE = 'placelore_session';
/** Cookie with the signed id of an anonymous visitor. */
export const VISITOR_COOKIE = 'placelore_visitor';
/** Header with the signed identity for calls between processes. The gateway removes it from clients' requests. */
export const IDENTITY_HEADER = 'x-placelore-identity';
/**
 * Header in which the frontend server returns the unchanged caller token of the gateway. Without it, all its calls
 * would count as one network address.
 */
export const ON_BEHALF_HEADER = 'x-placelore-on-behalf';
/** Header with the request id, which the gateway passes to every service, job and log line. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Response header that reports an ended session with the value `ended`. */
export const SESSION_HEADER = 'placelore-session';
