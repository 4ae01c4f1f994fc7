import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import type { Tones } from '../../scene/tones.js';

export const SAND = '#f0dcae';
export const CLOTHS = ['#c4463c', '#2f6d8a', '#e3b24a', '#a3195b', '#4d8a7a'] as const;

/** Draws the sea to the lower edge, lighter toward its shore. */
export function drawSea(pen: Pen, { water, waterLight, sky, paint }: Tones, top: number): void {
  const teal = mixColors(water, paint('#5fc4bd'), 0.45);
  pen
    .rect(mixColors(water, sky[2], 0.26), -720, top - 20, 1440, 20)
    .rect(water, -720, -230, 1440, top + 212)
    .fill(teal, `M-720 ${top - 60}Q-200 ${top - 44} 200 ${top - 62}T720 ${top - 56}V-230H-720z`)
    .rounds(
      waterLight,
      4,
      `M-460 ${top - 26}h140M-120 ${top - 34}h200M260 ${top - 24}h160M-560 ${top - 84}h120M-40 ${top - 96}h180M340 ${top - 80}h200`,
      0.6,
    );
}

/** Draws a palm that leans. */
function drawLeaningPalm(
  pen: Pen,
  { paint, leaf, leafShade }: Tones,
  x: number,
  y: number,
  size: number,
  lean: number,
): void {
  const n = (value: number) => Math.round(value * size);
  const [tx, ty] = [x + n(lean), y + n(170)];
  pen
    .fill(
      paint('#8a6a4c'),
      `M${x - n(7)} ${y}Q${x + n(lean * 0.3)} ${y + n(60)} ${tx - n(4)} ${ty}h${n(8)}Q${x + n(lean * 0.3) + n(12)} ${y + n(60)} ${x + n(8)} ${y}z`,
    )
    .fill(
      leafShade,
      `M${tx} ${ty}q${n(60)} ${n(30)} ${n(100)}-${n(40)}q-${n(50)} ${n(10)}-${n(100)} ${n(40)}zM${tx} ${ty}q-${n(60)} ${n(30)}-${n(96)}-${n(46)}q${n(46)} ${n(14)} ${n(96)} ${n(46)}zM${tx} ${ty}q${n(30)}-${n(10)} ${n(44)}-${n(84)}q-${n(40)} ${n(30)}-${n(44)} ${n(84)}z`,
    )
    .fill(
      leaf,
      `M${tx} ${ty}q${n(40)} ${n(56)} ${n(104)} ${n(10)}q-${n(50)} ${n(4)}-${n(104)}-${n(10)}zM${tx} ${ty}q-${n(40)} ${n(56)}-${n(104)} ${n(4)}q${n(54)} ${n(10)} ${n(104)}-${n(4)}zM${tx} ${ty}q${n(20)} ${n(70)} ${n(72)} ${n(64)}q-${n(50)}-${n(20)}-${n(72)}-${n(64)}zM${tx} ${ty}q-${n(30)} ${n(66)}-${n(76)} ${n(52)}q${n(46)}-${n(10)} ${n(76)}-${n(52)}z`,
    )
    .rounds(paint('#7d5a3c'), n(12), `M${tx - n(8)} ${ty - n(8)}h0M${tx + n(8)} ${ty - n(10)}h0`);
}

