import type { Collection, LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { buildArticleCard } from './articles.js';

/** Builds a card with a position; `change` overrides fields. */
export const buildLocatedCard = (change: Partial<LocatedCard> = {}): LocatedCard => ({
  ...buildArticleCard(),
  latitude: 41.8902,
  longitude: 12.4922,
  ...change,
});

/** Builds a collection of two guides; `change` overrides fields. */
export const buildCollection = (change: Partial<Collection> = {}): Collection => ({
  title: 'Italy',
  overview: 'Italy is a country in Europe.',
  country: null,
  total: 2,
  articles: [buildLocatedCard(), buildLocatedCard({ id: 2, slug: 'pantheon', title: 'Pantheon' })],
  groups: [
    { value: 'landmarks', label: 'Landmarks' },
    { value: 'museums', label: 'Museums' },
  ],
  places: [
    { value: 'Florence', label: 'Florence' },
    { value: 'Rome', label: 'Rome' },
  ],
  hasPhotos: true,
  ...change,
});
