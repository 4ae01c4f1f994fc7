import { z } from 'zod';
import { article } from './articles.js';

/** Maximum number of versions stored per article; the oldest are deleted first. */
export const MAX_ARTICLE_VERSIONS = 100;
/** Field names that versions use for the changes of a save. */
export const VERSIONED_FIELDS = [
  'title',
  'slug',
  'content',
  'metaDescription',
  'category',
  'location',
  'latitude',
  'longitude',
  'nearbyAttractions',
  'imageUrl',
  'contentSource',
] as const;
export type VersionedField = (typeof VERSIONED_FIELDS)[number];

const versionAuthor = z.object({
  /** Null when the change was not made by a person. */
  userId: z.number().int().nullable(),
  username: z.string(),
});

/** Former state of an article, described by the save that replaced it. */
export const articleVersion = z.object({
  /** The article's revision at that time. */
  number: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  savedBy: versionAuthor,
  /** Fields changed by that save. */
  changed: z.array(z.enum(VERSIONED_FIELDS)),
});
export type ArticleVersion = z.infer<typeof articleVersion>;

export const articleVersionState = articleVersion.extend({
  former: article
    .pick({
      title: true,
      slug: true,
      content: true,
      metaDescription: true,
      category: true,
      location: true,
      latitude: true,
      longitude: true,
      nearbyAttractions: true,
      imageUrl: true,
      thumbnailUrl: true,
      imageCredit: true,
      contentSource: true,
      writing: true,
      verification: true,
    })
    .strip(),
});
export type ArticleVersionState = z.infer<typeof articleVersionState>;
