import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';
import { drawCrowns, drawLongtail, drawShore } from './parts.js';

/** An overhang with stalactites and a cave shrine behind a beach with longtail boats. */
export function drawShrineOverhang({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  drawShore(pen, tones, { sand: '#f6e8c8' });
  const far = fade(haze, 0.35);
  pen
    .fill(far(paint('#a8a294')), 'M-600 88Q-606 210-560 250Q-500 240-490 88zM-430 88Q-426 150-396 164Q-366 150-360 88z')
    .fill(far(leaf), 'M-600 200Q-590 260-550 256Q-510 246-500 200Q-550 220-600 200z');
  const [rock, dark, ocher] = [paint('#b9ad98'), paint('#5f5850'), paint('#c98f5c')];
  pen
    .fill(rock, 'M720-20V620H60Q20 520 60 420Q10 380 40 300Q90 260 200 250Q330 230 380 150Q400 60 420-30z')
    .fill(
      dark,
      'M40 300Q90 260 200 250Q330 230 380 150Q396 90 404 40L720-10V60Q560 90 520 170Q440 280 300 300Q160 330 60 330z',
    )
    .fill(
      ocher,
      'M150 300Q180 440 150 620H186Q210 440 190 290zM300 270Q330 440 310 620H350Q370 440 336 240zM470 240Q480 420 470 620H500Q510 420 500 180z',
      0.55,
    )
    .fill(
      rock,
      'M70 330l8-40 10 40zM100 330l12-64 12 62zM132 326l6-30 8 28zM160 320l14-80 14 76zM200 310l8-44 8 42zM232 304l10-60 12 56zM268 298l6-30 8 28zM296 290l14-84 14 76zM340 270l8-40 10 34zM368 244l10-56 12 44zM404 200l8-50 10 40z',
    )
    .fill(leafShade, 'M60 620Q90 560 160 570T320 560T500 570T720 540V620z')
    .rounds(leaf, 34, 'M100 606h80M260 600h90M440 600h100M620 590h90');
  pen
    .rect(paint('#d9b06a'), 470, 10, 90, 60)
    .polygon(paint('#c9402f'), [454, 70], [515, 110], [576, 70])
    .rect(paint('#e8c24a'), 506, 20, 18, 40)
    .rounds(paint('#d9503f'), 7, 'M450 6v26M440 4v20M586 14v26M598 18v20');
  drawLongtail(pen, tones, -160, -70, 1.1);
  drawLongtail(pen, tones, -420, -60, 0.9);
  drawLongtail(pen, tones, 120, -40, 0.9);
  drawWalkers(pen, tones, [
    [300, -60],
    [330, -56],
    [400, -30],
    [-40, -140],
  ]);
}

/** A leaning wall streaked with orange, and climbers on ropes over a small beach. */
export function drawClimbersWall({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade } = tones;
  drawShore(pen, tones, { sand: '#ecdcb8', shallow: '#6fbfae' });
  const [rock, orange, gray] = [paint('#d9c8a8'), paint('#d98a4a'), paint('#8f8a82')];
  pen
    .fill(rock, 'M-720-40V620H300Q340 540 270 470Q240 380 170 320Q150 220 90 160Q60 70 40-60Q-300-110-720-40z')
    .fill(
      orange,
      'M200 520Q160 420 100 360Q80 250 20 190L0 90Q-30 200-10 300Q10 420 90 520zM-120 560Q-150 400-190 300L-200 120Q-250 260-240 400T-200 570zM-420 560Q-450 420-440 260L-470 140Q-510 300-490 420T-460 570z',
      0.8,
    )
    .fill(
      gray,
      'M260 470Q200 400 170 320L150 300Q160 400 220 470zM-20 560Q-60 440-60 320L-90 220Q-110 380-90 470T-60 570zM-320 560Q-350 460-330 330L-360 240Q-390 380-370 470z',
      0.6,
    )
    .fill(leafShade, 'M-720 620V560Q-600 600-480 570T-240 580T0 560T180 590T300 560L310 620z')
    .rounds(leaf, 36, 'M-680 606h100M-480 600h110M-260 604h90M-80 600h80M120 606h100')
    .fill(paint('#6f665c'), 'M-720-40Q-300-110 40-60L30 0Q-100-40-300-30T-720 20z', 0.5);
  pen.stroke(paint('#f1eadb'), 2.5, 'M-60 470L-40-70M-300 440L-270-60');
  for (const [x, y, color] of [
    [-58, 330, '#c9402f'],
    [-292, 210, '#2f6fa8'],
    [-120, 120, '#e3b24a'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 9} ${y}l4 34q5 6 10 0l4-34z`)
      .circle(paint('#7d5a48'), x, y + 42, 8)
      .stroke(paint('#7d5a48'), 5, `M${x - 4} ${y + 30}l-18 22M${x + 4} ${y + 30}l16 24`)
      .stroke(paint('#3a4450'), 6, `M${x - 5} ${y}l-16-16M${x + 5} ${y}l14-22`);
  drawLongtail(pen, tones, 340, 0, 1);
  drawLongtail(pen, tones, 500, 40, 0.7);
  drawWalkers(pen, tones, [
    [-30, -96],
    [-260, -92],
    [160, -110],
  ]);
}

/** Rounded blocks of granite among palms at a shallow lagoon. */
export function drawGranitePalms({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  drawShore(pen, tones, { sand: '#fbeedd', shallow: '#7fdccf' });
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 88Q-600 170-440 150T-200 88z');
  const [rock, lit, dark] = [paint('#b9a598'), paint('#d9c8ba'), paint('#85746c')];
  drawCrowns(pen, tones, [
    [700, 200, 110],
    [560, 180, 90],
    [440, 150, 70],
    [-690, 130, 80],
  ]);
  drawPalm(pen, tones, 330, 20, 3.6, -0.46);
  drawPalm(pen, tones, 500, 60, 3.7, -0.2);
  drawPalm(pen, tones, 640, 40, 3.9, -0.3);
  for (const [x, y, w, h] of [
    [560, -40, 170, 190],
    [380, -60, 120, 130],
    [250, -80, 80, 80],
    [-560, -130, 150, 130],
    [-420, -120, 80, 66],
    [90, -30, 60, 44],
    [-100, 0, 46, 30],
  ] as const)
    pen
      .ellipse(paint('#e3d0b8'), x - w * 0.1, y + 2, w * 1.1, w * 0.16)
      .fill(
        rock,
        `M${x - w} ${y}q-${w * 0.1} ${h * 0.9} ${w * 0.7} ${h}q${w * 0.9} ${h * 0.2} ${w * 1.2}-${h * 0.5}q${w * 0.16}-${h * 0.3} ${w * 0.1}-${h * 0.5}z`,
      )
      .fill(
        lit,
        `M${x - w * 0.86} ${y + h * 0.4}q${w * 0.1} ${h * 0.5} ${w * 0.6} ${h * 0.56}q-${w * 0.3}-${h * 0.2}-${w * 0.36}-${h * 0.6}z`,
      )
      .stroke(
        dark,
        Math.max(3, w * 0.05),
        `M${x - w * 0.2} ${y + h * 0.92}q-${w * 0.14}-${h * 0.4} ${w * 0.06}-${h * 0.9}M${x + w * 0.3} ${y + h * 0.86}q${w * 0.1}-${h * 0.4} ${w * 0.04}-${h * 0.84}`,
      );
  drawWalkers(pen, tones, [
    [-200, -150],
    [-170, -146],
  ]);
}

/** A narrow cove of sandstone with heavy surf below a green park. */
export function drawParkCove({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafLight } = tones;
  const foam = paint('#f7fbf8');
  drawShore(pen, tones, { deep: '#2f6f9f', shallow: '#4f9fb5', sand: '#efdcb4' });
  pen
    .stroke(foam, 12, 'M-300 20Q-160 44 0 20T240 40M-260-30Q-100 0 60-30T260-10M-220-76Q-60-50 120-80T280-50', 0.9)
    .fill(foam, 'M-230-60Q-100-30 30-60T250-30L240-44Q100-70-30-84T-230-72z', 0.6);
  const [stone, shade, dark] = [paint('#d9b47c'), paint('#b58a58'), paint('#7f6248')];
  for (const side of [-1, 1]) {
    const x = (value: number) => side * value;
    pen
      .fill(
        stone,
        `M${x(720)} 210Q${x(520)} 216 ${x(420)} 190L${x(380)} 120 ${x(330)} 60 ${x(300)} 10 ${x(340)}-30 ${x(720)}-90z`,
      )
      .fill(
        shade,
        `M${x(720)} 130L${x(400)} 140 ${x(370)} 104 ${x(720)} 90zM${x(720)} 50L${x(350)} 70 ${x(316)} 36 ${x(720)} 10z`,
      )
      .fill(dark, `M${x(340)}-30L${x(300)} 10 ${x(420)} 0 ${x(720)}-50V-90z`, 0.6)
      .fill(leaf, `M${x(720)} 236Q${x(520)} 240 ${x(410)} 204L${x(420)} 190Q${x(520)} 214 ${x(720)} 208z`);
  }
  pen
    .fill(paint('#efdcb4'), 'M-340-90Q-100-60 100-96T360-70L720-120V-230H-720V-120z')
    .fill(leafLight, 'M-720-140Q-300-150 0-168T720-150V-230H-720z')
    .rounds(leaf, 26, 'M-560-180h40M-420-190h40M400-186h50M560-180h40');
  drawWalkers(pen, tones, [
    [-120, -124],
    [-90, -120],
    [90, -130],
    [-300, -190],
    [300, -196],
  ]);
  pen
    .fill(foam, 'M-40 12l40-8 10 6-44 10z')
    .fill(paint('#2f3a4a'), 'M-26 16l6 30q6 6 10 0l8-26z')
    .circle(paint('#7d5a48'), -14, 56, 8);
}

/** A string of camels on a wide beach under red cliffs. */
export function drawCamelBeach({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawShore(pen, tones, { deep: '#2f8fae', shallow: '#5fc6c0', sand: '#f8ecd2' });
  const [red, lit, shade] = [paint('#c4623c'), paint('#dd8a58'), paint('#8f4530')];
  pen
    .fill(red, 'M720-10V220Q640 226 580 206L550 150 480 160 440 100 380 104 330 50 250 44 200-20Q460-10 720-10z')
    .fill(
      lit,
      'M720 220Q640 226 580 206L566 180Q640 196 720 190zM550 150L480 160 466 140 540 130zM440 100L380 104 364 84 430 80z',
    )
    .fill(shade, 'M720 90L470 96 500 60 720 50zM720 20L300 26 340 0 720-10z')
    .rounds(mixColors(tones.leaf, paint('#9aa05a'), 0.4), 20, 'M600 226h50M690 226h20M500 168h24');
  const coat = paint('#a8794e');
  for (const [x, y, s] of [
    [-330, -120, 1.25],
    [-170, -118, 1.2],
    [-16, -112, 1.15],
    [134, -100, 1.1],
    [276, -84, 1.05],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        coat,
        `M${x - n(50)} ${y + n(40)}q${n(4)} ${n(26)} ${n(24)} ${n(24)}q${n(14)} ${n(40)} ${n(30)} 0q${n(24)} ${n(4)} ${n(30)}-${n(20)}l-${n(4)}-${n(44)}h-${n(8)}l-${n(4)} ${n(34)}q-${n(20)}-${n(10)}-${n(40)} 0l-${n(6)}-${n(34)}h-${n(8)}z`,
      )
      .stroke(coat, n(11), `M${x - n(46)} ${y + n(48)}q-${n(24)}-${n(4)}-${n(28)} ${n(34)}`)
      .fill(coat, `M${x - n(64)} ${y + n(80)}l-${n(30)} ${n(2)}q-${n(6)} ${n(10)} ${n(4)} ${n(14)}l${n(28)} 0z`)
      .stroke(coat, n(7), `M${x - n(36)} ${y + n(36)}V${y}M${x + n(26)} ${y + n(36)}V${y}`)
      .fill(paint('#b5423a'), `M${x - n(14)} ${y + n(62)}q${n(10)} ${n(18)} ${n(24)} 0l4-${n(20)}h-${n(32)}z`)
      .fill(paint('#3f5f86'), `M${x - n(6)} ${y + n(76)}l4 ${n(28)}q5 6 10 0l4-${n(28)}z`)
      .circle(paint('#7d5a48'), x + n(4), y + n(114), n(8));
  }
}
