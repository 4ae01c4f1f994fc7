import type { ReviewReason } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { Safety } from './discovery.entity.js';

/** Below this confidence (0 to 1) a place is a guess, which a person should see before everybody does. */
export const MIN_CONFIDENCE = 0.6;

export interface PublishingFacts {
  /** Null for a guest. A user has consented to sharing before the photo was analyzed. */
  userId: number | null;
  safety: Safety;
  confidence: number;
  contradicted: boolean;
}

/** Returns what keeps a discovery from becoming public by itself; nothing for one that may. */
export function getReviewReasons({ userId, safety, confidence, contradicted }: PublishingFacts): ReviewReason[] {
  const reasons: [boolean, ReviewReason][] = [
    [userId === null, 'guest'],
    [safety !== 'safe', 'photo'],
    // Written so that a confidence that is no number counts as none.
    [!(confidence >= MIN_CONFIDENCE), 'confidence'],
    [contradicted, 'contradiction'],
  ];
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []));
}
