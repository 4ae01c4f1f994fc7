import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawCone, drawDome, drawHouseRow } from '../buildings/parts.js';
import { drawBlock } from '../parts.js';
import { fade } from '../wonders/parts.js';

type Outlook = (pen: Pen, tones: Tones) => void;

/** A town on the far bank behind a bridge: its houses, and what rises above them. */
interface Bank {
  colors: readonly string[];
  roof: string;
  walls?: readonly [low: number, high: number];
  widths?: readonly [narrow: number, wide: number];
  above?: Outlook;
}

/** Height of the far bank above the ground of subjects that stand in water. */
const BANK = 80;

/** Returns a drawing of a town on the bank behind a bridge. */
export const drawBank =
  ({ colors, roof, walls: [low, high] = [50, 84], widths: [narrow, wide] = [92, 136], above }: Bank) =>
  ({ pen, tones, random }: MotifInput): void => {
    above?.(pen, withAir(tones));
    drawHouseRow(pen, tones, random, {
      from: -720,
      to: 680,
      y: BANK,
      low,
      high,
      narrow,
      wide,
      colors,
      roof,
      air: 0.24,
    });
    pen.rect(tones.paint('#c4b9a6'), -740, BANK - 12, 1480, 14);
  };

/** Returns a drawing of a row of houses behind a building that is mirrored in a pond or the sea. */
export const drawStreetBehind =
  (colors: readonly string[], roof: string, [low, high]: readonly [low: number, high: number] = [80, 130]) =>
  ({ pen, tones, random }: MotifInput): void =>
    drawHouseRow(pen, tones, random, {
      from: -640,
      to: 600,
      y: 0,
      low,
      high,
      narrow: 92,
      wide: 136,
      colors,
      roof,
      air: 0.4,
    });

/** Returns tones in which buildings have air before them. */
function withAir(tones: Tones): Tones {
  const mix = fade(tones.haze, 0.26);
  return {
    ...tones,
    paint: (color) => mix(tones.paint(color)),
    leaf: mix(tones.leaf),
    leafShade: mix(tones.leafShade),
  };
}

const drawHill = (pen: Pen, { leaf, leafShade }: Tones, [from, top, to]: readonly [number, number, number]): Pen =>
  pen
    .fill(leafShade, `M${from} ${BANK}Q${(from + to) / 2 - 120} ${top + 40} ${(from + to) / 2} ${top}T${to} ${BANK}z`)
    .fill(
      leaf,
      `M${from} ${BANK}Q${(from + to) / 2 - 120} ${top} ${(from + to) / 2 - 20} ${top - 50}T${to - 140} ${BANK}z`,
    );

/** A long palace with a green dome on a hill. */
export const drawPalaceHill: Outlook = (pen, tones) => {
  drawHill(pen, tones, [-720, 250, 160]);
  const palace = withBuilding(tones, '#dccfb4', '#7fae9a');
  drawBlock(pen, palace, { x: -460, y: 236, width: 380, height: 64 }, 0.2);
  pen.dashes(palace.deep, 24, [9, 13], 'M-450 268H-90').rect(palace.roof, -464, 298, 388, 14);
  drawBlock(pen, palace, { x: -306, y: 300, width: 70, height: 34 }, 0.3);
  drawDome(pen, palace, -271, 334, 36, 40);
};

/** Tall towers of glass and concrete. */
export const drawGlassTowers: Outlook = (pen, tones) => {
  for (const [x, wide, high, color] of [
    [-470, 80, 280, '#8fa3b0'],
    [-370, 70, 340, '#b3bcc2'],
    [-280, 84, 240, '#7f93a3'],
    [200, 70, 300, '#a8b4bc'],
    [290, 90, 250, '#8a9cab'],
    [400, 66, 360, '#c0c6c9'],
    [490, 80, 220, '#93a4b0'],
  ] as const) {
    const tower = withBuilding(tones, color, color);
    drawBlock(pen, tower, { x, y: BANK, width: wide, height: high }, 0.36);
    pen.dashes(
      tower.lit,
      3,
      [wide - 16, 16],
      `M${x + 8} ${BANK + high - 30}h${wide}M${x + 8} ${BANK + high - 80}h${wide}M${x + 8} ${BANK + high - 130}h${wide}`,
    );
  }
};

/** A white castle with four corner towers on a hill, and the spire of a cathedral. */
export const drawWhiteCastle: Outlook = (pen, tones) => {
  drawHill(pen, tones, [-640, 200, 120]);
  const castle = withBuilding(tones, '#f1ece0', '#b5603f');
  drawBlock(pen, castle, { x: -370, y: 196, width: 220, height: 90 }, 0.24);
  pen
    .polygon(castle.roof, [-374, 286], [-350, 312], [-170, 312], [-146, 286])
    .dashes(castle.deep, 14, [10, 16], 'M-350 250H-160');
  for (const x of [-376, -144]) {
    drawBlock(pen, castle, { x: x - 20, y: 196, width: 40, height: 120 }, 0.36);
    drawCone(pen, castle, x, 316, 24, 34);
  }
  const spire = withBuilding(tones, '#d3c6ae', '#5f9080');
  drawBlock(pen, spire, { x: 170, y: BANK, width: 44, height: 170 }, 0.36);
  drawCone(pen, spire, 192, BANK + 170, 24, 80);
};

