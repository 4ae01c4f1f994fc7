import type { ArticleCard as ArticleCardData } from '@placelore/contracts/content/articles/articles.js';
import { getFormatters } from '../../../lib/format/formatters.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { useSimilarArticles } from '../api.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import { extractKeywords } from './keywords.js';
import { STRINGS } from './list-strings.js';
import PopularGuides from './popular/PopularGuides.js';
import styles from './SimilarArticles.module.css';

const SKELETON_COUNT = 6;

/** Formats `January 2, 2026`, whatever the locale. */
const LongUsDate = ({ iso }: { iso: string }) => <time dateTime={iso}>{getFormatters('en-US').formatDay(iso)}</time>;

/** Articles that match the words of an unknown URL, or the best-known ones if there are no matches or no words. */
export function SimilarArticles({ slug }: { slug: string }) {
  const keywords = extractKeywords(slug);
  const { data, error } = useSimilarArticles(keywords);
  const hasNone = keywords.length === 0 || error !== undefined || data?.length === 0;
  return (
    <>
      {keywords.length > 0 && <Matches keywords={keywords} articles={data} hasFailed={error !== undefined} />}
      {hasNone && (
        <section className={styles.section} aria-labelledby="popular-guides">
          <h2 id="popular-guides">{STRINGS.popular}</h2>
          <PopularGuides />
        </section>
      )}
    </>
  );
}

interface MatchesProps {
  keywords: readonly string[];
  /** Undefined while they load. */
  articles: readonly ArticleCardData[] | undefined;
  hasFailed: boolean;
}

function Matches({ keywords, articles: data, hasFailed }: MatchesProps) {
  return (
    <section className={styles.section} aria-labelledby="similar-articles">
      <h2 id="similar-articles">{STRINGS.similar}</h2>
      <p className={styles.keywords}>
        {STRINGS.keywords}
        {keywords.map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </p>
      {data === undefined && !hasFailed && (
        <ArticleGrid>
          <ArticleSkeletons cards={SKELETON_COUNT} announce={STRINGS.similarLoading} />
        </ArticleGrid>
      )}
      {hasFailed && <p role="status">{STRINGS.similarFailed}</p>}
      {data?.length === 0 && <p role="status">{STRINGS.noSimilar}</p>}
      {data !== undefined && data.length > 0 && (
        <ArticleGrid>
          {data.map((article) => (
            <li key={article.id}>
              {/* The excerpt would show words that match by chance; the article's description says more. */}
              <ArticleCard article={{ ...article, snippet: null }} heading="h3" DateComponent={LongUsDate} />
            </li>
          ))}
        </ArticleGrid>
      )}
    </section>
  );
}
