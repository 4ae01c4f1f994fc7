import { distanceText } from '@placelore/contracts/great-circle.js';

/** Numbers and days as they are written somewhere, and distances. Words stay English, as all texts are. */
export interface Formats {
  /** A count with thousands separated. */
  count(count: number): string;
  /** A day, from an ISO time; in one time zone for all, so that the server says the same day as the browser. */
  day(iso: string): string;
  /** A distance from meters, in meters and kilometers for everybody, as the API writes it: `850 m`, `1.2 km`. */
  distance(meters: number): string;
  /** A time to walk, from seconds: `12 min`; never less than one minute. */
  minutes(seconds: number): string;
}

// Regions differ in the plural of the short word; one is enough.
const minute = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'short' });

const known = new Map<string, Formats>();

/** @param locale `en`, or `en-` and a region */
export function formatsFor(locale: string): Formats {
  const formats = known.get(locale) ?? makeFormats(locale);
  known.set(locale, formats);
  return formats;
}

function makeFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    count: (count) => number.format(count),
    day: (iso) => day.format(new Date(iso)),
    distance: distanceText,
    minutes: (seconds) => minute.format(Math.max(1, Math.round(seconds / 60))),
  };
}

/** English as it is written in the region that somebody's languages name first. */
export function localeOf(languages: readonly string[]): string {
  for (const language of languages) {
    const [, region] = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language) ?? [];
    if (region) return `en-${region}`;
  }
  return 'en';
}
