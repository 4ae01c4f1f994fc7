import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from '../facades/palaces.js';
import { drawFiveRoofs, drawGildedCourt, drawStoneSpires, drawThreeTemples, drawWindowPalace } from './newar.js';
import { drawPotSquare, drawRiverPagoda, drawSpiceCrossing, drawTimberTemple } from './newar-lanes.js';
import { drawFiveTiers, drawGoddessCourt, drawMayaShrine, drawWatchTower } from './newar-shrines.js';
import { portrayStupa } from './stupas.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const square = { setting: 'square', houses: 'rows' } as const;

/** Temples, squares and stupas of Nepal. */
export const NEPAL_MOTIFS = {
  threeTemples: { draw: drawThreeTemples, reach: 396, ...square },
  windowPalace: { draw: drawWindowPalace, reach: 398, ...square },
  stoneSpires: { draw: drawStoneSpires, reach: 396, ...square },
  riverPagoda: { draw: drawRiverPagoda, ...scenery },
  gildedCourt: { draw: drawGildedCourt, reach: 398, ...square },
  fiveRoofs: { draw: drawFiveRoofs, reach: 250, ...square },
  spiceCrossing: { draw: drawSpiceCrossing, ...scenery, evening: 'lamps' },
  timberTemple: { draw: drawTimberTemple, reach: 396, ...square },
  potSquare: { draw: drawPotSquare, ...scenery, evening: 'lamps' },
  fiveTiers: { draw: drawFiveTiers, reach: 300, ...square },
  goddessCourt: { draw: drawGoddessCourt, ...scenery },
  mayaShrine: { draw: drawMayaShrine, ...scenery },
  watchTower: { draw: drawWatchTower, reach: 220, ...square },
  armsMuseum: portrayPalace(
    {
      wall: '#b56a50',
      roof: '#8a5a48',
      body: [0, 330, 150, 'hip', 60],
      storeys: 2,
      bays: 13,
      trim: '#efe8d8',
      parts: [[0, 90, 190, 'hip', 60]],
      round: true,
    },
    { isApart: true },
  ),
  hillStupa: portrayStupa({ color: '#f1eadb', body: 'eyes', hill: 120, size: 0.8, shrines: 2 }),
  cornerStupa: portrayStupa({ color: '#f1eadb', body: 'eyes', size: 0.74, tiers: [[220, 18]], houses: true }, square),
} satisfies Record<string, Motif>;
