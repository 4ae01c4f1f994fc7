import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from './coasts.js';
import { drawPalm, drawWalkers, fade } from './parts.js';

/** White cubes, windmills and a chapel around a small harbor. */
export function drawWhiteHarbor({ pen, tones, random }: MotifInput): void {
  const { paint, haze, water } = tones;
  const [white, shade, blue, earth] = ['#f8f4ea', '#c9cfd6', '#2f6fb5', '#b39a78'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(fade(haze, 0.5)(earth), 'M-720 120Q-540 210-380 170T-100 190T160 140T420 190T720 140V0H-720z')
    .fill(fade(haze, 0.16)(earth), 'M-720 40Q-560 110-400 150T-100 240T180 200T420 90T720 60V-40H-720z')
    .fill(
      fade(haze, 0.16)(mixColors(earth, paint('#7f8a5a'), 0.5)),
      'M-100 240T180 200T420 90T720 60V0H100Q200 120-100 240z',
      0.6,
    );
  for (const [x, y] of [
    [-190, 196],
    [-60, 222],
    [70, 218],
  ] as const) {
    pen
      .fill(white, `M${x - 26} ${y}l4 66h44l4-66z`)
      .fill(shade, `M${x + 6} ${y}v66h16l4-66z`)
      .fill(paint('#a9825a'), `M${x - 26} ${y + 64}h52l-26 30z`);
    pen
      .stroke(
        paint('#7d5f45'),
        3,
        `M${x - 52} ${y + 20}L${x + 52} ${y + 96}M${x - 52} ${y + 96}L${x + 52} ${y + 20}M${x} ${y}v118M${x - 60} ${y + 58}h120`,
      )
      .fill(
        white,
        `M${x} ${y + 58}l46 32l6-10zM${x} ${y + 58}l-46-32l-6 10zM${x} ${y + 58}l-46 34l-4-12zM${x} ${y + 58}l46-34l4 12z`,
      );
  }
  for (let row = 0; row < 4; row++) {
    const y = 140 - row * 46;
    for (let x = -520 + row * -20; x < 430 + row * 40; ) {
      const [w, h] = [Math.round(random.between(54, 88)), Math.round(random.between(46, 70))];
      pen.rect(white, x, y - 20, w, h).rect(shade, x + w - 18, y - 20, 18, h);
      pen.fill(
        random.between(0, 1) < 0.5 ? blue : tones.window,
        `M${x + 12} ${y - 20 + h * 0.4}h13v17h-13zM${x + 34} ${y - 20}h13v${Math.round(h * 0.5)}h-13z`,
      );
      x += w + Math.round(random.between(2, 26));
    }
  }
  pen
    .rect(white, 220, 20, 90, 70)
    .rect(shade, 284, 20, 26, 70)
    .dome(blue, 265, 90, 42, 44)
    .rect(white, 200, 90, 12, 50)
    .rect(white, 224, 90, 12, 50)
    .fill(white, 'M196 140h44l-22 22z')
    .rect(paint('#d9cdb6'), -720, -40, 1440, 40)
    .rect(mixColors(paint('#d9cdb6'), paint('#6f665f'), 0.4), -720, -40, 1440, 14)
    .rect(mixColors(water, paint('#2f93b5'), 0.5), -720, -230, 1440, 192)
    .rounds(tones.waterLight, 4, 'M-540-90h180M-200-130h200M160-100h180M-420-180h180M280-190h200', 0.7);
  for (const [x, y, s, color] of [
    [-380, -90, 1, '#2f6fb5'],
    [-160, -120, 1.2, '#c9503f'],
    [130, -100, 1, '#e3b24a'],
    [360, -140, 1.3, '#2f6fb5'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint(color),
        `M${x - n(80)} ${y + n(14)}q${n(10)}-${n(40)} ${n(40)}-${n(40)}h${n(80)}q${n(36)} ${n(4)} ${n(44)} ${n(50)}q-${n(40)}-${n(14)}-${n(80)}-${n(14)}t-${n(84)} ${n(4)}z`,
      )
      .stroke(white, n(5), `M${x - n(78)} ${y + n(12)}q${n(44)}-${n(8)} ${n(84)}-${n(4)}t${n(76)} ${n(14)}`)
      .stroke(paint('#7d5f45'), n(4), `M${x} ${y}v${n(80)}`)
      .rect(white, x + n(10), y, n(30), n(22));
  }
  drawWalkers(
    pen,
    tones,
    [
      [-300, -2],
      [-60, -2],
      [-36, -2],
      [340, -2],
    ],
    0.8,
  );
}

/** An old town of stone with red roofs on a tongue of land, around a bell tower. */
export function drawHarborTown({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const sea = mixColors(tones.water, paint('#2f93b5'), 0.5);
  const [stone, shade, tile, tileDark] = ['#e9dbbc', '#b8a78c', '#c96f4a', '#9a5240'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(fade(haze, 0.5)(paint('#8a94a4')), 'M-720 100Q-520 190-320 150T60 170T420 150T720 170V0H-720z')
    .fill(fade(haze, 0.34)(leafShade), 'M-720 96Q-600 130-480 118T-300 80zM400 84Q520 130 640 118T720 100V80z');
  drawOpenSea(pen, tones, 90, sea);
  pen.fill(leafShade, 'M-460 10Q-330 60-200 54T260 60T480 10z');
  for (let row = 0; row < 4; row++) {
    const y = 120 - row * 36;
    const half = 170 + row * 70;
    for (let x = -half; x < half - 30; ) {
      const [w, h] = [Math.round(random.between(50, 84)), Math.round(random.between(44, 66))];
      pen
        .rect(stone, x, y - 40, w, h)
        .rect(shade, x + w - 14, y - 40, 14, h)
        .fill(tile, `M${x - 5} ${y - 42 + h}h${w + 10}l-16 24h-${w - 22}z`)
        .dashes(window, 13, [8, 13], `M${x + 10} ${y - 62 + h}h${w - 26}`);
      x += w + 3;
    }
  }
  pen
    .rect(stone, -26, 120, 54, 230)
    .rect(shade, 12, 120, 16, 230)
    .fill(window, 'M-16 290h12v36h-12zM2 290h10v36h-10zM-16 220h12v30h-12z')
    .rect(stone, -34, 346, 70, 12)
    .rect(stone, -20, 356, 42, 36)
    .fill(tileDark, 'M-28 390h58l-29 66z')
    .rect(stone, -170, 130, 130, 70)
    .fill(tile, 'M-180 198h150l-30 34h-90z')
    .rect(stone, -440, -50, 880, 56)
    .rect(shade, -440, -50, 880, 18)
    .rect(stone, -450, -50, 70, 90)
    .rect(shade, -398, -50, 18, 90)
    .rect(stone, 390, -50, 70, 84)
    .rect(shade, 442, -50, 18, 84)
    .dashes(stone, 14, [12, 9], 'M-450 46h70M390 40h70')
    .fill(tones.deep, 'M-30-50v30a22 22 0 0 0 44 0v-30z')
    .fill(paint('#cfc2a8'), 'M-480-50h960l30-16h-1020z');
  for (const [x, y, s] of [
    [-560, 40, 0.9],
    [-510, 10, 1.2],
    [520, 10, 1.1],
    [580, 40, 0.9],
  ] as const)
    pen
      .stroke(paint('#7a5a44'), 8 * s, `M${x} ${y}v${Math.round(60 * s)}`)
      .ellipse(leafShade, x, y + 74 * s, 54 * s, 26 * s)
      .ellipse(leaf, x - 10, y + 82 * s, 46 * s, 20 * s);
  for (const [x, y, s] of [
    [-300, -110, 1],
    [-120, -140, 1.1],
    [120, -120, 1],
    [300, -150, 1.2],
  ] as const)
    pen
      .fill(paint('#f4efe4'), `M${x - 50 * s} ${y}h${104 * s}l-${16 * s}-${20 * s}h-${72 * s}z`)
      .stroke(paint('#8a8680'), 4 * s, `M${x} ${y}v${Math.round(120 * s)}`)
      .fill(
        paint('#f8f4ea'),
        `M${x + 5} ${y + 10}v${Math.round(100 * s)}l${Math.round(40 * s)}-${Math.round(94 * s)}z`,
      );
}

/** White sails on a broad river between palms and desert hills. */
export function drawFeluccas({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const river = mixColors(tones.water, paint('#3f7fa5'), 0.5);
  const [sand, shade, sail] = ['#dcb27c', '#b58a5f', '#f8f1e0'].map(paint) as [string, string, string];
  pen
    .fill(
      fade(haze, 0.26)(sand),
      'M-720 60V190l120 10l80 50l140 10l110-40l160 30l120-20l140 40l160-20l120-60l140 10l150-20V40H-720z',
    )
    .fill(
      fade(haze, 0.26)(shade),
      'M-380 260l110-40l-60-60l-110-40zM20 230l120-30l-40-60l-100-40zM420 250l140-60l-60-60l-120-20z',
      0.5,
    )
    .fill(
      leafShade,
      'M-720 50q60 60 130 20q60 50 130 10q70 50 140 4q70 50 140 0q70 50 150 4q60 50 140 0q70 50 140 4q70 50 140-4q70 50 330-10V0H-720z',
    )
    .fill(leaf, 'M-720 30H720V0H-720z');
  for (const [x, s, lean] of [
    [-600, 1.3, 0.2],
    [-520, 1, -0.2],
    [-390, 1.2, 0.1],
    [-230, 0.9, -0.1],
    [180, 1, 0.2],
    [330, 1.3, -0.2],
    [440, 1, 0.2],
    [560, 1.4, -0.1],
  ] as const)
    drawPalm(pen, tones, x, 30, s, lean);
  pen
    .rect(river, -720, -230, 1440, 246)
    .fill(mixColors(river, leafShade, 0.5), 'M-720 16H720Q300-16 0-8T-720-10z', 0.6)
    .rounds(
      tones.waterLight,
      4,
      'M-540-50h180M-180-70h220M240-50h200M-420-140h180M120-150h220M-160-190h200M380-190h180',
      0.7,
    );
  for (const [x, y, s] of [
    [-330, -50, 0.8],
    [330, -60, 0.9],
    [-20, -120, 1.5],
    [520, -20, 0.45],
    [-520, -10, 0.4],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        mixColors(river, shade, 0.4),
        `M${x - n(90)} ${y - n(26)}q${n(90)}-${n(20)} ${n(180)} 0q-${n(80)}-${n(40)}-${n(180)} 0z`,
        0.6,
      )
      .fill(
        paint('#f1eadb'),
        `M${x - n(100)} ${y + n(12)}q${n(20)}-${n(34)} ${n(56)}-${n(36)}h${n(90)}q${n(40)} ${n(4)} ${n(60)} ${n(44)}q-${n(50)}-${n(16)}-${n(100)}-${n(16)}t-${n(106)} ${n(8)}z`,
      )
      .fill(paint('#3f6fa5'), `M${x - n(84)} ${y - n(10)}h${n(168)}l-${n(10)}-${n(9)}h-${n(148)}z`)
      .stroke(
        paint('#6b4b38'),
        n(5),
        `M${x - n(6)} ${y}v${n(120)}M${x - n(70)} ${y + n(40)}L${x + n(70)} ${y + n(300)}`,
      )
      .fill(
        sail,
        `M${x - n(66)} ${y + n(44)}L${x + n(68)} ${y + n(296)}Q${x + n(110)} ${y + n(150)} ${x + n(60)} ${y + n(26)}Q${x} ${y + n(50)} ${x - n(66)} ${y + n(44)}z`,
      )
      .fill(
        mixColors(sail, shade, 0.34),
        `M${x + n(20)} ${y + n(206)}L${x + n(68)} ${y + n(296)}Q${x + n(110)} ${y + n(150)} ${x + n(60)} ${y + n(26)}Q${x + n(70)} ${y + n(130)} ${x + n(20)} ${y + n(206)}z`,
        0.7,
      );
  }
}
