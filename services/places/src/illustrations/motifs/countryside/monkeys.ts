import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { SNOW, traceFirs } from '../wonders/parts.js';

/** Monkeys that bathe in a hot spring between snowy rocks. */
export function drawSnowMonkeys({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade } = tones;
  const [snow, shade, rock, dark, fur, furDark, face] = [
    SNOW,
    '#c3d0de',
    '#7d7a7c',
    '#55555e',
    '#b59f86',
    '#8f7a68',
    '#d97f74',
  ].map(paint) as [string, string, string, string, string, string, string];
  const pool = mixColors(tones.water, paint('#8fb5b0'), 0.5);
  pen
    .fill(mixColors(shade, haze, 0.4), 'M-720 200Q-520 360-340 300T20 320T360 280T720 340V0H-720z')
    .fill(
      mixColors(leafShade, haze, 0.5),
      traceFirs(random, [-720, 720], 90, (x) => 200 + 40 * Math.sin(x / 200)),
    )
    .fill(mixColors(snow, haze, 0.2), 'M-720 200Q-460 240-220 180T240 190T720 220V-230H-720z')
    .fill(
      mixColors(leafShade, haze, 0.3),
      traceFirs(random, [-720, -300], 130, () => 110) + traceFirs(random, [320, 720], 130, () => 120),
    )
    .fill(snow, 'M-720 130Q-460 160-260 90T220 100T720 140V-230H-720z');
  for (const [x, y, w, h] of [
    [-470, 10, 150, 110],
    [-260, 40, 120, 80],
    [-60, 56, 130, 70],
    [150, 46, 130, 90],
    [350, 30, 140, 90],
    [540, 0, 150, 120],
  ] as const)
    pen
      .fill(
        rock,
        `M${x - w} ${y - 60}q-10 ${h * 0.9} ${w * 0.6} ${h}q${w * 0.9} 10 ${w * 1.2}-${h * 0.4}q${w * 0.2}-${h * 0.3} ${w * 0.2}-${h * 0.6}z`,
      )
      .fill(
        dark,
        `M${x + w * 0.2} ${y - 60}q${w * 0.1} ${h * 0.7}-${w * 0.1} ${h * 0.98}q${w * 0.6}-${h * 0.1} ${w * 0.7}-${h * 0.4}q${w * 0.2}-${h * 0.3} ${w * 0.2}-${h * 0.58}z`,
        0.7,
      )
      .fill(
        snow,
        `M${x - w * 0.92} ${y - 60 + h * 0.62}q${w * 0.2} ${h * 0.44} ${w * 0.6} ${h * 0.42}q${w * 0.8} 10 ${w * 1.08}-${h * 0.36}q-${w * 0.5} ${h * 0.2}-${w * 0.8} ${h * 0.12}q-${w * 0.5} ${h * 0.1}-${w * 0.88}-${h * 0.18}z`,
      );
  pen
    .fill(pool, 'M-620-40Q-300 20 0 10T620-40Q720-90 640-150T0-216T-640-150T-620-40z')
    .fill(mixColors(pool, snow, 0.4), 'M-520-60Q-260-20 0-26T520-60Q260-90 0-80T-520-60z', 0.5);
  const monkey = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(mixColors(pool, dark, 0.4), `M${x - n(90)} ${y}q${n(90)}-${n(30)} ${n(180)} 0z`, 0.7)
      .fill(fur, `M${x - n(76)} ${y}q${n(4)} ${n(60)} ${n(44)} ${n(70)}h${n(64)}q${n(40)}-${n(10)} ${n(44)}-${n(70)}z`)
      .fill(furDark, `M${x + n(20)} ${y}q${n(14)} ${n(40)} ${n(10)} ${n(70)}q${n(42)}-${n(8)} ${n(46)}-${n(70)}z`, 0.7)
      .fill(
        fur,
        `M${x - n(52)} ${y + n(90)}q-${n(4)} ${n(62)} ${n(52)} ${n(66)}q${n(56)}-${n(4)} ${n(52)}-${n(66)}q-${n(14)}-${n(40)}-${n(52)}-${n(40)}t-${n(52)} ${n(40)}z`,
      )
      .fill(
        face,
        `M${x - n(30)} ${y + n(96)}q-${n(2)} ${n(36)} ${n(18)} ${n(30)}q${n(12)} ${n(8)} ${n(24)} 0q${n(20)} ${n(6)} ${n(18)}-${n(30)}q-${n(6)}-${n(32)}-${n(30)}-${n(32)}t-${n(30)} ${n(32)}z`,
      )
      .stroke(
        paint('#4a3a38'),
        n(5),
        `M${x - n(20)} ${y + n(106)}h${n(12)}M${x + n(8)} ${y + n(106)}h${n(12)}M${x - n(10)} ${y + n(78)}q${n(10)}-${n(6)} ${n(20)} 0`,
      )
      .fill(snow, `M${x - n(34)} ${y + n(142)}q${n(34)} ${n(24)} ${n(68)} 0q-${n(34)} ${n(8)}-${n(68)} 0z`);
  };
  monkey(-300, -56, 0.8);
  monkey(290, -60, 0.85);
  monkey(-90, -110, 1.15);
  monkey(110, -130, 0.8);
  for (const [x, y, r] of [
    [-420, 10, 90],
    [-180, 60, 110],
    [200, 70, 120],
    [440, 20, 90],
    [20, 110, 90],
  ] as const)
    pen.ellipse(snow, x, y, r, r * 0.4, 0.3);
  pen
    .fill(snow, 'M-720-90Q-600-80-560-150T-420-210L-400-230H-720zM720-100Q620-90 570-160T430-230H720z')
    .fill(shade, 'M-720-160Q-600-160-540-230H-720zM720-170Q620-170 580-230H720z');
  let flakes = '';
  for (let index = 0; index < 44; index++)
    flakes += `M${Math.round(random.between(-640, 640))} ${Math.round(random.between(-60, 560))}h0`;
  pen.rounds(snow, 8, flakes, 0.85);
}
