import { z } from 'zod';
import { provenance } from './analyses.js';
import { CATEGORIES } from './categories.js';
import { coordinates } from './geography.js';
import { locatedPlace, nearbyAttraction, placeBackground } from './places.js';
import { route } from './route.js';

/** The texts of a guide to a place, as a writer gives them: no positions, distances or neighbours of its own. */
export const guideTexts = z.object({
  title: z.string(),
  /** Up to 160 characters, for search engines and cards. */
  metaDescription: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  culturalSignificance: z.string(),
  /** Further sections in the order they are read: plain text paragraphs under a heading. */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  travelTips: z.array(z.string()),
  bestTimeToVisit: z.string().nullable(),
  facts: z.array(z.string()),
});
export type GuideTexts = z.infer<typeof guideTexts>;

/** How much of what a writer stated could be checked against the located place, its neighbours and checked facts. */
export const guideVerification = z.object({
  statements: z.number().int().nonnegative(),
  verified: z.number().int().nonnegative(),
  /** Statements that contradict what is known and were left out. */
  dropped: z.number().int().nonnegative(),
});
export type GuideVerification = z.infer<typeof guideVerification>;

/** A dynamic guide as its page shows it; the documents' temporary article. */
export const dynamicGuide = z.object({
  /** Negative: it is no article (yet). */
  id: z.number().int().negative(),
  /** `dynamic-…`. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  category: z.enum(CATEGORIES),
  culturalSignificance: z.string(),
  travelTips: z.array(z.string()),
  bestTimeToVisit: z.string().nullable(),
  nearbyAttractions: z.array(nearbyAttraction),
  coordinates: coordinates.nullable(),
  /** HTML, sanitised when it was written. */
  content: z.string(),
  writing: provenance,
  verification: guideVerification,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type DynamicGuide = z.infer<typeof dynamicGuide>;

/** Calls the worker makes; not in the gateway's table. */
export const internalWriting = {
  guide: route({
    id: 'internalWriting.guide',
    service: 'analysis',
    method: 'POST',
    path: '/internal/writing/guide',
    access: 'internal',
    summary: 'Writes a guide to a located place; the outcome is kept, so that the same question costs nothing again',
    body: z.object({
      place: locatedPlace,
      background: placeBackground,
      /** True neighbours, which are all a writer may name. */
      neighbours: z.array(nearbyAttraction),
      /** What a person found there, for the article of a discovery. */
      discovery: z
        .object({ title: z.string(), description: z.string(), culturalInfo: z.string(), facts: z.array(z.string()) })
        .nullable(),
    }),
    response: z.object({ texts: guideTexts, writing: provenance }),
  }),
} as const;
