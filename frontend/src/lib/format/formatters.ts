import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { useSyncExternalStore } from 'react';

/** Formatters for numbers, dates and distances of a region. Words stay English like all texts. */
export interface Formatters {
  /** Formats a count with separated thousands. */
  formatCount(count: number): string;
  /** Formats the day of an ISO time, always in the same time zone, so that server and browser render the same day. */
  formatDay(iso: string): string;
  /** Formats meters as meters or kilometers in every region, as the API does: `850 m`, `1.2 km`. */
  formatDistance(meters: number): string;
  /** Formats a walking time from seconds: `12 min`, and at least one minute. */
  formatMinutes(seconds: number): string;
}

// Regions differ in the plural of the short unit; one locale is enough.
const minuteFormat = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'short' });

const formattersByLocale = new Map<string, Formatters>();

/**
 * Returns the formatters of a locale.
 * @param locale `en`, or `en-` and a region
 */
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

/** Returns English with the first region that the user's languages name. */
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

/** Returns the visitor's formatters. A server-rendered page uses those of `en` until it is hydrated. */
export const useFormatters = (): Formatters =>
  getFormatters(
    useSyncExternalStore(
      subscribe,
      () => chooseLocale(navigator.languages),
      () => 'en',
    ),
  );
