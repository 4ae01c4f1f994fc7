import { ANALYSIS_STEPS, type AnalysisProgress } from '@placelore/contracts/analysis/analyses.js';
import { Dialog as Radix } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState, ViewTransition } from 'react';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Button } from '../../../ui/form/Button.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { restoreFocus } from '../../../ui/overlay/Dialog.js';
import { STRINGS } from '../dialog-strings.js';
import styles from './AnalyzingOverlay.module.css';
import { advanceOverlay, getStageTitle, INITIAL_OVERLAY_STATE, PROGRESS_BAR_DURATION_MS } from './overlay-timing.js';

interface AnalyzingOverlayProps {
  photoUrl: string | null;
  progress: AnalysisProgress | null;
  onContinueInBackground: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Name of the view transition that moves the photo from the overlay into the result. */
export const PHOTO_TRANSITION = 'discovery-photo';

/** Interval in ms at which the overlay is updated. */
const TICK_MS = 50;

/**
 * Overlay during an analysis, which continues if the traveler leaves it. The finished result replaces it immediately.
 */
export function AnalyzingOverlay(props: AnalyzingOverlayProps) {
  const { messageIndex, percent, late: isLate, title } = useOverlay(props);
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => track.current?.style.setProperty('--done', String(percent / 100)), [percent]);
  const preventClose = (event: Event) => event.preventDefault();

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          className={styles.overlay}
          aria-describedby={undefined}
          onEscapeKeyDown={preventClose}
          onInteractOutside={preventClose}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => restoreFocus(event, props.returnFocus)}
        >
          <div className={styles.stage}>
            <NauticalChart className={styles.chart} />
            <SafeImage sources={[props.photoUrl]} alt="" className={styles.backdrop} fallback={null} />
            {/* Fills the first frame with a soft but recognizable version while the sharp photo fades in. */}
            <SafeImage sources={[props.photoUrl]} alt="" className={styles.preview} fallback={null} />
            <ViewTransition name={PHOTO_TRANSITION} default="none" share="auto">
              <SafeImage
                sources={[props.photoUrl]}
                alt={STRINGS.overlay.photo}
                className={styles.photo}
                fallback={null}
              />
            </ViewTransition>
          </div>
          <div className={styles.text}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <p className={styles.message} aria-live="polite" aria-atomic="true">
              {ANALYSIS_STEPS[messageIndex]}
            </p>
            <div
              ref={track}
              className={styles.track}
              role="progressbar"
              aria-label={STRINGS.overlay.progress}
              aria-valuenow={Math.round(percent)}
            />
            <div className={styles.foot}>
              <p className={styles.step}>
                {isLate ? STRINGS.overlay.delayed : STRINGS.overlay.step(messageIndex + 1, ANALYSIS_STEPS.length)}
              </p>
              <Button variant="secondary" size="small" onClick={props.onContinueInBackground}>
                {STRINGS.overlay.background}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function useOverlay({ progress }: AnalyzingOverlayProps) {
  const [state, setState] = useState(INITIAL_OVERLAY_STATE);
  const [isLate, setIsLate] = useState(false);
  const [title, setTitle] = useState(getStageTitle(0));
  const latest = useRef(progress);
  latest.current = progress;

  useEffect(() => {
    const openedAt = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - openedAt;
      setState((before) => advanceOverlay(before, { elapsedMs: elapsed, progress: latest.current }));
      setTitle(getStageTitle(elapsed));
      setIsLate(elapsed > PROGRESS_BAR_DURATION_MS);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return { ...state, late: isLate, title };
}
