import { useState } from 'react';
import { Link } from 'react-router';
import { panelAddress } from '../../lib/panel-return.js';
import { Button } from '../../ui/Button.js';
import { Hidden } from '../../ui/Hidden.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './ArticleEditor.module.css';
import { useOpenedArticle } from './api.js';
import { EditorForm } from './EditorForm.js';
import type { EditorMap } from './parts.js';
import { TEXTS } from './texts.js';

interface ArticleEditorProps {
  id: number;
  PlaceMap: EditorMap;
}

/** The editor of an article that there is. */
export function ArticleEditor({ id, PlaceMap }: ArticleEditorProps) {
  const [attempt, setAttempt] = useState(0);
  const opened = useOpenedArticle(id, attempt);
  if (opened.state === 'open')
    return <EditorForm key={`${id} ${attempt}`} article={opened.article} PlaceMap={PlaceMap} />;
  if (opened.state === 'loading') {
    return (
      <div className={styles.loading}>
        <Hidden role="status">{TEXTS.loading}</Hidden>
        <Skeleton className={styles.lineShape} />
        <Skeleton className={styles.textShape} />
      </div>
    );
  }
  if (opened.state === 'missing') {
    return (
      <Notice title={TEXTS.notFound} heading="h2">
        <p>{TEXTS.notFoundHint}</p>
        <Button asChild look="secondary">
          <Link to={panelAddress()}>{TEXTS.back}</Link>
        </Button>
      </Notice>
    );
  }
  return (
    <div role="alert">
      <Notice title={TEXTS.failed} heading="h2">
        <Button look="secondary" onClick={() => setAttempt(attempt + 1)}>
          {TEXTS.retry}
        </Button>
      </Notice>
    </div>
  );
}
