import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { traceArcade } from '../parts.js';

/** A glass palace behind tall concrete arches that stand in a pool with water plants. */
export function drawArchedPalace({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight } = tones;
  const concrete = withBuilding(tones, '#d9d3c6', '#aaa498');
  pen
    .rect(tones.water, -396, -30, 792, 40)
    .rect(tones.waterLight, -340, -20, 240, 6)
    .rect(tones.waterLight, 60, -10, 260, 6)
    .rect(paint('#5f7f8f'), -340, 10, 680, 210)
    .rect(paint('#7f9fae'), -340, 10, 680, 70)
    .dashes(tones.window, 90, [26, 18], 'M-326 110H330')
    .fill(concrete.wall, traceArcade({ x: -390, y: 4, height: 240 }, { count: 13, span: 46, pier: 13, sides: 150 }))
    .rect(concrete.lit, -392, 226, 784, 20)
    .rect(concrete.shade, 300, 226, 92, 20);
  pen
    .rounds(leaf, 22, 'M-300-16h50M-90-22h60M150-18h70')
    .rounds(leafLight, 10, 'M-290-6h30M-76-12h30M164-8h40')
    .circle(paint('#f4f1e8'), 20, 6, 24)
    .circle(paint('#cfcabd'), 30, 0, 14);
}

/** A white half sphere with a ramp that circles out of it, on a plain. */
export function drawHalfSphere({ pen, tones }: MotifInput): void {
  const shell = withBuilding(tones, '#f6f5f0', '#c9c9c6');
  pen
    .dome(shell.wall, 0, 0, 270, 250)
    .fill(shell.shade, 'M90 0Q190 150 20 250A270 250 0 0 0 270 0z')
    .fill(shell.lit, 'M-230 60Q-190 190-60 230Q-170 160-190 60z')
    .rounds(shell.roof, 17, 'M-262 60Q-420 80-396 120T-240 130')
    .rounds(shell.lit, 13, 'M-262 66Q-420 86-396 126T-240 136')
    .polygon(shell.roof, [-60, 0], [-30, 84], [40, 84], [40, 70], [20, 0])
    .polygon(shell.lit, [60, -16], [340, -16], [300, 0], [60, 70])
    .polygon(shell.shade, [60, -16], [60, 60], [74, 56], [330, -10], [340, -16]);
}

/** A white aqueduct of two rows of arches with a yellow tram on top. */
export function drawTramArches({ pen, tones }: MotifInput): void {
  const wall = withBuilding(tones, '#f6f3ea', '#d9d3c4');
  const { paint } = tones;
  pen
    .fill(wall.wall, traceArcade({ x: -398, y: 0, height: 130 }, { count: 9, span: 70, pier: 16, sides: 70 }))
    .fill(wall.wall, traceArcade({ x: -398, y: 130, height: 110 }, { count: 9, span: 70, pier: 16, sides: 44 }))
    .rect(wall.shade, -398, 126, 794, 8)
    .rect(wall.lit, -398, 232, 794, 16);
  for (let x = -398; x < 390; x += 86) pen.rect(wall.shade, x + 9, 0, 7, 232);
  pen
    .rect(paint('#f0bd3c'), -60, 256, 130, 40)
    .rect(paint('#2f5f9a'), -60, 256, 130, 9)
    .dashes(tones.window, 20, [16, 8], 'M-54 282H66')
    .rect(paint('#f4ead2'), -66, 296, 142, 8)
    .rect(paint('#3a3a40'), 0, 304, 3, 26);
}

/** Halls of iron and colored glass by a river, with a red front. */
export function drawIronHalls({ pen, tones }: MotifInput): void {
  const iron = withBuilding(tones, '#d9a23c', '#5f7f6f');
  const { paint } = tones;
  for (const x of [-264, 0, 264]) {
    const half = x === 0 ? 150 : 112;
    const high = x === 0 ? 130 : 100;
    pen
      .rect(iron.wall, x - half, 0, 2 * half, high)
      .rect(iron.shade, x + half * 0.5, 0, half * 0.5, high)
      .polygon(iron.roof, [x - half - 14, high], [x, high + half * 0.72], [x + half + 14, high])
      .polygon(paint('#c4563c'), [x - half + 14, high + 6], [x, high + half * 0.58], [x + half - 14, high + 6])
      .stroke(
        iron.lit,
        4,
        `M${x} ${high + 6}v${half * 0.5}M${x} ${high + 6}L${x - half * 0.5} ${high + half * 0.26}M${x} ${high + 6}L${x + half * 0.5} ${high + half * 0.26}`,
      )
      .dashes(iron.deep, high * 0.62, [22, 14], `M${x - half + 14} ${high * 0.34}H${x + half - 10}`)
      .dashes(paint('#3f8fa3'), 16, [22, 14], `M${x - half + 14} ${high * 0.8}H${x + half - 10}`);
  }
  pen
    .rounds(paint('#e3a52d'), 17, 'M-300 10h30M-40 12h30M220 10h30')
    .rounds(paint('#5f9a58'), 17, 'M-250 10h30M20 12h30M270 10h30');
}

/** The view from a hill with a cabin on its rope to a much higher rock. */
export function drawCabinToRock({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight, water, waterLight } = tones;
  const rock = withBuilding(tones, '#8f8378', '#5f5a60');
  pen
    .rect(water, -720, -240, 1440, 330)
    .fill(tones.far, 'M-720 90Q-540 200-420 130T-120 120T200 150T720 120V80H-720z')
    .rounds(waterLight, 5, 'M-600 30h180M-300 50h160M380 40h240M460 0h160', 0.6)
    .fill(rock.wall, 'M-40-20Q20 200 70 330Q120 490 200 500Q300 490 340 350Q390 180 470-20z')
    .fill(rock.roof, 'M200 500Q300 490 340 350Q390 180 470-20H270Q330 160 290 310Q260 430 200 500z')
    .fill(leafShade, 'M-120-20q60 70 130 50q60 50 120 10q80 40 140 0q90 30 130-10q70 10 120-50z')
    .fill(leaf, 'M-720-240V-50Q-520 60-300 40T-20-60T260-150T720-160V-240z')
    .fill(leafShade, 'M-720-240V-130Q-420-60-200-120T100-240z')
    .rounds(leafLight, 26, 'M-560-10h80M-330 0h60M-160-60h60M60-140h70')
    .stroke(paint('#4a4a54'), 4, 'M-640 60Q-200 250 190 510M-640 40Q-180 226 190 500');
  const cabin = withBuilding(tones, '#e9e4da', '#c4463c');
  pen
    .rect(paint('#4a4a54'), -180, 250, 6, 40)
    .polygon(cabin.wall, [-260, 160], [-270, 200], [-250, 250], [-100, 250], [-82, 200], [-94, 160])
    .rect(tones.window, -250, 196, 150, 44)
    .dashes(cabin.lit, 44, [6, 30], 'M-246 218H-104')
    .rect(cabin.roof, -266, 166, 178, 15)
    .rect(paint('#e9e0d0'), 160, 496, 90, 16)
    .rect(paint('#e9e0d0'), -660, -30, 130, 70)
    .rect(cabin.roof, -672, 36, 154, 14)
    .dashes(tones.window, 26, [20, 12], 'M-646 6H-540')
    .rounds(paint('#f6f2e8'), 12, 'M430-60h30M540-90h40M350-100h30');
}
