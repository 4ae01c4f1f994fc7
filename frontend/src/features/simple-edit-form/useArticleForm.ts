import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { useRef, useState } from 'react';
import { call } from '../../lib/api/api.js';
import { getUserMessage, HttpError } from '../../lib/api/http-error.js';
import { invalidate, type Tag } from '../../lib/cache/server-state.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { type Draft, type DraftField, getChangedFields, rebaseDraft, toDraft, toFormData } from './draft.js';
import type { UploadedPhoto } from './photo-upload.js';
import { STRINGS } from './strings.js';

/** Cache tags of lists and pages that show an article. */
const CHANGED_TAGS: readonly Tag[] = ['adminArticles', 'moderation', 'articles', 'adminDiscoveries', 'audit'];

/** Conflict with another user's save since the form was loaded. */
export interface SaveConflict {
  /** Name of that user; null when it is unknown. */
  savedBy: string | null;
  /** Current article on the server. */
  savedArticle: AdminArticle;
}

export interface ArticleFormState {
  /** Last known saved article. */
  saved: AdminArticle;
  draft: Draft;
  dirty: boolean;
  saving: boolean;
  conflict: SaveConflict | null;
  /** Errors of the server by field. */
  errors: Partial<Record<string, string>>;
  change: (field: DraftField, value: string) => void;
  save: () => Promise<void>;
  /** Handles a newly assigned photo, which counts as a save. */
  acceptPhoto: (photo: UploadedPhoto) => Promise<void>;
  /** Resolves a conflict with the saved article. @param keepsDraft whether typed text stays */
  resolveConflict: (keepsDraft: boolean) => void;
}

/** Manages the draft of an article and its saves. */
export function useArticleForm(opened: AdminArticle): ArticleFormState {
  const [saved, setSaved] = useState(opened);
  const [draft, setDraft] = useState(() => toDraft(opened));
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [errors, setErrors] = useState<ArticleFormState['errors']>({});
  // Text typed during a save belongs to the next save.
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
    // A conflict that cannot be read now is reported by the next save.
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
    // A gap in the revisions means an unreported save of another user in between.
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
  // Lists that are not displayed are fetched when they are shown, and report failures themselves.
  for (const tag of CHANGED_TAGS) void invalidate(tag).catch(() => {});
}

const ARTICLE_CHANGED = 'ARTICLE_CHANGED';
const isConflict = (error: unknown): boolean => error instanceof HttpError && error.body?.code === ARTICLE_CHANGED;

/** Fetches the current article and who saved it since the form was loaded. @throws what the calls throw */
async function fetchConflict({ id, revision }: AdminArticle): Promise<SaveConflict> {
  const [savedArticle, { versions }] = await Promise.all([
    call(adminArticles.read, { id }),
    call(adminArticles.listVersions, { id }),
  ]);
  return { savedBy: versions.find(({ number }) => number === revision)?.savedBy.username ?? null, savedArticle };
}

/** Returns the server's sentence, or whether the server was reached at all. */
const getErrorMessage = (error: unknown): string =>
  getUserMessage(error, error instanceof HttpError ? STRINGS.saveRejected : STRINGS.unreachable);

function parseFieldErrors(error: unknown): ArticleFormState['errors'] {
  if (!(error instanceof HttpError) || error.body?.code === ARTICLE_CHANGED) return {};
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
}
