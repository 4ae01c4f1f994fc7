import { internalArticles } from '@placelore/contracts/content/articles/articles.js';
import { type ArticleIndexPage, internalPlaces } from '@placelore/contracts/places/places.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Rebuilds the article index from the published articles of content, page by page. */
export const rebuildArticleIndex: JobHandler<'article-index.rebuild'> = async (context) => {
  let after: string | null = null;
  do {
    const page: ArticleIndexPage = await context.call(internalArticles.listPublished, { after });
    await context.call(internalPlaces.replaceArticleIndexRange, page);
    after = page.upTo;
  } while (after !== null);
  await finishJob(context, 'article-index.rebuild', { status: 'done' });
};
