import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { ArticleSkeleton } from '../../features/articles/ArticleSkeleton.js';
import { ArticleView } from '../../features/articles/ArticleView.js';
import { useArticle } from '../../features/articles/api.js';
import { TEXTS } from '../../features/articles/texts.js';
import { BRAND } from '../../lib/brand.js';
import { Button } from '../../ui/Button.js';
import styles from './ArticlePage.module.css';

/** One article. What cannot be read leads to the articles that are like it. */
export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { data: article, error } = useArticle(slug);
  if (error && !article) return <Navigate to={`/not-found?${new URLSearchParams({ search: slug })}`} replace />;
  // A former address was answered with the article's present one.
  if (article && article.slug !== slug) return <Navigate to={`/articles/${article.slug}`} replace />;
  return (
    <Shell
      className={styles.page}
      header={
        <Button asChild look="secondary" size="small">
          <Link to="/auth">{TEXTS.join}</Link>
        </Button>
      }
    >
      <Link to="/articles" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {TEXTS.all}
      </Link>
      {article ? (
        <>
          <title>{`${article.title} - Travel Guide | ${BRAND}`}</title>
          <ArticleView article={article} />
        </>
      ) : (
        <ArticleSkeleton />
      )}
    </Shell>
  );
}
