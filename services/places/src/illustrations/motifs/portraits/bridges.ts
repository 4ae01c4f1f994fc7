import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';

/** Two decks of iron, one over and one under a great arch, between steep banks with houses. */
export function drawDoubleArch({ pen, tones, random }: MotifInput): void {
  const iron = tones.paint('#5d6a74');
  const light = tones.paint('#8795a0');
  const houses = {
    y: 0,
    low: 60,
    high: 100,
    colors: ['#e0a04f', '#c9604a', '#efe3cc', '#7fa0b5', '#d9c06a'],
    roof: '#b5603f',
  };
  for (const [from, to, y] of [
    [-620, -380, 60],
    [390, 620, 60],
  ] as const) {
    pen.polygon(
      tones.groundShade,
      [from < 0 ? -640 : 350, -10],
      [from < 0 ? -640 : 400, 190],
      [from < 0 ? -420 : 640, 230],
      [from < 0 ? -340 : 640, -10],
    );
    drawHouseRow(pen, tones, random, { ...houses, from, to, y: y - 60 });
    drawHouseRow(pen, tones, random, { ...houses, from: from + 16, to: to - 30, y: y + 40, air: 0.2 });
  }
  pen.stroke(iron, 16, 'M-330 36Q0 404 330 36').stroke(iron, 9, 'M-290 36Q0 318 290 36');
  let webs = '';
  for (let x = -280; x <= 280; x += 40) {
    const high = 36 + 184 * (1 - (x / 330) ** 2);
    webs += `M${x} ${Math.round(high)}V${Math.abs(x) < 60 ? 214 : 258}M${x} ${Math.round(high * 0.78)}L${x + 20} ${Math.round(high)}`;
  }
  pen.stroke(light, 4, webs).stroke(iron, 3, 'M-200 44v80M-120 44v130M-40 44v150M40 44v150M120 44v130M200 44v80');
  for (const x of [-350, 350]) {
    drawBlock(pen, withBuilding(tones, '#d6c3a0', '#a08f74'), { x: x - 30, y: -10, width: 60, height: 64 }, 0.34);
    pen.stroke(
      iron,
      7,
      `M${x - 14} 54L${x - 8} 256M${x + 14} 54L${x + 8} 256M${x - 13} 100L${x + 11} 160M${x + 13} 100L${x - 11} 160`,
    );
  }
  pen
    .rect(iron, -640, 254, 1280, 16)
    .rect(light, -640, 268, 1280, 6)
    .rect(iron, -380, 32, 760, 11)
    .dashes(light, 5, [16, 16], 'M-378 48h756');
  pen.rect(tones.paint('#e0b040'), -60, 276, 70, 22).rect(tones.deep, -54, 284, 58, 9);
}

/** One low arch of steel with garlands and lamps, between tall pillars with gilded groups. */
export function drawLanternArch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#efe4cd', '#8a9aa5');
  const { wall, lit, shade } = stone;
  const gold = tones.paint('#e3b43f');
  const steel = tones.paint('#8aa39c');
  pen.fill(tones.paint('#6f8a84'), 'M-330 -6Q0 96 330 -6L330 66H-330z').fill(steel, 'M-330 8Q0 116 330 8V70H-330z');
  let webs = '';
  for (let x = -310; x <= 310; x += 31) webs += `M${x} ${Math.round(8 + 58 * (1 - (x / 330) ** 2))}V70`;
  pen
    .stroke(lit, 3, webs)
    .dashes(gold, 9, [18, 14], 'M-326 66Q0 66 326 66')
    .rect(lit, -640, 70, 1280, 13)
    .dashes(lit, 18, [5, 6], 'M-640 92h1280')
    .rect(lit, -640, 100, 1280, 5);
  pen.rect(wall, -640, -20, 300, 90).rect(shade, 340, -20, 300, 90);
  for (let x = -260; x <= 260; x += 65) {
    pen
      .rect(tones.deep, x - 2, 104, 4, 40)
      .rounds(tones.window === tones.deep ? lit : tones.window, 13, `M${x} 150h0M${x - 12} 138h0M${x + 12} 138h0`);
  }
  for (const x of [-380, 380]) {
    drawBlock(pen, stone, { x: x - 44, y: 0, width: 88, height: 96 }, 0.3);
    drawBlock(pen, stone, { x: x - 32, y: 96, width: 64, height: 168 }, 0.3);
    pen
      .rect(lit, x - 50, 92, 100, 9)
      .rect(lit, x - 40, 262, 80, 10)
      .rect(shade, x - 10, 104, 20, 156)
      .rect(wall, x - 6, 104, 12, 156);
    pen.fill(
      gold,
      `M${x - 30} 272l8 34q20 10 44 2l10 18-4-30-8-24zM${x - 22} 300q-16 20-10 40q10-14 22-16zM${x + 4} 306q-4 26 6 32q8-10 2-32z`,
    );
    pen.rounds(gold, 15, `M${x - 46} 104v18M${x + 46} 104v18`);
  }
}

