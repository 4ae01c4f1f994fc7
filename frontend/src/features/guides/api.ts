import { discoveries } from '@placelore/contracts/content/discoveries.js';
import {
  type DynamicGuide,
  type GuideProgress,
  type GuideResponse,
  guides,
} from '@placelore/contracts/content/guides.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useState } from 'react';
import useSWR from 'swr';
import { buildRequest, call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { followGuide, parseGuideResponse } from './follow-guide.js';
import type { GuideRequest } from './guide-request.js';
import { consumeTemporaryGuide } from './temporary-guide.js';

/** Until a guide that was just written is saved, in ms. */
const BACKUP_DELAY_MS = 1_000;
/** Until a guide that was handed over to its page is saved, in ms. */
const AUTO_SAVE_DELAY_MS = 2_000;

/** What a guide is asked for by; the same for everyone who asks at its address. */
export const toGuideArguments = ({ name, coordinates }: GuideRequest) => ({
  q: name,
  ...(coordinates && { lat: coordinates.lat, lng: coordinates.lng }),
});

export interface GuideReading {
  response: GuideResponse | undefined;
  /** How far it is, as long as it is being written and this is known. */
  progress: GuideProgress | null;
  /** WorkFailure, HttpError or TypeError. */
  error: unknown;
  retry: () => void;
}

/** The guide of an address, written when there is none. Work may be paid for, so it is tried again only when asked to. */
export function useGuide(request: GuideRequest): GuideReading {
  const [progress, setProgress] = useState<GuideProgress | null>(null);
  const { data, error, isValidating, mutate } = useSWR(
    request.name === '' ? null : toKey(guides.generate, toGuideArguments(request)),
    () => fetchGuide(request, setProgress),
    { shouldRetryOnError: false },
  );
  const retry = () => {
    setProgress(null);
    void mutate();
  };
  return { response: data, progress, error: isValidating ? undefined : error, retry };
}

async function fetchGuide(
  request: GuideRequest,
  onProgress: (progress: GuideProgress) => void,
): Promise<GuideResponse> {
  const args = toGuideArguments(request);
  const temporaryGuide = consumeTemporaryGuide(request.name);
  if (temporaryGuide) {
    scheduleBackup(temporaryGuide, AUTO_SAVE_DELAY_MS);
    return temporaryGuide;
  }
  const response = await followGuide(
    {
      openEvents: () => new EventSource(buildRequest(guides.events, args).url, { withCredentials: true }),
      fetchGuide: async () => parseGuideResponse(await call(guides.generate, args)),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    onProgress,
  );
  if (response.source !== 'cache') scheduleBackup(response, BACKUP_DELAY_MS);
  return response;
}

/** Has a guide written and waits for it; it is saved a moment later. @throws HttpError, TypeError, Error */
export async function writeGuide(q: string): Promise<GuideResponse> {
  const response = parseGuideResponse(await call(guides.generate, { q }));
  scheduleBackup(response, BACKUP_DELAY_MS);
  return response;
}

/** Has a guide to a nearby place written before anybody waits for it. Whether that works does not matter. */
export function generateInBackground(name: string, { lat, lng }: Coordinates): void {
  call(guides.generate, { q: name, lat, lng, source: 'nearby_attraction' }).catch(() => {});
}

/** Keeps a guide as a discovery. What stands in the way is no concern of whoever reads it: the guide itself is cached. */
function scheduleBackup(response: GuideResponse, delayMs: number): void {
  if (!('article' in response)) return;
  const body = toBackup(response.article);
  setTimeout(() => call(discoveries.saveBackup, body).catch(() => {}), delayMs);
}

const toBackup = (guide: DynamicGuide) => ({
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
