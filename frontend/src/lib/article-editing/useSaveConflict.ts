import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { type RefObject, useState } from 'react';
import { call } from '../api/api.js';
import { HttpError } from '../api/http-error.js';
import { getRememberedUser } from '../device/device-user.js';
import { fetchArticle } from './useArticleForEditing.js';

/** A save by another user, or in another window, since the article was loaded here. */
export interface SaveConflict {
  /** Name of that user; null if it is unknown. */
  savedBy: string | null;
  /** Whether that is the signed-in user. */
  isOwn: boolean;
  /** ISO time; null if it is unknown. */
  savedAt: string | null;
  savedArticle: AdminArticle;
}

export interface ConflictState {
  conflict: SaveConflict | null;
  /** Shows a conflict, or none. */
  showConflict: (conflict: SaveConflict | null) => void;
  /** Returns the conflict that caused an error, or that has arisen since loading. */
  findConflict: (error?: unknown) => Promise<SaveConflict | null>;
  /** Shows the conflict that caused an error, or that has arisen since loading. Returns whether there is one. */
  reportConflict: (error?: unknown) => Promise<boolean>;
}

/** Finds conflicts of the latest known saved article with other saves. */
export function useSaveConflict(latestSaved: RefObject<AdminArticle | undefined>): ConflictState {
  const [conflict, showConflict] = useState<SaveConflict | null>(null);
  const findConflict = async (error?: unknown) => {
    const { current } = latestSaved;
    return current && (error === undefined || isConflict(error)) ? readConflict(current, error) : null;
  };
  const reportConflict = async (error?: unknown) => {
    const found = await findConflict(error);
    if (found) showConflict(found);
    return found !== null;
  };
  return { conflict, showConflict, findConflict, reportConflict };
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
  const refusedBy = getDetail('savedBy');
  try {
    const [savedArticle, list] = await Promise.all([
      fetchArticle(id),
      refusedBy === undefined ? call(adminArticles.listVersions, { id }) : null,
    ]);
    const version = list?.versions.find(({ number }) => number === revision);
    const savedBy = refusedBy ?? version?.savedBy.username ?? null;
    return {
      savedBy,
      isOwn: savedBy !== null && savedBy === getRememberedUser()?.username,
      savedAt: getDetail('savedAt') ?? version?.savedAt ?? null,
      savedArticle,
    };
  } catch {
    return null;
  }
}