/** Low curved spans of black iron on round piers over a jungle river. */
export function drawRiverTruss({ pen, tones }: MotifInput): void {
  const iron = tones.paint('#4a4f55');
  const pier = withBuilding(tones, '#c9b99c', '#8f8270');
  pen.fill(tones.leafShade, 'M-640 0V120Q-560 190-500 120T-380 110T-330 0zM640 0V130Q560 200 500 120T390 120T350 0z');
  pen.rounds(tones.leaf, 60, 'M-600 120h30M-520 90h40M-420 70h20M600 120h-40M500 90h30M420 60h10');
  for (const x of [-330, -165, 0, 165, 330]) {
    drawBlock(pen, pier, { x: x - 17, y: -30, width: 34, height: 110 }, 0.36);
    pen.rect(pier.lit, x - 21, 74, 42, 9);
  }
  const arc = (x: number) => `M${x} 92Q${x + 82} 196 ${x + 165} 92`;
  pen.stroke(iron, 8, [-495, -330, 165, 330].map(arc).join(''));
  const flat = (x: number) =>
    `M${x} 94L${x + 18} 150H${x + 147}L${x + 165} 94M${x + 18} 150L${x + 60} 94L${x + 104} 150L${x + 147} 94`;
  pen.stroke(iron, 8, [-165, 0].map(flat).join(''));
  let webs = '';
  for (const x of [-495, -330, 165, 330])
    for (let step = 1; step < 6; step++)
      webs += `M${x + step * 27.5} 92V${Math.round(92 + 104 * 2 * (step / 6) * (1 - step / 6))}`;
  pen.stroke(iron, 3, webs).rect(iron, -640, 82, 1280, 13).dashes(tones.paint('#8a6f52'), 5, [10, 8], 'M-640 99h1280');
}

/** A small bridge of straight beams that form an arch, between old brick walls of a college. */
export function drawPlankBridge({ pen, tones }: MotifInput): void {
  const brick = withBuilding(tones, '#a8654a', '#7a5a4a');
  const wood = tones.paint('#6f5138');
  const light = tones.paint('#a07c56');
  drawBlock(pen, brick, { x: -640, y: 0, width: 350, height: 190 }, 0.1);
  drawBlock(pen, brick, { x: 310, y: 0, width: 330, height: 150 }, 0.2);
  pen
    .polygon(brick.roof, [-640, 190], [-600, 250], [-330, 250], [-286, 190])
    .polygon(brick.roof, [306, 150], [350, 206], [640, 206], [640, 150]);
  pen
    .dashes(brick.lit, 40, [24, 36], 'M-630 120H-300M330 90H640')
    .dashes(tones.window, 32, [16, 44], 'M-626 120H-300M334 90H640');
  pen.rounds(tones.leaf, 70, 'M-470 0h60M470 10h70').rounds(tones.leafLight, 30, 'M-430 30h30M480 40h40');
  const at = (x: number, up: number) => `${x} ${Math.round(30 + up + 86 * (1 - (x / 300) ** 2))}`;
  pen.stroke(wood, 9, `M${at(-290, 0)}L${at(-150, 26)}L${at(0, 30)}L${at(150, 26)}L${at(290, 0)}`);
  let beams = '';
  for (const x of [-230, -130, -40, 40, 130, 230])
    beams += `M${at(x, -40)}L${at(x * 1.22, 62)}M${at(x * 1.12, -36)}L${at(x * 0.7, 62)}`;
  pen
    .stroke(wood, 7, beams)
    .stroke(light, 7, `M${at(-310, 60)}L${at(-150, 62)}L${at(0, 66)}L${at(150, 62)}L${at(310, 60)}`);
  pen.stroke(light, 6, `M${at(-280, -20)}L${at(-100, -34)}L${at(100, -34)}L${at(280, -20)}`);
}

