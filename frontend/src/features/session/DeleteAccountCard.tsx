import type { CurrentUser } from '@placelore/contracts/auth.js';
import { Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { showToast } from '../../ui/toasts.js';
import styles from './ProfilePanel.module.css';
import { TEXTS } from './texts.js';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.js'));

const WORDS = TEXTS.deletion;

interface DeleteAccountCardProps {
  user: CurrentUser;
  discoveries: number | undefined;
  onDeleted: () => void;
  /** Gets the focus when there is no account any more, and this card is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The way out. */
export function DeleteAccountCard({ user, discoveries, onDeleted, heading }: DeleteAccountCardProps) {
  const [asking, setAsking] = useState(false);
  const focused = useRef<HTMLElement | null>(null);
  return (
    <Card className={styles.panel}>
      <h2>{WORDS.heading}</h2>
      <p>{user.isAdmin ? WORDS.admin : WORDS.text}</p>
      {!user.isAdmin && (
        <Button
          look="danger"
          onClick={(event) => {
            focused.current = event.currentTarget;
            setAsking(true);
          }}
        >
          <Trash2 aria-hidden="true" />
          {WORDS.open}
        </Button>
      )}
      <Suspense>
        {asking && (
          <DeleteAccountDialog
            username={user.username}
            discoveries={discoveries}
            onClose={() => setAsking(false)}
            onDeleted={() => {
              focused.current = heading.current;
              showToast({ title: WORDS.done, description: WORDS.doneHint });
              setAsking(false);
              onDeleted();
            }}
            returnFocus={focused}
          />
        )}
      </Suspense>
    </Card>
  );
}
