import { ArticleCard } from '../list/ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from '../list/ArticleGrid.js';
import { GuidesHeader } from '../list/LatestArticles.js';
import styles from '../list/LatestArticles.module.css';
import { STRINGS as LIST_STRINGS } from '../list/list-strings.js';
import { useHighlights } from './api.js';
import { STRINGS } from './strings.js';

/** Continents that have articles, as skeletons suppose. */
const SKELETON_COUNT = 6;

/** A well-known guide of each continent, with a link to all guides; the page does without when it cannot be read. */
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
