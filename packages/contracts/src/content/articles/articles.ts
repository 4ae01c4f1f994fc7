import { z } from 'zod';
import { publicProvenance } from '../../analysis/analyses.js';
import { jobResult } from '../../core/jobs/jobs.js';
import { FORMER_SLUG, route } from '../../core/route.js';
import { byRowId } from '../../core/row-ids.js';
import { optionalText, text } from '../../core/text.js';
import { CATEGORIES } from '../../places/categories.js';
import { fact, factSource } from '../../places/facts.js';
import { PLACE_TYPES } from '../../places/place-types.js';
import { articleIndexPage, nearbyAttraction } from '../../places/places.js';
import { textVerification } from '../cited-texts.js';
import { imageCredit } from '../image-credit.js';
import { MAX_PAGE_NUMBER } from './article-list-url.js';
import { SLUG_PATTERN } from './slug.js';

/** Sources an article can have. */
export const CONTENT_SOURCES = [
  'photo_upload',
  'text_search',
  'dynamic_to_static',
  'admin_created',
  'recovered',
] as const;
export type ContentSource = (typeof CONTENT_SOURCES)[number];

/** Page size of article lists. */
export const ARTICLES_PAGE = { default: 12, max: 100 } as const;
/** Maximum number of articles in an `articles.search` response. */
export const MAX_SIMILAR_ARTICLES = 6;
/**
 * Maximum length of a search in characters, and maximum number of ranked results, also in `X-Total-Count`.
 */
export const ARTICLE_SEARCH = { maxLength: 200, maxResults: 1_000 } as const;
/** Channel on which content announces changes of published content. */
export const PUBLISHED_CONTENT_CHANNEL = 'published-changed';

/** Country with its page: its ISO 3166-1 code, and its name. */
export const linkedCountry = z.object({ code: z.string(), name: z.string() });

