import { ArticleCard } from '../list/ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from '../list/ArticleGrid.js';
import { GuidesHeader } from '../list/LatestArticles.js';
import styles from '../list/LatestArticles.module.css';
import { STRINGS as LIST_STRINGS } from '../list/list-strings.js';
import { useHighlights } from './api.js';
import { STRINGS } from './strings.js';

/** Number of skeletons, one per continent that usually has articles. */
const SKELETON_COUNT = 6;

/** A well-known guide per continent, with a link to all guides; renders nothing if they cannot be read. */
export function Highlights() {
  const { data, error } = useHighlights();
  if (data?.length === 0 || error) return null;
  return (
    <section className={styles.section} aria-labelledby="highlights">
      <GuidesHeader id="highlights" title={STRINGS.highlights} lead={STRINGS.highlightsLead} />
      <ArticleGrid>
        {data?.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        )) ?? <ArticleSkeletons cards={SKELETON_COUNT} announce={LIST_STRINGS.loading} />}
      </ArticleGrid>
    </section>
  );
}
