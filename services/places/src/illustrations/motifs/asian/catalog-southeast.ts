import type { Motif } from '../../scene/motif.js';
import { drawBrickGate, drawBrickPyramid, drawSpiritGate, drawStupaLake, drawWhiteBlocks } from './bagan-scenes.js';
import { portrayStupa } from './stupas.js';
import {
  drawCornerShrine,
  drawGoldenHill,
  drawLotusBud,
  drawPondChedi,
  drawRedSwing,
  drawStuccoPrang,
  drawThreePrangs,
} from './wat-scenes.js';
import { portrayWat } from './wats.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const GOLD = '#d9a840';

/** Temples and shrines of Thailand, Laos, Myanmar and Sri Lanka. */
export const SOUTHEAST_MOTIFS = {
  lannaHall: portrayWat({
    wall: '#efe6d6',
    roof: '#9c5a3c',
    edge: GOLD,
    gable: '#7a4a34',
    eaves: [310, 60, 290, 3],
    hall: 230,
    columns: 4,
  }),
  sweepingHall: portrayWat({
    wall: '#5d3a32',
    roof: '#8f5a40',
    edge: '#c9a05a',
    gable: '#6d3f34',
    eaves: [380, 34, 320, 3],
    hall: 190,
    columns: 4,
  }),
  royalLowHouse: portrayWat({
    wall: '#f5efe2',
    roof: '#a8573c',
    edge: '#d8b25a',
    gable: '#e9d9a8',
    eaves: [150, 110, 300, 2],
    hall: 112,
    columns: 4,
    spire: 150,
    wings: [360, 100],
  }),
  cloisterHall: portrayWat({
    wall: '#e9dcc4',
    roof: '#a0603f',
    edge: '#8a5a3c',
    gable: '#b98a4a',
    eaves: [250, 96, 320, 5],
    hall: 170,
    columns: 6,
    wings: [380, 60],
  }),
  columnHall: portrayWat({
    wall: '#cfc4ac',
    roof: '#7d5a48',
    edge: '#b9a070',
    gable: '#8f7a52',
    eaves: [230, 150, 350, 2],
    hall: 190,
    columns: 7,
    steps: 5,
  }),
  redGalleryHall: portrayWat({
    wall: '#b5553f',
    roof: '#a84a38',
    edge: '#c9744f',
    gable: '#8f3f30',
    eaves: [170, 120, 330, 3],
    hall: 126,
    columns: 4,
    spire: 110,
    wings: [380, 90],
  }),
  stuccoPrang: { draw: drawStuccoPrang, reach: 392, setting: 'ground', isApart: true },
  threePrangs: { draw: drawThreePrangs, ...scenery, evening: 'lamps' },
  pondChedi: { draw: drawPondChedi, ...scenery, evening: 'lamps' },
  lotusBud: { draw: drawLotusBud, reach: 398, setting: 'shore', isApart: true },
  goldenHill: { draw: drawGoldenHill, reach: 370, setting: 'ground' },
  redSwing: { draw: drawRedSwing, reach: 300, setting: 'square' },
  cornerShrine: { draw: drawCornerShrine, reach: 398, setting: 'square' },
  brickGate: { draw: drawBrickGate, reach: 398, setting: 'square' },
  spiritGate: { draw: drawSpiritGate, reach: 396, setting: 'ground', isApart: true },
  brickPyramid: { draw: drawBrickPyramid, reach: 396, setting: 'ground', isApart: true },
  whiteBlocks: { draw: drawWhiteBlocks, reach: 260, setting: 'ground', isApart: true },
  stupaLake: { draw: drawStupaLake, ...scenery, evening: 'lamps' },
  copperChedi: portrayStupa({
    color: '#dba23a',
    body: 'square',
    base: '#efe3c9',
    tiers: [
      [230, 34],
      [180, 30],
      [130, 30],
    ],
    spires: 2,
  }),
  lotusStupa: portrayStupa({
    color: '#dcaa3e',
    body: 'lotus',
    base: '#d9a840',
    tiers: [
      [330, 40],
      [230, 44],
      [130, 40],
    ],
    spires: 4,
  }),
  summitStupa: portrayStupa({
    color: '#dba93c',
    body: 'lotus',
    base: '#f1e9d8',
    tiers: [
      [90, 30],
      [70, 24],
    ],
    size: 0.62,
    hill: 210,
  }),
  hollowPagoda: portrayStupa({
    color: '#dfb454',
    body: 'bell',
    base: '#ece2cc',
    tiers: [
      [250, 84],
      [180, 26],
    ],
    doors: true,
    size: 0.9,
    spires: 2,
  }),
  knollStupa: portrayStupa({
    color: '#d8d3c6',
    body: 'bell',
    base: '#cfc8b8',
    tiers: [
      [120, 26],
      [96, 22],
    ],
    size: 0.84,
    hill: 130,
  }),
  brickDagoba: portrayStupa(
    {
      color: '#b06f50',
      body: 'dome',
      base: '#a8684c',
      tiers: [
        [330, 30],
        [230, 26],
      ],
      size: 1.36,
    },
    { trees: ['palm', 'roundTree'] },
  ),
  grassyDagoba: portrayStupa({
    color: '#b58362',
    body: 'dome',
    base: '#8f8a6a',
    tiers: [[200, 24]],
    size: 1.2,
    grassy: true,
  }),
} satisfies Record<string, Motif>;
