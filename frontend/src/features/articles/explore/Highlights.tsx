import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { ArticleCard } from '../list/ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from '../list/ArticleGrid.js';
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
      <header className={styles.header}>
        <div>
          <h2 id="highlights">{STRINGS.highlights}</h2>
          <p>{STRINGS.highlightsLead}</p>
        </div>
        <Button asChild variant="secondary" size="small">
          <Link to="/articles">{STRINGS.all}</Link>
        </Button>
      </header>
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
