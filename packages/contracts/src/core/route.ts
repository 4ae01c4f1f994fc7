import type { z } from 'zod';
import type { ErrorCode } from './errors.js';

export const SERVICES = ['gateway', 'auth', 'content', 'analysis', 'places', 'worker'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Access levels: everyone; a signed-in user; an admin; or another process of the product. */
export type Access = 'public' | 'signedIn' | 'admin' | 'internal';

/** Rate limit of a route, counted per visitor, or per network address for `address`. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
  by: 'visitor' | 'address';
  /** Additional limit for all visitors of one network address, so that new cookies do not help. */
  maxPerAddress?: number;
}

/**
 * Classes of requests that gateways limit separately: searches, sign-ins, pages, maps, images, other reads, writes,
 * guides, and other calls that wait for a result.
 */
export type LaneName = 'search' | 'signIn' | 'pages' | 'maps' | 'images' | 'reads' | 'writes' | 'guides' | 'results';

type Shape = z.ZodObject;

/** Response with another status than the usual one that is no entry of the error table. */
export interface OtherResponse {
  /** Says when callers get it. */
  description: string;
  response?: z.ZodType;
  /** Media type of a response that is not JSON. */
  produces?: string;
}

/** Other response of routes that stream events. */
export const STREAM_ALREADY_ENDED = {
  204: { description: 'By its Last-Event-ID, the client already has the last event; it must not reconnect' },
} as const satisfies Record<number, OtherResponse>;

/** Response of routes that redirect from a former slug. */
export const FORMER_SLUG = {
  301: { description: 'The slug is a former one; Location has the URL with the current slug' },
} as const satisfies Record<number, OtherResponse>;

/** HTTP route: the only definition of its path, access, input and response. */
export interface Route<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Response extends z.ZodType | undefined = z.ZodType | undefined,
> {
  /** `tag.action`, unique; the OpenAPI operation id. */
  id: string;
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters and a final `*` for the rest of the path. */
  path: string;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /**
   * Format of the body. With `stream`, the handler reads it with its own limits, and `body` only documents it. Default
   * `json`.
   */
  bodyKind?: 'json' | 'stream';
  /** Maximum size of the JSON body in bytes, if larger than the default. */
  maxBodyBytes?: number;
  /** Accepted media types; default JSON. */
  consumes?: readonly string[];
  response?: Response;
  /** Media type of the response; default JSON. */
  produces?: string;
  /** Seconds that a caller waits for the response; default {@link ROUTE_SECONDS}. */
  maxSeconds?: number;
  /** Default 200, or 204 without a response. */
  status?: number;
  rateLimit?: RateLimit;
  /** Class of requests, if it does not follow from service, method and query. */
  lane?: LaneName;
  /**
   * The response is the same for every guest until the service announces a change. The gateway may cache it, and
   * assigns no new visitor id with it.
   */
  sharedCache?: true;
  /**
   * The call starts a job or may cost money although its method is safe, so the gateway rejects cross-origin calls as
   * it does for writes. Omitted for other methods, which are always checked.
   */
  startsWork?: true;
  /**
   * Query parameters with which the response is personal. Gateways then do not cache it, and identify the visitor by
   * their cookie.
   */
  personalWith?: readonly string[];
  /** Responses without an error that have another status, by that status. */
  otherResponses?: Readonly<Record<number, OtherResponse>>;
  /** Errors besides those that follow from access, method and input. */
  errors?: readonly ErrorCode[];
}

/** Declares a route. Needed only to infer its literal types. */
export function route<
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
  Response extends z.ZodType | undefined = undefined,
>(definition: Route<Params, Query, Body, Response>): Route<Params, Query, Body, Response> {
  return definition;
}

type Out<S> = S extends z.ZodType ? z.output<S> : unknown;
type In<S> = S extends z.ZodType ? z.input<S> : unknown;

/** Input of a handler: parameters, query and body as one validated object. */
export type RouteInput<R> = R extends Route<infer P, infer Q, infer B, infer _> ? Out<P> & Out<Q> & Out<B> : never;
/** Input a caller sends, before defaults are applied. */
export type RouteArguments<R> = R extends Route<infer P, infer Q, infer B, infer _> ? In<P> & In<Q> & In<B> : never;
/** Return value of a handler. */
export type RouteResponse<R> =
  R extends Route<infer _P, infer _Q, infer _B, infer A> ? (A extends z.ZodType ? z.output<A> : undefined) : never;

/** Default limits. Those per address apply because clients can get new cookies at no cost. */
export const DEFAULT_RATE_LIMITS = {
  read: { max: 600, windowSeconds: 60, by: 'visitor', maxPerAddress: 3_000 },
  write: { max: 120, windowSeconds: 60, by: 'visitor', maxPerAddress: 600 },
} as const satisfies Record<string, RateLimit>;

/**
 * Seconds that a visitor's call of a service may take, by class of route. A `lookup` may call a vendor, and actions of
 * admins may wait for a job. Routes that need longer declare `maxSeconds`.
 */
export const ROUTE_SECONDS = { read: 3, write: 15, lookup: 30, adminRead: 15, adminAction: 75 } as const;

type TimedRoute = Pick<Route, 'method' | 'access' | 'startsWork' | 'maxSeconds'>;

/** Returns the seconds that a route may take. Services limit calls that wait for a result themselves. */
export function getRouteSeconds({ method, access, startsWork, maxSeconds }: TimedRoute): number {
  if (maxSeconds !== undefined) return maxSeconds;
  const isRead = method === 'GET';
  if (access === 'admin') return isRead ? ROUTE_SECONDS.adminRead : ROUTE_SECONDS.adminAction;
  if (startsWork) return ROUTE_SECONDS.lookup;
  return isRead ? ROUTE_SECONDS.read : ROUTE_SECONDS.write;
}
