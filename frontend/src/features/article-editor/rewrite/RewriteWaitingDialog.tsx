import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import styles from '../comparison/Comparison.module.css';
import { STRINGS } from '../strings.js';

/** Seconds the server takes at most. */
const MAX_SECONDS = 60;

interface RewriteWaitingDialogProps {
  /** Nobody waits any more. */
  onCancel: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Says that an article is being rewritten, and for how long already. */
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
