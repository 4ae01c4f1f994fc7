import { z } from 'zod';
import { PROVIDER_ROUTE_SECONDS } from '../analysis/analyses.internal.js';
import { provenance, publicProvenance } from '../analysis/analyses.js';
import { LIMIT_ERRORS } from '../core/quotas.js';
import { route, STREAM_ALREADY_ENDED } from '../core/route.js';
import { optionalText, text } from '../core/text.js';
import { CATEGORIES } from '../places/categories.js';
import { fact, factSource, placeKnowledge } from '../places/facts.js';
import { coordinates } from '../places/geography.js';
import { optionalNumber } from '../places/map/query-numbers.js';
import { isGuideName, MAX_GUIDE_NAME_LENGTH } from '../places/names/place-name.js';
import { PLACE_TYPES } from '../places/place-types.js';
import { locatedPlace, nearbyAttraction } from '../places/places.js';
import { citedGuideTexts, gradedSentence, textVerification } from './cited-texts.js';
import { imageCredit } from './image-credit.js';

/** Progress messages shown while a guide is written, in order. The job handler reports exactly these. */
export const GUIDE_STEPS = [
  'Finding the place',
  'Gathering what is known about it',
  'Finding nearby attractions',
  'Writing the guide',
  'Checking the guide',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** Progress of a guide. */
export const guideProgress = z.object({
  /** 1 to 5: the position of `step` in {@link GUIDE_STEPS}. */
  ordinal: z.number().int().min(1).max(GUIDE_STEPS.length),
  step: z.enum(GUIDE_STEPS),
  percent: z.number().min(0).max(100),
});
export type GuideProgress = z.infer<typeof guideProgress>;

/** Texts of a guide as they are shown. Positions, distances and nearby places are not part of them. */
export const guideTexts = z.object({
  title: z.string(),
  /** Up to 160 characters, for search engines and cards. */
  metaDescription: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  culturalSignificance: z.string(),
  /** Further sections in reading order: plain-text paragraphs under a heading. */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  travelTips: z.array(z.string()),
  bestTimeToVisit: z.string().nullable(),
  facts: z.array(z.string()),
});
export type GuideTexts = z.infer<typeof guideTexts>;

/** Guide as its page shows it. The specification calls it a temporary article. */
export const dynamicGuide = z.object({
  /** Negative, because a guide is not an article. */
  id: z.number().int().negative(),
  /** `dynamic-…`. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  locationLabel: z.string().optional(),
  category: z.enum(CATEGORIES),
  /** Shown instead of the category, which is for sights. */
  placeType: z.enum(PLACE_TYPES).nullable(),
  culturalSignificance: z.string(),
  travelTips: z.array(z.string()),
  bestTimeToVisit: z.string().nullable(),
  nearbyAttractions: z.array(nearbyAttraction),
  coordinates: coordinates.nullable(),
  /** False if the terms of the position's provider forbid copying it into files and offline data. */
  isPositionStorable: z.boolean(),
  /** Photo of the place, or an illustration. */
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Credit of a photo; null for an illustration. */
  imageCredit: imageCredit.nullable(),
  /** Set while a photo is being searched, for which a page may ask a few seconds later. */
  isPhotoPending: z.literal(true).optional(),
  /** HTML, sanitized when it was written. */
  content: z.string(),
  writing: publicProvenance,
  verification: textVerification,
  /** Sources of the facts from which it was written. */
  sources: z.array(factSource),
  /** Facts that the sentences cite. */
  citedFacts: z.array(fact),
  /** Whether so little is known about the place that search engines are asked not to index the page. */
  isThin: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type DynamicGuide = z.infer<typeof dynamicGuide>;

/** Query for a guide: a name, and the position or location where it was found. */
const guideFields = z.object({
  q: text(MAX_GUIDE_NAME_LENGTH),
  /** Sent when the name was found among the places near another one. */
  source: z.enum(['nearby_attraction']).optional(),
  parentLocation: optionalText(300),
  parentTitle: optionalText(300),
  /** Positions of the place near which it was found, and of the place itself, in degrees. */
  parentLat: optionalNumber(-90, 90),
  parentLng: optionalNumber(-180, 180),
  lat: optionalNumber(-90, 90),
  lng: optionalNumber(-180, 180),
});
/** With a position, even very short names are allowed, such as those of some restaurants. */
export const guideQuery = guideFields.refine(
  ({ q, lat, lng }) => isGuideName(q, lat !== undefined && lng !== undefined),
  {
    error: `must be the name of a place, of 3 to ${MAX_GUIDE_NAME_LENGTH} characters`,
    path: ['q'],
  },
);
export type GuideQuery = z.infer<typeof guideQuery>;

export const guideSlug = text(80).pipe(
  z.string().regex(/^dynamic-[a-z0-9]+(-[a-z0-9]+)*$/, 'must begin with dynamic-'),
);

/** Guide, or URL of the published article that replaces it. */
export const guideResponse = z.union([
  z.object({
    temporary: z.literal(true),
    article: dynamicGuide,
    /** `cache`: already existed; `generated`: written by a model; `embedded`: composed from checked facts. */
    source: z.enum(['cache', 'generated', 'embedded']),
  }),
  z.object({ redirect: z.literal(true), url: z.string(), source: z.literal('cache') }),
]);
export type GuideResponse = z.infer<typeof guideResponse>;

/** Errors of calls that may start the writing of a guide. */
const START_ERRORS = ['INVALID_INPUT', 'CROSS_ORIGIN_REJECTED', ...LIMIT_ERRORS] as const;

/** Limits guide generation, which may cost money. A few visitors can share a network address. */
const rateLimit = { max: 30, windowSeconds: 60, by: 'visitor', maxPerAddress: 90 } as const;

export const guides = {
  generate: route({
    id: 'guides.generate',
    service: 'content',
    method: 'GET',
    path: '/api/generate-temporary-article',
    access: 'public',
    summary: 'Returns a guide to the place named in a text: the published article, a cached guide, or one written now',
    query: guideQuery,
    response: guideResponse,
    rateLimit,
    lane: 'guides',
    startsWork: true,
    errors: [...START_ERRORS, 'NOT_A_PLACE', 'AMBIGUOUS_PLACE', 'GUIDE_FAILED', 'TIMED_OUT'],
  }),
  events: route({
    id: 'guides.events',
    service: 'content',
    method: 'GET',
    path: '/api/generate-temporary-article/events',
    access: 'public',
    summary:
      'Streams the progress of `generate` as server-sent events: "progress", then "done" or "failed". Resumes with ' +
      'Last-Event-ID',
    query: guideQuery,
    produces: 'text/event-stream',
    otherResponses: STREAM_ALREADY_ENDED,
    rateLimit,
    lane: 'guides',
    startsWork: true,
    errors: START_ERRORS,
  }),
  findCached: route({
    id: 'guides.findCached',
    service: 'content',
    method: 'GET',
    path: '/api/dynamic',
    access: 'public',
    summary: 'Returns the existing result of `generate`: the published article or a cached guide. Never writes one',
    query: guideQuery,
    response: guideResponse,
    errors: ['INVALID_INPUT', 'GUIDE_NOT_FOUND'],
    // Every page of a guide calls it, so it does not count as a search.
    lane: 'reads',
  }),
  bySlug: route({
    id: 'guides.bySlug',
    service: 'content',
    method: 'GET',
    path: '/api/dynamic/:slug',
    access: 'public',
    summary: 'Returns a cached guide by its slug, until it expires',
    params: z.object({ slug: guideSlug }),
    response: dynamicGuide,
    errors: ['INVALID_INPUT', 'GUIDE_NOT_FOUND'],
  }),
  clear: route({
    id: 'guides.clear',
    service: 'content',
    method: 'DELETE',
    path: '/api/temporary-articles',
    access: 'public',
    summary: 'Removes the caller from the holders of their guides. Other holders and the shared cache are not affected',
  }),
} as const;

const byGuideRequest = z.object({ id: z.uuid() });

/** Routes for the worker; the gateway does not expose them. */
export const internalGuides = {
  read: route({
    id: 'internalGuides.read',
    service: 'content',
    method: 'POST',
    path: '/internal/guide-requests/:id/read',
    access: 'internal',
    summary: 'Returns the query of a guide request',
    params: byGuideRequest,
    response: guideQuery,
    errors: ['GUIDE_NOT_FOUND'],
  }),
  redirect: route({
    id: 'internalGuides.redirect',
    service: 'content',
    method: 'POST',
    path: '/internal/guide-requests/:id/redirect',
    access: 'internal',
    summary:
      'If a published article covers the located place, answers the request with it and finishes the job request',
    params: byGuideRequest,
    body: z.object({ jobRequestId: z.uuid(), place: locatedPlace }),
    response: z.object({ redirected: z.boolean() }),
    errors: ['GUIDE_NOT_FOUND'],
  }),
  commit: route({
    id: 'internalGuides.commit',
    service: 'content',
    method: 'POST',
    path: '/internal/guide-requests/:id/commit',
    access: 'internal',
    summary: 'Checks each sentence against the facts, stores the guide and finishes the job request, once',
    params: byGuideRequest,
    body: z.object({
      jobRequestId: z.uuid(),
      place: locatedPlace,
      background: placeKnowledge,
      neighbors: z.array(nearbyAttraction),
      texts: citedGuideTexts,
      writing: provenance,
    }),
    errors: ['GUIDE_NOT_FOUND'],
  }),
} as const;

/** Routes for the worker; the gateway does not expose them. */
export const internalWriting = {
  writeGuide: route({
    id: 'internalWriting.writeGuide',
    service: 'analysis',
    method: 'POST',
    path: '/internal/writing/guide',
    access: 'internal',
    maxSeconds: PROVIDER_ROUTE_SECONDS,
    summary: 'Writes a guide to a located place. The result is stored, so the same request costs nothing again',
    body: z.object({
      place: locatedPlace,
      background: placeKnowledge,
      /** Verified nearby places, which are also among the facts; a writer may mention no others. */
      neighbors: z.array(nearbyAttraction),
      /** The user's findings on site, for the article of a discovery. */
      discovery: z
        .object({
          title: z.string(),
          description: z.string(),
          culturalInfo: z.string(),
          facts: z.array(z.string()),
          /** Its checked sentences, as far as they cite facts of this place. */
          sentences: z.array(gradedSentence).default([]),
        })
        .nullable(),
      /** Analysis of that discovery; the result is stored as long as the analysis exists. */
      analysisId: z.uuid().nullable().default(null),
    }),
    response: z.object({
      texts: citedGuideTexts,
      writing: provenance,
      /** USD charged by the vendor; 0 for a stored result. */
      costUsd: z.number().nonnegative().default(0),
      /** Whether the embedded writer was used because the daily budget is spent. */
      budgetSpent: z.boolean().default(false),
    }),
  }),
  getPrice: route({
    id: 'internalWriting.getPrice',
    service: 'analysis',
    method: 'POST',
    path: '/internal/writing/price',
    access: 'internal',
    summary: 'Returns whether the active writer charges; the amount depends on the text',
    response: z.object({ isPaid: z.boolean() }),
  }),
} as const;
