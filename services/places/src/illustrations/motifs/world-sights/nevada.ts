import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

const NEON = ['#ff5f8f', '#ffd35a', '#5fd8e8', '#8f6fe8', '#ff8f4a', '#6fe08a'] as const;

/** A street of casinos under a vault of lights. */
export function drawLightVault({ pen, tones }: MotifInput): void {
  const { paint, window, isDusk } = tones;
  const glow = (color: string) => (isDusk ? mixColors(color, paint(color), 0.45) : paint(color));
  const wall = withBuilding(tones, '#6a5a74', '#2f2848');
  pen.rect(wall.roof, -720, -240, 1440, 1100);
  const bands = ['#3a2f8f', '#7a3fae', '#c9408f', '#e8754a', '#3f8fc0'];
  for (let index = 0; index < 5; index++) {
    const radius = 640 - index * 110;
    pen.circle(glow(bands[index]!), 0, 120, radius);
  }
  pen.circle(isDusk ? mixColors(window, wall.roof, 0.4) : paint('#f3dfae'), 0, 120, 130);
  for (const [radius, dash] of [
    [590, 60],
    [480, 44],
    [370, 32],
    [260, 22],
  ] as const)
    pen.dashes(
      glow('#ffe9a0'),
      radius * 0.03,
      [dash * 0.3, dash],
      `M${-radius} 120A${radius} ${radius} 0 0 0 ${radius} 120`,
    );
  pen.stroke(
    wall.roof,
    5,
    'M-130 150L-720 260M-118 176L-640 480M-92 212L-420 620M-50 240L-170 640M130 150L720 260M118 176L640 480M92 212L420 620M50 240L170 640M0 250V640',
    0.7,
  );
  pen
    .polygon(wall.wall, [-720, 200], [-130, 140], [-130, 0], [-720, -230])
    .polygon(wall.shade, [720, 200], [130, 140], [130, 0], [720, -230])
    .rect(isDusk ? mixColors(window, wall.roof, 0.4) : paint('#f0d9a8'), -130, 0, 260, 130)
    .polygon(paint('#8a7f8f'), [-130, 0], [130, 0], [620, -240], [-620, -240])
    .stroke(paint('#a99fae'), 4, 'M-60 0L-280-240M60 0L280-240M0 0V-240M-190-60H190M-320-130H320');
  for (const side of [-1, 1])
    for (const [index, [from, to, low, high]] of (
      [
        [150, 230, 20, 120],
        [245, 370, -10, 130],
        [390, 600, -50, 150],
      ] as const
    ).entries()) {
      const color = glow(NEON[(index * 2 + (side > 0 ? 1 : 0)) % 6]!);
      const [a, b] = [side * from, side * to];
      pen
        .polygon(window, [a, low - 10], [a, low + 34], [b, low + 20 - index * 8], [b, low - 50 - index * 26])
        .polygon(color, [a, low + 40], [a, high], [b, high + 20], [b, low + 36])
        .dashes(
          glow('#fff3c4'),
          6,
          [6, 10 + index * 4],
          `M${a} ${low + 48}L${b} ${low + 46}M${a} ${high - 8}L${b} ${high + 10}`,
        )
        .rounds(
          wall.roof,
          10 + index * 5,
          `M${a + side * 20} ${(low + high) / 2 + 26}L${b - side * 24} ${(low + high) / 2 + 30}`,
          0.7,
        );
    }
  for (const x of [-150, 150])
    pen.rect(glow('#ffd35a'), x - 7, -20, 14, 160).rect(glow('#ff5f8f'), x - 22, 120, 44, 44);
  pen.stroke(paint('#4a4458'), 3, 'M-60 640L-20 230M60 640L20 230').rounds(paint('#c9503f'), 13, 'M44 420l30-6');
  drawWalkers(
    pen,
    tones,
    [
      [-40, -24],
      [30, -30],
      [90, -40],
      [-110, -60],
    ],
    1.1,
  );
  drawWalkers(
    pen,
    tones,
    [
      [-190, -150],
      [-40, -140],
      [110, -160],
      [230, -190],
    ],
    2,
  );
}

