import type { ReviewReason } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { Safety } from './discovery.entity.js';

/** Confidence (0 to 1) below which a place is a guess, which an admin should review before it is public. */
export const MIN_CONFIDENCE = 0.6;

export interface PublishingFacts {
  /** Null for a guest. A user has consented to sharing before the photo was analyzed. */
  userId: number | null;
  safety: Safety;
  confidence: number;
  contradicted: boolean;
}

/** Returns the reasons that keep a discovery private; none for a publishable one. */
export function getReviewReasons({ userId, safety, confidence, contradicted }: PublishingFacts): ReviewReason[] {
  const reasons: [boolean, ReviewReason][] = [
    [userId === null, 'guest'],
    [safety !== 'safe', 'photo'],
    // The negated comparison also rejects NaN.
    [!(confidence >= MIN_CONFIDENCE), 'confidence'],
    [contradicted, 'contradiction'],
  ];
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []));
}
