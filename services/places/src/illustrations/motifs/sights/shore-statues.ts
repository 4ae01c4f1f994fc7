import { mixColors } from '../../scene/colors.js';
import type { MotifInput } from '../../scene/motif.js';

/** A white statue with a lion's head on a fish's body, spouting water into a bay. */
export function drawMerlion({ pen, tones }: MotifInput): void {
  const { paint, water } = tones;
  const [white, light, shade, deep] = ['#eceae4', '#fdfcf8', '#bfc3cc', '#7d8494'].map(paint) as [
    string,
    string,
    string,
    string,
  ];
  const foam = paint('#f4fafb');
  pen
    .rect(shade, -380, -20, 380, 44)
    .rect(white, -388, 22, 396, 12)
    .dashes(deep, 26, [4, 26], 'M-372 47h368')
    .rect(deep, -388, 60, 396, 4)
    .dashes(mixColors(shade, deep, 0.6), 40, [16, 40], 'M-366-2H0');
  pen
    .fill(mixColors(foam, water, 0.12), 'M64 330Q190 356 262 240T330-20H276Q284 120 226 222T62 306z', 0.9)
    .stroke(foam, 6, 'M70 322Q190 340 256 226T316-14M66 314Q180 322 240 220T294-14')
    .ellipse(foam, 300, -16, 74, 16, 0.85)
    .ellipse(foam, 300, -6, 44, 24, 0.6);
  pen
    .fill(mixColors(shade, deep, 0.3), 'M-180 34q50 40 80 30t60 0t70 6t90-36z')
    .fill(shade, 'M-190 34q-10 60 40 70q-30-40 10-50q40 50 80 10q10 40 60 36q50-10 50-66z')
    .fill(white, 'M-130 60Q-152 160-112 240L44 250Q70 190 56 130T34 44Q-60 20-130 60z')
    .fill(shade, 'M10 250L44 250Q70 190 56 130T34 44Q14 40-10 38Q30 130 10 250z')
    .fill(light, 'M-130 60Q-152 160-112 240h30Q-120 150-98 46z')
    .fill(white, 'M-122 70q-70-10-92 40q-24 50 4 96q6-50 34-66q-6 40 20 70q4-60 40-80z')
    .fill(shade, 'M-122 70q-50 20-60 70q-6 40 20 70q4-60 40-80z');
  const scales: string[] = [];
  for (let y = 70; y < 220; y += 24)
    for (let x = -104 + ((y / 24) % 2 < 1 ? 0 : 15); x < 30; x += 30) scales.push(`M${x} ${y}q15-20 30 0`);
  pen.stroke(deep, 3, scales.join(''), 0.5);
  pen
    .fill(shade, 'M-132 230Q-170 300-132 380T-20 452Q50 450 72 400L60 250z')
    .fill(white, 'M-132 236Q-164 300-128 374T-20 442Q20 440 30 420L20 250z')
    .stroke(
      deep,
      4,
      'M-132 250q30 40 10 90q40 20 44 70M-92 240q30 50 16 100q34 20 40 70M-50 240q26 50 16 96q30 30 40 80M-10 244q20 40 14 70',
      0.55,
    )
    .fill(light, 'M-132 236Q-164 300-128 374T-60 432Q-100 370-108 320T-110 240z')
    .fill(
      white,
      'M-30 400Q20 436 62 404Q100 392 104 352Q108 338 84 334Q62 336 58 322Q56 304 76 304Q92 300 84 286Q60 262 20 262Q-20 300-30 400z',
    )
    .fill(shade, 'M58 322Q56 304 76 304Q92 300 84 286Q60 262 20 262Q40 290 36 320z')
    .fill(deep, 'M62 330q-16-14-2-24q14-6 26-2l4 16q-8 12-28 10z')
    .circle(deep, 94, 358, 7)
    .circle(deep, 48, 374, 7)
    .stroke(deep, 4, 'M30 386q18 12 36-2M72 334q16 8 30 2M40 350q10 16 26 14')
    .fill(white, 'M-36 420q-4 40 30 44q20-14 10-44z')
    .fill(deep, 'M-24 424q0 20 16 26q8-10 4-28z');
}

/** A bronze figure that sits on a boulder at the edge of the water. */
export function drawMermaid({ pen, tones }: MotifInput): void {
  const { paint, water } = tones;
  const [bronze, light, dark] = ['#5f7f74', '#9dbcab', '#38504c'].map(paint) as [string, string, string];
  const [rock, sun, shadow] = ['#8d857d', '#b5ada2', '#5c5a5c'].map(paint) as [string, string, string];
  pen
    .ellipse(mixColors(water, paint('#f4fafb'), 0.5), 0, -16, 330, 24, 0.6)
    .fill(rock, 'M-350-20q-10 40 40 52q30 30 80 10q40 10 60-30l340-10q30 40 70 30q60 10 80-24q30-10 20-32z')
    .fill(shadow, 'M-230 42q40 10 60-30l340-10q20 26 46 30l-60-52h-340z')
    .fill(sun, 'M-350-20q-10 40 40 52q20 20 50 18q-40-30-30-70zM220 32q20 4 34 0q20-10 20-40l-60-6z')
    .fill(rock, 'M-190-18Q-200 70-150 120T-60 176Q40 196 120 164T190 60L200-18z')
    .fill(sun, 'M-190-18Q-200 70-150 120T-60 176Q-20 184 20 182Q-80 140-110 90T-130-18z')
    .fill(shadow, 'M70 178Q100 174 120 164Q190 130 190 60L200-18H90Q130 60 110 110T70 178z')
    .stroke(shadow, 4, 'M-100 130q40-10 60-50M-50 60q10-40-10-70M-150 60q20-20 20-60', 0.7);
  pen
    .fill(
      dark,
      'M-96 172Q-120 150-160 150Q-210 150-236 112Q-250 90-280 96Q-252 64-214 84Q-200 60-214 36Q-180 40-176 86Q-150 110-100 112z',
    )
    .fill(
      bronze,
      'M60 160Q90 200 66 236Q30 262-30 238Q-90 218-120 178Q-150 156-190 148Q-216 136-222 112Q-190 106-150 122Q-90 132-40 160Q10 150 60 160z',
    )
    .fill(light, 'M40 246Q0 250-40 230Q-90 210-118 176Q-80 200-40 208T40 246z')
    .fill(bronze, 'M66 170Q96 220 78 280Q72 320 40 344Q20 354 0 342Q-14 300 0 262Q0 220-10 190Q20 160 66 170z')
    .fill(light, 'M12 346Q-14 310 0 262Q0 230-6 206Q14 230 16 270T12 346z')
    .fill(dark, 'M66 170Q96 220 78 280Q74 310 52 334Q60 280 50 240T40 168z')
    .line(dark, 22, [66, 316], [98, 246])
    .line(dark, 19, [98, 246], [96, 168])
    .line(bronze, 20, [0, 320], [-34, 262])
    .line(bronze, 17, [-34, 262], [-70, 214])
    .circle(bronze, -34, 262, 10)
    .circle(dark, 98, 246, 11)
    .rounds(bronze, 22, 'M22 346v22')
    .fill(dark, 'M46 420Q76 400 72 350Q66 330 50 336L30 372z')
    .fill(bronze, 'M-22 398Q-20 366 8 362Q38 364 44 396Q46 436 12 440Q-16 436-22 398z')
    .fill(light, 'M-22 398Q-20 366 8 362Q-4 384 4 410Q-8 418-18 414z')
    .fill(dark, 'M-16 418Q-10 448 20 446Q60 440 58 396Q50 360 34 366Q40 396 14 412Q-2 424-16 418z');
}
