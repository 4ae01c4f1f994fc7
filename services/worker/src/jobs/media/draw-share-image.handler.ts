import { internalDrawing, internalShares } from '@placelore/contracts/content/covers.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Draws a page's share image, unless it exists already. The background is the page's image, or else a drawing. */
export const drawShareImage: JobHandler<'share.draw'> = async (context, { shareId, slug }) => {
  const { call, jobRequestId } = context;
  const subject = await call(internalShares.read, { shareId, slug });
  if (subject === null) return finishJob(context, 'share.draw', { status: 'done' });
  const { picture: panel } = await call(internalDrawing.sharePanel, subject.card);
  const ground =
    subject.cover &&
    (await call(internalDrawing.cover, { subject: subject.cover, variant: { light: 'day', size: 'photo' } })).picture;
  await call(internalShares.commit, { shareId, jobRequestId, slug, panel, ground });
};
