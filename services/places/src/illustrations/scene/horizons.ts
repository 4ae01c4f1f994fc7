import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../drawing/seeded-random.js';
import { mixColors } from './colors.js';
import type { Horizon } from './landscape-kinds.js';
import { type Corner, Pen } from './pen.js';
import type { Tones } from './tones.js';

const { width } = COVER_SIZE;
/** Lower edge of the land behind a subject, in pixels from the top. */
export const HORIZON_BOTTOM = 660;

interface Layer {
  /** Height in pixels of the line that the land rises above. */
  base: number;
  rise: number;
  /** 0 for the farthest, 1 for the nearest. */
  nearness: number;
}

type RidgeTracer = (random: SeededRandom, base: number, rise: number) => string;

const LAYERS: Record<Horizon, { layers: readonly Layer[]; trace: readonly RidgeTracer[] }> = {
  hills: { layers: buildLayers([545, 90], [570, 70], [600, 46]), trace: [traceSmooth(150)] },
  peaks: {
    layers: buildLayers([535, 230], [565, 130], [600, 60]),
    trace: [traceJagged(74), traceJagged(66), traceSmooth(130)],
  },
  fells: {
    layers: buildLayers([545, 150], [570, 90], [600, 40]),
    trace: [traceSmooth(120), traceSmooth(100), traceTreeTops],
  },
  dunes: {
    layers: buildLayers([550, 110], [575, 60], [600, 44]),
    trace: [traceMesas, traceSmooth(260), traceSmooth(300)],
  },
  plain: {
    layers: buildLayers([560, 96], [575, 22], [596, 16]),
    trace: [traceMesas, traceSmooth(90), traceSmooth(240)],
  },
  karst: { layers: buildLayers([555, 190], [575, 100], [606, 48]), trace: [traceKarst, traceKarst, traceSmooth(60)] },
  layers: {
    layers: buildLayers([530, 170], [560, 110], [600, 50]),
    trace: [traceSmooth(170), traceSmooth(130), traceSmooth(70)],
  },
  city: { layers: buildLayers([580, 190], [592, 120], [606, 44]), trace: [traceCity, traceCity, traceSmooth(50)] },
};

function buildLayers(...sizes: (readonly [base: number, rise: number])[]): Layer[] {
  return sizes.map(([base, rise], index) => ({ base, rise, nearness: index / (sizes.length - 1) }));
}

/** Draws the land at the horizon, each layer before the next with more air in front of it. */
export function drawHorizon(horizon: Horizon, tones: Tones, random: SeededRandom): string {
  const { layers, trace } = LAYERS[horizon];
  const pen = new Pen();
  layers.forEach(({ base, rise, nearness }, index) => {
    const tracer = trace[Math.min(index, trace.length - 1)]!;
    const ridge = tracer(random, base, rise * random.between(0.75, 1.1));
    const color = mixColors(mixColors(tones.far, tones.haze, 0.34), tones.middle, nearness);
    pen.fill(color, `${ridge}L${width} ${HORIZON_BOTTOM}H0z`);
  });
  return pen.toSvg() + drawHaze(tones);
}

function drawHaze({ haze, isDusk }: Tones): string {
  return (
    `<defs><linearGradient id="h" x2="0" y2="1"><stop stop-color="${haze}" stop-opacity="0"/><stop offset="1" stop-color="${haze}" stop-opacity="${isDusk ? 0.22 : 0.5}"/></linearGradient></defs>` +
    `<path fill="url(#h)" d="M0 430h${width}v${HORIZON_BOTTOM - 430}H0z"/>`
  );
}

/** Returns an open curve through the middles between points. */
function toCurve(points: readonly Corner[]): string {
  const [x, y] = points[0]!;
  let data = `M${Math.round(x)} ${Math.round(y)}`;
  for (let index = 1; index < points.length - 1; index++) {
    const [a, b] = [points[index]!, points[index + 1]!];
    const isLast = index === points.length - 2;
    const [endX, endY] = isLast ? b : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    data += `Q${Math.round(a[0])} ${Math.round(a[1])} ${Math.round(endX)} ${Math.round(endY)}`;
  }
  return data;
}

/** Rolling land. @param step mean distance of its bends in pixels */
function traceSmooth(step: number): RidgeTracer {
  return (random, base, rise) => {
    const points: Corner[] = [[0, base - rise * random.between(0.3, 0.8)]];
    for (let x = step * random.between(0.4, 1); x < width; x += step * random.between(0.8, 1.3))
      points.push([x, base - rise * random.between(0, 1)]);
    points.push([width, base - rise * random.between(0.3, 0.8)]);
    return toCurve(points);
  };
}

/** Mountains with sharp tops. */
function traceJagged(step: number): RidgeTracer {
  return (random, base, rise) => {
    let data = `M0 ${Math.round(base - rise * random.between(0.2, 0.5))}`;
    let isPeak = true;
    for (let x = step * random.between(0.5, 1); x < width; x += step * random.between(0.7, 1.3)) {
      data += `L${Math.round(x)} ${Math.round(base - rise * (isPeak ? random.between(0.5, 1) : random.between(0.1, 0.42)))}`;
      isPeak = !isPeak;
    }
    return `${data}L${width} ${Math.round(base - rise * random.between(0.2, 0.5))}`;
  };
}

/** Flat tops with steep sides. */
function traceMesas(random: SeededRandom, base: number, rise: number): string {
  let data = `M0 ${base}`;
  for (let x = random.between(20, 160); x < width - 180; x += random.between(160, 380)) {
    const [wide, top] = [random.between(80, 190), base - rise * random.between(0.35, 1)];
    const slope = random.between(22, 44);
    data += `L${Math.round(x)} ${base}L${Math.round(x + slope)} ${Math.round(top)}L${Math.round(x + slope + wide)} ${Math.round(top + random.between(0, 8))}L${Math.round(x + 2 * slope + wide)} ${base}`;
    x += wide + 2 * slope;
  }
  return `${data}L${width} ${base}`;
}

/** Steep round hills of limestone. */
function traceKarst(random: SeededRandom, base: number, rise: number): string {
  let data = `M0 ${base}`;
  for (let x = random.between(-60, 0); x < width; ) {
    const [wide, high] = [random.between(80, 150), rise * random.between(0.35, 1)];
    data += `L${Math.round(x)} ${base}c${Math.round(wide * 0.12)}-${Math.round(high * 1.3)} ${Math.round(wide * 0.85)}-${Math.round(high * 1.3)} ${Math.round(wide)} 0`;
    x += wide * random.between(0.86, 1.5);
  }
  return `${data}L${width} ${base}`;
}

/** Roofs of a large city. */
function traceCity(random: SeededRandom, base: number, rise: number): string {
  let data = `M0 ${base}`;
  for (let x = 0; x < width; ) {
    const wide = random.between(28, 66);
    // Towers cluster around two thirds of the width.
    const nearCenter = 1 - Math.abs(x - width * 0.62) / width;
    const top = base - rise * random.between(0.15, 1) * nearCenter;
    data += `V${Math.round(top)}H${Math.round(Math.min(width, x + wide))}`;
    x += wide;
  }
  return `${data}V${base}`;
}

/** A line of conifers. */
function traceTreeTops(random: SeededRandom, base: number, rise: number): string {
  let data = `M0 ${base}`;
  for (let x = 0; x < width; ) {
    const wide = random.between(22, 40);
    data += `L${Math.round(x + wide / 2)} ${Math.round(base - rise * random.between(0.35, 1))}L${Math.round(x + wide)} ${Math.round(base - 2)}`;
    x += wide;
  }
  return `${data}L${width} ${base}`;
}
