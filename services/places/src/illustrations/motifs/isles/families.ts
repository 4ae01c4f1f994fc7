import type { MotifInput } from '../../scene/motif.js';
import type { PaletteName } from '../../scene/palettes.js';
import { drawCanyon } from '../canyons.js';
import { drawBay, drawHillyIsland } from '../coasts.js';
import { drawGorgeFall, drawLakeMountain, drawRange } from '../landscapes.js';
import { drawCoveBeach, drawPalmBeach, drawSurfBeach } from '../nature/beaches.js';
import { drawTallFall } from '../nature/cascades.js';
import { drawAtoll, drawBirdIsland } from '../nature/islands.js';
import { drawRavine } from '../nature/ravines.js';
import { drawSafari } from '../nature/savannas.js';
import { drawBoulderHill, drawDryRange, drawPineCrags, drawWetRange } from '../ranges/distant.js';
import { drawMeadowHuts, drawRoundRange, drawTundraFells, drawWinterPeaks } from '../ranges/temperate.js';
import { drawCoastRoad, drawLushCliffs } from '../shores/cliffs.js';
import { drawBoathouseLake, drawLarchLake } from '../shores/lakes.js';
import { drawDuneCamp, drawHeathCliffs, drawWindingCanyon } from '../shores/plateaus.js';
import { drawGreenGorge } from '../shores/valleys.js';
import { drawSandSea } from '../wonders/dunes.js';
import { drawPalmShore } from '../wonders/islands.js';
import { drawChapelIsland } from './chapels.js';
import { drawLedgeFall, drawPoolFall, drawVeilFall } from './falls.js';
import { drawGreenIsland, drawPastureIsland, drawPineIslands, drawSkerries } from './islands.js';
import { drawBoatBeach, drawHammockBeach, drawJungleCove, drawLagoonPier } from './palms.js';
import { drawChairBeach, drawHutBeach } from './strands.js';

type Draw = (input: MotifInput) => void;
type Family = Partial<Record<PaletteName, readonly Draw[]>> & { others: readonly Draw[] };

/** Returns a drawing that is one of a family, by the seed of the scene, from those that fit the part of the world. */
const toDrawing =
  (family: Family): Draw =>
  (input) => {
    const drawings = family[input.palette] ?? family.others;
    drawings[Math.floor(input.random.between(0, drawings.length))]!(input);
  };

export const drawAnyMountain = toDrawing({
  alpine: [drawLakeMountain, drawRange, drawRavine, drawMeadowHuts, drawWinterPeaks],
  nordic: [drawTundraFells, drawLakeMountain, drawRavine, drawWinterPeaks],
  eastAsian: [drawPineCrags, drawRoundRange, drawRavine, drawLakeMountain],
  monsoon: [drawWetRange, drawRoundRange, drawLakeMountain],
  savanna: [drawBoulderHill, drawRoundRange, drawLakeMountain],
  desert: [drawDryRange, drawRange],
  andean: [drawDryRange, drawRavine, drawRange],
  others: [drawRoundRange, drawRavine, drawRange, drawLakeMountain],
});

export const drawAnyWaterfall = toDrawing({
  monsoon: [drawPoolFall, drawGorgeFall, drawPoolFall, drawLedgeFall],
  savanna: [drawPoolFall, drawGorgeFall],
  desert: [drawPoolFall],
  others: [drawLedgeFall, drawVeilFall, drawTallFall, drawGorgeFall],
});

export const drawAnyIsland = toDrawing({
  monsoon: [drawGreenIsland, drawAtoll, drawHillyIsland],
  savanna: [drawGreenIsland, drawAtoll, drawHillyIsland],
  desert: [drawHillyIsland, drawAtoll],
  eastAsian: [drawPineIslands, drawHillyIsland],
  mediterranean: [drawChapelIsland, drawHillyIsland],
  nordic: [drawSkerries, drawBirdIsland, drawHillyIsland],
  others: [drawPastureIsland, drawBirdIsland, drawHillyIsland],
});

export const drawAnyBeach = toDrawing({
  monsoon: [drawPalmBeach, drawCoveBeach],
  savanna: [drawPalmBeach, drawCoveBeach],
  mediterranean: [drawCoveBeach, drawBay],
  desert: [drawBay],
  atlantic: [drawChairBeach, drawHutBeach, drawSurfBeach, drawBay],
  nordic: [drawChairBeach, drawBay],
  others: [drawSurfBeach, drawBay, drawCoveBeach],
});

export const drawAnyPalmShore = toDrawing({
  others: [drawPalmShore, drawHammockBeach, drawLagoonPier, drawBoatBeach, drawJungleCove],
});

export const drawAnyMountainLake = toDrawing({
  others: [drawBoathouseLake, drawLarchLake, drawLarchLake, drawLakeMountain],
});

export const drawAnySeaCliffs = toDrawing({
  mediterranean: [drawCoastRoad, drawLushCliffs],
  monsoon: [drawLushCliffs],
  others: [drawHeathCliffs, drawCoastRoad],
});

export const drawAnyCanyon = toDrawing({
  desert: [drawCanyon, drawWindingCanyon],
  savanna: [drawCanyon, drawWindingCanyon],
  others: [drawGreenGorge, drawWindingCanyon],
});

export const drawAnySandSea = toDrawing({ others: [drawSandSea, drawDuneCamp] });

export const drawAnySafari = toDrawing({ others: [drawSafari, drawSafari, drawBoulderHill] });
