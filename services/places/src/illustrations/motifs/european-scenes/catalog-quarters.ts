import type { Motif } from '../../scene/motif.js';
import { extend } from '../european-quarters/extend.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayPalace } from '../facades/palaces.js';
import { drawCityTheater, drawCornerTemple, drawHarborStreetTheater, drawLongNave } from './antiquities.js';
import { drawGlassCity, drawSpringCanals } from './glass-gardens.js';
import { drawArrowPlatform, drawCrossCrag } from './heights.js';
import { drawRedRoom } from './interiors.js';
import { drawBrickStreet, drawHipRoofRiver, drawRedPub } from './quarters.js';
import { drawSpringCurtain, drawTowerQuarter, drawVillageGate } from './quarters-of-towers.js';
import { drawFountainTrees, drawMuseumSaw, drawSpiralStair } from './town-parts.js';

const square = { setting: 'square' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Quarters, gardens and museums that shared the drawing of another place. */
export const EUROPEAN_QUARTER_MOTIFS = {
  redPub: { draw: drawRedPub, ...scenery, evening: 'lamps' },
  hipRoofRiver: { draw: drawHipRoofRiver, ...scenery, evening: 'lamps' },
  brickStreet: { draw: drawBrickStreet, ...scenery },
  arrowPlatform: { draw: drawArrowPlatform, ...scenery },
  crossCrag: { draw: drawCrossCrag, ...scenery, evening: 'lamps' },
  redRoom: { draw: drawRedRoom, ...scenery, evening: 'lamps' },
  springCanals: { draw: drawSpringCanals, ...scenery },
  glassCity: { draw: drawGlassCity, reach: 394, setting: 'ground', isApart: true },
  spiralStairPalace: extend(
    portrayPalace(
      {
        wall: '#ece2ce',
        roof: '#5f6f80',
        body: [0, 330, 190, 'mansard', 70],
        storeys: 3,
        bays: 13,
        trim: '#d9cbb0',
        parts: [[-250, 60, 200, 'mansard', 80]],
      },
      square,
    ),
    { after: drawSpiralStair },
  ),
  sawRoofMuseum: { draw: drawMuseumSaw, reach: 390, setting: 'square' },
  studioMuseum: portrayPalace(
    {
      wall: '#a8604a',
      roof: '#6f5f5a',
      trim: '#c9907a',
      body: [0, 250, 150, 'hip', 40],
      storeys: 2,
      bays: 9,
      parts: [
        [0, 60, 176, 'flat', 8],
        [-220, 50, 160, 'flat', 8],
        [220, 50, 160, 'flat', 8],
      ],
    },
    { setting: 'park' },
  ),
  fountainTrees: { draw: drawFountainTrees, reach: 398, setting: 'square' },
  saoneCathedral: portrayChurch(
    {
      stone: '#e0d3b8',
      roof: '#8a6a5a',
      nave: [74, 190, 60],
      rose: true,
      portals: 3,
      aisles: [170, 130],
      towers: [
        [-122, 62, 220, 'flat', 0],
        [122, 62, 220, 'flat', 0],
      ],
      flank: [170, 330, 150, 50],
    },
    { setting: 'quay' },
  ),
  cornerTemple: { draw: drawCornerTemple, reach: 376, ...square },
  harborStreetTheater: { draw: drawHarborStreetTheater, ...scenery },
  cityTheater: { draw: drawCityTheater, ...scenery },
  longNave: { draw: drawLongNave, ...scenery },
  towerQuarter: { draw: drawTowerQuarter, ...scenery, evening: 'lamps' },
  villageGate: { draw: drawVillageGate, reach: 394, ...square },
  springCurtain: { draw: drawSpringCurtain, ...scenery },
  wurzburgResidence: portrayPalace(
    {
      wall: '#e3c98f',
      roof: '#6a707a',
      trim: '#f3e6c4',
      body: [0, 170, 160, 'mansard', 56],
      storeys: 3,
      bays: 11,
      round: true,
      parts: [
        [0, 56, 186, 'pediment', 50],
        [-266, 100, 150, 'mansard', 60],
        [266, 100, 150, 'mansard', 60],
      ],
      flag: true,
    },
    square,
  ),
  towerPatio: portrayPalace(
    {
      wall: '#f0e4cc',
      roof: '#b9714f',
      trim: '#dcc39a',
      body: [-30, 220, 150, 'hip', 26],
      storeys: 2,
      bays: 7,
      arcade: true,
      round: true,
      towers: [[230, 78, 250, 'hip', 30]],
    },
    square,
  ),
} satisfies Record<string, Motif>;
