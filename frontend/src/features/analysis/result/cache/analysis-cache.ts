import { type AnalysisResult, analysisResult } from '@placelore/contracts/analysis/analyses.js';
import { z } from 'zod';
import {
  clearDevice,
  type DeviceStore,
  getDeviceStore,
  readDevice,
  writeDevice,
} from '../../../../lib/device/device-storage.js';

const STORAGE_NAME = 'analysis-cache';
const MAX_ENTRIES = 100;
const ENTRY_TTL_MS = 7 * 24 * 60 * 60_000;

const entrySchema = z.object({
  key: z.string(),
  result: analysisResult,
  /** Unix time in ms. */
  timestamp: z.number(),
  locationContext: z.string().nullable(),
});
type CacheEntry = z.infer<typeof entrySchema>;

const buildEntryKey = (imageKey: string, locationContext: string | null): string =>
  locationContext ? `${imageKey}|${locationContext}` : imageKey;

/** Returns the entries that are valid and not expired. */
function readEntries(store: DeviceStore | null, now: number): CacheEntry[] {
  const stored = readDevice(STORAGE_NAME, store);
  if (!Array.isArray(stored)) return [];
  return stored
    .map((entry) => entrySchema.safeParse(entry))
    .flatMap((entry) => (entry.success && now - entry.data.timestamp < ENTRY_TTL_MS ? [entry.data] : []));
}

/** Returns the result for an image with this location context, or otherwise the one without a context. */
export function getCachedAnalysis(
  imageKey: string | null,
  locationContext: string | null,
  store: DeviceStore | null = getDeviceStore(),
  now = Date.now(),
): AnalysisResult | undefined {
  if (imageKey === null) return undefined;
  const entries = readEntries(store, now);
  const findByKey = (key: string) => entries.find((entry) => entry.key === key)?.result;
  return findByKey(buildEntryKey(imageKey, locationContext)) ?? findByKey(imageKey);
}

/** Returns the result of an analysis, whichever photo it belongs to. */
export const findCachedAnalysis = (
  id: string,
  store: DeviceStore | null = getDeviceStore(),
  now = Date.now(),
): AnalysisResult | undefined => readEntries(store, now).find(({ result }) => result.id === id)?.result;

/**
 * Caches a result. Unidentified results are not cached: users are advised to try again with hints, and a lookup would
 * find the result without hints.
 */
export function cacheAnalysis(
  imageKey: string | null,
  locationContext: string | null,
  result: AnalysisResult,
  store: DeviceStore | null = getDeviceStore(),
  now = Date.now(),
): void {
  if (imageKey === null || !result.identified) return;
  const key = buildEntryKey(imageKey, locationContext);
  const otherEntries = readEntries(store, now).filter((entry) => entry.key !== key);
  const newest = [{ key, result, timestamp: now, locationContext }, ...otherEntries]
    .toSorted((a, b) => b.timestamp - a.timestamp)
    .slice(0, MAX_ENTRIES);
  // When storage is full, the older half is dropped.
  if (!writeDevice(STORAGE_NAME, newest, store))
    writeDevice(STORAGE_NAME, newest.slice(0, Math.ceil(newest.length / 2)), store);
}

/** Replaces a result in every entry after a place correction. */
export function replaceCachedAnalysis(
  result: AnalysisResult,
  store: DeviceStore | null = getDeviceStore(),
  now = Date.now(),
): void {
  const replaced = readEntries(store, now).map((entry) =>
    entry.result.id === result.id ? { ...entry, result } : entry,
  );
  writeDevice(STORAGE_NAME, replaced, store);
}

/** Deletes the results of a deleted discovery. */
export function deleteAnalysesOfDiscovery(discoveryId: number, store: DeviceStore | null = getDeviceStore()): void {
  const remaining = readEntries(store, Date.now()).filter((entry) => entry.result.discoveryId !== discoveryId);
  writeDevice(STORAGE_NAME, remaining, store);
}

/** Deletes all results so that the next user of the device cannot see them. */
export function clearAnalysisCache(store: DeviceStore | null = getDeviceStore()): void {
  clearDevice(STORAGE_NAME, store);
}
