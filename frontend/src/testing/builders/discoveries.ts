import type { Discovery } from '@placelore/contracts/content/discoveries.js';

/** Builds a discovery; `change` overrides fields. */
export function buildDiscovery(change: Partial<Discovery> = {}): Discovery {
  return {
    id: 7,
    userId: 3,
    username: 'marta',
    title: 'Piazza Grande',
    description: 'The sloping main square of Arezzo.',
    culturalInfo: 'Jousts are held here twice a year.',
    category: 'Landmark',
    location: 'Arezzo, Italy',
    latitude: '43.466800',
    longitude: '11.884300',
    imageUrl: null,
    thumbnailUrl: null,
    facts: [],
    sources: [],
    nearbyAttractions: [],
    isPublic: true,
    isKeptPrivate: false,
    analysisId: null,
    identified: true,
    confidence: 0.9,
    writing: null,
    source: 'file_upload',
    createdAt: '2026-01-02T03:04:05.000Z',
    articleId: null,
    articleSlug: null,
    ...change,
  };
}
