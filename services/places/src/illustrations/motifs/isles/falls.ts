import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawSpray, FOAM } from '../nature/falls.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** A fall into a round pool of the forest, with bathers. */
export function drawPoolFall({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const isRed = palette === 'desert' || palette === 'savanna';
  const [rock, dark, light] = isRed
    ? [paint('#b5714f'), paint('#7d4a40'), paint('#d09468')]
    : [paint('#78705f'), paint('#4c4a48'), paint('#968d78')];
  const [foam, pool] = [paint(FOAM), mixColors(paint('#4fb8ad'), water, 0.2)];
  const x = Math.round(random.between(-70, 70));
  pen
    .fill(fade(haze, 0.5)(leafShade), 'M-720 360Q-560 440-380 390T-60 420T280 400T720 400V100H-720z')
    .fill(rock, 'M-720 330Q-560 350-400 310T-160 290T160 290T420 320T720 340V-60H-720z')
    .fill(dark, `M${x - 130} 292Q${x} 300 ${x + 130} 292L${x + 170} 160L${x + 150}-40H${x - 160}L${x - 180} 150z`)
    .stroke(
      dark,
      8,
      'M-700 240h240M-640 160h200M-700 80h230M-600 10h190M440 250h260M480 170h220M430 90h260M480 10h200',
      0.5,
    )
    .stroke(light, 7, 'M-680 262h180M-620 180h150M460 270h180M500 190h150', 0.5)
    .fill(foam, `M${x - 44} 300q44 14 88 0l10-150 26-190h-158l24 190z`)
    .stroke(
      mixColors(foam, pool, 0.55),
      6,
      `M${x - 26} 280l-10-150-14-120M${x} 286v-240M${x + 24} 280l8-150 16-130`,
      0.6,
    )
    .fill(dark, `M${x - 120} 100q40 40 70 6l-10-50h-70zM${x + 60} 70q40 34 70 0l10-50h-80z`)
    .fill(pool, 'M-720-10Q-360 30 0 30T720-10V-230H-720z')
    .fill(mixColors(pool, paint('#e8fbf4'), 0.3), `M${x - 260}-40Q${x} 30 ${x + 260}-40Q${x}-110 ${x - 260}-40z`)
    .ellipse(foam, x, 6, 130, 20, 0.8);
  drawSpray(pen, tones, [
    [x, 10, 150],
    [x - 60, 40, 80],
    [x + 70, 36, 80],
  ]);
  const crowns = (color: string, size: number, lift: number) => {
    let dots = '';
    for (let at = -700; at < 720; at += 64)
      dots += `M${at + Math.round(random.between(-14, 14))} ${Math.round(316 + lift + Math.abs(at) * 0.05 + random.between(-14, 14))}h0`;
    pen.rounds(color, size, dots);
  };
  crowns(leafShade, 110, 20);
  crowns(leaf, 80, 44);
  crowns(leafLight, 26, 70);
  pen.fill(foam, `M${x - 44} 330q44 20 88 0v-46h-88z`);
  let vines = '';
  for (const at of [-560, -470, -380, -290, 280, 360, 450, 540])
    vines += `M${at} 310q${at < 0 ? 8 : -8}-60 0-${Math.round(random.between(70, 150))}`;
  pen
    .stroke(leafShade, 6, vines, 0.8)
    .fill(
      rock,
      'M-720 60Q-600 60-540 10T-400-60L-340-120-400-230H-720zM720 60Q600 50 540 0T410-60L360-130 400-230H720z',
    )
    .fill(dark, 'M-400-60L-340-120-400-230H-520L-480-120zM410-60L360-130 400-230H520L500-120z')
    .fill(
      leafShade,
      'M-720 90Q-620 110-560 40T-440-20Q-540 0-600 0T-720 20zM720 90Q620 100 560 30T440-20Q540 0 720 20z',
    )
    .rounds(
      mixColors(pool, paint('#ffffff'), 0.5),
      5,
      'M-260-110h150M-40-140h180M200-100h130M-200-190h200M120-200h160',
      0.7,
    )
    .rounds(paint('#b5805f'), 16, 'M-150-80h0M60-110h0M220-70h0')
    .stroke(paint('#b5805f'), 7, 'M-166-90h32M44-120h32M204-80h32')
    .fill(leaf, 'M-720-120q80 40 140 0q50-30 30-110h-170zM720-120q-80 40-140 0q-50-30-30-110h170z');
  drawWalkers(pen, tones, [
    [-470, -20],
    [470, -20],
  ]);
}

/** A river that runs over ledges through woods, with a footbridge. */
export function drawLedgeFall({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const isAutumn = !['monsoon', 'savanna', 'desert'].includes(palette) && random.between(0, 1) < 0.5;
  const [rock, dark] = [paint('#7f786f'), paint('#53525a')];
  const foam = paint(FOAM);
  const crowns = isAutumn
    ? [paint('#b9652f'), paint('#d39a3f'), paint('#9a4a35'), leaf]
    : [leafShade, leaf, mixColors(leaf, paint('#a3b85a'), 0.4), leafShade];
  pen.fill(fade(haze, 0.5)(leafShade), 'M-720 260Q-540 340-360 290T0 300T360 300T720 290V0H-720z');
  for (const [index, color] of crowns.entries()) {
    let dots = '';
    for (let x = -700 + index * 40; x < 720; x += 132) {
      const y = Math.round(120 + Math.abs(x) * 0.22 - index * 22 + random.between(-10, 26));
      dots += `M${x} ${y}h0`;
    }
    pen.rounds(fade(haze, 0.2 - index * 0.05)(color), 128, dots);
  }
  pen
    .stroke(paint('#5f4c40'), 9, 'M-620 0v150M-480 10v130M-360 10v100M380 10v110M500 10v130M640 0v150', 0.8)
    .fill(mixColors(leafShade, dark, 0.3), 'M-720 70Q-460 50-260 60T260 60T720 70V-230H-720z')
    .fill(water, 'M-190 66Q0 76 200 66L230 30H-220z');
  const ledge = (y: number, half: number, drop: number, shift: number) => {
    let threads = '';
    for (let x = -half + 12; x < half - 8; x += 26)
      threads += `M${Math.round(x + shift)} ${y - 4}v-${Math.round(drop * random.between(0.4, 0.85))}`;
    pen
      .fill(dark, `M${shift - half - 70} ${y}H${shift + half + 70}V${y - drop - 10}H${shift - half - 80}z`)
      .fill(
        foam,
        `M${shift - half} ${y}q${half} 10 ${2 * half} 0l${drop * 0.16}-${drop}H${shift - half - drop * 0.16}z`,
      )
      .stroke(mixColors(foam, water, 0.55), 6, threads, 0.6)
      .fill(
        rock,
        `M${shift - half - 80} ${y + 16}l60-4l24-18l-10-${drop + 20}h-90zM${shift + half + 80} ${y + 14}l-60-4l-20-16l10-${drop + 20}h90z`,
      )
      .fill(
        mixColors(water, foam, 0.2),
        `M${shift - half - 30} ${y - drop + 6}H${shift + half + 30}L${shift + half + 80} ${y - drop - 40}H${shift - half - 80}z`,
      );
  };
  ledge(40, 190, 60, 10);
  ledge(-40, 270, 64, -20);
  ledge(-124, 350, 60, 20);
  drawSpray(pen, tones, [
    [0, -30, 180],
    [-20, -110, 230],
    [20, -180, 280],
  ]);
  pen
    .fill(water, 'M-460-186Q0-170 480-186L560-230H-540z')
    .rounds(waterLight, 5, 'M-260-204h160M20-210h180M260-200h120', 0.8)
    .fill(leafShade, 'M-720 40Q-560 40-470-30T-400-130T-480-230H-720zM720 40Q560 40 480-30T430-130T500-230H720z')
    .fill(
      mixColors(leaf, paint('#93ad58'), 0.4),
      'M-720-40Q-600-40-540-110T-500-230H-720zM720-40Q600-40 550-110T520-230H720z',
    )
    .fill(paint('#8a6a4c'), 'M-230 78Q0 112 240 78V66Q0 98-230 66z')
    .stroke(
      paint('#8a6a4c'),
      5,
      'M-230 112Q0 146 240 112M-220 66v50M-130 82v46M-40 92v46M50 92v46M140 82v46M230 66v50',
    );
  drawWalkers(pen, tones, [[20, 92]], 0.9);
}

/** Veils of water over a mossy rock that fan out below a lip. */
export function drawVeilFall({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight } = tones;
  const [rock, dark] = [paint('#7a7a74'), paint('#4f5158')];
  const moss = mixColors(leaf, paint('#8aa84a'), 0.55);
  const foam = paint(FOAM);
  let firs = '';
  for (let x = -710; x < 720; x += 44) {
    const high = Math.round(random.between(70, 150));
    if (Math.abs(x) > 90)
      firs += `M${x - high * 0.2} ${Math.round(300 + Math.abs(x) * 0.1)}l${high * 0.2} ${high}l${high * 0.2}-${high}z`;
  }
  pen
    .fill(fade(haze, 0.35)(leafShade), firs)
    .fill(fade(haze, 0.2)(leafShade), 'M-720 390Q-400 300-160 310T200 310T720 390V0H-720z')
    .fill(rock, 'M-720 320Q-480 290-300 240Q-160 320 0 330Q160 320 300 250Q500 300 720 330V-60H-720z')
    .fill(dark, 'M-300 240Q-160 320 0 330Q160 320 300 250L400 80 380-60H-390L-420 60z')
    .fill(
      moss,
      'M-300 240Q-160 320 0 330Q160 320 300 250Q280 210 240 200Q140 260 0 280Q-140 260-250 190Q-290 210-300 240zM-380 120q60 40 110 0q20-60-20-110q-70 20-90 110zM270 110q60 40 100-6q10-60-30-100q-60 30-70 106zM-110 130q50 30 90 0q10-50-20-90q-60 20-70 90z',
    );
  const strand = (x: number, y: number, end: number, low: number, wide: number) => {
    const middle = Math.round((y + low) / 2);
    pen
      .fill(
        foam,
        `M${x - wide * 0.3} ${y}Q${x + (end - x) * 0.2} ${middle} ${end - wide} ${low}H${end + wide}Q${x + wide + (end - x) * 0.3} ${middle} ${x + wide * 0.3} ${y}z`,
        0.94,
      )
      .stroke(
        mixColors(foam, water, 0.5),
        4,
        `M${x} ${y - 10}Q${x + (end - x) * 0.24} ${middle} ${end - wide * 0.3} ${low + 10}M${x + 4} ${y - 16}Q${x + wide * 0.4 + (end - x) * 0.26} ${middle} ${end + wide * 0.4} ${low + 14}`,
        0.6,
      );
  };
  strand(-20, 330, -240, -30, 60);
  strand(0, 332, -90, -30, 50);
  strand(10, 332, 60, -30, 56);
  strand(24, 330, 220, -30, 70);
  pen
    .fill(foam, 'M-50 326q50 30 104 0l-10-60h-80z')
    .fill(mixColors(water, paint('#5fb0a8'), 0.4), 'M-720-10Q-300-40 0-30T720-10V-230H-720z')
    .fill(mixColors(water, foam, 0.5), 'M-380-40Q0-10 380-40Q0-90-380-40z', 0.8);
  drawSpray(pen, tones, [
    [-200, -20, 140],
    [20, -26, 180],
    [220, -20, 140],
  ]);
  pen
    .fill(leafShade, 'M-720 60Q-560 60-470-10T-360-90T-420-230H-720zM720 60Q560 60 470-20T380-100T440-230H720z')
    .fill(moss, 'M-720-20Q-580-20-510-90T-480-230H-720zM720-20Q590-20 520-100T500-230H720z')
    .rounds(waterLight, 5, 'M-240-110h170M20-130h180M-120-180h220M240-100h110', 0.7);
  for (const [x, y, size] of [
    [-270, -110, 40],
    [290, -120, 50],
    [-120, -150, 26],
    [120, -90, 24],
  ] as const)
    pen
      .dome(dark, x + 4, y - 4, size, size * 0.6)
      .dome(rock, x, y, size, size * 0.56)
      .dome(moss, x - 4, y + size * 0.3, size * 0.7, size * 0.3);
  drawWalkers(pen, tones, [
    [-480, -10],
    [-456, -20],
  ]);
}
