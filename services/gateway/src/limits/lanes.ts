import { availableParallelism } from 'node:os';
import type { LaneName, Route } from '@placelore/contracts/core/route.js';
import { Lane, type LaneLimits } from '@placelore/platform/concurrency/lane.js';
import { onResponseEnd } from '@placelore/platform/http/response-end.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const CORES = Math.max(2, availableParallelism());

/**
 * Limits of each class of requests in one gateway. More searches and sign-ins at once would only take longer, because
 * they keep the processors busy. Images may have to be drawn first, and other reads must not wait for that. A client
 * that waits for a result only costs a connection.
 */
const LANE_LIMITS: Record<LaneName, LaneLimits> = {
  search: { concurrency: CORES, maxWaiting: 512, maxWaitMs: 2_000 },
  signIn: { concurrency: CORES, maxWaiting: 128, maxWaitMs: 2_000 },
  pages: { concurrency: 4 * CORES, maxWaiting: 512, maxWaitMs: 2_000 },
  maps: { concurrency: 16 * CORES, maxWaiting: 512, maxWaitMs: 2_000 },
  images: { concurrency: 16 * CORES, maxWaiting: 512, maxWaitMs: 2_000 },
  reads: { concurrency: 16 * CORES, maxWaiting: 512, maxWaitMs: 2_000 },
  writes: { concurrency: 16 * CORES, maxWaiting: 256, maxWaitMs: 5_000 },
  guides: { concurrency: 128, maxWaiting: 0, maxWaitMs: 0 },
  results: { concurrency: 256, maxWaiting: 0, maxWaitMs: 0 },
};

/** Lanes in which a request keeps its slot until its response has ended, because it may last for minutes. */
const LONG_LANES: ReadonlySet<LaneName> = new Set(['guides', 'results']);

/** Whether requests of a lane may last for minutes; the services behind those lanes limit the time. */
export const isLongLane = (lane: LaneName): boolean => LONG_LANES.has(lane);

/** Returns the lane of a request by its route; any read of articles with a query is a search. */
export function getLane(
  route: Pick<Route, 'lane' | 'service' | 'method' | 'bodyKind' | 'produces'>,
  query: unknown,
): LaneName {
  if (route.lane) return route.lane;
  if (route.bodyKind === 'stream' || route.produces === 'text/event-stream') return 'results';
  if (route.service === 'places') return 'maps';
  if (route.method !== 'GET') return 'writes';
  return route.service === 'content' && typeof query === 'object' && query !== null && 'q' in query
    ? 'search'
    : 'reads';
}

export type LaneSizes = Partial<Record<LaneName, number>>;

/** Bounded lanes of one gateway. */
export class Lanes {
  readonly #lanes: Record<LaneName, Lane>;

  /** @param concurrency of single lanes, when it differs from the default */
  constructor(concurrency: LaneSizes = {}) {
    const create = (name: LaneName, yieldsTo?: Lane) => {
      const limits = LANE_LIMITS[name];
      return new Lane({ ...limits, concurrency: concurrency[name] ?? limits.concurrency, yieldsTo });
    };
    const lanes = (Object.keys(LANE_LIMITS) as LaneName[]).map((name) => [name, create(name)] as const);
    this.#lanes = Object.fromEntries(lanes) as Record<LaneName, Lane>;
    // A flood of searches keeps all processors busy, and hashing a password needs one of them.
    this.#lanes.search = create('search', this.#lanes.signIn);
  }

  /**
   * Waits for a slot.
   * @returns a function to call when the service has answered. It frees the slot at once, so that a slow reader holds
   * none; in a long lane, the slot is kept until the response has ended.
   * @throws ApiError OVERLOADED, also when the client is gone
   */
  async enter(name: LaneName, request: FastifyRequest, reply: FastifyReply): Promise<() => void> {
    const release = await this.#lanes[name].enter(request.callerAddress, reply.raw);
    if (!isLongLane(name)) return release;
    return () => onResponseEnd(request.raw.socket, reply.raw, release);
  }
}

/** Parses the setting `search:8,signIn:4`; an empty one has no sizes. @returns null when it has another form */
export function parseLaneSizes(text: string): LaneSizes | null {
  const sizes: LaneSizes = {};
  for (const part of text.split(',').filter((entry) => entry.trim() !== '')) {
    const [, name = '', size] = /^\s*(\w+):(\d{1,4})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(LANE_LIMITS, name) || Number(size) < 1) return null;
    sizes[name as LaneName] = Number(size);
  }
  return sizes;
}
