import { internalGuidePhotos } from '@placelore/contracts/content/guide-photos.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';
import { choosePhoto } from './choose-photo.js';

/** Finds a photo on Wikimedia Commons for a guide that has none, or to replace the present one. */
export const findGuidePhoto: JobHandler<'guide-photo.find'> = async (context, { guideId: id, replaced }) => {
  const { call } = context;
  const subject = await call(internalGuidePhotos.start, { id, replaced });
  const store = (sha1: string, photo: string) => call(internalGuidePhotos.store, { id, sha1, photo });
  try {
    const credit = subject && (await choosePhoto(call, subject, store));
    if (credit) await call(internalGuidePhotos.commit, { id, credit, replaced });
  } catch (thrown) {
    // The guide has expired or was written again since; a new guide has its own job.
    if (!(thrown instanceof ApiError && thrown.code === 'GUIDE_NOT_FOUND')) throw thrown;
  }
  await finishJob(context, 'guide-photo.find', { status: 'done' });
};
