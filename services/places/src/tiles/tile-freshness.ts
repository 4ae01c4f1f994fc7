/** Headers of a response that determine how long it may be reused; header names are lowercase. */
export type ResponseHeaders = Record<string, string | string[] | undefined>;

const DAY_SECONDS = 24 * 3600;
/** Lifetime in seconds of a tile whose server states none, as OpenStreetMap's tile policy asks. */
export const DEFAULT_TTL_SECONDS = 7 * DAY_SECONDS;
/** Maximum lifetime in seconds, because streets change even if a server states a year. */
const MAX_TTL_SECONDS = 90 * DAY_SECONDS;

/**
 * Returns for how many seconds a response may be reused without revalidation (RFC 9111, section 4.2): 0 for `no-cache`,
 * and null for `no-store`, which must not be stored at all.
 */
export function getFreshSeconds(headers: ResponseHeaders, now = Date.now()): number | null {
  const directives = parseCacheControl(getHeader(headers, 'cache-control'));
  if (directives.has('no-store')) return null;
  if (directives.has('no-cache')) return 0;
  const maxAge = parseSeconds(directives.get('s-maxage')) ?? parseSeconds(directives.get('max-age'));
  const stated = maxAge === undefined ? getSecondsUntilExpiry(headers, now) : maxAge - getAge(headers);
  return Math.min(Math.max(stated ?? DEFAULT_TTL_SECONDS, 0), MAX_TTL_SECONDS);
}

/** Returns the first value of a header. */
export function getHeader(headers: ResponseHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function parseCacheControl(header: string | undefined): Map<string, string> {
  const entries = (header ?? '').split(',').map((directive): [string, string] => {
    const [name = '', value = ''] = directive.split('=');
    return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')];
  });
  return new Map(entries.filter(([name]) => name !== ''));
}

const parseSeconds = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : undefined;

const getAge = (headers: ResponseHeaders): number => parseSeconds(getHeader(headers, 'age')) ?? 0;

/** Returns the seconds until `Expires`, by the server's own clock; an unreadable date counts as past. */
function getSecondsUntilExpiry(headers: ResponseHeaders, now: number): number | undefined {
  const expires = getHeader(headers, 'expires');
  if (expires === undefined) return undefined;
  const date = Date.parse(getHeader(headers, 'date') ?? '');
  const seconds = (Date.parse(expires) - (Number.isNaN(date) ? now : date)) / 1_000;
  return Number.isNaN(seconds) ? 0 : seconds;
}
