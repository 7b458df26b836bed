/** Half Past Seven: a child is the pin of a plaza sundial and casts the shadow of an old man with a cane and dog. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut } from '../../../finishes/linocut.ts';
import {
  Scene,
  TAU,
  blob,
  clamp,
  group,
  handPath,
  inside,
  moved,
  nth,
  path,
  place,
  polygon,
  resample,
  ribbon,
  smooth,
  spline,
  times,
  trace,
  wobble,
  type Easel,
  type Point,
  type Points,
} from '../../../kit/index.ts';

const BONE = '#f5ecd9';
const SAND = '#e0b67e';
const LILAC = '#9c88b6';
const COBALT = '#1e3a96';
/** The pin. */
const C: Point = [560, 872];

const outlined = (d: string, fill: string, w = 7): string =>
  path(d, fill, `stroke="${COBALT}" stroke-width="${w}" stroke-linejoin="round" paint-order="stroke"`);
const polar = (r: number, a: number): Point => [C[0] + Math.cos(a) * r, C[1] + Math.sin(a) * r];
const sector = (S: Easel, r0: number, r1: number, a0: number, a1: number, amp = 2.4): string => {
  const n = Math.max(4, Math.ceil(((a1 - a0) * r1) / 14));
  const arc = (r: number): Point[] => times(n + 1, (i) => polar(r, a0 + ((a1 - a0) * i) / n));
  const sides: Points = [...arc(r0), ...arc(r1).reverse()];
  return polygon(wobble(resample([...sides, nth(sides, 0)], 9), S.noise, amp, 0.05));
};

/** Arcs of cuts round the pin, in one band. */
function arcs(
  S: Easel,
  r0: number,
  r1: number,
  gap: number,
  colour: string,
  width: number,
  density: (x: number, y: number) => number,
): string {
  const rng = S.rng.fork();
  let d = '';
  for (let r = r0; r < r1; r += gap * rng.range(0.85, 1.15))
    for (let a = rng.range(0, 0.4); a < TAU + 0.3;) {
      const l = rng.range(18, 52);
      const [x, y] = polar(r, a + l / r / 2);
      if (x > -20 && x < 820 && y > -20 && y < 1220 && rng.f() < density(x, y))
        d += gouge(
          [0, 0.5, 1].map((t) => polar(r + rng.gauss(0, 0.5), a + (l / r) * t)),
          width * rng.range(0.6, 1.2),
        );
      a += (l + rng.range(6, 20)) / r;
    }
  return path(d, colour);
}

/** Cobbles outside the dial, laid in fans. */
function plaza(S: Easel): string {
  const stones: string[] = [];
  const lights: string[] = [];
  for (let r = 690; r < 1300; r += 34) {
    const n = Math.round((TAU * r) / 44);
    for (let i = 0; i < n; i++) {
      const a = ((i + (Math.round(r / 34) % 2) * 0.5) / n) * TAU;
      const [x, y] = polar(r + S.rng.gauss(0, 1.5), a);
      if (x < -30 || x > 830 || y < -30 || y > 1230) continue;
      stones.push(smooth(blob(x, y, 20 * S.rng.range(0.9, 1.05), 14.5, S.noise, 0.14, 1.3, 14, a + 1.57)));
      if (S.rng.chance(0.7)) lights.push(cut(x + 4, y + 4, a + 1.57, S.rng.range(12, 22), 2.2, S.rng));
    }
  }
  return path('M-10 -10H810V1210H-10Z', LILAC) + path(stones.join(''), SAND) + path(lights.join(''), BONE);
}

