import { z } from 'zod';
import { route } from '../core/route.js';
import { text } from '../core/text.js';
import { guidebookRecord, recordComparison } from './facts.js';
import { position } from './geography.js';
import {
  articleIndexChange,
  articleIndexPage,
  locatedPlace,
  nearbyPlace,
  PLACE_KINDS,
  placeClue,
  placeDescription,
} from './places.js';

/** Routes for the worker; the gateway does not expose them. */
export const internalPlaces = {
  locate: route({
    id: 'internalPlaces.locate',
    service: 'places',
    method: 'POST',
    path: '/internal/places/locate',
    access: 'internal',
    summary: 'Returns the place that all clues point to, or null, with the next likely ones',
    body: z.object({
      clues: z.array(placeClue).max(100),
      /** Whether sights that are not in the guidebook are searched in other sources. Failing sources are ignored. */
      confirm: z.boolean().optional(),
      /** Name that the user entered. With it, the result is a place that these words name completely, or null. */
      query: text(300).optional(),
      /** Position of the place of `query`, in degrees. With it, the result is a place of that name there, or null. */
      at: position.optional(),
      /** Position, or else location, near which the name in `query` was found. The result is near it. */
      near: position.optional(),
      within: text(300).optional(),
    }),
    response: z.object({
      place: locatedPlace.nullable(),
      alternatives: z.array(locatedPlace),
      /** Whether the words name several equally likely places, so that none of them is the result. */
      isAmbiguous: z.boolean().default(false),
      /** Position of the clue that led to a town or country, i.e. of the photo. Visible to the owner only. */
      exactPosition: position.nullable().default(null),
    }),
  }),
  getNearbyPrice: route({
    id: 'internalPlaces.getNearbyPrice',
    service: 'places',
    method: 'POST',
    path: '/internal/places/nearby-price',
    access: 'internal',
    summary: 'Returns the active provider’s price of one search for attractions that may be stored',
    /** USD; 0 when the provider is free, null when the price is unknown. */
    response: z.object({ usd: z.number().nonnegative().nullable() }),
  }),
  describe: route({
    id: 'internalPlaces.describe',
    service: 'places',
    method: 'POST',
    path: '/internal/places/describe',
    access: 'internal',
    summary:
      'Returns facts with their sources, nearby attractions and travel recommendations of a located place, from providers whose ' +
      'results may be stored',
    body: z.object({
      place: locatedPlace,
      /** Position of the photo, if more precise than the place. The response describes it as `exactPlace`. */
      exactPosition: position.nullable().default(null),
    }),
    response: placeDescription,
  }),
  nearby: route({
    id: 'internalPlaces.nearby',
    service: 'places',
    method: 'POST',
    path: '/internal/places/nearby',
    access: 'internal',
    summary: 'Returns places of one kind around a position, nearest first, from a provider whose results may be stored',
    body: z.object({
      ...position.shape,
      kind: z.enum(PLACE_KINDS),
      /** Meters. */
      radius: z.number().positive().max(50_000),
      limit: z.number().int().positive().max(50),
      /** Names to omit from the response; compared after normalization. */
      excludeNames: z.array(z.string()).default([]),
    }),
    response: z.object({
      places: z.array(nearbyPlace),
      provider: z.string(),
      attribution: z.string().nullable(),
      /** USD charged by the provider for this response. */
      costUsd: z.number().nonnegative().default(0),
    }),
  }),
  updateArticleIndex: route({
    id: 'internalPlaces.updateArticleIndex',
    service: 'places',
    method: 'POST',
    path: '/internal/places/guides',
    access: 'internal',
    summary: 'Applies a change of an article to the article index; repeated and outdated changes have no effect',
    body: articleIndexChange,
  }),
  purge: route({
    id: 'internalPlaces.purge',
    service: 'places',
    method: 'POST',
    path: '/internal/places/purge',
    access: 'internal',
    summary: 'Deletes data with limited retention: vendor positions after 30 days, click counts after 400',
    response: z.object({ positions: z.number().int().nonnegative() }),
  }),
  completeKnowledge: route({
    id: 'internalPlaces.completeKnowledge',
    service: 'places',
    method: 'POST',
    path: '/internal/places/knowledge/complete',
    access: 'internal',
    summary: 'Reads what providers know about a place and is not cached yet; fails while one of them does',
    body: z.object({ place: locatedPlace }),
  }),
  compareRecord: route({
    id: 'internalPlaces.compareRecord',
    service: 'places',
    method: 'POST',
    path: '/internal/places/knowledge/compare',
    access: 'internal',
    summary:
      'Compares a record of the guidebook with Wikidata, within the calls of a day that background work may make',
    body: guidebookRecord,
    response: recordComparison,
    errors: ['WIKIDATA_OFF', 'PROVIDER_BUDGET_EXHAUSTED'],
  }),
  updateKnowledge: route({
    id: 'internalPlaces.updateKnowledge',
    service: 'places',
    method: 'POST',
    path: '/internal/places/knowledge/update',
    access: 'internal',
    summary: 'Compares known places with the revisions of their sources and reads changed ones again',
    /** Numbers of places. */
    response: z.object({
      compared: z.number().int().nonnegative(),
      changed: z.number().int().nonnegative(),
      removed: z.number().int().nonnegative(),
    }),
  }),
  replaceArticleIndexRange: route({
    id: 'internalPlaces.replaceArticleIndexRange',
    service: 'places',
    method: 'POST',
    path: '/internal/places/guides/replace',
    access: 'internal',
    summary: 'Replaces a range of the article index by the page’s content; later changes stay',
    body: articleIndexPage,
  }),
} as const;
