import type { GuideAnswer, GuideProgress } from '@placelore/contracts/guides.js';
import { type EventTools, followEvents } from '../../lib/follow-work.js';

/** What following needs from outside. */
export interface FollowTools extends EventTools {
  /** Asks for the guide and waits for it. @throws HttpError, TypeError */
  ask: () => Promise<GuideAnswer>;
}

/**
 * Follows a guide to its end by its events; when their stream breaks or goes silent, by waiting for the answer.
 * @throws WorkFailure when it comes to nothing; what `ask` throws.
 */
export async function followGuide(
  tools: FollowTools,
  onProgress: (progress: GuideProgress) => void,
): Promise<GuideAnswer> {
  return (await followEvents<GuideAnswer, GuideProgress>(tools, onProgress)) ?? (await tools.ask());
}
