import { keepUnits } from '@placelore/contracts/content/citations/keep-units.js';
import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { useSyncExternalStore } from 'react';

/**
 * Formatters for numbers, which depend on the region, and for dates and distances. Words stay English, like all texts.
 */
export interface Formatters {
  /** Formats a count with thousands separators. */
  formatCount(count: number): string;
  /**
   * Formats the day of an ISO time as `November 22, 2026`. Always uses UTC, so that server and browser render the same.
   */
  formatDay(iso: string): string;
  /** Formats meters as meters or kilometers in every region, like the API: `850 m`, `1.2 km`. */
  formatDistance(meters: number): string;
  /** Formats a walking time given in seconds: `12 min` or `2 h 30 min`, at least one minute. */
  formatMinutes(seconds: number): string;
}

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

function formatMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return keepUnits([hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' '));
}

function createFormatters(locale: string): Formatters {
  const numberFormat = new Intl.NumberFormat(locale);
  const dayFormat = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    formatCount: (count) => numberFormat.format(count),
    formatDay: (iso) => dayFormat.format(new Date(iso)),
    formatDistance: (meters) => keepUnits(formatMetricDistance(meters)),
    formatMinutes,
  };
}

/** Returns English with the first region named by the user's languages. */
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
