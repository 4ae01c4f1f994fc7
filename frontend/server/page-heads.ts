import { articleMetadata, pageDescription } from '@placelore/contracts/article-metadata.js';
import { listAddress, listTitle } from '@placelore/contracts/article-pages.js';
import type { Article } from '@placelore/contracts/articles.js';
import { BRAND, TAGLINE } from '@placelore/contracts/brand.js';
import type { DynamicGuide } from '@placelore/contracts/guides.js';
import type { Head } from './head.js';

/** What the product is, for pages that are about nothing else. */
const ABOUT = 'A photo or a place name goes in, a grounded cultural guide comes out.';

/** The landing page, and what answers while an article cannot be read. @param q what is searched for on it */
export function landingHead(origin: string, q: string | undefined): Head {
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: BRAND,
    description: ABOUT,
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
    description: ABOUT,
    canonical: `${origin}/`,
    isListed: q === undefined,
    structuredData: site,
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
export function listHead(origin: string, q: string | undefined, { page, isLast, isEmpty }: ListPage): Head {
  const addressOf = (number: number) => origin + listAddress(q ?? '', number);
  return {
    title: `${listTitle(q ?? '', page)} | ${BRAND}`,
    description:
      'Cultural guides to landmarks, museums, parks and cities: their story, what to notice and what lies nearby.',
    canonical: origin + listAddress('', q === undefined ? page : 1),
    former: page > 1 ? addressOf(page - 1) : undefined,
    next: isLast ? undefined : addressOf(page + 1),
    isListed: q === undefined && !(page > 1 && isEmpty),
  };
}

export function articleHead(article: Article, origin: string): Head {
  const { title, description, address, ampAddress, picture, modifiedAt, structuredData } = articleMetadata(
    article,
    origin,
  );
  return {
    title,
    description,
    canonical: address,
    // Only admins are shown others.
    isListed: article.isPublic,
    article: {
      picture,
      pictureText: article.title,
      ampAddress,
      section: article.category,
      publishedAt: article.publishedAt,
      modifiedAt,
    },
    structuredData,
  };
}

/** A dynamic guide; until it is approved, and so an article, search engines shall not have it. */
export const guideHead = (guide: Pick<DynamicGuide, 'title' | 'description'>, address: string): Head => ({
  title: `${guide.title} - AI Travel Guide | ${BRAND}`,
  description: pageDescription(guide.description),
  canonical: address,
  isListed: false,
});

/** A page that is about its reader. */
export const ownHead = (title: string, address: string): Head => ({
  title: `${title} | ${BRAND}`,
  description: ABOUT,
  canonical: address,
  isListed: false,
});

export const notFoundHead = (): Head => ({
  title: `Page Not Found | ${BRAND}`,
  description: "The article you're looking for might have been moved or updated.",
  canonical: null,
  isListed: false,
});

/** Says nothing that could be wrong. */
export const outageHead = (): Head => ({
  title: `${BRAND} | ${TAGLINE}`,
  description: ABOUT,
  canonical: null,
  isListed: true,
});
