import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { fade, SNOW } from '../wonders/parts.js';

/** Carved houseboats and slim boats with awnings on a lake below snowy mountains. */
export function drawHouseboatLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, window } = tones;
  const mix = fade(haze, 0.26);
  const [rock, dark, snow] = [mix(paint('#8a93ac')), mix(paint('#66708e')), mix(paint(SNOW))];
  const lake = mixColors(paint('#5f9aac'), tones.water, 0.3);
  const [leaf, shade] = [paint('#5f8a58'), paint('#42684c')];
  let poplars = '';
  for (let x = -700; x < 720; x += 40) {
    const high = Math.round(random.between(60, 130));
    poplars += `M${x - 12} 50q-6 ${Math.round(high * 0.6)} 12 ${high}q18-${Math.round(high * 0.4)} 12-${high}z`;
  }
  pen
    .fill(
      rock,
      'M-720 200L-600 310-520 270-400 400-300 320-200 370-80 280 40 350 140 300 260 420 360 330 460 390 580 290 720 350V0H-720z',
    )
    .fill(
      dark,
      'M-400 400L-300 320-330 220-260 90H-390zM-200 370L-80 280-120 200-60 90H-190zM260 420L360 330 330 230 400 90H260zM460 390L580 290 550 200 620 90H470z',
    )
    .fill(
      snow,
      'M-470 330L-400 400-340 352-370 350-390 320-420 350zM-246 344L-200 370-140 326-180 334-200 310zM200 362L260 420 320 366 286 366 262 330 240 368zM420 366L460 390 520 346 480 350zM-640 276L-600 310-560 288-600 280z',
    )
    .fill(fade(haze, 0.4)(shade), 'M-720 100Q-460 170-200 110T300 120T720 110V0H-720z')
    .fill(shade, `M-720 50H720V20H-720z${poplars}`)
    .rect(lake, -720, -230, 1440, 270)
    .fill(rock, 'M-470 40Q-420-60-400-150Q-380-60-330 40zM200 40Q250-70 262-160Q290-70 330 40z', 0.25)
    .rounds(
      mixColors(lake, paint('#ffffff'), 0.4),
      5,
      'M-520-50h160M-160-30h180M200-40h170M-300-110h190M120-120h170M-560-170h180M340-180h180',
      0.6,
    );
  for (const [x, y, wide] of [
    [-430, 10, 300],
    [-90, 16, 260],
    [230, 8, 320],
  ] as const) {
    pen
      .fill(paint('#7d5440'), `M${x} ${y}H${x + wide}l-16-30H${x + 20}z`)
      .rect(paint('#b5825a'), x + 16, y, wide - 40, 58)
      .rect(paint('#8a5f44'), x + wide - 70, y, 46, 58)
      .rect(paint('#d3a878'), x + 8, y + 56, wide - 24, 10)
      .fill(paint('#8a4f3a'), `M${x + 20} ${y + 66}l24 26h${wide - 96}l24-26z`)
      .dashes(window, 24, [16, 16], `M${x + 34} ${y + 32}H${x + wide - 80}`)
      .stroke(
        paint('#d3a878'),
        4,
        `M${x + wide - 66} ${y + 20}h38M${x + wide - 66} ${y + 8}v34M${x + wide - 46} ${y + 8}v34M${x + wide - 28} ${y + 8}v34`,
      );
  }
  for (const [x, y, size, color] of [
    [-180, -100, 1.2, '#c9503f'],
    [190, -140, 1.5, '#e3b24a'],
    [-420, -170, 1.1, '#3f8fa5'],
  ] as const) {
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        paint('#a5764c'),
        `M${x - n(120)} ${y + n(16)}Q${x} ${y - n(16)} ${x + n(120)} ${y + n(18)}Q${x} ${y - n(40)} ${x - n(120)} ${y + n(16)}z`,
      )
      .stroke(paint('#7d5440'), 4 * size, `M${x - n(44)} ${y}v${n(44)}M${x + n(40)} ${y}v${n(44)}`)
      .fill(paint(color), `M${x - n(56)} ${y + n(40)}Q${x} ${y + n(64)} ${x + n(52)} ${y + n(40)}v-${n(8)}h-${n(108)}z`)
      .rounds(paint(color), 16 * size, `M${x - n(24)} ${y + n(8)}h${n(50)}`)
      .fill(paint('#f1eadb'), `M${x + n(72)} ${y}l${n(3)} ${n(36)}q${n(8)} ${n(10)} ${n(16)} 0l${n(3)}-${n(36)}z`)
      .circle(paint('#7d5a48'), x + n(83), y + n(48), n(9))
      .stroke(paint('#7d5440'), 4 * size, `M${x + n(88)} ${y + n(30)}L${x + n(126)} ${y - n(30)}`);
  }
  pen
    .rounds(leaf, 22, 'M-640-200h40M-560-214h40M560-100h40M620-120h40M500-214h50M600-204h40')
    .rounds(paint('#f0b4c4'), 12, 'M-610-194h0M590-94h0M530-208h0M640-114h0');
}

