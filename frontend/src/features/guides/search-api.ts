import { articles } from '@placelore/contracts/articles.js';
import useSWR from 'swr';
import { call } from '../../lib/api.js';
import { keyOf } from '../../lib/server-state.js';

/** Results a search for a destination shows. */
export const SEARCH_RESULTS = 5;
/** Characters without which nothing is searched, and from which on the two hints show. */
export const SEARCH_LEAST = 3;
export const GENERATING_HINT_FROM = 5;
export const AI_HINT_FROM = 6;
/** The articles about a destination, the best match first; nothing is asked while `q` is too short. */
export function useDestinationSearch(q: string) {
  const args = { q, limit: SEARCH_RESULTS };
  return useSWR(q.length >= SEARCH_LEAST ? keyOf(articles.list, args) : null, () => call(articles.list, args));
}
