import { z } from 'zod';
import { isUnambiguousInPath, text } from '../../core/text.js';
import { CATEGORIES } from '../../places/categories.js';
import { nearbyAttraction } from '../../places/places.js';
import { CONTENT_SOURCES } from './articles.js';
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from './slug.js';

/** Maximum field lengths of an article in characters, and maximum number of attractions. */
export const ARTICLE_LIMITS = {
  title: 500,
  content: 400_000,
  metaDescription: 500,
  location: 300,
  nearbyAttractions: 50,
} as const;

/** Accepts JSON text in forms and the value itself in JSON bodies. */
const jsonField = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return [];
    try {
      return JSON.parse(value);
    } catch {
      context.issues.push({ code: 'custom', message: 'must be JSON', input: value });
      return z.NEVER;
    }
  }, schema);

/** Accepts a number or its text in a form; null when empty. */
export const degrees = (bound: number) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    const decimal = value.trim();
    if (decimal === '') return null;
    return /^[+-]?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : value;
  }, z
    .number('must be a number of degrees')
    .min(-bound, `must be at least -${bound}`)
    .max(bound, `must be at most ${bound}`)
    .nullable());

const booleanField = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');
const countField = z.union([z.number(), z.string().regex(/^\d{1,9}$/, 'must be a number')]).transform(Number);
/** Field that counts as absent if empty, since forms send every field. */
const optionalField = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const attraction = nearbyAttraction.extend({
  name: text(200).pipe(z.string().min(1, 'is required')),
  distance: text(50),
});

/** Article fields as the editor sends them, except for the image file `image`. */
export const articleFields = z.object({
  /** A title that a URL cannot contain is rejected, because `articles.deleteByTitle` could not name it. */
  title: text(ARTICLE_LIMITS.title)
    .refine(isUnambiguousInPath, 'must not contain a backslash, or "." or ".." alone or between slashes')
    .optional(),
  /** HTML, sanitized before it is stored. */
  content: z.string().max(ARTICLE_LIMITS.content, `must have at most ${ARTICLE_LIMITS.content} characters`).optional(),
  /** Derived from the title when absent; the former slug redirects to the new one. */
  slug: optionalField(
    text(MAX_SLUG_LENGTH).pipe(
      z.string().regex(SLUG_PATTERN, 'must be lowercase words and digits, separated by hyphens'),
    ),
  ),
  /** Derived from the content when empty. */
  metaDescription: text(ARTICLE_LIMITS.metaDescription).optional(),
  category: optionalField(z.enum(CATEGORIES, 'must be one of the 15 categories')),
  location: text(ARTICLE_LIMITS.location).optional(),
  /** Degrees, both or neither; empty for none. */
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional(),
  nearbyAttractions: jsonField(
    z.array(attraction).max(ARTICLE_LIMITS.nearbyAttractions, `must be at most ${ARTICLE_LIMITS.nearbyAttractions}`),
  ).optional(),
  contentSource: optionalField(z.enum(CONTENT_SOURCES)),
  /** URL returned by `adminArticles.uploadImage`, or the article's current image. */
  imageUrl: optionalField(text(300)),
  /** Replaces the image with a generated cover. */
  removeImage: optionalField(booleanField),
});

/** New article; private by default. */
export const newArticle = articleFields.extend({ isPublic: optionalField(booleanField) });
export type NewArticleFields = z.output<typeof newArticle>;

/** Changes of a save; omitted fields stay unchanged. */
export const articleEdit = articleFields.extend({
  /** Revision the editor loaded. Without it, concurrent edits are not detected. */
  revision: optionalField(countField),
  /** Rewrite from which texts were taken, for the provenance of the article. An expired one is ignored. */
  rewriteId: optionalField(z.uuid()),
});
export type ArticleEditFields = z.output<typeof articleEdit>;
