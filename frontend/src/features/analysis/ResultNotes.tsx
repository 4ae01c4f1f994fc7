import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { MapPinPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SIGN_UP } from '../../lib/page-addresses.js';
import { Button } from '../../ui/Button.js';
import { TEXTS } from './dialog-texts.js';
import styles from './ResultNotes.module.css';

const WORDS = TEXTS.result;

/** Says how to help when nothing was identified. */
export function NotIdentifiedAdvice({ result, onAddLocation }: { result: AnalysisResult; onAddLocation: () => void }) {
  const guesses = result.alternatives.slice(0, 3).map((place) => place.name);
  return (
    <section className={styles.advice}>
      <h3>{WORDS.help}</h3>
      <p>{WORDS.helpHint}</p>
      {guesses.length > 0 && <p>{WORDS.guesses(guesses)}</p>}
      <Button size="small" onClick={onAddLocation}>
        <MapPinPlus aria-hidden="true" />
        {WORDS.addLocation}
      </Button>
    </section>
  );
}

/** Invites a guest to keep what they find; `kept` tells whether this result became a discovery. */
export function GuestInvitation({ kept }: { kept: boolean }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <section className={styles.invitation}>
      <div>
        <h3>{WORDS.save}</h3>
        <p>{WORDS.saveHint(kept)}</p>
      </div>
      <Button asChild>
        <Link to={SIGN_UP}>{WORDS.signUp}</Link>
      </Button>
      <Button look="quiet" size="small" round aria-label={WORDS.dismiss} onClick={() => setDismissed(true)}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
