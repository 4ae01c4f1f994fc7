import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import type { RewrittenArticle } from '@placelore/contracts/article-rewrites.js';
import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/article-versions.js';
import type { ContentSource } from '@placelore/contracts/articles.js';
import type { Category } from '@placelore/contracts/categories.js';
import { type AttractionDraft, attractionDrafts, attractionsOf } from './attractions/attractions.js';
import { degreesOf, positionOf } from './position.js';
import { TEXTS } from './texts.js';

/** Which picture an article is to have. */
export type Picture =
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
  picture: Picture;
  contentSource: ContentSource;
  /** The rewrite that parts of the text were taken from. */
  rewriteId: string | null;
}

/** What is compared of two drafts, by the names of the server's fields. */
export type Compared = Exclude<VersionedField, 'contentSource'>;
export const COMPARED = VERSIONED_FIELDS.filter((field): field is Compared => field !== 'contentSource');

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
export type Replaced = Pick<AdminArticle, 'revision' | 'imageUrl'>;

/** A new article. */
export const blankDraft = (contentSource: ContentSource): Draft => ({
  title: '',
  slug: '',
  content: '',
  metaDescription: '',
  category: 'Other',
  location: '',
  latitude: '',
  longitude: '',
  attractions: [],
  picture: { kind: 'kept' },
  contentSource,
  rewriteId: null,
});

/** An article as it is saved, for its editor. */
export const draftOf = (saved: SavedArticle): Draft => ({
  title: saved.title,
  slug: saved.slug,
  content: saved.content,
  metaDescription: saved.metaDescription,
  category: saved.category,
  location: saved.location,
  latitude: saved.latitude ?? '',
  longitude: saved.longitude ?? '',
  attractions: attractionDrafts(saved.nearbyAttractions),
  picture: { kind: 'kept' },
  contentSource: saved.contentSource,
  rewriteId: null,
});

/** Whether anything of a draft is not saved. */
export function isChanged(draft: Draft, saved: Draft): boolean {
  return draft.picture.kind !== 'kept' || DRAFT_FIELDS.some((field) => !isSame(field, draft, saved));
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

function isSame(field: (typeof DRAFT_FIELDS)[number] | 'picture', one: Draft, other: Draft): boolean {
  if (field === 'attractions') return typedOf(one) === typedOf(other);
  return field === 'picture' ? isSamePicture(one.picture, other.picture) : one[field] === other[field];
}

/** The attractions without what only tells them apart on the screen. */
const typedOf = ({ attractions }: Draft): string =>
  JSON.stringify(attractions.map(({ key: _key, ...attraction }) => attraction));

function isSamePicture(one: Picture, other: Picture): boolean {
  if (one.kind === 'file' && other.kind === 'file') return one.file === other.file;
  if (one.kind === 'address' && other.kind === 'address') return one.imageUrl === other.imageUrl;
  return one.kind === other.kind;
}

/**
 * What is saved now, with what was typed while it was on its way.
 * @param now what is typed
 * @param sent the same when the save began
 */
export function rebased(now: Draft, sent: Draft, saved: Draft): Draft {
  const typed = ([...DRAFT_FIELDS, 'picture'] as const).filter((field) => !isSame(field, now, sent));
  return { ...saved, ...Object.fromEntries(typed.map((field) => [field, now[field]])) };
}

/** A draft whose text is the saved one owes nothing to a rewrite. */
export const withoutIdleRewrite = (draft: Draft, saved: Draft): Draft =>
  draft.rewriteId !== null && draft.content === saved.content ? { ...draft, rewriteId: null } : draft;

/** What is wrong with a draft, by field; nothing when it can be saved. */
export function faultsOf(draft: Draft): Partial<Record<Compared, string>> {
  const { title, content, latitude, longitude, attractions } = draft;
  const faults: Partial<Record<Compared, string>> = {};
  if (title.trim() === '') faults.title = TEXTS.required;
  if (content.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '') faults.content = TEXTS.required;
  const isHalf = (latitude.trim() === '') !== (longitude.trim() === '');
  if (latitude.trim() !== '' || isHalf) if (degreesOf(latitude, 90) === null) faults.latitude = TEXTS.latitudeFault;
  if (longitude.trim() !== '' || isHalf)
    if (degreesOf(longitude, 180) === null) faults.longitude = TEXTS.longitudeFault;
  if (attractions.some((attraction) => attraction.name.trim() === '' || positionOf(attraction) === null))
    faults.nearbyAttractions = TEXTS.attractionsFault;
  return faults;
}

/**
 * A draft as the server takes it.
 * @param saved what it takes the place of; null for a new article
 */
export function formOf(draft: Draft, saved: Replaced | null): FormData {
  const form = new FormData();
  const { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource } = draft;
  const texts = { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource };
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  form.set('nearbyAttractions', JSON.stringify(attractionsOf(draft.attractions, positionOf(draft))));
  const { picture } = draft;
  if (picture.kind === 'kept' && saved?.imageUrl) form.set('imageUrl', saved.imageUrl);
  if (picture.kind === 'file') form.set('image', picture.file);
  if (picture.kind === 'address') form.set('imageUrl', picture.imageUrl);
  if (picture.kind === 'none') form.set('removeImage', 'true');
  if (saved) form.set('revision', String(saved.revision));
  if (draft.rewriteId !== null) form.set('rewriteId', draft.rewriteId);
  return form;
}

/** Which fields differ between two states of an article. */
export function differingFields(one: SavedArticle, other: SavedArticle): Compared[] {
  return COMPARED.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** What of a rewrite is taken over. */
export interface Taken extends Partial<Pick<RewrittenArticle, 'title' | 'metaDescription' | 'category'>> {
  content?: string;
  nearbyAttractions?: RewrittenArticle['nearbyAttractions'];
}

/** A draft with parts of a rewrite; nothing of it is saved. */
export function withRewrite(draft: Draft, { nearbyAttractions, ...texts }: Taken, rewriteId: string): Draft {
  return {
    ...draft,
    ...texts,
    ...(nearbyAttractions && { attractions: attractionDrafts(nearbyAttractions) }),
    // The server says who wrote the text only when some of the text is taken.
    rewriteId: texts.content === undefined ? draft.rewriteId : rewriteId,
  };
}
