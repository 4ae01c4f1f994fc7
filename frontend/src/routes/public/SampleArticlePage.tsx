import { Shell } from '../../app/Shell.js';
import { ArticleView } from '../../features/articles/ArticleView.js';
import { SAMPLE_ARTICLE } from '../../features/articles/sample-article.js';
import { BRAND } from '../../lib/brand.js';
import styles from './ArticlePage.module.css';

/** An article that has everything, to look at the layout with. */
export default function SampleArticlePage() {
  return (
    <Shell className={styles.page}>
      <title>{`${SAMPLE_ARTICLE.title} | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <ArticleView article={SAMPLE_ARTICLE} />
    </Shell>
  );
}
