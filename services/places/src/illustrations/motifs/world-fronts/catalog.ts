import type { Motif } from '../../scene/motif.js';
import { drawSouthernTemple } from '../landmarks/shrines.js';
import { portraySikhara } from '../subcontinent/sikharas.js';
import { drawGopuram } from '../temples.js';
import { WORLD_CHURCH_MOTIFS } from './catalog-churches.js';
import { WORLD_HALL_MOTIFS } from './catalog-halls.js';
import { WORLD_WATERFRONT_MOTIFS } from './catalog-waterfronts.js';
import {
  drawCrossChapel,
  drawCurvedMuseum,
  drawGlassLobby,
  drawHarborMuseum,
  drawPinkTripleGate,
  drawSteppeTemple,
  drawThreeLandsPagoda,
  drawWhiteSpiral,
} from './more-singles.js';
import {
  drawClothBrick,
  drawGildedKing,
  drawHangingGardens,
  drawInvertedHall,
  drawRaisedBox,
  drawRococoFront,
  drawStorkColonnade,
  drawTerracottaTower,
  drawWallStreetTemple,
} from './singles.js';

const square = { setting: 'square', front: 'plain' } as const;
const downtown = { ...square, houses: 'blocks', horizon: 'city' } as const;

/** Buildings by their fronts and the streets they stand in. */
export const WORLD_FRONT_MOTIFS = {
  ...WORLD_CHURCH_MOTIFS,
  ...WORLD_HALL_MOTIFS,
  ...WORLD_WATERFRONT_MOTIFS,
  rococoFront: { draw: drawRococoFront, reach: 300, ...square, houses: 'tiled', horizon: 'hills' },
  invertedHall: { draw: drawInvertedHall, reach: 376, ...downtown },
  raisedBox: { draw: drawRaisedBox, reach: 370, setting: 'park', houses: 'blocks', trees: ['roundTree', 'blossom'] },
  clothBrick: { draw: drawClothBrick, reach: 396, ...square, houses: 'flat' },
  terracottaTower: { draw: drawTerracottaTower, reach: 210, setting: 'park', houses: 'blocks', horizon: 'city' },
  hangingGardens: { draw: drawHangingGardens, reach: 398, setting: 'shore', horizon: 'city', trees: ['palm', 'palm'] },
  storkColonnade: { draw: drawStorkColonnade, reach: 398, ...square, houses: 'blocks' },
  gildedKing: { draw: drawGildedKing, reach: 356, setting: 'park', houses: 'blocks', trees: ['palm', 'roundTree'] },
  wallStreetTemple: { draw: drawWallStreetTemple, reach: 270, ...downtown },
  curvedMuseum: { draw: drawCurvedMuseum, reach: 390, ...downtown },
  glassLobby: { draw: drawGlassLobby, reach: 396, ...downtown, isFixed: true },
  whiteSpiral: { draw: drawWhiteSpiral, reach: 398, ...downtown, isFixed: true },
  harborMuseum: { draw: drawHarborMuseum, reach: 380, setting: 'quay', houses: 'blocks', horizon: 'hills' },
  pinkTripleGate: { draw: drawPinkTripleGate, reach: 380, ...square, houses: 'stucco', trees: ['palm', 'roundTree'] },
  crossChapel: { draw: drawCrossChapel, reach: 226, ...square, houses: 'blocks', trees: ['palm', 'palm'] },
  steppeTemple: {
    draw: drawSteppeTemple,
    reach: 380,
    ...square,
    houses: 'blocks',
    trees: ['poplar'],
    horizon: 'hills',
  },
  threeLandsPagoda: { draw: drawThreeLandsPagoda, reach: 400, setting: 'scenery', hidesHorizon: true, isFixed: true },
  clanHall: { draw: drawSouthernTemple, reach: 396, setting: 'square', front: 'bare', houses: 'stucco' },
  bazaarTemple: { draw: drawSouthernTemple, reach: 396, setting: 'square', front: 'bare', houses: 'eaves' },
  chinatownGate: {
    draw: drawGopuram,
    reach: 394,
    scale: 1.1,
    ...square,
    houses: 'stucco',
    trees: ['palm', 'roundTree'],
  },
  towerStreetGate: { draw: drawGopuram, reach: 394, scale: 1.1, ...square, houses: 'terraces' },
  bazaarSikhara: portraySikhara(
    {
      stone: '#f1e9dc',
      towers: [
        [0, 90, 330],
        [-150, 56, 180],
        [150, 56, 180],
      ],
      base: [[230, 30, '#d97a4a']],
      flags: true,
    },
    { ...square, houses: 'terraces', trees: ['roundTree'] },
  ),
  redSikhara: portraySikhara(
    {
      stone: '#a85a44',
      towers: [
        [0, 110, 360],
        [-190, 70, 150],
      ],
      base: [[280, 36, '#8f4a3a']],
    },
    { isApart: true, trees: ['roundTree', 'palm'], horizon: 'hills' },
  ),
} satisfies Record<string, Motif>;
