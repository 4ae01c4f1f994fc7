import { discoveries } from '@placelore/contracts/discoveries.js';
import type { Coordinates } from '@placelore/contracts/geography.js';
import { type DynamicGuide, type GuideAnswer, type GuideProgress, guides } from '@placelore/contracts/guides.js';
import { useState } from 'react';
import useSWR from 'swr';
import { call } from '../../lib/api.js';
import { requestOf } from '../../lib/api-request.js';
import { keyOf } from '../../lib/server-state.js';
import { followGuide } from './follow.js';
import type { GuideAddress } from './guide-address.js';
import { checkedAnswer } from './guide-answer.js';
import { takeTemporaryGuide } from './temporary-guide.js';

/** Until a guide that was just written is saved, in ms. */
const BACKUP_AFTER_MS = 1_000;
/** Until a guide that was handed over to its page is saved, in ms. */
const AUTO_SAVE_AFTER_MS = 2_000;

/** What a guide is asked for by; the same for everyone who asks at its address. */
export const guideArguments = ({ name, coordinates }: GuideAddress) => ({
  q: name,
  ...(coordinates && { lat: coordinates.lat, lng: coordinates.lng }),
});

export interface GuideReading {
  answer: GuideAnswer | undefined;
  /** How far it is, as long as it is being written and this is known. */
  progress: GuideProgress | null;
  /** WorkFailure, HttpError or TypeError. */
  error: unknown;
  retry: () => void;
}

/** The guide of an address, written when there is none. Work may be paid for, so it is tried again only when asked to. */
export function useGuide(address: GuideAddress): GuideReading {
  const [progress, setProgress] = useState<GuideProgress | null>(null);
  const { data, error, isValidating, mutate } = useSWR(
    address.name === '' ? null : keyOf(guides.generate, guideArguments(address)),
    () => readGuide(address, setProgress),
    { shouldRetryOnError: false },
  );
  const retry = () => {
    setProgress(null);
    void mutate();
  };
  return { answer: data, progress, error: isValidating ? undefined : error, retry };
}

async function readGuide(address: GuideAddress, onProgress: (progress: GuideProgress) => void): Promise<GuideAnswer> {
  const args = guideArguments(address);
  const handedOver = takeTemporaryGuide(address.name);
  if (handedOver) {
    saveLater(handedOver, AUTO_SAVE_AFTER_MS);
    return handedOver;
  }
  const answer = await followGuide(
    {
      openEvents: () => new EventSource(requestOf(guides.events, args).url, { withCredentials: true }),
      ask: async () => checkedAnswer(await call(guides.generate, args)),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    onProgress,
  );
  if (answer.source !== 'cache') saveLater(answer, BACKUP_AFTER_MS);
  return answer;
}

/** Has a guide written and waits for it; it is saved a moment later. @throws HttpError, TypeError, Error */
export async function writeGuide(q: string): Promise<GuideAnswer> {
  const answer = checkedAnswer(await call(guides.generate, { q }));
  saveLater(answer, BACKUP_AFTER_MS);
  return answer;
}

/** Has a guide to a nearby place written before anybody waits for it. Whether that works does not matter. */
export function writeInBackground(name: string, { lat, lng }: Coordinates): void {
  call(guides.generate, { q: name, lat, lng, source: 'nearby_attraction' }).catch(() => {});
}

/** Keeps a guide as a discovery. What stands in the way is no concern of whoever reads it: the guide itself is cached. */
function saveLater(answer: GuideAnswer, ms: number): void {
  if (!('article' in answer)) return;
  const body = backupOf(answer.article);
  setTimeout(() => call(discoveries.backUp, body).catch(() => {}), ms);
}

const backupOf = (guide: DynamicGuide) => ({
  title: guide.title,
  description: guide.description,
  content: guide.content,
  location: guide.location,
  category: guide.category,
  culturalSignificance: guide.culturalSignificance,
  nearbyAttractions: guide.nearbyAttractions.map(({ name }) => ({ name })),
  skipAutoSave: true,
  isPublic: true,
});
