import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';
import { judgePhoto } from './judge-photo.js';

/** Checks the photo of a discovery that may become public. If the models fail, the job is retried. */
export const moderatePhoto: JobHandler<'photo.moderate'> = async (context, { discoveryId, photoKey }) => {
  if ((await judgePhoto(context, discoveryId, photoKey)) === 'failed') throw new ApiError('TIMED_OUT');
  await finishJob(context, 'photo.moderate', { status: 'done' });
};
