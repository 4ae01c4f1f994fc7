import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { type RefObject, useState } from 'react';
import { call } from '../api/api.js';
import { HttpError } from '../api/http-error.js';
import { fetchArticle } from './useArticleForEditing.js';

/** A save by another user since the article was loaded here. */
export interface SaveConflict {
  /** Name of that user; null if it is unknown. */
  savedBy: string | null;
  /** ISO time; null if it is unknown. */
  savedAt: string | null;
  savedArticle: AdminArticle;
}

export interface ConflictState {
  conflict: SaveConflict | null;
  clearConflict: () => void;
  /** Shows the conflict that caused an error, or that has arisen since loading. Returns whether there is one. */
  reportConflict: (error?: unknown) => Promise<boolean>;
}

/** Finds conflicts of the latest known saved article with saves by other users. */
export function useSaveConflict(latestSaved: RefObject<AdminArticle | undefined>): ConflictState {
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const reportConflict = async (error?: unknown) => {
    const { current } = latestSaved;
    const found = current && (error === undefined || isConflict(error)) ? await readConflict(current, error) : null;
    if (found) setConflict(found);
    return found !== null;
  };
  return { conflict, clearConflict: () => setConflict(null), reportConflict };
}

const isConflict = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.code === 'ARTICLE_CHANGED';

/**
 * Reads the current article and who saved it, from the refusal or otherwise from the versions. Returns null if it
 * cannot be read; the next save reports the conflict again.
 */
async function readConflict({ id, revision }: AdminArticle, refusal: unknown): Promise<SaveConflict | null> {
  const getDetail = (name: string) =>
    isConflict(refusal) ? refusal.details.find(({ field }) => field === name)?.message : undefined;
  const savedBy = getDetail('savedBy');
  try {
    const [savedArticle, list] = await Promise.all([
      fetchArticle(id),
      savedBy === undefined ? call(adminArticles.listVersions, { id }) : null,
    ]);
    const version = list?.versions.find(({ number }) => number === revision);
    return {
      savedBy: savedBy ?? version?.savedBy.username ?? null,
      savedAt: getDetail('savedAt') ?? version?.savedAt ?? null,
      savedArticle,
    };
  } catch {
    return null;
  }
}
