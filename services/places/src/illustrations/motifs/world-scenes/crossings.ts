import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawPalm, fade, SNOW, traceFirs } from '../wonders/parts.js';
import { drawHotels } from '../world-shores/parts.js';

/** A steel bridge of two humps over a river, before the towers of a city. */
export function drawTwoHumpBridge({ pen, tones }: MotifInput): void {
  const { paint, leafShade, leaf } = tones;
  drawHotels(
    pen,
    tones,
    70,
    [
      [-300, 80, 230],
      [-200, 90, 330],
      [-100, 80, 280],
      [10, 90, 400],
      [110, 80, 300],
      [210, 90, 350],
      [310, 80, 220],
    ],
    0.34,
  );
  pen
    .rect(leafShade, -720, 30, 1440, 50)
    .rounds(leaf, 50, 'M-680 84h120M-500 80h80M420 84h90M560 84h120')
    .rect(tones.water, -720, -230, 1440, 266)
    .rounds(tones.waterLight, 4, 'M-560-60h180M-180-90h200M180-50h220M-420-160h200M260-170h200');
  const stone = paint('#b5a48c');
  for (const x of [-230, 230])
    pen.rect(stone, x - 26, -60, 52, 160).rect(mixColors(stone, paint('#5a5048'), 0.3), x + 6, -60, 20, 160);
  const steel = paint('#6f7f8a');
  const top =
    'M-720 130Q-560 140-440 190Q-300 250-230 320Q-170 250-80 200Q0 172 80 200Q170 250 230 320Q300 250 440 190Q560 140 720 130';
  pen.stroke(steel, 12, top).stroke(steel, 14, 'M-720 110H720').rect(paint('#8f9aa2'), -720, 96, 1440, 10);
  let struts = '';
  for (let x = -660; x <= 660; x += 44) {
    const d = Math.abs(Math.abs(x) - 230);
    const high = Math.abs(x) < 230 ? Math.max(190, 320 - d * 0.66) : Math.max(136, 320 - d * 0.66);
    struts += `M${x} 110V${Math.round(high)}L${x + 44} 110`;
  }
  pen.stroke(steel, 4, struts).rounds(tones.window, 8, 'M-230 330v2M230 330v2');
}

