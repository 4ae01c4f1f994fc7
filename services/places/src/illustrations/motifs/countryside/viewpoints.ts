import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawWalkers, fade, SNOW } from '../wonders/parts.js';

/** A white statue on a wooded hill above the towers of a city, before high snowy mountains. */
export function drawStatueHill({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const far = fade(haze, 0.36);
  const [white, shade] = [paint('#f6f3ea'), paint('#c9c6c8')];
  pen
    .fill(
      far(paint('#8a8fa8')),
      'M-720 60V300l120 70l90-40l120 120l100-60l90 70l120-100l110 90l100-70l130 80l110-100l100 50l140-80l90 20V60z',
    )
    .fill(
      far(paint(SNOW)),
      'M-720 310l120 60l90-40l120 120l100-60l90 70l120-100l110 90l100-70l130 80l110-100l100 50l60-36l-60-10l-80-10l-60-50l-70 60l-80-30l-60-40l-80 60l-70-50l-80 30l-60-40l-80 50l-80-40l-70 30l-60-70l-60 20z',
    );
  for (let x = -700, index = 0; x < 700; index++) {
    const w = Math.round(random.between(34, 60));
    const nearCenter = Math.abs(x + 330) < 160 || Math.abs(x - 420) < 120;
    const h = Math.round(nearCenter ? random.between(110, 240) : random.between(50, 110));
    const color = mixColors(paint(['#b9c2cb', '#a39f9c', '#c9b8a4', '#93a3b4'][index % 4]!), haze, 0.16);
    pen
      .rect(color, x, 0, w, h)
      .rect(mixColors(color, paint('#4a5068'), 0.3), x + w * 0.64, 0, w * 0.36, h)
      .dashes(mixColors(window, haze, 0.1), w * 0.46, [6, 11], `M${x + Math.round(w * 0.34)} ${h - 12}V10`);
    x += w + 3;
  }
  pen
    .fill(
      leafShade,
      'M-720 40Q-560 60-420 30Q-260 60-140 170Q-60 260 20 264Q100 250 180 160Q300 50 460 30T720 40V-230H-720z',
    )
    .fill(leaf, 'M-420 30Q-260 60-140 170Q-60 260 20 264Q-20 180-120 90T-420-60T-720-40V40Q-560 60-420 30z')
    .stroke(paint('#d9c9a4'), 7, 'M-300-230Q-60-120-200-40T-60 60T-20 200', 0.8)
    .fill(white, 'M-20 256h80l-10 40h-60z')
    .fill(white, 'M-6 294Q4 380 8 420L-50 396l-6 12l64 40q4 12 14 14q10-2 14-14l64-40l-6-12L34 420Q40 380 50 294z')
    .fill(shade, 'M22 294V440L34 420Q40 380 50 294zM34 432l64-24l-6-12L34 420z')
    .circle(white, 22, 474, 15)
    .fill(shade, 'M24 489q14-4 13-16q-4-14-13-14z')
    .stroke(paint('#4a4a55'), 3, 'M720 150Q400 200 60 250')
    .fill(paint('#c9503f'), 'M380 150h38v30h-38z')
    .rect(window, 386, 160, 26, 11)
    .stroke(paint('#4a4a55'), 3, 'M399 180v18');
  for (let index = 0; index < 22; index++) {
    const x = random.between(-640, 640);
    const y = random.between(-200, -20);
    pen.ellipse(mixColors(leafShade, paint('#1f3a34'), 0.3), x + 8, y, 40, 30).ellipse(leaf, x - 4, y + 8, 34, 24);
  }
  drawWalkers(
    pen,
    tones,
    [
      [-200, -60],
      [-176, -54],
      [-30, 230],
      [76, 226],
    ],
    0.9,
  );
}

/** A city on an island with a long arched bridge and a pointed church, seen from a cable car above it. */
export function drawCableCity({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leafShade, water, waterLight, window } = tones;
  const [rock, snow, white] = ['#7f8a9a', SNOW, '#f1eee6'].map(paint) as [string, string, string];
  const far = fade(haze, 0.3);
  const sea = mixColors(water, paint('#2f5f86'), 0.4);
  pen
    .fill(
      far(rock),
      'M-720 200V320l100 60l110 50l90-40l120 70l110-90l100 50l120-70l130 90l110-60l110 40l120-80l120 60l100-20V200z',
    )
    .fill(
      far(snow),
      'M-620 380l110 50l90-40l120 70l110-90l100 50l120-70l130 90l110-60l110 40l60-40l-70 0l-80-20l-60 20l-80-50l-70-20l-60 40l-80-20l-60 30l-70-30l-60-10l-70-30l-90 30l-60-20z',
    )
    .fill(fade(haze, 0.14)(sea), 'M-720 230H720V-230H-720z')
    .fill(
      fade(haze, 0.1)(mixColors(leafShade, paint('#8a9a7a'), 0.4)),
      'M-560 60Q-480 180-300 210T120 220T420 150T480 40T200-20T-260-30T-560 60z',
    );
  for (let index = 0; index < 90; index++) {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.between(0, 1));
    const [x, y] = [Math.round(-40 + Math.cos(angle) * 440 * reach), Math.round(94 + Math.sin(angle) * 100 * reach)];
    const w = Math.round(random.between(18, 34));
    pen.rect(paint(['#f1eee6', '#c4553f', '#e3b86a', '#d9d2c4'][index % 4]!), x, y, w, Math.round(w * 0.6));
    if (index % 2) pen.rect(window, x + 4, y + 4, 6, 7);
  }
  pen
    .rounds(waterLight, 4, 'M-660 20h90M500 100h140M-640 160h120M540 190h120M360-60h180M420-120h160', 0.7)
    .stroke(white, 13, 'M190 0Q330-10 420-90T560-190')
    .stroke(mixColors(white, rock, 0.5), 5, 'M240-6v-40M300-24v-40M350-50v-50M400-88v-50M450-124v-46M500-160v-40')
    .fill(
      mixColors(leafShade, paint('#8a9a7a'), 0.3),
      'M-720-40Q-560-40-440-90T-160-170T160-190T460-180T720-150V-230H-720z',
    )
    .fill(white, 'M420-176l60 130l60-130z')
    .fill(mixColors(white, rock, 0.4), 'M480-46l60-130l50 10l-60 124z')
    .fill(window, 'M446-176l34 74l34-74z')
    .stroke(rock, 4, 'M480-176v80M450-150h60M462-130h36')
    .fill(rock, 'M-720-60l120 6l60-50l120-10l60-60l140-10l60-46H-720z')
    .fill(snow, 'M-720-56l120 6l60-50l120-10l30-30l-60 4l-40-14l-70 30l-60-10l-40 30z')
    .stroke(paint('#3a3f4a'), 4, 'M-720 250Q-300 120 240-60M-720 262Q-300 132 240-50')
    .fill(paint('#c4403a'), 'M-330 70q0-14 12-14h96q12 0 12 14v64q0 14-12 14h-96q-12 0-12-14z')
    .fill(window, 'M-322 96h32v40h-32zM-284 96h32v40h-32zM-246 96h28v40h-28z')
    .stroke(paint('#3a3f4a'), 6, 'M-270 148v22');
  drawWalkers(
    pen,
    tones,
    [
      [-620, -54],
      [-596, -52],
      [-560, -76],
    ],
    0.9,
  );
}
