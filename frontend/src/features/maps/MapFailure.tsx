import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import styles from './Maps.module.css';
import { STRINGS } from './strings.js';

/** Message shown in place of a map that failed, with a retry button. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.cover} role="alert">
      <Alert title={STRINGS.failed}>
        <p>{STRINGS.failedHint}</p>
        <Button variant="secondary" onClick={onRetry}>
          {STRINGS.tryAgain}
        </Button>
      </Alert>
    </div>
  );
}