/** A Gothic church on a bridge of two arches deep in a gorge, beside a waterfall. */
export function drawGorgeSanctuary({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const gray = withBuilding(tones, '#c9c4ba', '#7f7a74');
  const far = fade(haze, 0.3);
  pen
    .fill(far(leafShade), 'M-720 0V420Q-540 430-400 330L-300 120H300L420 340Q560 440 720 430V0z')
    .rounds(far(leaf), 50, 'M-640 390h60M-520 330h70M560 390h60M460 300h60');
  pen
    .fill(
      leafShade,
      'M-720-230V340Q-560 330-470 240Q-400 140-330 60L-250-230zM720-230V340Q580 330 480 250Q400 150 330 60L260-230z',
    )
    .rounds(
      leaf,
      60,
      'M-660 280h60M-600 180h80M-520 90h60M-620 40h100M-480-60h60M-600-120h100M640 280h40M560 190h70M480 90h70M600 60h80M460-60h60M560-130h100',
    )
    .fill(paint('#eef5f4'), 'M-440 220q14-120-10-300l50-10q16 160-14 310z')
    .fill(fade(haze, 0.14)(leafShade), 'M-340 80Q-100 20 0 24T340 80V-230H-340z')
    .fill(paint('#5f9096'), 'M-250-230Q-120-100 0-120T260-230z');
  for (const [x, half] of [
    [-150, 60],
    [150, 60],
  ] as const) {
    drawBlock(pen, gray, { x: x - half - 30, y: -180, width: 34, height: 200 }, 0.3);
    drawBlock(pen, gray, { x: x + half - 4, y: -180, width: 34, height: 200 }, 0.3);
  }
  pen
    .fill(gray.wall, 'M-340 60V20H-240V-60a90 90 0 0 0 180 0V20H60V-60a90 90 0 0 0 180 0V20H340V60z')
    .rect(gray.lit, -340, 56, 680, 10);
  drawBlock(pen, gray, { x: -130, y: 60, width: 260, height: 130 }, 0.2);
  pen
    .polygon(gray.wall, [-80, 190], [0, 300], [80, 190])
    .polygon(gray.shade, [16, 190], [0, 300], [80, 190])
    .circle(gray.deep, 0, 176, 32)
    .circle(paint('#7fb0d0'), 0, 176, 22)
    .pointedArch(gray.deep, -22, 60, 44, 40);
  for (const x of [-120, 120]) {
    drawBlock(pen, gray, { x: x - 26, y: 60, width: 52, height: 220 }, 0.34);
    pen
      .polygon(gray.lit, [x - 30, 280], [x, 410], [x + 30, 280])
      .polygon(gray.shade, [x + 4, 280], [x, 410], [x + 30, 280])
      .pointedArch(gray.deep, x - 10, 200, 20, 36)
      .pointedArch(gray.deep, x - 10, 110, 20, 36);
  }
  pen.polygon(gray.lit, [-10, 300], [0, 350], [10, 300]).dashes(gray.lit, 40, [6, 34], 'M-128 210H130');
}

/** A white stupa on a ridge high above a lake, before a wall of snow mountains. */
export function drawRidgeStupa({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade } = tones;
  const snow = fade(haze, 0.16)(paint(SNOW));
  const rock = fade(haze, 0.4)(paint('#8f9bb0'));
  pen
    .polygon(
      rock,
      [-720, 60],
      [-600, 260],
      [-500, 200],
      [-380, 360],
      [-290, 270],
      [-150, 400],
      [-60, 280],
      [60, 330],
      [170, 540],
      [240, 340],
      [360, 400],
      [480, 280],
      [600, 350],
      [720, 240],
      [720, 60],
    )
    .polygon(
      snow,
      [-600, 260],
      [-560, 226],
      [-500, 200],
      [-440, 280],
      [-380, 360],
      [-350, 250],
      [-420, 220],
      [-560, 190],
    )
    .polygon(snow, [-290, 270], [-150, 400], [-60, 280], [-100, 260], [-160, 300], [-220, 250])
    .polygon(snow, [60, 330], [150, 510], [170, 540], [184, 500], [240, 340], [200, 330], [170, 400], [110, 300])
    .polygon(snow, [240, 340], [360, 400], [480, 280], [400, 290], [340, 330])
    .fill(fade(haze, 0.2)(leafShade), 'M-720 40Q-500 130-300 90T100 110T460 90T720 120V-90H-720z');
  const lake = mixColors(tones.water, paint('#3f8fa5'), 0.3);
  pen
    .fill(lake, 'M-720 20Q-300 50 60 34T720 24V-60H-720z')
    .rounds(tones.waterLight, 4, 'M-560 0h120M-300 16h160M340 8h160M520-10h120')
    .rounds(fade(haze, 0.14)(paint('#e3cdb4')), 12, 'M430 40h14M470 46h14M510 42h14M550 48h14M600 44h14')
    .fill(leafShade, 'M-720-40Q-460-70-240-10Q-80 30 60 20Q260 10 420-50T720-80V-230H-720z')
    .rounds(leaf, 60, 'M-660-90h120M-480-70h90M-560-160h150M420-100h100M560-130h120M440-180h160');
  const white = withBuilding(tones, '#f6f4ee', '#d9b04a');
  pen
    .rect(white.shade, -190, -30, 380, 34)
    .rect(white.wall, -196, 0, 392, 10)
    .rect(white.wall, -140, 10, 280, 36)
    .rect(white.shade, 60, 10, 80, 36)
    .fill(white.wall, 'M-120 46Q-126 190 0 196Q126 190 120 46z')
    .fill(white.shade, 'M40 46Q60 150 20 194Q126 180 120 46z')
    .arch(paint('#e3b23f'), -30, 70, 60, 44)
    .fill(paint('#b58a2f'), 'M-12 76q-4 30 4 40q8 8 16 0q8-10 4-40z')
    .rect(white.wall, -32, 194, 64, 26)
    .polygon(white.roof, [-22, 220], [0, 300], [22, 220])
    .polygon(white.roofShade, [4, 220], [0, 300], [22, 220])
    .polygon(white.shade, [-40, -30], [40, -30], [70, -110], [-70, -110])
    .stroke(white.lit, 4, 'M-44-46H44M-50-64H50M-56-82H56M-62-98H62');
}

/** A cabin on cables across a deep valley between snow peaks. */
export function drawPeakCabin({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const snow = paint(SNOW);
  const rock = fade(haze, 0.24)(paint('#7f8a9c'));
  pen
    .polygon(rock, [-720, -40], [-720, 330], [-560, 460], [-420, 320], [-260, 120], [-60, -40])
    .polygon(snow, [-720, 330], [-560, 460], [-420, 320], [-480, 300], [-540, 360], [-620, 280], [-720, 300])
    .polygon(rock, [720, -40], [720, 380], [600, 430], [480, 330], [330, 140], [100, -40])
    .polygon(snow, [720, 380], [600, 430], [480, 330], [540, 310], [600, 350], [660, 300], [720, 330])
    .polygon(fade(haze, 0.45)(paint('#9fabbc')), [-260, 0], [-80, 220], [40, 140], [160, 250], [330, 0]);
  pen
    .fill(fade(haze, 0.2)(snow), 'M-720-60H720V-230H-720z')
    .fill(fade(haze, 0.12)(snow), 'M-720-20Q-400 60-120-30T260-20T720 30V-230H-720z')
    .fill(
      fade(haze, 0.1)(leafShade),
      traceFirs(random, [-700, -120], 90, (x) => -70 + (-x - 120) * 0.16) +
        traceFirs(random, [180, 700], 90, (x) => -70 + (x - 180) * 0.16),
    )
    .fill(
      leafShade,
      traceFirs(random, [-720, 720], 120, (x) => -230 + Math.abs(x) * 0.06),
    );
  const iron = paint('#4a525c');
  pen
    .stroke(iron, 4, 'M-720 330Q-100 200 720 350M-720 316Q-100 186 720 336')
    .stroke(iron, 7, 'M-20 246V190M30 250V190')
    .rect(iron, -40, 246, 90, 10)
    .rect(paint('#c4332a'), -100, 40, 210, 150)
    .rect(paint('#8f241f'), 70, 40, 40, 150)
    .rect(tones.isDusk ? tones.window : paint('#cfe0e8'), -88, 96, 150, 74)
    .stroke(paint('#c4332a'), 6, 'M-40 96v74M10 96v74')
    .rect(paint('#f1ece0'), -100, 76, 210, 10)
    .rect(paint('#e6e4de'), -100, 186, 210, 8);
  for (const [x, y] of [
    [-520, 274],
    [430, 274],
  ] as const)
    pen
      .stroke(iron, 3, `M${x} ${y + 14}v-24`)
      .rect(paint('#c4332a'), x - 22, y - 46, 44, 36)
      .rect(paint('#cfe0e8'), x - 18, y - 36, 36, 16);
}

/** A viaduct of nine arches that bends between tea hills, with a blue train. */
export function drawCurvedViaduct({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const far = fade(haze, 0.34);
  pen
    .fill(far(leafShade), 'M-720 60Q-540 330-330 250T0 180T300 290T720 160V0H-720z')
    .fill(
      fade(haze, 0.18)(leaf),
      'M-720 100Q-560 210-400 180L-300 60-200-60H-720zM720 170Q560 220 460 190L360 60 260-60H720z',
    )
    .stroke(
      fade(haze, 0.1)(leafLight),
      7,
      'M-720 140Q-560 180-420 150M-720 90Q-540 130-360 100M-720 40Q-520 70-320 40M720 180Q580 190 470 160M720 130Q560 140 430 100M720 80Q540 90 390 50',
    );
  const stone = withBuilding(tones, '#b9ab94', '#8f836f');
  const points = Array.from({ length: 10 }, (_, index) => {
    const t = index / 9;
    return [
      Math.round(-430 + 860 * t),
      Math.round(170 - 130 * Math.sin(Math.PI * t)),
      1 + 0.7 * Math.sin(Math.PI * t),
    ] as const;
  });
  for (let index = 0; index < 9; index++) {
    const [x0, y0] = points[index]!;
    const [x1, y1, s] = points[index + 1]!;
    const width = x1 - x0;
    const foot = -130 - Math.round(40 * Math.sin((Math.PI * index) / 8));
    pen
      .polygon(
        index % 2 ? stone.wall : mixColors(stone.wall, stone.shade, 0.2),
        [x0, y0],
        [x1, y1],
        [x1, foot],
        [x0, foot],
      )
      .arch(far(leaf), x0 + 16, foot, width - 32, Math.round((y0 + y1) / 2 - foot - 30 - (width - 32) / 2))
      .rect(stone.shade, x1 - 8, foot, 8, y1 - foot - 20)
      .polygon(stone.lit, [x0, y0], [x1, y1], [x1, y1 + 10 * s], [x0, y0 + 10 * s]);
  }
  for (let index = 2; index < 7; index++) {
    const [x0, y0, s0] = points[index]!;
    const [x1, y1, s1] = points[index + 1]!;
    const color = index === 2 ? '#2f4f8a' : '#3f6fb5';
    pen
      .polygon(
        paint(color),
        [x0 + 5, y0 + 12 * s0],
        [x1 - 5, y1 + 12 * s1],
        [x1 - 5, y1 + 44 * s1],
        [x0 + 5, y0 + 44 * s0],
      )
      .polygon(
        paint('#e8dcc0'),
        [x0 + 5, y0 + 40 * s0],
        [x1 - 5, y1 + 40 * s1],
        [x1 - 5, y1 + 46 * s1],
        [x0 + 5, y0 + 46 * s0],
      );
    for (const t of [0.2, 0.45, 0.7]) {
      const [x, y, s] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, s0 + (s1 - s0) * t];
      pen.rect(tones.window, x, y + 24 * s, 15, 12 * s);
    }
  }
  pen
    .fill(fade(haze, 0.1)(leafShade), 'M-720-40H-420V-140H420V-40H720V-230H-720z')
    .fill(leafShade, 'M-720-90Q-400-120-200-160T220-160T720-90V-230H-720z')
    .rounds(leaf, 56, 'M-660-120h120M-460-130h100M-260-170h140M60-180h160M340-140h120M540-120h130');
  drawPalm(pen, tones, -520, -130, 2.2, 0.1);
  drawPalm(pen, tones, 540, -130, 2.4, -0.1);
}
