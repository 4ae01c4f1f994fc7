import { internalMedia } from '@placelore/contracts/media.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** Pages of one turn. The owner remembers how far it came: the next turn, or another try, goes on from there. */
const PAGES = 40;

/** Files that nothing names any more are deleted, page by page. */
export const mediaSweep: Flow<'media.sweep'> = async (context) => {
  for (let page = 0; page < PAGES; page++) {
    const { more } = await context.call(internalMedia.sweep, {});
    if (!more) break;
  }
  await settle(context, 'media.sweep', { status: 'done' });
};
