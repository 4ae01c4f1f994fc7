import { mixColors } from '../scene/colors.js';
import type { MotifInput } from '../scene/motif.js';
import type { Pen } from '../scene/pen.js';
import { type Tones, withBuilding } from '../scene/tones.js';
import { drawBlock, drawSpire, traceArcade } from './parts.js';

/** An old bridge on several arches. */
export function drawStoneBridge({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, leaf, leafShade } = tones;
  const count = Math.floor(random.between(3, 6));
  const [span, pier] = [
    [180, 30],
    [132, 28],
    [104, 24],
  ][count - 3] as [number, number];
  const half = (count * span + (count + 1) * pier) / 2;
  const sides = 104 - span / 2;
  drawBridgeTower(pen, tones, random.between(0, 1) < 0.5 ? -half - 20 : half - 40);
  pen.fill(shade, traceArcade({ x: -half + 12, y: 0, height: 122 }, { count, span, pier, sides }));
  pen.fill(wall, traceArcade({ x: -half, y: 0, height: 122 }, { count, span, pier, sides }));
  pen
    .rect(wall, -700, 106, 1400, 22)
    .rect(lit, -700, 124, 1400, 7)
    .rect(shade, -700, 104, 1400, 3)
    .rect(wall, -700, 131, 1400, 12)
    .rect(lit, -700, 141, 1400, 4);
  for (let index = 0; index < count; index++) {
    const x = -half + pier + index * (span + pier);
    pen.stroke(lit, 5, `M${x} ${sides}a${span / 2} ${span / 2} 0 0 0 ${span} 0`);
  }
  for (let index = 0; index <= count; index++) {
    const x = -half + index * (span + pier) + pier / 2;
    pen
      .polygon(shade, [x - pier * 0.7, -2], [x - pier * 0.55, 34], [x + pier * 0.55, 34], [x + pier * 0.7, -2])
      .polygon(lit, [x - pier * 0.55, 34], [x, 50], [x + pier * 0.55, 34]);
    pen.rect(wall, x - 9, 131, 18, 22).fill(deep, `M${x - 6} 153q2 18-1 24q-1 8 4 12q0 8 5 8t4-8q4-4 3-12q-3-6-1-24z`);
  }
  for (const side of [-1, 1]) {
    const edge = side * (half - 14);
    pen.fill(leafShade, `M${edge} -8q${side * 10} 90 ${side * 70} 96t${side * 130} 30h${side * 400}v-140z`);
    pen.fill(leaf, `M${edge + side * 20} -8q${side * 16} 60 ${side * 76} 70t${side * 150} 30h${side * 400}v-110z`);
  }
}

function drawBridgeTower(pen: Pen, tones: Tones, x: number): void {
  drawBlock(pen, tones, { x, y: 100, width: 66, height: 150 }, 0.36);
  pen.pointedArch(tones.deep, x + 18, 140, 30, 30).pointedArch(tones.window, x + 25, 206, 16, 18);
  pen.rect(tones.lit, x - 4, 246, 74, 8);
  drawSpire(pen, tones, x + 33, 254, 38, 96);
}

/** A bridge that hangs from two towers. */
export const drawSuspensionBridge = (input: MotifInput): void =>
  drawHangingBridge(input, ['#7d93a3', '#5f8478', '#b8a98c'][Math.floor(input.random.between(0, 3))]!);

/** A bridge of orange red that hangs from two towers. */
export const drawRedBridge = (input: MotifInput): void => drawHangingBridge(input, '#c8553a');

function drawHangingBridge({ pen, tones }: MotifInput, color: string): void {
  const { wall, lit, shade, deep } = withBuilding(tones, color, color);
  const stone = tones.paint(mixColors('#a9a094', color, 0.2));
  const towers = [-236, 236];
  const cable = (x: number) => {
    const inside = Math.abs(x) <= 236;
    const t = inside ? x / 236 : 1 - (Math.abs(x) - 236) / 400;
    return inside ? 118 + 212 * t * t : 96 + 234 * Math.max(0, t) ** 1.4;
  };
  let hangers = '';
  for (let x = -620; x <= 620; x += 20) if (cable(x) > 104) hangers += `M${x} 96V${Math.round(cable(x))}`;
  pen.stroke(shade, 1.6, hangers);
  let main = `M-640 ${Math.round(cable(-640))}`;
  for (let x = -620; x <= 640; x += 20) main += `L${x} ${Math.round(cable(x))}`;
  for (const x of towers) {
    pen.rect(stone, x - 40, -4, 80, 26).rect(tones.paint('#8a8278'), x + 12, -4, 28, 26);
    for (const leg of [-26, 12])
      pen.polygon(leg < 0 ? wall : shade, [x + leg - 2, 20], [x + leg, 336], [x + leg + 13, 336], [x + leg + 15, 20]);
    for (const y of [134, 204, 268]) pen.rect(wall, x - 22, y, 44, 14).rect(shade, x - 22, y - 3, 44, 4);
    pen
      .rect(lit, x - 30, 326, 60, 12)
      .rect(wall, x - 20, 338, 14, 10)
      .rect(shade, x + 8, 338, 14, 10);
    pen.stroke(shade, 3, `M${x - 14} 26l28 56M${x + 14} 26l-28 56`);
  }
  pen.stroke(deep, 6, main).stroke(wall, 4, main);
  pen.rect(shade, -700, 74, 1400, 12).rect(wall, -700, 84, 1400, 12).rect(lit, -700, 95, 1400, 3);
  let truss = 'M-700 75';
  for (let x = -680; x <= 700; x += 20) truss += `l10 14l10-14`;
  pen.stroke(deep, 1.6, truss, 0.6);
}
