import { articles } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';

export const MAX_SEARCH_RESULTS = 5;
/** Minimum number of characters for a search. Below, those for its two hints. */
export const MIN_SEARCH_LENGTH = 3;
export const GENERATING_HINT_MIN_LENGTH = 5;
export const AI_HINT_MIN_LENGTH = 6;
/** Returns the articles about a destination, best match first. Sends no request while `q` is too short. */
export function useDestinationSearch(q: string) {
  const args = { q, limit: MAX_SEARCH_RESULTS };
  return useSWR(q.length >= MIN_SEARCH_LENGTH ? toKey(articles.list, args) : null, () => call(articles.list, args));
}
