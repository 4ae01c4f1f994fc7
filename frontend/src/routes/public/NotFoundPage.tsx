import { Link, useLocation, useSearchParams } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { askedSlug } from '../../features/articles/keywords.js';
import { SimilarArticles } from '../../features/articles/SimilarArticles.js';
import { TEXTS } from '../../features/articles/texts.js';
import { BRAND } from '../../lib/brand.js';
import { Button } from '../../ui/Button.js';
import { Chart } from '../../ui/chart/Chart.js';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Shell className={styles.page}>
      <title>{`${TEXTS.moved} | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.sheet}>
        <Chart className={styles.chart} />
        <div className={styles.words}>
          <h1>{TEXTS.moved}</h1>
          <p>{TEXTS.movedText}</p>
          <Button asChild>
            <Link to="/">{TEXTS.homepage}</Link>
          </Button>
        </div>
      </section>
      <SimilarArticles slug={askedSlug(pathname, search.get('search'))} />
    </Shell>
  );
}
