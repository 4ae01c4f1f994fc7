import { z } from 'zod';
import { provenance } from './analyses.js';
import { article, articleCard, CONTENT_SOURCES } from './articles.js';
import { CATEGORIES } from './categories.js';
import { guideVerification } from './guides.js';
import { nearbyAttraction } from './places.js';
import { route } from './route.js';
import { SLUG, SLUG_MOST } from './slug.js';
import { optionalText, text } from './text.js';

/** Rows on one page of an admin's list, when nobody says how many, and at most. */
export const ADMIN_PAGE = { standard: 100, most: 100 } as const;
/** Characters of a search in an admin's list. */
export const ADMIN_SEARCH_LONGEST = 200;
/** What the list of articles may be in the order of; a minus turns it round. */
export const ARTICLE_ORDERS = ['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'title', '-title'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];
export const VISIBILITIES = ['public', 'private'] as const;
/** Characters of text a pending article shows. */
export const PENDING_PREVIEW = 200;
/** Longest fields of an article, in characters, and most attractions. */
export const ARTICLE_LIMITS = {
  title: 500,
  content: 400_000,
  metaDescription: 500,
  location: 300,
  nearbyAttractions: 50,
} as const;
/** Former states kept of an article; of more the oldest go. */
export const VERSIONS_KEPT = 100;
/** What a save may change of an article, by the names under which versions tell it. */
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

/** An article in the lists of the console. */
export const adminArticleRow = articleCard.omit({ snippet: true }).extend({
  isPublic: z.boolean(),
  adminReviewed: z.boolean(),
  /** The discovery it is about. */
  discoveryId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminArticleRow = z.infer<typeof adminArticleRow>;

/** An article that waits for approval. */
export const pendingArticle = adminArticleRow.extend({
  /** The beginning of its text, without markup: at most 200 characters, then an ellipsis when there is more. */
  preview: z.string(),
});
export type PendingArticle = z.infer<typeof pendingArticle>;

/** A picture an admin has sent for an article that the article does not show yet. */
export const pendingPhoto = z.object({
  status: z.literal('pending'),
  /** What `media.setArticlePhoto` takes. */
  photoURL: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Until when it can be taken. */
  expiresAt: z.iso.datetime(),
});
export type PendingPhoto = z.infer<typeof pendingPhoto>;

/** An article as its editor has it. */
export const adminArticle = article.extend({
  discoveryId: z.number().int().nullable(),
  /** Raised by every save; sent back with a save, nobody else's is overwritten. */
  revision: z.number().int().positive(),
  /** The caller's own, the latest first. */
  pendingPhotos: z.array(pendingPhoto),
});
export type AdminArticle = z.infer<typeof adminArticle>;

/** JSON text in forms, the value itself in JSON bodies. */
const jsonText = <S extends z.ZodType>(schema: S) =>
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
const degrees = (bound: number) =>
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

const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => value === true || value === 'true');
const count = z.union([z.number(), z.string().regex(/^\d{1,9}$/, 'must be a number')]).transform(Number);
/** A form has every field; what is empty of these is as if it were not sent. */
const unlessEmpty = <S extends z.ZodType>(schema: S) =>
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
  slug: unlessEmpty(
    text(SLUG_MOST).pipe(z.string().regex(SLUG, 'must be words of small letters and digits, parted by hyphens')),
  ),
  /** Empty, it is made of the text. */
  metaDescription: text(ARTICLE_LIMITS.metaDescription).optional(),
  category: unlessEmpty(z.enum(CATEGORIES, 'must be one of the 15 categories')),
  location: text(ARTICLE_LIMITS.location).optional(),
  /** Degrees, both or neither; empty for none. */
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional(),
  nearbyAttractions: jsonText(
    z.array(attraction).max(ARTICLE_LIMITS.nearbyAttractions, `must be at most ${ARTICLE_LIMITS.nearbyAttractions}`),
  ).optional(),
  contentSource: unlessEmpty(z.enum(CONTENT_SOURCES)),
  /** A picture `adminArticles.uploadImage` made, or the one the article has. */
  imageUrl: unlessEmpty(text(300)),
  /** The article then shows a designed cover. */
  removeImage: unlessEmpty(flag),
});

/** A new article; private unless told otherwise. */
export const newArticle = articleFields.extend({ isPublic: unlessEmpty(flag) });
export type NewArticleFields = z.output<typeof newArticle>;

/** What a save changes: fields that are not sent stay. */
export const articleEdit = articleFields.extend({
  /** The one the editor was opened with; without it nobody looks whether somebody else has saved meanwhile. */
  revision: unlessEmpty(count),
  /** The rewrite that texts were taken over from, so that the article says who wrote it; a forgotten one has no effect. */
  rewriteId: unlessEmpty(z.uuid()),
});
export type ArticleEditFields = z.output<typeof articleEdit>;

