import { MAX_VISIT_MINUTES } from '@placelore/contracts/places/place-types.js';

/** Formats the minutes of a visit in words: "About 1 h 30 min". */
export function formatDuration(minutes: number): string {
  if (minutes >= MAX_VISIT_MINUTES) return 'A day or more';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `About ${[hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')}`;
}
