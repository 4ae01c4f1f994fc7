import type { Discovery as WireDiscovery } from '@placelore/contracts/discoveries.js';
import type { LinkedDiscovery } from './discoveries.repository.js';

/** A discovery as everyone who may see it sees it; who holds it as a guest stays inside. */
export function presentDiscovery(row: LinkedDiscovery): WireDiscovery {
  return {
    id: row.id,
    userId: row.userId,
    username: row.username,
    title: row.title,
    description: row.description,
    culturalInfo: row.culturalInfo,
    category: row.category,
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    imageUrl: row.imageUrl,
    thumbnailUrl: row.thumbnailUrl,
    facts: row.facts,
    nearbyAttractions: row.nearbyAttractions,
    isPublic: row.isPublic,
    source: row.source,
    createdAt: row.createdAt.toISOString(),
    articleId: row.article?.id ?? null,
    articleSlug: row.article?.slug ?? null,
  };
}