/** A yard of old signs of casinos and motels in the desert. */
export function drawSignYard({ pen, tones }: MotifInput): void {
  const { paint, haze, isDusk } = tones;
  const glow = (color: string) => (isDusk ? mixColors(color, paint(color), 0.35) : paint(color));
  const steel = paint('#6f6a6c');
  pen
    .fill(
      fade(haze, 0.5)(paint('#a8806a')),
      'M-720 90L-560 170-430 110-280 190-90 120 120 180 300 110 480 200 720 100V0H-720z',
    )
    .rect(paint('#d3b48c'), -720, -240, 1440, 250);
  pen.dashes(steel, 330, [8, 96], 'M-340 150H420');
  pen
    .polygon(glow('#d9433f'), [-400, 150], [-380, 300], [-200, 330], [-180, 170])
    .polygon(glow('#ffd35a'), [-380, 168], [-364, 284], [-216, 308], [-200, 184])
    .rounds(glow('#d9433f'), 14, 'M-350 210Q-310 250-290 220T-230 230M-340 256Q-300 290-280 262T-232 280');
  const star = (x: number, y: number, r: number) => {
    const points = Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      const reach = index % 2 ? r * 0.34 : r;
      return `${Math.round(x + reach * Math.sin(angle))} ${Math.round(y + reach * Math.cos(angle))}`;
    });
    return `M${points.join('L')}z`;
  };
  pen
    .rect(steel, -6, 0, 14, 300)
    .fill(glow('#5fc8d8'), star(0, 350, 92))
    .fill(glow('#fff3c4'), star(0, 350, 44))
    .fill(glow('#ff6f9a'), 'M-130 130Q0 90 150 150Q170 230 60 240Q-60 250-140 220z')
    .stroke(glow('#fff3c4'), 6, 'M-116 144Q0 108 134 160Q146 220 56 226Q-56 236-124 210z')
    .rounds(glow('#ffffff'), 12, 'M-90 170q30 50 50 10t50 10t50 6t40 0M-60 206H40');
  pen
    .polygon(glow('#3f7fb5'), [210, 60], [230, 260], [310, 260], [300, 60])
    .polygon(glow('#e8754a'), [250, 260], [390, 330], [440, 250], [310, 220])
    .dashes(glow('#ffe9a0'), 10, [10, 12], 'M224 74L244 248M290 74L298 248M260 262L384 320L424 254')
    .rounds(glow('#fff3c4'), 20, 'M256 96h2M260 134h2M262 172h2M264 210h2M320 276l50 20M350 312l24-14-14-26');
  pen
    .polygon(glow('#8f6fe8'), [-330, -70], [-350, 60], [-140, 90], [-110, -50])
    .stroke(glow('#ffd35a'), 8, 'M-314-54L-332 48L-154 74L-128-38z')
    .rounds(glow('#ffd35a'), 13, 'M-296 10q30-40 50 0t50 8t44 6M-284 40L-176 56')
    .ellipse(glow('#e8483f'), 60, 6, 92, 66)
    .ellipse(glow('#f6e8c4'), 60, 6, 72, 48)
    .polygon(glow('#e8483f'), [60, 46], [20, 0], [60, -32], [100, 0])
    .polygon(glow('#3fa58a'), [190, -90], [180, 30], [400, 50], [420, -70])
    .dashes(glow('#ffe9a0'), 10, [10, 12], 'M200-78L192 22L392 40L408-60z')
    .rounds(glow('#fff3c4'), 13, 'M226-10L370 8L340-22M370 8L330 30M226-44L330-34');
  const sand = paint('#c2a078');
  pen
    .fill(sand, 'M-720-90Q-300-70 100-96T720-88V-240H-720z')
    .fill(paint('#e0c49a'), 'M-60-96Q-160-170-260-240H120Q40-170 40-98z')
    .rounds(paint('#7f8f5a'), 26, 'M-560-60h30M-480-100h20M500-70h30M600-110h30M440-170h20M-420-190h20')
    .rounds(paint('#5f7f52'), 20, 'M-600 10v110M-600 60h-34v36M-600 44h34v40M600 0v130M600 50h36v40');
  drawWalkers(
    pen,
    tones,
    [
      [-40, -160],
      [10, -170],
    ],
    1.8,
  );
}

/** Pavilions of concrete and steel with slanting walls under a white canopy on four legs. */
export function drawCanopyPavilions({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const concrete = withBuilding(tones, '#c6c3bc', '#8f9398');
  const glass = mixColors(paint('#5f8ba0'), tones.sky[1], 0.25);
  const white = withBuilding(tones, '#f6f6f2', '#c3c9cc');
  pen
    .polygon(concrete.wall, [-390, 0], [-350, 190], [-130, 160], [-120, 0])
    .polygon(concrete.shade, [-200, 0], [-190, 168], [-130, 160], [-120, 0])
    .dashes(concrete.shade, 3, [200, 8], 'M-384 46H-210M-376 92H-206M-366 138H-202')
    .polygon(glass, [-120, 0], [-110, 226], [110, 190], [120, 0])
    .polygon(concrete.roof, [-130, 226], [-120, 250], [130, 206], [120, 184]);
  pen.stroke(white.wall, 4, 'M-70 0V220M-20 0V212M30 0V204M80 0V196M-116 60H118M-114 120H116');
  pen.polygon(paint('#5f6b62'), [-64, 130], [-30, 146], [70, 138], [92, 126], [70, 118], [-30, 118]);
  pen.polygon(paint('#5f6b62'), [-20, 156], [10, 156], [26, 130], [16, 96], [0, 96]);
  drawBlock(pen, concrete, { x: 120, y: 0, width: 150, height: 140 }, 0.2);
  pen
    .polygon(concrete.wall, [240, 0], [250, 210], [390, 170], [370, 0])
    .polygon(concrete.shade, [320, 0], [326, 188], [390, 170], [370, 0])
    .dashes(tones.window, 20, [26, 12], 'M132 96H230M132 50H230');
  for (const [from, to] of [
    [-330, -210],
    [330, 230],
  ] as const)
    pen.stroke(white.roof, 9, `M${from} 0L${to} 330`).stroke(white.wall, 9, `M${from * 0.7} 0L${to} 330`);
  pen
    .fill(white.wall, 'M-390 400Q-220 350-40 330Q40 322 120 340L390 402Q250 300 60 290Q-180 290-390 400z')
    .fill(white.roof, 'M390 402Q250 300 60 290Q-60 290-180 310Q0 300 120 320z')
    .rect(concrete.deep, 150, 0, 60, 34);
}
