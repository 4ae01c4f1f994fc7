import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { useRef, useState } from 'react';
import { call } from '../../lib/api/api.js';
import { getUserMessage, HttpError } from '../../lib/api/http-error.js';
import { invalidate, type Tag } from '../../lib/cache/server-state.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { type Draft, type DraftField, getChangedFields, rebaseDraft, toDraft, toFormData } from './draft.js';
import type { UploadedPhoto } from './photo-upload.js';
import { STRINGS } from './strings.js';

/** Lists and pages that show something of an article. */
const CHANGED_TAGS: readonly Tag[] = ['adminArticles', 'moderation', 'articles', 'adminDiscoveries', 'audit'];

/** Somebody else has saved since the form was opened. */
export interface SaveConflict {
  /** Who that was; null when it is not known. */
  savedBy: string | null;
  /** The article as it is now. */
  savedArticle: AdminArticle;
}

export interface ArticleFormState {
  /** The article as it was last known to be saved. */
  saved: AdminArticle;
  draft: Draft;
  dirty: boolean;
  saving: boolean;
  conflict: SaveConflict | null;
  /** By field, what the server found wrong with it. */
  errors: Partial<Record<string, string>>;
  change: (field: DraftField, value: string) => void;
  save: () => Promise<void>;
  /** The article shows another photo, which was a save. */
  acceptPhoto: (photo: UploadedPhoto) => Promise<void>;
  /** Goes on from what somebody else saved. @param keepsDraft whether what was typed stays */
  resolveConflict: (keepsDraft: boolean) => void;
}

/** What is typed about an article, and its way to the server. */
export function useArticleForm(opened: AdminArticle): ArticleFormState {
  const [saved, setSaved] = useState(opened);
  const [draft, setDraft] = useState(() => toDraft(opened));
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [errors, setErrors] = useState<ArticleFormState['errors']>({});
  // What is typed while something is under way belongs to the next save.
  const latestDraft = useRef(draft);
  const updateDraft = (next: Draft) => {
    latestDraft.current = next;
    setDraft(next);
  };
  const adoptSaved = (article: AdminArticle, base: Draft) => {
    setSaved(article);
    updateDraft(rebaseDraft(latestDraft.current, base, toDraft(article)));
  };

  const loadConflict = async () => {
    // What cannot be read now is said again with the next save.
    const found = await fetchConflict(saved).catch(() => null);
    if (found) setConflict(found);
  };

  const save = async () => {
    if (saving) return;
    setSaving(true);
    setErrors({});
    const sent = latestDraft.current;
    try {
      const form = toFormData(sent, saved.revision);
      const article = await call(adminArticles.edit, { id: saved.id }, { formData: form });
      adoptSaved(article, sent);
      setConflict(null);
      showToast({ title: STRINGS.success, description: STRINGS.saved });
      reloadLists();
    } catch (error) {
      setErrors(parseFieldErrors(error));
      showToast({ title: STRINGS.error, description: STRINGS.saveFailed(getErrorMessage(error)), destructive: true });
      if (isConflict(error)) await loadConflict();
    } finally {
      setSaving(false);
    }
  };

  const acceptPhoto = async ({ objectPath, revision }: UploadedPhoto) => {
    showToast({ title: STRINGS.success, description: STRINGS.photoDone });
    reloadLists();
    // Of a save in between, which has a number of its own, nobody has told yet.
    const isNext = revision <= saved.revision + 1;
    setSaved({ ...saved, imageUrl: objectPath, ...(isNext && { revision }) });
    if (!isNext) await loadConflict();
  };

  const resolveConflict = (keepsDraft: boolean) => {
    if (!conflict) return;
    if (!keepsDraft) latestDraft.current = toDraft(saved);
    adoptSaved(conflict.savedArticle, toDraft(saved));
    setConflict(null);
    setErrors({});
  };

  return {
    saved,
    draft,
    dirty: getChangedFields(draft, toDraft(saved)).length > 0,
    saving,
    conflict,
    errors,
    change: (field, value) => updateDraft({ ...latestDraft.current, [field]: value }),
    save,
    acceptPhoto,
    resolveConflict,
  };
}

function reloadLists(): void {
  // What is on no screen is read when it is shown; what cannot be read then says so itself.
  for (const tag of CHANGED_TAGS) void invalidate(tag).catch(() => {});
}

const ARTICLE_CHANGED = 'ARTICLE_CHANGED';
const isConflict = (error: unknown): boolean => error instanceof HttpError && error.body?.code === ARTICLE_CHANGED;

/** Who replaced what the form was opened with, and what the article is now. @throws what the calls throw */
async function fetchConflict({ id, revision }: AdminArticle): Promise<SaveConflict> {
  const [savedArticle, { versions }] = await Promise.all([
    call(adminArticles.read, { id }),
    call(adminArticles.listVersions, { id }),
  ]);
  return { savedBy: versions.find(({ number }) => number === revision)?.savedBy.username ?? null, savedArticle };
}

/** The server's sentence; without one, whether it answered at all. */
const getErrorMessage = (error: unknown): string =>
  getUserMessage(error, error instanceof HttpError ? STRINGS.saveRejected : STRINGS.unreachable);

function parseFieldErrors(error: unknown): ArticleFormState['errors'] {
  if (!(error instanceof HttpError) || error.body?.code === ARTICLE_CHANGED) return {};
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
}
