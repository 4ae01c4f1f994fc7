import type { Near } from '@placelore/guidebook/guidebook.js';
import type { LandmarkRecord } from '@placelore/guidebook/records.js';
import { LAYOUT_NAMES, type LayoutName } from './landmark-layouts.js';
import { Variation } from './variation.js';

/** Neighbours whose layouts are looked at; fewer than there are layouts, so that one always remains. */
const LOOKED_AT = LAYOUT_NAMES.length - 1;

/**
 * A layout for each sight: the one its id leads to, or the next one that none of its nearest neighbours has, so that
 * who goes from page to page through a city does not read the same page twice.
 * @param nearOf the sights near a sight, the sight itself left out, nearest first
 */
export function chooseLayouts(
  sights: readonly LandmarkRecord[],
  nearOf: (sight: LandmarkRecord) => Near<LandmarkRecord>[],
): Map<string, LayoutName> {
  const chosen = new Map<string, LayoutName>();
  for (const sight of sights) {
    const decided = nearOf(sight).flatMap(({ record }) => chosen.get(record.id) ?? []);
    const taken = new Set(decided.slice(0, LOOKED_AT));
    const start = new Variation(sight.id).number('layout') % LAYOUT_NAMES.length;
    const inTurn = [...LAYOUT_NAMES.slice(start), ...LAYOUT_NAMES.slice(0, start)];
    chosen.set(sight.id, inTurn.find((name) => !taken.has(name))!);
  }
  return chosen;
}
