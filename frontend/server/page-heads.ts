import { articleListPath, articleListTitle } from '@placelore/contracts/content/articles/article-list-url.js';
import { getArticleMetadata, toPageDescription } from '@placelore/contracts/content/articles/article-metadata.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
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

/** Page of the article list. */
export interface ListPage {
  /** Page number from 1. */
  page: number;
  isLast: boolean;
  /** Whether the page is past the end and has no articles. */
  isEmpty: boolean;
}

/**
 * Builds the head of the article list. Search results and pages past the end are not listed. Every further page is its
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

/** Builds the head of a page about its reader. */
export const buildAppHead = (title: string, url: string): Head => ({
  title: `${title} | ${BRAND}`,
  description: PRODUCT_DESCRIPTION,
  canonical: url,
  isListed: false,
});

/** Builds the head of a trip with a secret URL, which it therefore does not contain. */
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

/** Builds a head without any claim that could be wrong during an outage. */
export const buildOutageHead = (): Head => ({
  title: `${BRAND} | ${TAGLINE}`,
  description: PRODUCT_DESCRIPTION,
  canonical: null,
  isListed: true,
});
