import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { HttpError, sentenceOf } from '../../lib/http-error.js';
import { showToast } from '../../ui/toasts.js';
import { createArticle, readArticle, saveArticle } from './api.js';
import type { SavedMeanwhile } from './Conflict.js';
import { COMPARED, type Compared, type Draft, faultsOf, formOf, type Replaced } from './draft.js';
import { TEXTS } from './texts.js';

export type Faults = Partial<Record<Compared, string>>;

interface Saving {
  isBusy: boolean;
  /** What keeps it from being saved, by field; what the server found, too. */
  faults: Faults;
  conflict: SavedMeanwhile | null;
  /** @param saved what is overwritten; null for a new article */
  save: (draft: Draft, saved: Replaced | null) => Promise<void>;
  /** Takes a refusal for what it is, if somebody else has saved meanwhile. */
  tellsConflict: (thrown: unknown) => Promise<boolean>;
  /** There is nothing to decide any more. */
  settle: () => void;
}

interface SaveEnds {
  /** @param sent what was saved; something else may be written by now */
  onSaved: (article: AdminArticle, sent: Draft) => void;
  /** The faults are shown, and nothing is sent. */
  onFaulty: () => void;
}

/** Saves what is written of an article. @param id null for a new one */
export function useSave(id: number | null, { onSaved, onFaulty }: SaveEnds): Saving {
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [conflict, setConflict] = useState<SavedMeanwhile | null>(null);

  const tellsConflict = async (thrown: unknown): Promise<boolean> => {
    const meanwhile = id === null ? null : await savedMeanwhile(id, thrown);
    if (meanwhile) setConflict(meanwhile);
    return meanwhile !== null;
  };
  const save = async (draft: Draft, saved: Replaced | null) => {
    if (isBusy) return;
    const found = faultsOf(draft);
    // Whoever is led to a fault finds it said there.
    flushSync(() => setFaults(found));
    if (Object.keys(found).length > 0) {
      onFaulty();
      const description = found.title || found.content ? TEXTS.validation : TEXTS.checkFields;
      return showToast({ title: TEXTS.validationTitle, description, destructive: true });
    }
    setBusy(true);
    try {
      const form = formOf(draft, saved);
      const article = id === null ? await createArticle(form) : await saveArticle(id, form);
      setConflict(null);
      onSaved(article, draft);
    } catch (thrown) {
      if (!(await tellsConflict(thrown))) {
        setFaults(faultsIn(thrown));
        const description = sentenceOf(thrown, id === null ? TEXTS.createFailed : TEXTS.updateFailed);
        showToast({ title: TEXTS.error, description, destructive: true });
      }
    }
    setBusy(false);
  };
  return { isBusy, faults, conflict, save, tellsConflict, settle: () => setConflict(null) };
}

/** Who has saved since the editor was opened, and what; null when that is not what went wrong. */
async function savedMeanwhile(id: number, thrown: unknown): Promise<SavedMeanwhile | null> {
  if (!(thrown instanceof HttpError) || thrown.body?.code !== 'ARTICLE_CHANGED') return null;
  const told = (name: string) => thrown.details.find(({ field }) => field === name)?.message ?? '';
  try {
    return { who: told('savedBy'), when: told('savedAt'), theirs: await readArticle(id) };
  } catch {
    return null;
  }
}

/** What the server found wrong, where it names one of the form's fields. */
function faultsIn(thrown: unknown): Faults {
  if (!(thrown instanceof HttpError)) return {};
  if (thrown.body?.code === 'SLUG_TAKEN') return { slug: thrown.body.error };
  const known = thrown.details.map(({ field, message }) => [field.split('.')[0] ?? '', message] as const);
  return Object.fromEntries(known.filter(([field]) => COMPARED.some((one) => one === field)));
}
