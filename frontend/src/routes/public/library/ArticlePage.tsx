import { useCallback } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ArticleActionsProvider } from '../../../app/article/ArticleActionsProvider.js';
import { ArticleWithExtras } from '../../../app/article/ArticleWithExtras.js';
import { ARTICLE_ERROR_PAGE } from '../../../app/errors/lazy-article-error-page.js';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { useArticle } from '../../../features/articles/api.js';
import { ArticleSkeleton } from '../../../features/articles/article/ArticleSkeleton.js';
import { STRINGS } from '../../../features/articles/strings.js';
import { useSession } from '../../../features/session/api.js';
import { usePendingPhoto } from '../../../lib/api/usePendingPhoto.js';
import { BRAND } from '../../../lib/brand.js';
import { BackLink } from '../../../ui/navigation/BackLink.js';
import styles from './ArticlePage.module.css';

/** Shows one article. If it does not exist, redirects to similar ones. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { state } = useLocation();
  const { data: article, error, mutate } = useArticle(slug);
  const { user, isLoading } = useSession();
  const retry = useCallback(() => void mutate(), [mutate]);
  usePendingPhoto(article?.isPhotoPending ?? false, mutate);
  if (error && !article) return <ARTICLE_ERROR_PAGE.Component slug={slug} error={error} onRetry={retry} />;
  // The URL has a previous slug, and the response has the current one.
  if (article && article.slug !== slug) return <Navigate to={`/articles/${article.slug}`} replace />;
  const isGuest = !user && !isLoading;
  return (
    <PublicShell className={styles.page}>
      <BackLink to="/articles" text={STRINGS.all} />
      {article ? (
        <>
          <title>{`${article.title} - Travel Guide | ${BRAND}`}</title>
          <ArticleActionsProvider>
            <ArticleWithExtras article={article} isGuest={isGuest} />
          </ArticleActionsProvider>
        </>
      ) : (
        <ArticleSkeleton slug={slug} cover={(state as { cover?: string } | null)?.cover ?? null} />
      )}
    </PublicShell>
  );
}
