import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';
import { withBuilding } from '../../scene/tones.js';
import { drawBlock, traceArcade } from '../parts.js';

/** A cantilever bridge of gray steel: two tall towers of lattice, and a deck that hangs between them. */
export function drawCantilever({ pen, tones }: MotifInput): void {
  const steel = tones.paint('#77828a');
  const light = tones.paint('#a3adb3');
  const pier = withBuilding(tones, '#b9b0a0', '#8f877a');
  const top = (x: number): number => {
    const away = Math.abs(Math.abs(x) - 240);
    return Math.round(112 + 168 * Math.max(0, 1 - away / 210) ** 1.5);
  };
  let outline = `M-640 ${top(-640)}`;
  let webs = '';
  for (let x = -640; x <= 640; x += 20) outline += `L${x} ${top(x)}`;
  for (let x = -640; x < 640; x += 40) webs += `M${x} 84V${top(x)}L${x + 40} 84`;
  pen.stroke(light, 3, webs).stroke(steel, 9, outline);
  for (const x of [-240, 240]) {
    drawBlock(pen, pier, { x: x - 30, y: -30, width: 60, height: 84 }, 0.34);
    pen
      .stroke(steel, 12, `M${x - 16} 50L${x - 5} 284M${x + 16} 50L${x + 5} 284`)
      .stroke(steel, 4, `M${x - 13} 110L${x + 10} 160L${x - 8} 210L${x + 6} 250`);
  }
  pen.rect(steel, -640, 68, 1280, 16).dashes(light, 6, [14, 12], 'M-640 90h1280');
}

