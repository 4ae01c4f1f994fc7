import { internalCovers, internalDrawing } from '@placelore/contracts/covers.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** An article's cover is drawn, unless somebody's was just finished. */
export const coverDraw: Flow<'cover.draw'> = async (context, { coverId: id }) => {
  const { call, workRequestId } = context;
  const subject = await call(internalCovers.read, { id });
  if (subject === null) return settle(context, 'cover.draw', { status: 'done' });
  const { picture } = await call(internalDrawing.cover, subject);
  await call(internalCovers.commit, { id, workRequestId, picture });
};
