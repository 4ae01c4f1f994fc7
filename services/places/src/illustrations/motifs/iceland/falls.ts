import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSpray, FOAM } from '../nature/falls.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A thin fall from an overhanging cliff, with a path behind it, above a plain by the sea. */
export function drawThinFall({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  const [rock, dark, light] = [paint('#75695f'), paint('#45424a'), paint('#96887a')];
  const [moss, grass] = [mixColors(leaf, paint('#8fa648'), 0.6), mixColors(leaf, paint('#a5b95c'), 0.7)];
  const foam = paint(FOAM);
  pen
    .fill(fade(haze, 0.4)(paint('#6f9fb8')), 'M300 70H720V20H300z')
    .fill(fade(haze, 0.35)(grass), 'M240 40Q480 50 720 34V-120H240z')
    .fill(rock, 'M-720 430Q-560 452-400 436T-120 420T140 412T300 380L350 330L390 240L470 150L560 60L600-60H-720z')
    .fill(light, 'M300 380L350 330L390 240L470 150L560 60L600-60H460L420 80L350 180L320 280z')
    .fill(
      dark,
      'M-300 360Q-170 392-20 384T210 340Q262 250 250 130T180-60H-330Q-390 60-380 190T-300 360zM-720 300L-600 330-560 180-600 20-720-40zM-470 400l40-140l-20-180h-50l-30 160z',
    )
    .stroke(
      rock,
      9,
      'M-280 300Q-140 330 20 322T210 270M-330 200Q-180 224 0 218T226 170M-350 100Q-200 116-20 112T226 76',
      0.7,
    )
    .fill(
      moss,
      'M-720 464Q-560 480-400 462T-120 446T140 438T310 396L354 336L330 330L290 372Q220 402 130 400T-130 404T-400 420T-720 400z',
    )
    .fill(foam, 'M-34 424Q-14 434 8 424Q20 260 26 150L46-50H-66L-46 150Q-40 300-34 424z')
    .stroke(mixColors(foam, water, 0.5), 5, 'M-22 400Q-28 220-40 0M-8 410Q-6 220-12 20M4 396Q10 220 22 10', 0.65);
  drawSpray(pen, tones, [
    [-10, -40, 150],
    [-70, -10, 90],
    [50, -6, 90],
    [-10, 40, 80],
  ]);
  pen
    .fill(moss, 'M-720 80Q-560 60-440-10T-240-70T0-84T300-60T500-30T720-10V-230H-720z')
    .fill(grass, 'M-720-30Q-540-40-400-100T-120-140T240-130T480-90T720-90V-230H-720z')
    .fill(water, 'M-300-84Q-160-60-10-62T250-84Q200-112 80-118T-300-84z')
    .fill(water, 'M20-112Q160-130 130-166T-40-200L-70-230H230Q260-200 200-176T60-112z')
    .rounds(waterLight, 5, 'M-180-84h110M20-80h120M60-150h60M40-200h90', 0.8)
    .stroke(paint('#b9a47c'), 9, 'M-720-120Q-560-80-430-60T-300 6T-160 30T20 30T190-10T330-40T560-110')
    .rounds(
      mixColors(grass, paint('#e6d878'), 0.5),
      8,
      'M-600-150h0M-520-180h0M-440-150h0M-340-190h0M340-140h0M420-180h0M520-140h0M600-190h0M-240-170h0',
    );
  drawWalkers(
    pen,
    tones,
    [
      [-330, -20],
      [-306, -10],
      [-130, 26],
      [230, -30],
    ],
    0.9,
  );
}

/** A broad fall straight from a green cliff to a flat of dark gravel. */
export function drawBroadFall({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  const [rock, dark] = [paint('#7b7166'), paint('#4b4850')];
  const [moss, grass] = [mixColors(leaf, paint('#86a349'), 0.6), mixColors(leaf, paint('#a9bd62'), 0.6)];
  const foam = paint(FOAM);
  pen
    .fill(fade(haze, 0.4)(grass), 'M-720 400Q-500 440-300 420T300 420T720 390V200H-720z')
    .fill(rock, 'M-720 410L-420 396-180 400 200 396 420 402 720 390V-60H-720z')
    .fill(dark, 'M-214 396h430l30-130-20-150 30-170h-510l30 160-24 160z')
    .stroke(rock, 8, 'M-190 330h50M-200 230h60M-206 130h60M150 330h60M160 240h60M160 140h70', 0.8)
    .fill(foam, 'M-136 404Q0 418 140 404L156 200L170-60H-170L-152 200z')
    .stroke(
      mixColors(foam, water, 0.45),
      7,
      'M-110 380L-124 60M-70 394L-80 120M-34 370L-40-20M0 396V100M36 376L42 0M72 392L84 90M108 374L124 20',
      0.6,
    )
    .fill(mixColors(water, paint('#9fc4c8'), 0.4), 'M-140 400Q0 420 144 400L150 420Q0 436-146 420z');
  drawSpray(pen, tones, [
    [0, -50, 230],
    [-130, -30, 130],
    [140, -30, 130],
    [0, 10, 150],
  ]);
  for (const [index, color] of ['#d97a6a', '#e8c06a', '#8fbf8a', '#6f9fc8'].entries())
    pen.stroke(
      paint(color),
      8,
      `M${-240 + index * 8}-110A${250 - index * 8} ${190 - index * 8} 0 0 0 ${260 - index * 8}-110`,
      0.4,
    );
  pen
    .fill(
      moss,
      'M-720 430Q-560 450-430 420Q-330 410-240 408L-214 396Q-190 260-220 160Q-260 60-240-70H-720zM720 424Q560 440 430 420Q330 412 240 408L216 396Q200 260 236 160Q280 60 260-70H720z',
    )
    .fill(
      grass,
      'M-720 430Q-560 450-430 420Q-360 300-420 160T-400-70H-720zM720 424Q560 440 430 420Q380 300 440 170T420-70H720z',
    )
    .stroke(
      mixColors(moss, rock, 0.6),
      9,
      'M-660 300l70-60M-560 340l50-80M-620 150l80-50M-500 120l60-60M560 320l70-70M480 300l50-60M600 160l70-60M500 110l60-50M-320 330l24-70M-330 180l30-60M330 320l24-60M340 190l30-70',
      0.5,
    )
    .fill(paint('#5d5a5e'), 'M-720-40Q-400-70-200-64T240-64T720-40V-230H-720z')
    .fill(paint('#6f6a6a'), 'M-720-130Q-300-110-60-150T320-160T720-130V-230H-720z')
    .fill(water, 'M-230-62Q0-44 250-62Q330-90 200-120T110-180L170-230H-150Q-150-200-80-170T-150-110T-230-62z')
    .rounds(waterLight, 5, 'M-120-80h110M40-76h130M-60-130h120M-40-180h90M-60-210h150', 0.8)
    .rounds(
      paint('#86817f'),
      12,
      'M-560-90h14M-420-170h20M-640-180h10M400-100h16M520-180h22M620-90h12M300-190h14M-300-120h12',
      0.8,
    );
  drawWalkers(pen, tones, [
    [-310, -110],
    [-284, -104],
    [300, -120],
    [370, -96],
  ]);
}

/** A gray mass of water that breaks into a canyon of basalt in a desert of stones. */
export function drawGorgeMass({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, water } = tones;
  const [rock, dark, light] = [paint('#75706e'), paint('#45444c'), paint('#95908a')];
  const milk = mixColors(paint('#b9c2bf'), water, 0.2);
  const foam = mixColors(paint(FOAM), milk, 0.3);
  pen
    .fill(fade(haze, 0.5)(rock), 'M-720 250Q-540 280-380 256T-60 262T260 256T540 270T720 250V100H-720z')
    .fill(fade(haze, 0.2)(rock), 'M-720 214Q-200 234 200 214T720 214V60H-720z')
    .fill(milk, 'M-720 206Q-500 214-320 190T20 174T320 186T460 150L430 110L-300 110L-720 150z')
    .rounds(foam, 6, 'M-600 184h120M-440 170h140M-240 158h160M-40 150h150M150 146h140M-340 136h120M-120 130h140', 0.8)
    .fill(dark, 'M-330 118Q60 96 420 118L470 60V-230H-380z');
  let lip = 'M-322 118';
  for (let x = -322; x < 410; x += 61) lip += `q30 ${Math.round(random.between(-2, 16))} 61 0`;
  pen.fill(foam, `${lip}L440-20L420-150H-330L-350-10z`);
  let streaks = '';
  for (let x = -310; x < 410; x += 25)
    streaks += `M${x} ${Math.round(110 - random.between(0, 30))}L${Math.round(x + random.between(-8, 8))} ${Math.round(random.between(-70, 20))}`;
  pen.stroke(mixColors(milk, dark, 0.22), 7, streaks, 0.55);
  drawSpray(pen, tones, [
    [-240, -90, 160],
    [0, -110, 220],
    [250, -90, 190],
    [340, 0, 150],
    [430, 90, 130],
    [120, -20, 150],
    [500, 180, 90],
  ]);
  pen
    .fill(
      rock,
      'M-720 150L-420 140-320 116-350 60-330-10-370-90-340-160-400-230H-720zM720 190L560 170 470 120 420 116 450 40 430-40 470-110 440-180 500-230H720z',
    )
    .fill(
      dark,
      'M-320 116L-350 60-330-10-370-90-340-160-400-230H-470L-430-130-450-40-410 50-430 110zM420 116L450 40 430-40 470-110 440-180 500-230H580L540-140 560-50 520 30 540 100z',
    )
    .stroke(
      dark,
      6,
      'M-700 60h210M-720 0h250M-700-70h230M-720-140h260M560 110h160M580 50h140M590-20h130M590-100h130M570-170h150',
      0.5,
    )
    .fill(
      light,
      'M-720 166L-430 152-320 120-350 96-430 118-720 130zM720 206L560 184 470 132 420 118 440 100 560 150 720 168z',
    )
    .fill(dark, 'M-340-230Q-200-180 0-190T440-180V-230z')
    .fill(milk, 'M-300-230Q-100-170 60-176T420-230z')
    .rounds(foam, 6, 'M-120-204h120M60-196h130M-40-216h150M200-216h90', 0.8)
    .rounds(mixColors(leaf, paint('#9aa05a'), 0.5), 9, 'M-640 150h30M-560 140h20M600 184h26M680 196h20');
  drawWalkers(pen, tones, [
    [-470, 138],
    [-446, 136],
    [-500, 144],
  ]);
}

/** Falls in a half circle of low rock, split by crags, seen from its rim. */
export function drawRockHorseshoe({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, water, waterLight } = tones;
  const [rock, dark, light] = [paint('#6a6667'), paint('#3f404a'), paint('#8a8580')];
  const [foam, blue] = [paint(FOAM), mixColors(paint('#5fa8b8'), water, 0.3)];
  const moss = mixColors(leaf, paint('#98a558'), 0.6);
  pen
    .fill(fade(haze, 0.55)(paint('#7d90a4')), 'M-720 210Q-560 290-420 250T-160 250T120 280T420 240T720 260V120H-720z')
    .fill(fade(haze, 0.35)(moss), 'M-720 190Q-300 210 60 196T720 200V90H-720z')
    .fill(mixColors(blue, haze, 0.2), 'M-560 150Q-100 186 400 150L330 176Q-60 200-500 172z')
    .fill(blue, 'M-620 150Q-60 176 620 150V80H-620z')
    .rounds(foam, 5, 'M-460 140h120M-260 146h140M-60 146h120M140 144h140M340 138h120', 0.7)
    .fill(dark, 'M-620 130Q-420 140-260 110T0 96T260 110T620 130V-60H-620z');
  for (const [from, to, drop] of [
    [-560, -420, 150],
    [-396, -250, 138],
    [-222, -60, 124],
    [-40, 70, 122],
    [96, 250, 126],
    [276, 400, 138],
    [424, 550, 152],
  ] as const) {
    const lip = (x: number) => Math.round(100 + (Math.abs(x) / 560) ** 2 * 30);
    let threads = '';
    for (let x = from + 8; x < to - 4; x += 22)
      threads += `M${x} ${lip(x) - Math.round(random.between(4, 20))}v-${Math.round(drop * random.between(0.4, 0.8))}`;
    pen
      .fill(
        foam,
        `M${from} ${lip(from)}Q${(from + to) / 2} ${lip((from + to) / 2) + 8} ${to} ${lip(to)}L${to + 4} ${lip(to) - drop}H${from - 4}z`,
      )
      .stroke(mixColors(foam, blue, 0.6), 5, threads, 0.6);
  }
  for (const [x, y, size] of [
    [-236, 104, 34],
    [82, 104, 40],
    [-408, 116, 26],
    [262, 112, 30],
    [412, 124, 26],
  ] as const)
    pen
      .fill(
        rock,
        `M${x - size} ${y - 130}L${x - size * 0.8} ${y}L${x - 6} ${y + size * 0.7}L${x + size * 0.7} ${y}L${x + size} ${y - 130}z`,
      )
      .fill(dark, `M${x + 4} ${y - 130}L${x + 8} ${y + size * 0.3}L${x + size * 0.7} ${y}L${x + size} ${y - 130}z`)
      .fill(moss, `M${x - size * 0.8} ${y}L${x - 6} ${y + size * 0.7}L${x + size * 0.7} ${y}L${x} ${y + 8}z`);
  pen.fill(mixColors(blue, foam, 0.25), 'M-720-20Q-400-60 0-30T720-20V-230H-720z');
  drawSpray(pen, tones, [
    [-440, -30, 150],
    [-150, -36, 170],
    [150, -36, 170],
    [440, -30, 150],
  ]);
  pen
    .rounds(waterLight, 6, 'M-300-90h160M-60-110h180M180-84h150M-160-160h180M80-180h160', 0.8)
    .fill(
      rock,
      'M-720 160L-600 140-560 80-590 0-540-60-560-120-480-160-440-230H-720zM720 160L590 136 560 70 590-10 530-70 560-130 470-160 430-230H720z',
    )
    .fill(
      dark,
      'M-600 140L-560 80-590 0-540-60-560-120-480-160-440-230H-540L-600-130-640-40-630 60zM590 136L560 70 590-10 530-70 560-130 470-160 430-230H540L610-140 640-50 620 60z',
    )
    .fill(light, 'M-720 176L-600 150-575 110-620 120-720 130zM720 176L592 146 570 100 620 116 720 130z')
    .fill(moss, 'M-720 182L-610 158-600 146-720 152zM720 182L604 156 594 144 720 152z');
  drawWalkers(pen, tones, [
    [-650, 170],
    [-624, 162],
    [640, 164],
  ]);
}
