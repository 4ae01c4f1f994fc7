import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';

/** Red dunes around a white pan with dead trees. */
export function drawDunes({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const sand = paint('#d98b54');
  const shade = paint('#a9583d');
  const far = mixColors(sand, haze, 0.45);
  pen
    .fill(
      far,
      'M-720-10Q-520 130-420 150Q-300 80-190 60Q-60 190 0 200Q120 90 260 70Q380 170 450 180Q560 90 720 60V-60H-720z',
    )
    .fill(
      mixColors(shade, haze, 0.45),
      'M-420 150Q-440 70-380 40Q-330 10-300-20L-190 60zM0 200Q-30 110 40 60Q90 20 100-20L260 70zM450 180Q430 100 480 60L560 0L720 60z',
    );
  pen
    .fill(sand, 'M-720 60Q-560 150-380 270Q-300 300-250 330Q-140 220 20 130Q200 40 420-20H-720z')
    .fill(shade, 'M-250 330Q-290 250-220 200Q-130 150-150 90Q-160 30-60-20H420Q200 40 20 130Q-140 220-250 330z')
    .fill(sand, 'M720 150Q560 130 440 60Q340 10 240-30H720z')
    .fill(shade, 'M720 150Q640 100 640 60Q600 0 540-30H720z');
  pen
    .rect(paint('#efe3cd'), -720, -220, 1440, 206)
    .fill(sand, 'M-720-10q160-20 300 0t360-8t380 2t400-4v-14q-300-10-640 0t-800-2z')
    .stroke(
      paint('#d8c8ac'),
      4,
      'M-600-80l120-20l100 20l140-24M-380-60l-40-60M-240-104l60-60l200 20M100-60l120-30l160 24l100-30M220-90l-30-70M380-66l60-90',
      0.8,
    );
  const wood = paint('#4a3530');
  for (const [x, y, s] of [
    [-330, -110, 1.2],
    [-60, -60, 0.8],
    [120, -120, 1.45],
    [400, -80, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .stroke(wood, n(11), `M${x} ${y}q${n(6)} ${n(40)}-${n(4)} ${n(74)}`)
      .stroke(
        wood,
        n(6),
        `M${x} ${y + n(60)}l${n(34)} ${n(44)}l${n(8)} ${n(30)}M${x + n(2)} ${y + n(50)}l-${n(36)} ${n(30)}l-${n(10)} ${n(40)}M${x - n(3)} ${y + n(70)}l-${n(6)} ${n(60)}M${x + n(34)} ${y + n(104)}l${n(26)} ${n(10)}M${x - n(36)} ${y + n(82)}l-${n(26)} ${n(6)}`,
      );
    pen.fill(paint('#c9b796'), `M${x - n(8)} ${y}h${n(20)}l${n(90)}-${n(16)}h-${n(40)}z`);
  }
}

/** Cliffs of sandstone around a plain of sand. */
export function drawDesertRocks({ pen, tones, random }: MotifInput): void {
  const { paint, haze } = tones;
  const rock = withBuilding(tones, '#c07a52', '#8f5440');
  const sand = paint('#dd9c66');
  const rise = Math.round(random.between(-24, 24));
  const cliff = (data: string, dark: string, air: number, lines: string) =>
    pen
      .fill(mixColors(rock.wall, haze, air), data)
      .fill(mixColors(rock.shade, haze, air), dark)
      .stroke(mixColors(rock.roof, haze, air), 5, lines, 0.6);
  cliff(
    `M-300 0q10 ${110 + rise} 60 ${130 + rise}q60 10 80-20q30 60 90 60t80-70q40 40 90 20t70-120z`,
    'M60 0q20 90-20 170q30-10 50-70q40 40 90 20t70-120z',
    0.5,
    'M-220 20v90M-120 10v90M-40 20v110M120 10v80',
  );
  cliff(
    `M-720 0v${300 + rise}q80 40 150 20q60 10 90-40q60-10 70-70q50-10 60-80q40-40 50-130z`,
    'M-500 0q30 120-40 230q-30 60-40 90q60 10 90-40q60-10 70-70q50-10 60-80q40-40 50-130z',
    0.16,
    'M-680 20v240M-620 10q20 120-4 260M-560 20q20 90-10 180M-440 10q20 60 0 120M-380 10v70',
  );
  cliff(
    `M720 0v${330 - rise}q-70 40-140 10q-60 20-90-50q-70 0-80-80q-50-20-60-90q-30-50-40-120z`,
    'M720 0v230q-40-20-60 20q-30-90-90-110q-20-80-80-140z',
    0.1,
    'M420 10q-20 60 0 130M480 10q-20 110 10 190M560 20q-10 120 20 250M640 10v270',
  );
  pen
    .fill(sand, 'M-720 32q200-30 440-16t460 4t540 6v-250h-1440z')
    .fill(mixColors(sand, rock.shade, 0.35), 'M-720-70q260 40 520 10t420 14t500-8v40q-300 20-560-6t-880 6z')
    .stroke(
      mixColors(sand, rock.lit, 0.5),
      5,
      'M-560-120q160 24 320 6M-60-110q200 30 420 0M240-160q140 20 300 0M-420-180q180 24 360 0',
      0.7,
    );
  pen.rounds(paint('#7f7a45'), 16, 'M-460-40h14M-300-90h18M-120-50h10M220-80h18M420-50h14M540-110h12M-560-150h16');
  pen.fill(
    paint('#8a6547'),
    'M-80-96v30q-2 10 6 12h24q6 14 14 14q6 10 14 0q8-2 16-16l14 16l10-2l-4-8l-8-8q-4-14-14-20v-18h-6v16h-40v-16z',
  );
}

/** Basins of white limestone full of water, one below the other. */
export function drawTravertine({ pen, tones }: MotifInput): void {
  const { paint, haze, far, leaf, waterLight } = tones;
  const white = paint('#dcd9d1');
  const gray = paint('#a3b4be');
  const pool = paint('#7cc4d6');
  const bright = mixColors(pool, waterLight, 0.4);
  pen
    .fill(mixColors(far, haze, 0.35), 'M-720 0v120q200 90 360 40t340 30t320-40t420 40v-190z')
    .fill(mixColors(leaf, haze, 0.3), 'M-720 0v70q260 60 500 100t620-30t320 10v-150z')
    .fill(white, 'M-720-220v250q160 60 340 104t420 0t420-40t260-20v-300z');
  for (let row = 0; row < 6; row++) {
    const y = 106 - row * 56;
    const wide = 118 + row * 30;
    for (let basin = -5; basin < 6; basin++) {
      const x = Math.round(basin * wide + (row % 2) * wide * 0.5 - wide * 0.5);
      if (x > 720 || x + wide < -720 || Math.abs(x + wide / 2) > 330 + row * 90) continue;
      const top = Math.round(y + ((basin * 37 + row * 53) % 5) * 5 - Math.abs(basin) * 5);
      const deep = 44 + row * 8;
      pen
        .fill(
          gray,
          `M${x} ${top}q${wide * 0.06}-${deep * 1.5} ${wide * 0.5}-${deep * 1.6}t${wide * 0.5} ${deep * 1.6}z`,
        )
        .fill(white, `M${x} ${top}q${wide * 0.06}-${deep} ${wide * 0.5}-${deep * 1.1}t${wide * 0.5} ${deep * 1.1}z`)
        .ellipse(white, x + wide / 2, top, wide * 0.52, 15 + row * 2)
        .ellipse(pool, x + wide / 2, top, wide * 0.47, 12 + row * 1.7)
        .ellipse(bright, x + wide * 0.4, top + 3, wide * 0.24, 4 + row * 0.6);
    }
  }
}
