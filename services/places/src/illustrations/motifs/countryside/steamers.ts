import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { drawOpenSea } from '../wonders/coasts.js';
import { fade, SNOW } from '../wonders/parts.js';
import { drawPlume } from '../wonders/volcanoes.js';

/** A paddle steamer on a broad lake below snowy mountains, with vines and villas on its shore. */
export function drawSteamerLake({ pen, tones, random }: MotifInput): void {
  const { paint, haze, leaf, leafShade, water, waterLight, window } = tones;
  const far = fade(haze, 0.36);
  const vine = mixColors(leaf, paint('#a9b04f'), 0.5);
  pen
    .fill(
      far(paint('#7d8ba4')),
      'M-720 60V220l110 90l80-40l130 120l90-60l110 90l120-130l90 50l130 90l110-110l90 60l120-90l100 40l90-50l160 60V60z',
    )
    .fill(
      far(paint(SNOW)),
      'M-640 286l30 24l80-40l130 120l90-60l110 90l120-130l90 50l130 90l80-80l-60 10l-60-40l-60 30l-70-50l-70-10l-70 60l-70-30l-60 30l-70-40l-60 40l-90-60l-50 20z',
    )
    .fill(
      fade(haze, 0.2)(mixColors(leafShade, paint('#6f8f8a'), 0.5)),
      'M-720 60V190Q-520 170-360 120T-60 60zM720 60V230Q560 210 400 130T80 60z',
    )
    .rect(water, -720, -230, 1440, 292)
    .rounds(waterLight, 4, 'M-520 20h180M-120 36h220M240 20h200M-460-60h160M320-50h200M-220-170h240M180-190h200', 0.7)
    .fill(vine, 'M720 60V200Q600 190 500 130T300 60z');
  for (let row = 0; row < 5; row++)
    pen.stroke(leafShade, 5, `M720 ${180 - row * 26}Q610 ${172 - row * 24} ${520 - row * 30} ${122 - row * 12}`, 0.6);
  for (const [x, y, s, color] of [
    [330, 60, 0.7, '#f1e3c6'],
    [420, 62, 0.9, '#e6c39a'],
    [520, 66, 1, '#efe6d4'],
    [620, 70, 1.1, '#e3cfa8'],
    [-560, 60, 0.8, '#f1e3c6'],
    [-650, 62, 1, '#e6c39a'],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint(color), x, y, n(70), n(46))
      .fill(paint('#8a5a4c'), `M${x - n(6)} ${y + n(44)}h${n(82)}l-${n(22)} ${n(28)}h-${n(38)}z`)
      .dashes(window, n(12), [n(8), n(12)], `M${x + n(10)} ${y + n(24)}h${n(54)}`);
  }
  pen.fill(leafShade, 'M-720 60q40 50 90 10q40 40 80-10zM290 60q30 40 70 0z');
  drawPlume(pen, tones, -30, 146, 0.34, '#8f8a8c');
  pen
    .fill(mixColors(water, paint('#3f4a5c'), 0.5), 'M-330-100Q0-150 330-92Q0-130-330-100z', 0.6)
    .fill(paint('#f6f2e8'), 'M-350-60Q-330-100-280-104H270Q340-96 370-40Q300-54 240-56H-300z')
    .fill(paint('#2f3f5c'), 'M-336-84Q-310-104-280-104H270Q320-98 346-72Q300-88 260-88H-300z')
    .rect(paint('#f6f2e8'), -240, -58, 430, 36)
    .dashes(window, 16, [14, 12], 'M-228-40h400')
    .rect(paint('#d9cdb4'), -260, -24, 470, 7)
    .rect(paint('#f6f2e8'), -170, -18, 250, 32)
    .dashes(window, 14, [12, 12], 'M-158-2h230')
    .rect(paint('#c9a878'), -190, 12, 300, 7)
    .fill(paint('#c9503f'), 'M-52 16h44l-4 130h-36z')
    .fill(paint('#2f3440'), 'M-50 120h38l-2 28h-36z')
    .fill(paint('#f6f2e8'), 'M-100-104V-30a70 50 0 0 0 140 0V-104z')
    .fill(paint('#c9a24a'), 'M-84-100V-40a54 40 0 0 0 108 0V-100z')
    .stroke(paint('#f6f2e8'), 5, 'M-30-100V-10M-30-80L-78-50M-30-80L18-50M-30-80L-60-20M-30-80L0-20')
    .stroke(paint('#6b5a50'), 4, 'M230-60V90M-290-60V60')
    .fill(paint('#c9403a'), 'M-288 60h44v-28h-44z')
    .fill(paint('#f1eadb'), 'M432-110h60l-12-14h-38z')
    .fill(paint('#f8f4ea'), `M458-106v${Math.round(random.between(80, 96))}l36-80z`);
}

