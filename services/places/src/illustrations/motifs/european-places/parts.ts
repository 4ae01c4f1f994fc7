import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

/** Draws a floor, a back wall and side walls of a room. */
export function drawRoom(pen: Pen, { paint }: Tones, [wall, side, floor]: readonly [string, string, string]): void {
  pen
    .rect(paint(wall), -720, -240, 1440, 960)
    .polygon(paint(side), [-720, -240], [-720, 700], [-330, 480], [-330, 20])
    .polygon(paint(side), [720, -240], [720, 700], [330, 480], [330, 20])
    .polygon(paint(floor), [-330, 20], [330, 20], [720, -240], [-720, -240]);
}
