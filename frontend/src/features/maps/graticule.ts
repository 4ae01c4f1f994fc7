/** Steps of a graticule, in degrees: what a chart divides degrees and minutes into. */
const STEPS = [30, 10, 5, 2, 1, 1 / 2, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120, 1 / 300];
/** About how many meridians a picture has. */
const MERIDIANS = 4;

/** The largest step that puts at least {@link MERIDIANS} lines across so many degrees. */
export const graticuleStep = (degrees: number): number =>
  STEPS.find((step) => degrees / step >= MERIDIANS) ?? (STEPS.at(-1) as number);

/** Degrees with as many decimals as their step has: `2.30° E`. */
export function degreesText(degrees: number, step: number, positive: string, negative: string): string {
  const decimals = step >= 1 ? 0 : Math.ceil(-Math.log10(step)) + 1;
  const around = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return `${Math.abs(around).toFixed(decimals)}° ${around < 0 ? negative : positive}`;
}
