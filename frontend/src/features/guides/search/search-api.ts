import { articles } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';

/** Results a search for a destination shows. */
export const MAX_SEARCH_RESULTS = 5;
/** Characters without which nothing is searched, and from which on the two hints show. */
export const MIN_SEARCH_LENGTH = 3;
export const GENERATING_HINT_MIN_LENGTH = 5;
export const AI_HINT_MIN_LENGTH = 6;
/** The articles about a destination, the best match first; nothing is asked while `q` is too short. */
export function useDestinationSearch(q: string) {
  const args = { q, limit: MAX_SEARCH_RESULTS };
  return useSWR(q.length >= MIN_SEARCH_LENGTH ? toKey(articles.list, args) : null, () => call(articles.list, args));
}
