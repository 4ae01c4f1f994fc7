import { STRINGS } from './strings.js';

const milliseconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const minutes = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', maximumFractionDigits: 0 });
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
const counts = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const rates = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** Formats milliseconds as `38 ms`, `1.2 s` or `12 min`. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return STRINGS.unknown;
  if (ms < 1_000) return milliseconds.format(ms);
  return ms < 120_000 ? `${seconds.format(ms / 1_000)} s` : minutes.format(ms / 60_000);
}

/** Formats a share, from 0 to 1, as a percentage. */
export const formatShare = (share: number | null): string =>
  share === null ? STRINGS.unknown : percents.format(share);

export const formatMemory = (bytes: number): string => megabytes.format(bytes / 1e6);

export const formatCount = (count: number): string => counts.format(count);

/** Formats a number per minute. Small numbers have decimals. */
export const formatRate = (rate: number): string => (rate < 100 ? rates.format(rate) : counts.format(rate));
