import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { fade } from '../wonders/parts.js';

/** A bridge like those of gardens over water lilies, under a willow. */
export function drawLilyBridge({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, leafLight, water } = tones;
  const pond = mixColors(water, paint('#5f9a8a'), 0.45);
  const green = paint('#4f9a86');
  pen.fill(fade(haze, 0.4)(leafShade), 'M-720 330Q-600 400-480 360T-240 380T20 400T280 370T540 400T720 350V0H-720z');
  const crowns: readonly (readonly [string, number])[] = [
    [leafShade, 0.24],
    [leaf, 0.16],
    [leafLight, 0.3],
  ];
  for (const [index, [color, air]] of crowns.entries()) {
    let dots = '';
    for (let x = -700 + index * 40; x < 720; x += 120)
      dots += `M${Math.round(x + random.between(-20, 20))} ${Math.round(270 - index * 60 + random.between(-30, 30))}h0`;
    pen.rounds(fade(haze, air)(color), 130 - index * 20, dots);
  }
  pen
    .fill(fade(haze, 0.08)(leafShade), 'M-720 150Q-420 130-160 110T300 120T720 150V-60H-720z')
    .rect(pond, -720, -230, 1440, 300)
    .fill(mixColors(pond, leafShade, 0.5), 'M-720 70H720V20Q400-10 120 20T-300 20T-720-10z', 0.6);
  const arc = (lift: number) => `M-420 ${60 + lift}Q0 ${250 + lift} 420 ${60 + lift}`;
  pen
    .stroke(mixColors(green, paint('#20443f'), 0.4), 12, arc(-16))
    .stroke(green, 22, arc(0))
    .stroke(green, 9, arc(74))
    .stroke(green, 6, arc(40));
  let posts = '';
  for (let x = -400; x <= 400; x += 50) posts += `M${x} ${Math.round(60 + 95 * (1 - (x / 420) ** 2))}v80`;
  pen.stroke(green, 7, posts).stroke(mixColors(pond, green, 0.5), 16, 'M-420-20Q0-170 420-20', 0.4);
  let pads = '';
  let light = '';
  let flowers = '';
  for (let index = 0; index < 34; index++) {
    const y = Math.round(20 - (index / 34) * 236);
    const x = Math.round(((index * 397) % 1300) - 650 + random.between(-30, 30));
    const wide = Math.round(20 + index * 1.6);
    pads += `M${x} ${y}h${wide}`;
    if (index % 2) light += `M${x + 4} ${y + 3}h${wide - 12}`;
    if (index % 3 === 0) flowers += `M${x + wide / 2} ${y + 12}h0`;
  }
  pen
    .rounds(mixColors(leafShade, pond, 0.25), 20, pads)
    .rounds(mixColors(leaf, paint('#a3c27a'), 0.5), 10, light)
    .rounds(paint('#f0c4cf'), 17, flowers)
    .rounds(paint('#fbeef0'), 9, flowers);
  pen
    .rounds(leafShade, 170, 'M-700 440h20M-600 500h20M-470 520h10M700 460h20M600 510h20')
    .rounds(leaf, 120, 'M-690 480h20M-560 530h20M690 500h20');
  let willow = '';
  for (let x = -720; x < -340; x += 24)
    willow += `M${x} 470Q${x + 30} ${Math.round(300 + random.between(-20, 20))} ${x + 10} ${Math.round(60 + random.between(0, 140) + (x + 720) * 0.3)}`;
  for (let x = 460; x < 720; x += 26)
    willow += `M${x} 480Q${x - 26} 320 ${x - 6} ${Math.round(120 + random.between(0, 120))}`;
  pen.stroke(leafShade, 9, willow, 0.7).stroke(leafLight, 5, willow.replaceAll('Q', 'q0 0 0 0Q'), 0.7);
}
