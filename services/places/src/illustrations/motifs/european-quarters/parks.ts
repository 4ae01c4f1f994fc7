import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawDome, drawWindows } from '../buildings/parts.js';
import { drawPalaceFront } from '../facades/palaces.js';
import { drawBlock } from '../parts.js';
import { drawGround } from '../sceneries/parts.js';
import { drawWalkers, fade } from '../wonders/parts.js';

/** Small models of famous buildings among lawns, under the nine balls of the Atomium. */
export function drawModelPark({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  const steel = fade(haze, 0.2)(paint('#aebac2'));
  const shade = fade(haze, 0.2)(paint('#7f8c96'));
  pen.stroke(
    shade,
    9,
    'M250 210V510M250 210L130 260V410L250 510L370 410V260L250 210M130 260L250 350L370 260M130 410L250 350L370 410M250 350V210M250 90V210',
  );
  for (const [x, y] of [
    [250, 510],
    [130, 410],
    [370, 410],
    [250, 350],
    [130, 260],
    [370, 260],
    [250, 200],
  ] as const)
    pen.circle(steel, x, y, 38).fill(shade, `M${x + 6} ${y - 37}a38 38 0 0 1 0 74a60 60 0 0 0 0-74z`);
  pen
    .rounds(leafShade, 110, 'M-680 140h120M-460 150h100M-260 140h120M-40 140h80M140 136h100M380 140h90M560 150h120')
    .rounds(leaf, 70, 'M-680 170h90M-450 180h70M-250 170h80M-30 170h50M150 166h70M390 170h60M570 180h80');
  drawGround(pen, leafLight, 100);
  pen.fill(paint('#d9cfbc'), 'M-720-60Q-300-20 0-70T720-60V-130Q300-90 0-140T-720-130z');
  const model = (color: string, roof: string) => withBuilding(tones, color, roof);
  const clock = model('#d3b27a', '#7d7a72');
  drawBlock(pen, clock, { x: -470, y: 20, width: 50, height: 190 }, 0.36);
  pen.circle(paint('#f6f1e2'), -445, 180, 17).polygon(clock.roof, [-472, 210], [-445, 270], [-418, 210]);
  drawBlock(pen, clock, { x: -420, y: 20, width: 170, height: 60 }, 0.2);
  drawWindows(pen, clock.window, [-335, 30, 160, 44], [9, 2, 7, 13], true);
  const gate = model('#d9c9a4', '#b9a888');
  pen
    .rect(gate.lit, -210, 124, 190, 20)
    .dashes(gate.wall, 104, [18, 16], 'M-206 72H-20')
    .rect(gate.wall, -150, 144, 70, 26)
    .rect(gate.lit, -220, 16, 210, 8);
  const temple = model('#ece4d0', '#c4b494');
  pen
    .polygon(temple.lit, [40, 106], [140, 146], [240, 106])
    .dashes(temple.wall, 76, [12, 14], 'M48 66H236')
    .rect(temple.lit, 36, 100, 208, 9)
    .rect(temple.lit, 36, 18, 208, 12);
  const tower = model('#efe6d4', '#c9bda6');
  pen
    .polygon(tower.wall, [-580, -30], [-570, 190], [-530, 196], [-524, -24])
    .dashes(tower.shade, 8, [6, 6], 'M-576 40L-528 44M-574 90L-528 94M-572 140L-530 144')
    .rect(tower.lit, -566, 192, 34, 20);
  const windmill = model('#8a5a48', '#5f4a42');
  pen
    .polygon(windmill.wall, [330, 0], [344, 100], [396, 100], [410, 0])
    .fill(windmill.roof, 'M340 100q30 44 60 0z')
    .stroke(windmill.lit, 7, 'M310 60L430 180M310 180L430 60');
  drawDome(pen, model('#f1ece0', '#5f8aa0'), 520, 60, 50, 44);
  drawBlock(pen, model('#f1ece0', '#5f8aa0'), { x: 460, y: 0, width: 120, height: 62 }, 0.3);
  pen
    .rounds(leafShade, 26, 'M-640 10h30M-230 10h20M10 10h10M270 6h20M440 0h10M620 10h40')
    .rounds(leaf, 18, 'M-640 20h20M-228 20h10M274 16h10M624 20h20');
  drawWalkers(
    pen,
    tones,
    [
      [-360, -60],
      [-320, -64],
      [-60, -90],
      [-20, -84],
      [300, -76],
      [340, -70],
      [150, -170],
    ],
    2,
  );
}

/** Terraces of vegetables and flowers in squares of low hedges before a moated château in a flat valley. */
export function drawKitchenGarden(input: MotifInput): void {
  const { pen, tones } = input;
  const { paint, leaf, leafShade, haze } = tones;
  pen
    .fill(fade(haze, 0.4)(leafShade), 'M-720 130Q-400 210-60 180T400 200T720 170V-40H-720z')
    .rounds(leafShade, 90, 'M-680 130h110M-500 136h80M360 130h90M520 136h140');
  drawPalaceFront(input, {
    wall: '#efe6d4',
    roof: '#5f6f80',
    body: [0, 220, 170, 'mansard', 76],
    storeys: 2,
    bays: 9,
    parts: [
      [-170, 52, 190, 'mansard', 84],
      [170, 52, 190, 'mansard', 84],
    ],
    arcade: true,
    towers: [[-250, 70, 230, 'teeth', 16]],
  });
  pen
    .fill(tones.water, 'M-460 0H460L500-30H-500z')
    .fill(mixColors(tones.leafLight, paint('#b9c890'), 0.3), 'M-720-24H720V-240H-720z')
    .fill(paint('#e3d6ba'), 'M-720-40H720V-60H-720zM-30-40H30L70-240H-70z')
    .stroke(paint('#e3d6ba'), 16, 'M-720-130H720M-250-60L-420-240M250-60L420-240M-470-60L-720-180M470-60L720-180');
  const crops = ['#8a5fa0', '#4f8a4a', '#c4584c', '#7fa84f', '#d9a03f', '#3f7f6a'];
  let index = 0;
  for (const side of [-1, 1])
    for (const [near, far, top, bottom] of [
      [60, 220, -72, -118],
      [290, 440, -72, -118],
      [500, 640, -72, -118],
      [86, 320, -144, -210],
      [400, 620, -144, -210],
    ] as const) {
      const color = paint(crops[index++ % crops.length]!);
      const spread = (x: number, y: number) => Math.round(side * x * (1 + (-y - 70) / 900));
      pen
        .polygon(
          color,
          [spread(near, top), top],
          [spread(far, top), top],
          [spread(far, bottom), bottom],
          [spread(near, bottom), bottom],
        )
        .line(
          leafShade,
          7,
          [spread(near, top), top],
          [spread(far, top), top],
          [spread(far, bottom), bottom],
          [spread(near, bottom), bottom],
          [spread(near, top), top],
        )
        .rounds(leaf, 8, `M${spread((near + far) / 2 - 40, top)} ${Math.round((top + bottom) / 2)}h80`);
    }
  for (const x of [-380, -120, 120, 380]) pen.polygon(leafShade, [x - 18, -56], [x, 14], [x + 18, -56]);
}

/** A garden on white rocks above a broad river: a pond with an artificial rock, and a broken bridge far below. */
export function drawRockTopGarden({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight } = tones;
  pen
    .fill(fade(haze, 0.45)(paint('#7f93a8')), 'M-720 220Q-300 260-60 340L60 400L170 340Q420 250 720 230V200H-720z')
    .fill(fade(haze, 0.3)(leafShade), 'M-720 170Q-300 230 100 210T720 180V120H-720z')
    .fill(mixColors(tones.water, paint('#5f9aa8'), 0.4), 'M-720 60V140Q-200 170 200 150T720 130V40z');
  const bridge = withBuilding(tones, '#d9c9a4', '#a8977c');
  for (const x of [-500, -400, -300])
    pen.stroke(bridge.wall, 12, `M${x - 46} 96a46 40 0 0 0 92 0`).rect(bridge.wall, x + 42, 84, 12, 22);
  pen.rect(bridge.wall, -570, 134, 330, 12).rect(bridge.lit, -420, 146, 30, 30);
  const rock = withBuilding(tones, '#e3d9c4', '#b3a68e');
  pen
    .fill(rock.wall, 'M-720-60V-10Q-560 70-400 40L-340 100-180 84-60 110 140 90 330 110 440 60 720 90V-240H-720z')
    .fill(
      rock.shade,
      'M-340 100L-180 84-210 20-330 30zM140 90L330 110 300 40 170 30zM-720-60V-10Q-620 30-560 40L-540-40z',
      0.8,
    )
    .fill(leafLight, 'M-720-40Q-300 40 100 20T720 30V-240H-720z')
    .ellipse(paint('#c4b8a0'), 40, -60, 330, 76)
    .ellipse(tones.water, 40, -66, 310, 64)
    .fill(rock.wall, 'M120-60L140 10 190 40 230 20 260 60 310 20 330-60z')
    .fill(rock.shade, 'M260 60L310 20 330-60H270zM190 40L230 20 220-60H180z')
    .fill(mixColors(paint('#ffffff'), haze, 0.1), 'M206 24q-6-40-4-80h12q0 40 2 80z', 0.9);
  pen
    .rounds(leafShade, 110, 'M-620 40h60M480 60h60M620 40h60')
    .rounds(leaf, 80, 'M-620 66h40M490 90h40M630 70h40')
    .rect(paint('#6b5442'), -606, -60, 16, 80)
    .rect(paint('#6b5442'), 510, -40, 16, 80)
    .fill(paint('#f6f3ea'), 'M-140-70q20 30 50 6l-4 26h9v-40q-30-16-55 8zM-20-90q20 30 50 6l-4 26h9v-40q-30-16-55 8z');
  drawWalkers(
    pen,
    tones,
    [
      [-330, -60],
      [-300, -64],
      [-420, -120],
      [430, -90],
    ],
    1.3,
  );
}
