import { internalCovers, internalDrawing } from '@placelore/contracts/content/covers.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Draws an article's cover in daylight and at dusk, unless it exists already. */
export const drawCover: JobHandler<'cover.draw'> = async (context, { coverId: id }) => {
  const { call, jobRequestId } = context;
  const subject = await call(internalCovers.read, { id });
  if (subject === null) return finishJob(context, 'cover.draw', { status: 'done' });
  const pictures = await call(internalDrawing.cover, subject);
  await call(internalCovers.commit, { id, jobRequestId, ...pictures });
};
