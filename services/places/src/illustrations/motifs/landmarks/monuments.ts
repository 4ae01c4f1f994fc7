import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings, drawSteps } from '../parts.js';
import { drawTorchBearer } from '../statues.js';
import { drawOpenSea } from '../wonders/coasts.js';

/** A robed figure with a torch on a star-shaped fort, on an island. */
export function drawTorchStatue(input: MotifInput): void {
  const { pen, tones } = input;
  const stone = withBuilding(tones, '#cbb994', '#8d8578');
  pen
    .fill(tones.groundShade, 'M-330-26q20 40 110 40h440q90 0 110-40z')
    .fill(tones.ground, 'M-300-8q40 26 110 26h380q70 0 110-26z');
  pen
    .rounds(tones.leaf, 40, 'M-250 22h40M-186 18h20M170 18h30M226 22h30')
    .rounds(tones.leafShade, 30, 'M-214 14h30M196 14h24');
  pen
    .polygon(stone.wall, [-190, 6], [-150, 46], [150, 46], [190, 6])
    .polygon(stone.shade, [40, 6], [56, 46], [150, 46], [190, 6]);
  pen.polygon(stone.lit, [-150, 46], [-120, 54], [120, 54], [150, 46]);
  pen
    .polygon(stone.wall, [-66, 54], [-52, 176], [52, 176], [66, 54])
    .polygon(stone.shade, [14, 54], [12, 176], [52, 176], [66, 54]);
  drawOpenings(
    pen,
    stone.deep,
    { x: -46, y: 96, width: 60, height: 60 },
    { columns: 3, rows: 1, width: 10, height: 46 },
  );
  pen.rect(stone.lit, -62, 172, 124, 10).rect(stone.lit, -70, 82, 140, 6);
  drawTorchBearer(pen, withBuilding(tones, '#6f9a8c', '#6f9a8c'), 180);
}

