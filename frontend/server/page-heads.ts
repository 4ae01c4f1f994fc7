import { articleListPath, articleListTitle } from '@placelore/contracts/content/articles/article-list-url.js';
import { getArticleMetadata, toPageDescription } from '@placelore/contracts/content/articles/article-metadata.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import {
  type CollectionType,
  getCollectionPath,
  getCollectionTitle,
} from '@placelore/contracts/content/articles/collection-url.js';
import { COLLECTION_PAGE, type Collection } from '@placelore/contracts/content/articles/collections.js';
import type { DynamicGuide } from '@placelore/contracts/content/guides.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import { BRAND, TAGLINE } from '@placelore/contracts/system/brand.js';
import type { Head } from './head.js';

/** Description of the product for pages without a subject of their own. */
const PRODUCT_DESCRIPTION = 'A photo or a place name goes in, a grounded cultural guide comes out.';

/** Builds the head of the landing page. @param q the search query in its URL */
export function buildLandingHead(origin: string, q: string | undefined): Head {
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: BRAND,
    description: PRODUCT_DESCRIPTION,
    url: `${origin}/`,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/articles?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return {
    title: `${BRAND} | ${TAGLINE}`,
    description: PRODUCT_DESCRIPTION,
    canonical: `${origin}/`,
    isListed: q === undefined,
    structuredData: structuredData,
  };
}

/** One page of the article list. */
export interface ListPage {
  /** Page number from 1. */
  page: number;
  isLast: boolean;
  /** Whether the page is past the end and has no articles. */
  isEmpty: boolean;
}

/**
 * Builds the head of the article list. Search results and pages past the end are not indexed. Every further page is its
 * own canonical URL, because its articles appear on no other page.
 */
export function buildListHead(origin: string, q: string | undefined, { page, isLast, isEmpty }: ListPage): Head {
  const getPageUrl = (number: number) => origin + articleListPath(q ?? '', number);
  return {
    title: `${articleListTitle(q ?? '', page)} | ${BRAND}`,
    description:
      'Cultural guides to landmarks, museums, parks and cities: their story, what to notice and what lies nearby.',
    canonical: origin + articleListPath('', q === undefined ? page : 1),
    previous: page > 1 ? getPageUrl(page - 1) : undefined,
    next: isLast ? undefined : getPageUrl(page + 1),
    isListed: q === undefined && !(page > 1 && isEmpty),
  };
}

/** Builds the head of the page that lists all collections, or of the map of all guides. */
export const buildOverviewHead = (title: string, description: string, url: string): Head => ({
  title: `${title} | ${BRAND}`,
  description,
  canonical: url,
  isListed: true,
});

/** One page of a collection. */
export interface CollectionPage {
  type: CollectionType;
  slug: string;
  /** Page number from 1. */
  page: number;
  /** Whether it shows only a part of the collection, or another order. */
  isVariant: boolean;
}

/**
 * Builds the head of a category, a country or a region. Filtered and empty pages are not indexed; every further page is
 * its own canonical URL.
 */
export function buildCollectionHead(origin: string, collection: Collection, page: CollectionPage): Head {
  const { title, overview, total, articles } = collection;
  const path = getCollectionPath(page.type, page.slug);
  const getPageUrl = (number: number) => `${origin}${path}${number > 1 ? `?page=${number}` : ''}`;
  const isLast = page.page * COLLECTION_PAGE.default >= total;
  return {
    title: `${getCollectionTitle(title, total, page.page)} | ${BRAND}`,
    description: toPageDescription(overview || `Travel guides to ${title}.`),
    canonical: getPageUrl(page.isVariant ? 1 : page.page),
    previous: page.page > 1 ? getPageUrl(page.page - 1) : undefined,
    next: isLast ? undefined : getPageUrl(page.page + 1),
    isListed: !page.isVariant && articles.length > 0,
    structuredData: buildCollectionData(origin, collection, getPageUrl(page.page), page),
  };
}

function buildCollectionData(
  origin: string,
  { title, overview, country, articles }: Collection,
  url: string,
  { page }: CollectionPage,
): object {
  const first = (page - 1) * COLLECTION_PAGE.default + 1;
  const crumbs = [
    { name: 'Explore', item: `${origin}/explore` },
    ...(country ? [{ name: country.name, item: origin + getCollectionPath('countries', country.code) }] : []),
    { name: title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        name: title,
        description: overview,
        url,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: articles.map((article, index) => ({
            '@type': 'ListItem',
            position: first + index,
            name: article.title,
            url: `${origin}/articles/${article.slug}`,
          })),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
}

export function buildArticleHead(article: Article, origin: string): Head {
  const {
    title,
    description,
    url: address,
    ampUrl: ampAddress,
    imageUrl: picture,
    modifiedAt,
    structuredData,
  } = getArticleMetadata(article, origin);
  return {
    title,
    description,
    canonical: address,
    // Only admins can read private articles.
    isListed: article.isPublic && !article.isThin,
    article: {
      imageUrl: picture,
      imageAlt: article.title,
      ampUrl: ampAddress,
      section: getCategoryLabel(article.category, article.placeType),
      publishedAt: article.publishedAt,
      modifiedAt,
    },
    structuredData,
  };
}

/** Builds the head of a dynamic guide, which search engines must not list until it is approved as an article. */
export const buildGuideHead = (
  guide: Pick<DynamicGuide, 'title' | 'description'> & { isThin?: boolean },
  url: string,
): Head => ({
  title: guide.isThin ? `${guide.title} | ${BRAND}` : `${guide.title} - AI Travel Guide | ${BRAND}`,
  description: toPageDescription(guide.description),
  canonical: url,
  isListed: false,
});

/** Builds the head of a page that belongs to its reader. */
export const buildAppHead = (title: string, url: string): Head => ({
  title: `${title} | ${BRAND}`,
  description: PRODUCT_DESCRIPTION,
  canonical: url,
  isListed: false,
});

/** Builds the head of a trip. It omits the URL, which is secret. */
export const buildSharedTripHead = (): Head => ({
  title: `A shared trip | ${BRAND}`,
  description: 'Places in an order, with the walks between them.',
  canonical: null,
  isListed: false,
});

export const buildNotFoundHead = (): Head => ({
  title: `Page Not Found | ${BRAND}`,
  description: "The article you're looking for might have been moved or updated.",
  canonical: null,
  isListed: false,
});

/** Builds a head that claims nothing that could be wrong during an outage. */
export const buildOutageHead = (): Head => ({
  title: `${BRAND} | ${TAGLINE}`,
  description: PRODUCT_DESCRIPTION,
  canonical: null,
  isListed: true,
});
