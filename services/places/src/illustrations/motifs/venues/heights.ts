import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawWalkers, fade, SNOW } from '../wonders/parts.js';

/** A golden cross on a peak of limestone beside a station with terraces, above a sea of summits. */
export function drawGoldCrossSummit({ pen, tones }: MotifInput): void {
  const { paint, haze } = tones;
  const [rock, dark, gold] = [paint('#a8a49e'), paint('#6f6d70'), paint('#e6b43f')];
  const snow = paint(SNOW);
  pen
    .fill(
      fade(haze, 0.6)(dark),
      'M-720 200L-600 280-520 230-400 320-280 240-160 300-40 230 80 290 200 240 330 330 440 250 560 310 720 230V0H-720z',
    )
    .fill(
      fade(haze, 0.4)(dark),
      'M-720 120L-560 200-420 140-300 220-140 130 60 190 200 130 360 210 520 140 720 190V0H-720z',
    )
    .fill(
      fade(haze, 0.4)(snow),
      'M-560 200L-500 174-540 160-600 170zM-300 220L-240 190-290 170-340 190zM360 210L420 184 370 170 310 184z',
    )
    .fill(rock, 'M-720-20L-520 60-400 40-300 150-240 170-190 300-150 330-110 310-70 220 0 130 80 60 720 40V-240H-720z')
    .fill(
      dark,
      'M-150 330L-110 310-70 220 0 130 80 60-40 20-120 120-100 220zM-300 150L-240 170-190 300-210 160-260 60-330 40zM-520 60L-400 40-420-60-500-20z',
    )
    .fill(snow, 'M-720-20L-520 60-560-20-640-60zM-240 170L-216 230-190 200-210 140zM0 130L80 60-20 60-60 110z')
    .rect(gold, -154, 328, 9, 110)
    .rect(gold, -184, 396, 69, 9)
    .stroke(gold, 4, 'M-150 400m-22 0l-14 14M-150 400m22 0l14 14M-150 400l-18-18M-150 400l18-18M-150 400l18 18');
  const station = withBuilding(tones, '#b9bec2', '#7f8a92');
  pen.rect(dark, 120, -60, 600, 110);
  drawBlock(pen, station, { x: 150, y: 40, width: 220, height: 90 }, 0.2);
  drawBlock(pen, station, { x: 370, y: 40, width: 250, height: 140 }, 0.2);
  pen
    .dashes(tones.window, 40, [26, 8], 'M160 90H366M382 80H616M382 140H616')
    .rect(station.lit, 140, 128, 240, 9)
    .rect(station.lit, 360, 178, 270, 9)
    .rect(station.shade, 470, 186, 5, 90)
    .rect(station.shade, 540, 186, 4, 60)
    .rect(station.lit, 60, 40, 320, 8)
    .dashes(station.shade, 26, [3, 13], 'M60 60H380')
    .stroke(paint('#4f4a52'), 4, 'M620 150L720 120')
    .fill(snow, 'M-720-110Q-300-60 60-90T720-70V-240H-720z')
    .fill(mixColors(snow, paint('#a9bccb'), 0.5), 'M-720-170Q-300-130 100-170T720-150V-240H-720z');
  drawWalkers(
    pen,
    tones,
    [
      [-176, 300],
      [-120, 296],
      [80, 48],
      [120, 48],
      [200, 48],
      [-60, -80],
      [-30, -82],
      [260, -86],
    ],
    1.1,
  );
}

