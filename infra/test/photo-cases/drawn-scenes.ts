import sharp, { type Sharp } from 'sharp';

/** Size of a scene in pixels. */
export const SCENE_WIDTH = 360;
export const SCENE_HEIGHT = 240;
/** Units of painting per pixel, in each direction. */
const UNITS = 2;
const WIDTH = SCENE_WIDTH * UNITS;
const HEIGHT = SCENE_HEIGHT * UNITS;

type Color = readonly [red: number, green: number, blue: number];

/** Returns a generator of numbers from 0 to 1, which are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A picture of raw pixels on which shapes are painted. */
class Canvas {
  readonly data = Buffer.alloc(SCENE_WIDTH * SCENE_HEIGHT * 3);

  /** Paints every point from `(left, top)` to `(right, bottom)` for which `isInside` returns true; in units. */
  fill(
    [left, top, right, bottom]: readonly [number, number, number, number],
    color: Color | ((x: number, y: number) => Color),
    isInside: (x: number, y: number) => boolean = () => true,
  ): void {
    const toPixels = (units: number) => Math.round(units / UNITS);
    for (let row = Math.max(0, toPixels(top)); row < Math.min(SCENE_HEIGHT, toPixels(bottom)); row++) {
      for (let column = Math.max(0, toPixels(left)); column < Math.min(SCENE_WIDTH, toPixels(right)); column++) {
        const [x, y] = [column * UNITS, row * UNITS];
        if (!isInside(x, y)) continue;
        const [red, green, blue] = typeof color === 'function' ? color(x, y) : color;
        const offset = (row * SCENE_WIDTH + column) * 3;
        this.data[offset] = red;
        this.data[offset + 1] = green;
        this.data[offset + 2] = blue;
      }
    }
  }
}

const mix = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const shade = (color: Color, factor: number): Color => [
  Math.min(255, color[0] * factor),
  Math.min(255, color[1] * factor),
  Math.min(255, color[2] * factor),
];

/**
 * Draws a town in front of hills and a sky: buildings with windows and roofs, a tower or dome, clouds, trees, and the
 * grain of a camera. All scenes have the same composition, so that those of different seeds are as similar as photos of
 * two towns.
 */
export function drawScene(seed: number): Sharp {
  const random = createRandom(seed * 7919 + 17);
  const between = (low: number, high: number) => low + random() * (high - low);
  const canvas = new Canvas();
  const horizon = between(0.5, 0.68) * HEIGHT;
  paintSky(canvas, horizon, between);
  paintHills(canvas, horizon, between);
  const count = Math.round(between(4, 9));
  for (let index = 0; index < count; index++) {
    paintBuilding(canvas, between((index * WIDTH) / count - 40, ((index + 1) * WIDTH) / count - 30), horizon, between);
  }
  paintLandmark(canvas, horizon, between, random() < 0.5);
  paintGround(canvas, horizon, between);
  const grain = createRandom(seed + 1);
  for (let index = 0; index < canvas.data.length; index++) {
    canvas.data[index] = Math.max(0, Math.min(255, canvas.data[index]! + (grain() - 0.5) * 16));
  }
  return sharp(canvas.data, { raw: { width: SCENE_WIDTH, height: SCENE_HEIGHT, channels: 3 } });
}

type Between = (low: number, high: number) => number;

function paintSky(canvas: Canvas, horizon: number, between: Between): void {
  const zenith: Color = [between(60, 140), between(110, 170), between(170, 230)];
  const haze: Color = [between(190, 250), between(190, 230), between(180, 230)];
  canvas.fill([0, 0, WIDTH, HEIGHT], (_x, y) => mix(zenith, haze, Math.min(1, y / horizon)));
  for (let cloud = between(1, 5); cloud > 0; cloud--) {
    const [x, y, width, height] = [between(0, WIDTH), between(10, horizon * 0.6), between(40, 160), between(10, 40)];
    canvas.fill(
      [x - width, y - height, x + width, y + height],
      [240, 240, 244],
      (px, py) => ((px - x) / width) ** 2 + ((py - y) / height) ** 2 < 1,
    );
  }
}

function paintHills(canvas: Canvas, horizon: number, between: Between): void {
  for (const depth of [0.25, 0.12]) {
    const waves = Array.from({ length: 4 }, () => ({
      length: between(80, 400),
      phase: between(0, 7),
      height: between(6, 26),
    }));
    const color: Color = [between(70, 140), between(90, 150), between(80, 150)];
    const tops = Array.from(
      { length: WIDTH },
      (_, x) =>
        horizon -
        depth * 260 +
        waves.reduce((sum, wave) => sum + Math.sin((x / wave.length) * 6.28 + wave.phase) * wave.height, 0),
    );
    canvas.fill([0, horizon - 180, WIDTH, HEIGHT], color, (x, y) => y > tops[x]!);
  }
}

function paintBuilding(canvas: Canvas, left: number, horizon: number, between: Between): void {
  const [width, height] = [between(50, 130), between(50, 190)];
  const bottom = horizon + between(10, 60);
  const top = bottom - height;
  const wall: Color = [between(110, 235), between(100, 215), between(80, 190)];
  canvas.fill([left, top, left + width, bottom], wall);
  const roof = between(0, 45);
  canvas.fill([left - 4, top - roof, left + width + 4, top], shade([170, 80, 60], between(0.6, 1.2)), (x, y) => {
    const share = (y - top + roof) / (roof || 1);
    return Math.abs(x - left - width / 2) < (width / 2 + 4) * share;
  });
  const [gapX, gapY] = [between(14, 26), between(18, 34)];
  for (let y = top + 8; y < bottom - 14; y += gapY) {
    for (let x = left + 6; x < left + width - 10; x += gapX)
      canvas.fill([x, y, x + gapX * 0.5, y + gapY * 0.55], shade(wall, 0.35));
  }
}

function paintLandmark(canvas: Canvas, horizon: number, between: Between, isDome: boolean): void {
  const [x, width, height] = [between(120, WIDTH - 120), between(30, 80), between(150, 290)];
  const bottom = horizon + 40;
  const color: Color = [between(60, 220), between(60, 200), between(60, 190)];
  canvas.fill([x - width, bottom - height, x + width, bottom], color, (px, py) => {
    const share = (py - bottom + height) / height;
    return isDome
      ? share > 0.4 || ((px - x) / width) ** 2 + ((share - 0.4) / 0.4) ** 2 < 1
      : Math.abs(px - x) < width * share;
  });
  for (let y = bottom - height * 0.5; y < bottom; y += between(20, 40))
    canvas.fill([x - width, y, x + width, y + 4], shade(color, 0.5));
}

function paintGround(canvas: Canvas, horizon: number, between: Between): void {
  const near: Color = [between(90, 190), between(90, 170), between(80, 160)];
  const top = horizon + 60;
  canvas.fill([0, top, WIDTH, HEIGHT], (x, y) => shade(near, 0.8 + 0.25 * Math.sin(x / 30 + y / 9)));
  for (let trees = between(2, 9); trees > 0; trees--) {
    const [x, y, radius] = [between(0, WIDTH), between(top - 10, HEIGHT), between(14, 55)];
    const green: Color = [between(20, 80), between(60, 130), between(20, 70)];
    canvas.fill(
      [x - radius, y - radius, x + radius, y + radius],
      green,
      (px, py) => (px - x) ** 2 + (py - y) ** 2 < radius ** 2,
    );
  }
}
