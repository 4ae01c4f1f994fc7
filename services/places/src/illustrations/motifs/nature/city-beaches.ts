import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { CLOTHS, drawSea, SAND } from './beaches.js';

/** A long crescent of sand before the houses of a city. */
export function drawCityBeach({ pen, tones, random }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, waterLight } = tones;
  const side = random.between(0, 1) < 0.5 ? 1 : -1;
  const at = (x: number) => Math.round(x * side);
  pen
    .fill(
      mixColors(far, haze, 0.24),
      `M${at(-720)} 60Q${at(-600)} 80 ${at(-560)} 150Q${at(-520)} 250 ${at(-480)} 150Q${at(-380)} 70 ${at(-300)} 140Q${at(-220)} 190 ${at(-160)} 110Q${at(0)} 70 ${at(140)} 150Q${at(260)} 220 ${at(380)} 160T${at(720)} 250V0H${at(-720)}z`,
    )
    .fill(mixColors(leafShade, haze, 0.3), `M${at(720)} 150Q${at(500)} 170 ${at(300)} 120T${at(-60)} 70H${at(720)}z`);
  drawSea(pen, tones, 66);
  const walls = ['#f1e8d8', '#e3d2b4', '#d9dcdc', '#e8c9a4', '#cfd8dc'];
  for (let x = -120; x < 720; ) {
    const near = (x + 120) / 840;
    const [wide, high] = [Math.round(30 + near * 60), Math.round(random.between(40, 70) * (0.8 + near * 2))];
    const foot = Math.round(64 - near * 30);
    const wall = mixColors(paint(walls[Math.floor(random.between(0, 5))]!), haze, 0.34 - near * 0.3);
    const left = side > 0 ? x : -x - wide;
    pen
      .rect(wall, left, foot, wide, high)
      .rect(mixColors(wall, '#2b2a48', 0.2), left + wide * 0.7, foot, wide * 0.3, high);
    if (near > 0.1)
      pen.dashes(
        tones.window,
        wide * 0.62,
        [Math.round(4 + near * 4), Math.round(6 + near * 6)],
        `M${Math.round(left + wide * 0.36)} ${foot + 10}v${high - 18}`,
      );
    x += wide + 2;
  }
  const sand = paint(SAND);
  const crowns = Array.from(
    { length: 14 },
    (_, index) => `M${at(-60 + index * 58)} ${Math.round(64 - index * 3.4)}h0`,
  ).join('');
  pen
    .rounds(leafShade, 26, crowns)
    .rounds(leaf, 17, crowns)
    .fill(
      mixColors(waterLight, paint('#9fe0d2'), 0.5),
      `M${at(-160)} 62Q${at(160)} 50 ${at(130)}-30T${at(-720)}-180V-230H${at(720)}V40z`,
    )
    .fill(paint('#fbf6ea'), `M${at(-110)} 62Q${at(210)} 46 ${at(170)}-40T${at(-660)}-206V-230H${at(720)}V40z`)
    .fill(sand, `M${at(-90)} 62Q${at(230)} 46 ${at(190)}-48T${at(-600)}-220V-230H${at(720)}V44z`)
    .fill(paint('#cfc2ad'), `M${at(60)} 60Q${at(420)} 44 ${at(520)}-40T${at(640)}-230H${at(720)}V40z`)
    .stroke(paint('#f4efe4'), 5, `M${at(60)} 58Q${at(400)} 40 ${at(500)}-46T${at(610)}-230`);
  const start = Math.floor(random.between(0, 5));
  for (let index = 0; index < 15; index++) {
    const near = index / 14;
    const y = Math.round(20 - near * 220 + random.between(-6, 6));
    const x = at(240 + Math.sin(near * 3) * 90 - near * near * 260 + random.between(-30, 90));
    const size = Math.round(9 + near * 34);
    pen
      .rect(tones.deep, x - 1, y, 2, size * 1.4)
      .fill(
        paint(CLOTHS[(start + index) % 5]!),
        `M${x - size} ${y + Math.round(size * 1.1)}a${size} ${Math.round(size * 0.64)} 0 0 0 ${2 * size} 0z`,
      )
      .fill(
        paint('#fbf3df'),
        `M${x - Math.round(size * 0.34)} ${y + Math.round(size * 1.1)}q2 ${Math.round(size * 0.5)} ${Math.round(size * 0.34)} ${Math.round(size * 0.62)}q${Math.round(size * 0.3)}-${Math.round(size * 0.2)} ${Math.round(size * 0.34)}-${Math.round(size * 0.62)}z`,
      );
  }
  for (const [x, y] of [
    [-460, 10],
    [-300, -40],
    [-160, 20],
  ] as const)
    pen.fill(paint('#f6f2e8'), `M${at(x) - 26} ${y}h52l-8-10h-36zM${at(x)} ${y + 4}v50l24-50z`);
}
