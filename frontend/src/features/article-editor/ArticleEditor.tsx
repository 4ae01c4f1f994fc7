import { useState } from 'react';
import { useArticleForEditing } from '../../lib/article-editing/useArticleForEditing.js';
import { getPanelPath } from '../../lib/device/panel-return.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Button } from '../../ui/form/Button.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import { Link } from '../../ui/navigation/Link.js';
import styles from './ArticleEditor.module.css';
import { EditorForm } from './EditorForm.js';
import type { EditorMap } from './editor-section-props.js';
import { STRINGS } from './strings.js';

interface ArticleEditorProps {
  /** As it appears in the URL. */
  id: string;
  PlaceMap: EditorMap;
}

/** Editor of an existing article. */
export function ArticleEditor({ id, PlaceMap }: ArticleEditorProps) {
  const [attempt, setAttempt] = useState(0);
  const loadState = useArticleForEditing(id, attempt);
  if (loadState.state === 'open')
    return <EditorForm key={`${id} ${attempt}`} article={loadState.article} PlaceMap={PlaceMap} />;
  if (loadState.state === 'loading') {
    return (
      <div className={styles.loading}>
        <VisuallyHidden role="status">{STRINGS.loading}</VisuallyHidden>
        <Skeleton className={styles.skeletonLine} />
        <Skeleton className={styles.skeletonText} />
      </div>
    );
  }
  if (loadState.state === 'missing') {
    return (
      <Alert title={STRINGS.notFound} heading="h2">
        <p>{STRINGS.notFoundHint}</p>
        <Button asChild variant="secondary">
          <Link to={getPanelPath()}>{STRINGS.back}</Link>
        </Button>
      </Alert>
    );
  }
  return (
    <div role="alert">
      <Alert title={STRINGS.failed} heading="h2">
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          {STRINGS.retry}
        </Button>
      </Alert>
    </div>
  );
}