/** A slim tower of concrete with a pod and a long mast above a harbor city. */
export function drawMastPodTower({ pen, tones }: MotifInput): void {
  const { haze, paint, sky } = tones;
  const shaft = withBuilding(tones, '#d3d4d2', '#8d969c');
  const glass = mixColors(paint('#5f8fa5'), sky[1], 0.2);
  for (const [x, wide, high] of [
    [-390, 70, 150],
    [-310, 60, 220],
    [-240, 80, 120],
    [-150, 60, 190],
    [70, 80, 160],
    [160, 60, 230],
    [230, 80, 130],
    [320, 70, 190],
  ] as const)
    pen
      .rect(mixColors(glass, haze, 0.4), x, 0, wide, high)
      .dashes(mixColors(shaft.wall, haze, 0.4), wide, [4, 14], `M${x + wide / 2} 8V${high - 6}`);
  pen
    .polygon(
      shaft.wall,
      [-70, 0],
      [-22, 90],
      [-17, 300],
      [17, 300],
      [22, 90],
      [70, 0],
      [44, 0],
      [16, 70],
      [-16, 70],
      [-44, 0],
    )
    .polygon(shaft.shade, [6, 70], [5, 300], [17, 300], [22, 90], [70, 0], [44, 0], [16, 70])
    .polygon(shaft.lit, [-20, 290], [-50, 320], [-50, 330], [50, 330], [50, 320], [20, 290])
    .rect(glass, -54, 330, 108, 14)
    .rect(shaft.lit, -58, 344, 116, 8)
    .rect(glass, -50, 352, 100, 12)
    .rect(shaft.wall, -56, 364, 112, 8)
    .polygon(shaft.lit, [-44, 372], [-26, 396], [26, 396], [44, 372])
    .rect(shaft.shade, -22, 396, 44, 14)
    .rect(shaft.wall, -13, 410, 26, 34)
    .rect(shaft.shade, -6, 444, 12, 50)
    .rect(paint('#c4553f'), -3, 494, 6, 60);
}

/** A long museum with a helicopter, a tank and a jet on its forecourt. */
export function drawTankForecourt({ pen, tones }: MotifInput): void {
  const { paint, window } = tones;
  const hall = withBuilding(tones, '#e9e6dc', '#9a9f9c');
  const [olive, dark, steel] = [paint('#6f7a4f'), paint('#48523a'), paint('#9aa3a8')];
  drawBlock(pen, hall, { x: -330, y: 40, width: 660, height: 170 }, 0.1);
  pen
    .rect(hall.lit, -345, 206, 690, 14)
    .dashes(window, 40, [40, 16], 'M-316 170H320M-316 110H320')
    .rect(hall.shade, -70, 40, 140, 70)
    .rect(window, -56, 40, 112, 60)
    .rect(hall.lit, -100, 106, 200, 12)
    .rect(paint('#c9c0b0'), -400, 0, 800, 42);
  pen
    .fill(olive, 'M-380 60Q-376 110-320 112H-250L-130 96V86L-236 74Q-250 50-300 48H-360Q-380 50-380 60z')
    .fill(window, 'M-376 76Q-366 106-330 106V76z')
    .stroke(dark, 6, 'M-310 112V132M-430 134H-170M-370 30H-250M-350 48V30M-270 50V30M-136 60V126')
    .fill(dark, 'M-300 60h34v34h-34z');
  pen
    .rounds(dark, 36, 'M120 14H260')
    .dashes(olive, 18, [18, 10], 'M116 14H264')
    .polygon(olive, [96, 30], [124, 54], [270, 54], [286, 30])
    .polygon(olive, [150, 54], [164, 82], [236, 82], [250, 54])
    .rect(dark, 60, 66, 100, 8);
  pen
    .polygon(steel, [-110, 24], [-40, 44], [60, 40], [78, 76], [92, 76], [90, 30], [20, 18])
    .polygon(mixColors(steel, dark, 0.4), [-20, 32], [40, 14], [62, 14], [40, 32])
    .fill(window, 'M-70 36q20 14 40 8z')
    .stroke(dark, 4, 'M-60 24V4M40 20V4');
  drawWalkers(
    pen,
    tones,
    [
      [-210, 0],
      [-180, 0],
      [320, 0],
      [350, 0],
    ],
    1.1,
  );
}