/** A single arch of steel lace high over a gorge with spray. */
export function drawGorgeArch({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#8a6f58', '#5f6f4a');
  const steel = tones.paint('#9aa3a8');
  pen
    .polygon(rock.wall, [-640, -60], [-640, 178], [-250, 178], [-196, 60], [-150, -60])
    .polygon(rock.shade, [640, -60], [640, 178], [260, 178], [200, 70], [150, -60]);
  pen.stroke(rock.deep, 3, 'M-420 170l30-90M-330 160l34-130M-520 160l20-70M380 170l-30-100M480 170l-20-80', 0.5);
  pen.rounds(tones.leaf, 34, 'M-620 184h80M-470 184h60M-360 182h50M330 182h60M440 184h70M560 184h60');
  pen.fill(mixColors(tones.waterLight, '#ffffff', 0.4), 'M-120-60Q-60 70 0 20T120-60z', 0.6);
  const arch = (x: number) => Math.round(20 + 140 * (1 - (x / 220) ** 2));
  pen.stroke(steel, 9, 'M-216 24Q0 296 216 24').stroke(steel, 6, 'M-196 10Q0 246 196 10');
  let webs = '';
  for (let x = -200; x <= 200; x += 25)
    webs += `M${x} ${arch(x)}V190M${x} ${arch(x)}L${x + 25} ${Math.round(arch(x + 25) * 0.9)}`;
  pen.stroke(steel, 3, webs).rect(steel, -640, 184, 1280, 12).dashes(steel, 12, [3, 12], 'M-640 202h1280');
}

/** A chain bridge on two gates of stone, with lions at its ends. */
export function drawLionBridge({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#ded2bb', '#a89c88');
  const { wall, lit, shade, deep } = stone;
  const chain = tones.paint('#6d7378');
  pen
    .stroke(chain, 7, 'M-420 82Q-300 110-232 254Q0 -30 232 254Q300 110 420 82')
    .stroke(chain, 4, 'M-420 96Q-300 124-232 268Q0 -16 232 268Q300 124 420 96');
  let hangers = '';
  for (let x = -400; x <= 400; x += 22) {
    const high = Math.abs(x) < 232 ? 112 + 142 * (x / 232) ** 2 : 82 + 172 * ((420 - Math.abs(x)) / 188) ** 2;
    if (Math.abs(Math.abs(x) - 232) > 36) hangers += `M${x} 70V${Math.round(high)}`;
  }
  pen
    .stroke(chain, 2, hangers)
    .rect(lit, -640, 66, 1280, 9)
    .rect(shade, -640, 50, 1280, 16)
    .dashes(chain, 12, [3, 9], 'M-640 81h1280');
  for (const x of [-232, 232]) {
    drawBlock(pen, stone, { x: x - 62, y: -30, width: 124, height: 84 }, 0.3);
    drawBlock(pen, stone, { x: x - 48, y: 54, width: 96, height: 200 }, 0.3);
    pen.arch(deep, x - 22, 66, 44, 84).stroke(lit, 5, `M${x - 25} 66v84a25 25 0 0 0 50 0v-84`);
    pen
      .rect(lit, x - 56, 196, 112, 10)
      .rect(lit, x - 60, 248, 120, 14)
      .rect(wall, x - 44, 262, 88, 16)
      .dashes(shade, 4, [96, 4], `M${x - 48} 90h96M${x - 48} 120h96M${x - 48} 226h96`);
  }
  for (const [x, way] of [
    [-440, 1],
    [440, -1],
  ] as const) {
    drawBlock(pen, stone, { x: x - 46, y: -10, width: 92, height: 102 }, 0.3);
    pen.rect(lit, x - 52, 88, 104, 9);
    pen.fill(
      lit,
      `M${x - way * 40} 97v18q0 20 ${way * 20} 20h${way * 26}q4 22 ${way * 22} 20q${way * 16}-2 ${way * 14}-20l${way * 8}-6-${way > 0 ? '6' : '-6'}-10-${way > 0 ? '12' : '-12'}-2v-20z`.replaceAll(
        '--',
        '',
      ),
    );
  }
}
