import { internalArticles } from '@placelore/contracts/articles.js';
import { type GuidePage, internalPlaces } from '@placelore/contracts/places.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** The index of published guides becomes what content says is published, page by page. */
export const guideRebuild: Flow<'guide.rebuild'> = async (context) => {
  let after: string | null = null;
  do {
    const page: GuidePage = await context.call(internalArticles.publishedGuides, { after });
    await context.call(internalPlaces.replaceGuides, page);
    after = page.upTo;
  } while (after !== null);
  await settle(context, 'guide.rebuild', { status: 'done' });
};
