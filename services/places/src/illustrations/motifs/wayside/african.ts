import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** A mud mosque with a broad tapering tower set with beams. @param isSteep whether its tower is a pyramid */
export function drawMudTower({ pen, tones }: MotifInput, color: string, isSteep: boolean): void {
  const mud = withBuilding(tones, color, color);
  const { wall, shade, lit, deep, paint } = mud;
  const [half, top, high] = isSteep ? [110, 30, 330] : [70, 46, 230];
  const x = isSteep ? -120 : 130;
  pen
    .polygon(wall, [-380, 0], [-370, 110], [370, 110], [380, 0])
    .polygon(shade, [230, 0], [232, 110], [370, 110], [380, 0])
    .rounds(wall, 22, 'M-350 116v10M-290 116v12M-230 116v10M230 116v12M290 116v10M350 116v12')
    .rect(deep, 20, 0, 34, 56)
    .rect(deep, -290, 0, 26, 46)
    .rect(deep, 240, 0, 26, 46)
    .fill(
      wall,
      `M${x - half} 60L${x - top} ${high}Q${x} ${high + 50} ${x + top} ${high}L${x + half} 60V0h-${2 * half}z`,
    )
    .fill(
      shade,
      `M${x + half * 0.3} 0L${x + top * 0.3} ${high + 18}Q${x + top * 0.7} ${high + 16} ${x + top} ${high}L${x + half} 60V0z`,
    )
    .rect(deep, x - 12, 60, 24, 30);
  let beams = '';
  for (let y = 90; y < high - 10; y += 42) {
    const reach = half - ((half - top) * (y - 60)) / (high - 60);
    for (let at = -reach; at <= reach + 1; at += reach / 2) beams += `M${Math.round(x + at)} ${y}h${at < 0 ? -12 : 12}`;
  }
  pen.rounds(paint('#5f4430'), 7, beams).polygon(lit, [x - 8, high + 20], [x, high + 66], [x + 8, high + 20]);
  if (isSteep)
    pen
      .polygon(wall, [190, 100], [200, 176], [250, 176], [260, 100])
      .polygon(shade, [230, 100], [230, 176], [250, 176], [260, 100]);
  else
    for (const at of [-250, -160, -60])
      pen.fill(wall, `M${at - 34} 100q4 70 34 86q30-16 34-86z`).fill(shade, `M${at + 8} 100q0 60-8 86q30-16 34-86z`);
  pen.fill(shade, 'M-392-6q10 18 30 18h724q20 0 30-18z');
}

/** A church hewn from red rock in a deep pit. @param isPillared whether it is ringed by square pillars under a gabled roof */
export function drawPitChurch({ pen, tones }: MotifInput, isPillared: boolean): void {
  const { paint, leaf } = tones;
  const rock = withBuilding(tones, isPillared ? '#b5735a' : '#c27f60', '#8f5340');
  const pit = withBuilding(tones, '#a8664c', '#7a4636');
  pen
    .rect(paint('#c9a06a'), -720, -240, 1440, 300)
    .rounds(leaf, 40, 'M-690 74h120M-500 70h60M420 72h120M620 76h80')
    .polygon(pit.wall, [-470, 56], [470, 56], [640, -240], [-640, -240])
    .polygon(pit.lit, [-470, 56], [-390, 0], [-470, -240], [-640, -240])
    .polygon(pit.shade, [470, 56], [390, 0], [470, -240], [640, -240])
    .rect(pit.roof, -390, -20, 780, 76)
    .rect(pit.shade, -470, -240, 940, 222);
  if (isPillared) {
    pen
      .rect(rock.deep, -310, -170, 620, 250)
      .polygon(rock.lit, [-340, 76], [-250, 190], [250, 190], [340, 76])
      .polygon(rock.wall, [-340, 76], [-330, 96], [330, 96], [340, 76])
      .polygon(rock.shade, [140, 96], [120, 190], [250, 190], [326, 96])
      .dashes(rock.shade, 24, [26, 20], 'M-214 160H214');
    for (let x = -318; x <= 318; x += 79)
      pen.rect(rock.wall, x - 17, -170, 34, 250).rect(rock.shade, x + 5, -170, 12, 250);
    pen.rect(rock.wall, -336, 54, 672, 26).rect(rock.lit, -360, -186, 720, 18);
    for (const x of [-200, -40, 120, 240]) pen.arch(rock.shade, x - 18, -150, 36, 80);
  } else {
    pen
      .rect(rock.wall, -230, -180, 460, 280)
      .rect(rock.shade, 110, -180, 120, 280)
      .polygon(rock.lit, [-246, 100], [-180, 146], [180, 146], [246, 100])
      .polygon(rock.wall, [-60, -180], [-60, 0], [0, 30], [60, 0], [60, -180])
      .polygon(rock.lit, [-70, -4], [0, 40], [70, -4], [60, -12], [0, 22], [-60, -12])
      .rect(rock.deep, -26, -180, 52, 100);
    for (const x of [-170, -105, 105, 170])
      pen
        .rect(rock.deep, x - 20, 20, 40, 44)
        .rect(rock.lit, x - 5, 20, 10, 44)
        .rect(rock.lit, x - 20, 37, 40, 9)
        .rect(rock.deep, x - 16, -110, 32, 60);
    pen.rect(rock.lit, -236, -30, 472, 9);
  }
  for (const [x, y] of [
    [-430, 62],
    [-400, 64],
    [430, 62],
    [-60, -214],
    [250, -220],
  ] as const)
    pen.rounds(paint('#f6f1e6'), 17, `M${x} ${y}v26`).circle(paint('#6f4a36'), x, y + 44, 8);
}
