import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { toNameWithArticle } from '@placelore/contracts/places/names/name-with-article.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { CategoryTiles } from '../explore/CategoryTiles.js';
import { CountryLists } from '../explore/ExploreLists.js';
import PopularGuides from '../list/popular/PopularGuides.js';
import styles from './SearchResults.module.css';
import { useSearch } from './search-api.js';
import { STRINGS } from './strings.js';

interface WaysOnProps {
  query: string;
  answer: SearchAnswer;
}

/**
 * Suggestions after a search that found no guide: the place that it names, well-known guides, kinds of places and
 * countries.
 */
export default function WaysOn({ query, answer: { place, total } }: WaysOnProps) {
  return (
    <div className={styles.results}>
      {place && place.name.toLowerCase() !== query.toLowerCase() && <AllGuidesLink name={place.name} />}
      <CategoryTiles />
      {/* Omitted if guides mention the words, because they may be the same guides. */}
      {total === 0 && (
        <section aria-labelledby="search-well-known" className={styles.group}>
          <h2 id="search-well-known">{STRINGS.wellKnown}</h2>
          <PopularGuides />
        </section>
      )}
      <CountryLists />
    </div>
  );
}

/** Link to all guides in a place, if there are any. */
function AllGuidesLink({ name }: { name: string }) {
  const { data } = useSearch(name, 1, null);
  if (!data || data.relevant === 0 || data.isOnlyNear) return null;
  return (
    <p>
      <Button asChild variant="secondary">
        <Link to={articleListPath(name)}>{STRINGS.allIn(toNameWithArticle(name))}</Link>
      </Button>
    </p>
  );
}
