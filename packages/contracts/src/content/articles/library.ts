import { z } from 'zod';
import { route } from '../../core/route.js';
import { imageCredit } from '../image-credit.js';

/** Number of cited lines of a featured guide. */
export const FEATURED_LINES = 2;

/** A published guide as an example, with sentences of its text and their sources. */
export const featuredGuide = z.object({
  slug: z.string(),
  title: z.string(),
  location: z.string(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Credit of an image from an open collection; null for other images. */
  imageCredit: imageCredit.nullable(),
  /** Sentences of its text in reading order, each with the names of its sources. */
  lines: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })).max(FEATURED_LINES),
});
export type FeaturedGuide = z.infer<typeof featuredGuide>;

export const libraryOverview = z.object({
  /** Number of published guides. */
  guideCount: z.number().int().nonnegative(),
  /** Null while no published guide has sourced sentences. */
  featured: featuredGuide.nullable(),
});
export type LibraryOverview = z.infer<typeof libraryOverview>;

export const library = {
  overview: route({
    id: 'library.overview',
    service: 'content',
    method: 'GET',
    path: '/api/library',
    access: 'public',
    summary: 'Returns the number of published guides, and one of the best known as an example; at most a minute old',
    response: libraryOverview,
    sharedCache: true,
  }),
} as const;

/** Chooses guides for a short list: the first of each town, and others if these are too few. */
export function chooseOnePerTown<Guide extends { location: string }>(guides: readonly Guide[], count: number): Guide[] {
  const first = guides.filter(
    ({ location }, index) => guides.findIndex((other) => other.location === location) === index,
  );
  return [...new Set([...first, ...guides])].slice(0, count);
}
