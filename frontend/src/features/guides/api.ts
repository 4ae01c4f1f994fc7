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

/** Ms before a newly written guide is saved. */
const BACKUP_DELAY_MS = 1_000;
/** Ms before a guide that was passed to its page is saved. */
const AUTO_SAVE_DELAY_MS = 2_000;

/** Builds the arguments of a guide's request, which are the same for every visitor of its URL. */
export const toGuideArguments = ({ name, coordinates }: GuideRequest) => ({
  q: name,
  ...(coordinates && { lat: coordinates.lat, lng: coordinates.lng }),
});

export interface GuideReading {
  response: GuideResponse | undefined;
  /** Progress while the guide is being written; null until it is known. */
  progress: GuideProgress | null;
  /** A JobFailedError, HttpError or TypeError; null without one. */
  error: unknown;
  retry: () => void;
}

/**
 * Returns the guide of a URL. If there is none, it is written. Writing may cost money, so it is retried only on
 * request.
 */
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

/** Requests a guide, waits for it, and saves it a moment later. @throws HttpError, TypeError, Error */
export async function writeGuide(q: string): Promise<GuideResponse> {
  const response = parseGuideResponse(await call(guides.generate, { q }));
  scheduleBackup(response, BACKUP_DELAY_MS);
  return response;
}

/** Requests the guide to a nearby place in advance. Failures are ignored. */
export function generateInBackground(name: string, { lat, lng }: Coordinates): void {
  call(guides.generate, { q: name, lat, lng, source: 'nearby_attraction' }).catch(() => {});
}

/** Saves a guide as a discovery. Failures are ignored, because the guide itself is cached. */
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
