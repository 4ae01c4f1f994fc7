import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import useSWR from 'swr';
import { STRINGS } from '../../features/articles/strings.js';
import { HttpError } from '../../lib/api/http-error.js';
import { useOnline } from '../../lib/browser/useOnline.js';
import { readOfflineArticles } from '../../lib/cache/offline-articles.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import { AppShell } from '../layout/AppShell.js';
import styles from './ArticleErrorPage.module.css';
import { ARTICLE_ERROR_STRINGS } from './article-error-strings.js';

interface ArticleErrorPageProps {
  slug: string;
  /** Why it could not be read. */
  error: unknown;
  onRetry: () => void;
}

/** Says why an article could not be read: the server answered that, or nobody answered. */
export function ArticleErrorPage({ slug, error, onRetry }: ArticleErrorPageProps) {
  return error instanceof HttpError ? <ArticleNotFound slug={slug} /> : <ArticleUnreachable onRetry={onRetry} />;
}

/**
 * What cannot be read leads to the articles that are like it. Until that page is there, and where it cannot come either,
 * this is said.
 */
function ArticleNotFound({ slug }: { slug: string }) {
  return (
    <AppShell>
      <Navigate to={`/not-found?${new URLSearchParams({ search: slug })}`} replace />
      <Alert title={ARTICLE_ERROR_STRINGS.title} heading="h2">
        <p>{ARTICLE_ERROR_STRINGS.text}</p>
        <Button asChild variant="secondary">
          <Link to="/articles">{STRINGS.all}</Link>
        </Button>
      </Alert>
    </AppShell>
  );
}

/** Without a network the address stays, and the article is read again as soon as there is one. */
function ArticleUnreachable({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  const { data: offlineArticles = [] } = useSWR('kept-guides', readOfflineArticles);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <AppShell>
      <Alert title={isOnline ? ARTICLE_ERROR_STRINGS.unreachable : ARTICLE_ERROR_STRINGS.offline} heading="h2">
        <p role="status">{isOnline ? ARTICLE_ERROR_STRINGS.unreachableHint : ARTICLE_ERROR_STRINGS.offlineHint}</p>
        <Button variant="secondary" onClick={onRetry}>
          {ARTICLE_ERROR_STRINGS.retry}
        </Button>
      </Alert>
      {offlineArticles.length > 0 && (
        <section className={styles.offlineArticles} aria-labelledby="kept-guides">
          <h2 id="kept-guides">{ARTICLE_ERROR_STRINGS.offlineArticles}</h2>
          <ul>
            {offlineArticles.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/articles/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AppShell>
  );
}
