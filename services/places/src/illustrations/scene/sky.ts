import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { SeededRandom } from '../../drawing/seeded-random.js';
import { type CloudKind, drawClouds } from './clouds.js';
import { lighten, mixColors } from './colors.js';
import { Pen } from './pen.js';
import type { Tones } from './tones.js';

const { width } = COVER_SIZE;
const STAR_COUNT = 28;
const MOON = '#cfc6b4';
const SUN = '#fff6da';

/** How the light of a sky appears: as a disc, as a glow from outside the frame, or evenly through clouds. */
type Light = 'disc' | 'beyond' | 'overcast';

/** Position of sun or moon in pixels; light comes from there. */
export interface Luminary {
  x: number;
  y: number;
  radius: number;
  light: Light;
  clouds: CloudKind;
}

/** Chooses where the sun is: beside, behind or above the subject, at the horizon, outside the frame or behind clouds. */
export function placeLuminary(random: SeededRandom, hour: 0 | 1 | 2, center: number): Luminary {
  const side = random.between(0, 1) < 0.6 ? -1 : 1;
  const chance = random.between(0, 1);
  const offset = random.between(270, 430);
  const rise = random.between(0, 1);
  const clouds = CLOUD_KINDS[Math.floor(random.between(0, CLOUD_KINDS.length))]!;
  const at = (x: number, y: number, radius: number, light: Light = 'disc', kind = clouds): Luminary => ({
    x: Math.round(x),
    y: Math.round(y),
    radius: Math.round(radius),
    light,
    clouds: kind,
  });
  const beside = width / 2 + side * offset;
  if (chance < 0.14) return at(beside, 120, 60, 'overcast', random.between(0, 1) < 0.5 ? 'bank' : 'flat');
  if (chance < (hour === 1 ? 0.62 : 0.36)) return at(width / 2 + side * 690, 60 + 200 * rise, 150, 'beyond');
  if (hour === 1) return at(beside, 90 + 90 * rise, 40);
  if (chance < 0.62) return at(beside, 470 + 70 * rise, 60 + 24 * rise);
  if (chance < 0.8) return at(center + side * (30 + 60 * rise), 300 + 90 * rise, 96 + 34 * rise);
  return at(beside, 200 + 130 * rise, 46 + 24 * rise);
}

const CLOUD_KINDS: readonly CloudKind[] = ['flat', 'heaps', 'heaps', 'streaks', 'bank', 'clear', 'flat', 'streaks'];

/** Draws gradient, sun or moon, stars, clouds and birds. */
export function drawSky(tones: Tones, luminary: Luminary, hasBalloons: boolean, random: SeededRandom): string {
  const { sky, isDusk } = tones;
  const stops = sky.map((color, index) => `<stop offset="${[0, 0.45, 0.74][index]}" stop-color="${color}"/>`).join('');
  return (
    `<defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient></defs>` +
    `<path fill="url(#s)" d="M0 0h${width}v800H0z"/>` +
    (luminary.light === 'overcast' ? '' : drawGlow(tones, luminary)) +
    (isDusk ? drawStars(random) + drawMoon(luminary, sky[1]) : drawSun(luminary)) +
    drawClouds(luminary.clouds, tones, random) +
    (isDusk ? '' : drawFlight(tones, hasBalloons, random))
  );
}

function drawGlow({ sky, isDusk }: Tones, { x, y, radius, light }: Luminary): string {
  const glow = isDusk ? sky[2] : lighten(sky[2], 0.6);
  const strength = (isDusk ? 0.5 : 0.9) * (light === 'beyond' ? 0.6 : 1);
  return (
    `<defs><radialGradient id="g"><stop stop-color="${glow}" stop-opacity="${strength}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="${x}" cy="${y - (isDusk ? 60 : 0)}" r="${Math.round(light === 'beyond' ? 620 : radius < 90 ? radius * 3.4 : radius * 2.4)}" fill="url(#g)"/>`
  );
}

const drawSun = ({ x, y, radius, light }: Luminary): string =>
  light === 'disc' ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="${SUN}" fill-opacity=".92"/>` : '';

/** Draws the moon where the sun is by day; nights without one have stars alone. */
function drawMoon({ x, y, radius, light }: Luminary, shadow: string): string {
  if (light !== 'disc') return '';
  const r = Math.round(Math.min(46, radius * 0.62));
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
