import type { Motif } from '../../scene/motif.js';
import { drawIstanbul } from './bosporus.js';
import { drawCanalHouses } from './canal-houses.js';
import { drawCapitol, drawDubai, drawSydney } from './coastal.js';
import { drawHongKong, drawSeoul, drawShanghai, drawTaipei, drawTokyo } from './eastern.js';
import { drawHillPalace, drawJerusalem, drawPrague } from './hills.js';
import { drawLisbon, drawParis, drawRome } from './latin.js';
import { drawLondon, drawNewYork, drawSanFrancisco } from './western.js';

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
  paris: { draw: drawParis, ...panorama },
  rome: { draw: drawRome, ...panorama },
  prague: { draw: drawPrague, ...panorama },
  hillPalace: { draw: drawHillPalace, ...panorama },
  jerusalem: { draw: drawJerusalem, ...panorama },
  lisbon: { draw: drawLisbon, ...panorama, evening: 'night' },
  sydney: { draw: drawSydney, ...panorama },
  dubai: { draw: drawDubai, ...panorama },
  capitol: { draw: drawCapitol, ...panorama },
} satisfies Record<string, Motif>;
