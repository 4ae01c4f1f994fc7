import { getDoubts } from '@placelore/contracts/analysis/identification.js';
import type { ReviewReason } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { Discovery, Safety } from './discovery.entity.js';

export interface PublishingFacts {
  /** Null for a guest. A user consented to sharing before the photo was analyzed. */
  userId: number | null;
  safety: Safety;
  /** Whether the place that the photo shows is known, and not only where it was taken. */
  identified: boolean;
  /** 0 to 1. */
  confidence: number;
  contradicted: boolean;
  /** Whether its owner keeps it private. */
  isKeptPrivate: boolean;
}

/** Returns the reasons why a discovery must stay private; none if it can be published. */
export function getReviewReasons(facts: PublishingFacts): ReviewReason[] {
  const { userId, safety, identified: isIdentified, confidence, contradicted: isContradicted, isKeptPrivate } = facts;
  return [
    ...(userId === null ? (['guest'] as const) : []),
    ...(safety === 'safe' ? [] : (['photo'] as const)),
    ...(isKeptPrivate ? (['owner'] as const) : []),
    ...getDoubts({ isIdentified, confidence, isContradicted }),
  ];
}

/** Whether a discovery is public, is private until its review, or is private until an admin publishes it. */
export type PublicationState = 'public' | 'in review' | 'hidden';

/** Returns the state. An admin who hides a discovery clears its review reasons, and a saved guide never has any. */
export function getPublicationState({
  isPublic,
  reviewReasons,
}: Pick<Discovery, 'isPublic' | 'reviewReasons'>): PublicationState {
  if (isPublic) return 'public';
  return reviewReasons.length > 0 ? 'in review' : 'hidden';
}
