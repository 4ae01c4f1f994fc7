import type { AdminArticle } from '@placelore/contracts/admin-articles.js';

/** An article as its editor has it; `change` replaces parts of it. */
export function buildEditedArticle(change: Partial<AdminArticle> = {}): AdminArticle {
  return {
    id: 1,
    slug: 'colosseum',
    title: 'Colosseum',
    content: '<p>An amphitheatre.</p><h2>Visiting</h2><p>Come early.</p>',
    location: 'Rome, Italy',
    category: 'Landmark',
    metaDescription: 'The amphitheatre of ancient Rome.',
    latitude: '41.890200',
    longitude: '12.492200',
    nearbyAttractions: [
      { name: 'Arch of Constantine', distance: '150 m', coordinates: { lat: 41.8898, lng: 12.4905 } },
      { name: 'Roman Forum', distance: '630 m', coordinates: { lat: 41.8925, lng: 12.4853 } },
    ],
    imageUrl: '/objects/articles/a/photo.webp',
    thumbnailUrl: null,
    publishedAt: null,
    contentSource: 'admin_created',
    isPublic: true,
    adminReviewed: true,
    writing: null,
    verification: null,
    discoveryId: null,
    revision: 3,
    pendingPhotos: [],
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-03T03:04:05.000Z',
    ...change,
  };
}
