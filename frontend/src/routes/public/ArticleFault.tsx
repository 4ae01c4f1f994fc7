import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import useSWR from 'swr';
import { Shell } from '../../app/Shell.js';
import { TEXTS } from '../../features/articles/texts.js';
import { HttpError } from '../../lib/http-error.js';
import { useOnline } from '../../lib/online.js';
import { readKeptGuides } from '../../lib/read-articles.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import styles from './ArticleFault.module.css';
import { FAULT_TEXTS } from './fault-texts.js';

interface ArticleFaultProps {
  slug: string;
  /** Why it could not be read. */
  error: unknown;
  onRetry: () => void;
}

/** Says why an article could not be read: the server answered that, or nobody answered. */
export function ArticleFault({ slug, error, onRetry }: ArticleFaultProps) {
  return error instanceof HttpError ? <NoSuchArticle slug={slug} /> : <NoNetwork onRetry={onRetry} />;
}

/**
 * What cannot be read leads to the articles that are like it. Until that page is there, and where it cannot come either,
 * this is said.
 */
function NoSuchArticle({ slug }: { slug: string }) {
  return (
    <Shell>
      <Navigate to={`/not-found?${new URLSearchParams({ search: slug })}`} replace />
      <Notice title={FAULT_TEXTS.title} heading="h2">
        <p>{FAULT_TEXTS.text}</p>
        <Button asChild look="secondary">
          <Link to="/articles">{TEXTS.all}</Link>
        </Button>
      </Notice>
    </Shell>
  );
}

/** Without a network the address stays, and the article is read again as soon as there is one. */
function NoNetwork({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  const { data: kept = [] } = useSWR('kept-guides', readKeptGuides);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Shell>
      <Notice title={isOnline ? FAULT_TEXTS.unreachable : FAULT_TEXTS.offline} heading="h2">
        <p role="status">{isOnline ? FAULT_TEXTS.unreachableHint : FAULT_TEXTS.offlineHint}</p>
        <Button look="secondary" onClick={onRetry}>
          {FAULT_TEXTS.retry}
        </Button>
      </Notice>
      {kept.length > 0 && (
        <section className={styles.kept} aria-labelledby="kept-guides">
          <h2 id="kept-guides">{FAULT_TEXTS.kept}</h2>
          <ul>
            {kept.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/articles/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Shell>
  );
}
