import type { INestApplicationContext } from '@nestjs/common';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { TimeSlices } from '@placelore/platform/concurrency/time-slices.js';
import { ArticleSearchService } from './article-search.service.js';
import { SearchSuggestionsService } from './suggestions/search-suggestions.service.js';

/** One search of each kind: for a place, a misspelled one, a kind of place, a topic, and words. */
const SEARCHES = ['rome', 'lisbonn', 'museums in rome', 'hidden gems in italy', 'bridges', 'old wooden staircase'];
/** Beginnings of a name and of a kind of place. */
const BEGINNINGS = ['lis', 'mus'];

/**
 * Searches before visitors do, because the first searches of a process take several times as long as later ones: their
 * code is not compiled, their statements are not planned, and the data that they share is not read.
 */
export async function warmUpSearches(app: INestApplicationContext): Promise<void> {
  const slices = new TimeSlices();
  for (const _ of Atlas.load().prepareSimilarNames()) await slices.rest();
  const search = app.get(ArticleSearchService, { strict: false });
  const guest = { userId: null, visitorId: null };
  for (const text of SEARCHES) {
    await search.searchOrOtherKinds(guest, text, { page: 1, limit: 20, knownVersions: [] });
    await slices.rest();
  }
  const suggestions = app.get(SearchSuggestionsService, { strict: false });
  for (const text of BEGINNINGS) {
    await suggestions.suggest(text);
    await slices.rest();
  }
}