const saver = z.object({
  /** Null when it was not a person. */
  userId: z.number().int().nullable(),
  username: z.string(),
});

/** A former state of an article, by the save that replaced it. */
export const articleVersion = z.object({
  /** The article's revision at that time. */
  number: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  savedBy: saver,
  /** What that save changed. */
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
      contentSource: true,
      writing: true,
      verification: true,
    })
    .strip(),
});
export type ArticleVersionState = z.infer<typeof articleVersionState>;

/** An article written anew, to be looked at; nothing of it is saved. */
export const rewrittenArticle = article
  .pick({ title: true, content: true, metaDescription: true, category: true, nearbyAttractions: true })
  .extend({
    /** What `articleEdit` takes. */
    rewriteId: z.uuid(),
    location: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    writing: provenance,
    verification: guideVerification,
  });
export type RewrittenArticle = z.infer<typeof rewrittenArticle>;

const byId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const byVersion = byId.extend({ number: z.coerce.number().int().positive().max(2_147_483_647) });
/** Which page of a list. */
export const adminPage = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE.most).default(ADMIN_PAGE.standard),
};
const page = z.object(adminPage);

const ADMIN_ERRORS = ['INVALID_INPUT', 'AUTHENTICATION_REQUIRED', 'ADMIN_REQUIRED'] as const;
const ONE_ERRORS = [...ADMIN_ERRORS, 'ARTICLE_NOT_FOUND'] as const;
const IMAGE_ERRORS = [
  'IMAGE_EMPTY',
  'IMAGE_TOO_LARGE',
  'IMAGE_UNSUPPORTED',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_MANY_PIXELS',
  'UNSUPPORTED_MEDIA_TYPE',
  'TIMED_OUT',
] as const;
const FORM = ['multipart/form-data', 'application/json'] as const;
/** The total is in X-Total-Count, the next page in Link. */
const PAGED = 'The total is in X-Total-Count, the next page in Link';

export const adminArticles = {
  list: route({
    id: 'adminArticles.list',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles',
    access: 'admin',
    summary:
      'All articles, the last changed first unless `sort` says otherwise; with `q` those that fit, the best match first, ' +
      `of which at most 1000 are found. ${PAGED}`,
    query: page.extend({
      q: optionalText(ADMIN_SEARCH_LONGEST),
      category: z.enum(CATEGORIES).optional(),
      contentSource: z.enum(CONTENT_SOURCES).optional(),
      visibility: z.enum(VISIBILITIES).optional(),
      reviewed: z.enum(['true', 'false']).optional(),
      sort: z.enum(ARTICLE_ORDERS).optional(),
    }),
    response: z.object({ articles: z.array(adminArticleRow), total: z.number().int() }),
    errors: ADMIN_ERRORS,
  }),
  uploadImage: route({
    id: 'adminArticles.uploadImage',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/upload-image',
    access: 'admin',
    summary:
      'Makes a picture for an article, of 1200 × 800 pixels; it goes after a day when no article shows it by then. Sizes ' +
      'in bytes',
    bodyKind: 'stream',
    consumes: ['multipart/form-data'],
    body: z.object({}),
    response: z.object({
      imageUrl: z.string(),
      originalSize: z.number().int(),
      optimizedSize: z.number().int(),
    }),
    errors: [...ADMIN_ERRORS, 'IMAGE_MISSING', ...IMAGE_ERRORS],
  }),
  read: route({
    id: 'adminArticles.read',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles/:id',
    access: 'admin',
    summary: 'An article for editing, public or not',
    params: byId,
    response: adminArticle,
    errors: ONE_ERRORS,
  }),
  create: route({
    id: 'adminArticles.create',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles',
    access: 'admin',
    summary: 'A new article, as form or JSON; its picture is one of `image`, `imageUrl` and `removeImage`',
    bodyKind: 'stream',
    consumes: FORM,
    body: newArticle,
    response: adminArticle,
    status: 201,
    errors: [...ADMIN_ERRORS, 'SLUG_TAKEN', 'BODY_TOO_LARGE', ...IMAGE_ERRORS],
  }),
  edit: route({
    id: 'adminArticles.edit',
    service: 'content',
    method: 'PATCH',
    path: '/api/admin/articles/:id',
    access: 'admin',
    summary:
      'Saves changes of an article, as form or JSON, and keeps the former state as a version. With `revision`, nothing ' +
      'is saved when somebody else has saved since: `details` says who (`savedBy`) and when (`savedAt`)',
    params: byId,
    bodyKind: 'stream',
    consumes: FORM,
    body: articleEdit,
    response: adminArticle,
    errors: [...ONE_ERRORS, 'ARTICLE_CHANGED', 'SLUG_TAKEN', 'BODY_TOO_LARGE', ...IMAGE_ERRORS],
  }),
  remove: route({
    id: 'adminArticles.remove',
    service: 'content',
    method: 'DELETE',
    path: '/api/admin/articles/:id',
    access: 'admin',
    summary: 'Deletes an article; the discovery it is about stays. It can be restored for 30 days',
    params: byId,
    errors: ONE_ERRORS,
  }),
  markReviewed: route({
    id: 'adminArticles.markReviewed',
    service: 'content',
    method: 'PATCH',
    path: '/api/admin/articles/:id/mark-reviewed',
    access: 'admin',
    summary: 'Takes an article off the lists of what is to be reviewed',
    params: byId,
    response: article,
    errors: ONE_ERRORS,
  }),
  versions: route({
    id: 'adminArticles.versions',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles/:id/versions',
    access: 'admin',
    summary: `The last ${VERSIONS_KEPT} former states of an article, the latest first`,
    params: byId,
    response: z.object({ versions: z.array(articleVersion) }),
    errors: ONE_ERRORS,
  }),
  version: route({
    id: 'adminArticles.version',
    service: 'content',
    method: 'GET',
    path: '/api/admin/articles/:id/versions/:number',
    access: 'admin',
    summary: 'A former state of an article',
    params: byVersion,
    response: articleVersionState,
    errors: [...ONE_ERRORS, 'ARTICLE_VERSION_NOT_FOUND'],
  }),
  restoreVersion: route({
    id: 'adminArticles.restoreVersion',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/:id/versions/:number/restore',
    access: 'admin',
    summary: 'Makes an article what it was; what it is now is kept as a version',
    params: byVersion,
    response: adminArticle,
    errors: [...ONE_ERRORS, 'ARTICLE_VERSION_NOT_FOUND', 'SLUG_TAKEN'],
  }),
  rewrite: route({
    id: 'adminArticles.rewrite',
    service: 'content',
    method: 'POST',
    path: '/api/admin/articles/:id/rewrite',
    access: 'admin',
    summary: 'Has an article about the place written anew, to be looked at; nothing of it is saved',
    params: byId,
    body: z.object({
      title: optionalText(200),
      location: optionalText(ARTICLE_LIMITS.location),
      latitude: degrees(90).optional(),
      longitude: degrees(180).optional(),
    }),
    response: rewrittenArticle,
    rateLimit: { max: 20, windowSeconds: 60, by: 'visitor' },
    errors: [...ONE_ERRORS, 'NOT_A_PLACE', 'REWRITE_FAILED', 'TIMED_OUT'],
  }),
} as const;

