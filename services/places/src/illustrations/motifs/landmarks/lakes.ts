import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import type { Pen } from '../../scene/pen.js';
import { type Tones, withBuilding } from '../../scene/tones.js';
import { drawBlock } from '../parts.js';
import { drawSea } from './waters.js';

/** A small island with a church in a lake before mountains, and a castle on its cliff. */
export function drawLakeIsland({ pen, tones }: MotifInput): void {
  const { paint, haze, far, leaf, leafShade, leafLight } = tones;
  const white = withBuilding(tones, '#f3ecdd', '#a4523f');
  const rock = mixColors(paint('#7a8ba6'), haze, 0.3);
  const snow = mixColors(paint('#f6f5f0'), haze, 0.1);
  pen
    .polygon(
      mixColors(far, haze, 0.3),
      [-720, 60],
      [-560, 240],
      [-470, 180],
      [-330, 300],
      [-180, 190],
      [-60, 260],
      [90, 150],
      [240, 280],
      [380, 190],
      [520, 300],
      [720, 120],
      [720, 0],
      [-720, 0],
    )
    .polygon(
      rock,
      [-720, 0],
      [-600, 150],
      [-470, 90],
      [-330, 300],
      [-200, 120],
      [60, 90],
      [240, 280],
      [400, 120],
      [720, 60],
      [720, 0],
    )
    .polygon(snow, [-330, 300], [-376, 232], [-340, 246], [-316, 214], [-280, 240])
    .polygon(snow, [240, 280], [196, 224], [234, 238], [256, 206], [284, 224]);
  pen
    .fill(mixColors(leafShade, haze, 0.35), 'M-720 0v90q120 30 260 10t240 0t260-20t260 10t420 0v-90z')
    .fill(mixColors(leaf, haze, 0.15), 'M-720 0v56q160 20 330-10t300-20t300 0t510 20v-46z');
  pen
    .fill(paint('#9c9388'), 'M330 20l20 120l36 40h130l40-60l20-100z')
    .fill(paint('#766f68'), 'M450 20l10 160h56l40-60l20-100z');
  drawBlock(pen, white, { x: 380, y: 176, width: 120, height: 34 }, 0.3);
  pen.polygon(white.roof, [372, 210], [392, 238], [488, 238], [508, 210]);
  drawBlock(pen, white, { x: 372, y: 176, width: 30, height: 64 }, 0.4);
  pen.polygon(white.roof, [366, 240], [387, 280], [408, 240]);
  drawSea(pen, tones);
  pen.fill(white.wall, 'M-60-56l14-120h60l12 120z', 0.16);
  pen
    .fill(paint('#a79c8a'), 'M-230-66q20 24 60 26h330q50 0 70-26z')
    .fill(leafShade, 'M-222-44q-10 60 40 64q20 50 70 40q40 40 90 20t90 4q60 10 90-40q60-10 64-88z')
    .fill(leaf, 'M-222-44q-10 60 40 64q20 50 70 40q30 20 50-10q40-10 60-94z');
  drawBlock(pen, white, { x: -36, y: 40, width: 130, height: 64 }, 0.3);
  pen
    .polygon(white.roof, [-46, 102], [-16, 150], [84, 150], [104, 102])
    .polygon(white.roofShade, [60, 102], [84, 150], [104, 102]);
  for (const x of [-14, 20, 54]) pen.arch(white.window, x, 54, 14, 24);
  drawBlock(pen, white, { x: -92, y: 40, width: 52, height: 142 }, 0.36);
  pen
    .rect(white.lit, -98, 178, 64, 8)
    .polygon(white.roof, [-98, 184], [-66, 290], [-34, 184])
    .polygon(white.roofShade, [-58, 184], [-66, 290], [-34, 184])
    .arch(white.deep, -75, 138, 18, 22)
    .arch(white.deep, -73, 70, 14, 20);
  pen
    .rounds(leafLight, 26, 'M-190 0h20M-130 40h20M130 44h16M180 6h20')
    .polygon(white.lit, [-20, -46], [2, 40], [22, 40], [24, -46])
    .dashes(white.shade, 26, [3, 6], 'M3-44V38');
  pen.fill(paint('#6b4b3a'), 'M280-120q60-16 120 0l14 18h-148z').fill(paint('#c4553f'), 'M296-100h88v30q-44 16-88 0z');
}

/** Draws fan palms on the far bank. */
function drawShorePalms(pen: Pen, { leaf, leafShade, paint }: Tones): void {
  for (const [x, y] of [
    [-330, 30],
    [310, 34],
    [390, 26],
  ] as const)
    pen
      .stroke(paint('#7d6246'), 8, `M${x} ${y - 30}q6 60-4 116`)
      .fill(
        leafShade,
        `M${x - 4} ${y + 84}q-60 20-70-26q30 24 70 26q-40 50-60 10q30 4 60-10q20 50 56 30q-30-4-56-30q40 20 70-30q-30 26-70 30z`,
      )
      .circle(leaf, x - 4, y + 92, 22);
}