/** Article as shown in lists. */
export const articleCard = z.object({
  /** Negative for a dynamic guide, which is not an article. */
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  location: z.string(),
  /** Location as readers see it, if the place is outside the town: "60 km from Selfoss, Iceland". */
  locationLabel: z.string().optional(),
  category: z.enum(CATEGORIES),
  /** Type of a place that is no sight; shown if the category is "Other". */
  placeType: z.enum(PLACE_TYPES).nullable(),
  metaDescription: z.string(),
  imageUrl: z.string().nullable(),
  /** For photos with a preview as fragment, see `withPreview`. */
  thumbnailUrl: z.string().nullable(),
  /** Credit of an image from an open collection; null for other images. */
  imageCredit: imageCredit.nullable().default(null),
  publishedAt: z.iso.datetime().nullable(),
  contentSource: z.enum(CONTENT_SOURCES),
  /** Dynamic guides only: whether a model wrote it. */
  isWrittenByModel: z.boolean().optional(),
  /** Search results only: excerpt with the matches, as HTML whose only tag is `mark`. */
  snippet: z.string().nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** Public note about a corrected error that a reader reported. */
export const articleCorrection = z.object({ correctedAt: z.iso.datetime(), note: z.string() });
export type ArticleCorrection = z.infer<typeof articleCorrection>;

export const article = articleCard.omit({ snippet: true, isWrittenByModel: true }).extend({
  /** Set while a photo is being searched, for which a page may ask a few seconds later. */
  isPhotoPending: z.literal(true).optional(),
  /** HTML, sanitized when it was written. */
  content: z.string(),
  /** Country at the end of `location`; null for none. */
  country: linkedCountry.nullable().default(null),
  /** Degrees as text, as the specification has it. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  nearbyAttractions: z.array(nearbyAttraction),
  isPublic: z.boolean(),
  adminReviewed: z.boolean(),
  /** Provenance of the text; null when a person wrote it. */
  writing: publicProvenance.nullable(),
  /** Sentences with their grades; null when nothing was checked. */
  verification: textVerification.nullable(),
  /** Sources of the facts from which it was written; empty if unknown. */
  sources: z.array(factSource),
  /** Facts that the sentences cite. */
  citedFacts: z.array(fact),
  /** Facts for planning a visit, at most one of each kind, whether or not the text has them; absent in older guides. */
  keyFacts: z.array(fact).optional(),
  /** Whether so little is known about the place that search engines are asked not to index the page. */
  isThin: z.boolean(),
  /** Corrections of reported errors, the oldest first. */
  corrections: z.array(articleCorrection),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Article = z.infer<typeof article>;

export const categoryCount = z.object({ category: z.enum(CATEGORIES), count: z.number().int() });
export type CategoryCount = z.infer<typeof categoryCount>;

const search = optionalText(ARTICLE_SEARCH.maxLength);
const slug = text(60).pipe(z.string().regex(SLUG_PATTERN, 'must be lowercase words and digits, separated by hyphens'));

export const articles = {
  list: route({
    id: 'articles.list',
    service: 'content',
    method: 'GET',
    path: '/api/articles',
    access: 'public',
    summary:
      'Lists published articles, best known places first, or best match first with `q`. The total is in X-Total-Count, the ' +
      'next page in Link. Pages are numbered; starting with an empty `after`, Link continues after the last article ' +
      'instead',
    query: z
      .object({
        page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).default(1),
        limit: z.coerce.number().int().min(1).max(ARTICLES_PAGE.max).default(ARTICLES_PAGE.default),
        q: search,
        category: z.enum(CATEGORIES).optional(),
        after: z
          .string()
          .regex(/^(\d{1,15}\.-?\d{1,10})?$/, 'must be empty, or a value from a Link header')
          .optional(),
      })
      .refine(({ q, after }) => q === undefined || after === undefined, {
        error: 'cannot be combined with a search, whose pages are numbered',
        path: ['after'],
      }),
    response: z.array(articleCard),
    sharedCache: true,
    personalWith: ['q'],
    errors: ['INVALID_INPUT'],
  }),
  search: route({
    id: 'articles.search',
    service: 'content',
    method: 'GET',
    path: '/api/articles/search',
    access: 'public',
    summary: `Returns the ${MAX_SIMILAR_ARTICLES} published articles that match some keywords best; \`q\` is an alias of \`keywords\``,
    query: z.object({ keywords: search, q: search }),
    response: z.array(articleCard),
    sharedCache: true,
    errors: ['INVALID_INPUT'],
  }),
  categories: route({
    id: 'articles.categories',
    service: 'content',
    method: 'GET',
    path: '/api/categories',
    access: 'public',
    summary: 'Lists the categories of published articles, largest first',
    response: z.array(categoryCount),
    sharedCache: true,
  }),
  bySlug: route({
    id: 'articles.bySlug',
    service: 'content',
    method: 'GET',
    path: '/api/articles/:slug/direct',
    access: 'public',
    summary: 'Returns an article; only admins get unpublished ones',
    params: z.object({ slug }),
    response: article,
    otherResponses: { 301: { ...FORMER_SLUG[301], response: article } },
    sharedCache: true,
    errors: ['INVALID_INPUT', 'ARTICLE_NOT_FOUND', 'LIBRARY_NOT_READY'],
  }),
  deleteByTitle: route({
    id: 'articles.deleteByTitle',
    service: 'content',
    method: 'DELETE',
    path: '/api/articles/by-title/:title',
    access: 'admin',
    summary: 'Deletes the only article with a title, unless it belongs to a discovery; case and spaces are ignored',
    params: z.object({ title: text(500).pipe(z.string().min(1, 'is required')) }),
    errors: ['INVALID_INPUT', 'ADMIN_REQUIRED', 'ARTICLE_NOT_FOUND', 'ARTICLE_HAS_DISCOVERY', 'TITLE_NOT_UNIQUE'],
  }),
  toggleVisibility: route({
    id: 'articles.toggleVisibility',
    service: 'content',
    method: 'PATCH',
    path: '/api/admin/articles/:id/toggle-visibility',
    access: 'admin',
    summary: 'Publishes or withdraws an article, unless its discovery is private',
    params: byRowId,
    body: z.object({ isPublic: z.boolean() }),
    response: article,
    errors: ['INVALID_INPUT', 'ADMIN_REQUIRED', 'ARTICLE_NOT_FOUND', 'DISCOVERY_PRIVATE'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalArticles = {
  listPublished: route({
    id: 'internalArticles.listPublished',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/published',
    access: 'internal',
    summary: 'Returns a page of published articles in the order of their slugs; `upTo` is null on the last one',
    body: z.object({ after: articleIndexPage.shape.after }),
    response: articleIndexPage,
  }),
  rebuildArticleIndex: route({
    id: 'internalArticles.rebuildArticleIndex',
    service: 'content',
    method: 'POST',
    path: '/internal/articles/rebuild-guide-index',
    access: 'internal',
    summary: 'Rebuilds the article index of the places service and waits for the result',
    response: z.object({ outcome: jobResult }),
    errors: ['TIMED_OUT'],
  }),
} as const;
