import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';

/** An article in a list of the console; `change` replaces parts of it. */
export function buildAdminArticleRow(change: Partial<AdminArticleRow> = {}): AdminArticleRow {
  return {
    id: 1,
    slug: 'colosseum',
    title: 'Colosseum',
    location: 'Rome, Italy',
    category: 'Landmark',
    metaDescription: 'The amphitheatre of ancient Rome.',
    imageUrl: null,
    thumbnailUrl: null,
    publishedAt: null,
    contentSource: 'text_search',
    isPublic: false,
    adminReviewed: false,
    discoveryId: 7,
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-03T03:04:05.000Z',
    ...change,
  };
}

/** An article as its editors read it; `change` replaces parts of it. */
export function buildAdminArticle(change: Partial<AdminArticle> = {}): AdminArticle {
  return {
    ...buildAdminArticleRow(),
    imageUrl: '/objects/articles/1/photo.webp',
    content: '<p>Large.</p>',
    latitude: '41.890200',
    longitude: '12.492200',
    nearbyAttractions: [],
    writing: null,
    verification: null,
    revision: 3,
    pendingPhotos: [],
    ...change,
  };
}
