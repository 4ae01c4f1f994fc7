import { useState } from 'react';
import { useArticleForEditing } from '../../lib/article-editing/useArticleForEditing.js';
import { getPanelPath } from '../../lib/device/panel-return.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import { ArticleForm } from './ArticleForm.js';
import { STRINGS } from './strings.js';

/** Simple edit form for an article. @param id as it appears in the URL */
export function SimpleEditForm({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const loadState = useArticleForEditing(id, attempt);
  if (loadState.state === 'open') return <ArticleForm opened={loadState.article} />;
  if (loadState.state === 'loading') return <Spinner text={STRINGS.loading} />;
  if (loadState.state === 'missing') {
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
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          {STRINGS.retry}
        </Button>
      </Alert>
    </div>
  );
}
