import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { ReactNode, RefObject } from 'react';
import { useObjectUrl } from '../../../lib/browser/useObjectUrl.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { PageDialog } from '../../../ui/overlay/PageDialog.js';
import type { Photo } from '../capture/photo.js';
import { STRINGS } from '../dialog-strings.js';
import { AnalyzingOverlay } from '../progress/AnalyzingOverlay.js';
import type { RenderPicker } from './outcome/PositionPicker.js';
import { ResultModal } from './ResultModal.js';
import styles from './ResultScreen.module.css';
import { useResult } from './useResult.js';

export interface ResultScreenProps {
  /** Id of the analysis. */
  id: string;
  isSignedIn: boolean;
  /** Renders the map of a result; with `showsRoute`, including the route from the device's position. */
  renderMap: (result: AnalysisResult, showsRoute: boolean) => ReactNode;
  /** Renders a map on which the position of an unknown photo is picked. */
  renderPicker?: RenderPicker | undefined;
  /** Renders travel offers for the result's place. */
  renderOffers: (result: AnalysisResult) => ReactNode;
  /** Renders the toggle that shows that a result is saved. Unsaving closes the result. */
  renderSaveToggle: (result: AnalysisResult, close: () => void) => ReactNode;
  /** Called when a result was created or corrected here. */
  onDiscovered: (result: AnalysisResult) => void;
  /** Analyzes a photo of this visit again, with a location hint. */
  onLookAgain: (photo: Photo, location: string, id: string) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const SCREEN_STRINGS = STRINGS.screen;

/** Result of an analysis at its own URL, which can also be opened in a later visit. */
export default function ResultScreen(props: ResultScreenProps) {
  const { id, onClose, onLookAgain, returnFocus } = props;
  const { state, photo, isHydrated, correct, retry } = useResult(id, props.onDiscovered);
  const photoUrl = useObjectUrl(photo?.image ?? null);

  if (state.status === 'analyzing') {
    return (
      <AnalyzingOverlay
        photoUrl={photoUrl}
        progress={state.progress}
        onContinueInBackground={onClose}
        returnFocus={returnFocus}
      />
    );
  }
  if (state.status === 'shown') {
    const { result } = state;
    return (
      <ResultModal
        result={result}
        photoUrl={photoUrl}
        isSignedIn={props.isSignedIn}
        renderMap={(showsRoute) => props.renderMap(result, showsRoute)}
        renderPicker={props.renderPicker}
        offers={props.renderOffers(result)}
        saveToggle={props.renderSaveToggle(result, onClose)}
        onLookAgain={photo && ((location) => onLookAgain(photo, location, id))}
        onCorrect={correct}
        onClose={onClose}
        returnFocus={returnFocus}
        isStill={isHydrated}
      />
    );
  }
  const frame = { isStill: isHydrated, onClose, returnFocus };
  if (state.status === 'loading') {
    return (
      <PageDialog title={SCREEN_STRINGS.loading} {...frame}>
        <div className={styles.loading}>
          <Spinner text={SCREEN_STRINGS.loading} />
        </div>
      </PageDialog>
    );
  }
  const { title, description } = state.status === 'missing' ? SCREEN_STRINGS.missing : SCREEN_STRINGS.failed;
  return (
    <PageDialog title={title} {...frame}>
      <div className={styles.notice}>
        <h2>{title}</h2>
        <p>{state.status === 'failed' ? state.message : description}</p>
        <div className={styles.actions}>
          {state.status === 'failed' && <Button onClick={retry}>{SCREEN_STRINGS.tryAgain}</Button>}
          <Button asChild variant={state.status === 'failed' ? 'secondary' : 'primary'}>
            <Link to="/saved">{SCREEN_STRINGS.yourDiscoveries}</Link>
          </Button>
        </div>
      </div>
    </PageDialog>
  );
}
