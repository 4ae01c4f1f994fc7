import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';

/** A hall of two floors of old books under a barrel vault of wood, with busts along its aisle. */
export function drawLongRoom({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [wood, dark, light, floor] = ['#7d5238', '#4f3326', '#b07c50', '#c9a070'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  pen.rect(dark, -720, -240, 1440, 900).polygon(floor, [-60, -40], [60, -40], [420, -240], [-420, -240]);
  for (let ring = 0; ring < 7; ring++) {
    const scale = 1.62 ** ring;
    const [half, base] = [58 * scale, 110 + 12 * scale];
    if (half > 900) break;
    pen.stroke(
      ring % 2 ? wood : light,
      5 + 5 * scale,
      `M${Math.round(-half)} ${Math.round(base)}a${Math.round(half)} ${Math.round(half * 0.96)} 0 0 0 ${Math.round(2 * half)} 0`,
    );
  }
  pen
    .rect(paint('#efe3c4'), -40, -40, 80, 150)
    .rect(tones.isDusk ? tones.window : paint('#cfe3e8'), -26, -10, 52, 106)
    .stroke(wood, 4, 'M0-10v106M-26 40h52')
    .dome(paint('#efe3c4'), 0, 110, 40, 40);
  const books = ['#8f5a3c', '#a8704a', '#6f4634', '#9a7a50'].map(paint);
  for (const side of [-1, 1]) {
    const at = (d: number, up: number): [number, number] => [side * d, Math.round(-38 + (d - 56) * -0.32 + up * d)];
    pen.polygon(wood, at(56, 0), at(56, 2.7), at(720, 1.34), at(720, 0));
    let near = 720;
    for (const far of [470, 310, 210, 144, 100, 70]) {
      const [a, b] = [far + (near - far) * 0.22, near];
      for (let shelf = 0; shelf < 5; shelf++) {
        const up = 0.08 + shelf * 0.15;
        pen.polygon(books[(shelf + Math.round(far)) % 4]!, at(a, up), at(a, up + 0.115), at(b, up + 0.115), at(b, up));
        const high = 1.02 + shelf * 0.06;
        if (shelf < 3)
          pen.polygon(
            books[(shelf + 1) % 4]!,
            at(a, high * 0.94),
            at(a, high * 0.94 + 0.05),
            at(b, high * 0.8 + 0.05),
            at(b, high * 0.8),
          );
      }
      pen.polygon(light, at(far, 0), at(far, 1.2), at(a, 1.12), at(a, 0));
      pen
        .circle(paint('#f1ece0'), side * (far - (near - far) * 0.04), at(far, 0.36)[1], Math.max(4, far * 0.07))
        .polygon(
          paint('#d9d2c2'),
          at(far * 0.93, 0.06),
          at(far * 0.95, 0.28),
          at(far * 1.03, 0.28),
          at(far * 1.05, 0.06),
        );
      near = far;
    }
    pen.stroke(light, 8, `M${at(56, 0.94).join(' ')}L${at(720, 0.8).join(' ')}`);
  }
  pen.polygon(paint('#b5443f'), [-12, -40], [12, -40], [110, -240], [-110, -240]);
}

/** Tall windows of colored glass between slender ribs under a blue vault with stars. */
export function drawStainedHall({ pen, tones }: MotifInput): void {
  const { paint, isDusk } = tones;
  const [dark, rib, vault] = ['#3a2f3f', '#b08a52', '#2f4a80'].map(paint) as [string, string, string];
  const panes = (
    isDusk ? ['#8d3f6a', '#3f5fa5', '#b5503f', '#5f4f9a'] : ['#c8436a', '#3f6fc0', '#d9604a', '#6f5fc0', '#4f9ab5']
  ).map(paint);
  pen
    .rect(dark, -720, -240, 1440, 900)
    .fill(vault, 'M-720 420Q-360 700 0 640T720 420V660H-720z')
    .rounds(
      paint('#e3c878'),
      6,
      'M-520 520h0M-440 560h0M-360 570h0M-270 590h0M-180 600h0M-90 610h0M0 615h0M90 610h0M180 600h0M270 590h0M360 570h0M440 560h0M520 520h0M-480 600h0M-320 620h0M320 620h0M480 600h0',
    );
  const openings: readonly (readonly [number, number, number, number])[] = [
    [0, 64, -60, 300],
    [-120, 60, -66, 310],
    [120, 60, -66, 310],
    [-250, 84, -90, 400],
    [250, 84, -90, 400],
    [-430, 130, -130, 540],
    [430, 130, -130, 540],
  ];
  for (const [index, [x, wide, y, high]] of openings.entries()) {
    pen
      .pointedArch(rib, x - wide / 2 - 7, y, wide + 14, high - wide * 0.6)
      .pointedArch(panes[0]!, x - wide / 2, y, wide, high - wide * 0.6);
    const step = wide / 4;
    for (let row = 0; row < Math.floor((high - wide * 0.6) / (step * 2)); row++)
      pen.dashes(
        panes[1 + ((row + index) % (panes.length - 1))]!,
        step * 1.3,
        [step * 0.72, step * 0.28],
        `M${Math.round(x - wide / 2 + 3)} ${Math.round(y + step + row * step * 2)}h${wide - 4}`,
      );
    pen
      .circle(rib, x, y + high - wide * 0.36, wide * 0.3)
      .circle(panes[1]!, x, y + high - wide * 0.36, wide * 0.24)
      .circle(panes[2]!, x, y + high - wide * 0.36, wide * 0.12)
      .rect(rib, x - 2, y, 4, high - wide * 0.6);
  }
  for (const x of [-352, 352, -188, 188, -60, 60])
    pen
      .rect(rib, x - 6, -150, 12, Math.abs(x) > 300 ? 620 : 480)
      .stroke(rib, 8, `M${x} ${Math.abs(x) > 300 ? 460 : 320}Q${Math.round(x * 0.9)} 600 0 640`);
  pen
    .polygon(paint('#8d6a5a'), [-150, -90], [150, -90], [720, -240], [-720, -240])
    .dashes(paint('#c98a6a'), 10, [30, 24], 'M-220-130H220M-380-170H380M-560-214H560');
  pen
    .fill(panes[0]!, 'M-120-120L-60-120L-160-220L-260-220z', 0.4)
    .fill(panes[1]!, 'M40-120L100-120L220-220L100-220z', 0.4);
  for (const x of [-70, -44, 60])
    pen.fill(dark, `M${x - 10} -150q-3 40 8 46h4q11-6 8-46z`).rounds(dark, 13, `M${x} -94h0`);
}

/** Round vats of dyes among roofs, with hides on the walls. */
export function drawTanneryVats({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const earth = withBuilding(tones, '#d3b088', '#b58d64');
  pen.rect(mixColors(earth.wall, tones.haze, 0.3), -720, 60, 1440, 130);
  for (let x = -700; x < 700; ) {
    const [wide, high] = [Math.round(random.between(80, 140)), Math.round(random.between(150, 230))];
    pen
      .rect(earth.wall, x, 30, wide, high)
      .rect(earth.shade, x + wide * 0.8, 30, wide * 0.2, high)
      .rect(earth.lit, x - 2, 26 + high, wide + 4, 6)
      .rect(tones.window, x + 18, 90, 16, 26)
      .rect(tones.window, x + wide * 0.5, 130, 16, 26);
    x += wide;
  }
  drawBlock(pen, withBuilding(tones, '#e0c79a', '#5f8f7a'), { x: 250, y: 100, width: 52, height: 260 }, 0.36);
  pen.rect(earth.lit, 244, 352, 64, 8).rect(paint('#5f8f7a'), 264, 360, 24, 30);
  const hides = ['#e3b45a', '#c8663f', '#efe0c4', '#b5443f'].map(paint);
  for (let index = 0; index < 18; index++)
    pen.fill(hides[index % 4]!, `M${-640 + index * 72} ${112 + (index % 3) * 18}q20 8 44 0l-6-38q-16-8-32 0z`);
  pen.rect(earth.wall, -720, -240, 1440, 300);
  const dyes = ['#b5503f', '#d9b45a', '#efe6d2', '#6f4a36', '#8d6f9a', '#c98a4a'].map(paint);
  for (let row = 0; row < 4; row++) {
    const [rx, y] = [44 + row * 22, 20 - row * 62 - row * row * 6];
    const step = rx * 2.24;
    for (let index = -6; index <= 6; index++) {
      const x = Math.round((index + (row % 2) / 2) * step);
      if (Math.abs(x) > 680) continue;
      pen
        .ellipse(earth.lit, x, y + 3, rx, rx * 0.4)
        .ellipse(earth.shade, x, y, rx * 0.9, rx * 0.33)
        .ellipse(dyes[(index * 5 + row * 2 + 60) % 6]!, x, y - 5, rx * 0.82, rx * 0.27);
    }
  }
  for (const [x, y] of [
    [-80, 10],
    [190, -60],
    [-290, -40],
  ] as const)
    pen
      .fill(paint('#39435a'), `M${x - 11} ${y}q-4 38 8 46h6q12-8 8-46z`)
      .rounds(paint('#8a5a42'), 15, `M${x} ${y + 56}h0`);
}
