import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import useSWR from 'swr';
import { STRINGS } from '../../features/articles/strings.js';
import { HttpError } from '../../lib/api/http-error.js';
import { useOnline } from '../../lib/browser/useOnline.js';
import { readOfflineArticles } from '../../lib/cache/offline-articles.js';
import { Compass } from '../../ui/decor/Compass.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import { PublicShell } from '../layout/PublicShell.js';
import styles from './ArticleErrorPage.module.css';
import { ARTICLE_ERROR_STRINGS } from './article-error-strings.js';

export interface ArticleErrorPageProps {
  slug: string;
  /** Error of the failed request. */
  error: unknown;
  onRetry: () => void;
}

/** Ms until an article that is being prepared is read again, unless the server says otherwise. */
const DEFAULT_RETRY_MS = 5_000;
/** Ms of waiting after which an article in preparation counts as missing; publishing takes less than one minute. */
const MAX_PREPARATION_MS = 180_000;

/** Shows why an article could not be read: the server responded with an error, or there was no response. */
export function ArticleErrorPage({ slug, error, onRetry }: ArticleErrorPageProps) {
  if (!(error instanceof HttpError)) return <ArticleUnreachable onRetry={onRetry} />;
  if (error.body?.code === 'LIBRARY_NOT_READY')
    return <ArticleInPreparation slug={slug} error={error} onRetry={onRetry} />;
  return <ArticleNotFound slug={slug} />;
}

/** Keeps the URL and reads the article again until the library is published, but not while the page is hidden. */
function ArticleInPreparation({ slug, error, onRetry }: ArticleErrorPageProps & { error: HttpError }) {
  const waitedMs = useRef(0);
  const [isOver, setIsOver] = useState(false);
  // Each failed attempt passes in a new error, which starts the next wait.
  useEffect(() => {
    const ms = error.retryAfterSeconds === undefined ? DEFAULT_RETRY_MS : error.retryAfterSeconds * 1_000;
    return waitWhileShown(ms, () => {
      waitedMs.current += ms;
      if (waitedMs.current > MAX_PREPARATION_MS) setIsOver(true);
      else onRetry();
    });
  }, [error, onRetry]);
  if (isOver) return <ArticleNotFound slug={slug} />;
  return (
    <PublicShell>
      <div className={styles.preparation}>
        <Compass size={72} />
        <h1>{ARTICLE_ERROR_STRINGS.preparation}</h1>
        <p role="status">{ARTICLE_ERROR_STRINGS.preparationHint}</p>
        <Button asChild variant="secondary">
          <Link to="/app">{ARTICLE_ERROR_STRINGS.takePhoto}</Link>
        </Button>
      </div>
    </PublicShell>
  );
}

/**
 * Calls a function once: after `ms`, or if the page is hidden then, as soon as it is visible. Returns a cancel
 * function.
 */
function waitWhileShown(ms: number, call: () => void): () => void {
  const callIfShown = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', callIfShown);
    call();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', callIfShown);
    callIfShown();
  }, ms);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callIfShown);
  };
}

/** Redirects to similar articles. Shows a message until that page has loaded, or if it cannot load. */
function ArticleNotFound({ slug }: { slug: string }) {
  return (
    <PublicShell>
      <Navigate to={`/not-found?${new URLSearchParams({ search: slug })}`} replace />
      <Alert title={ARTICLE_ERROR_STRINGS.title} heading="h2">
        <p>{ARTICLE_ERROR_STRINGS.text}</p>
        <Button asChild variant="secondary">
          <Link to="/articles">{STRINGS.all}</Link>
        </Button>
      </Alert>
    </PublicShell>
  );
}

/** Keeps the URL and reads the article again as soon as the device is online. */
function ArticleUnreachable({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  const { data: offlineArticles = [] } = useSWR('offline-articles', readOfflineArticles);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <PublicShell>
      <Alert title={isOnline ? ARTICLE_ERROR_STRINGS.unreachable : ARTICLE_ERROR_STRINGS.offline} heading="h2">
        <p role="status">{isOnline ? ARTICLE_ERROR_STRINGS.unreachableHint : ARTICLE_ERROR_STRINGS.offlineHint}</p>
        <Button variant="secondary" onClick={onRetry}>
          {ARTICLE_ERROR_STRINGS.retry}
        </Button>
      </Alert>
      {offlineArticles.length > 0 && (
        <section className={styles.offlineArticles} aria-labelledby="offline-articles">
          <h2 id="offline-articles">{ARTICLE_ERROR_STRINGS.offlineArticles}</h2>
          <ul>
            {offlineArticles.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/articles/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PublicShell>
  );
}
