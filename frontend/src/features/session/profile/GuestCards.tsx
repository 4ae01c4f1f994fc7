import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { SIGN_UP_PATH } from '../../../lib/urls.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import { Link } from '../../../ui/navigation/Link.js';
import { STRINGS } from '../profile-strings.js';
import styles from './ProfilePanel.module.css';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/ConfirmDialog.js')).ConfirmDialog,
}));

/** Card with the benefits of an account. */
export function GuestCard() {
  const { heading, text, gains, signUp } = STRINGS.guest;
  return (
    <Card className={styles.panel}>
      <h2>{heading}</h2>
      <div>
        <p>{text}</p>
        <ul className={styles.benefits}>
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </div>
      <Button asChild>
        <Link to={SIGN_UP_PATH}>{signUp}</Link>
      </Button>
    </Card>
  );
}

interface BrowserCardProps {
  /** Number of discoveries made here as a guest, if it is known. */
  discoveryCount: number | undefined;
  /** Deletes the discoveries and the data on the device. */
  onClear: () => Promise<void>;
}

/** Card with the data of a guest in this browser, and its deletion. */
export function BrowserCard({ discoveryCount, onClear }: BrowserCardProps) {
  const strings = STRINGS.browser;
  const [isConfirming, setIsConfirming] = useState(false);
  const formatters = useFormatters();
  const [isDeleting, setIsDeleting] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  async function confirmClear() {
    setIsConfirming(false);
    setIsDeleting(true);
    try {
      await onClear();
      showToast({ title: strings.done });
    } catch (error) {
      showToast({ title: strings.failed, description: getUserMessage(error, strings.failedHint), destructive: true });
    } finally {
      setIsDeleting(false);
    }
  }

  return (
    <Card className={styles.panel}>
      <h2>{strings.heading}</h2>
      <p>{strings.text(formatters, discoveryCount)}</p>
      <Button
        variant="secondary"
        aria-disabled={isDeleting}
        onClick={(event) => {
          opener.current = event.currentTarget;
          if (!isDeleting) setIsConfirming(true);
        }}
      >
        <Trash2 aria-hidden="true" />
        {isDeleting ? strings.busy : strings.open}
      </Button>
      <Suspense>
        {isConfirming && (
          <ConfirmDialog
            title={strings.title}
            description={strings.description(formatters, discoveryCount)}
            cancel={strings.cancel}
            confirm={strings.confirm}
            variant="danger"
            onCancel={() => setIsConfirming(false)}
            onConfirm={() => void confirmClear()}
            returnFocus={opener}
          />
        )}
      </Suspense>
    </Card>
  );
}
