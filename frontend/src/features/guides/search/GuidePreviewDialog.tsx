import { toTitleCase } from '@placelore/contracts/places/names/title-case.js';
import type { RefObject } from 'react';
import { getGuidePath } from '../../../lib/urls.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { useGuide } from '../api.js';
import { getGuideState } from '../guide-page/guide-state.js';
import { GuideProgressPanel } from '../progress/GuideProgressPanel.js';
import { STRINGS } from '../strings.js';
import styles from './GuidePreviewDialog.module.css';
import { STRINGS as SEARCH } from './search-strings.js';

interface GuidePreviewDialogProps {
  name: string;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Short guide on the landing page, written while the dialog is open, with a link to the full guide. */
export function GuidePreviewDialog({ name, onClose, returnFocus }: GuidePreviewDialogProps) {
  const request = { name, coordinates: null };
  const reading = useGuide(request);
  const state = getGuideState(request, reading);
  return (
    <Dialog title={STRINGS.modal.title(toTitleCase(name))} onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.content} aria-live="polite">
        {state.kind === 'redirected' && (
          <>
            <p>{STRINGS.modal.inLibrary}</p>
            <LinkButton to={state.url} text={STRINGS.modal.openArticle} />
          </>
        )}
        {state.kind === 'writing' && <GuideProgressPanel name={state.guide.title} progress={reading.progress} />}
        {state.kind === 'notAPlace' && <p role="alert">{state.sentence}</p>}
        {state.kind === 'fallback' && (
          <>
            <p role="alert">{state.sentence ?? SEARCH.write.explanation}</p>
            <Button variant="secondary" onClick={reading.retry}>
              {STRINGS.modal.retry}
            </Button>
          </>
        )}
        {state.kind === 'full' && (
          <>
            <p className={styles.location}>{state.guide.location}</p>
            <p>{state.guide.description}</p>
            {state.guide.label && <p className={styles.label}>{state.guide.label.text}</p>}
            <LinkButton to={getGuidePath(name)} text={STRINGS.modal.open} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function LinkButton({ to, text }: { to: string; text: string }) {
  return (
    <Button asChild>
      <Link to={to}>{text}</Link>
    </Button>
  );
}
