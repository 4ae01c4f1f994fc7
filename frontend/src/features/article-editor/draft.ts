import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import type { ContentSource } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { type AttractionDraft, toAttractionDrafts, toNearbyAttractions } from './attractions/attraction-drafts.js';
import { parseDegrees, parsePosition } from './parse-position.js';
import { STRINGS } from './strings.js';

/** Which picture an article is to have. */
export type ImageChoice =
  | { kind: 'kept' }
  | { kind: 'none' }
  | { kind: 'file'; file: File }
  /** One that was uploaded for an article, by its address. */
  | { kind: 'address'; imageUrl: string };

/** An article as its editor has it: what is typed, whether or not it can be saved. */
export interface Draft {
  title: string;
  slug: string;
  /** HTML. */
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
  /** The rewrite that parts of the text were taken from. */
  rewriteId: string | null;
}

/** What is compared of two drafts, by the names of the server's fields. */
export type ComparedField = Exclude<VersionedField, 'contentSource'>;
export const COMPARED_FIELDS = VERSIONED_FIELDS.filter((field): field is ComparedField => field !== 'contentSource');

/** An article, or a former state of one. */
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

/** What of an article a save has to know. */
export type SavedRevision = Pick<AdminArticle, 'revision' | 'imageUrl'>;

/** A new article. */
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
  image: { kind: 'kept' },
  contentSource,
  rewriteId: null,
});

/** An article as it is saved, for its editor. */
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
  image: { kind: 'kept' },
  contentSource: saved.contentSource,
  rewriteId: null,
});

/** Whether anything of a draft is not saved. */
export function isChanged(draft: Draft, saved: Draft): boolean {
  return draft.image.kind !== 'kept' || DRAFT_FIELDS.some((field) => !isSame(field, draft, saved));
}

/** What somebody writes. */
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

/** The attractions without what only tells them apart on the screen. */
const serializeAttractions = ({ attractions }: Draft): string =>
  JSON.stringify(attractions.map(({ key: _key, ...attraction }) => attraction));

function isSameImage(one: ImageChoice, other: ImageChoice): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.file === other.file;
  if (one.kind === 'address' && other.kind === 'address') return one.imageUrl === other.imageUrl;
  return one.kind === other.kind;
}

/**
 * What is saved now, with what was typed while it was on its way.
 * @param now what is typed
 * @param sent the same when the save began
 */
export function rebaseDraft(now: Draft, sent: Draft, saved: Draft): Draft {
  const typed = ([...DRAFT_FIELDS, 'image'] as const).filter((field) => !isSame(field, now, sent));
  return { ...saved, ...Object.fromEntries(typed.map((field) => [field, now[field]])) };
}

/** A draft whose text is the saved one owes nothing to a rewrite. */
export const dropUnusedRewrite = (draft: Draft, saved: Draft): Draft =>
  draft.rewriteId !== null && draft.content === saved.content ? { ...draft, rewriteId: null } : draft;

/** What is wrong with a draft, by field; nothing when it can be saved. */
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
 * A draft as the server takes it.
 * @param saved what it takes the place of; null for a new article
 */
export function toFormData(draft: Draft, saved: SavedRevision | null): FormData {
  const form = new FormData();
  const { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource } = draft;
  const fields = { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('nearbyAttractions', JSON.stringify(toNearbyAttractions(draft.attractions, parsePosition(draft))));
  const { image } = draft;
  if (image.kind === 'kept' && saved?.imageUrl) form.set('imageUrl', saved.imageUrl);
  if (image.kind === 'file') form.set('image', image.file);
  if (image.kind === 'address') form.set('imageUrl', image.imageUrl);
  if (image.kind === 'none') form.set('removeImage', 'true');
  if (saved) form.set('revision', String(saved.revision));
  if (draft.rewriteId !== null) form.set('rewriteId', draft.rewriteId);
  return form;
}

/** Which fields differ between two states of an article. */
export function findDifferingFields(one: SavedArticle, other: SavedArticle): ComparedField[] {
  return COMPARED_FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** What of a rewrite is taken over. */
export interface RewriteSelection extends Partial<Pick<RewrittenArticle, 'title' | 'metaDescription' | 'category'>> {
  content?: string;
  nearbyAttractions?: RewrittenArticle['nearbyAttractions'];
}

/** A draft with parts of a rewrite; nothing of it is saved. */
export function applyRewrite(
  draft: Draft,
  { nearbyAttractions, ...fields }: RewriteSelection,
  rewriteId: string,
): Draft {
  return {
    ...draft,
    ...fields,
    ...(nearbyAttractions && { attractions: toAttractionDrafts(nearbyAttractions) }),
    // The server says who wrote the text only when some of the text is taken.
    rewriteId: fields.content === undefined ? draft.rewriteId : rewriteId,
  };
}
