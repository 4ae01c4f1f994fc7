import type { AnalysisProgress, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { useEffect, useRef, useState } from 'react';
import { JobFailedError } from '../../lib/api/follow-job.js';
import { getUserMessage, HttpError } from '../../lib/api/http-error.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { analyzePhoto, correctPlace } from './api.js';
import { type Capture, EmptyCaptureError } from './capture/capture.js';
import { captureToPhoto, type Photo, type Upload, uploadToPhoto, withLocation } from './capture/photo.js';
import { markShown, useCompletedAnalyses } from './offline-queue/completed-analyses.js';
import { queuePhoto } from './offline-queue/queue.js';
import { cacheAnalysis, getCachedAnalysis, replaceCachedAnalysis } from './result/analysis-cache.js';
import { isStillValid } from './result/cached-result.js';
import { STRINGS as CORRECTION } from './result/correction-strings.js';
import { STRINGS } from './strings.js';

export type PhotoMethod = 'camera' | 'upload';

export type Stage =
  | { status: 'idle' }
  | { status: 'consent'; method: PhotoMethod }
  | { status: 'camera' }
  | { status: 'upload' }
  | {
      status: 'analyzing';
      photo: Photo;
      progress: AnalysisProgress | null;
      result: AnalysisResult | null;
      /** Whether a result exists already and is requested for another place. */
      correcting?: true;
    }
  | { status: 'result'; photo: Photo; result: AnalysisResult };

/** Checks whether the server is unavailable or too slow, so that the photo itself is fine. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof JobFailedError
    ? error.code === 'TIMED_OUT'
    : error instanceof HttpError && UNAVAILABLE_STATUSES.has(error.status);

/** Statuses with which the server or a proxy reports that it is unavailable. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Success is a named place; a photo that is not identified asks for it, which is no news. */
function announce({ identified, title }: AnalysisResult): void {
  if (identified) showToast({ title: STRINGS.complete, description: title });
}

/** Runs the steps from a button to a result: consent, camera or upload, analysis, result. */
export function usePhotoFlow(onDiscovered: (result: AnalysisResult) => void) {
  const [stage, setStage] = useState<Stage>({ status: 'idle' });
  const opener = useRef<HTMLElement | null>(null);
  // Identifies the current run, so that late responses of an earlier one are ignored.
  const runId = useRef(0);
  useEffect(
    () => () => {
      runId.current += 1;
    },
    [],
  );

  // Results of queued photos are shown one after the other when nothing else is open.
  const [nextCompleted] = useCompletedAnalyses();
  const isIdle = stage.status === 'idle';
  useEffect(() => {
    if (!nextCompleted || !isIdle) return;
    markShown(nextCompleted);
    opener.current = null;
    setStage({ status: 'result', ...nextCompleted });
    announce(nextCompleted.result);
  }, [nextCompleted, isIdle]);

  /** Starts the flow; `button` gets the focus back at the end. */
  function start(method: PhotoMethod, button: HTMLElement): void {
    opener.current = button;
    setStage({ status: 'consent', method });
  }

  /** Analyzes a photo once it was read, unless something else was started meanwhile. */
  function submit(reading: Promise<Photo>, onUnreadable: (error: unknown) => void): void {
    runId.current += 1;
    const thisRun = runId.current;
    void reading.then((photo) => (thisRun === runId.current ? analyze(photo) : undefined), onUnreadable);
  }

  async function analyze(photo: Photo): Promise<void> {
    const cached = getCachedAnalysis(photo.imageKey, photo.locationContext);
    if (!navigator.onLine) {
      if (cached) return showResult(photo, cached);
      setStage({ status: 'idle' });
      return queuePhoto(photo);
    }

    runId.current += 1;
    const thisRun = runId.current;
    setStage({ status: 'analyzing', photo, progress: null, result: null });
    const update = (change: Partial<Extract<Stage, { status: 'analyzing' }>>) => {
      if (thisRun === runId.current) setStage((now) => (now.status === 'analyzing' ? { ...now, ...change } : now));
    };
    try {
      // The discovery may have been deleted on another device.
      if (cached && (await isStillValid(cached))) {
        if (thisRun === runId.current) showResult(photo, cached);
        return;
      }
      const result = await analyzePhoto(photo, (progress) => update({ progress }));
      cacheAnalysis(photo.imageKey, photo.locationContext, result);
      onDiscovered(result);
      update({ result });
    } catch (error) {
      if (thisRun !== runId.current) return;
      setStage({ status: 'idle' });
      if (isUnavailable(error)) return queuePhoto(photo, 'unavailable');
      const sentence = error instanceof JobFailedError ? error.message : getUserMessage(error, STRINGS.failedFallback);
      showToast({ title: STRINGS.failed, description: sentence, destructive: true });
    }
  }

  /** Requests the displayed result for another place; the existing one stays when that fails. */
  async function correct(place: PlaceChoice): Promise<void> {
    if (stage.status !== 'result') return;
    const { photo, result: previousResult } = stage;
    runId.current += 1;
    const thisRun = runId.current;
    const correctingStage: Stage = {
      status: 'analyzing',
      photo,
      progress: null,
      result: null,
      // A place that was only offered becomes the first result.
      ...(previousResult.identified && { correcting: true }),
    };
    setStage(correctingStage);
    const update = (change: Partial<typeof correctingStage>) => {
      if (thisRun === runId.current) setStage((now) => (now.status === 'analyzing' ? { ...now, ...change } : now));
    };
    try {
      const result = await correctPlace(previousResult.id, place, (progress) => update({ progress }));
      replaceCachedAnalysis(result);
      cacheAnalysis(photo.imageKey, photo.locationContext, result);
      onDiscovered(result);
      update({ result });
    } catch (error) {
      if (thisRun !== runId.current) return;
      setStage({ status: 'result', photo, result: previousResult });
      const { title, fallback } = CORRECTION.correctionFailed;
      const description = error instanceof JobFailedError ? error.message : getUserMessage(error, fallback);
      showToast({ title, description, destructive: true });
    }
  }

  function showResult(photo: Photo, result: AnalysisResult, isCorrected = false): void {
    setStage({ status: 'result', photo, result });
    const { title, description } = CORRECTION.corrected;
    if (isCorrected) showToast({ title, description: description(result.title) });
    else announce(result);
  }

  return {
    stage,
    opener,
    begin: start,
    close: () => setStage({ status: 'idle' }),
    allow: (method: PhotoMethod) => setStage({ status: method }),
    reveal: showResult,
    correct: (place: PlaceChoice) => void correct(place),
    /** Opens the file chooser again. */
    upload: () => setStage({ status: 'upload' }),
    /** Analyzes a photo again, with words about its place. */
    lookAgain: (photo: Photo, location: string) => void analyze(withLocation(photo, location)),
    submitUpload(upload: Upload): void {
      submit(uploadToPhoto(upload), () => showToast({ ...STRINGS.photoIssues.upload, destructive: true }));
    },
    submitCapture(capture: Capture): void {
      submit(captureToPhoto(capture), (error) => {
        setStage({ status: 'idle' });
        const issue =
          error instanceof EmptyCaptureError
            ? STRINGS.photoIssues.nothingCaptured
            : { title: STRINGS.failed, description: STRINGS.failedFallback };
        showToast({ ...issue, destructive: true });
      });
    },
  };
}
