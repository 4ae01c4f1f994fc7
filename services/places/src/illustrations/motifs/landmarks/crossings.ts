import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A bridge under an arch of steel between pylons of stone. */
export function drawArchBridge({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#6f7f8f', '#5a6876');
  const stone = withBuilding(tones, '#d9c9ab', '#b5a385');
  const curve = (x: number, rise: number) => 20 + rise * (1 - (x / 330) ** 2);
  let [outer, inner, web, hangers] = ['', '', '', ''];
  for (let x = -330; x <= 330; x += 30) {
    outer += `${outer ? 'L' : 'M'}${x} ${Math.round(curve(x, 300) + 34)}`;
    inner += `${inner ? 'L' : 'M'}${x} ${Math.round(curve(x, 250))}`;
    if (x < 330)
      web += `M${x} ${Math.round(curve(x, 250))}L${x + 30} ${Math.round(curve(x + 30, 300) + 34)}M${x} ${Math.round(curve(x, 300) + 34)}V${Math.round(curve(x, 250))}`;
    if (curve(x, 250) > 110) hangers += `M${x} 104V${Math.round(curve(x, 250))}`;
  }
  let spans = '';
  for (let x = -700; x < 700; x += 50) if (Math.abs(x + 25) > 360) spans += `M${x} 78l25 16 25-16`;
  pen
    .stroke(steel.shade, 4, hangers)
    .stroke(steel.wall, 5, web)
    .stroke(steel.wall, 12, outer)
    .stroke(steel.lit, 3, outer)
    .stroke(steel.shade, 13, inner)
    .rect(steel.wall, -720, 92, 1440, 16)
    .rect(steel.lit, -720, 104, 1440, 5)
    .rect(steel.shade, -720, 76, 360, 5)
    .rect(steel.shade, 360, 76, 360, 5)
    .stroke(steel.shade, 4, spans);
  for (const x of [-480, -610, 480, 610]) drawBlock(pen, stone, { x: x - 14, y: -6, width: 28, height: 84 }, 0.4);
  for (const x of [-356, 356]) {
    drawBlock(pen, stone, { x: x - 46, y: -6, width: 92, height: 112 }, 0.34);
    for (const side of [-40, 6]) {
      pen
        .polygon(stone.wall, [x + side, 100], [x + side + 4, 208], [x + side + 30, 208], [x + side + 34, 100])
        .polygon(stone.shade, [x + side + 18, 100], [x + side + 19, 208], [x + side + 30, 208], [x + side + 34, 100]);
      pen.rect(stone.lit, x + side + 1, 204, 32, 8).arch(stone.deep, x + side + 11, 120, 12, 24);
    }
    pen.rect(stone.lit, x - 50, 96, 100, 7);
  }
  pen.rect(tones.paint('#c4463c'), -1, 352, 2, 30).fill(tones.paint('#2f5f80'), 'M1 382h30v-17h-30z');
  pen
    .fill(tones.paint('#f1eee6'), 'M-120-86h120l-16-22h-88z')
    .rect(tones.paint('#3f7a5c'), -116, -92, 112, 6)
    .rect(tones.paint('#f1eee6'), -94, -86, 70, 18)
    .dashes(tones.paint('#3f5f86'), 8, [9, 7], 'M-90-77h64');
}

/** A bridge that hangs from towers of stone with pointed arches. */
export function drawStoneTowerBridge({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#c2a98b', '#8d7a66');
  const cable = tones.paint('#6b6a70');
  const towers = [-220, 220];
  const height = (x: number) =>
    Math.abs(x) <= 220 ? 122 + 190 * (x / 220) ** 2 : Math.max(100, 312 - ((Math.abs(x) - 220) / 400) * 214);
  let main = `M-640 ${Math.round(height(640))}`;
  let [hangers, stays] = ['', ''];
  for (let x = -624; x <= 640; x += 16) {
    main += `L${x} ${Math.round(height(x))}`;
    if (height(x) > 108) hangers += `M${x} 96V${Math.round(height(x))}`;
  }
  for (const x of towers)
    for (const reach of [50, 90, 130, 170]) stays += `M${x} 316L${x - reach} 98M${x} 316L${x + reach} 98`;
  pen
    .stroke(cable, 1.5, hangers)
    .stroke(mixColors(cable, tones.haze, 0.2), 1.5, stays)
    .stroke(cable, 5, main);
  pen
    .rect(stone.deep, -720, 74, 1440, 12)
    .rect(tones.paint('#8a8078'), -720, 84, 1440, 14)
    .rect(stone.lit, -720, 96, 1440, 4);
  let truss = 'M-720 76';
  for (let x = -720; x < 720; x += 24) truss += 'l12 20l12-20';
  pen.stroke(stone.deep, 2, truss, 0.6);
  for (const x of towers) {
    drawBlock(pen, stone, { x: x - 62, y: -6, width: 124, height: 70 }, 0.34);
    drawBlock(pen, stone, { x: x - 52, y: 60, width: 104, height: 258 }, 0.34);
    for (const side of [-38, 6])
      pen
        .fill(stone.lit, `M${x + side - 3} 96v112q2 44 19 56q17-12 19-56v-112z`)
        .fill(mixColors(tones.sky[1], stone.deep, 0.14), `M${x + side + 1} 98v110q1 38 15 50q14-12 15-50v-110z`)
        .rect(stone.deep, x + side + 1, 84, 30, 14);
    pen
      .rect(stone.lit, x - 58, 306, 116, 9)
      .rect(stone.wall, x - 54, 315, 108, 14)
      .rect(stone.lit, x - 60, 327, 120, 7)
      .rect(stone.lit, x - 66, 60, 132, 7)
      .dashes(stone.roof, 3, [22, 9], `M${x - 58} 20h112M${x - 50} 40h100M${x - 48} 284h96M${x - 48} 270h96`);
    pen.rect(tones.paint('#6b5a4c'), x - 1, 334, 3, 40).fill(tones.paint('#b8433e'), `M${x + 2} 374h26v-15h-26z`);
  }
  pen
    .fill(tones.paint('#d9953f'), 'M-60-60h150l16-22q-10-10-30-10h-110q-20 4-26 32z')
    .rect(tones.paint('#f1e6d0'), -34, -60, 100, 20)
    .dashes(tones.paint('#4a5a68'), 9, [9, 7], 'M-28-50h90')
    .rect(tones.paint('#d9953f'), -34, -40, 100, 5);
}

/** A parliament on the bank of a river, with pinnacles and a dome in its middle. */
export function drawRiverParliament({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#efe6d6', '#a4584a');
  const { wall, lit, shade, window, roof, roofShade } = white;
  pen
    .rect(tones.paint('#b3a48c'), -720, -10, 1440, 26)
    .rect(lit, -720, 12, 1440, 5)
    .dashes(tones.paint('#8d8070'), 10, [18, 22], 'M-716 0H720');
  const spire = (x: number, y: number, high: number) => pen.fill(lit, `M${x - 4} ${y}l4 ${high} 4-${high}z`);
  for (const side of [-1, 1]) {
    const x = side < 0 ? -390 : 70;
    pen
      .polygon(roof, [x, 108], [x + 16, 150], [x + 304, 150], [x + 320, 108])
      .polygon(roofShade, [x + 250, 108], [x + 260, 150], [x + 304, 150], [x + 320, 108]);
    pen.rect(side < 0 ? wall : shade, x, 16, 320, 94);
    for (const y of [24, 66])
      for (let index = 0; index < 13; index++) pen.pointedArch(window, x + 10 + index * 23.4, y, 11, 18);
    pen.rect(lit, x, 58, 320, 4).rect(lit, x, 104, 320, 6);
    for (let at = x + 2; at <= x + 320; at += 40) spire(at, 108, 34);
    for (const tower of [side * 380, side * 200]) {
      drawBlock(pen, white, { x: tower - 26, y: 16, width: 52, height: 140 }, 0.36);
      pen
        .polygon(roof, [tower - 26, 156], [tower, 232], [tower + 26, 156])
        .polygon(roofShade, [tower + 6, 156], [tower, 232], [tower + 26, 156]);
      for (const at of [-26, 26]) spire(tower + at, 156, 44);
      for (const y of [40, 90]) for (const at of [-16, 4]) pen.pointedArch(window, tower + at, y, 12, 22);
    }
  }
  drawBlock(pen, white, { x: -80, y: 16, width: 160, height: 140 }, 0.3);
  for (let index = 0; index < 5; index++) pen.pointedArch(window, -66 + index * 28, 84, 18, 40);
  for (const x of [-80, -50, 50, 80]) spire(x, 156, 70);
  drawBlock(pen, white, { x: -62, y: 156, width: 124, height: 58 }, 0.3);
  for (let index = 0; index < 6; index++) pen.pointedArch(window, -54 + index * 19, 164, 10, 28);
  for (const x of [-62, -32, 32, 62]) spire(x, 212, 50);
  pen
    .fill(roof, 'M-58 214q-2 66 44 88h28q46-22 44-88z')
    .fill(roofShade, 'M16 214q10 60-6 88h4q46-22 44-88z')
    .stroke(lit, 2, 'M-36 214q0 56 26 88M36 214q0 56-26 88M0 214v88', 0.7)
    .rect(lit, -16, 300, 32, 24)
    .fill(lit, 'M-16 324l16 86 16-86z')
    .fill(shade, 'M4 324l-4 86 16-86z');
}

/** A hall of columns on a plinth, with steps. */
export function drawMemorialHall({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f0ebe0', '#d9d2c4');
  const { wall, lit, shade, deep } = white;
  for (let step = 0; step < 6; step++)
    pen
      .rect(step % 2 ? lit : wall, -360 + step * 9, step * 8, 720 - step * 18, 8)
      .rect(shade, -360 + step * 9, step * 8, 720 - step * 18, 2);
  pen.rect(wall, -310, 48, 620, 16).rect(shade, -286, 64, 572, 142).rect(deep, -40, 64, 80, 136);
  pen.fill(tones.isDusk ? tones.window : lit, 'M-18 64v40q4 36 18 40q14-4 18-40v-40z');
  for (let index = 0; index < 12; index++) {
    const x = -286 + index * 52;
    if (Math.abs(x) < 18) continue;
    pen
      .polygon(wall, [x - 13, 64], [x - 11, 202], [x + 11, 202], [x + 13, 64])
      .polygon(lit, [x - 13, 64], [x - 11, 202], [x - 4, 202], [x - 5, 64])
      .polygon(mixColors(shade, deep, 0.14), [x + 5, 64], [x + 4, 202], [x + 11, 202], [x + 13, 64]);
    pen.rect(lit, x - 15, 198, 30, 7).rect(lit, x - 15, 64, 30, 5);
  }
  pen
    .rect(wall, -314, 204, 628, 26)
    .rect(lit, -320, 226, 640, 9)
    .rect(shade, -314, 204, 628, 5)
    .dashes(shade, 10, [10, 42], 'M-300 218H310');
  drawBlock(pen, white, { x: -250, y: 235, width: 500, height: 46 }, 0.22);
  pen.rect(lit, -256, 276, 512, 9).dashes(shade, 14, [16, 24], 'M-236 258H240');
  pen.fill(lit, 'M-60 0h120l-14 64h-92z').dashes(shade, 110, [3, 7], 'M0 2V62');
}
