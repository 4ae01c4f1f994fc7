import { lazyPage } from '../../lib/browser/lazy-page.js';
import type { ArticleErrorPageProps } from './ArticleErrorPage.js';

/**
 * Error page for a missing or unreachable article. `Connectivity` loads it in advance, because it may be needed
 * offline.
 */
export const ARTICLE_ERROR_PAGE = lazyPage<ArticleErrorPageProps>(async () => ({
  default: (await import('./ArticleErrorPage.js')).ArticleErrorPage,
}));
