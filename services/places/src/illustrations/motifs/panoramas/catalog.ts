import type { Motif } from '../../scene/motif.js';
import { drawHongKong, drawIstanbul, drawSeoul, drawShanghai, drawTaipei, drawTokyo } from './eastern.js';
import { drawCanalHouses, drawLondon, drawNewYork, drawSanFrancisco } from './western.js';

const panorama = {
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  isFixed: true,
  evening: 'lamps',
} as const;

/** Cities as people know them from their bays, rivers and hills. */
export const PANORAMA_MOTIFS = {
  newYork: { draw: drawNewYork, ...panorama },
  london: { draw: drawLondon, ...panorama },
  sanFrancisco: { draw: drawSanFrancisco, ...panorama },
  canalHouses: { draw: drawCanalHouses, ...panorama },
  istanbul: { draw: drawIstanbul, ...panorama },
  tokyo: { draw: drawTokyo, ...panorama },
  hongKong: { draw: drawHongKong, ...panorama },
  shanghai: { draw: drawShanghai, ...panorama },
  seoul: { draw: drawSeoul, ...panorama },
  taipei: { draw: drawTaipei, ...panorama },
} satisfies Record<string, Motif>;
