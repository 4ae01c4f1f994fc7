import { lazyPage } from '../../lib/browser/lazy-page.js';
import type { ArticleErrorPageProps } from './ArticleErrorPage.js';

/** Reports a missing article, or one out of reach, when no more code can be loaded; `Connectivity` loads it in advance. */
export const ARTICLE_ERROR_PAGE = lazyPage<ArticleErrorPageProps>(async () => ({
  default: (await import('./ArticleErrorPage.js')).ArticleErrorPage,
}));
