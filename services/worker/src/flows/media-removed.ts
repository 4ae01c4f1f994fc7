import { internalMedia } from '@placelore/contracts/media.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** What a new picture of an article replaced is deleted, unless something else shows it. */
export const mediaRemoved: Flow<'media.removed'> = async (context, { keys }) => {
  await context.call(internalMedia.remove, { keys });
  await settle(context, 'media.removed', { status: 'done' });
};
