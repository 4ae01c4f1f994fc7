import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/content/admin/admin-lists.js';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';

/** Builds a card of an article list; `change` overrides fields. */
export function buildArticleCard(change: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id: 1,
    slug: 'colosseum',
    title: 'Colosseum',
    location: 'Rome, Italy',
    category: 'Landmark',
    placeType: null,
    metaDescription: 'The amphitheatre of ancient Rome.',
    imageUrl: '/objects/colosseum.jpg',
    thumbnailUrl: '/objects/colosseum-small.jpg',
    imageCredit: null,
    publishedAt: '2026-01-02T03:04:05.000Z',
    contentSource: 'admin_created',
    snippet: null,
    ...change,
  };
}

/** Builds a row of the admin panel's article list; `change` overrides fields. */
export function buildAdminArticleRow(change: Partial<AdminArticleRow> = {}): AdminArticleRow {
  return {
    id: 1,
    slug: 'colosseum',
    title: 'Colosseum',
    location: 'Rome, Italy',
    category: 'Landmark',
    placeType: null,
    metaDescription: 'The amphitheatre of ancient Rome.',
    imageUrl: null,
    thumbnailUrl: null,
    imageCredit: null,
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

/** Builds an article as the admin API returns it; `change` overrides fields. */
export function buildAdminArticle(change: Partial<AdminArticle> = {}): AdminArticle {
  return {
    ...buildAdminArticleRow(),
    imageUrl: '/objects/articles/1/photo.webp',
    country: { code: 'IT', name: 'Italy' },
    content: '<p>Large.</p>',
    latitude: '41.890200',
    longitude: '12.492200',
    nearbyAttractions: [],
    writing: null,
    verification: null,
    sources: [],
    citedFacts: [],
    isThin: false,
    corrections: [],
    sourceConflicts: [],
    revision: 3,
    pendingPhotos: [],
    ...change,
  };
}

/** Builds an article as the full editor loads it; `change` overrides fields. */
export function buildEditedArticle(change: Partial<AdminArticle> = {}): AdminArticle {
  return {
    id: 1,
    slug: 'colosseum',
    title: 'Colosseum',
    content: '<p>An amphitheatre.</p><h2>Visiting</h2><p>Come early.</p>',
    location: 'Rome, Italy',
    country: { code: 'IT', name: 'Italy' },
    category: 'Landmark',
    placeType: null,
    metaDescription: 'The amphitheatre of ancient Rome.',
    latitude: '41.890200',
    longitude: '12.492200',
    nearbyAttractions: [
      { name: 'Arch of Constantine', distance: '150 m', coordinates: { lat: 41.8898, lng: 12.4905 } },
      { name: 'Roman Forum', distance: '630 m', coordinates: { lat: 41.8925, lng: 12.4853 } },
    ],
    imageUrl: '/objects/articles/a/photo.webp',
    thumbnailUrl: null,
    imageCredit: null,
    publishedAt: null,
    contentSource: 'admin_created',
    isPublic: true,
    adminReviewed: true,
    writing: null,
    verification: null,
    sources: [],
    citedFacts: [],
    isThin: false,
    corrections: [],
    sourceConflicts: [],
    discoveryId: null,
    revision: 3,
    pendingPhotos: [],
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-03T03:04:05.000Z',
    ...change,
  };
}
