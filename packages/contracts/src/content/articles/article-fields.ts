import { z } from 'zod';
import { text } from '../../core/text.js';
import { CATEGORIES } from '../../places/categories.js';
import { nearbyAttraction } from '../../places/places.js';
import { CONTENT_SOURCES } from './articles.js';
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from './slug.js';

/** Longest fields of an article, in characters, and most attractions. */
export const ARTICLE_LIMITS = {
  title: 500,
  content: 400_000,
  metaDescription: 500,
  location: 300,
  nearbyAttractions: 50,
} as const;

/** JSON text in forms, the value itself in JSON bodies. */
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

/** A number, or what a form has of it; null for none. */
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
/** A form has every field; what is empty of these is as if it were not sent. */
const optionalField = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const attraction = nearbyAttraction.extend({
  name: text(200).pipe(z.string().min(1, 'is required')),
  distance: text(50),
});

/** The fields of an article as its editors send them, but for the picture file, `image`. */
export const articleFields = z.object({
  title: text(ARTICLE_LIMITS.title).optional(),
  /** HTML, sanitised before it is stored. */
  content: z.string().max(ARTICLE_LIMITS.content, `must have at most ${ARTICLE_LIMITS.content} characters`).optional(),
  /** Without one it is made of the title; the former one leads to the new one. */
  slug: optionalField(
    text(MAX_SLUG_LENGTH).pipe(
      z.string().regex(SLUG_PATTERN, 'must be words of small letters and digits, parted by hyphens'),
    ),
  ),
  /** Empty, it is made of the text. */
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
  /** A picture `adminArticles.uploadImage` made, or the one the article has. */
  imageUrl: optionalField(text(300)),
  /** The article then shows a designed cover. */
  removeImage: optionalField(booleanField),
});

/** A new article; private unless told otherwise. */
export const newArticle = articleFields.extend({ isPublic: optionalField(booleanField) });
export type NewArticleFields = z.output<typeof newArticle>;

/** What a save changes: fields that are not sent stay. */
export const articleEdit = articleFields.extend({
  /** The one the editor was opened with; without it nobody looks whether somebody else has saved meanwhile. */
  revision: optionalField(countField),
  /** The rewrite that texts were taken over from, so that the article says who wrote it; a forgotten one has no effect. */
  rewriteId: optionalField(z.uuid()),
});
export type ArticleEditFields = z.output<typeof articleEdit>;
