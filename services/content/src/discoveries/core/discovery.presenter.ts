import { toPublicProvenance } from '@placelore/contracts/analysis/analyses.js';
import type { Discovery as WireDiscovery } from '@placelore/contracts/content/discoveries.js';
import type { DiscoveryWithArticle } from './discoveries.repository.js';

/**
 * Converts a discovery for its owner, with the position of the photo and what is near there; a saved guide gets a
 * cover.
 */
export function presentOwnDiscovery(row: DiscoveryWithArticle): WireDiscovery {
  const images = row.imageUrl === null ? row.cover : null;
  const presented = { ...presentDiscovery(row), ...images, analysisId: row.analysisId };
  if (row.exactPlace === null) return presented;
  const { latitude, longitude, nearbyAttractions } = row.exactPlace;
  return { ...presented, latitude: latitude.toFixed(6), longitude: longitude.toFixed(6), nearbyAttractions };
}

/** Converts a discovery for everyone who may view it, without its guest owner and the exact position of its photo. */
export function presentDiscovery(row: DiscoveryWithArticle): WireDiscovery {
  return {
    id: row.id,
    userId: row.userId,
    username: row.username,
    title: row.title,
    description: row.description,
    culturalInfo: row.culturalInfo,
    category: row.category,
    ...(row.placeType && { placeType: row.placeType }),
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    imageUrl: row.imageUrl,
    thumbnailUrl: row.thumbnailUrl,
    facts: row.facts,
    sources: row.knowledge?.sources ?? [],
    nearbyAttractions: row.nearbyAttractions,
    isPublic: row.isPublic,
    isKeptPrivate: row.isKeptPrivate,
    analysisId: null,
    identified: row.identified,
    confidence: row.confidence,
    writing: row.writing && toPublicProvenance(row.writing),
    source: row.source,
    createdAt: row.createdAt.toISOString(),
    articleId: row.article?.id ?? null,
    articleSlug: row.article?.slug ?? null,
  };
}
