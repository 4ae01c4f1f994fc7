import { clearDevice, readDevice, writeDevice } from '../device/device-storage.js';

const STORED_AS = 'recent-searches';
const MAX_RECENT = 8;

/** Returns the recent searches in this browser, latest first. */
export function readRecentSearches(): string[] {
  const stored = readDevice(STORED_AS);
  const queries = Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  return [...new Set(queries)].slice(0, MAX_RECENT);
}

/** Remembers a search in this browser only. */
export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  writeDevice(STORED_AS, [query, ...others].slice(0, MAX_RECENT));
}

/** Deletes all recent searches so that the next user of the device cannot see them. */
export const clearRecentSearches = (): void => clearDevice(STORED_AS);
