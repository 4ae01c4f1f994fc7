import type { Motif } from '../../scene/motif.js';
import { drawGabledStreet } from '../cities.js';
import { extend } from '../european-quarters/extend.js';
import { drawStreetBehind, drawTowerHill } from '../european-scenes/banks.js';
import { drawTowerSquare } from '../facades/tower-squares.js';
import { drawColumnRuins } from '../regional/column-ruins.js';
import {
  drawCarvedGate,
  drawCedarGraves,
  drawRampartLight,
  drawRockPassage,
  drawSilverPavilion,
  drawSlabOnPosts,
  drawTeakHouses,
} from './asia.js';
import { drawBrokenBridge, drawDragonBridge, drawGlassDomeStore } from './bridges.js';
import { drawMoldedChapel, drawStoneFigure, drawStoneGate, drawUnfinishedFront, drawZigzagStairs } from './europe.js';
import {
  drawBrickBaths,
  drawFiveMinarets,
  drawGlassCurtain,
  drawLionTerrace,
  drawOverhangArcade,
  drawPitTemple,
  drawStairGate,
} from './monuments.js';
import { drawCliffMonastery, drawNuraghe, drawOpenFloors, drawStupaWall } from './ruins.js';
import { drawLagoonMosque, drawShoreTowers, drawSolidStupa, drawStoneChariot, drawThreeBells } from './temples.js';

const apart = { setting: 'ground', isApart: true } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Portraits of temples, gates, bridges and other single sights. */
export const SINGLE_MOTIFS = {
  ginkakuji: { draw: drawSilverPavilion, reach: 398, ...apart },
  okunoin: { draw: drawCedarGraves, ...scenery, evening: 'night' },
  threeBells: { draw: drawThreeBells, reach: 398, ...apart },
  shoreTemple: { draw: drawShoreTowers, ...scenery },
  stoneChariot: { draw: drawStoneChariot, reach: 398, ...apart },
  bruneiMosque: { draw: drawLagoonMosque, reach: 398, setting: 'shore', isFixed: true },
  dhamekStupa: { draw: drawSolidStupa, reach: 390, ...apart },
  jimThompson: { draw: drawTeakHouses, reach: 398, setting: 'shore' },
  derinkuyu: { draw: drawRockPassage, ...scenery, evening: 'night' },
  galleFort: { draw: drawRampartLight, ...scenery },
  avignonBridge: { draw: drawBrokenBridge, reach: 398, setting: 'water' },
  piazzaMaggiore: { draw: drawUnfinishedFront, reach: 396, setting: 'square' },
  aFamosa: { draw: drawStoneGate, reach: 398, ...apart },
  bomJesusStairs: { draw: drawZigzagStairs, reach: 398, ...apart },
  paraportiani: extend(
    { draw: drawMoldedChapel, reach: 398, setting: 'shore', trees: ['shrub'] },
    { before: drawStreetBehind(['#fbf9f2', '#f3f0e6'], '#efeae0', [50, 84]) },
  ),
  galeriesLafayette: { draw: drawGlassDomeStore, ...scenery, evening: 'night' },
  kingMemorial: { draw: drawStoneFigure, reach: 384, ...apart },
  ljubljanaDragons: extend(
    { draw: drawDragonBridge, reach: 398, setting: 'water' },
    {
      before: ({ pen, tones }) => drawTowerHill(pen, tones),
    },
  ),
  graslei: { draw: drawGabledStreet, reach: 400, scale: 1.14, setting: 'quay' },
  mozartHouse: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#dfe0d4', '#e9cfc0', '#cfd8dc', '#e9dcc8'],
        roof: '#8a7d74',
        walls: [210, 270],
        tower: [0, 40, 100, 'flat', 0],
        stone: '#e8b93f',
        cap: '#8a7d74',
        hall: [0, 92, 300, 'flat', 0],
      }),
    reach: 398,
    setting: 'square',
  },
  sumela: { draw: drawCliffMonastery, ...scenery },
  suNuraxi: { draw: drawNuraghe, reach: 398, ...apart },
  panchMahal: { draw: drawOpenFloors, reach: 390, ...apart },
  erdeneZuu: { draw: drawStupaWall, reach: 398, ...apart },
  bulandDarwaza: { draw: drawStairGate, reach: 340, ...apart },
  kailasaEllora: { draw: drawPitTemple, ...scenery },
  dambullaCaves: { draw: drawOverhangArcade, ...scenery },
  caracallaBaths: { draw: drawBrickBaths, reach: 398, ...apart },
  delosLions: { draw: drawLionTerrace, reach: 396, ...apart },
  bauhausDessau: { draw: drawGlassCurtain, reach: 390, ...apart },
  muscatMosque: { draw: drawFiveMinarets, reach: 398, ...apart },
  nikkoGate: { draw: drawCarvedGate, reach: 398, ...apart },
  hiroshimaMuseum: { draw: drawSlabOnPosts, reach: 398, ...apart },
  carthageBaths: { draw: drawColumnRuins, reach: 383, setting: 'shore' },
} satisfies Record<string, Motif>;
