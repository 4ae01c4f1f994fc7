import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import { CARD_STRINGS } from './card/card-strings.js';
import styles from './Maps.module.css';

/** Message shown in place of a map that failed, with a retry button. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.cover} role="alert">
      <Alert title={CARD_STRINGS.failed}>
        <p>{CARD_STRINGS.failedHint}</p>
        <Button variant="secondary" onClick={onRetry}>
          {CARD_STRINGS.tryAgain}
        </Button>
      </Alert>
    </div>
  );
}
