/** Possible steps of a graticule, in degrees. */
const GRATICULE_STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60];
/** Minimum distance in pixels between meridians, so that their labels fit. */
const MIN_SPACING_PX = 80;

/** Returns the smallest step that leaves room for labels. @param degrees and `width` in pixels: what the map shows */
export const chooseGraticuleStep = (degrees: number, width: number): number =>
  GRATICULE_STEPS.find((step) => (step / degrees) * width >= MIN_SPACING_PX) ?? (GRATICULE_STEPS.at(-1) as number);

/** Formats degrees with as many decimals as their step, for example `2.30° E`. */
export function formatDegrees(degrees: number, step: number, positive: string, negative: string): string {
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  const wrapped = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return `${Math.abs(wrapped).toFixed(decimals)}° ${wrapped < 0 ? negative : positive}`;
}
