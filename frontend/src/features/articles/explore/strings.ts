/** Strings of the Explore page. */
export const STRINGS = {
  title: 'Explore',
  lead: 'Find a place by what it is, where it is, or what is near you.',
  categories: 'What would you like to see?',
  moreRegions: 'More regions',
  regions: 'Regions',
  countries: 'Countries',
  highlights: 'Around the world',
  highlightsLead: 'A well-known place on each continent.',
  map: 'Open the map',
  count: (count: number) => count.toLocaleString('en-US'),
  /** Follows the count, for screen readers. */
  guides: (count: number) => (count === 1 ? ' guide' : ' guides'),
  failed: "Couldn't load this list",
  retry: 'Try Again',
} as const;
