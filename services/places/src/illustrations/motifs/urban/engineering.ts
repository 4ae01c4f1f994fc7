import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawCone, drawHipRoof, drawPointedTower, drawWindows } from '../buildings/parts.js';
import { drawBlock, traceArcade } from '../parts.js';

/** A curved wall of concrete between the cliffs of a canyon, with four towers in the lake behind and a bridge. */
export function drawArchDam({ pen, tones }: MotifInput): void {
  const rock = withBuilding(tones, '#b0755a', '#845240');
  const concrete = withBuilding(tones, '#e3dccb', '#b5ad9a');
  const { wall, lit, shade } = concrete;
  pen
    .fill(mixColors(tones.water, tones.haze, 0.15), 'M-720 250H720V330H-720z')
    .fill(
      mixColors(rock.wall, tones.haze, 0.45),
      'M-720 320L-500 390L-300 340L-100 400L140 350L380 410L720 340V310H-720z',
    );
  for (const x of [-150, -60, 60, 150]) {
    drawBlock(pen, concrete, { x: x - 15, y: 240, width: 30, height: 80 }, 0.36);
    pen.rect(lit, x - 19, 316, 38, 9).rect(shade, x - 9, 325, 18, 12);
  }
  pen
    .fill(wall, 'M-330 262Q0 232 330 262L150 -120Q0 -150-150 -120z')
    .fill(shade, 'M120 242Q230 250 330 262L150 -120Q110 -130 70 -134Q120 60 120 242z')
    .stroke(
      shade,
      3,
      'M-240 250L-110-120M-120 244L-54-132M0 240V-138M-290 180Q0 150 290 180M-250 90Q0 60 250 90M-204 0Q0-26 204 0',
      0.55,
    );
  pen
    .fill(lit, 'M-336 262Q0 232 336 262V276Q0 246-336 276z')
    .dashes(concrete.deep, 6, [10, 14], 'M-326 280Q0 250 326 280');
  pen
    .polygon(
      rock.wall,
      [-720, -240],
      [-720, 360],
      [-560, 380],
      [-450, 320],
      [-330, 290],
      [-290, 180],
      [-190, -40],
      [-140, -240],
    )
    .polygon(
      rock.shade,
      [720, -240],
      [720, 340],
      [580, 370],
      [440, 310],
      [330, 290],
      [290, 180],
      [190, -40],
      [140, -240],
    );
  pen
    .stroke(
      rock.deep,
      5,
      'M-700 240L-480 200L-340 210M-700 120L-440 90L-300 100M-700 0L-380-20L-230-30M700 240L480 210L340 200M700 110L440 90L300 100M700-10L390-30L230-20',
      0.35,
    )
    .fill(mixColors(tones.water, '#1a4a4a', 0.2), 'M-160 -130Q0 -160 160 -130L220 -240H-220z')
    .rounds(mixColors(tones.waterLight, '#ffffff', 0.3), 7, 'M-90-170h60M40-190h80M-60-214h90', 0.7);
  for (const side of [-1, 1])
    pen
      .rect(concrete.wall, side < 0 ? -210 : 120, -136, 90, 46)
      .dashes(tones.window, 20, [9, 9], `M${side < 0 ? -202 : 128} -112h74`);
}

