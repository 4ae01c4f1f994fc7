/** Pause in seconds after a refusal: default when no time is stated, and maximum. */
export const RETRY_AFTER_SECONDS = { default: 60, max: 3600 };

/**
 * Returns the seconds to wait in a Retry-After header, as a number or an HTTP date; at most an hour. Null when the
 * header has neither.
 */
export function parseRetryAfter(header: string | string[] | undefined, now = Date.now()): number | null {
  const value = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
  if (value === '') return null;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000;
  if (Number.isNaN(seconds)) return null;
  return Math.min(Math.max(seconds, 0.001), RETRY_AFTER_SECONDS.max);
}
