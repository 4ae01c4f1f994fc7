import { z } from 'zod';
import { FORMER_SLUG, route } from '../core/route.js';

/** Maximum number of URLs in a sitemap file. Larger sitemaps have an index of files. The protocol allows 50,000. */
export const MAX_SITEMAP_URLS = 10_000;
/** Number of articles in the feed. */
export const MAX_FEED_ARTICLES = 50;

/** Limits these requests because the files are large and rarely requested. */
const rateLimit = { max: 120, windowSeconds: 60, by: 'address' } as const;

/** Documents for crawlers, feed readers and page caches. They contain absolute URLs of the installation. */
export const seo = {
  sitemap: route({
    id: 'seo.sitemap',
    service: 'content',
    method: 'GET',
    path: '/sitemap.xml',
    maxSeconds: 15,
    access: 'public',
    summary: `Lists every public page; with more than ${MAX_SITEMAP_URLS} pages, returns an index of sitemap files`,
    produces: 'application/xml',
    sharedCache: true,
    rateLimit,
    errors: ['INVALID_INPUT'],
  }),
  sitemapPart: route({
    id: 'seo.sitemapPart',
    service: 'content',
    method: 'GET',
    path: '/sitemap-:part.xml',
    maxSeconds: 15,
    access: 'public',
    summary: 'Returns one sitemap file named in the index',
    params: z.object({ part: z.coerce.number().int().min(1).max(100_000) }),
    produces: 'application/xml',
    sharedCache: true,
    rateLimit,
    errors: ['INVALID_INPUT', 'NOT_FOUND'],
  }),
  feed: route({
    id: 'seo.feed',
    service: 'content',
    method: 'GET',
    path: '/rss.xml',
    maxSeconds: 15,
    access: 'public',
    summary: `Returns the ${MAX_FEED_ARTICLES} newest articles as RSS 2.0`,
    produces: 'application/rss+xml',
    sharedCache: true,
    rateLimit,
    errors: ['INVALID_INPUT'],
  }),
  robots: route({
    id: 'seo.robots',
    service: 'content',
    method: 'GET',
    path: '/robots.txt',
    maxSeconds: 15,
    access: 'public',
    summary: 'Returns the rules for crawlers and the URL of the sitemap',
    produces: 'text/plain',
    sharedCache: true,
    errors: ['INVALID_INPUT'],
  }),
  amp: route({
    id: 'seo.amp',
    service: 'content',
    method: 'GET',
    path: '/articles/:slug/amp',
    maxSeconds: 15,
    access: 'public',
    summary: 'Returns an article as an AMP document',
    // Accepts any value, because the response is a page in any case.
    params: z.object({ slug: z.string() }),
    produces: 'text/html',
    otherResponses: {
      ...FORMER_SLUG,
      404: { description: 'The article does not exist; the page says so', produces: 'text/html' },
    },
    sharedCache: true,
    errors: ['INVALID_INPUT'],
  }),
} as const;
