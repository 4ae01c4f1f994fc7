import type { CollectionOrder } from '@placelore/contracts/content/articles/collections.js';
import type { Formatters } from '../../../lib/format/formatters.js';

/** Which guides of a list its map has. */
const MAPPED: Readonly<Record<CollectionOrder, (shown: string, total: string) => string>> = {
  popular: (shown, total) => `The ${shown} best known of ${total} guides`,
  nearest: (shown, total) => `The ${shown} nearest of ${total} guides`,
  name: (shown, total) => `${shown} of ${total} guides, by name`,
};

/** Strings for the pages of categories, countries and regions. */
export const STRINGS = {
  path: 'Breadcrumb',
  explore: 'Explore',
  cities: 'Cities',
  regions: 'Regions',
  view: 'View',
  views: { list: 'List', map: 'Map' },
  order: 'Order',
  orders: { popular: 'Popular', nearest: 'Nearest', name: 'A–Z' } satisfies Record<CollectionOrder, string>,
  filters: 'Filters',
  group: 'Category',
  allGroups: 'All categories',
  place: { countries: 'Country', towns: 'Place' },
  allPlaces: { countries: 'All countries', towns: 'All places' },
  hasPhoto: 'With a photo',
  total: ({ formatCount }: Formatters, total: number) => (total === 1 ? '1 guide' : `${formatCount(total)} guides`),
  mapped: (order: CollectionOrder, { formatCount }: Formatters, shown: number, total: number) =>
    MAPPED[order](formatCount(shown), formatCount(total)),
  loading: 'Loading guides…',
  loadingMore: 'Loading more guides…',
  previousPage: 'Previous page',
  end: ({ formatCount }: Formatters, total: number) =>
    total === 1 ? "You've seen the only guide" : `You've seen all ${formatCount(total)} guides`,
  beyond: 'No more guides',
  beyondHint: 'The list ends before this page.',
  firstPage: 'First page',
  noneMatch: 'No guides match these filters',
  clearFilters: 'Clear filters',
  none: (title: string) => `No guides to ${title} yet`,
  noneIn: (title: string) => `No guides under ${title} yet`,
  write: 'Write a guide, with sources',
  allGuides: 'All guides',
  failed: "Couldn't load these guides",
  retry: 'Try Again',
  nearest: 'Show the nearest guides first?',
  usePosition: 'Use my position',
  noPosition: "We couldn't get your position.",
} as const;
