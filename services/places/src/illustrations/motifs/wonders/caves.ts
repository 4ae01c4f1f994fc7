import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A boat in a dark cave below the blue lights of glowworms. */
export function drawGlowCave({ pen, tones, random }: MotifInput): void {
  const { isDusk } = tones;
  const night = (color: string) => (isDusk ? mixColors(color, '#11183a', 0.3) : color);
  const [rock, wall, dark, water] = ['#2c3a4a', '#22303f', '#18222f', '#1f4a5c'].map(night) as [
    string,
    string,
    string,
    string,
  ];
  const glow = night('#7fe3e8');
  pen
    .fill(wall, 'M-720-230V660H720V-230z')
    .fill(rock, 'M-560-40Q-540 260-330 400Q-160 500 20 500Q250 490 400 370Q560 230 560-40z')
    .fill(mixColors(rock, glow, 0.12), 'M-380-40Q-370 180-220 290Q-100 370 20 370Q180 360 280 270Q390 160 390-40z')
    .fill(mixColors(rock, glow, 0.3), 'M-190-40Q-190 90-100 150Q-40 190 20 190Q110 184 160 130Q210 70 200-40z');
  let teeth = '';
  for (let x = -640; x < 660; x += 44) {
    const top = 640 - Math.round((x / 640) ** 2 * 240);
    teeth += `M${x - 24} ${top}l${20 + Math.round(random.between(-6, 6))}-${Math.round(random.between(60, 190))}l26 ${Math.round(random.between(60, 120))}z`;
  }
  pen.fill(dark, `M-720 660V380Q-460 560 0 590T720 380V660z${teeth}`);
  const lights = [9, 6, 4].map((size, layer) => {
    let data = '';
    for (let index = 0; index < 46; index++) {
      const angle = random.between(0.12, Math.PI - 0.12);
      const reach = random.between(0.62 - layer * 0.12, 1.02 - layer * 0.1);
      data += `M${Math.round(Math.cos(angle) * 500 * reach)} ${Math.round(Math.sin(angle) * 470 * reach + 20)}h0`;
    }
    return [size, data] as const;
  });
  for (const [size, data] of lights) pen.rounds(glow, size * 2.4, data, 0.16).rounds(glow, size, data);
  let threads = '';
  for (let index = 0; index < 34; index++)
    threads += `M${Math.round(random.between(-420, 420))} ${Math.round(random.between(230, 400))}v-${Math.round(random.between(30, 90))}`;
  pen
    .stroke(glow, 2.4, threads, 0.45)
    .fill(water, 'M-720-30Q-300-10 0-14T720-30V-230H-720z')
    .rounds(
      mixColors(water, glow, 0.6),
      6,
      'M-360-80h60M-200-60h40M120-70h60M300-90h40M-100-130h70M220-140h50M-420-150h50M20-190h80M-260-190h50M420-170h60',
      0.8,
    )
    .fill(dark, 'M-720 60Q-600 40-540-40T-420-130T-380-230H-720zM720 60Q600 40 560-40T450-130T400-230H720z')
    .fill(night('#4a3f3c'), 'M-190-84q190-30 380 4l20 34q-210-20-420-6z')
    .fill(night('#5f524c'), 'M-190-84q190-30 380 4l4 8q-190-28-388-4z');
  for (const x of [-120, -64, -8, 48, 104])
    pen.fill(night('#16202c'), `M${x - 18}-56q2 48 18 50q16-2 18-50z`).circle(night('#16202c'), x, 8, 14);
}
