/** Steps of a graticule, in degrees. */
const STEPS = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];
/** About how many meridians a picture has. */
const MERIDIANS = 4;

/** The largest step that puts at least {@link MERIDIANS} lines across so many degrees. */
export const graticuleStep = (degrees: number): number =>
  STEPS.find((step) => degrees / step >= MERIDIANS) ?? (STEPS.at(-1) as number);

/** Degrees with as many decimals as their step has: `2.30° E`. */
export function degreesText(degrees: number, step: number, positive: string, negative: string): string {
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  const around = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return `${Math.abs(around).toFixed(decimals)}° ${around < 0 ? negative : positive}`;
}
