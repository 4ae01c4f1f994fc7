import type { GuideProgress, GuideResponse } from '@placelore/contracts/guides.js';
import { type FollowEventsDeps, followEvents } from '../../lib/follow-work.js';

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
