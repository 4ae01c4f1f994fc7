import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PublicShell } from '../../app/layout/PublicShell.js';
import { getRequestedSlug } from '../../features/articles/list/keywords.js';
import { STRINGS } from '../../features/articles/list/list-strings.js';
import { SimilarArticles } from '../../features/articles/list/SimilarArticles.js';
import { ArticleSearch } from '../../features/articles/search/ArticleSearch.js';
import { BRAND } from '../../lib/brand.js';
import { NauticalChart } from '../../ui/decor/NauticalChart.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './NotFoundPage.module.css';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <PublicShell className={styles.page}>
      <title>{`${STRINGS.moved} | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.sheet}>
        <NauticalChart className={styles.chart} />
        <div className={styles.text}>
          <h1>{STRINGS.moved}</h1>
          <p>{STRINGS.movedText}</p>
          <ArticleSearch
            query=""
            onSearch={(query) => void navigate(`/articles?${new URLSearchParams({ q: query })}`)}
          />
          <Button asChild variant="secondary">
            <Link to="/">{STRINGS.homepage}</Link>
          </Button>
        </div>
      </section>
      <SimilarArticles slug={getRequestedSlug(pathname, search.get('search'))} />
    </PublicShell>
  );
}
