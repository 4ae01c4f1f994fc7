import type { Discovery as WireDiscovery } from '@placelore/contracts/content/discoveries.js';
import type { DiscoveryWithArticle } from './discoveries.repository.js';

/** A discovery as its owner sees it: where the photo was taken, and what is near there. */
export function presentOwnDiscovery(row: DiscoveryWithArticle): WireDiscovery {
  const presented = presentDiscovery(row);
  if (row.exactPlace === null) return presented;
  const { latitude, longitude, nearbyAttractions } = row.exactPlace;
  return { ...presented, latitude: latitude.toFixed(6), longitude: longitude.toFixed(6), nearbyAttractions };
}

/**
 * A discovery as everyone who may see it sees it; who holds it as a guest, and where exactly its photo was taken, stays
 * inside.
 */
export function presentDiscovery(row: DiscoveryWithArticle): WireDiscovery {
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
