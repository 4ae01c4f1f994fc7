import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawPalm, drawWalkers, fade } from '../wonders/parts.js';
import { drawCrowns, drawHotels, drawParasols, drawShore } from './parts.js';

/** A crescent of white sand with hotels and feathery sea pines. */
export function drawHotelCrescent({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, leaf } = tones;
  drawShore(pen, tones, { sand: '#f8efda' });
  drawHotels(pen, tones, 86, [
    [190, 120, 90],
    [330, 140, 120],
    [480, 130, 100],
    [630, 130, 140],
  ]);
  pen.fill(fade(haze, 0.1)(leaf), 'M90 88Q300 126 720 130V60Q400 50 90 88z');
  for (const [x, y, s] of [
    [560, -20, 3.1],
    [420, -60, 2.6],
    [-560, -150, 2.9],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(paint('#6f5a48'), n(4), `M${x} ${y}q${n(4)} ${n(50)} ${n(2)} ${n(96)}`)
      .stroke(
        leafShade,
        n(7),
        `M${x} ${y + n(40)}q-${n(30)} ${n(8)}-${n(40)}-${n(14)}M${x} ${y + n(60)}q-${n(28)} ${n(14)}-${n(42)} 0M${x} ${y + n(50)}q${n(26)} ${n(14)} ${n(40)}-${n(6)}`,
      )
      .stroke(
        leaf,
        n(6),
        `M${x} ${y + n(74)}q-${n(18)} ${n(16)}-${n(36)} ${n(8)}M${x} ${y + n(72)}q${n(20)} ${n(16)} ${n(36)} ${n(4)}M${x + n(2)} ${y + n(86)}q${n(6)} ${n(20)} ${n(20)} ${n(20)}M${x} ${y + n(86)}q-${n(8)} ${n(20)}-${n(20)} ${n(22)}`,
      );
  }
  drawParasols(pen, tones, '#3f8fb5', [
    [-120, -150, 1.1],
    [60, -140, 1],
    [230, -110, 0.9],
  ]);
  drawWalkers(pen, tones, [
    [-330, -128],
    [-300, -130],
    [330, -60],
  ]);
}

/** A row of tall leaning palms with sunshades of palm leaves on a long beach. */
export function drawPalmRow({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawShore(pen, tones, { sand: '#fbf2dc', shallow: '#74d6cb' });
  for (const [x, y, s, lean] of [
    [660, 0, 3.6, -0.5],
    [520, -40, 3.9, -0.62],
    [370, -80, 3.4, -0.5],
    [190, -120, 3.9, -0.56],
    [-40, -160, 3.2, -0.4],
  ] as const)
    drawPalm(pen, tones, x, y, s, lean);
  for (const [x, y, s] of [
    [-300, -140, 1],
    [-440, -150, 1.2],
    [-150, -150, 1.1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#7a5d44'), x - 3, y, 6, n(70))
      .fill(
        paint('#b9985e'),
        `M${x - n(60)} ${y + n(50)}L${x} ${y + n(96)}L${x + n(60)} ${y + n(50)}Q${x} ${y + n(62)} ${x - n(60)} ${y + n(50)}z`,
      )
      .fill(paint('#f6f1e6'), `M${x + n(10)} ${y + n(8)}h${n(50)}v${n(8)}h-${n(50)}z`);
  }
  pen.fill(paint('#f6f2e8'), 'M-420 66h96l-16-18h-64z').fill(paint('#e8c24a'), 'M-372 72v84l46-84z');
  drawWalkers(pen, tones, [
    [80, -110],
    [110, -104],
  ]);
}

/** White daybeds of beach clubs, and a yellow ferry at a long pier. */
export function drawFerryBeach({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  drawShore(pen, tones, { sand: '#f8edd4' });
  pen
    .rect(paint('#a58a68'), -620, 44, 470, 10)
    .dashes(paint('#7a6450'), 44, [7, 52], 'M-600 26H-150')
    .fill(paint('#f2c23a'), 'M-170 46H160Q150 14 110 8H-140Q-166 14-170 46z')
    .fill(paint('#f6f1e6'), 'M-140 46H100L70 108H-124z')
    .dashes(window, 14, [18, 12], 'M-120 66H80M-114 92H66')
    .rect(paint('#2f6fa8'), -160, 20, 300, 9)
    .rect(paint('#5a6670'), -30, 108, 8, 40);
  for (const [x, y, s] of [
    [260, -70, 1],
    [90, -120, 1.2],
    [440, -40, 0.9],
    [-180, -160, 1.3],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#9a7650'), x - n(50), y, n(6), n(78))
      .rect(paint('#9a7650'), x + n(44), y, n(6), n(78))
      .rect(paint('#fbf7ec'), x - n(56), y + n(74), n(112), n(10))
      .rect(paint('#fbf7ec'), x - n(50), y + n(10), n(100), n(14))
      .fill(
        paint('#e9ddc8'),
        `M${x - n(50)} ${y + n(74)}q${n(14)}-${n(40)} 0-${n(60)}zM${x + n(50)} ${y + n(74)}q-${n(14)}-${n(40)} 0-${n(60)}z`,
      );
  }
  drawPalm(pen, tones, 560, -60, 3.4, -0.26);
  drawPalm(pen, tones, -500, -170, 3, 0.2);
  drawWalkers(pen, tones, [
    [-340, -120],
    [-310, -124],
  ]);
}

/** Still shallow water in which people stand, and a bar with swings under thatch. */
export function drawShallowBar({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const pale = mixColors(paint('#9be6da'), tones.water, 0.08);
  drawShore(pen, tones, { sand: '#fdf6e6', shallow: '#6fd6cc' });
  pen.fill(pale, 'M-720-40Q-260 0 160-30T720 10V-2Q560-30 440-40T120-94T-220-126T-720-128z', 0.8);
  drawWalkers(pen, tones, [
    [-420, -70],
    [-300, -50],
    [-120, -66],
    [-80, -60],
    [150, -30],
  ]);
  for (const [x, y, color] of [
    [-470, 40, '#f6f2e8'],
    [-250, 56, '#3f7fa5'],
    [60, 50, '#f6f2e8'],
  ] as const)
    pen.fill(paint(color), `M${x - 50} ${y + 16}h110l-16-20h-80z`).rect(paint('#e9e4da'), x - 20, y + 16, 44, 14);
  const wood = paint('#8a6a4c');
  pen
    .rect(wood, 190, -120, 10, 150)
    .rect(wood, 420, -90, 10, 130)
    .rect(paint('#a5835f'), 220, -100, 190, 54)
    .rect(paint('#c9a878'), 210, -50, 210, 10)
    .fill(paint('#c2a468'), 'M140 22L230 120H400L490 30Q310 50 140 22z')
    .fill(paint('#9a7e4c'), 'M330 36L350 120H400L490 30Q410 42 330 36z')
    .stroke(paint('#efe4cc'), 3, 'M240 20V-70M270 20V-70M330 24V-66M360 24V-66')
    .rect(wood, 236, -74, 38, 7)
    .rect(wood, 326, -70, 38, 7);
  drawPalm(pen, tones, 540, -70, 3.3, 0.16);
  drawPalm(pen, tones, 120, -140, 2.5, -0.24);
  drawPalm(pen, tones, -560, -170, 2.7, 0.2);
}

/** Small painted guest houses under sea grape and palms beside a long beach. */
export function drawCottageBeach({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  drawShore(pen, tones, { sand: '#f6e6c4' });
  drawCrowns(pen, tones, [
    [690, 110, 80],
    [560, 96, 70],
    [430, 90, 60],
    [310, 86, 50],
    [210, 80, 40],
  ]);
  for (const [x, y, s, wall, roof] of [
    [600, -4, 1.3, '#e8c24a', '#b5483a'],
    [400, -34, 1.15, '#5fae9a', '#8f4a3a'],
    [215, -70, 1, '#e08a7a', '#5a6f78'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint(wall), x - n(60), y, n(120), n(70))
      .rect(mixColors(paint(wall), paint('#4a4440'), 0.3), x + n(34), y, n(26), n(70))
      .polygon(
        paint(roof),
        [x - n(78), y + n(68)],
        [x - n(30), y + n(110)],
        [x + n(30), y + n(110)],
        [x + n(78), y + n(68)],
      )
      .dashes(paint('#f6f1e6'), n(60), [4, n(20)], `M${x - n(60)} ${y + n(30)}h${n(122)}`)
      .rect(tones.window, x - n(34), y + n(22), n(20), n(28))
      .rect(paint('#7a4a36'), x + n(2), y, n(22), n(48));
  }
  drawPalm(pen, tones, 90, -110, 3.2, -0.3);
  drawPalm(pen, tones, 500, -60, 3.5, -0.2);
  drawPalm(pen, tones, -580, -170, 3, 0.22);
  pen
    .fill(paint('#c9503f'), 'M-320 20h150l-20-24h-110z')
    .rect(paint('#f6f1e6'), -300, 44, 110, 8)
    .stroke(paint('#5a4438'), 4, 'M-290 20v28M-200 20v28')
    .fill(paint('#e3b24a'), 'M-60-134q50-16 110 2l-10 12h-90z');
  drawWalkers(pen, tones, [
    [-200, -140],
    [-170, -138],
    [120, -120],
  ]);
}

/** Two trees that the trade wind has bent over, alone on white sand. */
export function drawBentTrees({ pen, tones }: MotifInput): void {
  const { paint, leaf, leafShade, leafLight } = tones;
  drawShore(pen, tones, { sand: '#faf0da', shallow: '#62d0cc', deep: '#2a7fb8' });
  for (const [x, y, s] of [
    [-160, -130, 1.25],
    [210, -90, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint('#7a6048'),
        `M${x - n(26)} ${y}q${n(10)} ${n(60)}-${n(2)} ${n(90)}q-${n(20)} ${n(40)}-${n(110)} ${n(70)}l${n(4)} ${n(12)}q${n(60)}-${n(10)} ${n(110)}-${n(44)}q${n(10)} ${n(30)}-${n(16)} ${n(60)}l${n(10)} ${n(6)}q${n(30)}-${n(50)} ${n(34)}-${n(100)}q${n(6)}-${n(50)} ${n(2)}-${n(94)}z`,
      )
      .fill(
        leafShade,
        `M${x + n(10)} ${y + n(170)}q-${n(60)} ${n(64)}-${n(190)} ${n(52)}q-${n(110)}-${n(20)}-${n(80)}-${n(66)}q${n(70)}-${n(30)} ${n(140)}-${n(8)}q${n(60)}-${n(14)} ${n(130)} ${n(22)}z`,
      )
      .fill(
        leaf,
        `M${x - n(10)} ${y + n(186)}q-${n(60)} ${n(40)}-${n(160)} ${n(34)}q-${n(100)}-${n(10)}-${n(84)}-${n(36)}q${n(60)} ${n(10)} ${n(110)}-${n(4)}q${n(70)} ${n(14)} ${n(134)} ${n(6)}z`,
      )
      .rounds(leafLight, n(10), `M${x - n(220)} ${y + n(196)}h${n(50)}M${x - n(120)} ${y + n(206)}h${n(60)}`);
  }
  pen.fill(paint('#f6f2e8'), 'M380 76h96l-16-18h-64z').fill(paint('#fbf7ec'), 'M428 82v84l46-84z');
  drawWalkers(pen, tones, [
    [40, -140],
    [66, -138],
  ]);
  drawParasols(pen, tones, '#b9985e', [
    [480, -70, 1],
    [600, -60, 1.1],
  ]);
}
