import { listAddress, listTitle } from '@placelore/contracts/article-pages.js';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Shell } from '../../app/Shell.js';
import { ArticleCount } from '../../features/articles/ArticleCount.js';
import { ArticlePages } from '../../features/articles/ArticlePages.js';
import { ArticleSearch } from '../../features/articles/ArticleSearch.js';
import { pageOf, queryOf } from '../../features/articles/api.js';
import { TEXTS } from '../../features/articles/texts.js';
import { BRAND } from '../../lib/brand.js';
import { BackLink } from '../../ui/BackLink.js';
import styles from './ArticlesPage.module.css';
import { WithArticleTools } from './ArticleTools.js';

/** The library of travel guides. */
export default function ArticlesPage() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = queryOf(search);
  const page = pageOf(search);
  const entry = `${key} ${page} ${query}`;
  return (
    <Shell className={styles.page}>
      <title>{`${listTitle(query, page)} | ${BRAND}`}</title>
      <header className={styles.header}>
        <BackLink to="/app" text={TEXTS.back} />
        <h1>{TEXTS.library}</h1>
        <p className={styles.lead}>{TEXTS.libraryLead}</p>
        <ArticleSearch query={query} onSearch={(words) => void navigate(listAddress(words))} />
      </header>
      <ArticleCount query={query} page={page} className={styles.count} />
      <WithArticleTools>
        <ArticlePages key={entry} query={query} from={page} entry={entry} />
      </WithArticleTools>
    </Shell>
  );
}