/** A figure with open arms on a peak over a bay. */
export function drawOpenArms({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#e4ded0', '#b8b0a0');
  const { leaf, leafShade, leafLight, middle } = tones;
  pen.fill(middle, 'M-420 0q60 60 120 40q40 100 96 104q60-10 80-144zM180 0q60 90 110 84q60-10 130-84z');
  pen.fill(leaf, 'M-290 0q90 36 140 120q40 96 104 124q24 12 92 0q50-30 92-130q50-80 150-114z');
  pen
    .fill(leafShade, 'M30 250q54-30 108-136q50-80 150-114h-210q10 120-48 250z')
    .fill(leafLight, 'M-44 244q-64-28-104-124q40 60 110 90q-20 20-6 34z');
  pen
    .polygon(stone.shade, [-38, 240], [-28, 282], [28, 282], [38, 240])
    .polygon(stone.lit, [-38, 240], [-28, 282], [-4, 282], [-8, 240]);
  pen.fill(stone.wall, 'M-26 280q4 60-6 120q-4 34 4 52h56q8-18 4-52q-10-60-6-120z');
  pen.fill(stone.shade, 'M8 280q8 90 2 172h18q8-18 4-52q-10-60-6-120z');
  pen.fill(stone.wall, 'M-134 446q-8-12 4-14q50-14 98-46h64q48 32 98 46q12 2 4 14q-60 8-96 12h-76q-36-4-96-12z');
  pen
    .fill(stone.lit, 'M-134 446q60 8 96 12h76q-20-10-70-10q-40-8-102-2z')
    .fill(stone.shade, 'M20 392q48 32 110 40q12 2 4 14q-40-4-114-20z');
  pen.stroke(stone.shade, 3, 'M-14 290q4 70-4 150M-2 290q2 70 0 140');
  pen
    .rect(stone.wall, -8, 456, 16, 12)
    .ellipse(stone.wall, 0, 478, 15, 18)
    .fill(stone.shade, 'M4 462q10 16 0 34a15 18 0 0 0 0-34z');
}

/** A lion with a human head before a pyramid. */
export function drawSphinx({ pen, tones, random }: MotifInput): void {
  const { wall, lit, shade, deep, paint } = tones;
  const face = withBuilding(tones, '#d9b07a', '#b98d5a');
  pen
    .fill(mixColors(lit, tones.haze, 0.35), 'M-390 0L-250 190-110 0z')
    .fill(mixColors(shade, tones.haze, 0.4), 'M-250 190L-110 0H-200z')
    .polygon(lit, [20, 0], [220, 330], [310, 0])
    .polygon(shade, [220, 330], [400, 0], [306, 0]);
  pen
    .stroke(wall, 2, 'M56 60H293M92 120H277M128 180H260M166 240H244')
    .fill(mixColors(lit, '#ffffff', 0.3), 'M196 290L220 330 228 290 214 300z');
  const body = 'M340 0q40 60 4 104q-40 40-110 28l-90-6-130 20q-80 10-120-20l-14-80h-130q-40 0-40-24v-22z';
  pen
    .fill(face.wall, body)
    .fill(face.shade, 'M340 0q40 60 4 104q-30 30-76 30q40-50 16-134zM-116 46q80-20 180-10l150-6 20-30H-110z')
    .stroke(face.roof, 4, 'M-20 110q90-30 190-4M-10 84q110-26 240-6M200 60q60-20 110 0M-30 60q70-14 150-8', 0.7)
    .fill(face.lit, 'M-290 24q0 22 40 22h130v-10h-120q-30 0-50-12z')
    .stroke(face.roof, 4, 'M-274 4v18M-258 4v20M-240 4v22');
  pen
    .fill(face.shade, 'M-56 110L-34 236Q-44 284-112 288Q-150 286-164 256L-150 216-130 110z')
    .fill(
      face.wall,
      'M-160 254L-166 222-174 208-168 200-178 178-168 172-173 160-166 152-160 134-128 126-110 160-112 230-130 258z',
    )
    .fill(face.lit, 'M-160 254L-166 222-174 208-168 200-178 178-168 172-156 190-150 230z');
  pen
    .stroke(
      face.wall,
      6,
      'M-108 250L-76 274M-104 226L-46 262M-104 202L-40 236M-106 178L-46 206M-112 154L-52 176M-118 130L-58 146',
    )
    .fill(deep, 'M-166 212l16 3-4 6-10-2z')
    .stroke(deep, 3, 'M-170 164l14 2')
    .fill(face.wall, 'M-164 256q14 34 52 32q-30-6-36-32z');
  drawVisitors(pen, tones, random, -360, -330);
  pen
    .fill(
      paint('#a9793f'),
      'M-290-14q-2 22 12 24q6 14 16 2q14 10 20-2l12 20 14 2-2-8-10-2-10-24v-30h-6v22h-26v-22h-6v24z',
    )
    .circle(paint('#2f3550'), -266, 26, 7);
}

/** Draws visitors in a group, for scale. */
function drawVisitors(
  pen: MotifInput['pen'],
  { paint }: MotifInput['tones'],
  random: MotifInput['random'],
  from: number,
  to: number,
): void {
  for (const [index, color] of ['#c4463c', '#2f5f80', '#efe4cc'].entries()) {
    const x = Math.round(from + ((to - from) * index) / 2 + random.between(-4, 4));
    pen.fill(paint(color), `M${x - 5} -12l2 24q3 4 6 0l2-24z`).circle(paint('#6b4638'), x, 16, 4);
  }
}

/** A row of fifteen stone figures with their backs to the ocean, one with a red topknot. */
export function drawMoai({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const { wall, lit, shade, deep } = withBuilding(tones, '#8f8678', '#6f675c');
  const grass = mixColors(tones.leaf, paint('#c2b36a'), 0.5);
  drawOpenSea(pen, tones, 130);
  pen
    .fill(
      mixColors(mixColors(leafShade, paint('#8f8a5c'), 0.5), haze, 0.3),
      'M720 330Q560 340 440 300L380 290Q330 200 260 130H720z',
    )
    .fill(mixColors(shade, haze, 0.25), 'M380 290Q330 200 260 130H420Q400 210 410 290z')
    .stroke(paint('#f4f4ee'), 6, 'M-720 62Q-560 74-420 62T-160 66T100 60T420 70T720 60', 0.6)
    .fill(grass, 'M-720 50Q-300 70 60 44T720 54V-240H-720z')
    .fill(mixColors(grass, leafShade, 0.3), 'M-720-110Q-260-70 180-120T720-100V-240H-720z')
    .rect(shade, -450, -20, 900, 40)
    .dashes(deep, 4, [50, 5], 'M-450 0H450')
    .rect(lit, -456, 16, 912, 8)
    .rounds(shade, 22, 'M-390-44h6M-250-50h10M-60-46h4M120-52h12M300-46h8M420-50h4');
  for (let index = 0; index < 15; index++) {
    const x = -406 + index * 58;
    const h = Math.round(random.between(164, 216) - (index % 4 === 2 ? 26 : 0));
    const n = (share: number) => Math.round(h * share);
    pen
      .fill(
        wall,
        `M${x - 24} 22q-6 ${n(0.3)} 2 ${n(0.42)}q-6 ${n(0.3)}-1 ${n(0.58)}h46q5-${n(0.28)}-1-${n(0.58)}q8-${n(0.12)} 2-${n(0.42)}z`,
      )
      .fill(shade, `M${x + 8} 22q5 ${n(0.5)} 2 ${h}h13q5-${n(0.28)}-1-${n(0.58)}q8-${n(0.12)} 2-${n(0.42)}z`)
      .rect(deep, x - 19, 22 + n(0.74), 36, n(0.08))
      .fill(lit, `M${x - 3} ${22 + n(0.8)}h6l5-${n(0.28)}h-16z`)
      .rect(deep, x - 11, 22 + n(0.43), 20, 4);
    if (index === 13) pen.rect(paint('#a5563f'), x - 19, 22 + h, 38, 30).rect(paint('#7d4234'), x + 6, 22 + h, 13, 30);
  }
}

/** Standing stones with lintels in a ring. */
export function drawStoneCircle({ pen, tones }: MotifInput): void {
  const far = withBuilding(tones, '#9a958b', '#7b766d');
  const near = withBuilding(tones, '#b0a999', '#7b766d');
  pen.ellipse(tones.groundShade, 0, 2, 340, 22, 0.6);
  for (const x of [-180, -96, -12, 74, 160]) pen.polygon(far.shade, [x, 16], [x + 3, 116], [x + 36, 118], [x + 40, 16]);
  pen
    .polygon(far.wall, [-184, 114], [-184, 136], [30, 138], [30, 116])
    .polygon(far.wall, [70, 116], [72, 136], [204, 134], [204, 114]);
  const stone = (x: number, width: number, height: number, lean = 0) => {
    pen.fill(
      near.wall,
      `M${x} -6q-4 ${height / 2} ${4 + lean} ${height}q${width / 2} 10 ${width - 6} 2q8-${height / 2} 4-${height + 2}z`,
    );
    pen.fill(
      near.shade,
      `M${x + width * 0.62} -6q4 ${height / 2} ${lean} ${height + 4}l${width * 0.34}-2q8-${height / 2} 4-${height + 2}z`,
    );
  };
  stone(-310, 48, 150);
  stone(-214, 50, 152);
  pen.fill(near.lit, 'M-318 142q80 6 164 2v30q-80 6-164 0z').fill(near.shade, 'M-318 142q80 6 164 2v9q-80 4-164-2z');
  stone(-66, 58, 196);
  stone(40, 58, 198);
  pen.fill(near.lit, 'M-76 188q90 8 190 2v34q-90 6-190 0z').fill(near.shade, 'M-76 188q90 8 190 2v10q-90 6-190-2z');
  stone(176, 50, 144, 6);
  stone(268, 46, 118);
  pen.fill(near.wall, 'M-140-10q20 26 60 24q40-2 50-24z').fill(near.shade, 'M120-10q14 20 50 18q24-2 30-18z');
}

/** A round tower of arcades that leans. */
export function drawLeaningTower({ pen, tones }: MotifInput): void {
  const marble = withBuilding(tones, '#ece3d2', '#b9ab94');
  const { wall, lit, shade, deep } = marble;
  const dome = withBuilding(tones, '#e6dac4', '#a9604a');
  drawBlock(pen, dome, { x: -320, y: 0, width: 190, height: 86 }, 0.3);
  pen
    .dome(dome.roof, -225, 100, 70, 66)
    .fill(dome.roofShade, 'M-205 100q14 40-20 66a70 66 0 0 0 50-66z')
    .rect(dome.lit, -326, 84, 202, 10);
  drawOpenings(
    pen,
    deep,
    { x: -316, y: 16, width: 182, height: 58 },
    { columns: 6, rows: 1, width: 17, height: 48, isRound: true },
  );
  const lean = (y: number) => Math.round(y * 0.105);
  for (let floor = 0; floor < 7; floor++) {
    const y = floor * 50;
    const [x, next] = [lean(y), lean(y + 46)];
    pen.polygon(wall, [x - 66, y], [next - 66, y + 46], [next + 66, y + 46], [x + 66, y]);
    pen.polygon(shade, [x + 28, y], [next + 28, y + 46], [next + 66, y + 46], [x + 66, y]);
    for (let arch = 0; arch < 7; arch++) pen.arch(deep, x - 60 + arch * 17, y + 4, 11, 22);
    pen.polygon(lit, [next - 74, y + 42], [next - 74, y + 50], [next + 76, y + 50], [next + 76, y + 42]);
  }
  const top = lean(352);
  pen
    .polygon(wall, [top - 48, 350], [top - 44, 396], [top + 52, 396], [top + 48, 350])
    .polygon(shade, [top + 18, 350], [top + 20, 396], [top + 52, 396], [top + 48, 350]);
  for (let arch = 0; arch < 4; arch++) pen.arch(deep, top - 38 + arch * 21, 354, 13, 22);
  pen.polygon(lit, [top - 52, 394], [top - 50, 402], [top + 58, 402], [top + 56, 394]);
}

const castBronze = ({ tones, random }: MotifInput) =>
  withBuilding(tones, random.between(0, 1) < 0.6 ? '#5f7f74' : '#6d5a48', '#4d6a60');

/** A rider on a high pedestal. */
export function drawRiderStatue(input: MotifInput): void {
  const bronze = castBronze(input);
  drawRider(input.pen, bronze, drawPedestal(input, 84));
}

/** A standing figure on a pedestal. */
export function drawMonumentFigure(input: MotifInput): void {
  const bronze = castBronze(input);
  drawFigure(input.pen, bronze, drawPedestal(input, 64));
}

/** Draws steps and a block, and returns the height of its top. */
function drawPedestal({ pen, tones }: MotifInput, half: number): number {
  const base = drawSteps(pen, tones, 150, 3, 10, 16);
  drawBlock(pen, tones, { x: -half, y: base, width: 2 * half, height: 110 }, 0.3);
  pen
    .rect(tones.lit, -half - 10, base + 106, 2 * half + 20, 12)
    .rect(tones.lit, -half - 8, base, 2 * half + 16, 10)
    .rect(tones.shade, -half * 0.62, base + 34, half * 1.1, 46);
  return base + 118;
}

function drawFigure(pen: Pen, { wall, shade }: Tones, y: number): void {
  const n = (value: number) => Math.round(value * 1.9);
  pen
    .fill(
      wall,
      `M${n(-16)} ${y}q${n(-4)} ${n(40)} ${n(-2)} ${n(60)}q${n(-6)} ${n(22)} ${n(6)} ${n(34)}h${n(24)}q${n(12)} ${n(-12)} ${n(6)} ${n(-34)}q${n(2)} ${n(-20)} ${n(-2)} ${n(-60)}z`,
    )
    .fill(
      shade,
      `M${n(4)} ${y}q${n(6)} ${n(50)} 0 ${n(94)}h${n(8)}q${n(12)} ${n(-12)} ${n(6)} ${n(-34)}q${n(2)} ${n(-20)} ${n(-2)} ${n(-60)}z`,
    );
  pen
    .stroke(wall, n(9), `M${n(14)} ${y + n(86)}l${n(26)} ${n(-22)}M${n(-14)} ${y + n(86)}l${n(-14)} ${n(-40)}`)
    .ellipse(wall, 0, y + n(106), n(10), n(13));
}

function drawRider(pen: MotifInput['pen'], { wall, shade, deep }: MotifInput['tones'], y: number): void {
  pen.stroke(wall, 12, `M-52 ${y}l-6 34l14 26M-30 ${y}l6 56M44 ${y}l2 60M58 ${y + 34}l-10 16l-4 30`);
  pen.fill(
    wall,
    `M-66 ${y + 86}q-2-30 40-30q44 6 72 0q24 8 20 44q4 22 18 38l26-12q10 8 4 20l-34 22q-4 10-10 12l-6-14q-28-8-38-46q-40-6-66 0q-24-6-26-34z`,
  );
  pen.fill(shade, `M-20 ${y + 56}q40 4 66 0q24 8 20 44q-40-4-86-44z`).stroke(wall, 9, `M-62 ${y + 94}q-24-10-20-62`);
  pen.stroke(deep, 11, `M4 ${y + 104}l12-44l-6-14`).fill(deep, `M-16 ${y + 100}q-6 40 8 66q14 8 24-2q8-30 0-64z`);
  pen.stroke(deep, 9, `M10 ${y + 158}l34-24M-8 ${y + 158}l-24 24`).ellipse(deep, 2, y + 184, 11, 13);
}
