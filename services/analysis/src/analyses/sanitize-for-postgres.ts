import { stripInvisible } from '../ai/untrusted-text.js';

/**
 * Removes control characters and unpaired surrogates from all texts of a JSON value. Postgres rejects some of them, and
 * a text in a photo or in a vendor's response must not make an analysis fail.
 */
export function sanitizeForPostgres<T>(value: T): T {
  if (typeof value === 'string') return stripInvisible(value).toWellFormed() as T;
  if (Array.isArray(value)) return value.map(sanitizeForPostgres) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, sanitizeForPostgres(entry)])) as T;
}
