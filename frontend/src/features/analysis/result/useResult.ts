import { type AnalysisProgress, type AnalysisResult, analyses } from '@placelore/contracts/analysis/analyses.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { useEffect, useRef, useState } from 'react';
import { JobFailedError } from '../../../lib/api/follow-job.js';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { useHydratedData } from '../../../lib/cache/hydrated-data.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { correctPlace, readAnalysis } from '../api.js';
import { announceResult } from './announce-result.js';
import { cacheAnalysis, findCachedAnalysis, replaceCachedAnalysis } from './cache/analysis-cache.js';
import { getRecentResult, rememberResult } from './cache/recent-results.js';
import { STRINGS } from './correction/correction-strings.js';

export type ResultState =
  | { status: 'loading' }
  | { status: 'analyzing'; progress: AnalysisProgress | null }
  | { status: 'shown'; result: AnalysisResult }
  /** The analysis was deleted, or belongs to another owner. */
  | { status: 'missing' }
  | { status: 'failed'; message: string };

/** Statuses for an analysis that the caller may not see, and for an invalid id. */
const MISSING_STATUSES: ReadonlySet<number> = new Set([400, 404]);

/** Reads the result of an analysis of the caller, follows it while it is created, and corrects its place. */
export function useResult(id: string, onDiscovered: (result: AnalysisResult) => void) {
  const recent = getRecentResult(id);
  const hydrated = useHydratedData(toKey(analyses.byId, { id }));
  const known = recent?.result ?? hydrated?.result;
  const [state, setState] = useState<ResultState>(() =>
    known ? { status: 'shown', result: known } : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const discovered = useRef(onDiscovered);
  discovered.current = onDiscovered;

  useEffect(() => {
    if (getRecentResult(id) || hydrated?.result) return;
    let isCurrent = true;
    const show = (next: ResultState) => isCurrent && setState(next);
    let wasQueued = false;
    const onProgress = (progress: AnalysisProgress | null) => {
      wasQueued = true;
      show({ status: 'analyzing', progress });
    };
    readAnalysis(id, onProgress).then(
      (result) => {
        show({ status: 'shown', result });
        if (wasQueued) discovered.current(result);
      },
      (error: unknown) => show(toFailure(id, error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);

  /** Requests the result for another place. If that fails, the existing result stays. */
  async function correct(place: PlaceChoice): Promise<void> {
    if (state.status !== 'shown') return;
    const { result: previous } = state;
    const show = (next: ResultState) => isMounted.current && setState(next);
    show({ status: 'analyzing', progress: null });
    try {
      const result = await correctPlace(id, place, (progress) => show({ status: 'analyzing', progress }));
      replaceCachedAnalysis(result);
      const photo = getRecentResult(id)?.photo;
      if (photo) {
        cacheAnalysis(photo.imageKey, photo.locationContext, result);
        rememberResult(photo, result);
      }
      discovered.current(result);
      show({ status: 'shown', result });
      if (!previous.identified) announceResult(result, true);
      else showToast({ ...STRINGS.corrected(result.title), isBrief: true });
    } catch (error) {
      show({ status: 'shown', result: previous });
      const { title, fallback } = STRINGS.correctionFailed;
      const description = error instanceof JobFailedError ? error.message : getUserMessage(error, fallback);
      showToast({ title, description, destructive: true });
    }
  }

  return {
    state,
    photo: recent?.photo ?? null,
    /** Whether the result came with the server-rendered page. */
    isHydrated: hydrated !== undefined,
    correct: (place: PlaceChoice) => void correct(place),
    retry(): void {
      setState({ status: 'loading' });
      setAttempt((before) => before + 1);
    },
  };
}

/** Returns the copy on this device if the server cannot be reached. */
function toFailure(id: string, error: unknown): ResultState {
  if (error instanceof HttpError && MISSING_STATUSES.has(error.status)) return { status: 'missing' };
  const result = findCachedAnalysis(id);
  if (result) return { status: 'shown', result };
  const message = error instanceof JobFailedError ? error.message : getUserMessage(error, STRINGS.loadFailed);
  return { status: 'failed', message };
}
