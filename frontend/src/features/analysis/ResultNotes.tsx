import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { MapPinPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/Button.js';
import styles from './ResultNotes.module.css';

/** Says how to help when nothing was identified. */
export function NotIdentifiedAdvice({ result, onAddLocation }: { result: AnalysisResult; onAddLocation: () => void }) {
  const guesses = result.alternatives.slice(0, 3).map((place) => place.name);
  return (
    <section className={styles.advice}>
      <h3>Help us find it</h3>
      <p>
        A city, a country or the name of what is in the picture is usually enough. Photos that carry their position, or
        show a readable sign, are found without help.
      </p>
      {guesses.length > 0 && <p>It might be {new Intl.ListFormat('en', { type: 'disjunction' }).format(guesses)}.</p>}
      <Button size="small" onClick={onAddLocation}>
        <MapPinPlus aria-hidden="true" />
        Add a location
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
        <h3>Save Your Discoveries!</h3>
        <p>
          Sign up free and {kept ? 'this one, and every one you make,' : 'every one you make'} stays in your own
          collection.
        </p>
      </div>
      <Button asChild>
        <Link to="/auth">Sign Up Free</Link>
      </Button>
      <Button look="quiet" size="small" round aria-label="Dismiss" onClick={() => setDismissed(true)}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
