import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';

/** What the form changes, in the order it shows it. */
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
/** The fields as they are typed. */
export type Draft = Readonly<Record<DraftField, string>>;

/** The fields of an article as the form shows them: degrees without the zeros they are stored with. */
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

/** In which fields two drafts differ. */
export const getChangedFields = (one: Draft, other: Draft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => one[field] !== other[field]);

/** What is sent to save a draft. Latitude and longitude go together or not at all. @param revision the draft is made of */
export function toFormData(draft: Draft, revision: number): FormData {
  const { latitude, longitude, ...fields } = draft;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (latitude !== '' && longitude !== '') {
    form.set('latitude', String(Number.parseFloat(latitude)));
    form.set('longitude', String(Number.parseFloat(longitude)));
  }
  form.set('revision', String(revision));
  return form;
}

/**
 * A draft on another ground: what was typed stays, everything else is as the article is now.
 * @param base what the draft was made of
 */
export function rebaseDraft(draft: Draft, base: Draft, saved: Draft): Draft {
  const typed = getChangedFields(draft, base).map((field) => [field, draft[field]]);
  return { ...saved, ...Object.fromEntries(typed) };
}

/** Fields that somebody else changed, and whether they were changed here, too. */
export function conflictingFields(draft: Draft, base: Draft, saved: Draft): { field: DraftField; isBoth: boolean }[] {
  const changedHere = getChangedFields(draft, base);
  return getChangedFields(saved, base).map((field) => ({
    field,
    isBoth: changedHere.includes(field) && draft[field] !== saved[field],
  }));
}
