import { keepUnits } from '@placelore/contracts/content/citations/keep-units.js';
import type { Fact } from '@placelore/contracts/places/facts.js';

/** What a visitor plans with; null where no cited fact says it. */
export interface VisitPlan {
  /** Usual length of a visit, in minutes. */
  minutes: number | null;
  /** When to go, in the words of the source. */
  season: string | null;
}

/** Returns the plan of a visit from the facts that an article cites: a tip in minutes, and the best time. */
export function getVisitPlan(facts: readonly Fact[]): VisitPlan {
  const duration = facts.find(({ kind, unit, value }) => kind === 'tip' && unit === 'min' && Number(value) > 0);
  const season = facts.find(({ kind }) => kind === 'best time');
  return { minutes: duration ? Number(duration.value) : null, season: season?.statement ?? null };
}

/** Formats `45 min`, `2 h`, `2 h 30 min`. */
export function formatVisitTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return keepUnits([hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' '));
}
