import { titleCase } from '@placelore/contracts/title-case.js';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { guideAddress } from '../../lib/page-addresses.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { useGuide } from './api.js';
import styles from './GuideDialog.module.css';
import { GuideProgressPanel } from './GuideProgressPanel.js';
import { guideState } from './guide-state.js';
import { TEXTS as SEARCH } from './search-texts.js';
import { TEXTS } from './texts.js';

interface GuideDialogProps {
  name: string;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A guide in short, on the landing page: written while one looks, and a way to all of it. */
export function GuideDialog({ name, onClose, returnFocus }: GuideDialogProps) {
  const address = { name, coordinates: null };
  const reading = useGuide(address);
  const state = guideState(address, reading);
  return (
    <Dialog title={TEXTS.modal.title(titleCase(name))} onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.content} aria-live="polite">
        {state.kind === 'elsewhere' && (
          <>
            <p>{TEXTS.modal.inLibrary}</p>
            <Way to={state.url} text={TEXTS.modal.openArticle} />
          </>
        )}
        {state.kind === 'writing' && <GuideProgressPanel name={state.guide.title} progress={reading.progress} />}
        {state.kind === 'notAPlace' && <p role="alert">{state.sentence}</p>}
        {state.kind === 'fallback' && (
          <>
            <p role="alert">{state.sentence ?? SEARCH.write.explanation}</p>
            <Button look="secondary" onClick={reading.retry}>
              {TEXTS.modal.retry}
            </Button>
          </>
        )}
        {state.kind === 'full' && (
          <>
            <p className={styles.location}>{state.guide.location}</p>
            <p>{state.guide.description}</p>
            {state.guide.label && <p className={styles.label}>{state.guide.label.text}</p>}
            <Way to={guideAddress(name)} text={TEXTS.modal.open} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Way({ to, text }: { to: string; text: string }) {
  return (
    <Button asChild>
      <Link to={to}>{text}</Link>
    </Button>
  );
}
