import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { articleFields } from '@placelore/contracts/content/articles/article-fields.js';
import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import type { ContentSource } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { z } from 'zod';
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
  nearbyAttractions: readonly AttractionDraft[];
  image: ImageChoice;
  contentSource: ContentSource;
  /** Rewrite from which parts of the content were accepted. */
  rewriteId: string | null;
}

/** Compared fields of two drafts, by their names in the API. */
export type ComparedField = Exclude<VersionedField, 'contentSource'>;
export const COMPARED_FIELDS = VERSIONED_FIELDS.filter((field): field is ComparedField => field !== 'contentSource');

/** Article, or a previous version of one. */
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

/** What a save needs to know about the article it overwrites. */
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
  nearbyAttractions: [],
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
  nearbyAttractions: toAttractionDrafts(saved.nearbyAttractions),
  image: { kind: 'unchanged' },
  contentSource: saved.contentSource,
  rewriteId: null,
});

const { title, slug, content, metaDescription, category, location } = articleFields.shape;

const hasContent = (html: string): boolean => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') !== '';
const degreesField = (bound: 90 | 180, error: string) =>
  z.string().refine((typed) => typed.trim() === '' || parseDegrees(typed, bound) !== null, error);

/**
 * The server's rules, and those of the editor: an article needs a title and a text, and a position needs both
 * coordinates.
 */
export const draftSchema = z
  .object({
    title: z
      .string()
      .refine((typed) => typed.trim() !== '', STRINGS.required)
      .pipe(title.unwrap()),
    slug,
    content: z.string().refine(hasContent, STRINGS.required).pipe(content.unwrap()),
    metaDescription,
    category,
    location,
    latitude: degreesField(90, STRINGS.latitudeError),
    longitude: degreesField(180, STRINGS.longitudeError),
    nearbyAttractions: z.custom<Draft['nearbyAttractions']>(
      (attractions) =>
        (attractions as AttractionDraft[]).every(
          (attraction) => attraction.name.trim() !== '' && parsePosition(attraction) !== null,
        ),
      STRINGS.attractionsError,
    ),
  })
  .superRefine(({ latitude, longitude }, { addIssue }) => {
    if (latitude.trim() === '' && longitude.trim() !== '')
      addIssue({ code: 'custom', path: ['latitude'], message: STRINGS.latitudeError });
    if (longitude.trim() === '' && latitude.trim() !== '')
      addIssue({ code: 'custom', path: ['longitude'], message: STRINGS.longitudeError });
  });

/** The same rules for an article that has an address. Only the address of a new one is made from its title. */
export const savedDraftSchema = draftSchema.refine(({ slug: typed }) => typed !== undefined, {
  path: ['slug'],
  message: STRINGS.required,
});

/**
 * Converts a draft to the form data of the API.
 * @param saved the article to overwrite; absent for a new article
 */
export function toFormData(draft: Draft, saved: SavedRevision | undefined): FormData {
  const form = new FormData();
  const { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource } = draft;
  const fields = { title, slug, content, metaDescription, category, location, latitude, longitude, contentSource };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('nearbyAttractions', JSON.stringify(toNearbyAttractions(draft.nearbyAttractions, parsePosition(draft))));
  const { image } = draft;
  if (image.kind === 'unchanged' && saved?.imageUrl) form.set('imageUrl', saved.imageUrl);
  if (image.kind === 'file') form.set('image', image.file);
  if (image.kind === 'url') form.set('imageUrl', image.imageUrl);
  if (image.kind === 'none') form.set('removeImage', 'true');
  if (saved) form.set('revision', String(saved.revision));
  if (draft.rewriteId !== null) form.set('rewriteId', draft.rewriteId);
  return form;
}

/** Start of the URLs of generated covers. */
const COVER_PATH = '/objects/covers/';

/** Whether an article shows a generated cover, or nothing yet, instead of a picture that a person chose. */
export const hasGeneratedCover = ({ imageUrl }: Pick<SavedArticle, 'imageUrl'>): boolean =>
  !imageUrl || imageUrl.startsWith(COVER_PATH);

/**
 * Returns the fields that differ between two states of an article. Covers are ignored, because they follow the title.
 */
export function findDifferingFields(one: SavedArticle, other: SavedArticle): ComparedField[] {
  return COMPARED_FIELDS.filter(
    (field) =>
      JSON.stringify(one[field]) !== JSON.stringify(other[field]) &&
      !(field === 'imageUrl' && hasGeneratedCover(one) && hasGeneratedCover(other)),
  );
}

/** Accepted parts of a rewrite. */
export interface RewriteSelection extends Partial<Pick<RewrittenArticle, 'title' | 'metaDescription' | 'category'>> {
  content?: string;
  nearbyAttractions?: RewrittenArticle['nearbyAttractions'];
}

/** Returns the fields of a draft that change with the accepted parts of a rewrite. */
export const toDraftFields = (
  { nearbyAttractions, ...fields }: RewriteSelection,
  rewriteId: string,
): Partial<Draft> => ({
  ...fields,
  ...(nearbyAttractions && { nearbyAttractions: toAttractionDrafts(nearbyAttractions) }),
  // The server records the author of the rewrite only if its content is accepted.
  ...(fields.content !== undefined && { rewriteId }),
});
