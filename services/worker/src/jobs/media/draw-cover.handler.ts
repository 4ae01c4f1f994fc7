import { internalCovers, internalDrawing } from '@placelore/contracts/content/covers.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Draws a picture of an article's cover, unless it exists already. */
export const drawCover: JobHandler<'cover.draw'> = async (context, { coverId: id, ...variant }) => {
  const { call, jobRequestId } = context;
  const subject = await call(internalCovers.read, { id, ...variant });
  if (subject === null) return finishJob(context, 'cover.draw', { status: 'done' });
  const { picture } = await call(internalDrawing.cover, { subject, variant });
  await call(internalCovers.commit, { id, jobRequestId, ...variant, picture });
};
