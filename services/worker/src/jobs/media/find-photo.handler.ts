import { internalArticlePhotos } from '@placelore/contracts/content/articles/article-photos.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';
import { choosePhoto } from './choose-photo.js';

/** Shows a photo of Wikimedia Commons in an article that has none, or instead of the one to be replaced. */
export const findPhoto: JobHandler<'photo.find'> = async (context, { articleId: id, replaced }) => {
  const { call } = context;
  const subject = await call(internalArticlePhotos.start, { id, replaced });
  const store = (sha1: string, photo: string) => call(internalArticlePhotos.store, { id, sha1, photo });
  const credit = subject && (await choosePhoto(call, subject, store));
  if (credit) await call(internalArticlePhotos.commit, { id, credit, replaced });
  await finishJob(context, 'photo.find', { status: 'done' });
};
