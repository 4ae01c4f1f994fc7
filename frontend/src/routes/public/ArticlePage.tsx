import { useCallback } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { AppShell } from '../../app/Shell.js';
import { ArticleSkeleton } from '../../features/articles/ArticleSkeleton.js';
import { useArticle } from '../../features/articles/api.js';
import { STRINGS } from '../../features/articles/texts.js';
import { useSession } from '../../features/session/api.js';
import { BRAND } from '../../lib/brand.js';
import { SIGN_UP_PATH } from '../../lib/page-addresses.js';
import { BackLink } from '../../ui/BackLink.js';
import { Button } from '../../ui/Button.js';
import { ArticleErrorPage } from './ArticleFault.js';
import styles from './ArticlePage.module.css';
import { ArticleActionsProvider } from './ArticleTools.js';
import { ArticleWithExtras } from './WholeArticle.js';

/** One article. What cannot be read leads to the articles that are like it. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { data: article, error, mutate } = useArticle(slug);
  const { user, isLoading } = useSession();
  const retry = useCallback(() => void mutate(), [mutate]);
  if (error && !article) return <ArticleErrorPage slug={slug} error={error} onRetry={retry} />;
  // A former address was answered with the article's present one.
  if (article && article.slug !== slug) return <Navigate to={`/articles/${article.slug}`} replace />;
  const isGuest = !user && !isLoading;
  return (
    <AppShell
      className={styles.page}
      header={
        isGuest && (
          <Button asChild variant="secondary" size="small">
            <Link to={SIGN_UP_PATH}>{STRINGS.join}</Link>
          </Button>
        )
      }
    >
      <BackLink to="/articles" text={STRINGS.all} />
      {article ? (
        <>
          <title>{`${article.title} - Travel Guide | ${BRAND}`}</title>
          <ArticleActionsProvider>
            <ArticleWithExtras article={article} isGuest={isGuest} />
          </ArticleActionsProvider>
        </>
      ) : (
        <ArticleSkeleton />
      )}
    </AppShell>
  );
}
