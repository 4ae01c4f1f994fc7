import type { Motif } from '../../scene/motif.js';
import {
  drawBentTrees,
  drawCottageBeach,
  drawFerryBeach,
  drawHotelCrescent,
  drawPalmRow,
  drawShallowBar,
} from './caribbean.js';
import { drawCliffHouseCove, drawForestBeach, drawGrottoRock } from './headland-beaches.js';
import {
  drawCamelBeach,
  drawClimbersWall,
  drawGranitePalms,
  drawParkCove,
  drawShrineOverhang,
} from './rock-beaches.js';
import { drawSeaweedFlat, drawSurfCrescent, drawTowerMarina } from './town-beaches.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Beaches of warm seas that are known by more than palms. */
export const WORLD_SHORE_MOTIFS = {
  hotelCrescent: { draw: drawHotelCrescent, ...scenery },
  palmRow: { draw: drawPalmRow, ...scenery },
  ferryBeach: { draw: drawFerryBeach, ...scenery },
  shallowBar: { draw: drawShallowBar, ...scenery },
  cottageBeach: { draw: drawCottageBeach, ...scenery },
  bentTrees: { draw: drawBentTrees, ...scenery },
  shrineOverhang: { draw: drawShrineOverhang, ...scenery, evening: 'night' },
  climbersWall: { draw: drawClimbersWall, ...scenery, evening: 'night' },
  granitePalms: { draw: drawGranitePalms, ...scenery },
  parkCove: { draw: drawParkCove, ...scenery },
  camelBeach: { draw: drawCamelBeach, ...scenery },
  cliffHouseCove: { draw: drawCliffHouseCove, ...scenery },
  grottoRock: { draw: drawGrottoRock, ...scenery },
  forestBeach: { draw: drawForestBeach, ...scenery },
  seaweedFlat: { draw: drawSeaweedFlat, ...scenery },
  surfCrescent: { draw: drawSurfCrescent, ...scenery },
  towerMarina: { draw: drawTowerMarina, ...scenery, evening: 'night' },
} satisfies Record<string, Motif>;
