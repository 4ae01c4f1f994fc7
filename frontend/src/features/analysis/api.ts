import {
  type Analysis,
  type AnalysisProgress,
  type AnalysisResult,
  analyses,
} from '@placelore/contracts/analysis/analyses.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { buildRequest, call, send } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import type { Photo } from './capture/photo.js';
import { followAnalysis, getResult } from './progress/follow-analysis.js';

function toFormData(photo: Photo): FormData {
  const form = new FormData();
  form.set('image', photo.image, photo.fileName);
  form.set('source', photo.source);
  for (const name of ['location', 'latitude', 'longitude', 'siteDetails'] as const) {
    const value = photo[name];
    if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

/**
 * Has a photo analysed and follows the work to its end.
 * @throws HttpError when the photo is refused, WorkFailure when the analysis fails, TypeError without a network.
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
 * Has the result of an analysis written for another place, and follows the work to its end.
 * @throws as {@link analyzePhoto}; the result is then as it was.
 */
export async function correctPlace(
  id: string,
  place: PlaceChoice,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  return follow(await call(analyses.correct, { id, ...place }), onProgress);
}

/** Deletes an analysis with its photo; one that is gone already is no fault. @throws HttpError */
export async function deleteAnalysis(id: string): Promise<void> {
  try {
    await call(analyses.delete, { id });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}

/** Deletes all of one's own analyses, page by page. @throws HttpError at the first that stays */
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
