import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Three small stone lanterns with round openings in a wide lake before low green hills. */
export function drawLanternPools({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  const far = fade(haze, 0.45);
  const [stone, dark, light] = [paint('#c3bda9'), paint('#6a6a5c'), paint('#e4dfce')];
  pen
    .fill(far(leafShade), 'M-720 130Q-560 220-400 170T-100 190T220 160T480 220T720 150V60H-720z')
    .fill(
      mixColors(leafShade, haze, 0.3),
      'M-720 96Q-600 120-480 98T-240 100H-200V70H-720zM300 84Q420 120 560 104T720 110V70H260z',
    )
    .rect(water, -720, -240, 1440, 318)
    .rounds(waterLight, 5, 'M-560 40h160M-120 52h220M320 36h180M-640-60h120M180-20h130M460-90h200M-300-150h240', 0.6);
  for (const [x, y, size] of [
    [-20, -10, 0.9],
    [-250, -90, 1.25],
    [190, -150, 1.6],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(dark, `M${x - n(30)} ${y}h${n(60)}l${n(10)}-${n(60)}h-${n(80)}z`, 0.25)
      .rect(stone, x - n(34), y, n(68), n(16))
      .rect(stone, x - n(14), y + n(14), n(28), n(26))
      .ellipse(stone, x, y + n(84), n(52), n(48))
      .fill(
        dark,
        `M${x + n(14)} ${y + n(38)}q${n(40)} ${n(14)} ${n(38)} ${n(46)}t-${n(38)} ${n(46)}q${n(22)}-${n(46)} 0-${n(92)}z`,
        0.5,
      )
      .circle(light, x - n(8), y + n(84), n(23))
      .circle(tones.window, x - n(8), y + n(84), n(16))
      .fill(
        stone,
        `M${x - n(62)} ${y + n(124)}h${n(124)}q-${n(44)} ${n(10)}-${n(50)} ${n(40)}h-${n(24)}q-${n(6)}-${n(30)}-${n(50)}-${n(40)}z`,
      )
      .rect(light, x - n(62), y + n(120), n(124), n(7))
      .fill(
        stone,
        `M${x} ${y + n(222)}q-${n(22)}-${n(22)}-${n(12)}-${n(58)}h${n(24)}q${n(10)} ${n(36)}-${n(12)} ${n(58)}z`,
      );
  }
}

/** A causeway of willows with stone bridges of one arch across a lake. */
export function drawWillowCauseway({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafLight, leafShade, water, waterLight } = tones;
  const [stone, shade] = [paint('#d9d4c6'), paint('#a7a498')];
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 150Q-540 250-380 190T-60 220T260 180T520 240T720 170V40H-720z')
    .rect(water, -720, -240, 1440, 320)
    .fill(leafShade, 'M-720 36H-240L-200 20H-720zM120 36H330L350 20H90zM600 36H720V20H570z')
    .rect(stone, -720, 30, 1440, 9);
  for (const x of [-90, 450]) {
    pen
      .fill(stone, `M${x - 150} 20Q${x - 60} 100 ${x} 100T${x + 150} 20H${x + 62}a62 62 0 0 1-124 0z`)
      .stroke(shade, 8, `M${x - 150} 34Q${x - 60} 112 ${x} 112T${x + 150} 34`)
      .stroke(shade, 4, `M${x - 62} 22a62 62 0 0 0 124 0`)
      .fill(shade, `M${x - 150} 18H${x - 62}a62 62 0 0 0 124 0H${x + 150}Q${x + 60}-50 ${x}-50T${x - 150} 18z`, 0.22);
  }
  for (const [x, size] of [
    [-620, 1.1],
    [-480, 0.9],
    [-330, 1.2],
    [200, 1.05],
    [300, 0.8],
    [650, 1.1],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .stroke(paint('#5d4a3c'), 12 * size, `M${x} 34q${n(10)} ${n(50)}-${n(4)} ${n(110)}`)
      .ellipse(leaf, x, 34 + n(130), n(72), n(48))
      .stroke(
        leaf,
        9 * size,
        `M${x - n(66)} ${34 + n(124)}q-${n(14)}-${n(50)}-${n(4)}-${n(96)}M${x - n(44)} ${34 + n(110)}v-${n(90)}M${x + n(40)} ${34 + n(110)}q${n(4)}-${n(50)} 0-${n(84)}M${x + n(66)} ${34 + n(124)}q${n(14)}-${n(50)} ${n(6)}-${n(100)}M${x - n(18)} ${34 + n(100)}v-${n(60)}`,
      )
      .ellipse(leafLight, x - n(20), 34 + n(148), n(40), n(20));
  }
  pen
    .rounds(paint('#e39aa8'), 26, 'M-420 96h20M-400 116h14M150 84h16M372 92h18M390 110h8')
    .rounds(waterLight, 5, 'M-560-40h180M-160-90h240M280-60h160M-400-150h260M420-140h200', 0.55);
  drawWalkers(
    pen,
    tones,
    [
      [-100, 108],
      [-270, 40],
      [130, 40],
    ],
    0.8,
  );
}

/** A clear blue crack between walls of lava, with a diver, on a mossy plain. */
export function drawBlueFissure({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [lava, dark, moss, blue, deep] = ['#5d5a5c', '#403f47', '#7d8a58', '#3fb0cf', '#1f6f9c'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .fill(
      fade(haze, 0.4)(paint('#6f7f92')),
      'M-720 150L-560 250-430 180-250 280-90 190 80 260 240 180 420 270 560 190 720 240V60H-720z',
    )
    .fill(
      fade(haze, 0.3)(paint('#f4f6f8')),
      'M-590 230L-560 250-528 232-556 222zM-290 258L-250 280-212 258-250 244zM380 252L420 270 452 250-420 240z',
      0.7,
    )
    .fill(moss, 'M-720 120Q-300 140 0 126T720 120V-240H-720z')
    .fill(lava, 'M-90 124Q-130 60-190 0T-400-240H410Q330-90 230 0T70 124z')
    .fill(dark, 'M70 124Q180 40 230 0T410-240H300Q230-80 160 0T40 118z')
    .fill(blue, 'M-40 92Q-70 30-120-30T-290-240H290Q220-90 150-20T30 92z')
    .fill(deep, 'M-6 84Q-20 10-30-60T-80-240H120Q90-80 50-10T14 84z', 0.75)
    .fill(paint('#8fdcea'), 'M-36 86Q-66 24-120-36T-250-200Q-120-90-70-30T-26 86z', 0.6)
    .rounds(lava, 26, 'M-190-60h20M-230-110h26M210-90h30M170-40h16M-300-180h30M280-180h26')
    .rounds(paint('#95a366'), 24, 'M-500 40h90M-640-40h120M-460-120h60M420 50h120M560-30h100M480-130h90M-560-190h80');
  pen
    .fill(paint('#23262f'), 'M-60-96q40 26 96 18q34-4 46-18q-10-18-50-20q-60-2-92 20z')
    .circle(paint('#e8b23c'), 86, -98, 17)
    .stroke(paint('#23262f'), 12, 'M-58-96l-54 16M-56-100l-50-22')
    .polygon(paint('#f0cf3c'), [-104, -72], [-146, -70], [-110, -90])
    .polygon(paint('#f0cf3c'), [-100, -114], [-140, -134], [-98, -130])
    .rounds(paint('#e6f6fa'), 8, 'M112-74h0M124-52h0M118-30h0');
  drawWalkers(
    pen,
    tones,
    [
      [-330, 60],
      [-306, 56],
    ],
    0.9,
  );
}

/** A small sandy gully between high ochre cliffs, with painted fishing boats drawn up on it. */
export function drawGullyBeach({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  const [rock, dark, light, sand] = ['#d9a05f', '#b5793f', '#ebc083', '#f0dba8'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(mixColors(water, haze, 0.2), -720, 40, 1440, 110)
    .rect(water, -720, -60, 1440, 160)
    .rounds(waterLight, 5, 'M-160 120h120M20 96h160M-120 60h180M60 30h90', 0.6)
    .fill(sand, 'M-340 20Q-160-6 20 2T340 24L560-240H-560z')
    .stroke(paint('#ffffff'), 9, 'M-300 18Q-160-10 20 0T300 22', 0.8)
    .fill(rock, 'M-720 420Q-520 410-430 380L-330 350Q-280 300-290 220L-250 130-280 60-240 10-330-60-420-240H-720z')
    .fill(dark, 'M-330 350Q-280 300-290 220L-250 130-280 60-240 10-330-60-340 90-380 200z')
    .fill(rock, 'M720 440Q560 420 450 400L360 360Q290 310 310 230L260 150 290 70 240 16 350-70 470-240H720z')
    .fill(dark, 'M720 440Q560 420 450 400Q420 300 460 200T430 0T470-240H720z', 0.55)
    .stroke(
      light,
      8,
      'M-700 300Q-520 290-330 300M-700 190Q-500 200-300 180M-700 70Q-520 90-300 70M320 300Q480 320 700 310M300 190Q460 210 700 200M300 80Q480 70 700 90',
      0.6,
    )
    .fill(leafShade, 'M-720 440Q-560 440-420 386Q-560 390-720 404zM720 460Q580 450 440 402Q560 410 720 424z')
    .rect(paint('#f6f2e8'), -600, 404, 70, 46)
    .polygon(paint('#b5603f'), [-610, 448], [-600, 470], [-530, 470], [-520, 448]);
  for (const [x, y, size, color] of [
    [-60, 0, 0.8, '#d9503f'],
    [110, -20, 0.9, '#f0c23c'],
    [-160, -90, 1.2, '#2f7fb5'],
    [90, -120, 1.35, '#f4f0e6'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint(color),
        `M${x - n(80)} ${y + n(34)}q${n(10)}-${n(34)} ${n(50)}-${n(36)}h${n(66)}q${n(40)} ${n(6)} ${n(60)} ${n(52)}q-${n(60)}-${n(22)}-${n(176)}-${n(16)}z`,
      )
      .stroke(paint('#2f5f80'), 6 * size, `M${x - n(80)} ${y + n(34)}q${n(116)}-${n(8)} ${n(176)} ${n(16)}`)
      .stroke(paint('#ffffff'), 4 * size, `M${x - n(70)} ${y + n(18)}q${n(90)}-${n(6)} ${n(150)} ${n(8)}`);
  }
  drawWalkers(
    pen,
    tones,
    [
      [210, -60],
      [232, -66],
    ],
    1,
  );
}

/** Steps down a high cliff of limestone to a long beach, with two stacks offshore. */
export function drawCliffSteps({ pen, tones }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight } = tones;
  const [rock, dark, light, sand] = ['#d3a668', '#a97c4a', '#e6c48c', '#e9d3a0'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const mix = fade(haze, 0.15);
  pen
    .rect(mixColors(water, haze, 0.35), -720, 40, 1440, 90)
    .rect(water, -720, -240, 1440, 310)
    .rounds(paint('#ffffff'), 8, 'M-640 30h260M-560 0h320M-420-40h300M-300-90h260M-160-150h240', 0.75)
    .fill(
      mix(rock),
      'M-420 40L-408 210-372 232-316 226-300 120-284 40zM-220 20L-206 150-180 178-128 170-112 90-100 20z',
    )
    .fill(mix(dark), 'M-316 226L-300 120-284 40H-330L-336 228zM-128 170L-112 90-100 20H-140L-144 174z')
    .rounds(paint('#ffffff'), 9, 'M-440 38h172M-236 18h150')
    .rounds(waterLight, 4, 'M-700 90h140M-100 100h160', 0.6)
    .fill(sand, 'M40 80Q-20 0-60-80T-240-240H720V80z')
    .fill(rock, 'M60 340Q200 360 380 350T720 370V-240H420Q330-80 240 10T120 70L90 160 70 250z')
    .fill(dark, 'M90 160L120 70Q180 60 240 10T420-240H520Q420-60 330 20T200 100z', 0.45)
    .stroke(
      light,
      8,
      'M84 280Q260 290 720 292M96 220Q300 216 720 230M130 140Q320 130 720 160M260 60Q440 50 720 80',
      0.7,
    )
    .fill(leafShade, 'M56 336Q200 380 380 362T720 386V346Q540 336 380 338T56 336z');
  pen
    .stroke(paint('#6b5a48'), 16, 'M420 352L280 262 430 200 270 128 400 62 290 0')
    .dashes(
      paint('#efe2c4'),
      12,
      [5, 7],
      'M420 352L280 262M280 262L430 200M430 200L270 128M270 128L400 62M400 62L290 0',
    )
    .stroke(paint('#4a4038'), 3, 'M420 374L280 284 430 222 270 150 400 84 290 22');
  drawWalkers(
    pen,
    tones,
    [
      [320, 296],
      [370, 228],
      [310, 150],
      [230, -60],
      [120, -100],
      [146, -104],
    ],
    0.9,
  );
}