/** A cone of black slopes that smokes above the sea, with white houses at its foot. */
export function drawIslandVolcano({ pen, tones }: MotifInput): void {
  const { paint, haze, leaf, leafShade, window } = tones;
  const [slope, dark, ash] = ['#5f6468', '#42454f', '#7d7674'].map(paint) as [string, string, string];
  drawPlume(pen, tones, 6, 408, 1, '#d9d2cd');
  pen.fill(fade(haze, 0.5)(dark), 'M-720 60Q-640 130-580 150T-460 60zM420 60Q500 130 560 130T690 60z');
  drawOpenSea(pen, tones, 64, mixColors(tones.water, paint('#2f6f9c'), 0.4));
  pen
    .fill(slope, 'M-470 20Q-260 100-150 250Q-90 340-44 410l30-12l26 14l36-14Q90 330 150 250Q270 100 480 20z')
    .fill(dark, 'M12 412l36-14Q90 330 150 250Q270 100 480 20H150Q120 160 60 280T12 412z', 0.85)
    .fill(ash, 'M-44 410l30-12l26 14l36-14Q70 360 96 322l-40-20l-20 60l-30-90l-24 80l-34-50l-16 44Q-64 380-44 410z')
    .stroke(paint('#e0662f'), 7, 'M-8 404q-26-40-20-90t-40-90', 0.85)
    .stroke(dark, 5, 'M-160 220q-40-80-120-150M-90 300q-20-100-90-200M120 240q50-90 140-160', 0.5)
    .fill(mixColors(leaf, paint('#a3a05f'), 0.4), 'M-470 20Q-360 60-290 96Q-160 60-40 70T240 80Q360 60 480 20z')
    .fill(leafShade, 'M-470 20Q-380 52-320 60Q-160 30-40 40T260 46Q380 48 480 20z');
  for (const [x, y, s] of [
    [-300, 26, 1],
    [-220, 20, 0.9],
    [-140, 24, 1.1],
    [-60, 20, 0.9],
    [60, 22, 1],
    [140, 26, 0.9],
    [240, 22, 1],
  ] as const) {
    const n = (value: number) => Math.round(value * s);
    pen
      .rect(paint('#f6f1e6'), x, y, n(58), n(34))
      .rect(paint('#cfc9c4'), x + n(44), y, n(14), n(34))
      .fill(
        window,
        `M${x + n(8)} ${y}h${n(11)}v${n(20)}h-${n(11)}zM${x + n(26)} ${y + n(12)}h${n(11)}v${n(11)}h-${n(11)}z`,
      );
  }
  pen
    .rect(paint('#f6f1e6'), -30, 24, 40, 50)
    .fill(paint('#f6f1e6'), 'M-34 72h48v12l-24 20l-24-20z')
    .fill(dark, 'M-480 20Q-200 30 0 26T490 20Q300 0 0-4T-480 20z')
    .rounds(paint('#f4f6f2'), 5, 'M-420 2h120M-160-8h140M120-6h160M340 6h100', 0.7);
  for (const [x, y, s] of [
    [-250, -110, 1.2],
    [220, -130, 1.3],
    [420, -60, 0.8],
  ] as const)
    pen
      .fill(paint('#f4efe4'), `M${x - 50 * s} ${y}h${104 * s}l-${18 * s}-${20 * s}h-${70 * s}z`)
      .fill(paint('#f8f4ea'), `M${x + 4} ${y + 8}v${Math.round(110 * s)}l${Math.round(46 * s)}-${Math.round(100 * s)}z`)
      .fill(paint('#c9503f'), `M${x - 4} ${y + 8}v${Math.round(84 * s)}l-${Math.round(34 * s)}-${Math.round(76 * s)}z`);
}