/** The red ruin of a castle on a wooded slope, and the spire of a church. */
export const drawRedCastle: Outlook = (pen, tones) => {
  pen
    .fill(tones.leafShade, 'M-720 80V330Q-460 430-200 380T260 330T720 360V80z')
    .fill(tones.leaf, 'M-720 80V260Q-420 350-160 300T300 250T720 270V80z');
  const ruin = withBuilding(tones, '#b8694f', '#8f5644');
  drawBlock(pen, ruin, { x: -430, y: 230, width: 250, height: 90 }, 0.24);
  pen
    .polygon(ruin.wall, [-400, 320], [-370, 360], [-340, 320])
    .polygon(ruin.wall, [-300, 320], [-270, 364], [-240, 320]);
  drawBlock(pen, ruin, { x: -470, y: 230, width: 60, height: 140 }, 0.36);
  drawBlock(pen, ruin, { x: -200, y: 230, width: 56, height: 110 }, 0.36);
  pen.dashes(ruin.deep, 20, [12, 18], 'M-400 270H-210M-400 302H-210');
  const church = withBuilding(tones, '#b5705a', '#5a6068');
  drawBlock(pen, church, { x: 190, y: BANK, width: 52, height: 180 }, 0.36);
  pen.fill(church.roof, `M186 ${BANK + 180}q6 40 24 44l6 40 6-40q18-4 24-44z`);
};

/** A needle of concrete with a ball, above plain blocks. */
export const drawBallNeedle: Outlook = (pen, tones) => {
  const tower = withBuilding(tones, '#b9bec2', '#8a9298');
  pen
    .polygon(tower.wall, [318, BANK], [328, 420], [336, 420], [346, BANK])
    .circle(tower.wall, 332, 390, 26)
    .circle(tower.shade, 338, 386, 14)
    .rect(tower.deep, 330, 416, 4, 100);
};

/** Two slim towers of glass and green hills. */
export const drawTwinGlass: Outlook = (pen, tones) => {
  pen
    .fill(tones.leafShade, 'M-720 80V230Q-400 330-100 270T420 300T720 240V80z')
    .fill(tones.leaf, 'M-720 80V180Q-360 260-60 210T460 230T720 180V80z');
  for (const x of [250, 340])
    drawBlock(pen, withBuilding(tones, '#a8b9c2', '#7f93a0'), { x, y: BANK, width: 56, height: 300 }, 0.4);
};

/** A castle with a tower on a wooded hill. */
export const drawTowerHill: Outlook = (pen, tones) => {
  drawHill(pen, tones, [-440, 260, 420]);
  const castle = withBuilding(tones, '#e9dcc4', '#b5603f');
  drawBlock(pen, castle, { x: -130, y: 246, width: 240, height: 54 }, 0.2);
  pen.polygon(castle.roof, [-136, 300], [-110, 326], [90, 326], [116, 300]);
  drawBlock(pen, castle, { x: 30, y: 246, width: 44, height: 130 }, 0.36);
  drawCone(pen, castle, 52, 376, 28, 34);
  const town = withBuilding(tones, '#ecd9b8', '#b5603f');
  let [walls, roofs] = ['', ''];
  for (let x = -690; x < 640; x += 110) {
    const high = 52 + ((x * 37) % 23);
    walls += `M${x} ${BANK}v${high}h106v-${high}z`;
    roofs += `M${x - 4} ${BANK + high}l24 26h66l28-26z`;
  }
  pen
    .fill(town.wall, walls)
    .fill(town.roof, roofs)
    .rect(tones.paint('#c4b9a6'), -720, BANK - 12, 1420, 14);
};

/** White houses with rows of large windows up a hillside. */
export const drawWindowSlope: Outlook = (pen, tones) => {
  pen.fill(tones.leafShade, 'M-720 80V240Q-380 420-60 400T420 330T720 230V80z');
  const house = withBuilding(tones, '#f4efe4', '#b5674a');
  for (const [y, from, to] of [
    [290, -260, 220],
    [220, -420, 380],
    [150, -560, 520],
  ] as const)
    for (let x = from; x < to; x += 84) {
      pen
        .rect(house.wall, x, y, 72, 48)
        .polygon(house.roof, [x - 5, y + 48], [x + 12, y + 64], [x + 60, y + 64], [x + 77, y + 48])
        .dashes(house.deep, 22, [9, 7], `M${x + 8} ${y + 26}h58`);
    }
};

/** A long low mosque with a cathedral in its middle and a bell tower. */
export const drawMosqueRoof: Outlook = (pen, tones) => {
  const stone = withBuilding(tones, '#dcbf8c', '#b58a5a');
  drawBlock(pen, stone, { x: -330, y: BANK, width: 600, height: 100 }, 0.14);
  drawBlock(pen, stone, { x: -90, y: BANK + 100, width: 200, height: 80 }, 0.24);
  pen.polygon(stone.roof, [-96, BANK + 180], [-70, BANK + 214], [90, BANK + 214], [116, BANK + 180]);
  drawBlock(pen, stone, { x: -256, y: BANK, width: 62, height: 270 }, 0.36);
  drawBlock(pen, stone, { x: -246, y: BANK + 270, width: 42, height: 50 }, 0.36);
  drawDome(pen, stone, -225, BANK + 320, 22, 24);
  pen.arch(stone.deep, -238, BANK + 210, 26, 34);
};

/** Two clock towers and a dome of a harbor city. */
export const drawHarborTowers: Outlook = (pen, tones) => {
  const stone = withBuilding(tones, '#c4c0b5', '#6f9a8a');
  drawBlock(pen, stone, { x: 330, y: BANK, width: 170, height: 130 }, 0.2);
  for (const x of [360, 470]) {
    drawBlock(pen, stone, { x: x - 22, y: BANK + 130, width: 44, height: 110 }, 0.36);
    drawDome(pen, stone, x, BANK + 240, 22, 30);
  }
  drawBlock(pen, stone, { x: 540, y: BANK, width: 150, height: 120 }, 0.2);
  drawDome(pen, stone, 615, BANK + 120, 44, 44);
};
