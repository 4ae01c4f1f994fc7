import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import { Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import styles from '../profile/ProfilePanel.module.css';
import { STRINGS } from '../profile-strings.js';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.js'));

const DELETION_STRINGS = STRINGS.deletion;

interface DeleteAccountCardProps {
  user: CurrentUser;
  discoveryCount: number | undefined;
  onDeleted: () => void;
  /** Receives the focus when the account is deleted and this card disappears. */
  heading: RefObject<HTMLElement | null>;
}

/** Card that deletes the account. */
export function DeleteAccountCard({ user, discoveryCount, onDeleted, heading }: DeleteAccountCardProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  return (
    <Card className={styles.panel}>
      <h2>{DELETION_STRINGS.heading}</h2>
      <p>{user.isAdmin ? DELETION_STRINGS.admin : DELETION_STRINGS.text}</p>
      {!user.isAdmin && (
        <Button
          variant="danger"
          onClick={(event) => {
            returnFocus.current = event.currentTarget;
            setIsConfirming(true);
          }}
        >
          <Trash2 aria-hidden="true" />
          {DELETION_STRINGS.open}
        </Button>
      )}
      <Suspense>
        {isConfirming && (
          <DeleteAccountDialog
            username={user.username}
            discoveryCount={discoveryCount}
            onClose={() => setIsConfirming(false)}
            onDeleted={() => {
              returnFocus.current = heading.current;
              showToast({ title: DELETION_STRINGS.done, description: DELETION_STRINGS.doneHint });
              setIsConfirming(false);
              onDeleted();
            }}
            returnFocus={returnFocus}
          />
        )}
      </Suspense>
    </Card>
  );
}
