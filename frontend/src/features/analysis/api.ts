import {
  type Analysis,
  type AnalysisProgress,
  type AnalysisResult,
  analyses,
} from '@placelore/contracts/analysis/analyses.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import useSWR from 'swr';
import { buildRequest, call, send } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import type { Photo } from './capture/photo.js';
import { followAnalysis, getResult } from './progress/follow-analysis.js';

/** Returns the service that photos are sent to; undefined while it is unknown. */
export const usePhotoAnalyzer = () => useSWR(toKey(analyses.analyzer, {}), () => call(analyses.analyzer, {}));

function toFormData(photo: Photo): FormData {
  const form = new FormData();
  form.set('image', photo.image, photo.fileName);
  form.set('source', photo.source);
  form.set('keepPrivate', String(photo.keepPrivate));
  for (const name of ['location', 'latitude', 'longitude', 'siteDetails'] as const) {
    const value = photo[name];
    if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

/**
 * Sends a photo to be analyzed and follows the analysis to its end.
 * @throws HttpError if the photo is refused, JobFailedError if the analysis fails, TypeError without a network.
 */
export async function analyzePhoto(
  photo: Photo,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  const response = await send(
    analyses.create,
    {},
    { formData: toFormData(photo), headers: { prefer: 'respond-async' } },
  );
  if (response.status !== 202) return (await response.json()) as AnalysisResult;

  return follow((await response.json()) as Analysis, onProgress);
}

/**
 * Reads an analysis of the caller, and follows it to its end if it is still running.
 * @param onProgress called only while it is running
 * @throws as {@link analyzePhoto}; HttpError 404 for an analysis of another owner.
 */
export async function readAnalysis(
  id: string,
  onProgress: (progress: AnalysisProgress | null) => void,
): Promise<AnalysisResult> {
  const found = await call(analyses.byId, { id });
  // An error next to a result is why a correction failed. The page reported it at that time.
  if (found.result) return found.result;
  if (found.status === 'queued') onProgress(found.progress);
  return follow(found, onProgress);
}

/**
 * Requests a new result of an analysis for another place and follows the job to its end.
 * @throws as {@link analyzePhoto}; the result is unchanged then.
 */
export async function correctPlace(
  id: string,
  place: PlaceChoice,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  return follow(await call(analyses.correct, { id, ...place }), onProgress);
}

/** Deletes an analysis with its photo. A missing analysis counts as deleted. @throws HttpError */
export async function deleteAnalysis(id: string): Promise<void> {
  try {
    await call(analyses.delete, { id });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}

/** Deletes all analyses of the current user, page by page. @throws HttpError for the first that cannot be deleted */
export async function deleteMyAnalyses(): Promise<void> {
  for (;;) {
    const page = await call(analyses.list, {});
    if (page.length === 0) return;
    for (const { id } of page) await deleteAnalysis(id);
  }
}

function follow(
  started: Analysis,
  onProgress: (progress: AnalysisProgress) => void,
): AnalysisResult | Promise<AnalysisResult> {
  if (started.progress) onProgress(started.progress);
  const { id } = started;
  return (
    getResult(started) ??
    followAnalysis(
      {
        openEvents: () => new EventSource(buildRequest(analyses.events, { id }).url, { withCredentials: true }),
        readAnalysis: () => call(analyses.byId, { id }),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      },
      onProgress,
    )
  );
}
