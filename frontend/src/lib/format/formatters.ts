import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { useSyncExternalStore } from 'react';

/** Numbers and days as they are written somewhere, and distances. Words stay English, as all texts are. */
export interface Formatters {
  /** A count with thousands separated. */
  formatCount(count: number): string;
  /** A day, from an ISO time; in one time zone for all, so that the server says the same day as the browser. */
  formatDay(iso: string): string;
  /** A distance from meters, in meters and kilometers for everybody, as the API writes it: `850 m`, `1.2 km`. */
  formatDistance(meters: number): string;
  /** A time to walk, from seconds: `12 min`; never less than one minute. */
  formatMinutes(seconds: number): string;
}

// Regions differ in the plural of the short word; one is enough.
const minuteFormat = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'short' });

const formattersByLocale = new Map<string, Formatters>();

/** @param locale `en`, or `en-` and a region */
export function getFormatters(locale: string): Formatters {
  const formatters = formattersByLocale.get(locale) ?? createFormatters(locale);
  formattersByLocale.set(locale, formatters);
  return formatters;
}

function createFormatters(locale: string): Formatters {
  const numberFormat = new Intl.NumberFormat(locale);
  const dayFormat = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    formatCount: (count) => numberFormat.format(count),
    formatDay: (iso) => dayFormat.format(new Date(iso)),
    formatDistance: formatMetricDistance,
    formatMinutes: (seconds) => minuteFormat.format(Math.max(1, Math.round(seconds / 60))),
  };
}

/** English as it is written in the region that somebody's languages name first. */
export function chooseLocale(languages: readonly string[]): string {
  for (const language of languages) {
    const [, region] = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language) ?? [];
    if (region) return `en-${region}`;
  }
  return 'en';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/** The formats of whoever reads. A page that came from the server has the general ones until it is taken over. */
export const useFormatters = (): Formatters =>
  getFormatters(
    useSyncExternalStore(
      subscribe,
      () => chooseLocale(navigator.languages),
      () => 'en',
    ),
  );
