import { ArticleWithExtras } from '../../../app/article/ArticleWithExtras.js';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { SAMPLE_ARTICLE } from '../../../features/articles/article/sample-article.js';
import { BRAND } from '../../../lib/brand.js';
import styles from './ArticlePage.module.css';

/** Shows an article with all optional parts, for checking the layout. */
export default function SampleArticlePage() {
  return (
    <PublicShell className={styles.page}>
      <title>{`${SAMPLE_ARTICLE.title} | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <ArticleWithExtras article={SAMPLE_ARTICLE} isGuest />
    </PublicShell>
  );
}
