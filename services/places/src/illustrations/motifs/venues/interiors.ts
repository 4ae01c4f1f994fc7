import type { MotifInput } from '../../scene/motif.js';

/** A tall tank of kelp with leopard sharks, a shoal of sardines and people before it. */
export function drawKelpTank({ pen, tones, random }: MotifInput): void {
  const { paint } = tones;
  const [dark, blue, pale, kelp, gold] = ['#1f2a38', '#2f7f9f', '#7fc4cf', '#8a8a3f', '#b5a04a'].map(paint) as [
    string,
    string,
    string,
    string,
    string,
  ];
  pen
    .rect(dark, -720, -240, 1440, 1000)
    .rect(blue, -560, -60, 1120, 600)
    .fill(pale, 'M-200 540H-60L-260-60H-480zM80 540H170L150-60H0zM330 540H400L470-60H360z', 0.25)
    .rect(dark, -200, -60, 14, 600)
    .rect(dark, 190, -60, 14, 600);
  for (const x of [-500, -420, -250, 20, 260, 420, 510]) {
    const lean = Math.round(random.between(-40, 40));
    pen.stroke(kelp, 9, `M${x} -60Q${x + lean} 140 ${x - lean} 300T${x + lean} 540`);
    let blades = '';
    for (let y = 0; y < 530; y += 62)
      blades += `M${x + Math.round(lean * Math.sin(y / 120) * 0.5)} ${y}q40 30 70 14q-24-28-70-14zM${x + Math.round(lean * Math.sin(y / 120) * 0.5)} ${y + 20}q-40 30-70 14q24-28 70-14z`;
    pen.fill(x % 3 ? gold : kelp, blades);
  }
  const shark = (x: number, y: number, s: number) => {
    const n = (value: number) => Math.round(value * s);
    pen
      .fill(
        paint('#c9bfa8'),
        `M${x - n(130)} ${y}Q${x} ${y + n(60)} ${x + n(110)} ${y + n(6)}l${n(60)} ${n(40)}-${n(20)}-${n(50)} ${n(16)}-${n(30)}-${n(56)} ${n(20)}Q${x} ${y - n(40)} ${x - n(130)} ${y}zM${x - n(10)} ${y + n(26)}l${n(30)} ${n(44)} ${n(16)}-${n(46)}zM${x - n(50)} ${y - n(16)}l${n(20)}-${n(44)} ${n(30)} ${n(40)}z`,
      )
      .rounds(
        paint('#6f6658'),
        n(13),
        `M${x - n(60)} ${y + n(16)}h${n(6)}M${x - n(20)} ${y + n(20)}h${n(6)}M${x + n(20)} ${y + n(16)}h${n(6)}M${x + n(60)} ${y + n(10)}h${n(6)}`,
      )
      .circle(dark, x - n(104), y + n(8), n(5));
  };
  shark(-60, 330, 1.2);
  shark(300, 180, 1);
  let shoal = '';
  for (let index = 0; index < 60; index++) {
    const angle = random.between(0, 6.28);
    const r = random.between(10, 120);
    shoal += `M${Math.round(-330 + r * 1.4 * Math.cos(angle))} ${Math.round(170 + r * Math.sin(angle))}h16`;
  }
  pen.rounds(paint('#dfe9ec'), 6, shoal).rounds(paint('#e8843f'), 16, 'M60 90h18M110 120h18M420 400h18M460 380h18');
  pen.rect(dark, -720, -240, 1440, 180);
  for (const [x, high] of [
    [-420, 190],
    [-340, 150],
    [-60, 200],
    [10, 130],
    [330, 180],
    [400, 196],
  ] as const)
    pen
      .fill(paint('#10161f'), `M${x - 40} -240V${high - 160}q0 36 40 36t40-36V-240z`)
      .circle(paint('#10161f'), x, high - 100, 27);
}

/** A church of blue and gold: a vault of stars above a tall carved altar. */
export function drawBlueGoldNave({ pen, tones }: MotifInput): void {
  const { paint } = tones;
  const [blue, deep, night, gold, wood, glow] = ['#2f5a9a', '#1f3f74', '#182c56', '#d9a84a', '#8a5a3a', '#f3dca0'].map(
    paint,
  ) as [string, string, string, string, string, string];
  pen
    .rect(deep, -720, -240, 1440, 1000)
    .fill(blue, 'M-720 620L-260 330Q-200 500 0 520T260 330L720 620V760H-720z')
    .stroke(
      gold,
      9,
      'M-720 560L-260 330Q-200 500 0 520T260 330L720 560M-560 620Q-500 470-260 330M560 620Q500 470 260 330M0 620V520',
    )
    .rounds(
      gold,
      8,
      'M-160 540h0M-80 570h0M80 560h0M170 530h0M-260 470h0M260 480h0M-340 540h0M350 540h0M-20 596h0M220 590h0M-230 590h0M-430 570h0M440 580h0',
    )
    .fill(night, 'M-260-40V330Q-200 500 0 520T260 330V-40z')
    .fill(blue, 'M-230-40V320Q-180 470 0 490T230 320V-40z')
    .rounds(glow, 7, 'M-140 380h0M-60 430h0M60 440h0M140 390h0M0 400h0M-100 330h0M110 340h0');
  for (const [x, half, high] of [
    [0, 60, 400],
    [-90, 30, 300],
    [90, 30, 300],
    [-150, 26, 230],
    [150, 26, 230],
  ] as const)
    pen
      .fill(wood, `M${x - half}-40V${high - 110}L${x} ${high}L${x + half} ${high - 110}V-40z`)
      .pointedArch(gold, x - half * 0.6, 60, half * 1.2, high * 0.4)
      .pointedArch(night, x - half * 0.45, 64, half * 0.9, high * 0.36)
      .fill(
        glow,
        `M${x - half * 0.2} 66v${Math.round(high * 0.22)}q${Math.round(half * 0.2)} 14 ${Math.round(half * 0.4)} 0v-${Math.round(high * 0.22)}z`,
      );
  for (const side of [-1, 1]) {
    pen
      .fill(wood, `M${side * 720} 300L${side * 280} 170V130L${side * 720} 200z`)
      .stroke(gold, 5, `M${side * 720} 290L${side * 280} 164`);
    for (const [x, high] of [
      [300, 350],
      [400, 420],
      [560, 520],
    ] as const)
      pen
        .rect(gold, side * x - 9, -120, 18, high + 120)
        .rect(deep, side * x + 1, -120, 5, high + 120)
        .rect(gold, side * x - 18, high - 20, 36, 16);
    pen
      .fill(wood, `M${side * 120}-60H${side * 300}L${side * 620}-240H${side * 190}z`)
      .stroke(
        night,
        5,
        `M${side * 130}-84H${side * 330}M${side * 146}-120H${side * 390}M${side * 164}-164H${side * 470}M${side * 180}-206H${side * 550}`,
      );
  }
  pen
    .fill(paint('#a83f3a'), 'M-60-40H60L110-240H-110z')
    .rect(gold, -220, -46, 440, 10)
    .rect(wood, -210, -36, 420, 40)
    .rounds(glow, 10, 'M-190 16h0M-150 16h0M150 16h0M190 16h0');
}
