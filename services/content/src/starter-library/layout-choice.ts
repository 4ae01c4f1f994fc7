import type { NearbyRecord } from '@placelore/guidebook/guidebook.js';
import type { LandmarkRecord } from '@placelore/guidebook/records.js';
import { LAYOUT_NAMES, type LayoutName } from './landmark-layouts.js';
import { SeededChoice } from './variation.js';

/** Neighbours whose layouts are looked at; fewer than there are layouts, so that one always remains. */
const MAX_COMPARED_LAYOUTS = LAYOUT_NAMES.length - 1;

/**
 * A layout for each sight: the one its id leads to, or the next one that none of its nearest neighbours has, so that
 * who goes from page to page through a city does not read the same page twice.
 * @param findNearby the sights near a sight, the sight itself left out, nearest first
 */
export function chooseLayouts(
  landmarks: readonly LandmarkRecord[],
  findNearby: (landmark: LandmarkRecord) => NearbyRecord<LandmarkRecord>[],
): Map<string, LayoutName> {
  const chosen = new Map<string, LayoutName>();
  for (const landmark of landmarks) {
    const nearbyLayouts = findNearby(landmark).flatMap(({ record }) => chosen.get(record.id) ?? []);
    const takenLayouts = new Set(nearbyLayouts.slice(0, MAX_COMPARED_LAYOUTS));
    const start = new SeededChoice(landmark.id).hash('layout') % LAYOUT_NAMES.length;
    const candidates = [...LAYOUT_NAMES.slice(start), ...LAYOUT_NAMES.slice(0, start)];
    chosen.set(landmark.id, candidates.find((name) => !takenLayouts.has(name))!);
  }
  return chosen;
}
