import type { DynamicGuide } from '@placelore/contracts/content/guides.js';

/** Guide that was written for a search. */
export const GUIDE: DynamicGuide = {
  id: -1,
  slug: 'dynamic-old-mill',
  title: 'The Old Mill',
  description: 'A mill by the river, long out of use.',
  location: 'Somewhere',
  placeType: null,
  category: 'Landmark',
  culturalSignificance: 'It ground the flour of the whole valley.',
  travelTips: ['Come on a dry day.'],
  bestTimeToVisit: null,
  nearbyAttractions: [],
  coordinates: null,
  isPositionStorable: true,
  imageUrl: null,
  thumbnailUrl: null,
  imageCredit: null,
  content: '',
  writing: { provider: 'embedded', model: null, promptVersion: null },
  verification: { sentences: [], omitted: 0 },
  sources: [],
  citedFacts: [],
  isThin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-02-01T00:00:00.000Z',
};
