import { useEffect, useState } from 'react';
import {
  countVisit,
  dismissInstall,
  type InstallPromptEvent,
  installsFromShareMenu,
} from '../../../lib/device/install-prompt.js';
import { Button } from '../../../ui/form/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import styles from './InstallCard.module.css';
import { STRINGS } from './install-strings.js';

/** Offers to install the app from the second visit on, until it is installed or the offer is dismissed. */
export default function InstallCard() {
  const [isOffered, setIsOffered] = useState(false);
  const [event, setEvent] = useInstallPrompt();
  useEffect(() => setIsOffered(countVisit()), []);
  const hint = !event && installsFromShareMenu();
  if (!isOffered || !(event || hint)) return null;
  const dismiss = () => {
    dismissInstall();
    setIsOffered(false);
  };
  const install = async (prompt: InstallPromptEvent) => {
    // A browser shows the dialog of an event only once.
    setEvent(null);
    const { outcome } = await prompt.prompt();
    if (outcome === 'dismissed') dismiss();
  };
  return (
    <Card className={styles.card} role="region" aria-labelledby="install">
      <div>
        <h2 id="install">{STRINGS.title}</h2>
        <p>{STRINGS.text}</p>
        {hint && <p>{STRINGS.shareMenuHint}</p>}
      </div>
      {event && (
        <Button size="small" onClick={() => void install(event)}>
          {STRINGS.install}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={dismiss}>
        {STRINGS.dismiss}
      </Button>
    </Card>
  );
}

/**
 * Returns the browser's install prompt, which may have come before this component loaded, and a function that replaces
 * it.
 */
function useInstallPrompt() {
  const [event, setEvent] = useState(() => window.installPrompt ?? null);
  const replace = (next: InstallPromptEvent | null) => {
    window.installPrompt = next;
    setEvent(next);
  };
  useEffect(() => {
    const receive = (offer: Event) => {
      offer.preventDefault();
      replace(offer as InstallPromptEvent);
    };
    const end = () => replace(null);
    window.addEventListener('beforeinstallprompt', receive);
    window.addEventListener('appinstalled', end);
    return () => {
      window.removeEventListener('beforeinstallprompt', receive);
      window.removeEventListener('appinstalled', end);
    };
  }, []);
  return [event, replace] as const;
}
