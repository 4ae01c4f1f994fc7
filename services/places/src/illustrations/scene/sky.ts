import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../drawing/seeded-random.js';
import { lighten, mixColors } from './colors.js';
import { Pen } from './pen.js';
import type { Tones } from './tones.js';

const { width } = COVER_SIZE;
const STAR_COUNT = 28;
const MOON = '#cfc6b4';
const SUN = '#fff6da';

/** Position of sun or moon in pixels; light comes from there. */
export interface Luminary {
  x: number;
  y: number;
  radius: number;
}

/** Chooses where the sun stands: low in the morning and in the evening, never behind the middle of the subject. */
export function placeLuminary(random: SeededRandom, hour: 0 | 1 | 2): Luminary {
  const isLeft = random.between(0, 1) < 0.6;
  const x = isLeft ? random.between(170, 330) : random.between(870, 1030);
  const y = hour === 1 ? random.between(100, 170) : random.between(200, 330);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(hour === 1 ? 44 : random.between(54, 78)) };
}

/** Draws gradient, sun or moon, stars, clouds and birds. */
export function drawSky(tones: Tones, luminary: Luminary, hasBalloons: boolean, random: SeededRandom): string {
  const { sky, isDusk } = tones;
  const stops = sky.map((color, index) => `<stop offset="${[0, 0.45, 0.74][index]}" stop-color="${color}"/>`).join('');
  const glow = isDusk ? sky[2] : lighten(sky[2], 0.6);
  return (
    `<defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient>` +
    `<radialGradient id="g"><stop stop-color="${glow}" stop-opacity="${isDusk ? 0.5 : 0.9}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<path fill="url(#s)" d="M0 0h${width}v800H0z"/>` +
    `<circle cx="${luminary.x}" cy="${luminary.y - (isDusk ? 60 : 0)}" r="${Math.round(luminary.radius * 4.2)}" fill="url(#g)"/>` +
    (isDusk ? drawStars(random) + drawMoon(luminary, sky[1]) : drawSun(luminary)) +
    drawClouds(tones, random) +
    (isDusk ? '' : drawFlight(tones, hasBalloons, random))
  );
}

const drawSun = ({ x, y, radius }: Luminary): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${SUN}" fill-opacity=".92"/>`;

function drawMoon({ x, y, radius }: Luminary, shadow: string): string {
  const r = Math.round(radius * 0.62);
  return new Pen()
    .circle(MOON, x, y - 60, r)
    .circle(mixColors(MOON, shadow, 0.4), x + r * 0.3, y - 60 - r * 0.2, r * 0.22)
    .circle(mixColors(MOON, shadow, 0.4), x - r * 0.3, y - 60 + r * 0.25, r * 0.3)
    .toSvg();
}

function drawStars(random: SeededRandom): string {
  const stars = Array.from(
    { length: STAR_COUNT },
    () => `M${Math.round(random.between(0, width))} ${Math.round(random.between(0, 330))}h0`,
  );
  const split = STAR_COUNT / 4;
  return new Pen()
    .rounds('#c9cbe0', 3.4, stars.slice(0, split).join(''))
    .rounds('#c9cbe0', 2.1, stars.slice(split).join(''))
    .toSvg();
}

/** Draws long flat clouds of three lines with round ends. */
function drawClouds({ sky, isDusk }: Tones, random: SeededRandom): string {
  const pen = new Pen();
  const count = Math.floor(random.between(2, 5.4));
  const bright = isDusk ? mixColors(sky[1], sky[2], 0.45) : mixColors(sky[2], '#ffffff', 0.55);
  for (let index = 0; index < count; index++) {
    const length = random.between(130, 330);
    const [x, y] = [random.between(-60, width - 120), random.between(70, 330)];
    const puffs = [1, 0.62, 0.34].map((share, puff) => {
      const left = x + random.between(0, length * (1 - share));
      return `M${Math.round(left)} ${Math.round(y - puff * 17)}h${Math.round(length * share)}`;
    });
    pen.rounds(bright, 23, puffs.join(''), isDusk ? 0.5 : 0.75);
  }
  return pen.toSvg();
}

/** Draws birds, or rarely balloons, or nothing. */
function drawFlight(tones: Tones, hasBalloons: boolean, random: SeededRandom): string {
  return hasBalloons && random.between(0, 1) < 0.18 ? drawBalloons(tones, random) : drawBirds(tones, random);
}

const BALLOONS = ['#a3195b', '#d9a24b', '#2f6d8a', '#c4563f'] as const;

function drawBalloons({ paint }: Tones, random: SeededRandom): string {
  const pen = new Pen();
  const start = Math.floor(random.between(0, BALLOONS.length));
  const side = random.between(0, 1) < 0.5 ? 0 : 640;
  for (const [index, size] of [34, 22, 16].entries()) {
    const [x, y] = [Math.round(side + random.between(110, 430)), Math.round(random.between(130, 300))];
    const [color, bright] = [paint(BALLOONS[(start + index) % BALLOONS.length]!), paint('#f6ead0')];
    pen.fill(
      color,
      `M${x - size} ${y}a${size} ${size} 0 0 1 ${2 * size} 0q0 ${size * 0.7}-${size * 0.8} ${size * 1.5}h-${size * 0.4}q-${size * 0.8}-${size * 0.8}-${size * 0.8}-${size * 1.5}z`,
    );
    pen.fill(
      bright,
      `M${x} ${y - size}q-${size * 0.9} ${size * 1.1} 0 ${size * 2.5}q${size * 0.9}-${size * 1.4} 0-${size * 2.5}z`,
      0.8,
    );
    pen.rect(paint('#6b4b3a'), x - size * 0.2, y + size * 1.66, size * 0.4, size * 0.3);
  }
  return pen.toSvg();
}

function drawBirds({ far }: Tones, random: SeededRandom): string {
  const count = Math.floor(random.between(-3, 6));
  const pen = new Pen();
  const [x, y] = [random.between(280, 860), random.between(110, 230)];
  for (let index = 0; index < count; index++) {
    const size = random.between(8, 15);
    const [left, top] = [x + index * random.between(22, 40), y + random.between(-28, 28)];
    pen.stroke(
      mixColors(far, '#2b2a48', 0.4),
      2.6,
      `M${Math.round(left)} ${Math.round(top)}q${Math.round(size * 0.6)}-${Math.round(size * 0.7)} ${Math.round(size)} 0q${Math.round(size * 0.4)}-${Math.round(size * 0.7)} ${Math.round(size)} 0`,
    );
  }
  return pen.toSvg();
}