/** White sand under palms with a boat and a rock in the sea. */
export function drawPalmBeach({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  drawSea(pen, tones, 60);
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const at = (x: number) => Math.round(x * side);
  const rock = mixColors(paint('#8d857c'), haze, 0.24);
  for (const [x, wide, high] of [
    [-330, 110, 190],
    [-190, 70, 110],
    [-460, 60, 80],
  ] as const)
    pen
      .fill(
        rock,
        `M${at(x - wide / 2)} 44Q${at(x - wide / 2 + 8)} ${high} ${at(x - wide * 0.1)} ${high + 40}Q${at(x + wide * 0.4)} ${high + 30} ${at(x + wide / 2)} 44z`,
      )
      .fill(
        mixColors(leafShade, haze, 0.24),
        `M${at(x - wide * 0.42)} ${Math.round(high * 0.8)}Q${at(x - wide * 0.3)} ${high + 44} ${at(x)} ${high + 44}Q${at(x + wide * 0.4)} ${high + 40} ${at(x + wide * 0.4)} ${Math.round(high * 0.66)}Q${at(x)} ${Math.round(high * 0.9)} ${at(x - wide * 0.42)} ${Math.round(high * 0.8)}z`,
      );
  const sand = paint(SAND);
  pen
    .fill(
      mixColors(waterLight, paint('#9fe0d2'), 0.5),
      `M${at(720)} 20Q${at(300)} 0 ${at(120)}-60T${at(-720)}-150V-230H${at(720)}z`,
    )
    .fill(paint('#fbf6ea'), `M${at(720)} 0Q${at(330)}-20 ${at(160)}-80T${at(-720)}-172V-230H${at(720)}z`)
    .fill(sand, `M${at(720)}-8Q${at(340)}-28 ${at(176)}-92T${at(-720)}-186V-230H${at(720)}z`)
    .fill(mixColors(sand, '#a9845a', 0.2), `M${at(720)}-90Q${at(400)}-110 ${at(200)}-230H${at(720)}z`);
  pen
    .fill(leafShade, `M${at(720)} 60Q${at(560)} 70 ${at(470)} 20T${at(330)}-14Q${at(520)}-24 ${at(720)}-20z`)
    .fill(leaf, `M${at(720)} 40Q${at(600)} 50 ${at(520)} 10T${at(430)}-16Q${at(560)}-20 ${at(720)}-16z`);
  drawLeaningPalm(pen, tones, at(420), -50, 1.25, at(-110));
  drawLeaningPalm(pen, tones, at(500), -70, 1.5, at(-60));
  drawLeaningPalm(pen, tones, at(330), -40, 0.8, at(-60));
  const hull = paint(CLOTHS[Math.floor(random.between(0, 5))]!);
  pen
    .fill(
      paint('#6b4636'),
      `M${at(-150)}-66q${at(20)}-32 ${at(60)}-34h${at(90)}q${at(50)} 4 ${at(80)} 56q${at(-60)}-22-${0} -22h${at(-150)}q${at(-40)} 0-${0} 0z`,
    )
    .fill(hull, `M${at(-150)}-66h${at(190)}l${at(40)} 22q${at(-10)}-30 ${at(-30)}-40h${at(-180)}z`)
    .stroke(paint('#f4ecd8'), 3, `M${at(-60)}-66v26M${at(10)}-66v26M${at(-70)}-40h${at(90)}`);
  pen.rounds(paint('#a9845a'), 5, `M${at(250)}-120h8M${at(290)}-140h10M${at(60)}-180h8M${at(420)}-160h12`);
}

/** A cove below cliffs with an arch of rock. */
export function drawCoveBeach({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, waterLight } = tones;
  drawSea(pen, tones, 60);
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const at = (x: number) => Math.round(x * side);
  const color = palette === 'mediterranean' || palette === 'desert' ? '#d9a668' : '#b9a88c';
  const [rock, dark, bright] = [
    paint(color),
    mixColors(paint(color), '#4a3850', 0.36),
    mixColors(paint(color), '#fff1cf', 0.34),
  ];
  pen
    .fill(mixColors(rock, haze, 0.5), `M${at(-720)} 130Q${at(-560)} 140 ${at(-470)} 110L${at(-430)} 40H${at(-720)}z`)
    .fill(
      mixColors(leafShade, haze, 0.5),
      `M${at(-720)} 150Q${at(-560)} 160 ${at(-470)} 120L${at(-476)} 104Q${at(-560)} 130 ${at(-720)} 126z`,
    );
  pen
    .fill(
      mixColors(rock, haze, 0.16),
      `M${at(-300)} 30L${at(-280)} 150Q${at(-230)} 180 ${at(-170)} 160Q${at(-130)} 150 ${at(-110)} 30H${at(-160)}Q${at(-170)} 110 ${at(-206)} 112Q${at(-240)} 110 ${at(-246)} 30z`,
    )
    .fill(
      mixColors(dark, haze, 0.16),
      `M${at(-170)} 160Q${at(-130)} 150 ${at(-110)} 30H${at(-160)}Q${at(-166)} 80 ${at(-180)} 104z`,
    )
    .fill(
      mixColors(leafShade, haze, 0.16),
      `M${at(-280)} 150Q${at(-230)} 190 ${at(-170)} 160Q${at(-220)} 164 ${at(-280)} 150z`,
    );
  pen
    .fill(
      rock,
      `M${at(720)} 300L${at(430)} 290 ${at(330)} 260 ${at(270)} 250 ${at(240)} 180 ${at(250)} 120 ${at(200)} 70 ${at(190)}-20H${at(720)}z`,
    )
    .fill(
      bright,
      `M${at(270)} 250L${at(240)} 180 ${at(250)} 120 ${at(200)} 70 ${at(190)}-20H${at(260)}L${at(290)} 90 ${at(280)} 170 ${at(310)} 256z`,
    )
    .fill(
      dark,
      `M${at(430)} 290L${at(400)} 180 ${at(430)} 90 ${at(400)}-20H${at(480)}L${at(500)} 120 ${at(470)} 200 ${at(500)} 292zM${at(590)} 294L${at(570)} 170 ${at(600)} 60 ${at(580)}-20H${at(650)}L${at(660)} 130 ${at(640)} 296z`,
    )
    .stroke(dark, 3, `M${at(210)} 90L${at(420)} 110 720 100M${at(244)} 170L${at(460)} 186`, 0.4)
    .fill(leafShade, `M${at(720)} 330Q${at(560)} 340 ${at(440)} 310T${at(264)} 252Q${at(400)} 276 ${at(720)} 284z`)
    .fill(leaf, `M${at(720)} 330Q${at(560)} 336 ${at(460)} 312T${at(330)} 276Q${at(500)} 300 ${at(720)} 306z`);
  const sand = paint(SAND);
  pen
    .fill(
      mixColors(waterLight, paint('#9fe0d2'), 0.5),
      `M${at(720)} 10Q${at(200)}-6 ${at(0)}-70T${at(-720)}-130V-230H${at(720)}z`,
    )
    .fill(paint('#fbf6ea'), `M${at(720)}-4Q${at(240)}-20 ${at(30)}-92T${at(-720)}-158V-230H${at(720)}z`)
    .fill(sand, `M${at(720)}-10Q${at(250)}-28 ${at(40)}-104T${at(-720)}-174V-230H${at(720)}z`);
  const start = Math.floor(random.between(0, 5));
  const towels = [
    [140, -110, 30],
    [230, -80, 24],
    [330, -120, 36],
    [430, -70, 28],
    [20, -160, 36],
    [250, -170, 40],
    [-160, -190, 36],
  ] as const;
  for (const [index, [x, y, size]] of towels.entries()) {
    const cloth = paint(CLOTHS[(start + index) % 5]!);
    if (index % 2)
      pen.fill(cloth, `M${at(x)} ${y}l${at(size)} 4 ${at(size * 0.3)}-${Math.round(size * 0.5)} ${at(-size)}-4z`);
    else
      pen
        .rect(tones.deep, at(x) - 1, y, 3, size * 1.5)
        .fill(
          cloth,
          `M${at(x) - size} ${y + Math.round(size * 1.2)}a${size} ${Math.round(size * 0.66)} 0 0 1 ${2 * size} 0z`.replace(
            '0 0 1',
            '0 0 0',
          ),
        )
        .fill(
          paint('#fbf3df'),
          `M${at(x) - Math.round(size * 0.34)} ${y + Math.round(size * 1.2)}q2 ${Math.round(size * 0.5)} ${Math.round(size * 0.34)} ${Math.round(size * 0.64)}q${Math.round(size * 0.3)}-${Math.round(size * 0.2)} ${Math.round(size * 0.34)}-${Math.round(size * 0.64)}z`,
        );
  }
  for (const [x, y] of [
    [90, -120],
    [108, -122],
    [300, -60],
    [-60, -150],
    [390, -140],
  ] as const)
    pen
      .fill(paint(CLOTHS[Math.abs(x) % 5]!), `M${at(x) - 5} ${y}l2 20q3 5 6 0l2-20z`)
      .circle(paint('#8d5f48'), at(x), y + 26, 4.6);
}

/** Long waves with surfers before dunes with grass. */
export function drawSurfBeach({ pen, tones, random }: MotifInput): void {
  const { paint, far, leaf } = tones;
  drawSea(pen, tones, 70);
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const at = (x: number) => Math.round(x * side);
  const foam = paint('#fbfaf4');
  pen
    .fill(mixColors(far, leaf, 0.3), `M${at(720)} 150Q${at(560)} 160 ${at(460)} 110T${at(280)} 60H${at(720)}z`)
    .fill(
      mixColors(mixColors(far, leaf, 0.3), '#4a4858', 0.16),
      `M${at(720)} 90Q${at(600)} 96 ${at(500)} 60H${at(720)}z`,
    );
  pen
    .fill(paint('#f1ece0'), `M${at(600)} 150h${at(20)}v66h${at(-20)}z`)
    .fill(paint('#c4463c'), `M${at(598)} 216h${at(24)}l${at(-12)} 20z`);
  for (const [y, high, shift] of [
    [20, 14, 0],
    [-30, 20, 60],
    [-84, 26, -40],
  ] as const) {
    let crest = `M-720 ${y}`;
    for (let x = -720; x < 720; x += 180)
      crest += `q${60 + (shift % 40)} ${high} 120 ${Math.round(high * 0.4)}t60-${Math.round(high * 0.4)}`;
    pen
      .fill(mixColors(tones.water, tones.waterLight, 0.4), `${crest}v-${high + 16}H-720z`)
      .stroke(foam, 5, crest)
      .fill(foam, `M-720 ${y - 18}q160-14 300-4t300-8t300 6t540-4v-8q-240 10-540 0t-300 4t-300-4t-300 4z`, 0.6);
  }
  for (const [x, y, color] of [
    [-220, 10, '#e3b24a'],
    [120, -42, '#c4463c'],
    [-40, 40, '#f4efe4'],
  ] as const)
    pen
      .fill(paint(color), `M${x - 30} ${y}q30-12 62 4q-30 10-62-4z`)
      .fill(paint('#33404f'), `M${x - 6} ${y + 4}l10 16-8 18 12 4 6-16-4-22z`)
      .circle(paint('#7d5a48'), x + 4, y + 48, 6)
      .stroke(paint('#33404f'), 4, `M${x - 2} ${y + 36}l-20-8M${x + 8} ${y + 34}l18 6`);
  const sand = paint(SAND);
  pen
    .fill(mixColors(sand, tones.water, 0.24), 'M-720-116Q-200-96 200-122T720-112V-230H-720z')
    .fill(sand, 'M-720-140Q-200-118 200-146T720-138V-230H-720z')
    .fill(mixColors(sand, '#a9845a', 0.16), `M${at(720)}-60Q${at(520)}-70 ${at(400)}-130T${at(160)}-230H${at(720)}z`)
    .fill(sand, `M${at(720)}-90Q${at(560)}-100 ${at(470)}-150T${at(330)}-230H${at(720)}z`);
  let [reeds, planks] = ['', ''];
  for (let index = 0; index < 34; index++) {
    const x = Math.round(random.between(330, 690));
    const y = Math.round(-220 + (x - 330) * 0.34 + random.between(-16, 16));
    reeds += `M${at(x)} ${y}q${at(-4)} ${Math.round(random.between(18, 30))} ${at(random.between(-26, 4))} ${Math.round(random.between(34, 60))}`;
  }
  for (let index = 0; index < 7; index++) planks += `M${at(-420 + index * 30)} ${-226 + index * 14}v${46 - index * 3}`;
  pen
    .rounds(mixColors(leaf, paint('#b9a85a'), 0.4), 4, reeds)
    .stroke(paint('#8d7356'), 6, planks)
    .stroke(paint('#8d7356'), 4, `M${at(-430)}-186L${at(-230)}-116`);
  for (const [x, y, color] of [
    [-100, -160, '#2f5f80'],
    [-70, -164, '#e3b24a'],
    [180, -172, '#c4463c'],
  ] as const)
    pen.fill(paint(color), `M${at(x) - 8} ${y}l3 32q5 7 10 0l3-32z`).circle(paint('#7d5a48'), at(x), y + 42, 7);
}
