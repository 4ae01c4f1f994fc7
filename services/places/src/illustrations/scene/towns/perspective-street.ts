import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import { darken, mixColors } from '../colors.js';
import type { PaletteName } from '../palettes.js';
import { Pen } from '../pen.js';
import type { CityInput } from './city-input.js';
import { BRICKS, FACADES, QUIET_FACADES } from './houses.js';
import { drawPavement, drawPeople } from './streets.js';

const { width } = COVER_SIZE;
/** Height of the eyes of the viewer, in pixels from the top. */
const EYES = 606;
/** Half of the width of a street at its end, and heights of its houses at the frame's edge. */
const END = 170;

const AWNINGS = ['#b8433e', '#2f6d8a', '#d29a3a', '#4d8a5c'] as const;

interface Facade {
  /** Distances from the vanishing point of the near and of the far edge. */
  near: number;
  far: number;
  /** Heights above and below the eyes per pixel of distance. */
  rise: number;
  color: string;
}

/** Draws a street that leads to the landmark. */
export function drawStreet({ palette, tones, random, center, placeLandmark, reach }: CityInput): string {
  const pen = new Pen();
  for (const side of [-1, 1] as const) {
    const facades: Facade[] = [];
    const colors = FACADES[palette] ?? QUIET_FACADES[palette] ?? BRICKS;
    const edge = side < 0 ? center : width - center;
    for (let far = END; far < edge + 20; ) {
      const near = Math.min(edge + 20, far * random.between(1.22, 1.42));
      const color = tones.paint(colors[Math.floor(random.between(0, colors.length))]!);
      const air = Math.max(0, 0.4 - (far - END) / 800);
      facades.push({ near, far, rise: random.between(0.72, 1.05), color: mixColors(color, tones.haze, air) });
      far = near;
    }
    for (const facade of facades) drawFacade(pen, tones, palette, center, side, facade);
  }
  const scale = Math.min(0.8, (END + 40) / Math.min(reach, 330));
  const ground = drawPavement(tones, random, { top: 640, center });
  const people = drawPeople(tones, random, { y: 655, from: center - 240, to: center + 260 });
  drawStreetTrees(pen, tones, center);
  return `${ground}${placeLandmark(644, scale)}${pen.toSvg()}${people}`;
}

/** Draws trees along both sides, larger toward the viewer. */
function drawStreetTrees(pen: Pen, { leaf, leafShade, leafLight, paint }: CityInput['tones'], center: number): void {
  for (const distance of [200, 280, 400])
    for (const side of [-1, 1]) {
      const [x, y] = [Math.round(center + side * distance * 0.86), Math.round(EYES + distance * 0.2)];
      const n = (value: number) => Math.round((value * distance) / 300);
      pen
        .rect(paint('#5d4a40'), x - n(3), y - n(66), n(6), n(66))
        .circle(leafShade, x + n(12), y - n(84), n(32))
        .circle(leaf, x - n(8), y - n(90), n(34))
        .ellipse(leafLight, x - n(12), y - n(118), n(14), n(7));
    }
}

function drawFacade(
  pen: Pen,
  tones: CityInput['tones'],
  palette: PaletteName,
  center: number,
  side: -1 | 1,
  { near, far, rise, color }: Facade,
): void {
  const at = (distance: number, up: number): [number, number] => [center + side * distance, EYES - distance * up];
  const wall = side < 0 ? color : darken(color, 0.14);
  const foot = -0.2;
  pen.polygon(wall, at(far, foot), at(far, rise), at(near, rise), at(near, foot));
  const roof = palette === 'desert' || palette === 'metropolitan' ? darken(color, 0.3) : tones.roof;
  const eaves = palette === 'desert' || palette === 'metropolitan' ? 0.03 : 0.09;
  pen.polygon(roof, at(far - 3, rise), at(far + 8, rise + eaves), at(near - 3, rise + eaves), at(near + 5, rise));
  const count = Math.max(2, Math.round((near - far) / (far * 0.22)));
  const floors = Math.max(2, Math.round((rise - 0.1) / 0.22));
  for (let floor = 0; floor < floors; floor++) {
    const low = 0.06 + (floor * (rise - 0.08)) / floors;
    // Windows keep upright sides, which dashes along the slanting line would not.
    for (let index = 0; index < count; index++) {
      const [left, right] = [0.28, 0.72].map((share) => far + ((index + share) * (near - far)) / count);
      pen.polygon(tones.window, at(left!, low), at(left!, low + 0.11), at(right!, low + 0.11), at(right!, low));
    }
  }
  const [a, b] = [far + (near - far) * 0.15, far + (near - far) * 0.85];
  pen.polygon(darken(wall, 0.35), at(a, foot + 0.02), at(a, -0.03), at(b, -0.03), at(b, foot + 0.02));
  const cloth = tones.paint(AWNINGS[Math.round(near) % AWNINGS.length]!);
  const [c, d] = [a - (near - far) * 0.04, b + (near - far) * 0.04];
  pen.polygon(cloth, at(c, -0.08), at(a, -0.02), at(b, -0.02), at(d, -0.08));
}
