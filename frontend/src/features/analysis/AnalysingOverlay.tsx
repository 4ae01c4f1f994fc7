import { ANALYSIS_STEPS, type AnalysisProgress } from '@placelore/contracts/analyses.js';
import { Dialog as Radix } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Chart } from '../../ui/chart/Chart.js';
import { giveFocusBack } from '../../ui/Dialog.js';
import { SafeImage } from '../../ui/SafeImage.js';
import styles from './AnalysingOverlay.module.css';
import { TEXTS } from './dialog-texts.js';
import { BAR_MS, nextOverlay, OVERLAY_START, stageTitle } from './overlay-timing.js';

interface AnalysingOverlayProps {
  photoUrl: string | null;
  progress: AnalysisProgress | null;
  finished: boolean;
  /** Called once, when the result is there and every message was seen. */
  onComplete: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** How often the overlay looks at the clock, in ms. */
const TICK_MS = 50;

/** Shown while a photo is analysed. It cannot be closed: the work goes on either way. */
export function AnalysingOverlay(props: AnalysingOverlayProps) {
  const { message, percent, late, title } = useOverlay(props);
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => track.current?.style.setProperty('--done', String(percent / 100)), [percent]);
  const stay = (event: Event) => event.preventDefault();

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          className={styles.overlay}
          aria-describedby={undefined}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => giveFocusBack(event, props.returnFocus)}
        >
          <div className={styles.stage}>
            <Chart className={styles.chart} />
            <SafeImage sources={[props.photoUrl]} alt={TEXTS.overlay.photo} className={styles.photo} fallback={null} />
          </div>
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <p className={styles.message} aria-live="polite" aria-atomic="true">
              {ANALYSIS_STEPS[message]}
            </p>
            <div
              ref={track}
              className={styles.track}
              role="progressbar"
              aria-label={TEXTS.overlay.progress}
              aria-valuenow={Math.round(percent)}
            />
            <p className={styles.step}>
              {late ? TEXTS.overlay.late : TEXTS.overlay.step(message + 1, ANALYSIS_STEPS.length)}
            </p>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function useOverlay({ progress, finished, onComplete }: AnalysingOverlayProps) {
  const [state, setState] = useState(OVERLAY_START);
  const [late, setLate] = useState(false);
  const [title, setTitle] = useState(stageTitle(0));
  const news = useRef({ progress, finished });
  news.current = { progress, finished };
  const complete = useRef(onComplete);
  complete.current = onComplete;

  useEffect(() => {
    const openedAt = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - openedAt;
      setState((before) => nextOverlay(before, { elapsed, ...news.current }));
      setTitle(stageTitle(elapsed));
      setLate(elapsed > BAR_MS && !news.current.finished);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (state.complete) complete.current();
  }, [state.complete]);

  return { ...state, late, title };
}
