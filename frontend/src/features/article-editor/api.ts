import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import type { ArticleVersion, ArticleVersionState } from '@placelore/contracts/content/articles/article-versions.js';
import { media } from '@placelore/contracts/content/media.js';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { buildRequest, call } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { invalidate, type Tag, toKey } from '../../lib/cache/server-state.js';

export type ArticleLoadState = { state: 'loading' | 'missing' | 'failed' } | { state: 'open'; article: AdminArticle };

/**
 * Returns an article for editing. It is always fetched, because a cached one may be outdated.
 * @param attempt a changed number fetches it again
 */
export function useArticleForEditing(id: number, attempt: number): ArticleLoadState {
  const [loadState, setLoadState] = useState<ArticleLoadState>({ state: 'loading' });
  // A new attempt fetches the article again.
  useEffect(() => {
    let isCanceled = false;
    setLoadState({ state: 'loading' });
    fetchArticle(id)
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

/** Cache tags of article lists to refresh after a save. */
const CHANGED_TAGS: readonly Tag[] = ['adminArticles', 'moderation', 'articles', 'audit'];
/** A list that cannot be read reports that itself. */
const reloadLists = () => Promise.all(CHANGED_TAGS.map((tag) => invalidate(tag).catch(() => undefined)));

async function reloadAfter<T>(change: Promise<T>): Promise<T> {
  const result = await change;
  void reloadLists();
  return result;
}

/** @throws HttpError */
export const createArticle = (form: FormData): Promise<AdminArticle> =>
  reloadAfter(call(adminArticles.create, {}, { formData: form }));

/** @throws HttpError; with the code ARTICLE_CHANGED after a save of another user */
export const saveArticle = (id: number, form: FormData): Promise<AdminArticle> =>
  reloadAfter(call(adminArticles.edit, { id }, { formData: form }));

/** Returns the former versions of an article, latest first. @param revision the article's current revision */
export function useVersions(id: number, revision: number): { versions?: readonly ArticleVersion[]; failed: boolean } {
  // After a save the list stays visible until the longer one has loaded.
  const { data, error } = useSWR(
    [...toKey(adminArticles.listVersions, { id }), revision],
    () => call(adminArticles.listVersions, { id }),
    { keepPreviousData: true },
  );
  return { ...(data && { versions: data.versions }), failed: error !== undefined };
}

/** @throws HttpError */
export const fetchVersion = (id: number, number: number): Promise<ArticleVersionState> =>
  call(adminArticles.readVersion, { id, number });

/** @throws HttpError; with the code ARTICLE_CHANGED after a save of another user */
export const restoreVersion = ({ id, revision }: AdminArticle, number: number): Promise<AdminArticle> =>
  reloadAfter(call(adminArticles.restoreVersion, { id, number, revision }));

/** @param about coordinates as numbers in degrees, or null @throws HttpError */
export const rewriteArticle = (
  id: number,
  about: { title: string; location: string; latitude: number | null; longitude: number | null },
  signal: AbortSignal,
): Promise<RewrittenArticle> => call(adminArticles.rewrite, { id, ...about }, { signal });

/** Uploads an image for the content and returns its URL. @throws HttpError; AbortError when `signal` is aborted */
export async function uploadImage(file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const { imageUrl } = await call(adminArticles.uploadImage, {}, { formData: form, signal });
  return imageUrl;
}

/** @throws HttpError */
export const acceptPendingPhoto = (id: number, photoURL: string): Promise<{ objectPath: string; revision: number }> =>
  reloadAfter(call(media.setArticlePhoto, { id, photoURL }));

/** @throws HttpError */
export const dismissPendingPhoto = (id: number, photoURL: string): Promise<unknown> =>
  call(media.dismissPendingPhoto, { id, photoURL });

/** Returns the URL of a pending photo for admins. */
export const pendingPhotoUrl = (id: number, photoURL: string): string =>
  buildRequest(media.readPendingPhoto, { id, photoURL }).url;
