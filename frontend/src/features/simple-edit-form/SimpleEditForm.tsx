import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { call } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { getPanelPath } from '../../lib/device/panel-return.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { Button } from '../../ui/form/Button.js';
import { ArticleForm } from './ArticleForm.js';
import { STRINGS } from './strings.js';

let visits = 0;

/** Simple edit form of an article. @param id as the URL contains it */
export function SimpleEditForm({ id }: { id: string }) {
  // Editing must start with current data, so every visit fetches the article again.
  const [visit] = useState(() => (visits += 1));
  const args = { id: id as unknown as number };
  const { data, error, mutate } = useSWR([...toKey(adminArticles.read, args), visit], () =>
    call(adminArticles.read, args),
  );
  // The form keeps the article it was loaded with, because an expired session clears the cache.
  const opened = useRef(data);
  opened.current ??= data;
  if (opened.current) return <ArticleForm opened={opened.current} />;
  if (error === undefined) return <Spinner text={STRINGS.loading} />;
  if (isMissing(error)) {
    return (
      <div role="alert">
        <Alert title={STRINGS.missing} heading="h2">
          <p>{STRINGS.missingHint}</p>
          <Button asChild variant="secondary">
            <Link to={getPanelPath()}>{STRINGS.back}</Link>
          </Button>
        </Alert>
      </div>
    );
  }
  return (
    <div role="alert">
      <Alert title={STRINGS.failed} heading="h2">
        <p>{STRINGS.failedHint}</p>
        <Button variant="secondary" onClick={() => void mutate()}>
          {STRINGS.retry}
        </Button>
      </Alert>
    </div>
  );
}

/** Also applies when the URL contains no number as id. */
const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);
