import type { Motif } from '../../scene/motif.js';
import { drawCarvedRock, drawEggHuts, drawFiveRathas, drawHillFootbridge, drawIronPillar } from './india.js';
import { drawBroadMosque, drawPendopo, drawSplitGate } from './indonesia.js';
import { drawShrineStair, drawTeahouses, drawTwoStoryGate } from './japan.js';
import { drawFigureStair, drawLanternLane } from './japan-lanes.js';
import { drawFlamePylon, drawLakePavilions, drawLanternShrine, drawTimberHall } from './memorials.js';
import { drawCatPark, drawThumbPeak } from './open-places.js';
import { drawAdobePlatform, drawCliffMall, drawRibbedDrum } from './peru-kenya.js';
import { drawLotusPond, drawSpoutPool, drawSultanPool } from './pools.js';

const apart = { setting: 'ground', isApart: true } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Sights in their own form and setting. */
export const SOUTHERN_PORTRAIT_MOTIFS = {
  ironPillar: { draw: drawIronPillar, reach: 396, ...apart },
  fiveRathas: { draw: drawFiveRathas, reach: 398, ...apart },
  carvedRock: { draw: drawCarvedRock, reach: 396, ...apart },
  hillFootbridge: { draw: drawHillFootbridge, ...scenery, evening: 'lamps' },
  eggHuts: { draw: drawEggHuts, reach: 396, ...apart },
  broadMosque: { draw: drawBroadMosque, reach: 392, setting: 'ground' },
  pendopo: { draw: drawPendopo, reach: 384, ...apart },
  splitGate: { draw: drawSplitGate, reach: 398, ...apart },
  spoutPool: { draw: drawSpoutPool, ...scenery },
  lotusPond: { draw: drawLotusPond, ...scenery, isFixed: true },
  sultanPool: { draw: drawSultanPool, ...scenery },
  zenGate: { draw: (input) => drawTwoStoryGate(input, '#8f6a4c', '#5a6068'), reach: 344, scale: 1.1, ...apart },
  nanzenGate: {
    draw: (input) => drawTwoStoryGate(input, '#7a6250', '#737a7e'),
    reach: 344,
    setting: 'hill',
    isApart: true,
  },
  figureStair: { draw: drawFigureStair, ...scenery },
  lanternLane: { draw: drawLanternLane, ...scenery, evening: 'lamps' },
  vermilionGate: { draw: (input) => drawTwoStoryGate(input, '#d0553a', '#6f6a62'), reach: 344, setting: 'square' },
  templeGateTokyo: { draw: (input) => drawTwoStoryGate(input, '#a8402f', '#4f565f'), reach: 344, setting: 'ground' },
  teahouses: { draw: drawTeahouses, reach: 398, setting: 'ground', isStreet: true },
  shrineStair: { draw: drawShrineStair, ...scenery },
  cliffMall: { draw: drawCliffMall, ...scenery, evening: 'lamps' },
  adobePlatform: { draw: drawAdobePlatform, ...scenery },
  lakePavilions: { draw: drawLakePavilions, ...scenery, evening: 'lamps' },
  flamePylon: { draw: drawFlamePylon, reach: 398, ...apart },
  timberHall: { draw: drawTimberHall, reach: 396, ...apart },
  lanternShrine: { draw: drawLanternShrine, ...scenery, evening: 'night' },
  catPark: { draw: drawCatPark, ...scenery, evening: 'lamps' },
  thumbPeak: { draw: drawThumbPeak, ...scenery, evening: 'sky' },
  ribbedDrum: { draw: drawRibbedDrum, reach: 350, setting: 'ground' },
} satisfies Record<string, Motif>;