export const moderation = {
  premium: route({
    id: 'moderation.premium',
    service: 'content',
    method: 'GET',
    path: '/api/admin/premium-articles',
    access: 'admin',
    summary: `Articles written for a text search, published or not, the newest first. ${PAGED}`,
    query: page,
    response: z.array(adminArticleRow),
    errors: ADMIN_ERRORS,
  }),
  recovered: route({
    id: 'moderation.recovered',
    service: 'content',
    method: 'GET',
    path: '/api/admin/recovered-articles',
    access: 'admin',
    summary: `Recovered articles nobody has reviewed yet, the newest first. ${PAGED}`,
    query: page,
    response: z.array(adminArticleRow),
    errors: ADMIN_ERRORS,
  }),
  pending: route({
    id: 'moderation.pending',
    service: 'content',
    method: 'GET',
    path: '/api/admin/pending-articles',
    access: 'admin',
    summary: `Articles written for a text search that wait for approval, the newest first; never cached. ${PAGED}`,
    query: page,
    response: z.array(pendingArticle),
    errors: ADMIN_ERRORS,
  }),
  approve: route({
    id: 'moderation.approve',
    service: 'content',
    method: 'POST',
    path: '/api/admin/pending-articles/:id/approve',
    access: 'admin',
    summary: 'Publishes a pending article with its discovery; what was approved before stays as it is',
    params: byId,
    response: article,
    errors: [...ONE_ERRORS, 'ARTICLE_NOT_PENDING', 'PHOTO_UNSAFE'],
  }),
  reject: route({
    id: 'moderation.reject',
    service: 'content',
    method: 'DELETE',
    path: '/api/admin/pending-articles/:id/reject',
    access: 'admin',
    summary: 'Deletes a pending article with its discovery, for good',
    params: byId,
    errors: [...ONE_ERRORS, 'ARTICLE_NOT_PENDING'],
  }),
} as const;

/** What an article is to be written anew about. Degrees. */
export const rewriteRequest = z.object({
  title: z.string(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type RewriteRequest = z.infer<typeof rewriteRequest>;
