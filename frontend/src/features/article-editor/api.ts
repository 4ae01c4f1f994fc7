import { type AdminArticle, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { articlePhotos, type ShownImage } from '@placelore/contracts/content/articles/article-photos.js';
import type { RewrittenArticle } from '@placelore/contracts/content/articles/article-rewrites.js';
import type { ArticleVersion, ArticleVersionState } from '@placelore/contracts/content/articles/article-versions.js';
import { media } from '@placelore/contracts/content/media.js';
import useSWR from 'swr';
import { buildRequest, call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';

/** Returns the previous versions of an article, latest first. @param revision the article's current revision */
export function useVersions(id: number, revision: number): { versions?: readonly ArticleVersion[]; failed: boolean } {
  // After a save, the list stays visible until the new one has loaded.
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

/** @throws HttpError; its code is ARTICLE_CHANGED after a save by another user */
export const restoreVersion = ({ id, revision }: AdminArticle, number: number): Promise<AdminArticle> =>
  call(adminArticles.restoreVersion, { id, number, revision });

/** @param about coordinates as numbers in degrees, or null @throws HttpError */
export const rewriteArticle = (
  id: number,
  about: { title: string; location: string; latitude: number | null; longitude: number | null },
  signal: AbortSignal,
): Promise<RewrittenArticle> => call(adminArticles.rewrite, { id, ...about }, { signal });

/** Uploads an image for the content and returns its URL. @throws HttpError; AbortError if `signal` is aborted */
export async function uploadImage(file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const { imageUrl } = await call(adminArticles.uploadImage, {}, { formData: form, signal });
  return imageUrl;
}

/** @throws HttpError */
export const acceptPendingPhoto = (id: number, photoURL: string): Promise<{ objectPath: string; revision: number }> =>
  call(media.setArticlePhoto, { id, photoURL });

/** @throws HttpError */
export const dismissPendingPhoto = (id: number, photoURL: string): Promise<unknown> =>
  call(media.dismissPendingPhoto, { id, photoURL });

/** @throws HttpError */
export const refusePhoto = (id: number, sha1: string): Promise<ShownImage> => call(articlePhotos.refuse, { id, sha1 });

/** @throws HttpError; its code is OPEN_PHOTOS_OFF if photos cannot be searched for */
export const findAnotherPhoto = (id: number): Promise<ShownImage> => call(articlePhotos.findAnother, { id });

/** Returns the URL of a pending photo for admins. */
export const pendingPhotoUrl = (id: number, photoURL: string): string =>
  buildRequest(media.readPendingPhoto, { id, photoURL }).url;