function dial(S: Easel): string {
  const marks: string[] = [path(smooth(blob(C[0], C[1], 676, 676, S.noise, 0.006, 1, 120)), COBALT)];
  const HOURS = 24;
  const hour = TAU / HOURS;
  const a0 = -Math.PI + 0.06;
  // the hour band: big stones, a long tick on each, a short one between
  times(HOURS, (i) => {
    const a = a0 + i * hour;
    const chipped = i === 4;
    if (!chipped) marks.push(path(sector(S, 566, 666, a + 0.012, a + hour - 0.012), BONE));
    if (!chipped)
      marks.push(
        path(
          gouge(
            [polar(656, a + hour / 2), polar(620, a + hour / 2), polar(582, a + hour / 2)],
            i % 3 ? 5 : 9,
            0.3,
          ),
          i % 3 ? LILAC : COBALT,
        ),
      );
    marks.push(
      path(
        gouge([polar(650, a + hour * 0.18), polar(632, a + hour * 0.18)], 2.6, 0.4) +
          gouge([polar(650, a + hour * 0.82), polar(632, a + hour * 0.82)], 2.6, 0.4),
        chipped ? COBALT : SAND,
      ),
    );
  });
  // the chipped hour: what is left of the stone, and its crumbs
  const ca = a0 + 4 * hour;
  const rest = [
    polar(566, ca + 0.012),
    polar(566, ca + hour - 0.012),
    polar(606, ca + hour - 0.014),
    polar(590, ca + hour * 0.7),
    polar(612, ca + hour * 0.5),
    polar(588, ca + hour * 0.34),
    polar(640, ca + hour * 0.16),
    polar(666, ca + 0.016),
  ];
  marks.push(path(polygon(wobble(resample([...rest, nth(rest, 0)], 8), S.noise, 3, 0.06)), BONE));
  marks.push(
    ...[
      [628, 0.62, 13],
      [650, 0.46, 9],
      [640, 0.8, 7],
      [672, 0.64, 8],
      [690, 0.5, 6],
    ].map(([r = 0, k = 0, s = 0]) =>
      path(smooth(blob(...polar(r, ca + hour * k), s, s * 0.8, S.noise, 0.4, 1.6, 9)), BONE),
    ),
  );
  // field: sandstone slabs in three rings
  const ring = (r0: number, r1: number, n: number, turn: number, tone: (i: number) => string): void => {
    times(n, (i) => {
      const a = turn + (i / n) * TAU;
      marks.push(path(sector(S, r0 + 3, r1 - 3, a + 3 / r1, a + TAU / n - 3 / r1), tone(i)));
    });
  };
  ring(424, 560, 40, 0.05, () => SAND);
  ring(300, 424, 30, 0.11, (i) => (i % 5 === 2 ? LILAC : SAND));
  // a star of bone and lilac in the middle
  ring(176, 300, 24, 0, (i) => (i % 2 ? SAND : BONE));
  ring(92, 176, 16, 0.1, (i) => (i % 2 ? LILAC : BONE));
  ring(10, 92, 12, 0, (i) => (i % 2 ? BONE : SAND));
  marks.push(
    arcs(S, 432, 556, 15, BONE, 2.2, (x, y) => clamp(0.42 + S.noise.n2(x * 0.006, y * 0.006) * 0.9)),
    arcs(S, 308, 420, 15, BONE, 2.2, (x, y) => clamp(0.42 + S.noise.n2(x * 0.006, y * 0.006) * 0.9)),
    arcs(S, 180, 296, 13, COBALT, 1.5, (x, y) => clamp(S.noise.n2(x * 0.01, y * 0.01) * 0.6)),
    arcs(S, 570, 664, 17, SAND, 1.8, () => 0.14),
  );
  return marks.join('');
}

const OLD_MAN =
  '-36,0 -74,4 -112,0 -108,-18 -74,-30 -64,-60 -66,-130 -78,-206 -108,-214 -116,-300 -112,-380 -104,-430 -132,-410 -160,-398 -172,-404 -178,-330 -190,-160 -200,-2 -216,-2 -206,-160 -194,-330 -188,-404 -204,-414 -214,-404 -222,-412 -206,-430 -184,-432 -160,-438 -130,-470 -108,-506 -100,-524 -116,-526 -136,-520 -150,-536 -146,-552 -160,-560 -168,-572 -152,-590 -150,-606 -184,-604 -196,-614 -150,-634 -136,-640 -136,-680 -112,-700 -70,-698 -52,-676 -50,-644 -20,-630 -10,-620 -34,-614 -50,-606 -44,-580 -46,-556 -10,-540 26,-504 52,-446 66,-370 76,-290 90,-212 60,-206 44,-196 52,-130 66,-60 76,-26 96,-14 98,0 60,4 24,0 22,-24 10,-90 -10,-168 -22,-90 -24,-30';
const DOG =
  '-20,0 -44,2 -42,-10 -26,-18 -24,-60 -26,-96 -60,-104 -110,-104 -142,-100 -138,-56 -136,-16 -118,-8 -122,2 -150,2 -160,-6 -164,-60 -176,-108 -190,-130 -214,-152 -226,-140 -220,-166 -200,-176 -180,-158 -150,-146 -100,-146 -56,-152 -34,-170 -34,-196 -46,-214 -40,-226 -24,-216 2,-218 18,-230 26,-218 18,-200 20,-176 4,-160 2,-130 8,-96 6,-50 8,-16 24,-8 22,2 0,2 -4,-50 -12,-50';

