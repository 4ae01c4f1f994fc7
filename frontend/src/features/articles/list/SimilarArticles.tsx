import { getFormatters } from '../../../lib/format/formatters.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { useSimilarArticles } from '../api.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import { extractKeywords } from './keywords.js';
import { STRINGS } from './list-strings.js';
import styles from './SimilarArticles.module.css';

const SKELETON_COUNT = 3;

/** `January 2, 2026`, in every locale. */
const LongUsDate = ({ iso }: { iso: string }) => <time dateTime={iso}>{getFormatters('en-US').formatDay(iso)}</time>;

/** Articles that match the words of an unknown article URL; nothing when it contains no keywords. */
export function SimilarArticles({ slug }: { slug: string }) {
  const keywords = extractKeywords(slug);
  const { data, error } = useSimilarArticles(keywords);
  if (keywords.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="similar-articles">
      <h2 id="similar-articles">{STRINGS.similar}</h2>
      <p className={styles.keywords}>
        {STRINGS.keywords}
        {keywords.map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </p>
      {data === undefined && !error && (
        <ArticleGrid>
          <ArticleSkeletons cards={SKELETON_COUNT} announce={STRINGS.similarLoading} />
        </ArticleGrid>
      )}
      {error !== undefined && <p role="status">{STRINGS.similarFailed}</p>}
      {data?.length === 0 && <p role="status">{STRINGS.noSimilar}</p>}
      {data !== undefined && data.length > 0 && (
        <ArticleGrid>
          {data.map((article) => (
            <li key={article.id}>
              {/* Words that match by chance say less than the article's description. */}
              <ArticleCard article={{ ...article, snippet: null }} heading="h3" DateComponent={LongUsDate} />
            </li>
          ))}
        </ArticleGrid>
      )}
    </section>
  );
}
