import { internalArticlePhotos } from '@placelore/contracts/content/articles/article-photos.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';
import { choosePhoto } from './choose-photo.js';

/** Finds a photo on Wikimedia Commons for an article that has none, or to replace the present one. */
export const findPhoto: JobHandler<'photo.find'> = async (context, { articleId: id, replaced }) => {
  const { call } = context;
  const subject = await call(internalArticlePhotos.start, { id, replaced });
  const store = (sha1: string, photo: string) => call(internalArticlePhotos.store, { id, sha1, photo });
  const credit = subject && (await choosePhoto(call, subject, store));
  if (credit) await call(internalArticlePhotos.commit, { id, credit, replaced });
  await finishJob(context, 'photo.find', { status: 'done' });
};
