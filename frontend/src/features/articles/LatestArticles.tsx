import { Link } from 'react-router';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import { firstPage, listError, useArticlePage } from './api.js';
import styles from './LatestArticles.module.css';
import { TEXTS } from './texts.js';

/** How many of the latest are shown. */
const LATEST = 6;

/** The latest articles, and the way to all of them. */
export function LatestArticles() {
  const { data, error } = useArticlePage(firstPage(''));
  return (
    <section className={styles.section} aria-labelledby="latest-articles">
      <header className={styles.header}>
        <div>
          <h2 id="latest-articles">{TEXTS.latest}</h2>
          <p>{TEXTS.latestLead}</p>
        </div>
        <Button asChild look="secondary" size="small">
          <Link to="/articles">{TEXTS.all}</Link>
        </Button>
      </header>
      {data ? (
        data.items.length > 0 ? (
          <ArticleGrid>
            {data.items.slice(0, LATEST).map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} heading="h3" />
              </li>
            ))}
          </ArticleGrid>
        ) : (
          <Notice title={TEXTS.none}>
            <p>{TEXTS.noneHint}</p>
          </Notice>
        )
      ) : error ? (
        <Notice title={listError(error)}>
          <Button look="secondary" onClick={() => window.location.reload()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      ) : (
        <ArticleGrid>
          <ArticleSkeletons cards={LATEST} announce={TEXTS.loading} />
        </ArticleGrid>
      )}
    </section>
  );
}
