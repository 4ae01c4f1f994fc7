import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { drawFarSea, drawGround } from '../sceneries/parts.js';
import { drawBoat, drawCypress, drawSail } from '../townscapes/parts.js';
import { fade } from '../wonders/parts.js';

/** A flooded crater: banded cliffs with a white rim of houses around blue water, a dark islet and a ship. */
export function drawCalderaBay({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  drawFarSea(pen, tones, 130, '#2f6f9c');
  pen
    .fill(fade(haze, 0.4)(paint('#8f7a74')), 'M-720 130V190Q-560 230-420 210T-200 170Q-120 150-60 130z')
    .rounds(fade(haze, 0.3)(paint('#f6f1e6')), 9, 'M-640 206h60M-520 222h80M-380 206h50')
    .fill(fade(haze, 0.16)(paint('#4f4a4c')), 'M-260 60Q-180 112-90 104T60 60z')
    .fill(fade(haze, 0.3)(paint('#6f6460')), 'M-200 60Q-150 96-100 92L-70 60z');
  const bands = [
    ['#7a4a40', 'M720 420Q560 430 420 400Q300 380 250 330L150-20Q60-60-60-240H720z'],
    ['#a8604c', 'M720 360Q520 370 400 330Q290 300 240 240L190 60Q420 130 720 90z'],
    ['#cdbba0', 'M720 270Q500 270 380 220Q300 190 226 160L204 90Q420 170 720 160z'],
    ['#5f4440', 'M720 60Q480 70 330 10Q200-30 130-80L60-150Q300-40 720-60z'],
  ] as const;
  for (const [color, data] of bands) pen.fill(mixColors(paint(color), haze, 0.06), data);
  const white = ['#f8f4ea', '#efe8da', '#f4eee2', '#e6ddcc'];
  let doors = '';
  for (let index = 0; index < 22; index++) {
    const x = 256 + (index % 11) * 34;
    const y = 322 + Math.min(90, (x - 256) * 0.3) - (index > 10 ? 34 : 0);
    const [wide, high] = [Math.round(random.between(30, 46)), Math.round(random.between(30, 46))];
    pen.rect(paint(white[index % 4]!), x, y, wide, high);
    doors += `M${x + 12} ${Math.round(y + 14)}v8`;
  }
  pen.rounds(tones.window, 9, doors);
  const chapel = withBuilding(tones, '#f8f4ea', '#3f7fc0');
  for (const [x, y] of [
    [318, 372],
    [470, 420],
  ] as const)
    drawDome(pen, chapel, x, y, 28, 28);
  pen.rounds(paint('#c9508a'), 16, 'M300 320h20M400 350h24M520 372h20');
  pen
    .fill(paint('#f6f3ec'), 'M-330-50h230l-24-38h-186z')
    .rect(paint('#e6e0d4'), -296, -50, 170, 22)
    .rect(paint('#f6f3ec'), -270, -28, 110, 18)
    .dashes(tones.window, 7, [10, 8], 'M-290-40h158M-262-20h96')
    .rect(paint('#3f6fa5'), -196, -10, 24, 24);
  drawSail(pen, tones, -20, -130, 0.9);
}

/** Columns of a temple on a terrace above a theater in a valley of cypresses, below great gray cliffs. */
export function drawOracleTerraces({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  pen
    .fill(
      fade(haze, 0.35)(paint('#9a8f88')),
      'M-720 200L-520 400L-360 430L-200 350L-60 470L130 440L260 330L420 420L720 250V0H-720z',
    )
    .fill(
      fade(haze, 0.3)(paint('#7a716c')),
      'M-60 470L-20 300L60 160H-120zM-360 430L-320 300L-380 180H-470zM420 420L440 280L400 160H330z',
      0.5,
    );
  drawGround(pen, mixColors(paint('#b5a878'), haze, 0.1), 170);
  pen.rounds(leafShade, 40, 'M-600 150h60M-440 120h40M430 130h70M560 100h60M260 166h30');
  const stone = withBuilding(tones, '#e3d6b8', '#c9b890');
  for (const [half, high] of [
    [230, 150],
    [196, 118],
    [160, 88],
    [122, 60],
  ] as const)
    pen.dome(stone.lit, -340, 20, half, high).dome(stone.wall, -340, 20, half - 12, high - 10);
  pen
    .dome(paint('#cdbb8c'), -340, 20, 84, 34)
    .stroke(stone.shade, 5, 'M-340 54V170M-398 46L-470 130M-282 46L-210 130')
    .rect(stone.shade, -424, 0, 168, 26)
    .rect(stone.lit, -424, 22, 168, 6);
  drawBlock(pen, stone, { x: -60, y: 0, width: 520, height: 44 }, 0.1);
  pen.rect(stone.lit, -76, 40, 552, 12).stroke(stone.shade, 3, 'M-50 14H450M-50 28H450');
  let lit = '';
  for (const [x, high] of [
    [-10, 200],
    [50, 230],
    [110, 230],
    [170, 150],
    [230, 60],
    [330, 90],
    [400, 40],
  ] as const) {
    pen.rect(stone.wall, x, 52, 30, high).rect(stone.shade, x + 19, 52, 11, high);
    lit += `M${x - 5} ${52 + high}h40`;
  }
  pen.stroke(stone.lit, 12, lit).rect(stone.wall, 44, 286, 102, 18);
  drawGround(pen, paint('#a89a68'), -60);
  for (const x of [-600, -540, -150, 520, 590])
    drawCypress(pen, tones, x + Math.round(random.between(-10, 10)), -70, 190);
  pen
    .fill(paint('#d9c9a0'), 'M-60-60Q-20-140 60-240H-140Q-120-140-90-60z')
    .rounds(leafShade, 44, 'M-480-130h60M300-120h60M440-170h80M-300-190h70');
}

/** Slender tall columns of one huge temple on a plain, with a temple on a rock behind. */
export function drawGiantColumns({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const rock = fade(haze, 0.4)(paint('#b5a078'));
  pen
    .polygon(rock, [-390, 0], [-350, 120], [-120, 130], [-60, 0])
    .rect(fade(haze, 0.3)(paint('#efdfba')), -290, 128, 110, 44);
  pen.stroke(fade(haze, 0.5)(paint('#8f7a5a')), 7, 'M-280 128v40M-258 128v40M-236 128v40M-214 128v40M-192 128v40');
  const stone = withBuilding(tones, '#ecdcb8', '#cdb98c');
  const columns = [-60, -4, 52, 108, 164, 250, 330];
  for (const x of columns) {
    pen
      .rect(stone.wall, x - 16, 12, 32, 290)
      .rect(stone.shade, x + 5, 12, 11, 290)
      .rect(stone.lit, x - 14, 12, 6, 290);
    pen
      .polygon(stone.lit, [x - 16, 296], [x - 26, 334], [x + 26, 334], [x + 16, 296])
      .rect(stone.wall, x - 24, 0, 48, 14);
  }
  pen.rect(stone.wall, -90, 334, 284, 34).rect(stone.lit, -96, 364, 296, 9).rect(stone.shade, -90, 334, 284, 7);
  let drums = '';
  for (let x = -250; x < -110; x += 26) drums += `M${x} 10v22`;
  pen.stroke(stone.wall, 22, drums).stroke(stone.shade, 5, 'M-240 12v22M-214 12v22M-188 12v22M-162 12v22M-136 12v22');
}

/** A slender pillar of rock with one convent on its top. @param lean how the rock stands */
export function drawRockConvent({ pen, tones, random }: MotifInput, kind: 'pillar' | 'cliff'): void {
  const { paint, haze, leaf, leafShade } = tones;
  const far = fade(haze, 0.45)(paint('#9a8f86'));
  pen
    .fill(
      far,
      'M-720 60V240L-640 300L-560 280L-520 120L-420 160L-380 330L-300 350L-240 120V40H-720zM260 40L300 260L380 330L450 300L500 150L600 220L720 180V40z',
    )
    .fill(fade(haze, 0.2)(leafShade), 'M-720 60Q-300 110 0 80T720 70V-240H-720z');
  const rock = withBuilding(tones, '#a8998a', '#7f7268');
  const isPillar = kind === 'pillar';
  const [left, right, top] = isPillar ? [-110, 130, 250] : [-330, 210, 210];
  pen
    .polygon(
      rock.wall,
      [left - 70, -60],
      [left - 20, 80],
      [left, top],
      [right, top],
      [right + 30, 60],
      [right + 90, -60],
    )
    .polygon(
      rock.shade,
      [right - 90, -60],
      [right - 60, 90],
      [right - 50, top],
      [right, top],
      [right + 30, 60],
      [right + 90, -60],
    )
    .stroke(
      rock.deep,
      5,
      `M${left + 40} ${top - 10}l-14-120l10-120M${left + 100} ${top - 20}l10-160M${right - 70} ${top - 30}l8-150`,
      0.3,
    );
  const house = withBuilding(tones, '#e6d3b0', '#b5583f');
  const wide = right - left;
  drawBlock(pen, house, { x: left + 10, y: top - 4, width: wide - 30, height: 80 }, 0.24);
  pen.dashes(
    house.window,
    20,
    [11, 17],
    `M${left + 24} ${top + 46}h${wide - 60}M${left + 24} ${top + 18}h${wide - 60}`,
  );
  pen.polygon(house.roof, [left, top + 76], [left + 26, top + 104], [right - 46, top + 104], [right - 14, top + 76]);
  drawBlock(pen, house, { x: left + wide * 0.5, y: top + 70, width: 64, height: 60 }, 0.3);
  drawDome(pen, house, left + wide * 0.5 + 32, top + 130, 34, 30);
  if (isPillar)
    pen.line(paint('#8a7a66'), 8, [right + 20, 130], [420, 100]).stroke(paint('#8a7a66'), 3, 'M170 150L420 122');
  else {
    drawBlock(pen, house, { x: left + 30, y: top + 70, width: 110, height: 50 }, 0.24);
    drawCone(pen, house, left + 85, top + 120, 66, 34);
    pen.stroke(rock.lit, 7, `M${right - 10} ${top}l40-60l-50-50l60-50l-40-50l70-60`);
  }
  pen.fill(leaf, 'M-720-30Q-360 20 0-30T720-20V-240H-720z');
  let crowns = '';
  for (let index = 0; index < 22; index++)
    crowns += `M${Math.round(random.between(-600, 600))} ${Math.round(random.between(-200, -30))}h10`;
  pen.rounds(leafShade, 56, crowns);
}

/** Two deer on columns at a harbor mouth, round windmills on the mole and a small fort with a light. */
export function drawDeerHarbor({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  drawFarSea(pen, tones, 110, '#3f87a8');
  const stone = withBuilding(tones, '#d9c194', '#b5895e');
  pen.rect(mixColors(stone.wall, haze, 0.12), -720, 60, 1040, 40);
  const mill = withBuilding(tones, '#e3d3b0', '#b5604a');
  for (const x of [-420, -300, -180]) {
    drawBlock(pen, mill, { x: x - 24, y: 96, width: 48, height: 90 }, 0.36);
    drawCone(pen, mill, x, 186, 32, 40);
    const turn = Math.round(random.between(-12, 12));
    pen.stroke(
      paint('#7a6248'),
      4,
      `M${x - 46} ${150 + turn}L${x + 46} ${210 - turn}M${x - 20 - turn} 224L${x + 20 + turn} 136`,
    );
  }
  drawBlock(pen, stone, { x: 60, y: 70, width: 220, height: 90 }, 0.26);
  pen.dashes(stone.wall, 14, [12, 10], 'M60 167H280');
  drawBlock(pen, withBuilding(tones, '#f1e8d6', '#b5604a'), { x: 150, y: 160, width: 40, height: 110 }, 0.34);
  pen.dome(paint('#5a6a72'), 170, 270, 22, 24);
  drawHouseRow(pen, tones, random, {
    from: 330,
    to: 640,
    y: 80,
    low: 40,
    high: 70,
    colors: ['#ecd9b4', '#e3c49a'],
    roof: '#b5684a',
    air: 0.2,
  });
  for (const side of [-1, 1] as const) {
    const x = side * 250;
    drawBlock(pen, stone, { x: x - 60, y: -180, width: 120, height: 44 }, 0.3);
    drawBlock(pen, stone, { x: x - 40, y: -136, width: 80, height: 30 }, 0.3);
    pen
      .rect(stone.wall, x - 20, -106, 40, 250)
      .rect(stone.shade, x + 6, -106, 14, 250)
      .rect(stone.lit, x - 32, 140, 64, 16);
    const deer = paint('#5f7a6a');
    const at = (dx: number) => Math.round(x - side * dx);
    pen
      .fill(
        deer,
        `M${at(-40)} 196Q${at(0)} 216 ${at(34)} 206L${at(46)} 246L${at(66)} 242L${at(60)} 256L${at(40)} 262L${at(24)} 226Q${at(-10)} 236 ${at(-42)} 222z`,
      )
      .stroke(
        deer,
        6,
        `M${at(-34)} 206v-52M${at(-22)} 206v-52M${at(20)} 208v-54M${at(32)} 208v-54M${at(44)} 262q4 24-6 34M${at(52)} 262q14 20 10 36`,
      );
  }
  pen.rect(tones.water, -170, -240, 340, 60);
  drawBoat(pen, tones, -40, -110, 1.5, '#3f6fa5');
  drawSail(pen, tones, 90, -30, 0.8);
}
