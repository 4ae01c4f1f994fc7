import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** Brass doors in a wall of tile stars, under carved plaster and a cedar canopy. */
export function drawTileDoor({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const plaster = withBuilding(tones, '#efe4cc', '#8a5a34');
  const brass = withBuilding(tones, '#c9963f', '#8f6628');
  pen.rect(plaster.wall, -720, -240, 1440, 860).rect(paint('#f4f0e4'), -720, -200, 1440, 330);
  let [blue, green, ocher] = ['', '', ''];
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 11; column++) {
      const x = -600 + column * 120 + (row % 2) * 60;
      const y = -170 + row * 62;
      const star = `M${x} ${y + 27}l8-19 19-8-19-8-8-19-8 19-19 8 19 8z`;
      if ((row + column) % 3 === 0) green += star;
      else blue += star;
      ocher += `M${x + 60} ${y}h1`;
    }
  pen
    .fill(paint('#2f5f9a'), blue)
    .fill(paint('#3f8a6a'), green)
    .rounds(paint('#d9a23c'), 16, ocher)
    .rect(paint('#2a3a4a'), -720, 126, 1440, 13)
    .dashes(paint('#f4f0e4'), 7, [14, 8], 'M-720 132H720');
  let lace = '';
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 17; column++)
      lace += `M${-690 + column * 84 + (row % 2) * 42} ${170 + row * 44}q20 26 40 0q-20-26-40 0`;
  pen
    .stroke(plaster.shade, 5, lace, 0.8)
    .rect(paint('#7a4a2e'), -720, 440, 1440, 34)
    .dashes(paint('#a8744c'), 34, [14, 12], 'M-720 457H720')
    .polygon(paint('#5f3a24'), [-720, 474], [720, 474], [720, 520], [-720, 520])
    .rect(paint('#4f8a6a'), -720, 516, 1440, 110)
    .dashes(paint('#3a6f52'), 110, [6, 26], 'M-720 571H720')
    .rect(plaster.lit, -220, -200, 440, 560)
    .fill(paint('#2f5f9a'), 'M-190-200V190Q-230 330 0 400Q230 330 190 190V-200z')
    .fill(plaster.lit, 'M-172-200V190Q-210 316 0 380Q210 316 172 190V-200z')
    .fill(brass.deep, 'M-154-200V186Q-190 300 0 356Q190 300 154 186V-200z')
    .rect(brass.wall, -148, -200, 142, 400)
    .rect(brass.shade, 6, -200, 142, 400);
  let rosettes = '';
  for (let y = -160; y < 190; y += 52)
    for (const x of [-124, -78, -32, 32, 78, 124]) rosettes += `M${x} ${y}l10 10-10 10-10-10z`;
  pen
    .fill(brass.lit, rosettes)
    .stroke(brass.roof, 4, 'M-148-108H148M-148-4H148M-148 100H148')
    .circle(brass.lit, -24, 20, 13)
    .circle(brass.lit, 24, 20, 13)
    .circle(brass.deep, -24, 20, 7)
    .circle(brass.deep, 24, 20, 7)
    .rect(paint('#d9ccb2'), -720, -240, 1440, 44);
}

/** A dark hall of marble columns under gilded cedar, with low tombs in a floor of tiles. */
export function drawColumnTombs({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const glow = tones.isDusk ? tones.window : paint('#f3dca4');
  const stucco = withBuilding(tones, '#d8bd8c', '#6f4a2e');
  const marble = withBuilding(tones, '#f3eee2', '#cfc5b0');
  pen
    .rect(stucco.roof, -720, -240, 1440, 860)
    .rect(stucco.deep, -420, 0, 840, 460)
    .fill(glow, 'M-76 0V210Q-96 300 0 344Q96 300 76 210V0z')
    .fill(paint('#3f7f8a'), 'M-720-240H720L420 0H-420z')
    .polygon(paint('#e6dcc4'), [-420, 0], [420, 0], [720, -240], [-720, -240])
    .dashes(paint('#3f8a72'), 9, [16, 16], 'M-470-40H470M-560-110H560M-650-180H650')
    .polygon(stucco.wall, [-720, 620], [-420, 430], [-420, 0], [-720, -240])
    .polygon(stucco.shade, [720, 620], [420, 430], [420, 0], [720, -240])
    .polygon(paint('#3f7f8a'), [-420, 0], [-420, 110], [-720, 90], [-720, -240])
    .polygon(paint('#2f6570'), [420, 0], [420, 110], [720, 90], [720, -240])
    .polygon(stucco.roof, [-420, 430], [420, 430], [720, 620], [-720, 620])
    .stroke(
      paint('#c9963f'),
      7,
      'M-440 450H440M-500 490H500M-570 540H570M-640 590H640M-210 430L-330 620M210 430L330 620M0 430V620',
    );
  for (const x of [-400, -134, 134, 400])
    pen.fill(
      stucco.wall,
      x < 400
        ? `M${x} 250V430H${x + 267}V250Q${x + 250} 350 ${x + 133} 392Q${x + 16} 350 ${x} 250z`
        : `M${x} 250V430h20V250z`,
    );
  pen.dashes(stucco.deep, 10, [14, 12], 'M-400 412H400').dashes(paint('#c9963f'), 7, [20, 10], 'M-400 424H400');
  for (const [x, y, wide, high] of [
    [-400, 0, 24, 250],
    [-134, 0, 24, 250],
    [134, 0, 24, 250],
    [400, 0, 24, 250],
    [-300, -110, 38, 560],
    [300, -110, 38, 560],
  ] as const)
    pen
      .rect(marble.wall, x - wide / 2, y, wide, high)
      .rect(marble.lit, x - wide / 2, y, wide * 0.36, high)
      .rect(marble.shade, x + wide * 0.2, y, wide * 0.3, high)
      .polygon(
        marble.lit,
        [x - wide * 0.5, y + high - 24],
        [x - wide * 0.9, y + high],
        [x + wide * 0.9, y + high],
        [x + wide * 0.5, y + high - 24],
      )
      .rect(marble.lit, x - wide * 0.8, y, wide * 1.6, 14);
  for (const [x, y, s] of [
    [-200, -40, 0.9],
    [0, -46, 0.9],
    [200, -40, 0.9],
    [-110, -130, 1.4],
    [130, -140, 1.4],
  ] as const)
    pen
      .polygon(marble.wall, [x - 74 * s, y], [x - 62 * s, y + 16 * s], [x + 62 * s, y + 16 * s], [x + 74 * s, y])
      .polygon(
        marble.lit,
        [x - 54 * s, y + 16 * s],
        [x - 44 * s, y + 34 * s],
        [x + 44 * s, y + 34 * s],
        [x + 54 * s, y + 16 * s],
      )
      .rect(marble.shade, x - 74 * s, y - 7 * s, 148 * s, 8 * s);
}