function shadow(S: Easel): string {
  const lean = -0.49;
  const man = place(resample(spline(trace(OLD_MAN), true, 5), 5), {
    x: C[0] - 6,
    y: C[1] - 4,
    s: 1.02,
    r: lean,
  });
  const dog = place(resample(spline(trace(DOG), true, 5), 5), {
    x: C[0] - 132,
    y: C[1] + 42,
    s: 0.86,
    r: lean,
  });
  const draw = (outline: Points): string => polygon(wobble(outline, S.noise, 2, 0.04));
  const both = draw(man) + draw(dog);
  const leash = place(trace('-24,-150 30,-210 60,-300 96,-370'), {
    x: C[0] - 132,
    y: C[1] + 42,
    s: 0.86,
    r: lean,
  });
  // joints of the paving show through as thin lines of lilac
  const joints =
    [300, 424, 560, 176]
      .map((r) =>
        polygon(
          ribbon(
            times(160, (i) => polar(r, (i / 159) * TAU)),
            () => 1.7,
            S.noise,
            0.8,
          ),
        ),
      )
      .join('') +
    times(40, (i) =>
      polygon(ribbon([polar(426, 0.05 + (i / 40) * TAU), polar(558, 0.05 + (i / 40) * TAU)], () => 1.4)),
    ).join('') +
    times(30, (i) =>
      polygon(ribbon([polar(302, 0.11 + (i / 30) * TAU), polar(422, 0.11 + (i / 30) * TAU)], () => 1.4)),
    ).join('');
  const eyes = place(trace('-16,-196 4,-197'), { x: C[0] - 132, y: C[1] + 42, s: 0.86, r: lean });
  return [
    path(both, COBALT),
    path(smooth(ribbon(resample(spline(leash, false, 8), 5), () => 3)), COBALT),
    group(
      { 'clip-path': S.clip(both) },
      path(joints, LILAC),
      arcs(S, 20, 560, 17, LILAC, 1.5, (x, y) =>
        inside(man, x, y) && inside(man, x + 16, y) && inside(man, x - 16, y) ? 0.1 : 0.32,
      ),
    ),
    path(eyes.map(([x, y]) => smooth(blob(x, y, 5.6, 6.4, S.noise, 0.1, 1, 12))).join(''), BONE),
  ].join('');
}

/** The child from above: straw hat, arms a little out, toes together on the brass. */
function child(S: Easel): string {
  const brim = blob(0, 0, 39, 38, S.noise, 0.04, 1, 40);
  const weave = times(3, (k) => {
    const r = 36 - k * 7;
    return times(9 - k, (i) => {
      const a = (i / (9 - k)) * TAU + k;
      return gouge(
        [0, 0.5, 1].map((t): Point => [Math.cos(a + t * 0.5) * r, Math.sin(a + t * 0.5) * r]),
        1.6,
      );
    }).join('');
  });
  return moved(
    { x: C[0], y: C[1], s: 1.42 },
    outlined(smooth(blob(0, 4, 66, 66, S.noise, 0.02, 1, 40)), SAND, 8),
    path(
      times(26, (i) =>
        gouge(
          [
            [Math.cos(i * 0.242) * 60, 4 + Math.sin(i * 0.242) * 60],
            [Math.cos(i * 0.242) * 50, 4 + Math.sin(i * 0.242) * 50],
          ],
          2.2,
        ),
      ).join(''),
      COBALT,
    ),
    outlined(
      handPath(
        S,
        'M-14 30C-20 40 -22 54 -14 58C-6 60 -3 50 -3 34ZM14 30C20 40 20 54 13 58C5 60 2 50 3 34Z',
        0.8,
        0.05,
        4,
      ),
      COBALT,
      5,
    ),
    outlined(
      handPath(
        S,
        'M-30 -8C-48 -6 -64 8 -72 24C-70 34 -60 34 -56 28C-48 16 -36 12 -24 14ZM30 -8C48 -8 64 4 74 18C74 28 64 30 59 24C50 14 38 12 26 14Z',
        1,
        0.05,
        4,
      ),
      BONE,
      7,
    ),
    outlined(
      handPath(
        S,
        'M-36 -12C-20 -26 20 -26 36 -12C44 4 34 32 18 38C6 42 -8 42 -18 38C-34 30 -44 6 -36 -12Z',
        1,
        0.05,
        4,
      ),
      BONE,
      7,
    ),
    path(times(5, (i) => cut(-20 + i * 10, 32 + (i % 2) * 3, 1.5, 14, 2, S.rng)).join(''), LILAC),
    outlined(smooth(brim), SAND, 8),
    path(weave.join(''), COBALT),
    path(
      `M${[...blob(0, 0, 24, 23, S.noise, 0.04, 1, 30)].map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`,
      COBALT,
    ),
    path(smooth(blob(0, 0, 19, 18.5, S.noise, 0.04, 1, 24)), SAND),
    path(
      gouge(
        [
          [-10, -6],
          [-2, -12],
          [8, -10],
        ],
        2.4,
      ) +
        gouge(
          [
            [-12, 2],
            [-4, 0],
            [4, 4],
          ],
          2,
        ),
      BONE,
    ),
  );
}

