import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, drawOpenings } from '../parts.js';
import { inAir } from './towers.js';

/** A canal with gabled houses, a bridge and boats. */
export function drawCanalHouses(input: MotifInput): void {
  const { pen, tones, random } = input;
  const { paint, lit, leaf, leafShade, leafLight } = tones;
  const tower = inAir(withBuilding(tones, '#c9bda8', '#5a6b70'), 0.4);
  drawBlock(pen, tower, { x: -30, y: 0, width: 60, height: 300 }, 0.36);
  pen
    .fill(tower.roof, 'M-32 300q4 30 20 36v30h24v-30q16-6 20-36zM-14 366q2 30 14 70q12-40 14-70z')
    .circle(lit, 0, 262, 18);
  const colors = ['#8a4f42', '#a9705a', '#5f5a58', '#c9b48f', '#7a4a44', '#b5836a', '#4f5a66', '#d9c4a0'];
  const start = Math.floor(random.between(0, 8));
  let index = 0;
  for (let x = -720; x < 720; index++) {
    const [wide, high] = [
      Math.round(random.between(92, 122)),
      Math.round(random.between(176, 250) - (Math.abs(x) < 160 ? 40 : 0)),
    ];
    const wall = withBuilding(tones, colors[(start + index) % 8]!, '#5a4a48');
    drawBlock(pen, wall, { x, y: -10, width: wide, height: high + 10 }, 0.14);
    const middle = x + wide / 2;
    const shape = Math.floor(random.between(0, 3));
    if (shape === 0)
      pen
        .fill(wall.wall, `M${x} ${high}h${wide}v14h-12v16h-12v16h-12v14h-${wide - 72}v-14h-12v-16h-12v-16h-12z`)
        .stroke(lit, 4, `M${x} ${high + 14}h12v16h12v16h12v14h${wide - 72}v-14h12v-16h12v-16h12`);
    else if (shape === 1)
      pen
        .fill(
          wall.wall,
          `M${x} ${high}h${wide}q-${wide * 0.3} 10-${wide * 0.3} 46h-${wide * 0.4}q0-36-${wide * 0.3}-46z`,
        )
        .stroke(lit, 4, `M${x} ${high}q${wide * 0.3} 10 ${wide * 0.3} 46h${wide * 0.4}q0-36 ${wide * 0.3}-46`);
    else
      pen
        .polygon(wall.wall, [x, high], [middle, high + 60], [x + wide, high])
        .stroke(lit, 4, `M${x} ${high}L${middle} ${high + 60}L${x + wide} ${high}`);
    pen.rect(wall.deep, middle - 7, high + 6, 14, 20);
    drawOpenings(
      pen,
      lit,
      { x: x + 6, y: 56, width: wide - 12, height: high - 66 },
      { columns: 3, rows: Math.round(high / 70), width: 20, height: 36 },
    );
    drawOpenings(
      pen,
      wall.window,
      { x: x + 6, y: 56, width: wide - 12, height: high - 66 },
      { columns: 3, rows: Math.round(high / 70), width: 15, height: 31 },
    );
    pen.rect(wall.deep, x + 12, -10, 22, 52).rect(wall.window, x + 44, 8, wide - 56, 34);
    x += wide + 2;
  }
  pen
    .rect(paint('#a3917a'), -720, -44, 1440, 36)
    .dashes(paint('#86755f'), 3, [30, 8], 'M-720-20h1440M-706-32h1426')
    .rect(lit, -720, -12, 1440, 5);
  for (const x of [-560, -330, 320, 540])
    pen
      .rect(paint('#5d4a40'), x - 4, -10, 8, 70)
      .circle(leafShade, x + 12, 84, 40)
      .circle(leaf, x - 12, 92, 40)
      .circle(leaf, x + 4, 120, 30)
      .ellipse(leafLight, x - 14, 124, 16, 8);
  pen
    .rect(tones.water, -720, -230, 1440, 188)
    .rounds(tones.waterLight, 5, 'M-560-74h140M-240-90h120M300-80h190M-440-170h200M120-180h240', 0.5);
  for (const x of [-600, -420, -60, 90, 420, 580])
    pen.fill(paint(colors[(start + Math.abs(x)) % 8]!), `M${x} -44h70l-6-70h-58z`, 0.2);
  const stone = paint('#8d6a55');
  pen
    .fill(stone, 'M-200-60Q0 30 200-60V-44Q0 50-200-44zM-200-46Q0 44 200-46V-150h-50q-30 76-150 76t-150-76h-50z')
    .stroke(lit, 5, 'M-150-150q30 76 150 76t150-76')
    .stroke(paint('#3c4250'), 3, 'M-200-20Q0 72 200-20M-200-44v26M-120-12v28M-40 10v28M40 10v28M120-12v28M200-44v26');
  for (const x of [-70, 36])
    pen.stroke(
      paint('#2c2f3a'),
      3,
      `M${x - 17} 20a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM${x + 23} 20a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM${x - 4} 20l14 20 22-2 4-18M${x + 10} 40l6-20M${x + 30} 46h10`,
    );
  pen
    .fill(paint('#3f6b58'), 'M-500-130h200q-4-22-24-26h-150q-20 4-26 26z')
    .rect(paint('#e6d9bd'), -460, -130, 110, 26)
    .dashes(tones.window, 12, [14, 8], 'M-452-117h96')
    .fill(paint('#b5503f'), 'M300-150h190q-4-24-26-26h-140q-18 2-24 26z')
    .rect(lit, 330, -150, 110, 22)
    .dashes(tones.window, 10, [14, 8], 'M338-139h96');
}
