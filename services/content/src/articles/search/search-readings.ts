import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { parseSearch, type SearchIntent, type Spelling } from '@placelore/guidebook/searches/parse-search.js';

/** Maximum number of cached readings, so that frequent searches are parsed once. */
const MAX_READINGS = 2_000;

const readings = new Map<string, SearchIntent>();

/** Returns what a search is for, see {@link parseSearch}. Caches the latest readings. */
export function readSearch(text: string, spelling: Spelling): SearchIntent {
  const key = `${spelling} ${text}`;
  const known = readings.get(key);
  if (known) return known;
  const intent = parseSearch(Atlas.load(), text, spelling);
  const [oldest] = readings.keys();
  if (oldest !== undefined && readings.size >= MAX_READINGS) readings.delete(oldest);
  readings.set(key, intent);
  return intent;
}
