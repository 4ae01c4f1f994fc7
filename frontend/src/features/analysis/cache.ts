import { type AnalysisResult, analysisResult } from '@placelore/contracts/analyses.js';
import { z } from 'zod';
import { type DeviceStore, deviceStore, forgetDevice, readDevice, writeDevice } from '../../lib/device-storage.js';

const NAME = 'analysis-cache';
const MOST_ENTRIES = 100;
/** How long an entry is valid, in ms. */
const VALID_MS = 7 * 24 * 60 * 60_000;

const entry = z.object({
  key: z.string(),
  result: analysisResult,
  /** ms since 1970. */
  timestamp: z.number(),
  locationContext: z.string().nullable(),
});
type Entry = z.infer<typeof entry>;

/** Names a chosen file without reading it. */
export const fileImageKey = (file: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  `file:${file.name}:${file.size}:${file.lastModified}`;

/** Names a capture by the length and the beginning of its data. */
export const dataImageKey = (imageData: string): string => `data:${imageData.length}:${imageData.slice(0, 50)}`;

const entryKey = (imageKey: string, locationContext: string | null): string =>
  locationContext ? `${imageKey}|${locationContext}` : imageKey;

/** What of the cache is still of use: entries of this form, and not too old. */
function entries(store: DeviceStore | null, now: number): Entry[] {
  const read = readDevice(NAME, store);
  if (!Array.isArray(read)) return [];
  return read
    .map((one) => entry.safeParse(one))
    .flatMap((one) => (one.success && now - one.data.timestamp < VALID_MS ? [one.data] : []));
}

/** The result for an image, with the location context when there is one, else without it. */
export function cachedAnalysis(
  imageKey: string,
  locationContext: string | null,
  store: DeviceStore | null = deviceStore(),
  now = Date.now(),
): AnalysisResult | undefined {
  const all = entries(store, now);
  const withKey = (key: string) => all.find((one) => one.key === key)?.result;
  return withKey(entryKey(imageKey, locationContext)) ?? withKey(imageKey);
}

/**
 * Keeps a result. One that identified nothing is not kept: the advice is to try again with more to go by, and the
 * lookup without context would answer that try with the same nothing.
 */
export function cacheAnalysis(
  imageKey: string,
  locationContext: string | null,
  result: AnalysisResult,
  store: DeviceStore | null = deviceStore(),
  now = Date.now(),
): void {
  if (!result.identified) return;
  const key = entryKey(imageKey, locationContext);
  const others = entries(store, now).filter((one) => one.key !== key);
  const newest = [{ key, result, timestamp: now, locationContext }, ...others]
    .toSorted((a, b) => b.timestamp - a.timestamp)
    .slice(0, MOST_ENTRIES);
  // When the browser has no room, the older half makes place.
  if (!writeDevice(NAME, newest, store)) writeDevice(NAME, newest.slice(0, Math.ceil(newest.length / 2)), store);
}

/** A result that was written for another place stands wherever the former one stood. */
export function replaceAnalysis(
  result: AnalysisResult,
  store: DeviceStore | null = deviceStore(),
  now = Date.now(),
): void {
  const replaced = entries(store, now).map((one) => (one.result.id === result.id ? { ...one, result } : one));
  writeDevice(NAME, replaced, store);
}

/** Forgets the results that became a discovery which is no more. */
export function forgetAnalysesOf(discoveryId: number, store: DeviceStore | null = deviceStore()): void {
  const left = entries(store, Date.now()).filter((one) => one.result.discoveryId !== discoveryId);
  writeDevice(NAME, left, store);
}

/** Forgets all results, because somebody else may use the device next. */
export function forgetAnalyses(store: DeviceStore | null = deviceStore()): void {
  forgetDevice(NAME, store);
}