/** A ball; its shadow is a globe on a stand. */
function ball(S: Easel): string {
  const globe =
    'M0 0C-22 0 -34 -4 -32 -10C-26 -16 -12 -18 -6 -22L-6 -36C-34 -40 -62 -64 -62 -104C-62 -146 -28 -176 10 -172C18 -178 26 -178 28 -172C26 -168 20 -164 14 -162C46 -150 62 -118 52 -86C58 -78 56 -70 50 -68C38 -48 22 -38 6 -36L6 -22C14 -18 28 -16 32 -10C34 -4 20 0 0 0Z';
  const lands =
    'M-40 -120C-28 -140 -10 -138 -4 -124C-8 -112 -24 -108 -28 -94C-38 -98 -42 -110 -40 -120ZM10 -142C28 -138 40 -122 36 -104C26 -96 12 -104 14 -118C6 -126 4 -136 10 -142ZM-18 -76C-6 -84 10 -80 12 -68C4 -58 -12 -58 -18 -76Z';
  return moved(
    { x: 150, y: 1092 },
    moved(
      { x: -14, y: -22, r: -29, s: 1.02 },
      path(handPath(S, globe, 1.2, 0.05, 4), COBALT),
      path(handPath(S, lands, 1.2, 0.06, 4), LILAC),
    ),
    outlined(smooth(blob(0, 0, 36, 36, S.noise, 0.02, 1, 30)), BONE, 8),
    path(
      handPath(
        S,
        'M-34 -10C-12 -22 16 -22 34 -8C36 -2 36 4 34 10C14 -4 -12 -4 -34 8C-36 2 -36 -4 -34 -10Z',
        0.8,
        0.05,
        4,
      ),
      SAND,
    ),
    path(
      gouge(
        [
          [18, 28],
          [28, 16],
          [32, 2],
        ],
        3,
      ) +
        gouge(
          [
            [6, 31],
            [20, 22],
            [26, 12],
          ],
          2,
        ),
      COBALT,
    ),
  );
}

/** Pigeons pecking, each with an honest shadow. */
function pigeons(S: Easel): string {
  const bird = (x: number, y: number, r: number): string => {
    const d =
      'M0 -22C7 -21 9 -13 8 -8C14 -2 14 12 7 20L9 36L-9 36L-7 20C-14 12 -14 -2 -8 -8C-9 -13 -7 -21 0 -22Z';
    return (
      moved({ x: x - 15, y: y - 10, r, s: 0.95 }, path(handPath(S, d, 0.8, 0.06, 4), COBALT)) +
      moved(
        { x, y, r, s: 0.95 },
        outlined(handPath(S, d, 0.8, 0.06, 4), BONE, 5),
        path(
          gouge(
            [
              [-6, 0],
              [-9, 10],
              [-4, 20],
            ],
            2.2,
          ) +
            gouge(
              [
                [6, 0],
                [9, 10],
                [4, 20],
              ],
              2.2,
            ) +
            'M-2 -27L2 -27L1 -21L-1 -21Z',
          COBALT,
        ),
      )
    );
  };
  return bird(716, 156, -60) + bird(664, 204, 40) + bird(742, 236, 130) + bird(718, 1116, -20);
}

function paint(): Scene {
  const scene = new Scene({ seed: 8, background: COBALT });
  const el = (name: string): Easel => scene.element(name);
  scene.add(
    plaza(el('plaza')),
    dial(el('dial')),
    shadow(el('shadow')),
    ball(el('ball')),
    pigeons(el('pigeons')),
    child(el('child')),
  );
  return scene;
}

export default card({
  finish: linocut,
  grade: { inks: [BONE, SAND, LILAC, COBALT], seed: 8, salt: 0.4 },
  paint,
});
