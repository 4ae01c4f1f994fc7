import { useCallback } from 'react';
import { useParams } from 'react-router';
import { ArticleErrorPage } from '../../../app/errors/ArticleErrorPage.js';
import { useArticle } from '../../../features/articles/api.js';
import { ArticleBody } from '../../../features/articles/article/ArticleBody.js';
import { renderArticleHtml } from '../../../features/articles/article/article-html.js';
import WritingNote from '../../../features/articles/article/WritingNote.js';
import { STRINGS } from '../../../features/articles/strings.js';
import { BRAND } from '../../../lib/brand.js';
import { CitationScope } from '../../../ui/citations/CitationScope.js';
import { TextFoot } from '../../../ui/citations/TextFoot.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './SimpleArticlePage.module.css';

/** Shows only the text of an article. */
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
      <CitationScope citations={article} reportedText={null}>
        <WritingNote article={article} />
        <ArticleBody html={renderArticleHtml(article.content, article)} />
        <TextFoot corrections={article.corrections} />
      </CitationScope>
      <p>
        <Link to={`/articles/${article.slug}`}>{STRINGS.fullView}</Link>
      </p>
    </main>
  );
}
