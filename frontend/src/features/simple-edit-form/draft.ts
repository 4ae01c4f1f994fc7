import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { articleFields } from '@placelore/contracts/content/articles/article-fields.js';

/** Fields of the form in display order. */
export const DRAFT_FIELDS = [
  'title',
  'category',
  'metaDescription',
  'location',
  'latitude',
  'longitude',
  'content',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];
/** Fields as typed. */
export type Draft = Record<DraftField, string>;

/** The server's rules for fields that browsers do not validate themselves. */
export const draftSchema = articleFields.pick({
  title: true,
  category: true,
  metaDescription: true,
  location: true,
  content: true,
});

/** Converts an article to a draft. Degrees lose the trailing zeros they have in the database. */
export const toDraft = (article: AdminArticle): Draft => ({
  title: article.title,
  category: article.category,
  metaDescription: article.metaDescription,
  location: article.location,
  latitude: formatDegrees(article.latitude),
  longitude: formatDegrees(article.longitude),
  content: article.content,
});

const formatDegrees = (stored: string | null): string => (stored === null ? '' : String(Number(stored)));

/** Returns the fields in which two drafts differ. */
const getChangedFields = (one: Draft, other: Draft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => one[field] !== other[field]);

/**
 * Builds the form data of a save. Latitude and longitude are either both sent or both omitted.
 * @param saved the article that the draft is based on
 */
export function toFormData(draft: Draft, saved: Pick<AdminArticle, 'revision'> | undefined): FormData {
  const { latitude, longitude, ...fields } = draft;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (latitude !== '' && longitude !== '') {
    form.set('latitude', String(Number.parseFloat(latitude)));
    form.set('longitude', String(Number.parseFloat(longitude)));
  }
  if (saved) form.set('revision', String(saved.revision));
  return form;
}

/** Returns the fields that another user changed, and whether they were changed here too. */
export function conflictingFields(draft: Draft, base: Draft, saved: Draft): { field: DraftField; isBoth: boolean }[] {
  const changedHere = getChangedFields(draft, base);
  return getChangedFields(saved, base).map((field) => ({
    field,
    isBoth: changedHere.includes(field) && draft[field] !== saved[field],
  }));
}
