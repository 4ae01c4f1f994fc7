/** Straight-line distance in meters above which travelers hardly walk between two sights. */
export const MAX_WALK_METERS = 5_000;
/** Straight-line distance in meters above which the time by car says little, because of seas, borders and nights. */
export const MAX_DRIVE_METERS = 500_000;

/**
 * How much longer roads are than the straight line, on average over countries: 1.2 to 1.5 (Ballou, Rahardja and Sakai,
 * "Selected country circuity factors for road travel distance estimation", Transportation Research A 36, 2002).
 */
const ROAD_CIRCUITY = 1.3;
/** Assumed speeds in meters per hour: through a town at both ends, and on main roads between. */
const TOWN_SPEED = 30_000;
const ROAD_SPEED = 75_000;
/** Meters of the way that lead through towns. */
const TOWN_METERS = 10_000;

/** Steps to which a time is rounded, because it is a guess: up to these minutes, these steps. */
const ROUNDING: readonly [upTo: number, step: number][] = [
  [60, 5],
  [180, 15],
  [Number.POSITIVE_INFINITY, 30],
];

/**
 * Estimates the seconds of a way by car from the straight line between its ends: 1.3 times as far by road, of which
 * 10 km at 30 km/h and the rest at 75 km/h. Knows no roads, waters or ferries, so it must be shown as an estimate.
 */
export function estimateDriveSeconds(straightMeters: number): number {
  const meters = straightMeters * ROAD_CIRCUITY;
  const townMeters = Math.min(meters, TOWN_METERS);
  const minutes = (townMeters / TOWN_SPEED + (meters - townMeters) / ROAD_SPEED) * 60;
  const [, step] = ROUNDING.find(([upTo]) => minutes <= upTo)!;
  return Math.max(step, Math.round(minutes / step) * step) * 60;
}
