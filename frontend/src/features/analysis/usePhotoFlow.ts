import type { AnalysisProgress, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { JobFailedError } from '../../lib/api/follow-job.js';
import { getUserMessage, HttpError } from '../../lib/api/http-error.js';
import { getDeviceUserId } from '../../lib/device/device-user.js';
import { getDiscoveryPath } from '../../lib/urls.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { analyzePhoto, deleteAnalysis } from './api.js';
import { type Capture, EmptyCaptureError } from './capture/capture.js';
import { captureToPhoto, type Photo, type Upload, uploadToPhoto, withLocation } from './capture/photo.js';
import { markShown, useCompletedAnalyses } from './offline-queue/completed-analyses.js';
import { queuePhoto } from './offline-queue/queue.js';
import { announceResult } from './result/announce-result.js';
import { cacheAnalysis, getCachedAnalysis } from './result/cache/analysis-cache.js';
import { isStillValid } from './result/cache/cached-result.js';
import { rememberResult } from './result/cache/recent-results.js';
import { useFlowEntry } from './start/useFlowEntry.js';
import { STRINGS } from './strings.js';

export type PhotoMethod = 'camera' | 'upload';

export type Stage =
  | { status: 'idle' }
  /** `file` was dropped or pasted, and is uploaded without a file picker. */
  | { status: 'consent'; method: PhotoMethod; file: File | null }
  | { status: 'camera' }
  | { status: 'upload'; file: File | null }
  | { status: 'analyzing'; photo: Photo; progress: AnalysisProgress | null };

/**
 * Whether the server is unreachable, busy or too slow, so that the photo itself is not the problem. `fetch` throws a
 * TypeError if the network fails, which a browser may notice only then.
 */
function isUnavailable(error: unknown): boolean {
  if (error instanceof JobFailedError) return error.code === 'TIMED_OUT';
  return error instanceof HttpError ? UNAVAILABLE_STATUSES.has(error.status) : error instanceof TypeError;
}

/** Statuses for a server that is unavailable or too busy, and for an upload that was too slow. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Deletes the analysis whose question about the photo is answered by a later result, so that it is not listed as open. */
function closeQuestion(result: AnalysisResult, questionId: string | undefined): void {
  if (!result.identified || questionId === undefined || questionId === result.id) return;
  void deleteAnalysis(questionId).catch(() => undefined);
}

interface PhotoFlowOptions {
  /** Called after a photo was analyzed, before its result is shown. */
  onDiscovered: (result: AnalysisResult) => void;
  /** Whether the page shows a result, so that a queued one must wait. */
  isResultOpen: boolean;
}

/** Runs the steps from a button to the page of a result: consent, camera or upload, analysis. */
export function usePhotoFlow({ onDiscovered, isResultOpen }: PhotoFlowOptions) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ status: 'idle' });
  const opener = useRef<HTMLElement | null>(null);
  const keepPrivate = useRef(false);
  // Identifies the run that the overlay shows. Others continue in the background.
  const runId = useRef(0);
  useEffect(
    () => () => {
      runId.current += 1;
    },
    [],
  );

  const flowEntry = useFlowEntry(() => {
    runId.current += 1;
    setStage({ status: 'idle' });
  });
  /** Closes the open step, and leaves its entry in the browser's history. */
  function close(): void {
    setStage({ status: 'idle' });
    flowEntry.leave();
  }

  // Results of queued photos are shown one after another while nothing else is open.
  const [nextCompleted] = useCompletedAnalyses();
  const isFree = stage.status === 'idle' && !isResultOpen;
  useEffect(() => {
    if (!nextCompleted || !isFree) return;
    markShown(nextCompleted);
    opener.current = null;
    openResult(nextCompleted.photo, nextCompleted.result);
  });

  /**
   * Opens the page of a result; the browser's Back button returns from it.
   * @param questionId id of the former analysis of this photo, whose question is open below the steps
   */
  function openResult(photo: Photo, result: AnalysisResult, questionId?: string): void {
    rememberResult(photo, result);
    const open = (replace: boolean) =>
      // Both change in one transition, so that the photo moves from the overlay into the result.
      startTransition(() => {
        setStage({ status: 'idle' });
        void navigate(getDiscoveryPath(result.id), { replace, state: { isOpenedHere: true } });
      });
    // Back must not lead to the steps, which are finished, or to the question about this photo, which is answered.
    if (questionId === undefined) open(flowEntry.takeOver());
    else flowEntry.leave(() => open(true));
    announceResult(result, questionId !== undefined);
  }

  /** Starts the flow. At its end, `button` gets the focus back. */
  function begin(method: PhotoMethod, button: HTMLElement | null, file: File | null = null): void {
    opener.current = button;
    flowEntry.enter();
    setStage({ status: 'consent', method, file });
  }

  /** Continues after consent, which is asked for every photo. */
  function choose(method: PhotoMethod, isPrivate: boolean, file: File | null): void {
    keepPrivate.current = isPrivate;
    setStage(method === 'camera' ? { status: 'camera' } : { status: 'upload', file });
  }

  /** Analyzes a photo once it has been read, unless something else was started in the meantime. */
  function submit(reading: Promise<Photo>, onUnreadable: (error: unknown) => void): void {
    runId.current += 1;
    const thisRun = runId.current;
    void reading.then((photo) => (thisRun === runId.current ? analyze(photo) : undefined), onUnreadable);
  }

  /** @param questionId id of the former analysis of this photo, which is deleted once the place is known */
  async function analyze(photo: Photo, questionId?: string): Promise<void> {
    const cached = getCachedAnalysis(photo.imageKey, photo.locationContext);
    if (!navigator.onLine) {
      if (cached) return openResult(photo, cached, questionId);
      close();
      return queuePhoto(photo);
    }

    runId.current += 1;
    const thisRun = runId.current;
    const isShown = () => thisRun === runId.current;
    const userId = getDeviceUserId();
    setStage({ status: 'analyzing', photo, progress: null });
    try {
      // The discovery may have been deleted on another device.
      if (cached && (await isStillValid(cached))) {
        closeQuestion(cached, questionId);
        if (isShown()) openResult(photo, cached, questionId);
        return;
      }
      const result = await analyzePhoto(
        photo,
        (progress) => isShown() && setStage({ status: 'analyzing', photo, progress }),
      );
      // A result must not be shown to the next user of the device.
      if (getDeviceUserId() !== userId) return;
      cacheAnalysis(photo.imageKey, photo.locationContext, result);
      onDiscovered(result);
      closeQuestion(result, questionId);
      if (isShown()) openResult(photo, result, questionId);
      else reportInBackground(photo, result);
    } catch (error) {
      if (getDeviceUserId() !== userId) return;
      if (isShown()) close();
      if (isUnavailable(error)) return queuePhoto(photo, 'unavailable');
      const sentence = error instanceof JobFailedError ? error.message : getUserMessage(error, STRINGS.failedFallback);
      showToast({ title: STRINGS.failed, description: sentence, destructive: true });
    }
  }

  /** Offers a result that arrived while the traveler was doing something else. */
  function reportInBackground(photo: Photo, result: AnalysisResult): void {
    rememberResult(photo, result);
    const open = {
      name: STRINGS.open,
      run: () => void navigate(getDiscoveryPath(result.id), { state: { isOpenedHere: true } }),
    };
    showToast(
      result.identified
        ? { title: STRINGS.complete, description: result.title, action: open }
        : { title: STRINGS.asked, description: STRINGS.questionReady, action: open },
    );
  }

  return {
    stage,
    opener,
    begin,
    choose,
    close,
    /** Hides the overlay. The result is offered when it arrives. */
    continueInBackground(): void {
      runId.current += 1;
      close();
      showToast({ title: STRINGS.inBackground.title, description: STRINGS.inBackground.description });
    },
    /** Opens the file chooser again. */
    upload: () => setStage({ status: 'upload', file: null }),
    /** Analyzes a photo again, with a location hint, to answer the question of its analysis `questionId`. */
    lookAgain(photo: Photo, location: string, questionId: string): void {
      if (navigator.onLine) flowEntry.enter();
      void analyze(withLocation(photo, location), questionId);
    },
    submitUpload(upload: Upload): void {
      const photo = uploadToPhoto(upload, keepPrivate.current);
      submit(photo, () => showToast({ ...STRINGS.photoIssues.upload, destructive: true }));
    },
    submitCapture(capture: Capture): void {
      submit(captureToPhoto(capture, keepPrivate.current), (error) => {
        close();
        const issue =
          error instanceof EmptyCaptureError
            ? STRINGS.photoIssues.nothingCaptured
            : { title: STRINGS.failed, description: STRINGS.failedFallback };
        showToast({ ...issue, destructive: true });
      });
    },
  };
}
