import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import styles from '../compare/Compare.module.css';
import { TEXTS } from '../texts.js';

/** Seconds the server takes at most. */
const LONGEST = 60;

interface WaitingDialogProps {
  /** Nobody waits any more. */
  onCancel: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Says that an article is being rewritten, and for how long already. */
export function WaitingDialog({ onCancel, returnFocus }: WaitingDialogProps) {
  const { rewrite: texts } = TEXTS;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Dialog title={texts.waitingTitle} description={texts.waiting} onClose={onCancel} returnFocus={returnFocus}>
      <div className={styles.waiting}>
        <div className={styles.progress}>
          <progress max={LONGEST} value={Math.min(seconds, LONGEST)} aria-label={texts.waitingTitle} />
          <span>{texts.seconds(seconds)}</span>
        </div>
        <Button look="secondary" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
