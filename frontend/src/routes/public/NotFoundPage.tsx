import { Link, useLocation, useSearchParams } from 'react-router';
import { AppShell } from '../../app/Shell.js';
import { getRequestedSlug } from '../../features/articles/keywords.js';
import { SimilarArticles } from '../../features/articles/SimilarArticles.js';
import { STRINGS } from '../../features/articles/texts.js';
import { BRAND } from '../../lib/brand.js';
import { Button } from '../../ui/Button.js';
import { NauticalChart } from '../../ui/chart/Chart.js';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <AppShell className={styles.page}>
      <title>{`${STRINGS.moved} | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.sheet}>
        <NauticalChart className={styles.chart} />
        <div className={styles.words}>
          <h1>{STRINGS.moved}</h1>
          <p>{STRINGS.movedText}</p>
          <Button asChild>
            <Link to="/">{STRINGS.homepage}</Link>
          </Button>
        </div>
      </section>
      <SimilarArticles slug={getRequestedSlug(pathname, search.get('search'))} />
    </AppShell>
  );
}
