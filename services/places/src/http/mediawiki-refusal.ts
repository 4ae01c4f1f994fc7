import { z } from 'zod';
import type { BodyRefusal } from './vendor-host.js';

const errorSchema = z.object({ error: z.object({ code: z.string(), lag: z.number().optional() }) });

/** Error codes for a temporary failure of the wiki; all other codes mean that the request is invalid. */
const TEMPORARY_CODES = /^(maxlag|ratelimited|readonly|internal_api_error|cirrussearch-|db|timeout|throttled|unknown)/;
/** Error codes that request a pause. */
const PAUSING_CODES = new Set(['maxlag', 'ratelimited', 'throttled']);
/** Seconds to wait after {@link PAUSING_CODES} when no time is stated. */
const DEFAULT_PAUSE_SECONDS = 5;

/** Returns why MediaWiki refused a request; it reports errors inside a response with status 200. */
export function findMediaWikiRefusal(body: unknown): BodyRefusal | null {
  const refusal = errorSchema.safeParse(body).data?.error;
  if (!refusal) return null;
  const isTemporary = TEMPORARY_CODES.test(refusal.code);
  return {
    status: PAUSING_CODES.has(refusal.code) ? 429 : isTemporary ? 503 : 400,
    reason: /^[\w-]{1,60}$/.test(refusal.code) ? refusal.code : 'unknown',
    pauseSeconds: PAUSING_CODES.has(refusal.code) ? Math.max(DEFAULT_PAUSE_SECONDS, refusal.lag ?? 0) : null,
  };
}
