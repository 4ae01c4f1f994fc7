import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { useEffect, useState } from 'react';
import { call } from '../api/api.js';
import { HttpError } from '../api/http-error.js';

export type ArticleLoadState = { state: 'loading' | 'missing' | 'failed' } | { state: 'open'; article: AdminArticle };

/**
 * Returns an article for editing. It is always fetched, because a cached one may be outdated.
 * @param id as it appears in the URL
 * @param attempt another number fetches it again
 */
export function useArticleForEditing(id: string, attempt: number): ArticleLoadState {
  const [loadState, setLoadState] = useState<ArticleLoadState>({ state: 'loading' });
  useEffect(() => {
    let isCanceled = false;
    setLoadState({ state: 'loading' });
    fetchArticle(id as unknown as number)
      .then((article) => isCanceled || setLoadState({ state: 'open', article }))
      .catch((error: unknown) => isCanceled || setLoadState({ state: isMissing(error) ? 'missing' : 'failed' }));
    return () => {
      isCanceled = true;
    };
  }, [id, attempt]);
  return loadState;
}

/** Status 400 means an id that no article can have. */
const isMissing = (error: unknown): boolean => error instanceof HttpError && [400, 404].includes(error.status);

/** @throws HttpError */
export const fetchArticle = (id: number): Promise<AdminArticle> => call(adminArticles.read, { id });
