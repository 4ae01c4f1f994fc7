import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import styles from './Maps.module.css';
import { TEXTS } from './texts.js';

/** Says over the frame of a map that there is none, and offers another try. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.cover} role="alert">
      <Notice title={TEXTS.failed}>
        <p>{TEXTS.failedHint}</p>
        <Button look="secondary" onClick={onRetry}>
          {TEXTS.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}
