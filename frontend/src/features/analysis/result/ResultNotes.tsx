import { X } from 'lucide-react';
import { useState } from 'react';
import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { STRINGS } from '../dialog-strings.js';
import styles from './ResultNotes.module.css';

const RESULT_STRINGS = STRINGS.result;

/** Invitation for guests to sign up. @param isSaved whether this result became a discovery */
export function GuestInvitation({ isSaved }: { isSaved: boolean }) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <section className={styles.invitation}>
      <div>
        <h3>{RESULT_STRINGS.save}</h3>
        <p>{RESULT_STRINGS.saveHint(isSaved)}</p>
      </div>
      <Button asChild>
        <Link to={SIGN_UP_PATH}>{RESULT_STRINGS.signUp}</Link>
      </Button>
      <Button
        variant="quiet"
        size="small"
        isRound
        aria-label={RESULT_STRINGS.dismiss}
        onClick={() => setIsDismissed(true)}
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
