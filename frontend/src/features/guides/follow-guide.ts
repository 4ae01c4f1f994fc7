import type { GuideProgress, GuideResponse } from '@placelore/contracts/content/guides.js';
import { type FollowEventsDeps, followEvents } from '../../lib/api/follow-job.js';

/** What following needs from outside. */
export interface FollowGuideDeps extends FollowEventsDeps {
  /** Asks for the guide and waits for it. @throws HttpError, TypeError */
  fetchGuide: () => Promise<GuideResponse>;
}

/**
 * Follows a guide to its end by its events; when their stream breaks or goes silent, by waiting for the answer.
 * @throws WorkFailure when it comes to nothing; what `ask` throws.
 */
export async function followGuide(
  deps: FollowGuideDeps,
  onProgress: (progress: GuideProgress) => void,
): Promise<GuideResponse> {
  return (await followEvents<GuideResponse, GuideProgress>(deps, onProgress)) ?? (await deps.fetchGuide());
}

/**
 * What the API answered to a request for a guide, if it is one: something between here and there may have answered in
 * its place.
 * @throws Error with the name of the fault
 */
export function parseGuideResponse(response: unknown): GuideResponse {
  if (typeof response !== 'object' || response === null) throw new Error('Invalid response format');
  const { article, url } = response as { article?: unknown; url?: unknown };
  const isGuide = typeof article === 'object' && article !== null;
  if (!isGuide && typeof url !== 'string') throw new Error('Unexpected response format');
  return response as GuideResponse;
}