/** A red rack train on a ridge above a broad glacier and rounded white summits. */
export function drawRackTrain({ pen, tones }: MotifInput): void {
  const { paint, haze, window } = tones;
  const mix = fade(haze, 0.14);
  const [rock, dark, snow, ice] = [
    mix(paint('#8088a0')),
    mix(paint('#5d647e')),
    mix(paint(SNOW)),
    mix(paint('#b4cade')),
  ];
  const [slope, stone] = [paint('#8f8578'), paint('#6a6264')];
  pen
    .fill(
      fade(haze, 0.5)(ice),
      'M-720 250L-600 330-480 290-360 380-220 310-60 360 80 300 240 390 380 320 520 380 660 310 720 330V0H-720z',
    )
    .fill(
      snow,
      'M-720 200L-620 260-540 336-470 368-410 330-340 284-280 296-190 380-90 408 0 380 60 324 130 296 200 326 270 376 340 364 410 312 480 274 560 256 620 284 720 320V0H-720z',
    )
    .fill(
      ice,
      'M-470 368L-410 330-340 284-300 160-260 60H-420L-440 200-420 270zM-90 408L0 380 60 324 130 296 90 180 120 60H-20L-30 200-10 290zM270 376L340 364 410 312 480 274 430 170 450 60H330L320 190 350 260z',
    )
    .fill(
      rock,
      'M-640 60L-560 180-520 150-470 230-430 120-380 60zM-220 60L-170 170-130 140-80 210-40 110 0 60zM200 60L250 180 290 150 330 220 370 110 410 60zM520 60L570 200 620 160 680 230 720 160V60z',
    )
    .fill(
      dark,
      'M-470 230L-430 120-380 60H-460zM-80 210L-40 110 0 60H-90zM330 220L370 110 410 60H320zM680 230L720 160V60H660z',
    )
    .fill(mixColors(snow, ice, 0.4), 'M-720 80Q-300 120 60 90T720 90V-120H-720z')
    .stroke(dark, 9, 'M-720 30Q-300 70 60 40T720 20M-720 0Q-300 40 60 6T720-20', 0.7)
    .stroke(
      ice,
      5,
      'M-600 60q100-20 200 0M-200 70q120-20 240 0M240 56q120-20 240-6M-500 20q120-16 220 0M100 20q120-16 240-6',
      0.9,
    )
    .fill(stone, 'M-720-40Q-440-10-200-30T200-60T500-110T720-130V-230H-720z')
    .fill(slope, 'M-720-80Q-440-50-200-70T200-100T500-150T720-170V-230H-720z')
    .stroke(paint('#4f4a50'), 9, 'M-720-62Q-440-32-200-52T200-82T500-132T720-152')
    .dashes(paint('#b5a898'), 10, [5, 12], 'M-720-70Q-440-40-200-60T200-90T500-140T720-160');
  const car = (x: number, y: number, turn: number) => {
    const at = (dx: number, dy: number) => `${Math.round(x + dx)} ${Math.round(y + dy + dx * turn)}`;
    pen
      .fill(paint('#c43f34'), `M${at(0, 0)}L${at(0, 78)}L${at(196, 78)}L${at(196, 0)}z`)
      .fill(paint('#8f2f2c'), `M${at(0, 0)}L${at(0, 20)}L${at(196, 20)}L${at(196, 0)}z`)
      .fill(paint('#ece4d6'), `M${at(-4, 78)}L${at(4, 90)}L${at(192, 90)}L${at(200, 78)}z`)
      .dashes(window, 28, [24, 8], `M${at(12, 50)}L${at(188, 50)}`);
  };
  car(-250, -46, -0.06);
  car(-44, -58, -0.07);
  pen
    .rounds(paint('#a39a8c'), 20, 'M-600-140h30M-420-170h26M-100-150h30M240-180h30M460-200h30M-260-200h30M620-200h30')
    .rounds(paint('#6f8a58'), 12, 'M-540-110h26M-340-130h20M100-150h24M380-190h24M-640-190h20')
    .rect(paint('#4f4a50'), 330, -120, 6, 130)
    .stroke(paint('#4f4a50'), 3, 'M-720 60Q-300 70 40 40T720-40');
}
