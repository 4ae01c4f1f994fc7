import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import { Map as MapIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ArticleActionsProvider } from '../../../app/article/ArticleActionsProvider.js';
import { NearMe } from '../../../app/home/NearMe.js';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { CategoryTiles } from '../../../features/articles/explore/CategoryTiles.js';
import { CountryLists, RegionChips } from '../../../features/articles/explore/ExploreLists.js';
import { Highlights } from '../../../features/articles/explore/Highlights.js';
import { STRINGS } from '../../../features/articles/explore/strings.js';
import { ArticleSearch } from '../../../features/articles/search/ArticleSearch.js';
import { BRAND } from '../../../lib/brand.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './ExplorePage.module.css';

/** Shows ways into the library: by category, by country, near the visitor, and popular guides. */
export default function ExplorePage() {
  const navigate = useNavigate();
  return (
    <PublicShell className={styles.page}>
      <title>{`${STRINGS.title} | ${BRAND}`}</title>
      <header className={styles.header}>
        <div className={styles.title}>
          <h1>{STRINGS.title}</h1>
          <Button asChild variant="secondary" size="small">
            <Link to="/map">
              <MapIcon aria-hidden="true" />
              {STRINGS.map}
            </Link>
          </Button>
        </div>
        <p className={styles.lead}>{STRINGS.lead}</p>
        <ArticleSearch query="" onSearch={(searchText) => void navigate(articleListPath(searchText))} />
      </header>
      <CategoryTiles />
      <NearMe />
      <ArticleActionsProvider>
        <Highlights />
      </ArticleActionsProvider>
      <RegionChips />
      <CountryLists />
    </PublicShell>
  );
}
