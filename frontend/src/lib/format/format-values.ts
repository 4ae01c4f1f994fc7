const CONFIDENCE_STRINGS = { strong: 'Strong', supporting: 'Supporting', weak: 'Weak' } as const;

/** Formats a file size in MB with two decimals, as 0.01 MB or more. */
export const formatMegabytes = (bytes: number): string => `${Math.max(bytes / 1024 / 1024, 0.01).toFixed(2)}\u00a0MB`;

/** Formats a position as on a chart: `43.4675° N, 11.8851° E`. */
export function formatPosition(latitude: number, longitude: number): string {
  const formatDegrees = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
  return `${formatDegrees(latitude, 'N', 'S')}, ${formatDegrees(longitude, 'E', 'W')}`;
}

/** Converts the confidence of a clue, from 0 to 1, to a word. */
export function formatConfidence(confidence: number): string {
  if (confidence >= 0.7) return CONFIDENCE_STRINGS.strong;
  if (confidence >= 0.45) return CONFIDENCE_STRINGS.supporting;
  return CONFIDENCE_STRINGS.weak;
}
