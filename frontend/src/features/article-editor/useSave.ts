import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { getUserMessage, HttpError } from '../../lib/api/http-error.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { createArticle, fetchArticle, saveArticle } from './api.js';
import type { SaveConflict } from './ConflictAlert.js';
import {
  COMPARED_FIELDS,
  type ComparedField,
  type Draft,
  type SavedRevision,
  toFormData,
  validateDraft,
} from './draft.js';
import { STRINGS } from './strings.js';

export type FieldErrors = Partial<Record<ComparedField, string>>;

interface SaveState {
  isBusy: boolean;
  /** Errors that prevent a save, by field, including those of the server. */
  errors: FieldErrors;
  conflict: SaveConflict | null;
  /** @param saved the overwritten article; null for a new one */
  save: (draft: Draft, saved: SavedRevision | null) => Promise<void>;
  /** Reports an error as a conflict if another user has saved, and returns whether it did. */
  reportConflict: (thrown: unknown) => Promise<boolean>;
  /** Clears a resolved conflict. */
  clearConflict: () => void;
}

interface SaveCallbacks {
  /** @param sent the saved draft; the current one may have changed since */
  onSaved: (article: AdminArticle, sent: Draft) => void;
  /** Called when validation errors are shown and nothing is sent. */
  onInvalid: () => void;
}

/** Saves a draft. @param id null for a new article */
export function useSave(id: number | null, { onSaved, onInvalid }: SaveCallbacks): SaveState {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  const reportConflict = async (thrown: unknown): Promise<boolean> => {
    const saveConflict = id === null ? null : await fetchSaveConflict(id, thrown);
    if (saveConflict) setConflict(saveConflict);
    return saveConflict !== null;
  };
  const save = async (draft: Draft, saved: SavedRevision | null) => {
    if (isBusy) return;
    const foundErrors = validateDraft(draft);
    // The errors must be rendered before the focus moves to them.
    flushSync(() => setErrors(foundErrors));
    if (Object.keys(foundErrors).length > 0) {
      onInvalid();
      const description = foundErrors.title || foundErrors.content ? STRINGS.validation : STRINGS.checkFields;
      return showToast({ title: STRINGS.validationTitle, description, destructive: true });
    }
    setBusy(true);
    try {
      const form = toFormData(draft, saved);
      const article = id === null ? await createArticle(form) : await saveArticle(id, form);
      setConflict(null);
      onSaved(article, draft);
    } catch (thrown) {
      if (!(await reportConflict(thrown))) {
        setErrors(parseFieldErrors(thrown));
        const description = getUserMessage(thrown, id === null ? STRINGS.createFailed : STRINGS.updateFailed);
        showToast({ title: STRINGS.error, description, destructive: true });
      }
    }
    setBusy(false);
  };
  return { isBusy, errors, conflict, save, reportConflict, clearConflict: () => setConflict(null) };
}

/** Returns who saved since the editor was opened, with the saved article; null for other errors. */
async function fetchSaveConflict(id: number, thrown: unknown): Promise<SaveConflict | null> {
  if (!(thrown instanceof HttpError) || thrown.body?.code !== 'ARTICLE_CHANGED') return null;
  const getDetail = (name: string) => thrown.details.find(({ field }) => field === name)?.message ?? '';
  try {
    return { savedBy: getDetail('savedBy'), savedAt: getDetail('savedAt'), savedArticle: await fetchArticle(id) };
  } catch {
    return null;
  }
}

/** Returns errors of the server for fields of the form. */
function parseFieldErrors(thrown: unknown): FieldErrors {
  if (!(thrown instanceof HttpError)) return {};
  if (thrown.body?.code === 'SLUG_TAKEN') return { slug: thrown.body.error };
  const entries = thrown.details.map(({ field, message }) => [field.split('.')[0] ?? '', message] as const);
  return Object.fromEntries(entries.filter(([field]) => COMPARED_FIELDS.some((name) => name === field)));
}
