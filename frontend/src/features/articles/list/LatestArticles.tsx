import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { formatListError, getFirstPage, useArticlePage } from '../api.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import styles from './LatestArticles.module.css';
import { STRINGS } from './list-strings.js';

const LATEST_COUNT = 6;

/** Latest articles with a link to all of them. */
export function LatestArticles() {
  const { data, error } = useArticlePage(getFirstPage(''));
  return (
    <section className={styles.section} aria-labelledby="latest-articles">
      <GuidesHeader id="latest-articles" title={STRINGS.latest} lead={STRINGS.latestLead} />
      {data ? (
        data.items.length > 0 ? (
          <ArticleGrid>
            {data.items.slice(0, LATEST_COUNT).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} heading="h3" />
              </li>
            ))}
          </ArticleGrid>
        ) : (
          <Alert title={STRINGS.none}>
            <p>{STRINGS.noneHint}</p>
          </Alert>
        )
      ) : error ? (
        <Alert title={formatListError(error)}>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {STRINGS.retry}
          </Button>
        </Alert>
      ) : (
        <ArticleGrid>
          <ArticleSkeletons cards={LATEST_COUNT} announce={STRINGS.loading} />
        </ArticleGrid>
      )}
    </section>
  );
}

/** Heading for a list of guides, with a link to all guides. */
export function GuidesHeader({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <header className={styles.header}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <Button asChild variant="secondary" size="small">
        <Link to="/articles">{STRINGS.all}</Link>
      </Button>
    </header>
  );
}
