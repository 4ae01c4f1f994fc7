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
  /** What keeps it from being saved, by field; what the server found, too. */
  errors: FieldErrors;
  conflict: SaveConflict | null;
  /** @param saved what is overwritten; null for a new article */
  save: (draft: Draft, saved: SavedRevision | null) => Promise<void>;
  /** Takes a refusal for what it is, if somebody else has saved meanwhile. */
  reportConflict: (thrown: unknown) => Promise<boolean>;
  /** There is nothing to decide any more. */
  clearConflict: () => void;
}

interface SaveCallbacks {
  /** @param sent what was saved; something else may be written by now */
  onSaved: (article: AdminArticle, sent: Draft) => void;
  /** The faults are shown, and nothing is sent. */
  onInvalid: () => void;
}

/** Saves what is written of an article. @param id null for a new one */
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
    // Whoever is led to a fault finds it said there.
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

/** Who has saved since the editor was opened, and what; null when that is not what went wrong. */
async function fetchSaveConflict(id: number, thrown: unknown): Promise<SaveConflict | null> {
  if (!(thrown instanceof HttpError) || thrown.body?.code !== 'ARTICLE_CHANGED') return null;
  const getDetail = (name: string) => thrown.details.find(({ field }) => field === name)?.message ?? '';
  try {
    return { savedBy: getDetail('savedBy'), savedAt: getDetail('savedAt'), savedArticle: await fetchArticle(id) };
  } catch {
    return null;
  }
}

/** What the server found wrong, where it names one of the form's fields. */
function parseFieldErrors(thrown: unknown): FieldErrors {
  if (!(thrown instanceof HttpError)) return {};
  if (thrown.body?.code === 'SLUG_TAKEN') return { slug: thrown.body.error };
  const entries = thrown.details.map(({ field, message }) => [field.split('.')[0] ?? '', message] as const);
  return Object.fromEntries(entries.filter(([field]) => COMPARED_FIELDS.some((one) => one === field)));
}
