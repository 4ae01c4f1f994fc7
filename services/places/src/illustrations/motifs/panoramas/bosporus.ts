import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, drawSpire } from '../parts.js';
import { drawFerry, drawHarbor, inAir } from './towers.js';

/** Draws a mosque with stepped domes and minarets. */
function drawImperialMosque(
  pen: Pen,
  tones: Tones,
  x: number,
  y: number,
  size: number,
  minarets: readonly number[],
): void {
  const n = (value: number) => Math.round(value * size);
  const stone = withBuilding(tones, '#e6dac4', '#8494a0');
  for (const dx of minarets) {
    const high = n(Math.abs(dx) > 120 ? 210 : 240);
    drawBlock(pen, stone, { x: x + n(dx) - n(6), y, width: n(12), height: high }, 0.4);
    pen.rect(stone.lit, x + n(dx) - n(10), y + n(140), n(20), n(6));
    drawSpire(pen, stone, x + n(dx), y + high, n(8), n(44));
  }
  drawBlock(pen, stone, { x: x - n(120), y, width: n(240), height: n(70) }, 0.26);
  for (const dx of [-92, 92]) pen.dome(stone.roof, x + n(dx), y + n(70), n(30), n(26));
  drawBlock(pen, stone, { x: x - n(80), y: y + n(66), width: n(160), height: n(36) }, 0.26);
  for (const dx of [-52, 52]) pen.dome(stone.roof, x + n(dx), y + n(98), n(36), n(32));
  pen.rect(stone.wall, x - n(56), y + n(110), n(112), n(18));
  pen
    .dome(stone.roof, x, y + n(126), n(58), n(56))
    .fill(
      stone.roofShade,
      `M${x + n(16)} ${y + n(126)}q${n(14)} ${n(34)}-${n(16)} ${n(56)}a${n(58)} ${n(56)} 0 0 0 ${n(58)}-${n(56)}z`,
    )
    .rect(tones.paint('#d6a84a'), x - 1, y + n(180), 3, n(20));
  drawOpenings(
    pen,
    stone.window,
    { x: x - n(114), y: y + n(6), width: n(228), height: n(50) },
    { columns: 11, rows: 1, width: n(10), height: n(34), isRound: true },
  );
  pen.dashes(stone.window, n(10), [n(6), n(6)], `M${x - n(50)} ${y + n(119)}h${n(102)}`);
}

/** Domes and minarets over the Bosporus, with a tower on the other hill and ferries. */
export function drawIstanbul(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, haze, leaf, leafShade } = tones;
  pen.fill(mixColors(tones.far, haze, 0.25), 'M-720 60Q-560 130-380 90T-40 70T300 110T720 90V0H-720z');
  const roofs = withBuilding(tones, '#e3c9a6', '#c2704c');
  const houses = (y: number, from: number, to: number, air: number) => {
    const tone = inAir(roofs, air);
    for (let x = from; x < to; ) {
      const [wide, high] = [Math.round(random.between(52, 84)), Math.round(random.between(26, 48))];
      pen
        .rect(random.between(0, 1) < 0.5 ? tone.wall : tone.lit, x, y, wide, high)
        .fill(tone.roof, `M${x - 3} ${y + high}l8 10h${wide - 10}l8-10z`)
        .dashes(tone.window, 9, [6, 7], `M${x + 6} ${y + high * 0.55}h${wide - 12}`);
      x += wide + 1;
    }
  };
  pen.fill(mixColors(leafShade, haze, 0.3), 'M-720 40Q-520 100-300 96Q-60 90 80 20H-720z');
  houses(50, -700, -60, 0.3);
  drawImperialMosque(pen, inAir(tones, 0.2), -430, 84, 0.72, [-150, 150]);
  drawImperialMosque(pen, tones, -130, 62, 1.05, [-168, -124, 124, 168]);
  houses(16, -720, 60, 0.12);
  pen
    .rounds(leafShade, 34, 'M-640 60h20M-300 50h30M10 46h40M-560 20h20M-220 22h20')
    .rounds(leaf, 22, 'M-630 68h14M-290 60h16M20 56h20');
  pen.fill(mixColors(leafShade, haze, 0.2), 'M150 10Q300 110 460 120T720 150V0H150z');
  houses(76, 330, 720, 0.2);
  const galata = inAir(withBuilding(tones, '#d2b994', '#5f6d78'), 0.06);
  drawBlock(pen, galata, { x: 396, y: 90, width: 66, height: 170 }, 0.4);
  pen.rect(galata.lit, 390, 224, 78, 7).rect(galata.wall, 392, 231, 74, 26);
  pen.dashes(galata.window, 16, [9, 8], 'M398 242h66').dashes(galata.window, 12, [8, 14], 'M404 190h54M404 150h54');
  drawSpire(pen, galata, 429, 257, 40, 84);
  houses(40, 200, 720, 0.1);
  houses(4, 150, 720, 0);
  drawHarbor(input);
  drawFerry(input, { x: -250, y: -84, size: 1.15, hull: '#33404f' });
  drawFerry(input, { x: 250, y: -50, size: 0.7, hull: '#33404f' });
  pen.stroke(
    paint('#f6f2ea'),
    4,
    'M-60 20q10 14 20 2q10 12 20-2M60-20q12 16 24 2q12 14 24-2M-130-20q8 12 16 2q8 10 16-2M330 10q10 14 20 2q10 12 20-2',
  );
  pen
    .fill(paint('#c4553f'), 'M40-150q60-14 130 6q14 10 20 26q-80-14-160 0z')
    .fill(paint('#7d5a44'), 'M20-128q90-24 180 0l-20-22h-140z');
}
