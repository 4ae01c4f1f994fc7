import type { Motif } from '../../scene/motif.js';
import { drawLandsEndArch, drawSlateArches, drawTownCove, drawTwinSeaArch } from './arches.js';
import { drawHookLagoon, drawMushroomBay, drawTempleCliffBeach } from './bays.js';
import { drawCapeLagoon, drawGoldenHorn, drawSwirlInlet, drawTowerShallows } from './lagoons.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;
const night = { ...scenery, evening: 'night' } as const;

/** Coves and beaches that are known by their rocks or their shape. */
export const COVE_MOTIFS = {
  landsEndArch: { draw: drawLandsEndArch, ...scenery },
  slateArches: { draw: drawSlateArches, ...scenery },
  twinSeaArch: { draw: drawTwinSeaArch, ...scenery },
  townCove: { draw: drawTownCove, ...scenery, evening: 'lamps' },
  capeLagoon: { draw: drawCapeLagoon, ...night },
  goldenHorn: { draw: drawGoldenHorn, ...night },
  swirlInlet: { draw: drawSwirlInlet, ...night },
  towerShallows: { draw: drawTowerShallows, ...night },
  templeCliffBeach: { draw: drawTempleCliffBeach, ...night },
  hookLagoon: { draw: drawHookLagoon, ...night },
  mushroomBay: { draw: drawMushroomBay, ...night },
} satisfies Record<string, Motif>;
