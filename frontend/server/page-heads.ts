import { articleListPath, articleListTitle } from '@placelore/contracts/content/articles/article-list-url.js';
import { getArticleMetadata, toPageDescription } from '@placelore/contracts/content/articles/article-metadata.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { DynamicGuide } from '@placelore/contracts/content/guides.js';
import { BRAND, TAGLINE } from '@placelore/contracts/system/brand.js';
import type { Head } from './head.js';

/** What the product is, for pages that are about nothing else. */
const PRODUCT_DESCRIPTION = 'A photo or a place name goes in, a grounded cultural guide comes out.';

/** The landing page, and what answers while an article cannot be read. @param q what is searched for on it */
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

/** A page of the list of articles. */
export interface ListPage {
  /** From 1 on. */
  page: number;
  isLast: boolean;
  /** Nothing is on it: it lies behind the last one. */
  isEmpty: boolean;
}

/**
 * The list of articles. Results of a search are nothing to find by searching, and neither is a page behind the last. Of
 * further pages each is its own: what stands there stands on no other.
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
    // Only admins are shown others.
    isListed: article.isPublic,
    article: {
      imageUrl: picture,
      imageAlt: article.title,
      ampUrl: ampAddress,
      section: article.category,
      publishedAt: article.publishedAt,
      modifiedAt,
    },
    structuredData,
  };
}

/** A dynamic guide; until it is approved, and so an article, search engines shall not have it. */
export const buildGuideHead = (guide: Pick<DynamicGuide, 'title' | 'description'>, url: string): Head => ({
  title: `${guide.title} - AI Travel Guide | ${BRAND}`,
  description: toPageDescription(guide.description),
  canonical: url,
  isListed: false,
});

/** A page that is about its reader. */
export const buildAppHead = (title: string, url: string): Head => ({
  title: `${title} | ${BRAND}`,
  description: PRODUCT_DESCRIPTION,
  canonical: url,
  isListed: false,
});

export const buildNotFoundHead = (): Head => ({
  title: `Page Not Found | ${BRAND}`,
  description: "The article you're looking for might have been moved or updated.",
  canonical: null,
  isListed: false,
});

/** Says nothing that could be wrong. */
export const buildOutageHead = (): Head => ({
  title: `${BRAND} | ${TAGLINE}`,
  description: PRODUCT_DESCRIPTION,
  canonical: null,
  isListed: true,
});
