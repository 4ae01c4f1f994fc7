import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, traceArcade } from '../parts.js';

/** A bridge of steel trusses that rises over two tall piers. */
export function drawTrussBridge({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#8b97a3', '#6b7783');
  const top = (x: number) =>
    Math.abs(x) < 210 ? 150 + 130 * (x / 210) ** 2 : Math.max(118, 280 - (Math.abs(x) - 210) * 0.7);
  let [upper, web] = ['', ''];
  for (let x = -690; x <= 690; x += 30) {
    upper += `${upper ? 'L' : 'M'}${x} ${Math.round(top(x))}`;
    web += `M${x} 92V${Math.round(top(x))}${x < 690 ? `L${x + 30} 92` : ''}`;
  }
  for (const x of [-210, 210])
    drawBlock(pen, withBuilding(tones, '#b9a68c', '#8d7d68'), { x: x - 40, y: -10, width: 80, height: 70 }, 0.34);
  pen.stroke(steel.shade, 4, web).stroke(steel.wall, 9, upper).stroke(steel.lit, 3, upper);
  for (const x of [-210, 210])
    pen
      .polygon(
        steel.wall,
        [x - 32, 58],
        [x - 12, 290],
        [x + 12, 290],
        [x + 32, 58],
        [x + 18, 58],
        [x, 262],
        [x - 18, 58],
      )
      .rect(steel.lit, x - 24, 150, 48, 8)
      .polygon(steel.lit, [x - 14, 288], [x, 318], [x + 14, 288]);
  pen
    .rect(steel.shade, -720, 72, 1440, 12)
    .rect(steel.wall, -720, 82, 1440, 14)
    .rect(steel.lit, -720, 93, 1440, 3)
    .dashes(tones.paint('#d9a03f'), 16, [34, 70], 'M-680 106H700')
    .dashes(tones.paint('#b5443f'), 14, [20, 130], 'M-620 105H700');
}

/** A bridge of several low arches of steel one after another. */
export function drawSteelArches({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#74878f', '#5a6a72');
  let [arcs, hangers] = ['', ''];
  for (const x of [-660, -220, 220]) {
    arcs += `M${x} 92Q${x + 220} 330 ${x + 440} 92`;
    for (let at = 40; at < 440; at += 40)
      hangers += `M${x + at} 92V${Math.round(92 + 238 * 2 * (at / 440) * (1 - at / 440))}`;
  }
  for (const x of [-220, 220, -660, 660])
    drawBlock(pen, withBuilding(tones, '#cbbba0', '#9a8a72'), { x: x - 34, y: -10, width: 68, height: 96 }, 0.34);
  pen
    .stroke(steel.shade, 4, hangers)
    .stroke(steel.shade, 15, arcs)
    .stroke(steel.wall, 10, arcs)
    .stroke(steel.lit, 3, arcs);
  pen
    .rect(steel.shade, -720, 72, 1440, 12)
    .rect(steel.wall, -720, 82, 1440, 14)
    .rect(steel.lit, -720, 93, 1440, 3)
    .rect(tones.paint('#b5443f'), -330, 100, 380, 30)
    .dashes(tones.window, 13, [18, 9], 'M-322 118H40');
}

/** A bridge over which a golden dragon winds. */
export function drawDragonBridge({ pen, tones }: MotifInput): void {
  const gold = withBuilding(tones, '#e3ac34', '#c98a2f');
  const deck = withBuilding(tones, '#b9bec2', '#8d9398');
  for (const x of [-420, -140, 140, 420]) drawBlock(pen, deck, { x: x - 26, y: -10, width: 52, height: 84 }, 0.34);
  pen.rect(deck.shade, -720, 66, 1440, 12).rect(deck.wall, -720, 76, 1440, 14).rect(deck.lit, -720, 87, 1440, 4);
  const body = 'M-430 96Q-350 230-240 92T-40 92Q80 330 210 92T320 150Q330 210 360 220';
  let stays = '';
  for (let x = -30; x < 210; x += 24)
    stays += `M${x} 92V${Math.round(92 + 240 * Math.max(0, ((x + 40) / 250) * (1 - (x + 40) / 250)) * 2)}`;
  pen
    .stroke(gold.shade, 3, stays)
    .stroke(gold.shade, 30, body)
    .stroke(gold.wall, 24, body)
    .dashes(gold.lit, 12, [6, 12], body);
  pen
    .fill(
      gold.wall,
      'M330 200Q340 262 390 262L378 282L408 270L430 288L426 262Q470 254 482 226L456 216L486 204Q460 190 420 196L400 176z',
    )
    .fill(gold.shade, 'M400 214L456 216L486 204Q460 190 420 196z')
    .circle(tones.deep, 418, 240, 7)
    .stroke(gold.lit, 5, 'M474 228q34 0 46 22M384 270q-30 20-50 14')
    .fill(gold.wall, 'M-430 92L-500 150L-470 154L-496 182L-448 160L-410 110z');
}

/** A bridge of many pointed arches in two rows. */
export function drawTieredBridge({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#d3ab7a', '#b58d60');
  const lower = { count: 16, span: 64, pier: 22, sides: 24 };
  pen
    .fill(brick.shade, traceArcade({ x: -690, y: -8, height: 84 }, lower))
    .fill(brick.wall, traceArcade({ x: -702, y: -8, height: 84 }, lower));
  pen.rect(brick.lit, -720, 72, 1440, 7).rect(brick.wall, -720, 78, 1440, 66);
  for (let x = -700; x < 700; x += 43) pen.pointedArch(tones.window, x, 84, 27, 22);
  pen.rect(brick.lit, -720, 138, 1440, 8).dashes(brick.wall, 12, [22, 10], 'M-716 152H720');
  for (const x of [-688, -602, -516, -430, -344, -258, -172, -86, 0, 86, 172, 258, 344, 430, 516, 602, 688])
    pen.rect(brick.lit, x - 14, -12, 28, 12);
}

/** One tall jet of water on a lake before a city and mountains. */
export function drawLakeJet({ pen, tones, random }: MotifInput): void {
  const { paint, lit } = tones;
  const spray = paint('#f4f8f8');
  const side = random.between(0, 1) < 0.5 ? -1 : 1;
  for (const [index, x] of [-390, -330, -262, -200, -130, 110, 170, 236, 300, 362].entries()) {
    const high = 56 + ((index * 29) % 5) * 9;
    const house = withBuilding(tones, ['#efe4cf', '#e3d3b8', '#f4ecdc'][index % 3]!, '#7d8790');
    pen
      .rect(house.wall, x - 32, 40, 64, high)
      .polygon(house.roof, [x - 34, 40 + high], [x - 22, 56 + high], [x + 22, 56 + high], [x + 34, 40 + high]);
    pen.dashes(house.window, 10, [8, 9], `M${x - 26} ${60}h54M${x - 26} ${82}h54`);
  }
  pen.rounds(tones.leafShade, 22, 'M-400 44h240M150 44h250').rect(paint('#c9bda6'), -420, 28, 840, 14);
  pen
    .fill(
      spray,
      `M-5 0Q-10 300 -4 430Q${side * 30} 470 ${side * 80} 420Q${side * 130} 330 ${side * 150} 40Q${side * 90} 240 ${side * 50} 340Q${side * 22} 300 6 0z`,
      0.82,
    )
    .fill(lit, 'M-4 0Q-8 300-2 426Q4 300 4 0z')
    .ellipse(spray, side * 60, 6, 120, 9, 0.6);
  pen.rect(paint('#8d8a84'), -120, -4, 116, 12).rect(paint('#b5443f'), -128, 8, 12, 34).rect(lit, -128, 20, 12, 8);
}
