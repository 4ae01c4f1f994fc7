import type { GuideProgress, GuideResponse } from '@placelore/contracts/content/guides.js';
import { type FollowEventsDeps, followEvents } from '../../lib/api/follow-job.js';

export interface FollowGuideDeps extends FollowEventsDeps {
  /** Requests the guide and waits for it. @throws HttpError, TypeError */
  fetchGuide: () => Promise<GuideResponse>;
}

/**
 * Follows a guide to its end by its events, or by waiting for the response if their stream breaks or goes silent.
 * @throws JobFailedError if writing fails; otherwise what `fetchGuide` throws.
 */
export async function followGuide(
  deps: FollowGuideDeps,
  onProgress: (progress: GuideProgress) => void,
): Promise<GuideResponse> {
  return (await followEvents<GuideResponse, GuideProgress>(deps, onProgress)) ?? (await deps.fetchGuide());
}

/**
 * Validates the response to a request for a guide, because a proxy may have responded instead of the API.
 * @throws Error whose message names the problem
 */
export function parseGuideResponse(response: unknown): GuideResponse {
  if (typeof response !== 'object' || response === null) throw new Error('Invalid response format');
  const { article, url } = response as { article?: unknown; url?: unknown };
  const isGuide = typeof article === 'object' && article !== null;
  if (!isGuide && typeof url !== 'string') throw new Error('Unexpected response format');
  return response as GuideResponse;
}
