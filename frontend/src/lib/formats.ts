import { distanceText } from '@placelore/contracts/great-circle.js';

/** Numbers, days and distances as they are written somewhere. Words stay English, as all texts are. */
export interface Formats {
  /** A count with thousands separated. */
  count(count: number): string;
  /** A day, from an ISO time; in one time zone for all, so that the server says the same day as the browser. */
  day(iso: string): string;
  /** A distance from metres: `850 m` and `1.2 km`, or `350 ft` and `0.7 mi`. */
  distance(metres: number): string;
  /** The same from how the API writes it; what is no distance stays as it is. */
  wireDistance(text: string): string;
  /** A time to walk, from seconds: `12 min`; never less than one minute. */
  minutes(seconds: number): string;
}

/** Where ways are measured in miles (CLDR, unit preferences of `length` for `road`). */
const MILES = new Set(['US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU', 'AS', 'MP', 'UM']);
/** Metres. */
const [MILE, FOOT] = [1609.344, 0.3048];
/** As {@link distanceText} writes it. */
const WIRE = /^(\d+(?:\.\d+)?) (m|km)$/;

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
  const unit = (name: string, digits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  const [mile, foot] = [unit('mile', 1), unit('foot')];
  const inMiles = (metres: number) =>
    metres < MILE / 10 ? foot.format(Math.round(metres / FOOT / 10) * 10) : mile.format(metres / MILE);
  const distance = measuresInMiles(locale) ? inMiles : distanceText;
  return {
    count: (count) => number.format(count),
    day: (iso) => day.format(new Date(iso)),
    distance,
    wireDistance: (text) => {
      const [, amount, of] = WIRE.exec(text) ?? [];
      return amount === undefined ? text : distance(Number(amount) * (of === 'km' ? 1000 : 1));
    },
    minutes: (seconds) => minute.format(Math.max(1, Math.round(seconds / 60))),
  };
}

/** Whether ways are measured in miles where a locale is of. */
export const measuresInMiles = (locale: string): boolean => MILES.has(locale.slice(-2));

/** English as it is written in the region that somebody's languages name first. */
export function localeOf(languages: readonly string[]): string {
  for (const language of languages) {
    const [, region] = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language) ?? [];
    if (region) return `en-${region}`;
  }
  return 'en';
}