/** A white pylon that bends back over its fan of cables. */
export function drawBentPylon({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#eef0f0', '#b9c4ca');
  let cables = '';
  for (let index = 0; index < 16; index++)
    cables += `M${-134 + index * 3} ${Math.round(404 - index * 11)}L${Math.round(-20 + index * 24 + (15 - index) * 14)} 78`;
  pen.stroke(white.shade, 2, cables).stroke(white.shade, 4, 'M-140 410L-330 76M-132 398L-300 76');
  pen
    .fill(white.wall, 'M-96 -20L-120 150L-152 408L-138 420L-100 250L-60 80L-50-20z')
    .fill(white.shade, 'M-70-20L-100 150L-140 416L-138 420L-100 250L-60 80L-50-20z');
  pen.polygon(white.wall, [-640, 66], [-640, 78], [640, 78], [640, 60]).rect(white.shade, -640, 52, 1280, 12);
  for (const x of [300, 470])
    drawBlock(pen, withBuilding(tones, '#b7bec2', '#8f979c'), { x, y: -30, width: 34, height: 84 }, 0.4);
  pen.dashes(white.lit, 10, [2, 12], 'M-640 84h1280');
}

/** A slender white footbridge that hangs by cables from one leaning needle. */
export function drawNeedleBridge({ pen, tones }: MotifInput): void {
  const white = withBuilding(tones, '#f3f2ee', '#c3c9cc');
  let cables = '';
  for (let index = 0; index < 15; index++)
    cables += `M${Math.round(40 + index * 13)} ${Math.round(90 + index * 17)}L${-250 + index * 19} 62`;
  pen
    .stroke(white.shade, 2, cables)
    .fill(white.wall, 'M-20 50L250 350L262 344L70 50z')
    .fill(white.shade, 'M40 50L256 348L262 344L70 50z');
  pen
    .fill(white.wall, 'M-420 44Q-100 66 420 48V62Q-100 84-420 58z')
    .fill(white.shade, 'M-420 44Q-100 66 420 48V52Q-100 72-420 48z');
  for (const x of [-300, 20, 300])
    drawBlock(pen, withBuilding(tones, '#c3c4c0', '#979b9c'), { x: x - 20, y: -30, width: 40, height: 78 }, 0.4);
  pen
    .rect(tones.paint('#b9ab95'), -640, -10, 230, 66)
    .rect(tones.paint('#a89a86'), 410, -10, 230, 66)
    .dashes(white.lit, 12, [2, 10], 'M-420 68Q-100 90 420 70');
}

/** A bridge on one leaning tower that carries a restaurant like a saucer. */
export function drawSaucerBridge({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#b9c2c8', '#7f8b94');
  pen.stroke(steel.shade, 5, 'M150 318L-420 78M142 318L-240 78M160 318L420 84');
  for (const lean of [0, 26])
    pen.polygon(
      lean ? steel.shade : steel.wall,
      [170 + lean, 20],
      [138 + lean, 330],
      [150 + lean, 330],
      [190 + lean, 20],
    );
  pen
    .fill(steel.roof, 'M66 340Q160 300 254 340L236 352H84z')
    .rect(tones.window, 84, 350, 152, 14)
    .fill(steel.wall, 'M70 364Q160 396 250 364z')
    .rect(steel.lit, 66, 340, 188, 7)
    .rect(steel.lit, 158, 378, 4, 30);
  pen
    .rect(steel.wall, -640, 64, 1280, 18)
    .rect(steel.shade, -640, 56, 1280, 9)
    .dashes(steel.lit, 9, [3, 11], 'M-640 87h1280');
  drawBlock(pen, steel, { x: -330, y: -30, width: 40, height: 88 }, 0.4);
  drawBlock(pen, steel, { x: 160, y: -30, width: 56, height: 88 }, 0.4);
}

/** A footbridge under a wavy canopy of glass. */
export function drawCanopyBridge({ pen, tones }: MotifInput): void {
  const steel = withBuilding(tones, '#e6ebec', '#9db3bb');
  const glass = tones.isDusk ? mixColors(tones.window, steel.wall, 0.35) : tones.paint('#a8d3dd');
  pen.fill(glass, 'M-390 66Q-360 104-200 112Q0 210 200 112Q360 104 390 66Q200 92 0 92T-390 66z', 0.85);
  let ribs = 'M-390 66Q-360 104-200 112Q0 210 200 112Q360 104 390 66M-390 66Q-200 92 0 92T390 66';
  for (let x = -330; x <= 330; x += 44)
    ribs += `M${x} ${Math.round(88 - Math.abs(x) * 0.04)}L${x + 22} ${Math.round(104 + 54 * Math.max(0, 1 - Math.abs(x + 22) / 240))}L${x + 44} ${Math.round(88 - Math.abs(x + 44) * 0.04)}`;
  pen
    .stroke(steel.wall, 3, ribs)
    .fill(steel.wall, 'M-420 36Q0 84 420 36V50Q0 96-420 50z')
    .fill(steel.shade, 'M-420 36Q0 84 420 36V40Q0 86-420 40z');
  pen
    .dashes(steel.lit, 14, [2, 9], 'M-420 56Q0 102 420 56')
    .rect(tones.paint('#b9ab95'), -640, -20, 230, 60)
    .rect(tones.paint('#a89a86'), 410, -20, 230, 60);
}

/** A bridge of red sandstone arches with a gate of two white towers with dark caps. */
export function drawGateBridge({ pen, tones }: MotifInput): void {
  const stone = withBuilding(tones, '#b5765c', '#8a5a48');
  const white = withBuilding(tones, '#f0e8d8', '#5f646c');
  pen.fill(stone.wall, traceArcade({ x: -430, y: -30, height: 96 }, { count: 6, span: 120, pier: 20, sides: 30 }));
  pen
    .rect(stone.lit, -640, 62, 1280, 8)
    .rect(stone.shade, -640, 56, 1280, 6)
    .rect(stone.wall, -640, -30, 220, 90)
    .rect(stone.wall, 420, -30, 220, 90);
  for (const x of [-430, -290, -150, -10, 130, 270, 410])
    pen.polygon(stone.shade, [x - 6, -30], [x + 10, 20], [x + 26, -30]);
  drawBlock(pen, white, { x: -40, y: 66, width: 80, height: 96 }, 0.3);
  pen.arch(white.deep, -20, 66, 40, 40).rect(white.roof, -44, 160, 88, 8);
  for (const x of [-64, 64]) {
    drawBlock(pen, white, { x: x - 32, y: 66, width: 64, height: 130 }, 0.36);
    pen.rect(white.lit, x - 36, 190, 72, 8).arch(white.window, x - 8, 140, 16, 20);
    pen
      .fill(white.roof, `M${x - 34} 198q0 44 24 52v12h-6q6 24 16 34q10-10 16-34h-6v-12q24-8 24-52z`)
      .fill(white.roofShade, `M${x + 8} 198q2 44-2 52v12q0 24-6 34q10-10 16-34h-6v-12q24-8 24-52z`);
  }
}
