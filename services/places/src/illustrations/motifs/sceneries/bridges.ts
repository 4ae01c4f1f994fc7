import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBattlement, drawBlock } from '../parts.js';
import { drawWalkers } from '../wonders/parts.js';
import { drawGround } from './parts.js';

/** Four arches of an old bridge that break off in the middle of a wide river. */
export function drawBrokenBridge({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcc9a0', '#b5a27c');
  const palace = withBuilding(tones, '#d9c08f', '#b5895e');
  pen.fill(tones.leafShade, 'M-398-6V60Q-320 90-230 70L-200-6z');
  drawBlock(pen, palace, { x: -398, y: 60, width: 150, height: 130 }, 0.2);
  drawBattlement(pen, palace.wall, -398, 190, 150, 9);
  for (const x of [-380, -270]) {
    drawBlock(pen, palace, { x: x - 20, y: 60, width: 40, height: 180 }, 0.34);
    drawBattlement(pen, palace.wall, x - 20, 240, 40, 7);
  }
  drawBlock(pen, stone, { x: -262, y: -10, width: 60, height: 150 }, 0.3);
  drawBattlement(pen, stone.wall, -262, 140, 60, 8);
  let [arches, feet] = ['M-210 110H214V62', ''];
  for (let index = 3; index >= 0; index--) {
    const left = -196 + index * 104;
    arches += `L${left + 90} 20a38 66 0 0 1-76 0L${left} 20`;
    feet += `M${left - 14}-30l14 60h14l14-60z`;
  }
  pen
    .fill(stone.wall, `${arches}L-210 20z`)
    .fill(stone.wall, feet)
    .polygon(stone.wall, [196, 110], [232, 84], [226, 40], [240, -30], [204, -30], [204, 40]);
  pen
    .polygon(stone.shade, [214, 96], [232, 84], [226, 40], [240, -30], [224, -30], [212, 40])
    .rect(stone.lit, -210, 106, 410, 9);
  drawBlock(pen, stone, { x: -116, y: 60, width: 62, height: 84 }, 0.3);
  pen
    .polygon(stone.roof, [-124, 144], [-85, 172], [-46, 144])
    .arch(stone.deep, -96, 72, 22, 26)
    .pointedArch(stone.deep, -100, 108, 30, 14);
  drawWalkers(
    pen,
    tones,
    [
      [0, 114],
      [22, 114],
      [120, 114],
    ],
    0.8,
  );
}

/** Balconies with gilded rails in rings under a huge dome of colored glass. */
export function drawGlassDomeStore({ pen, tones }: MotifInput): void {
  const { paint, isDusk, sky } = tones;
  const stone = withBuilding(tones, '#ecd9b4', '#c9a97a');
  const glass = (color: string) => (isDusk ? mixColors(paint(color), sky[1], 0.4) : paint(color));
  pen.rect(stone.wall, -740, -260, 1480, 920).ellipse(glass('#bcd8e2'), 0, 520, 520, 240);
  const gold = paint('#d9a83f');
  for (const [rx, ry, color] of [
    [520, 240, '#7fb5c9'],
    [400, 186, '#e9cf8a'],
    [280, 130, '#9fc9b8'],
    [160, 74, '#e3a98a'],
    [60, 28, '#f3e6c0'],
  ] as const)
    pen.ellipse(glass(color), 0, 520, rx, ry);
  let ribs = '';
  for (let step = 0; step < 20; step++) {
    const angle = (step * Math.PI) / 10;
    ribs += `M0 520L${Math.round(520 * Math.cos(angle))} ${Math.round(520 + 240 * Math.sin(angle))}`;
  }
  pen.stroke(gold, 4, ribs).stroke(gold, 14, 'M-520 520a520 240 0 0 0 1040 0');
  for (let level = 0; level < 4; level++) {
    const y = 190 - level * 100;
    const depth = 90 - level * 14;
    pen.fill(
      stone.deep,
      `M-740 ${y + 74}Q-400 ${y + 74 - depth} 0 ${y + 74 - depth}T740 ${y + 74}V${y}Q400 ${y - depth} 0 ${y - depth}T-740 ${y}z`,
    );
    for (const x of [-620, -470, -320, -160, 0, 160, 320, 470, 620]) {
      const foot = Math.round(y - depth + (Math.abs(x) / 740) ** 2 * depth);
      pen.rect(stone.lit, x - 12, foot, 24, 82).rect(tones.window, x + 40, foot + 20, 56, 40);
    }
    pen
      .stroke(gold, 20, `M-740 ${y + 4}Q-400 ${y + 4 - depth} 0 ${y + 4 - depth}T740 ${y + 4}`)
      .stroke(stone.lit, 8, `M-740 ${y + 18}Q-400 ${y + 18 - depth} 0 ${y + 18 - depth}T740 ${y + 18}`);
  }
  drawGround(pen, paint('#e3d3b4'), -200);
  drawWalkers(
    pen,
    tones,
    [
      [-160, -200],
      [-120, -206],
      [60, -204],
      [180, -200],
      [-300, -196],
    ],
    1,
  );
}

/** A low arched bridge of pale stone with green dragons at its ends. */
export function drawDragonBridge({ pen, tones, random }: MotifInput): void {
  drawHouseRow(pen, tones, random, {
    from: -398,
    to: 330,
    y: 30,
    low: 110,
    high: 160,
    colors: ['#ecd9b8', '#e3b8a0', '#cfd9d0', '#f1e6c8'],
    roof: '#a8583f',
    air: 0.24,
  });
  const stone = withBuilding(tones, '#ded6c4', '#b5ab98');
  const copper = withBuilding(tones, '#6fa592', '#4f8070');
  pen
    .fill(stone.wall, 'M-398-20V64Q0 120 398 64V-20H300Q0 96-300-20z')
    .fill(stone.shade, 'M300-20Q0 96-300-20L-290-6Q0 116 290-6z')
    .stroke(stone.lit, 9, 'M-398 64Q0 120 398 64')
    .dashes(stone.lit, 22, [6, 10], 'M-398 80Q0 136 398 80')
    .stroke(stone.lit, 6, 'M-398 92Q0 148 398 92');
  for (const side of [-1, 1]) {
    const x = side * 270;
    const at = (dx: number) => x + side * dx;
    drawBlock(pen, stone, { x: x - 36, y: 20, width: 72, height: 130 }, 0.32);
    pen.rect(stone.lit, x - 42, 146, 84, 9);
    pen.fill(
      copper.wall,
      `M${at(-30)} 156Q${at(-34)} 210 ${at(0)} 220Q${at(6)} 250 ${at(-16)} 262L${at(-34)} 256L${at(-30)} 270Q${at(-10)} 288 ${at(14)} 276Q${at(34)} 250 ${at(24)} 214Q${at(40)} 190 ${at(34)} 156z`,
    );
    pen.fill(
      copper.shade,
      `M${at(4)} 200Q${at(60)} 240 ${at(76)} 310Q${at(80)} 240 ${at(96)} 220Q${at(66)} 210 ${at(70)} 180Q${at(40)} 186 ${at(4)} 200z`,
    );
    pen.stroke(copper.shade, 9, `M${at(34)} 160Q${at(64)} 168 ${at(58)} 196`).circle(tones.deep, at(-6), 268, 3);
  }
}
