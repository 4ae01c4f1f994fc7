import { useCallback } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { ArticleSkeleton } from '../../features/articles/ArticleSkeleton.js';
import { useArticle } from '../../features/articles/api.js';
import { TEXTS } from '../../features/articles/texts.js';
import { useSession } from '../../features/session/api.js';
import { BRAND } from '../../lib/brand.js';
import { SIGN_UP } from '../../lib/page-addresses.js';
import { BackLink } from '../../ui/BackLink.js';
import { Button } from '../../ui/Button.js';
import { ArticleFault } from './ArticleFault.js';
import styles from './ArticlePage.module.css';
import { WithArticleTools } from './ArticleTools.js';
import { WholeArticle } from './WholeArticle.js';

/** One article. What cannot be read leads to the articles that are like it. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { data: article, error, mutate } = useArticle(slug);
  const { user, loading } = useSession();
  const retry = useCallback(() => void mutate(), [mutate]);
  if (error && !article) return <ArticleFault slug={slug} error={error} onRetry={retry} />;
  // A former address was answered with the article's present one.
  if (article && article.slug !== slug) return <Navigate to={`/articles/${article.slug}`} replace />;
  const isGuest = !user && !loading;
  return (
    <Shell
      className={styles.page}
      header={
        isGuest && (
          <Button asChild look="secondary" size="small">
            <Link to={SIGN_UP}>{TEXTS.join}</Link>
          </Button>
        )
      }
    >
      <BackLink to="/articles" text={TEXTS.all} />
      {article ? (
        <>
          <title>{`${article.title} - Travel Guide | ${BRAND}`}</title>
          <WithArticleTools>
            <WholeArticle article={article} isGuest={isGuest} />
          </WithArticleTools>
        </>
      ) : (
        <ArticleSkeleton />
      )}
    </Shell>
  );
}
