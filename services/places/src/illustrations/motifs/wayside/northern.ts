import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawThemeCastle } from '../edifices/theme-parks.js';
import { drawBlock } from '../parts.js';

/** A small castle of a theme park before a snowy horn of a roller coaster. */
export function drawHornPark(input: MotifInput): void {
  const { pen, tones } = input;
  const rock = withBuilding(tones, '#a39a98', '#77707a');
  const { paint } = tones;
  pen
    .polygon(rock.wall, [70, 0], [130, 150], [180, 220], [226, 380], [262, 430], [300, 330], [340, 200], [396, 0])
    .polygon(rock.roof, [262, 430], [300, 330], [340, 200], [396, 0], [270, 0], [290, 160], [256, 300])
    .polygon(
      paint('#f6f5f2'),
      [200, 300],
      [226, 380],
      [262, 430],
      [300, 330],
      [284, 346],
      [266, 316],
      [240, 340],
      [222, 306],
    )
    .stroke(paint('#c4463c'), 7, 'M110 60q90 70 180 10t90 30M150 150q70 40 140-10')
    .rounds(paint('#e3a52d'), 13, 'M200 92h26');
  drawThemeCastle(input);
}

/** Halls of glass like crystals, with a many-sided tower of glass, on gray granite. */
export function drawCrystalGallery({ pen, tones }: MotifInput): void {
  const granite = withBuilding(tones, '#c9b3a6', '#a8948a');
  const glass = withBuilding(tones, '#8fb8c9', '#6690a3');
  drawBlock(pen, granite, { x: -340, y: 0, width: 680, height: 70 }, 0.12);
  pen
    .dashes(granite.shade, 3, [60, 4], 'M-338 24H338M-338 48H338')
    .polygon(glass.wall, [-330, 70], [-330, 104], [150, 130], [150, 70])
    .polygon(glass.lit, [-330, 104], [-330, 112], [150, 138], [150, 130]);
  let posts = '';
  for (let x = -320; x < 150; x += 32) posts += `M${x} 70v${Math.round(36 + (x + 330) * 0.054)}`;
  pen.stroke(granite.lit, 5, posts);
  for (const [x, half, high, tip] of [
    [-290, 70, 130, 70],
    [250, 120, 190, 120],
  ] as const) {
    pen
      .polygon(
        glass.wall,
        [x - half, 60],
        [x - half, high],
        [x - half * 0.5, high + tip * 0.5],
        [x + half * 0.5, high + tip * 0.5],
        [x + half, high],
        [x + half, 60],
      )
      .polygon(glass.roof, [x + half * 0.4, 60], [x + half * 0.5, high + tip * 0.5], [x + half, high], [x + half, 60])
      .polygon(
        glass.lit,
        [x - half * 0.5, high + tip * 0.5],
        [x - half * 0.3, high + tip],
        [x + half * 0.3, high + tip],
        [x + half * 0.5, high + tip * 0.5],
      )
      .stroke(
        granite.lit,
        4,
        `M${x - half} ${high}H${x + half}M${x - half * 0.4} 60V${high + tip * 0.5}M${x + half * 0.4} 60V${high + tip * 0.5}M${x} 60V${high + tip}M${x - half} ${(60 + high) / 2}H${x + half}`,
      )
      .dashes(tones.window, 14, [10, 16], `M${x - half + 12} 90H${x + half - 8}`);
  }
  drawBlock(pen, granite, { x: -60, y: 70, width: 120, height: 46 }, 0.2);
}

