import type { z } from 'zod';
import type { ErrorCode } from './errors.js';

export type ServiceName = 'gateway' | 'auth' | 'content' | 'analysis' | 'places' | 'worker';

/** Who may call: everyone; a signed-in user; an admin; or only another process of the product. */
export type Access = 'public' | 'signedIn' | 'admin' | 'internal';

/** How often one caller may call, per route. The caller is the visitor, and for `address` the network address. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
  by: 'visitor' | 'address';
  /** Beside a limit by visitor: calls of all visitors of one network address, so that a new cookie does not help. */
  maxPerAddress?: number;
}

type Shape = z.ZodObject;

/** One HTTP route: the only place its path, access, input and answer are written down. */
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
  /** With `:name` for parameters and a closing `*` for the rest of the path. */
  path: string;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /**
   * What the body is. `stream`: the handler reads it itself, with the limits of its own; `body` then only documents.
   * Default `json`.
   */
  bodyKind?: 'json' | 'stream';
  /** Media types accepted when not JSON alone. */
  consumes?: readonly string[];
  response?: Response;
  /** Media type of the answer; default JSON. */
  produces?: string;
  /** Default 200, or 204 without a response. */
  status?: number;
  rateLimit?: RateLimit;
  /**
   * The answer is the same for every guest until its owner says that what is published changed: gateways may keep it,
   * and name no new visitor with it.
   */
  sharedCache?: true;
  /**
   * The call starts work or may cost money although its method is safe: the gateway refuses it from pages of other sites,
   * as it refuses their writes. Left out of routes with other methods, which are refused from there anyway.
   */
  startsWork?: true;
  /**
   * Query parameters with which the answer also holds what its reader alone may see: gateways then keep it for nobody, and
   * name the visitor that a cookie tells.
   */
  personalWith?: readonly string[];
  errors?: readonly ErrorCode[];
}

/** Declares a route; only gives the literal its types. */
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

/** What a handler receives: parameters, query and body as one validated object. */
export type RouteInput<R> = R extends Route<infer P, infer Q, infer B, infer _> ? Out<P> & Out<Q> & Out<B> : never;
/** What a caller passes, before defaults are filled in. */
export type RouteArguments<R> = R extends Route<infer P, infer Q, infer B, infer _> ? In<P> & In<Q> & In<B> : never;
/** What a handler answers with. */
export type RouteResponse<R> =
  R extends Route<infer _P, infer _Q, infer _B, infer A> ? (A extends z.ZodType ? z.output<A> : undefined) : never;

/** Limits used by routes that state none: reads are cheap, writes less so. A cookie is free, an address less so. */
export const DEFAULT_RATE_LIMITS = {
  read: { max: 600, windowSeconds: 60, by: 'visitor', maxPerAddress: 3_000 },
  write: { max: 120, windowSeconds: 60, by: 'visitor', maxPerAddress: 600 },
} as const satisfies Record<string, RateLimit>;
