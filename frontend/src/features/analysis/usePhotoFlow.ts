import type { AnalysisProgress, AnalysisResult } from '@placelore/contracts/analyses.js';
import type { PlaceChoice } from '@placelore/contracts/places.js';
import { useEffect, useRef, useState } from 'react';
import { WorkFailure } from '../../lib/follow-work.js';
import { HttpError, sentenceOf } from '../../lib/http-error.js';
import { showToast } from '../../ui/toasts.js';
import { analysePhoto, correctPlace } from './api.js';
import { cacheAnalysis, cachedAnalysis, replaceAnalysis } from './cache.js';
import { type Capture, EmptyCapture } from './capture.js';
import { TEXTS as CORRECTION } from './correction-texts.js';
import { taken, useFinished } from './finished.js';
import { type Photo, photoOfCapture, photoOfUpload, photoWithHints, type Upload } from './photo.js';
import { queuePhoto } from './queue.js';
import { stillStands } from './standing.js';
import { TEXTS } from './texts.js';

export type Way = 'camera' | 'upload';

export type Stage =
  | { at: 'idle' }
  | { at: 'consent'; way: Way }
  | { at: 'camera' }
  | { at: 'upload'; former?: FormerPhoto }
  | {
      at: 'analysing';
      photo: Photo;
      progress: AnalysisProgress | null;
      result: AnalysisResult | null;
      /** Whether a result is there already, and is written for another place. */
      correcting?: true;
    }
  | { at: 'result'; photo: Photo; result: AnalysisResult };

/** A photo that more is said about, with the file it is shown as meanwhile. */
interface FormerPhoto {
  photo: Photo;
  file: File;
}

const fileOf = ({ image, fileName }: Photo): File =>
  image instanceof File ? image : new File([image], fileName, { type: image.type });

/** Whether the product is away, or takes longer than somebody would wait: the photo itself is fine. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof WorkFailure ? error.code === 'TIMED_OUT' : error instanceof HttpError && AWAY.has(error.status);

/** Statuses with which the product, or a proxy in front of it, says that it cannot work now. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** The way from a button to a result: consent, camera or upload, analysing, result. */
export function usePhotoFlow(onDiscovered: (result: AnalysisResult) => void) {
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  const opener = useRef<HTMLElement | null>(null);
  // Which run is on the screen; an answer of another one is late and means nothing.
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  // Results of photos that were queued, one after the other, when nothing else is open.
  const [next] = useFinished();
  const isIdle = stage.at === 'idle';
  useEffect(() => {
    if (!next || !isIdle) return;
    taken(next);
    opener.current = null;
    setStage({ at: 'result', ...next });
    showToast({ title: TEXTS.complete, description: next.result.title });
  }, [next, isIdle]);

  /** Starts; `button` gets the focus back at the end. */
  function begin(way: Way, button: HTMLElement): void {
    opener.current = button;
    setStage({ at: 'consent', way });
  }

  async function analyse(photo: Photo): Promise<void> {
    const cached = cachedAnalysis(photo.imageKey, photo.locationContext);
    if (!navigator.onLine) {
      if (cached) return reveal(photo, cached);
      setStage({ at: 'idle' });
      return queuePhoto(photo);
    }

    run.current += 1;
    const mine = run.current;
    setStage({ at: 'analysing', photo, progress: null, result: null });
    const update = (change: Partial<Extract<Stage, { at: 'analysing' }>>) => {
      if (mine === run.current) setStage((now) => (now.at === 'analysing' ? { ...now, ...change } : now));
    };
    try {
      // Its discovery may have been deleted elsewhere.
      if (cached && (await stillStands(cached))) {
        if (mine === run.current) reveal(photo, cached);
        return;
      }
      const result = await analysePhoto(photo, (progress) => update({ progress }));
      cacheAnalysis(photo.imageKey, photo.locationContext, result);
      onDiscovered(result);
      update({ result });
    } catch (error) {
      if (mine !== run.current) return;
      setStage({ at: 'idle' });
      if (isUnavailable(error)) return queuePhoto(photo, 'unavailable');
      const sentence = error instanceof WorkFailure ? error.message : sentenceOf(error, TEXTS.failedFallback);
      showToast({ title: TEXTS.failed, description: sentence, destructive: true });
    }
  }

  /** Has the result that is shown written for another place; the one there is stays when that fails. */
  async function correct(place: PlaceChoice): Promise<void> {
    if (stage.at !== 'result') return;
    const { photo, result: former } = stage;
    run.current += 1;
    const mine = run.current;
    const begun: Stage = { at: 'analysing', photo, progress: null, result: null, correcting: true };
    setStage(begun);
    const update = (change: Partial<typeof begun>) => {
      if (mine === run.current) setStage((now) => (now.at === 'analysing' ? { ...now, ...change } : now));
    };
    try {
      const result = await correctPlace(former.id, place, (progress) => update({ progress }));
      replaceAnalysis(result);
      cacheAnalysis(photo.imageKey, photo.locationContext, result);
      onDiscovered(result);
      update({ result });
    } catch (error) {
      if (mine !== run.current) return;
      setStage({ at: 'result', photo, result: former });
      const { title, fallback } = CORRECTION.undone;
      const description = error instanceof WorkFailure ? error.message : sentenceOf(error, fallback);
      showToast({ title, description, destructive: true });
    }
  }

  function reveal(photo: Photo, result: AnalysisResult, corrected = false): void {
    setStage({ at: 'result', photo, result });
    const { title, description } = CORRECTION.done;
    if (corrected) showToast({ title, description: description(result.title) });
    else showToast({ title: TEXTS.complete, description: result.title });
  }

  return {
    stage,
    opener,
    begin,
    close: () => setStage({ at: 'idle' }),
    allow: (way: Way) => setStage({ at: way }),
    reveal,
    correct: (place: PlaceChoice) => void correct(place),
    /** Chooses a file anew. */
    upload: () => setStage({ at: 'upload' }),
    /** Says more about the one that was analysed. */
    sayMore: (photo: Photo) => setStage({ at: 'upload', former: { photo, file: fileOf(photo) } }),
    submitUpload(upload: Upload): void {
      try {
        const former = stage.at === 'upload' ? stage.former : undefined;
        const isFormer = former?.file === upload.file;
        void analyse(former && isFormer ? photoWithHints(former.photo, upload) : photoOfUpload(upload));
      } catch {
        showToast({ ...TEXTS.faults.upload, destructive: true });
      }
    },
    submitCapture(capture: Capture): void {
      try {
        void analyse(photoOfCapture(capture));
      } catch (error) {
        setStage({ at: 'idle' });
        const fault =
          error instanceof EmptyCapture
            ? TEXTS.faults.nothingCaptured
            : { title: TEXTS.failed, description: TEXTS.failedFallback };
        showToast({ ...fault, destructive: true });
      }
    },
  };
}