/** Draws round willows on the far bank. */
function drawWillows(pen: Pen, { leaf, leafShade, leafLight, paint }: Tones): void {
  for (const [x, size] of [
    [-420, 60],
    [-310, 78],
    [290, 70],
    [400, 84],
    [500, 60],
  ] as const)
    pen
      .rect(paint('#6b5546'), x - 5, 0, 10, 50)
      .ellipse(leafShade, x + 8, 66, size, size * 0.7)
      .ellipse(leaf, x - 4, 74, size * 0.86, size * 0.56)
      .ellipse(leafLight, x - size * 0.3, 86, size * 0.36, size * 0.2);
}

/** Draws hippos that look out of the water. */
function drawHippos(pen: Pen, { paint, waterLight }: Tones): void {
  const hide = paint('#7d6a70');
  const dark = mixColors(hide, '#2b2a48', 0.35);
  for (const [x, y, s] of [
    [-170, -120, 1.3],
    [10, -90, 0.95],
    [190, -140, 1.5],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        hide,
        `M${x - n(96)} ${y}q${n(6)} ${n(46)} ${n(66)} ${n(44)}q${n(30)} 0 ${n(44)}-${n(16)}q${n(10)} ${n(34)} ${n(34)} ${n(28)}q${n(18)}-${n(4)} ${n(26)}-${n(22)}q${n(34)}-${n(4)} ${n(32)}-${n(34)}z`,
      )
      .fill(dark, `M${x - n(96)} ${y}q${n(100)} ${n(16)} ${n(202)} 0z`)
      .circle(hide, x + n(20), y + n(38), n(8))
      .circle(hide, x + n(46), y + n(40), n(8))
      .circle(dark, x + n(48), y + n(28), n(4))
      .circle(dark, x + n(92), y + n(20), n(4));
    pen.ellipse(waterLight, x, y - n(3), n(124), n(6), 0.7);
  }
}

/** Draws leaves and flowers on the water. */
function drawWaterLilies(pen: Pen, { leaf, leafLight, paint }: Tones): void {
  for (const [x, y, size] of [
    [-190, -120, 70],
    [-60, -86, 50],
    [30, -140, 80],
    [170, -100, 60],
    [200, -160, 84],
    [-110, -170, 80],
  ] as const)
    pen
      .ellipse(leaf, x, y, size, size * 0.24)
      .ellipse(leafLight, x - size * 0.2, y + size * 0.06, size * 0.5, size * 0.1)
      .fill(paint('#f1d9dc'), `M${x + 8} ${y}q-24 8-28 26q16-2 20-10q0 14 8 22q8-8 8-22q6 8 20 10q-4-18-28-26z`);
}

/** Channels between reeds with hippos. */
export function drawWetland({ pen, tones, random, palette }: MotifInput): void {
  const { paint, haze, far, leafShade, leafLight, water, waterLight } = tones;
  const grass = paint('#9aa75a');
  const reed = paint('#6f8a45');
  pen
    .fill(mixColors(far, haze, 0.3), 'M-720 0v34q200 20 420 6t520 8t500-4v-44z')
    .rounds(mixColors(leafShade, haze, 0.3), 60, 'M-660 40h90M-420 36h40M-160 34h60M200 40h30M460 36h120')
    .rect(grass, -720, -220, 1440, 232)
    .rect(water, -720, -220, 1440, 196);
  if (palette === 'savanna' || palette === 'monsoon') drawShorePalms(pen, tones);
  else drawWillows(pen, tones);
  pen
    .rounds(waterLight, 5, 'M-420-66h200M-60-50h240M260-80h180M-300-170h260M160-186h240', 0.6)
    .rounds(leafShade, 34, 'M-700-50h230M-160-34h150M330-56h370')
    .rounds(grass, 30, 'M-700-44h220M-156-28h140M340-50h370')
    .rounds(leafLight, 12, 'M-640-36h90M-120-22h60M420-40h120');
  if (palette === 'savanna') drawHippos(pen, tones);
  else drawWaterLilies(pen, tones);
  const stalks: string[] = [];
  const heads: string[] = [];
  for (let index = 0; index < 44; index++) {
    const side = index % 2 ? 1 : -1;
    const x = Math.round(side * random.between(250, 700));
    const y = Math.round(random.between(-210, -150));
    const height = Math.round(random.between(110, 210));
    const lean = Math.round(random.between(-24, 24));
    stalks.push(`M${x} ${y}q0 ${Math.round(height / 2)} ${lean} ${height}`);
    if (index % 3 === 0) heads.push(`M${x + lean} ${y + height}l${Math.round(lean / 6)} 26`);
  }
  pen.rounds(reed, 6, stalks.join('')).rounds(paint('#8a5f3c'), 12, heads.join(''));
  pen.rounds(leafLight, 8, 'M-520-60l-8 40M-500-60l6 44M520-44l-6 40M540-44l8 36M120-30l-4 24M-60-34l4 24');
  pen
    .fill(paint('#f4f1ea'), 'M-262-100q10 20 0 34q14 6 14 22l10-4q-4-16-4-24q20-14 8-28z')
    .stroke(paint('#5b4a58'), 3, 'M-254-100v-26M-246-100v-26');
}
