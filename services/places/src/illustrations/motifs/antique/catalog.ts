import type { Motif } from '../../scene/motif.js';
import {
  drawCasedPyramid,
  drawDoubleTemple,
  drawFortifiedGate,
  drawHathorFront,
  drawKingPillars,
  drawLionFigures,
  drawMeltedTown,
  drawRamGate,
} from './egyptian.js';
import { drawColumnPool, drawLowWalls, drawPlateauCathedral, drawRoundHarbor } from './grounds.js';
import { drawRoyalTombs, drawUrnFront } from './rock-tombs.js';
import { drawCurvedShrine, drawLoneColumn, drawQuarryBlock, portrayTemple } from './temples.js';
import { drawStageFront, drawStageWall, drawSteepTheater } from './theaters.js';

const apart = { setting: 'ground', isApart: true } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Remains of antiquity in Egypt, the Near East, Anatolia and the Maghreb in their own form and setting. */
export const ANTIQUE_MOTIFS = {
  hathorFront: { draw: drawHathorFront, reach: 368, ...apart },
  doubleTemple: { draw: drawDoubleTemple, reach: 398, setting: 'shore', isApart: true },
  fortifiedGate: { draw: drawFortifiedGate, reach: 398, ...apart },
  kingPillars: { draw: drawKingPillars, reach: 398, ...apart },
  ramGate: { draw: drawRamGate, reach: 398, ...apart },
  lionFigures: { draw: drawLionFigures, reach: 398, ...apart },
  casedPyramid: { draw: drawCasedPyramid, reach: 396, ...apart },
  meltedTown: { draw: drawMeltedTown, reach: 398, ...apart },
  loneColumn: { draw: drawLoneColumn, reach: 398, ...apart },
  curvedShrine: { draw: drawCurvedShrine, reach: 312, ...apart },
  quarryBlock: { draw: drawQuarryBlock, reach: 398, ...apart },
  steepTheater: { draw: drawSteepTheater, reach: 398, ...apart },
  stageWall: { draw: drawStageWall, reach: 390, ...apart },
  stageFront: { draw: drawStageFront, reach: 398, ...apart },
  royalTombs: { draw: drawRoyalTombs, reach: 398, ...apart, hidesHorizon: true },
  urnFront: { draw: drawUrnFront, reach: 398, ...apart, hidesHorizon: true },
  workersVillage: { draw: (input) => drawLowWalls(input, '#c9a677', 'desert'), ...scenery, evening: 'night' },
  punicHouses: { draw: (input) => drawLowWalls(input, '#d6c3a0', 'sea'), ...scenery, evening: 'night' },
  columnPool: { draw: drawColumnPool, ...scenery },
  roundHarbor: { draw: drawRoundHarbor, ...scenery },
  plateauCathedral: { draw: drawPlateauCathedral, ...scenery },
  elevenColumns: portrayTemple({
    stone: '#e0c49a',
    podium: [300, 70],
    walls: [[-150, 160, 130]],
    columns: [
      [-190, 26, 236],
      [-100, 26, 240],
      [-10, 26, 240],
      [80, 26, 236],
      [170, 26, 240],
      [-260, 36, 270],
      [-156, 36, 270],
      [-52, 36, 270],
      [52, 36, 270],
      [156, 36, 270],
      [260, 36, 270],
    ],
    steps: true,
  }),
  handTemple: portrayTemple(
    {
      stone: '#e6d3ae',
      podium: [330, 50],
      columns: [
        [40, 44, 260],
        [120, 44, 260],
        [200, 44, 260],
        [-220, 44, 90],
        [-120, 44, 60],
        [300, 44, 120],
      ],
      beams: [[14, 226, 260]],
      blocks: true,
    },
    { trees: ['shrub'] },
  ),
  daughterTemple: portrayTemple({
    stone: '#cf9f78',
    podium: [270, 34],
    walls: [
      [-240, -96, 250],
      [-96, 100, 190],
      [100, 240, 280],
    ],
    columns: [
      [-200, 40, 60],
      [-70, 40, 40],
      [70, 40, 50],
    ],
    steps: true,
    blocks: true,
  }),
  sixColumns: portrayTemple({
    stone: '#ddb98a',
    podium: [390, 56],
    walls: [[-380, -120, 120]],
    columns: [
      [-20, 42, 330],
      [52, 42, 330],
      [124, 42, 330],
      [196, 42, 330],
      [268, 42, 330],
      [340, 42, 330],
      [-360, 24, 130],
      [-312, 24, 130],
      [-264, 24, 130],
      [-216, 24, 130],
      [-168, 24, 130],
      [-120, 24, 130],
    ],
    beams: [
      [-46, 366, 330],
      [-376, -104, 130],
    ],
    pediment: [-376, -104, 164, 46],
  }),
} satisfies Record<string, Motif>;