/** A long swaying footbridge of cables and planks between giant firs over a forest gorge. */
export function drawRopeBridge({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const back = mixColors(tones.leafShade, tones.haze, 0.4);
  let firs = 'M-720 0V260';
  for (let x = -720; x < 720; x += 60) firs += `L${x + 30} ${330 + ((x * 7) % 90)}L${x + 60} 250`;
  pen
    .fill(back, `${firs}V-240H-720z`)
    .fill(
      mixColors(tones.leafShade, tones.haze, 0.2),
      'M-720-240V160Q-560 120-420 140L-320-240zM720-240V170Q560 130 430 150L320-240z',
    );
  pen
    .fill(mixColors(tones.haze, tones.leafShade, 0.3), 'M-320-240L-200 20Q0-60 200 20L320-240z')
    .rounds(mixColors(tones.waterLight, '#ffffff', 0.3), 15, 'M-60-200Q0-160 20-120M-20-230Q40-190 40-150', 0.7);
  const [wood, cable] = [paint('#8a6a4c'), paint('#4f5258')];
  pen
    .fill(wood, 'M-70 96Q0 60 70 96L300 -230H-300z')
    .stroke(
      paint('#6a4f38'),
      4,
      'M-80 82H80M-92 64H92M-106 44H106M-122 20H122M-140-6H140M-162-36H162M-188-74H188M-216-114H216M-250-160H250M-284-210H284',
      0.7,
    );
  pen
    .stroke(cable, 6, 'M-720 300Q-300 60-70 120M720 300Q300 60 70 120M-70 120L-430-240M70 120L430-240')
    .stroke(
      cable,
      3,
      'M-90 88L-96 100M-112 60L-120 70M-140 24L-152 34M-176-20L-196-10M-220-80L-248-66M90 88L96 100M112 60L120 70M140 24L152 34M176-20L196-10M220-80L248-66',
    );
  for (const side of [-1, 1])
    for (const [x, half, top] of [
      [560, 60, 600],
      [380, 40, 560],
      [250, 24, 420],
    ] as const) {
      pen
        .rect(paint('#6f4f3a'), side * x - half * 0.34, -200, half * 0.68, top + 200)
        .rect(paint('#54392c'), side * x + half * 0.06, -200, half * 0.28, top + 200);
      for (let tier = 0; tier < 4; tier++)
        pen.polygon(
          tier % 2 ? tones.leaf : tones.leafShade,
          [side * x - half * 2.2, top - 260 + tier * 80],
          [side * x, top - 120 + tier * 90],
          [side * x + half * 2.2, top - 260 + tier * 80],
        );
    }
  pen
    .rounds(paint('#c9483f'), 22, 'M0-20v34')
    .rounds(paint('#2f3550'), 17, 'M-30 40v22')
    .rounds(paint('#e3b98f'), 15, 'M0 40h0M-30 80h0');
}

/** A bridge of three rows of arches that carried water over a green river. */
export function drawRiverAqueduct({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e0c08a', '#b5945f');
  const { wall, lit, shade } = stone;
  pen
    .polygon(tones.leafShade, [-640, -30], [-640, 190], [-420, 150], [-330, -30])
    .polygon(tones.leafShade, [640, -30], [640, 200], [430, 160], [340, -30])
    .rounds(tones.leaf, 50, 'M-600 170h80M-480 120h50M-420 40h30M600 180h-80M480 120h-40M430 50h-30');
  pen.fill(wall, traceArcade({ x: -420, y: -30, height: 128 }, { count: 6, span: 112, pier: 26, sides: 40 }));
  pen.fill(wall, traceArcade({ x: -560, y: 98, height: 110 }, { count: 9, span: 98, pier: 24, sides: 40 }));
  pen.fill(wall, traceArcade({ x: -600, y: 208, height: 50 }, { count: 30, span: 30, pier: 10, sides: 20 }));
  pen
    .rect(lit, -640, 92, 1280, 9)
    .rect(lit, -640, 202, 1280, 9)
    .rect(lit, -640, 254, 1280, 9)
    .rect(shade, -640, 246, 1280, 8);
  for (let x = -420; x < 430; x += 138) pen.polygon(shade, [x - 6, -30], [x + 4, 26], [x + 26, -30]);
}

/** A red palace on a wooded slope, half in ruins: roofless fronts with empty windows and broken towers. */
export function drawRedRuin({ pen, tones }: MotifInput): void {
  const red = withBuilding(tones, '#c47a5c', '#6a6f76');
  const { wall, lit, shade, deep } = red;
  pen
    .fill(tones.leafShade, 'M-640 0V160Q-480 300-260 260T160 300T640 180V0z')
    .fill(tones.leaf, 'M-640 0V90Q-440 200-200 150T240 170T640 90V0z')
    .rounds(tones.leafLight, 30, 'M-500 120h60M-360 170h50M-100 150h60M300 160h70M460 120h60');
  pen.rect(red.shade, -300, 130, 600, 44).dashes(deep, 26, [16, 24], 'M-290 150H290');
  pen
    .polygon(wall, [-290, 170], [-290, 290], [-262, 306], [-250, 284], [-206, 296], [-190, 270], [-190, 170])
    .polygon(shade, [-214, 170], [-214, 290], [-206, 296], [-190, 270], [-190, 170]);
  pen.polygon(wall, [60, 170], [60, 300], [100, 318], [120, 300], [160, 306], [190, 280], [190, 170]);
  for (const [x, columns] of [
    [-240, 3],
    [125, 4],
  ] as const)
    drawWindows(pen, mixColors(tones.haze, deep, 0.25), [x, 182, columns * 32, 100], [columns, 2, 16, 34]);
  drawBlock(pen, red, { x: -190, y: 170, width: 130, height: 104 }, 0.2);
  drawHipRoof(pen, red, [-125, 274, 142, 54], 30);
  drawWindows(pen, tones.window, [-125, 180, 116, 88], [5, 2, 11, 26]);
  drawBlock(pen, red, { x: -60, y: 170, width: 120, height: 70 }, 0.2);
  pen
    .rect(lit, -64, 236, 128, 7)
    .fill(wall, 'M230 150V280Q244 300 262 284L276 296V262Q300 280 310 250V150z')
    .fill(shade, 'M280 150V270Q300 280 310 250V150z')
    .rect(deep, 246, 220, 15, 26)
    .rect(deep, 280, 190, 13, 24);
  drawBlock(pen, red, { x: -350, y: 140, width: 70, height: 150 }, 0.36);
  pen.fill(red.roof, 'M-354 290Q-350 326-315 334Q-280 326-276 290z').rect(red.roof, -318, 332, 6, 24);
  drawPointedTower(pen, red, [-40, 238, 30, 60], 50);
}

/** A garden under a dome of glass, where a ring of water falls from the top through the trees. */
export function drawRainVortex({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const glass = isDusk ? paint('#3f5f86') : paint('#d9ecf0');
  const steel = isDusk ? paint('#8fa3b8') : paint('#a9bcc4');
  pen.rect(glass, -720, -240, 1440, 900);
  let ribs = '';
  for (let x = -720; x <= 720; x += 90) ribs += `M${x} 60Q${Math.round(x * 0.6)} 420 ${Math.round(x * 0.14)} 540`;
  pen
    .stroke(
      steel,
      4,
      `${ribs}M-700 160Q0 300 700 160M-660 280Q0 410 660 280M-560 400Q0 490 560 400M-360 490Q0 540 360 490`,
    )
    .ellipse(steel, 0, 560, 130, 30)
    .ellipse(isDusk ? paint('#5f7f9a') : '#ffffff', 0, 556, 100, 22);
  const fall = mixColors(tones.waterLight, '#ffffff', isDusk ? 0.25 : 0.6);
  pen
    .fill(fall, 'M-90 552Q-70 300-120 20H120Q70 300 90 552Q0 520-90 552z', 0.85)
    .stroke(
      mixColors(fall, paint('#7fb0c8'), 0.5),
      4,
      'M-60 540Q-46 300-76 30M-24 534Q-18 300-30 20M20 534Q18 300 26 20M60 540Q46 300 76 30',
      0.7,
    )
    .ellipse(mixColors(fall, glass, 0.3), 0, 16, 190, 40);
  for (const side of [-1, 1])
    for (let tier = 4; tier >= 0; tier--) {
      const [x, y] = [side * (250 + tier * 90), 20 + tier * 44];
      pen.fill(
        tier % 2 ? tones.leaf : tones.leafShade,
        `M${side * 130} ${-60 + tier * 30}Q${x - side * 60} ${y + 10} ${side * 720} ${y + 70}V-240H${side * 130}z`,
      );
      pen
        .rounds(
          tier % 2 ? tones.leafShade : tones.leaf,
          60,
          `M${x} ${y + 40}h${side * 20}M${x + side * 140} ${y + 70}h${side * 40}`,
        )
        .rounds(tones.leafLight, 24, `M${x - side * 20} ${y + 60}h0M${x + side * 150} ${y + 96}h0`);
    }
  pen
    .polygon(paint('#c9c2b4'), [-720, -240], [-720, -170], [0, -60], [720, -170], [720, -240])
    .rounds(paint('#2f3550'), 15, 'M-160-150v26M-130-146v24M190-150v28')
    .rounds(paint('#e3b98f'), 11, 'M-160-112h0M-130-110h0M190-110h0');
}

/** A castle of gray towers with brown roofs on a rock at the edge of a lake, below steep mountains. */
export function drawLakeCastle({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#cdbfa6', '#8a5f4a');
  const { window } = stone;
  const far = mixColors(tones.paint('#6f86a3'), tones.haze, 0.45);
  pen
    .polygon(
      far,
      [-640, 0],
      [-640, 260],
      [-520, 360],
      [-420, 300],
      [-300, 430],
      [-180, 320],
      [-60, 220],
      [120, 150],
      [400, 60],
      [640, 0],
    )
    .polygon(
      mixColors(tones.paint('#566d8a'), tones.haze, 0.4),
      [-300, 430],
      [-270, 300],
      [-300, 180],
      [-60, 100],
      [120, 150],
      [-60, 220],
      [-180, 320],
    )
    .polygon(
      mixColors('#ffffff', tones.haze, tones.isDusk ? 0.5 : 0.2),
      [-350, 372],
      [-300, 430],
      [-240, 376],
      [-270, 350],
      [-300, 380],
      [-320, 350],
    );
  pen
    .fill(tones.leafShade, 'M-640 -14V60Q-440 90-320 40L-280 -14z')
    .fill(withBuilding(tones, '#8f877a', '#8f877a').wall, 'M-270 -14L-250 30H250L290 -14z');
  drawBlock(pen, stone, { x: -240, y: 20, width: 470, height: 80 }, 0.14);
  drawWindows(pen, window, [0, 40, 430, 40], [13, 1, 9, 20], true);
  for (const [x, width, high, top] of [
    [-190, 90, 120, 50],
    [-70, 110, 140, 60],
    [80, 100, 120, 54],
  ] as const) {
    drawBlock(pen, stone, { x: x - width / 2, y: 30, width, height: high }, 0.24);
    drawHipRoof(pen, stone, [x, 30 + high, width + 14, top], 30);
    drawWindows(pen, window, [x, 100, width - 16, high - 76], [4, 1, 9, 22]);
  }
  drawBlock(pen, stone, { x: -30, y: 30, width: 64, height: 220 }, 0.34);
  drawHipRoof(pen, stone, [2, 250, 82, 50], 34);
  pen.dashes(stone.deep, 12, [6, 8], 'M-28 238H32');
  for (const [x, half, high, top] of [
    [-236, 30, 120, 64],
    [-130, 26, 100, 56],
    [140, 28, 110, 60],
    [224, 32, 124, 66],
  ] as const) {
    drawBlock(pen, stone, { x: x - half, y: 10, width: 2 * half, height: high }, 0.4);
    pen.rect(window, x - 3, 70, 6, 20);
    drawCone(pen, stone, x, 10 + high, half + 8, top);
  }
  pen.fill(tones.paint('#6f4a38'), 'M-310 30H-240V42H-310z');
}