/** A gate of three arches between half columns with leaves at their feet. */
export function drawTripleArch({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#dcbb8c', '#b5946a');
  drawBlock(pen, stone, { x: -290, y: 0, width: 580, height: 270 }, 0.16);
  drawBlock(pen, stone, { x: -210, y: 270, width: 420, height: 70 }, 0.2);
  pen
    .polygon(stone.lit, [-110, 340], [0, 388], [110, 340])
    .polygon(stone.shade, [-76, 344], [0, 376], [76, 344])
    .rect(stone.lit, -304, 262, 608, 14)
    .rect(stone.lit, -220, 332, 440, 10);
  for (const [x, half, high] of [
    [0, 68, 150],
    [-200, 38, 84],
    [200, 38, 84],
  ] as const)
    pen
      .arch(stone.lit, x - half - 12, 0, 2 * half + 24, high)
      .arch(stone.deep, x - half, 0, 2 * half, high)
      .arch(stone.roof, x + half * 0.3, 0, half * 0.7, high * 0.96);
  for (const x of [-130, 130, -268, 268])
    pen
      .rect(stone.wall, x - 15, 44, 30, 218)
      .rect(stone.lit, x - 15, 44, 9, 218)
      .rect(stone.shade, x + 6, 44, 9, 218)
      .polygon(stone.lit, [x - 15, 44], [x - 24, 70], [x + 24, 70], [x + 15, 44])
      .rect(stone.lit, x - 24, 20, 48, 26)
      .polygon(stone.lit, [x - 15, 240], [x - 25, 262], [x + 25, 262], [x + 15, 240]);
  for (const x of [-200, 200]) pen.rect(stone.shade, x - 26, 150, 52, 60).arch(stone.deep, x - 18, 156, 36, 24);
  pen
    .polygon(stone.wall, [-380, -6], [-372, 26], [-320, 30], [-312, -6])
    .polygon(stone.shade, [310, -8], [320, 20], [380, 16], [386, -8]);
}

/** Rows of plain low stones in the bare ground of a valley between dark hills. */
export function drawPlainGraves({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const hill = withBuilding(tones, '#a8876a', '#84684f');
  pen
    .fill(hill.wall, 'M-720 20V230l130 90 120-60 150 130 130-70 140 110 160-130 130 60 140-90 120 60 120-60V20z')
    .fill(hill.roof, 'M-320 390l130-70-40-120 90-180H-420l50 150zM110 360l160-130-50-90 120-120H80l70 120z', 0.6)
    .rect(paint('#d9c3a0'), -720, -240, 1440, 280)
    .rect(paint('#efe6d4'), -720, 36, 1440, 26)
    .dashes(paint('#cbbb9c'), 26, [5, 40], 'M-720 49H720');
  let [stones, shades] = ['', ''];
  for (let row = 0; row < 6; row++) {
    const s = 0.6 + row * 0.3;
    const y = Math.round(10 - row * 22 - row * row * 5);
    for (let x = -700 + (row % 2) * 40; x < 700; x += Math.round(72 * s)) {
      if (Math.abs(x + 20) < 60 * s) continue;
      stones += `M${x} ${y}v${Math.round(13 * s)}`;
      shades += `M${x} ${y}h${Math.round(26 * s)}`;
    }
  }
  pen.rounds(paint('#b09a7c'), 11, shades).rounds(paint('#7f7468'), 13, stones);
  pen.polygon(paint('#e9d9ba'), [-30, 36], [30, 36], [130, -240], [-130, -240]);
}

/** A low bridge of stone piers and iron beams over a wide river, with a lion at its head and towers behind. */
export function drawNileBridge({ pen, tones }: MotifInput): void {
  const { paint, water, waterLight } = tones;
  const stone = withBuilding(tones, '#d9cbb0', '#b3a388');
  const bronze = withBuilding(tones, '#4f5a54', '#3a443f');
  for (const [x, wide, high] of [
    [-560, 110, 200],
    [-420, 90, 270],
    [-300, 120, 180],
    [230, 100, 240],
    [360, 130, 190],
    [520, 100, 280],
  ] as const) {
    drawBlock(pen, { ...stone, wall: tones.far, shade: tones.middle }, { x, y: 60, width: wide, height: high }, 0.3);
    let rows = '';
    for (let y = 90; y < high + 40; y += 26) rows += `M${x + 10} ${y}h${wide - 20}`;
    pen.dashes(tones.haze, 9, [10, 8], rows);
  }
  pen
    .rect(water, -720, -240, 1440, 310)
    .rounds(waterLight, 5, 'M-500-150h200M-60-190h240M260-130h220M-640-90h160', 0.6)
    .rect(bronze.wall, -720, 76, 1440, 28)
    .rect(stone.lit, -720, 104, 1440, 14)
    .dashes(stone.wall, 22, [5, 12], 'M-720 128H720')
    .rect(stone.lit, -720, 138, 1440, 7)
    .stroke(
      bronze.roof,
      9,
      'M-620 78q110-44 220 0M-400 78q110-44 220 0M-180 78q110-44 220 0M40 78q110-44 220 0M260 78q110-44 220 0M480 78q110-44 220 0',
    );
  for (const x of [-620, -400, -180, 40, 260, 480, 700])
    drawBlock(pen, stone, { x: x - 20, y: -30, width: 40, height: 110 }, 0.36);
  for (const x of [-520, -300, -80, 140, 360, 580])
    pen.rect(bronze.wall, x - 3, 145, 6, 70).circle(tones.window, x, 222, 12);
  drawBlock(pen, stone, { x: -420, y: -240, width: 250, height: 210 }, 0.24);
  pen
    .rect(stone.lit, -432, -40, 274, 18)
    .fill(bronze.wall, 'M-400-22q-6 70 40 80l20 60q-20 50 20 76q50 24 80-14q20-40 4-70l6-60q24-20 20-72z')
    .fill(bronze.roof, 'M-240 180q20-40 4-70l6-60q24-20 20-72h-60q20 60 0 90z')
    .circle(bronze.lit, -270, 150, 34)
    .rect(bronze.lit, -250, 122, 26, 24)
    .circle(bronze.deep, -262, 160, 5)
    .stroke(bronze.wall, 13, 'M-390-10q-50 0-40 60');
  pen.fill(paint('#f6f2e6'), 'M330-200l26 190 100-180z').fill(paint('#7a5238'), 'M280-196h220l-26-28H310z');
}

/** Gnarled olive trees on lawns among the towers of a city. */
export function drawOliveGrove({ pen, tones }: MotifInput): void {
  const { paint, leaf } = tones;
  const silver = paint('#8fa088');
  const dark = paint('#6f806c');
  for (const [x, wide, high, color] of [
    [-620, 110, 240, '#e3ddd2'],
    [-460, 90, 180, '#d9c9b0'],
    [-200, 100, 220, '#cfd3d6'],
    [80, 110, 190, '#e6d2b8'],
    [330, 90, 250, '#dcdcd6'],
    [520, 120, 200, '#e3ddd2'],
  ] as const) {
    const tower = withBuilding(tones, color, color);
    pen.rect(tower.wall, x, 40, wide, high).rect(tower.shade, x + wide * 0.7, 40, wide * 0.3, high);
    let rows = '';
    for (let y = 70; y < high + 20; y += 26) rows += `M${x + 10} ${y}h${wide - 16}`;
    pen.dashes(tower.deep, 9, [12, 8], rows);
  }
  pen
    .rect(leaf, -720, -240, 1440, 296)
    .polygon(paint('#d8cdb6'), [-30, 56], [50, 56], [330, -240], [60, -240])
    .ellipse(tones.water, -330, -120, 210, 40)
    .ellipse(tones.waterLight, -360, -112, 110, 13);
  for (const [x, y, s] of [
    [-560, 10, 1],
    [-340, 20, 0.9],
    [-120, 16, 0.9],
    [150, 20, 0.9],
    [380, 6, 1],
    [600, -10, 1.2],
    [-520, -150, 1.7],
    [-90, -130, 1.6],
    [470, -170, 1.9],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint('#7a6a58'),
        `M${x - n(26)} ${y}q${n(20)} ${n(40)} ${n(-6)} ${n(80)}l${n(20)} ${n(20)}l${n(14)}-${n(26)}l${n(18)} ${n(34)}l${n(14)}-${n(14)}q-${n(20)}-${n(50)} ${n(10)}-${n(94)}z`,
      )
      .circle(dark, x - n(30), y + n(110), n(50))
      .circle(dark, x + n(34), y + n(116), n(52))
      .circle(silver, x - n(6), y + n(140), n(56))
      .rounds(paint('#a9b8a0'), n(13), `M${x - n(40)} ${y + n(150)}h${n(24)}M${x + n(10)} ${y + n(130)}h${n(30)}`);
  }
}
