import { toPublicProvenance } from '@placelore/contracts/analysis/analyses.js';
import type { ArticleCard, Article as WireArticle } from '@placelore/contracts/content/articles/articles.js';
import { getCitedFacts, getKeyFacts } from '@placelore/contracts/content/cited-facts.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { getLocationLabel, type LocatedSubject } from '@placelore/guidebook/atlas/location-label.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import type { Article } from './article.entity.js';
import type { CardRow } from './articles.repository.js';

/** Row of a card, with or without position, or an article, whose position is text. */
type PresentedRow = Omit<CardRow, 'latitude' | 'longitude'> & Pick<LocatedSubject, 'latitude' | 'longitude'>;

/** Converts an article to its form in lists. */
export function presentCard(row: PresentedRow): ArticleCard {
  const locationLabel = getLocationLabel(Atlas.load(), row);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    ...(locationLabel !== null && { locationLabel }),
    category: row.category,
    placeType: row.placeType,
    metaDescription: row.metaDescription,
    imageUrl: row.imageUrl || null,
    thumbnailUrl: row.thumbnailUrl,
    imageCredit: row.imageCredit,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    contentSource: row.contentSource,
    snippet: null,
  };
}

/** Returns the country at the end of a location, with the name that it has there. */
function findLinkedCountry(location: string): WireArticle['country'] {
  const name = location.slice(location.lastIndexOf(',') + 1).trim();
  const code = findCountryByName(name);
  return code === null ? null : { code, name };
}

export function presentArticle(row: Article): WireArticle {
  const { snippet: _none, ...card } = presentCard(row);
  return {
    ...card,
    content: row.content,
    country: findLinkedCountry(row.location),
    latitude: row.latitude,
    longitude: row.longitude,
    nearbyAttractions: row.nearbyAttractions,
    isPublic: row.isPublic,
    adminReviewed: row.adminReviewed,
    writing: row.writing && toPublicProvenance(row.writing),
    verification: row.verification,
    sources: row.knowledge?.sources ?? [],
    citedFacts: getCitedFacts(row.knowledge, row.verification),
    keyFacts: getKeyFacts(row.knowledge),
    isThin: row.isThin,
    corrections: row.corrections,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
