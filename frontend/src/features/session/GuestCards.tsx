import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/http-error.js';
import { SIGN_UP } from '../../lib/page-addresses.js';
import { useFormats } from '../../lib/use-formats.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { showToast } from '../../ui/toasts.js';
import styles from './ProfilePanel.module.css';
import { TEXTS } from './texts.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/ConfirmDialog.js')).ConfirmDialog }));

/** What an account would give. */
export function GuestCard() {
  const { heading, text, gains, signUp } = TEXTS.guest;
  return (
    <Card className={styles.panel}>
      <h2>{heading}</h2>
      <div>
        <p>{text}</p>
        <ul className={styles.gains}>
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </div>
      <Button asChild>
        <Link to={SIGN_UP}>{signUp}</Link>
      </Button>
    </Card>
  );
}

interface BrowserCardProps {
  /** How many discoveries were made here as a guest, where that is known. */
  discoveries: number | undefined;
  /** Deletes them and what the device keeps. */
  onForget: () => Promise<void>;
}

/** What a guest leaves behind here, and its end. */
export function BrowserCard({ discoveries, onForget }: BrowserCardProps) {
  const words = TEXTS.browser;
  const [asking, setAsking] = useState(false);
  const formats = useFormats();
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  async function forget() {
    setAsking(false);
    setDeleting(true);
    try {
      await onForget();
      showToast({ title: words.done });
    } catch (error) {
      showToast({ title: words.failed, description: sentenceOf(error, words.failedHint), destructive: true });
    } finally {
      setDeleting(false);
    }
  }

  return (
    <Card className={styles.panel}>
      <h2>{words.heading}</h2>
      <p>{words.text(formats, discoveries)}</p>
      <Button
        look="secondary"
        aria-disabled={deleting}
        onClick={(event) => {
          opener.current = event.currentTarget;
          if (!deleting) setAsking(true);
        }}
      >
        <Trash2 aria-hidden="true" />
        {deleting ? words.busy : words.open}
      </Button>
      <Suspense>
        {asking && (
          <ConfirmDialog
            title={words.title}
            description={words.description(formats, discoveries)}
            cancel={words.cancel}
            confirm={words.confirm}
            look="danger"
            onCancel={() => setAsking(false)}
            onConfirm={() => void forget()}
            returnFocus={opener}
          />
        )}
      </Suspense>
    </Card>
  );
}
