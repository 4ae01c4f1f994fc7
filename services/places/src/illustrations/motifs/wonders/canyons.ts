import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade, traceFirs } from './parts.js';

/** Three buttes on a red plain, the thumbs of two of them turned to each other. */
export function drawMittens({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [red, shade, skirt, sand] = ['#c8623f', '#8f4338', '#b8573c', '#d98a58'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const butte = (x: number, y: number, size: number, thumb: 1 | -1 | 0, air: number) => {
    const tone = fade(haze, air);
    const n = (value: number) => Math.round(value * size);
    pen
      .fill(
        tone(skirt),
        `M${x - n(230)} ${y}Q${x - n(140)} ${y + n(40)} ${x - n(96)} ${y + n(104)}H${x + n(96)}Q${x + n(140)} ${y + n(40)} ${x + n(230)} ${y}z`,
      )
      .fill(
        tone(shade),
        `M${x + n(30)} ${y}Q${x + n(50)} ${y + n(50)} ${x + n(40)} ${y + n(104)}H${x + n(96)}Q${x + n(140)} ${y + n(40)} ${x + n(230)} ${y}z`,
        0.75,
      )
      .stroke(
        tone(mixColors(skirt, sand, 0.6)),
        n(7),
        `M${x - n(126)} ${y + n(58)}H${x + n(120)}M${x - n(166)} ${y + n(28)}H${x + n(164)}`,
        0.8,
      )
      .fill(
        tone(red),
        `M${x - n(92)} ${y + n(98)}l${n(8)} ${n(120)}l${n(10)} ${n(60)}l${n(60)} ${n(14)}l${n(50)}-${n(6)}l${n(34)}-${n(8)}l${n(12)}-${n(90)}l${n(8)}-${n(90)}z`,
      )
      .fill(
        tone(shade),
        `M${x + n(22)} ${y + n(98)}l${n(6)} ${n(90)}l-${n(4)} ${n(100)}l${n(10)} ${n(1)}l${n(36)}-${n(11)}l${n(12)}-${n(90)}l${n(8)}-${n(90)}z`,
      )
      .stroke(
        tone(shade),
        n(5),
        `M${x - n(58)} ${y + n(120)}l${n(6)} ${n(130)}M${x - n(22)} ${y + n(110)}l${n(2)} ${n(110)}`,
        0.6,
      );
    if (thumb)
      pen
        .fill(
          tone(red),
          `M${x + thumb * n(122)} ${y + n(64)}l${thumb * -n(18)} ${n(40)}l${thumb * n(4)} ${n(110)}l${thumb * n(10)} ${n(20)}l${thumb * n(12)}-${n(16)}l${thumb * n(8)}-${n(108)}l${thumb * n(4)}-${n(40)}z`,
        )
        .fill(
          tone(shade),
          `M${x + thumb * n(122) + n(4)} ${y + n(70)}l${n(2)} ${n(140)}l${n(10)}-${n(8)}l${n(6)}-${n(126)}z`,
        );
  };
  pen
    .fill(fade(haze, 0.62)(red), 'M-720 70h70l20 46h150l24-46h300l16 30h120l20-30h190l24 60h180l20-60h306V-40H-720z')
    .fill(mixColors(sand, haze, 0.3), 'M-720 76Q-200 60 0 70T720 66V-100H-720z')
    .fill(mixColors(skirt, haze, 0.16), 'M-720 20Q-300 50 0 14T720 24V-120H-720z');
  butte(-350, 20, 0.98, 1, 0.16);
  butte(140, 34, 0.8, -1, 0.26);
  butte(470, -30, 1.06, 0, 0.06);
  pen
    .fill(skirt, 'M-720-40Q-420-10-120-44T420-60T720-40V-230H-720z')
    .fill(sand, 'M-720-100Q-300-70 100-104T720-100V-230H-720z')
    .stroke(mixColors(sand, paint('#f4d7a8'), 0.6), 20, 'M-130-230Q-60-170 60-150T40-96', 0.9)
    .stroke(mixColors(sand, paint('#f4d7a8'), 0.6), 8, 'M40-98Q-60-74-10-52', 0.9);
  for (let index = 0; index < 26; index++)
    pen.ellipse(mixColors(leaf, paint('#9a9a5a'), 0.5), random.between(-640, 640), random.between(-200, -70), 13, 7);
}

/** A river that turns back around a round headland of rock, seen from the rim above it. */
export function drawHorseshoeBend({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf } = tones;
  const [rock, wall, deep, top] = ['#c9774c', '#a75a41', '#6f3f3c', '#dc9a66'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const [river, glint] = [paint('#2f7f78'), paint('#7cc0b0')];
  pen
    .fill(mixColors(paint('#8f86a0'), haze, 0.5), 'M-720 320h120l40 26h180l50-26h260l30 14h260l60-14h480v-60h-1440z')
    .fill(mixColors(rock, haze, 0.42), 'M-720 310H720V120H-720z')
    .fill(mixColors(top, haze, 0.25), 'M-720 290Q-400 306-120 286T720 292V-230H-720z')
    .fill(
      mixColors(wall, haze, 0.1),
      'M-690 236C-640-60-380-196 0-200S640-60 690 236C600 262 500 262 420 250L300 210H-300L-420 250C-500 262-600 262-690 236z',
    )
    .fill(deep, 'M-600 216C-540-20-330-150 0-152S540-20 600 216C520 232 440 220 390 206H-390C-440 220-520 232-600 216z')
    .fill(river, 'M-560 206C-500-4-300-122 0-124S500-4 560 206C500 216 440 212 400 202H-400C-440 212-500 216-560 206z')
    .stroke(glint, 5, 'M-500 150C-440 10-300-70-130-96M120-98C260-80 380-20 450 90', 0.6)
    .fill(leaf, 'M-420 196C-420 40-260-52 0-54S420 40 420 196L380 206C380 60 240-30 0-32S-380 60-380 206z')
    .fill(deep, 'M-400 232C-400 60-240-34 0-36S400 60 400 232z')
    .fill(wall, 'M-400 236C-396 100-300 20-190-10L-150 200z')
    .fill(rock, 'M-366 262C-360 116-210 44 0 42S360 116 366 262z')
    .fill(top, 'M-340 288C-330 150-196 86 0 84S330 150 340 288z')
    .stroke(
      wall,
      6,
      'M-290 190C-250 132-140 104 0 102S250 132 290 190M-230 230C-190 172-110 150 0 148S190 172 230 230',
      0.45,
    )
    .stroke(deep, 5, 'M-330 60l30-60M-230-6l14-50M-80-26l4-60M90-26l-2-60M220-4l-14-50M330 66l-26-60', 0.5)
    .fill(top, 'M-340 288Q-200 300-60 286T340 288Q200 270 0 272T-340 288z');
  pen
    .fill(rock, 'M-720 60C-640-60-560-150-420-200L-300-230H-720zM720 40C650-70 560-150 440-196L330-230H720z')
    .fill(
      top,
      'M-720 84C-660-20-590-96-470-170L-560-170-620-120-720-60zM720 64C660-30 590-110 480-166L580-150 640-90 720-70z',
    )
    .stroke(deep, 4, 'M-690-60l50-60l70-50M690-60l-50-50l-70-60', 0.5);
  drawWalkers(pen, tones, [
    [-560, -140],
    [-534, -146],
    [596, -120],
  ]);
}

/** Stepped temples of rock in a canyon many miles wide, seen from its rim. */
export function drawRimCanyon({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const bands = ['#7f4f47', '#a0664a', '#b5533c', '#c9744c', '#8f8f72', '#d9b78c'].map(paint);
  const temple = (x: number, y: number, width: number, height: number, air: number) => {
    const tone = fade(haze, air);
    const halves = [1, 0.86, 0.66, 0.52, 0.4, 0.24, 0.1];
    const levels = [0, 0.2, 0.36, 0.56, 0.7, 0.86, 1];
    for (const [index, color] of bands.entries()) {
      const [low, high] = [Math.round(y + levels[index]! * height), Math.round(y + levels[index + 1]! * height)];
      const [base, top] = [
        Math.round(halves[index]! * width),
        Math.round(((halves[index]! + halves[index + 1]! * (index % 2 ? 0.4 : 3)) / (index % 2 ? 1.4 : 4)) * width),
      ];
      pen
        .fill(tone(color), `M${x - base} ${low}L${x - top} ${high}H${x + top}L${x + base} ${low}z`)
        .fill(
          tone(mixColors(color, '#3a2a48', 0.42)),
          `M${x + Math.round(base * 0.2)} ${low}L${x + Math.round(top * 0.3)} ${high}H${x + top}L${x + base} ${low}z`,
        );
    }
  };
  pen
    .fill(mixColors(paint('#9a86a4'), haze, 0.42), 'M-720 300q200 12 420 4t400 2t620 0V60H-720z')
    .fill(mixColors(paint('#d9b78c'), haze, 0.5), 'M-720 262h150l30-16h240l36 14h300l40-18h220l30 16h394V60H-720z')
    .fill(mixColors(paint('#b5633f'), haze, 0.42), 'M-720 220h180l40 18h160l40-24h260l60 20h240l40-22h420V0H-720z');
  pen.fill(mixColors(bands[2]!, haze, 0.36), 'M-720 120H720V-230H-720z');
  for (const [x, y, width, height, air] of [
    [-520, 70, 210, 150, 0.44],
    [-190, 76, 190, 160, 0.46],
    [150, 70, 200, 140, 0.46],
    [500, 70, 220, 170, 0.42],
    [-360, -30, 260, 190, 0.26],
    [40, -30, 250, 210, 0.28],
    [420, -40, 280, 190, 0.24],
  ] as const)
    temple(x + Math.round(random.between(-20, 20)), y, width, height, air);
  pen.fill(mixColors(bands[0]!, haze, 0.2), 'M-720-20H720V-230H-720z');
  temple(-180, -150, 330, 240, 0.1);
  temple(270, -170, 330, 210, 0.08);
  pen
    .fill(paint('#6a4444'), 'M-720-120Q-200-140 80-150T720-130V-230H-720z')
    .stroke(paint('#6fa7a0'), 9, 'M-40-134Q40-146 30-160T120-186T60-214')
    .fill(bands[3]!, 'M720 60l-120-20l-30-70l-100-16l-30-70l-120-20l-60-94h460z')
    .fill(bands[5]!, 'M720 80l-130-14l-20-70l-110-16l-20-64l-80-12l60 50l30 40l80 20l40 70l150 30z')
    .fill(bands[1]!, 'M470-46l-30-70l-120-20l-60-94h130l60 60l60 100z')
    .fill(
      leafShade,
      traceFirs(random, [520, 720], 70, (x) => -10 + (x - 520) * 0.36),
    );
  drawWalkers(
    pen,
    tones,
    [
      [470, -34],
      [498, -34],
    ],
    0.9,
  );
}

/** A river below walls of red rock with white tops, between cottonwoods. */
export function drawTowerCanyon({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafLight, leafShade, water, waterLight } = tones;
  const [red, shade, pale] = ['#c4694a', '#8a4640', '#e6c9a4'].map(paint) as [string, string, string];
  const far = fade(haze, 0.34);
  pen
    .fill(
      far(red),
      'M-480-60V120l80 30l70 20l60 60l50 90l40 20l30-50l50-20l40 70l60 90l40 10l50-90l60-40l40 20l60-60l70-50l100-30V-60z',
    )
    .fill(far(shade), 'M60 370l40 10l50-90l60-40l-30-80l-20-120l-70-40z M-180 340l30-50l20-90l-10-120l-60 10z')
    .fill(far(pale), 'M-220 320l40 20l30-50l-20 4l-20-20zM30 320l30 50l40 10l40-74l-40 20l-20-24l-20 26z');
  pen
    .fill(
      red,
      'M-720-80V470l110 20l60-30l50 20l40-60l20-90l60-40l30-90l-10-110l60-90l40-60zM720-80V420l-80 60l-90-10l-50 20l-70-70l-20-100l-60-50l-20-90l-50-90l-60-140z',
    )
    .fill(
      shade,
      'M-460 420l20-90l60-40l30-90l-10-110l60-90l40-60l-110 10l-30 90l-20 120l-40 60l10 90zM430 420l-20-100l-60-50l-20-90l-50-90l-60-140l130 20l50 120l20 110l40 90z',
    )
    .fill(
      pale,
      'M-720 480l110 10l60-30l50 20l40-60l4-40l-54 20l-40-20l-50 30l-60-20l-60 20zM720 430l-80 50l-90-10l-50 20l-70-70l-6-40l56 40l50-20l60 30l60-30l70-20z',
    )
    .stroke(
      shade,
      6,
      'M-640 370l10-170l-10-130M-560 400l6-110l14-160M-490 330l10-120M640 380l-16-160l10-120M560 370l-6-110l-18-140M500 330l-10-90',
      0.5,
    )
    .stroke(pale, 5, 'M-600 300l6-140M590 300l-8-130', 0.5);
  pen
    .fill(leafShade, 'M-720-60q120 40 220 0t200-30h580q120 40 220 26t220 14v-180h-1440z')
    .fill(mixColors(leaf, paint('#d9c07a'), 0.35), 'M-720-110q240 30 420-6t320 0t320-6t380 12v-120h-1440z')
    .fill(water, 'M-30-50q-40-30 30-50t10-56t-120-74h240q30 40 40 80t-60 54t-30 46z')
    .stroke(waterLight, 4, 'M-10-80h60M0-120h80M-40-190h120M0-160h70', 0.7);
  for (const [x, y, size] of [
    [-420, -40, 62],
    [-300, -70, 50],
    [-540, -70, 70],
    [250, -70, 54],
    [380, -50, 66],
    [520, -80, 74],
    [-190, -80, 40],
    [160, -76, 36],
  ] as const) {
    const drift = Math.round(random.between(-12, 12));
    pen
      .rect(paint('#6b5546'), x + drift - 4, y - size, 8, size)
      .ellipse(leafShade, x + drift + size * 0.2, y, size * 0.8, size * 0.7)
      .ellipse(leaf, x + drift - size * 0.1, y + size * 0.12, size * 0.74, size * 0.62)
      .ellipse(leafLight, x + drift - size * 0.3, y + size * 0.34, size * 0.36, size * 0.24);
  }
}
