import { stripInvisible } from '../ai/untrusted-text.js';

/**
 * The same JSON value, its texts without control characters and half surrogate pairs. Postgres refuses some of them, and
 * a photo's lettering or a vendor's answer must not be able to make an analysis fail.
 */
export function sanitizeForPostgres<T>(value: T): T {
  if (typeof value === 'string') return stripInvisible(value).toWellFormed() as T;
  if (Array.isArray(value)) return value.map(sanitizeForPostgres) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, sanitizeForPostgres(entry)])) as T;
}
