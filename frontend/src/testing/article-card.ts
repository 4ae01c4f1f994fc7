import type { ArticleCard } from '@placelore/contracts/articles.js';

/** An article in a list; `change` replaces parts of it. */
export function buildArticleCard(change: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id: 1,
    slug: 'colosseum',
    title: 'Colosseum',
    location: 'Rome, Italy',
    category: 'Landmark',
    metaDescription: 'The amphitheatre of ancient Rome.',
    imageUrl: '/objects/colosseum.jpg',
    thumbnailUrl: '/objects/colosseum-small.jpg',
    publishedAt: '2026-01-02T03:04:05.000Z',
    contentSource: 'admin_created',
    snippet: null,
    ...change,
  };
}
