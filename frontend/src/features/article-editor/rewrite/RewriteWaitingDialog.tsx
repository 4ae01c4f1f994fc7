import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import styles from '../comparison/Comparison.module.css';
import { STRINGS } from '../strings.js';

/** Maximum duration of a rewrite on the server, in seconds. */
const MAX_SECONDS = 60;

interface RewriteWaitingDialogProps {
  /** Called when the user stops waiting. */
  onCancel: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialog with the elapsed time of a running rewrite. */
export function RewriteWaitingDialog({ onCancel, returnFocus }: RewriteWaitingDialogProps) {
  const { rewrite: strings } = STRINGS;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Dialog title={strings.waitingTitle} description={strings.waiting} onClose={onCancel} returnFocus={returnFocus}>
      <div className={styles.waiting}>
        <div className={styles.progress}>
          <progress max={MAX_SECONDS} value={Math.min(seconds, MAX_SECONDS)} aria-label={strings.waitingTitle} />
          <span>{strings.seconds(seconds)}</span>
        </div>
        <Button variant="secondary" onClick={onCancel}>
          {STRINGS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
