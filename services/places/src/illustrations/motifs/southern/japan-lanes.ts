import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawEaves } from '../parts.js';

/** A mossy stair of stone between rows of small stone figures with red knitted caps, up to a temple gate. */
export function drawFigureStair({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const stone = withBuilding(tones, '#b8b3a2', '#8a8a78');
  const wood = withBuilding(tones, '#8f6a4c', '#5f656b');
  pen
    .rect(mixColors(leafShade, haze, 0.15), -720, -240, 1440, 500)
    .rounds(mixColors(leafShade, haze, 0.3), 230, 'M-660 270h240M-330 330h120M210 330h120M430 270h240')
    .rounds(paint('#c4623c'), 110, 'M-560 240h60M330 300h40M540 220h80')
    .rounds(leaf, 110, 'M-640 120h80M-380 200h60M310 180h60M560 110h90')
    .rounds(leafLight, 30, 'M-640 150h40M-370 230h30M320 210h30M570 140h40');
  pen
    .rect(wood.wall, -104, 236, 18, 84)
    .rect(wood.wall, 86, 236, 18, 84)
    .rect(wood.deep, -86, 236, 172, 78)
    .rect(mixColors(leafLight, haze, 0.5), -40, 236, 80, 66);
  drawEaves(pen, wood, { y: 310, half: 164, height: 76, ridge: 84 });
  pen.polygon(stone.wall, [-170, -240], [-80, 240], [80, 240], [170, -240]);
  let treads = '';
  for (let step = 0; step < 20; step++) {
    const share = (step / 20) ** 0.86;
    treads += `M-${Math.round(170 - 90 * share)} ${Math.round(480 * share - 240)}h${2 * Math.round(170 - 90 * share)}`;
  }
  pen.stroke(stone.shade, 6, treads).polygon(stone.shade, [0, 240], [0, -240], [10, -240], [4, 240]);
  for (const side of [-1, 1])
    for (const [x, y, s] of [
      [112, 190, 0.5],
      [130, 130, 0.62],
      [154, 60, 0.8],
      [186, -26, 1],
      [228, -130, 1.3],
      [166, 190, 0.5],
      [192, 130, 0.62],
      [228, 60, 0.8],
      [276, -26, 1],
      [336, -130, 1.3],
    ] as const) {
      const at = side * x;
      pen
        .ellipse(stone.wall, at, y + 26 * s, 24 * s, 32 * s)
        .ellipse(stone.shade, at + 10 * s, y + 24 * s, 13 * s, 28 * s)
        .circle(stone.lit, at, y + 66 * s, 18 * s)
        .dome(paint('#c9453c'), at, y + 70 * s, 19 * s, 18 * s)
        .rect(paint('#c9453c'), at - 17 * s, y + 40 * s, 34 * s, 10 * s)
        .rounds(paint('#7f9a5a'), 8 * s, `M${Math.round(at - 18 * s)} ${Math.round(y)}h${Math.round(36 * s)}`);
    }
}

/** A narrow paved lane between dark wooden houses with paper lanterns, to a small temple with a mossy figure. */
export function drawLanternLane({ pen, tones }: MotifInput): void {
  const { paint, haze, isDusk, leafShade } = tones;
  const wood = withBuilding(tones, '#6f4c3a', '#474d56');
  const glow = isDusk ? tones.window : paint('#f2e3c0');
  const red = isDusk ? '#d9653f' : paint('#d2503c');
  pen.rect(mixColors(wood.shade, haze, 0.5), -160, 20, 320, 170);
  const hall = withBuilding(tones, '#9a6a4a', '#565c63');
  pen
    .rect(hall.wall, -104, 30, 208, 120)
    .rect(hall.deep, -80, 30, 160, 96)
    .dashes(hall.wall, 96, [8, 32], 'M-84 78H88');
  drawEaves(pen, hall, { y: 146, half: 150, height: 84, ridge: 66 });
  pen
    .ellipse(paint('#5f7f45'), 0, 66, 22, 38)
    .circle(paint('#6f9050'), 0, 108, 17)
    .rounds(paint('#87a860'), 8, 'M-10 80v16M8 50v20')
    .rounds(red, 20, 'M-58 128v14M58 128v14')
    .rounds(glow, 20, 'M-20 134v8M20 134v8');
  pen.polygon(paint('#a9a49a'), [-96, 32], [-520, -240], [520, -240], [96, 32]);
  let paving = '';
  for (const y of [14, -12, -46, -90, -146, -206])
    paving += `M${Math.round(-96 + (y - 32) * 1.55)} ${y}H${Math.round(96 - (y - 32) * 1.55)}`;
  pen.stroke(paint('#8f8a80'), 4, `${paving}M0 32V-240M-34 32L-200-240M34 32L200-240`);
  for (const side of [-1, 1]) {
    const wall = side < 0 ? wood.wall : wood.shade;
    pen
      .polygon(wall, [side * 96, 30], [side * 96, 250], [side * 720, 620], [side * 720, -240], [side * 520, -240])
      .polygon(wood.roof, [side * 84, 150], [side * 84, 168], [side * 560, 300], [side * 560, 236])
      .polygon(wood.roof, [side * 84, 250], [side * 84, 268], [side * 720, 650], [side * 720, 560]);
    for (const [x, low, high, wide] of [
      [118, 50, 130, 32],
      [180, 22, 150, 46],
      [262, -16, 176, 64],
      [366, -62, 206, 90],
    ] as const) {
      const far = x + wide;
      pen.polygon(
        mixColors(glow, wall, isDusk ? 0.35 : 0.25),
        [side * x, low],
        [side * x, high],
        [side * far, high + wide * 0.26],
        [side * far, low - wide * 0.42],
      );
      let bars = '';
      for (let bar = x + 6; bar < far; bar += 10) bars += `M${side * bar} ${low - 20}V${high}`;
      pen.stroke(wall, 3, bars);
    }
    for (const [index, [x, y, size]] of (
      [
        [124, 128, 17],
        [172, 124, 22],
        [248, 132, 30],
        [350, 140, 40],
      ] as const
    ).entries())
      pen.rounds(index % 2 ? glow : red, size, `M${side * x} ${y}v${Math.round(size * 0.7)}`);
  }
  pen
    .rounds(leafShade, 44, 'M-390-150v26M400-140v20')
    .rect(paint('#8f6a4c'), -412, -210, 44, 50)
    .rect(paint('#8f6a4c'), 378, -200, 44, 50);
}
