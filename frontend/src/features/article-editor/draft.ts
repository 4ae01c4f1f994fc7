import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import type { ContentSource } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { type AttractionDraft, toAttractionDrafts, toNearbyAttractions } from './attractions/attraction-drafts.js';
import { parseDegrees, parsePosition } from './parse-position.js';
import { STRINGS } from './strings.js';

/** Choice of an article's image. */
export type ImageChoice =
  | { kind: 'unchanged' }
  | { kind: 'none' }
  | { kind: 'file'; file: File }
  /** Image that was uploaded for an article, by its URL. */
  | { kind: 'url'; imageUrl: string };

/** Article as typed in the editor, whether or not it is valid. */
export interface Draft {
  title: string;
  slug: string;
  content: string;
  metaDescription: string;
  category: Category;
  location: string;
  /** Degrees, as typed. */
  latitude: string;
  longitude: string;
  attractions: readonly AttractionDraft[];
  image: ImageChoice;
  contentSource: ContentSource;
  /** Rewrite from which parts of the content were accepted. */
  rewriteId: string | null;
}

/** Compared fields of two drafts, by their names in the API. */
export type ComparedField = Exclude<VersionedField, 'contentSource'>;
export const COMPARED_FIELDS = VERSIONED_FIELDS.filter((field): field is ComparedField => field !== 'contentSource');

/** Article, or a former version of one. */
export type SavedArticle = Pick<
  AdminArticle,
  | 'title'
  | 'slug'
  | 'content'
  | 'metaDescription'
  | 'category'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'nearbyAttractions'
  | 'contentSource'
  | 'imageUrl'
>;

/** Facts about an article that a save requires. */
export type SavedRevision = Pick<AdminArticle, 'revision' | 'imageUrl'>;

/** Creates the draft of a new article. */
export const createBlankDraft = (contentSource: ContentSource): Draft => ({
  title: '',
  slug: '',
  content: '',
  metaDescription: '',
  category: 'Other',
  location: '',
  latitude: '',
  longitude: '',
  attractions: [],
  image: { kind: 'unchanged' },
  contentSource,
  rewriteId: null,
});

/** Converts a saved article to a draft. */
export const toDraft = (saved: SavedArticle): Draft => ({
  title: saved.title,
  slug: saved.slug,
  content: saved.content,
  metaDescription: saved.metaDescription,
  category: saved.category,
  location: saved.location,
  latitude: saved.latitude ?? '',
  longitude: saved.longitude ?? '',
  attractions: toAttractionDrafts(saved.nearbyAttractions),
  image: { kind: 'unchanged' },
  contentSource: saved.contentSource,
  rewriteId: null,
});

/** Checks whether a draft has unsaved changes. */
export function isChanged(draft: Draft, saved: Draft): boolean {
  return draft.image.kind !== 'unchanged' || DRAFT_FIELDS.some((field) => !isSame(field, draft, saved));
}

/** Fields that the user types. */
const DRAFT_FIELDS = [
  'title',
  'slug',
  'content',
  'metaDescription',
  'category',
  'location',
  'latitude',
  'longitude',
  'attractions',
  'contentSource',
] as const;

function isSame(field: (typeof DRAFT_FIELDS)[number] | 'image', one: Draft, other: Draft): boolean {
  if (field === 'attractions') return serializeAttractions(one) === serializeAttractions(other);
  return field === 'image' ? isSameImage(one.image, other.image) : one[field] === other[field];
}

/** Serializes the attractions without their keys, which exist only in the form. */
const serializeAttractions = ({ attractions }: Draft): string =>
  JSON.stringify(attractions.map(({ key: _key, ...attraction }) => attraction));

function isSameImage(one: ImageChoice, other: ImageChoice): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.file === other.file;
  if (one.kind === 'url' && other.kind === 'url') return one.imageUrl === other.imageUrl;
  return one.kind === other.kind;
}

/**
 * Applies what was typed during a save to the saved draft.
 * @param now current draft
 * @param sent draft when the save began
 */
export function rebaseDraft(now: Draft, sent: Draft, saved: Draft): Draft {
  const typed = ([...DRAFT_FIELDS, 'image'] as const).filter((field) => !isSame(field, now, sent));
  return { ...saved, ...Object.fromEntries(typed.map((field) => [field, now[field]])) };
}

/** Clears the rewrite of a draft whose content equals the saved one. */
export const dropUnusedRewrite = (draft: Draft, saved: Draft): Draft =>
  draft.rewriteId !== null && draft.content === saved.content ? { ...draft, rewriteId: null } : draft;

/** Returns the errors of a draft by field; none when it can be saved. */
export function validateDraft(draft: Draft): Partial<Record<ComparedField, string>> {
  const { title, content, latitude, longitude, attractions } = draft;
  const errors: Partial<Record<ComparedField, string>> = {};
  if (title.trim() === '') errors.title = STRINGS.required;
  if (content.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '') errors.content = STRINGS.required;
  const isHalf = (latitude.trim() === '') !== (longitude.trim() === '');
  if (latitude.trim() !== '' || isHalf)
    if (parseDegrees(latitude, 90) === null) errors.latitude = STRINGS.latitudeError;
  if (longitude.trim() !== '' || isHalf)
    if (parseDegrees(longitude, 180) === null) errors.longitude = STRINGS.longitudeError;
  if (attractions.some((attraction) => attraction.name.trim() === '' || parsePosition(attraction) === null))
    errors.nearbyAttractions = STRINGS.attractionsError;
  return errors;
}

/**
 * Converts a draft to the form data of the API.
 * @param saved the article it overwrites; null for a new article
 */
export function toFormData(draft: Draft, saved: SavedRevision | null): FormData {
  const form = new FormData();
  const { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource } = draft;
  const fields = { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('nearbyAttractions', JSON.stringify(toNearbyAttractions(draft.attractions, parsePosition(draft))));
  const { image } = draft;
  if (image.kind === 'unchanged' && saved?.imageUrl) form.set('imageUrl', saved.imageUrl);
  if (image.kind === 'file') form.set('image', image.file);
  if (image.kind === 'url') form.set('imageUrl', image.imageUrl);
  if (image.kind === 'none') form.set('removeImage', 'true');
  if (saved) form.set('revision', String(saved.revision));
  if (draft.rewriteId !== null) form.set('rewriteId', draft.rewriteId);
  return form;
}

/** Returns the fields that differ between two states of an article. */
export function findDifferingFields(one: SavedArticle, other: SavedArticle): ComparedField[] {
  return COMPARED_FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** Accepted parts of a rewrite. */
export interface RewriteSelection extends Partial<Pick<RewrittenArticle, 'title' | 'metaDescription' | 'category'>> {
  content?: string;
  nearbyAttractions?: RewrittenArticle['nearbyAttractions'];
}

/** Returns a draft with parts of a rewrite; saves nothing. */
export function applyRewrite(
  draft: Draft,
  { nearbyAttractions, ...fields }: RewriteSelection,
  rewriteId: string,
): Draft {
  return {
    ...draft,
    ...fields,
    ...(nearbyAttractions && { attractions: toAttractionDrafts(nearbyAttractions) }),
    // The server records the author of the rewrite only when its content is accepted.
    rewriteId: fields.content === undefined ? draft.rewriteId : rewriteId,
  };
}
