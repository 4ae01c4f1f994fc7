import { type AdminArticle, adminArticles } from '@placelore/contracts/admin-articles.js';
import type { RewrittenArticle } from '@placelore/contracts/article-rewrites.js';
import type { ArticleVersion, ArticleVersionState } from '@placelore/contracts/article-versions.js';
import { media } from '@placelore/contracts/media.js';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../lib/api.js';
import { requestOf } from '../../lib/api-request.js';
import { HttpError } from '../../lib/http-error.js';
import { invalidate, keyOf, type Tag } from '../../lib/server-state.js';

export type Opened = { state: 'loading' | 'missing' | 'failed' } | { state: 'open'; article: AdminArticle };

/**
 * An article to be edited, as it is saved now: one that was read before may have been saved since.
 * @param attempt another one reads it anew
 */
export function useOpenedArticle(id: number, attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  // Another attempt reads again.
  useEffect(() => {
    let left = false;
    setOpened({ state: 'loading' });
    readArticle(id)
      .then((article) => left || setOpened({ state: 'open', article }))
      .catch((fault: unknown) => left || setOpened({ state: isMissing(fault) ? 'missing' : 'failed' }));
    return () => {
      left = true;
    };
  }, [id, attempt]);
  return opened;
}

/** 400 is an id that no article can have. */
const isMissing = (fault: unknown): boolean => fault instanceof HttpError && [400, 404].includes(fault.status);

/** @throws HttpError */
export const readArticle = (id: number): Promise<AdminArticle> => call(adminArticles.read, { id });

/** What lists of articles are read again after a save. */
const CHANGED: readonly Tag[] = ['adminArticles', 'moderation', 'articles', 'audit'];
/** What cannot be read again then says so itself. */
const reread = () => Promise.all(CHANGED.map((tag) => invalidate(tag).catch(() => undefined)));

async function changing<T>(change: Promise<T>): Promise<T> {
  const answer = await change;
  void reread();
  return answer;
}

/** @throws HttpError */
export const createArticle = (form: FormData): Promise<AdminArticle> =>
  changing(call(adminArticles.create, {}, { form }));

/** @throws HttpError; with the code ARTICLE_CHANGED when somebody else has saved meanwhile */
export const saveArticle = (id: number, form: FormData): Promise<AdminArticle> =>
  changing(call(adminArticles.edit, { id }, { form }));

/** What an article was before, the latest first. @param revision the one it has now */
export function useVersions(id: number, revision: number): { versions?: readonly ArticleVersion[]; failed: boolean } {
  // After a save the list stays until the longer one is there.
  const { data, error } = useSWR(
    [...keyOf(adminArticles.versions, { id }), revision],
    () => call(adminArticles.versions, { id }),
    { keepPreviousData: true },
  );
  return { ...(data && { versions: data.versions }), failed: error !== undefined };
}

/** @throws HttpError */
export const readVersion = (id: number, number: number): Promise<ArticleVersionState> =>
  call(adminArticles.version, { id, number });

/** @throws HttpError; with the code ARTICLE_CHANGED when somebody else has saved meanwhile */
export const restoreVersion = ({ id, revision }: AdminArticle, number: number): Promise<AdminArticle> =>
  changing(call(adminArticles.restoreVersion, { id, number, revision }));

/** @param about degrees as numbers, or null @throws HttpError */
export const rewriteArticle = (
  id: number,
  about: { title: string; location: string; latitude: number | null; longitude: number | null },
  signal: AbortSignal,
): Promise<RewrittenArticle> => call(adminArticles.rewrite, { id, ...about }, { signal });

/** Makes a picture that can stand in texts; its address. @throws HttpError; AbortError when `signal` says so */
export async function uploadPicture(file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const { imageUrl } = await call(adminArticles.uploadImage, {}, { form, signal });
  return imageUrl;
}

/** @throws HttpError */
export const acceptPending = (id: number, photoURL: string): Promise<{ objectPath: string; revision: number }> =>
  changing(call(media.setArticlePhoto, { id, photoURL }));

/** @throws HttpError */
export const dismissPending = (id: number, photoURL: string): Promise<unknown> =>
  call(media.dismissPendingPhoto, { id, photoURL });

/** Where a picture that waits is seen, by the admin who sent it. */
export const pendingPreview = (id: number, photoURL: string): string =>
  requestOf(media.pendingPhoto, { id, photoURL }).url;
