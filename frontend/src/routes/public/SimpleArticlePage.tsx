import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { ArticleBody } from '../../features/articles/ArticleBody.js';
import { useArticle } from '../../features/articles/api.js';
import { STRINGS } from '../../features/articles/texts.js';
import { WritingNote } from '../../features/articles/WritingNote.js';
import { BRAND } from '../../lib/brand.js';
import { Spinner } from '../../ui/Spinner.js';
import { ArticleErrorPage } from './ArticleFault.js';
import styles from './SimpleArticlePage.module.css';

/** Nothing but the text of an article. */
export default function SimpleArticlePage() {
  const { slug = '' } = useParams();
  const { data: article, error, mutate } = useArticle(slug);
  const retry = useCallback(() => void mutate(), [mutate]);
  if (error && !article) return <ArticleErrorPage slug={slug} error={error} onRetry={retry} />;
  if (!article) return <Spinner text={STRINGS.readGuide} />;
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <title>{`${article.title} | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{article.title}</h1>
      <p className={styles.location}>{article.location}</p>
      <WritingNote article={article} />
      <ArticleBody html={article.content} />
      <p>
        <Link to={`/articles/${article.slug}`}>{STRINGS.fullView}</Link>
      </p>
    </main>
  );
}
