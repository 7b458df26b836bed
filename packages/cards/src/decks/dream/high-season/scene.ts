/** High season: a tidal wave stands frozen as an alp with chalets, lifts and skiers. */
import { card } from '../../../finishes/finish.ts';
import {
  bokashi,
  keyLine,
  misregistered,
  woodblock,
  type KeyLineOptions,
} from '../../../finishes/woodblock.ts';
import { clamp, type Colour } from '../../../kit/colour.ts';
import { along, pathPoints, polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { edge } from '../../../kit/materials.ts';
import { between, fix, lerp, nth, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handPath, ribbon } from '../../../kit/shapes.ts';

const INK = '#17284a',
  NAVY = '#2b5286',
  TUR = '#63b3bd',
  PALE = '#c3e2dd',
  ORA = '#e8682c',
  SAND = '#f0d9a8',
  W = '#ffffff';

const hollow = 'M700 262C650 236 604 278 578 356C548 446 542 566 570 690C598 800 668 884 830 930';
const ridgeL = 'M512 172C470 250 452 360 446 470C440 600 452 720 486 820C516 900 560 960 640 1010';
const A = resample(pathPoints(ridgeL, 3), 6);
const B = resample(pathPoints(hollow, 3), 6);
const at = (P: Points, t: number): Point => {
  const f = clamp(t, 0, 0.9999) * (P.length - 1),
    i = f | 0;
  return between(nth(P, i), nth(P, i + 1), f - i);
};
const facePt = (u: number, t: number): Point => {
  const a = at(A, t),
    b = at(B, t);
  return between(a, b, u);
};
const band = (u0: number, u1: number, t0: number, t1: number, wv = 0.03) => {
  const p: Point[] = [],
    q: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const s = i / 40,
      t = lerp(t0, t1, s),
      e = Math.min(1, s / 0.12, (1 - s) / 0.25) ** 0.7,
      m = (u0 + u1) / 2 + wv * Math.sin(t * 9 + u0 * 20);
    p.push(facePt(m - ((u1 - u0) / 2) * e, t));
    q.push(facePt(m + ((u1 - u0) / 2) * e, t));
  }
  return smooth(p.concat(q.reverse()));
};
const bk = resample(
  pathPoints('M-20 872C70 868 150 826 226 742C300 660 352 540 396 402C424 312 452 232 512 172', 3),
  6,
);
const Ar = A.slice().reverse();
const sl = (u: number, t: number): Point => {
  const P = at(bk, t),
    Q = at(Ar, t);
  return between(P, Q, u);
};
const onB = (t: number, u = 0) => sl(u, t);
const tree = (scene: Scene, S: Easel, t: number, u: number, h: number) => {
  const [x, y] = onB(t, u),
    d = `M${fix(x)} ${fix(y - h)}L${fix(x + h * 0.17)} ${fix(y - h * 0.55)}L${fix(x + h * 0.1)} ${fix(y - h * 0.56)}L${fix(x + h * 0.25)} ${fix(y - h * 0.12)}L${fix(x + 2)} ${fix(y - h * 0.12)}L${fix(x + 1)} ${fix(y)}L${fix(x - 2)} ${fix(y)}L${fix(x - 2)} ${fix(y - h * 0.12)}L${fix(x - h * 0.25)} ${fix(y - h * 0.1)}L${fix(x - h * 0.1)} ${fix(y - h * 0.54)}L${fix(x - h * 0.18)} ${fix(y - h * 0.52)}Z`;
  scene.add(path(handPath(S, d, 0.8, 0.08, 3), NAVY));
};

/** The key block: its lines are gathered while the colours are laid, then printed over them, off register. */
class KeyBlock {
  private readonly lines: string[] = [];
  private readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  cut(S: Easel, d: string | Points, width: number, o: KeyLineOptions = {}): void {
    this.add(keyLine(S, typeof d === 'string' ? resample(pathPoints(d, 3), 16) : d, width, INK, o));
  }

  add(mark: string): void {
    this.lines.push(mark);
  }

  print(): void {
    const lines = group({ style: 'mix-blend-mode:multiply' }, this.lines.splice(0));
    this.scene.add(misregistered(1.3, -0.9, lines));
  }
}

function paint(): Scene {
  const scene = new Scene({ seed: 45, background: W });
  const key = new KeyBlock(scene);
  rays(scene, key);
  headland(scene, key);
  seaBehind(scene);
  wave(scene);
  waveFace(scene, key);
  backSlope(scene, key);
  crest(scene, key);
  spray(scene);
  resort(scene, key);
  skiers(scene, key);
  faceFish(scene, key);
  foregroundSea(scene, key);
  terrace(scene, key);
  waiter(scene, key);
  return scene;
}

/** Sky: paper, one bokashi from the top, sun, cloud bands. */
function rays(scene: Scene, key: KeyBlock): void {
  const S = scene.element('sky');
  scene.add(
    path('M-10 -10H810V900H-10Z', '#f6ecd2'),
    bokashi(S, [-30, -30, 860, 520], '#3f86ad', 0.95, 0, 4),
  );
  scene.add(
    path(
      handPath(
        S,
        'M150 166C186 164 214 192 213 226C212 262 184 288 149 287C114 286 88 258 89 224C90 192 116 168 150 166Z',
        1.2,
      ),
      '#f08a4b',
    ),
  );
  const cloud = (x: number, y: number, w: number, n: number, h = 22) => {
    const L: Point[] = [];
    for (let i = 0; i < n; i++) L.push([x + S.rng.range(-0.12, 0.2) * w, w * S.rng.range(0.5, 1)]);
    let d = '';
    L.forEach(([lx, lw], i) => {
      const y0 = y + i * h,
        hh = h / 2;
      d += `M${fix(lx)} ${fix(y0)}C${fix(lx - hh * 1.3)} ${fix(y0)} ${fix(lx - hh * 1.3)} ${fix(y0 + h)} ${fix(lx)} ${fix(y0 + h)}L${fix(lx + lw)} ${fix(y0 + h)}C${fix(lx + lw + hh * 1.3)} ${fix(y0 + h)} ${fix(lx + lw + hh * 1.3)} ${fix(y0)} ${fix(lx + lw)} ${fix(y0)}Z`;
    });
    return d;
  };
  scene.add(
    path(handPath(S, cloud(-60, 236, 300, 3), 1), '#fdf6e3'),
    path(handPath(S, cloud(90, 420, 190, 2, 16), 1), '#fdf6e3'),
    path(handPath(S, cloud(690, 470, 190, 3, 18), 1), '#fdf6e3'),
  );
  key.cut(S, 'M-10 302L210 302', 1.4);
  key.cut(S, 'M40 280L262 280', 1.4);
  key.cut(S, 'M86 452L250 452', 1.2);
  key.cut(S, 'M690 524L810 524', 1.2);
}

/** Far headland. */
function headland(scene: Scene, key: KeyBlock): void {
  const S = scene.element('far headland');
  scene.add(
    path(
      handPath(S, 'M560 800C620 770 660 776 700 752C740 740 780 752 820 742L820 860L560 860Z', 2),
      '#9dc3c9',
    ),
  );
  key.cut(S, 'M600 786C640 772 664 774 700 752C740 740 780 752 820 742', 1.4);
}

function seaBehind(scene: Scene): void {
  const S = scene.element('sea behind');
  scene.add(path('M-10 800H810V1210H-10Z', TUR));
  scene.add(path(handPath(S, 'M520 800L820 800L820 830C700 836 600 826 520 834Z', 2), PALE));
}

function wave(scene: Scene): void {
  const S = scene.element('the wave');
  const back =
    'M-20 872C70 868 150 826 226 742C300 660 352 540 396 402C424 312 452 232 512 172C560 126 636 104 700 140C748 168 772 226 758 282';
  scene.add(
    path(
      handPath(
        S,
        back +
          'C740 300 716 290 700 262C650 236 604 278 578 356C548 446 542 566 570 690C598 800 668 884 830 930L830 1060L-20 1060Z',
        1.5,
      ),
      W,
    ),
  );
}

/** Face: flat navy, then turquoise and paper tongues running up the hollow. */
function waveFace(scene: Scene, key: KeyBlock): void {
  const S = scene.element('face');
  scene.add(
    path(
      polygon(A.filter((_, i) => i % 4 === 0 && i > 8).concat(B.filter((_, i) => i % 4 === 0).reverse())),
      NAVY,
    ),
  );
  for (const [u, w, t0, t1, c] of [
    [0.1, 0.1, 0.05, 1, TUR],
    [0.3, 0.08, 0.05, 0.95, PALE],
    [0.3, 0.03, 0.16, 0.8, W],
    [0.5, 0.1, 0.1, 1, TUR],
    [0.5, 0.035, 0.3, 0.9, PALE],
    [0.7, 0.07, 0.06, 0.86, PALE],
    [0.88, 0.06, 0.2, 1, TUR],
  ] as const)
    scene.add(path(band(u - w / 2, u + w / 2, t0, t1), c));
  for (const u of [0.045, 0.155, 0.255, 0.35, 0.445, 0.56, 0.66, 0.745, 0.845, 0.925]) {
    const t0 = S.rng.range(0.03, 0.2),
      t1 = S.rng.range(0.75, 1),
      p: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = lerp(t0, t1, i / 12);
      p.push(facePt(u + 0.03 * Math.sin(t * 9 + u * 20), t));
    }
    key.cut(S, p, 2, { attack: 0.3, decay: 0.5, min: 0.15 });
  }
}

/** Back slope: paper snow, pale turquoise shade tongues following the fall line. */
function backSlope(scene: Scene, key: KeyBlock): void {
  const S = scene.element('back slope');
  const tongue = (u: number, w: number, t0: number, t1: number) => {
    const p: Point[] = [],
      q: Point[] = [];
    for (let i = 0; i <= 30; i++) {
      const s = i / 30,
        t = lerp(t0, t1, s),
        e = Math.sin(Math.PI * Math.min(1, s * 0.9 + 0.1)) ** 0.8,
        m = u + 0.03 * Math.sin(t * 11 + u * 14);
      p.push(sl(m - (w * e) / 2, t));
      q.push(sl(m + (w * e) / 2, t));
    }
    return smooth(p.concat(q.reverse()));
  };
  for (const [u, w, t0, t1] of [
    [0.86, 0.2, 0.02, 0.98],
    [0.62, 0.09, 0.1, 0.8],
    [0.4, 0.07, 0.02, 0.62],
    [0.22, 0.05, 0.3, 0.9],
    [0.12, 0.05, 0.05, 0.4],
  ] as const)
    scene.add(path(tongue(u, w, t0, t1), PALE));
  for (const [u, w, t0, t1] of [
    [0.93, 0.07, 0.02, 0.8],
    [0.63, 0.03, 0.02, 0.5],
  ] as const)
    scene.add(path(tongue(u, w, t0, t1), TUR));
  for (const [u, t0, t1] of [
    [0.76, 0.3, 0.9],
    [0.5, 0.05, 0.4],
    [0.3, 0.55, 0.8],
    [0.56, 0.62, 0.86],
  ] as const) {
    const p: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const t = lerp(t0, t1, i / 10);
      p.push(sl(u + 0.03 * Math.sin(t * 11 + u * 14), t));
    }
    key.cut(S, p, 1.5, { min: 0.1 });
  }
  key.cut(S, 'M-20 872C70 868 150 826 226 742C300 660 352 540 396 402C424 312 452 232 512 172', 4.4, {
    attack: 0.04,
    decay: 0.06,
    min: 0.6,
  });
  key.cut(S, hollow, 3.6, { attack: 0.06, decay: 0.2, min: 0.5 });
  key.cut(S, 'M470 250C456 330 448 400 446 470C440 600 452 720 486 820C516 900 560 960 640 1010', 2.6, {
    attack: 0.1,
    decay: 0.4,
    min: 0.3,
  });
}

/** Crest: claws first (fill + line together so each covers the one behind), then the snow cornice over their roots. */
function crest(scene: Scene, key: KeyBlock): void {
  const S = scene.element('crest');
  key.print();
  const claw = (x: number, y: number, a: number, s: number) => {
    const T = `translate(${x} ${y}) rotate(${a}) scale(${s})`,
      d =
        'M-22 -14C-8 -24 14 -24 27 -10C38 4 36 24 22 34C27 20 22 11 13 9C14 22 5 32 -7 32C0 23 0 14 -6 9C-10 18 -21 21 -28 14C-19 12 -20 2 -22 -14Z';
    scene.add(
      `<path d="${d}" fill="${W}" transform="${T}"/>`,
      misregistered(
        1.3,
        -0.9,
        `<path d="${d}M-8 -2C-4 2 -2 6 -2 14M10 -6C16 -2 20 4 20 16" fill="none" stroke="${INK}" stroke-width="${(2.6 / s).toFixed(1)}" stroke-linejoin="round" stroke-linecap="round" transform="${T}" filter="${edge(S, 2, 0.06, 3)}"/>`,
      ),
    );
  };
  for (const a of [
    [500, 250, 74, 0.5],
    [532, 256, 66, 0.6],
    [568, 262, 60, 0.72],
    [608, 262, 58, 0.82],
    [650, 262, 54, 0.94],
    [694, 272, 44, 1.08],
    [736, 286, 20, 1.34],
  ] as const)
    claw(a[0], a[1], a[2], a[3]);
  scene.add(
    path(
      handPath(
        S,
        'M466 258C474 226 492 196 514 174C560 128 636 106 698 142C736 164 760 206 758 262C754 284 736 286 722 268C706 262 690 256 676 252C650 240 622 242 596 246C566 246 540 240 516 240C496 240 482 246 468 252Z',
        1,
        0.03,
        5,
      ),
      W,
    ),
  );
  scene.add(
    path(
      handPath(
        S,
        'M508 226C560 200 640 190 700 218C722 230 738 250 744 272C716 246 690 238 660 236C620 230 560 230 508 226Z',
        1.2,
      ),
      PALE,
    ),
  );
  key.cut(S, 'M506 228C566 204 640 192 702 220C722 230 738 248 744 272', 1.6, { min: 0.2 });
  key.cut(S, 'M500 208C548 168 640 154 722 192', 1.5, { min: 0.1 });
  key.cut(S, 'M556 160C606 138 668 140 716 172', 1.5, { min: 0.1 });
  key.cut(S, 'M380 452C424 312 452 232 512 172C560 126 636 104 700 140C738 162 762 204 760 258', 4.4, {
    attack: 0.2,
    decay: 0.1,
    min: 0.4,
  });
}

/** Spray = snowflakes: dots thrown from the lip. */
function spray(scene: Scene): void {
  const S = scene.element('spray = snowflakes');
  for (let i = 0; i < 60; i++) {
    const x = S.rng.range(600, 800),
      y = S.rng.range(330, 560),
      d = Math.hypot(x - 730, y - 360);
    if (S.rng.f() < 1.1 - d / 190)
      scene.add(
        ellipse(x, y, S.rng.range(1.4, 4), S.rng.range(1.4, 4), W, `stroke="${INK}" stroke-width="1"`),
      );
  }
}

/** A chalet on the back slope, at t along it and u down it; three-quarter view, a gable and a long snowy roof; v picks proportions and windows. */
function chalet(
  scene: Scene,
  key: KeyBlock,
  S: Easel,
  t: number,
  s: number,
  u: number,
  a: number,
  f: number,
  v: number,
): void {
  const [x, y] = onB(t, u),
    q = nth([1, 0.86, 1.14], v % 3),
    T = `translate(${fix(x)} ${fix(y)}) rotate(${a}) scale(${fix(s * f * q)} ${s})`,
    L = nth([26, 44, 34], v % 3);
  const gable = 'M-25 4L-24 -20L1 -40L25 -22L26 4Z',
    side = `M25 -24L${25 + L} -27L${25 + L} 1L26 4Z`,
    eave =
      'M-36 -14C-24 -25 -10 -40 0 -53C12 -41 26 -29 37 -16C36 -10 32 -9 28 -13C18 -21 8 -32 0 -40C-8 -32 -18 -22 -28 -12C-32 -9 -36 -9 -36 -14Z',
    roof = `M0 -53L${L + 6} -56C${L + 16} -46 ${L + 28} -32 ${L + 38} -20C${L + 30} -15 ${L} -15 37 -16C26 -29 12 -41 0 -53Z`,
    wins =
      v % 2
        ? 'M-13 -14L-3 -15L-3 -4L-13 -3ZM7 -15L15 -14L15 4L7 4Z'
        : 'M-14 -15L-5 -15L-5 -5L-14 -5ZM6 -15L14 -15L14 -5L6 -5ZM-4 -30L4 -30L4 -22L-4 -22Z';
  scene.add(
    path(
      smooth([
        [x - 8 * s, y + 3],
        [x + 30 * s, y + 1],
        [x + (f > 0 ? L + 40 : 44) * s, y + 3],
        [x + (f > 0 ? L + 34 : 40) * s, y + 11],
        [x + 10 * s, y + 12],
      ]),
      PALE,
    ),
    group(
      { transform: T },
      path(side, '#5b4136'),
      path(gable, '#8a6247'),
      path(`M-25 -2L26 -2L26 3L-25 3Z`, ORA),
      path(wins, SAND),
      path(roof, v === 1 ? PALE : W),
      path(eave, W),
    ),
  );
  key.add(
    group(
      {
        transform: T,
        fill: 'none',
        stroke: INK,
        'stroke-width': 1.9,
        'stroke-linejoin': 'round',
        filter: edge(S, 2.4, 0.06, 5 + v),
      },
      `<path d="M${25 + L} -17L${25 + L} 1L26 4M-25 4L-24 -16M-25 4L26 4M26 4L25 -16${eave}${roof}${wins}M${30} -13L${22 + L} -14M12 -46L${L + 12} -48"/>`,
    ),
  );
  if (v !== 1)
    key.cut(
      S,
      [
        [x + 14 * f * s, y - 54 * s],
        [x + 18 * s, y - 74 * s],
        [x + 8 * s, y - 92 * s],
        [x + 20 * s, y - 112 * s],
      ],
      1.4,
      { min: 0.1 },
    );
}

function resort(scene: Scene, key: KeyBlock): void {
  const S = scene.element('ski lift');
  const cab = [0.1, 0.2, 0.3, 0.42, 0.54, 0.66, 0.78, 0.88, 0.95].map((t, i): Point => {
    const q = onB(t, 0);
    return [nth(q, 0) - 26 + t * 10, nth(q, 1) - 62 + t * 30 + Math.sin(i * 2) * 2];
  });
  key.cut(S, cab, 1.8, { min: 0.8 });
  key.cut(
    S,
    cab.map(([x, y]): Point => [x + 9, y + 5]),
    1.1,
    { min: 0.8 },
  );
  for (const [i, t] of trace('0,0.11 2,0.31 4,0.55 6,0.785 8,0.95')) {
    const c = nth(cab, i),
      b = onB(t, 0.03);
    key.cut(
      S,
      [
        [c[0] - 10, c[1] + 4],
        [c[0] + 4, c[1]],
        [c[0] + 18, c[1] - 2],
      ],
      3.4,
      { min: 0.7 },
    );
    key.cut(
      S,
      [
        [c[0] + 4, c[1]],
        [lerp(c[0] + 4, b[0], 0.3) - 1, lerp(c[1], b[1], 0.5)],
        [lerp(c[0] + 4, b[0], 0.55), nth(b, 1) + 3],
      ],
      3.2,
      { min: 0.8 },
    );
  }
  for (const t of [0.12, 0.3, 0.44, 0.58, 0.72, 0.86]) {
    const seat = along(resample(spline(cab, false, 10), 4), t);
    const c: Point = [seat.x, seat.y];
    scene.add(path(`M${fix(c[0] - 6)} ${fix(c[1] + 16)}l13 0l-1 10l-11 0Z`, ORA));
    key.cut(
      S,
      [
        [c[0], c[1]],
        [c[0] + 1, c[1] + 8],
        [c[0], c[1] + 16],
      ],
      1.5,
      { min: 0.9 },
    );
    key.cut(
      S,
      [
        [c[0] - 6, c[1] + 16],
        [c[0] - 5, c[1] + 26],
        [c[0] + 6, c[1] + 26],
        [c[0] + 7, c[1] + 16],
      ],
      1.3,
      { min: 0.8 },
    );
  }
  for (const a of [
    [0.1, 0.1, 34],
    [0.13, 0.2, 46],
    [0.33, 0.05, 40],
    [0.34, 0.16, 50],
    [0.36, 0.1, 32],
    [0.54, 0.12, 34],
    [0.56, 0.2, 42],
    [0.58, 0.14, 26],
    [0.05, 0.3, 40],
    [0.03, 0.22, 30],
    [0.75, 0.14, 24],
    [0.76, 0.22, 28],
  ] as const)
    tree(scene, S, a[0], a[1], a[2]);
  chalet(scene, key, S, 0.66, 0.5, 0.26, -4, 1, 1);
  chalet(scene, key, S, 0.455, 0.7, 0.2, -3, 1, 0);
  chalet(scene, key, S, 0.38, 0.8, 0.34, 2, -1, 1);
  chalet(scene, key, S, 0.26, 0.95, 0.14, -3, 1, 2);
  chalet(scene, key, S, 0.15, 0.86, 0.4, 1, 1, 0);
}

/** Skiers: tracks, then bodies. */
function skiers(scene: Scene, key: KeyBlock): void {
  const S = scene.element('skiers');
  const skier = (t: number, u: number, s: number, f = 1, c = ORA) => {
    const [x, y] = sl(u, t),
      p: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const q = sl(u + 0.05 * Math.sin(i * 1.1), Math.min(0.98, t + i * 0.016));
      p.push(q);
    }
    key.cut(S, p.reverse(), 1.2, { min: 0.4 });
    const T = `translate(${fix(x)} ${fix(y)}) scale(${s * f} ${s})`;
    const tuck = (t * 100) % 2 > 1;
    scene.add(
      group(
        { transform: T },
        tuck
          ? path('M-10 -4C-12 -12 -4 -17 5 -15C11 -13 10 -9 5 -8L10 -2L4 -1L-2 -5L-6 1L-11 0Z', c) +
              ellipse(10, -17, 3.8, 4, INK)
          : path('M-5 -6C-6 -14 -2 -20 4 -21C9 -19 8 -13 5 -9L9 -2L3 -1L0 -5L-4 0L-8 -1Z', c) +
              ellipse(6, -25, 4, 4.2, INK),
      ),
    );
    key.add(
      group(
        { transform: T, fill: 'none', stroke: INK, 'stroke-width': 1.7, 'stroke-linecap': 'round' },
        `<path d="${tuck ? 'M-18 3L15 1M-15 6L17 5M4 -10L-6 -9L-20 -14' : 'M-16 4L16 -2M-13 7L18 1M5 -16L14 -12L18 -2'}"/>`,
      ),
    );
  };
  skier(0.2, 0.7, 1.1, -1);
  skier(0.5, 0.66, 0.9, 1);
  skier(0.34, 0.76, 1, 1);
  skier(0.6, 0.6, 0.75, -1);
  skier(0.78, 0.5, 0.55, 1);
  skier(0.07, 0.22, 1.2, -1);
}

/** Fish looking out of the face. */
function faceFish(scene: Scene, key: KeyBlock): void {
  const S = scene.element('fish looking out of the face');
  const fish = (u: number, t: number, s: number, a: number) => {
    const [x, y] = facePt(u, t),
      T = `translate(${fix(x)} ${fix(y)}) rotate(${a}) scale(${s})`,
      d =
        'M-22 0C-12 -11 6 -12 18 -1C8 9 -10 10 -22 1C-27 6 -31 8 -35 8C-33 3 -33 -3 -36 -8C-31 -7 -26 -4 -22 0Z';
    scene.add(
      `<path d="${d}" fill="${PALE}" transform="${T}"/>`,
      `<circle cx="10" cy="-2.5" r="2" fill="${INK}" transform="${T}"/>`,
    );
    key.add(
      `<path d="${d}M4 -8C1 -3 1 3 4 7" fill="none" stroke="${INK}" stroke-width="1.8" transform="${T}" filter="${edge(S, 1.5, 0.06, 3)}"/>`,
    );
  };
  fish(0.4, 0.66, 0.9, 200);
  fish(0.62, 0.74, 0.8, 190);
  fish(0.42, 0.8, 0.75, 205);
  key.print();
}

/** Foreground sea: two rolling bands with foam lips. */
function foregroundSea(scene: Scene, key: KeyBlock): void {
  const S = scene.element('foreground sea');
  const roll = (y: number, c: Colour, amp: number, ph: number, foam: number) => {
    const p: Point[] = [];
    for (let x = -20; x <= 820; x += 20)
      p.push([x, y + Math.sin(x * 0.018 + ph) * amp + Math.sin(x * 0.041 + ph * 2) * amp * 0.4]);
    scene.add(path(smooth(p, false) + 'L820 1220L-20 1220Z', c));
    if (foam)
      scene.add(
        path(
          smooth(
            p.concat(
              p
                .slice()
                .reverse()
                .map(([x, yy], _i): Point => [x, yy + 9 + 6 * Math.sin(x * 0.11 + ph)]),
            ),
          ),
          W,
        ),
      );
    key.cut(S, p, 2.8, { attack: 0.05, decay: 0.05, min: 0.6 });
    if (foam)
      key.cut(
        S,
        p.map(([x, yy]): Point => [x, yy + 9 + 6 * Math.sin(x * 0.11 + ph)]),
        1.5,
        { min: 0.5 },
      );
    for (let i = 0; i < 9; i++) {
      const x = S.rng.range(0, 700),
        L = S.rng.range(50, 150),
        o = S.rng.range(26, 62);
      key.cut(
        S,
        [0, 0.33, 0.66, 1].map((t): Point => {
          const X = x + L * t;
          return [X, y + o + Math.sin(X * 0.018 + ph) * amp];
        }),
        1.6,
        { min: 0.1 },
      );
    }
  };
  roll(930, TUR, 12, 0.4, 1);
  roll(1010, NAVY, 14, 2.1, 1);
  for (const [x, y, L] of [
    [60, 1062, 120],
    [300, 1050, 160],
    [560, 1066, 140],
    [180, 1084, 110],
    [420, 1090, 150],
  ] as const)
    scene.add(
      path(
        smooth(
          ribbon(
            [
              [x, y],
              [x + L / 2, y - 7],
              [x + L, y + 2],
            ],
            (t) => 3.4 * Math.sin(Math.PI * t),
          ),
        ),
        TUR,
      ),
    );
}

/** Beach terrace. */
function terrace(scene: Scene, key: KeyBlock): void {
  const S = scene.element('beach terrace');
  const beach = 'M-20 1122C120 1100 260 1112 400 1124C540 1136 680 1112 820 1098L820 1220L-20 1220Z';
  scene.add(
    path(
      handPath(S, 'M-20 1108C120 1088 260 1098 400 1110C540 1122 680 1098 820 1084L820 1120L-20 1140Z', 2),
      W,
    ),
    path(handPath(S, beach, 2), SAND),
  );
  key.cut(S, 'M-20 1122C120 1100 260 1112 400 1124C540 1136 680 1112 820 1098', 2.4, { min: 0.6 });
  for (let i = 0; i < 46; i++)
    scene.add(ellipse(S.rng.range(0, 800), S.rng.range(1140, 1196), 1.4, 1, '#b9935c'));
}

/** Waiter with stopwatch, postcard rack with a drip. */
function waiter(scene: Scene, key: KeyBlock): void {
  scene.add(
    path('M660 1160L662 1120C664 1106 684 1106 687 1120L690 1160Z', INK),
    path('M667 1112L682 1112L680 1136L669 1136Z', W),
    ellipse(674, 1098, 8, 9, '#f0cfae'),
    path('M665 1097C664 1086 684 1085 684 1096C678 1092 671 1092 665 1097Z', INK),
    path('M664 1160l6 26l6 0l-1 -26ZM678 1160l2 26l6 0l2 -26Z', INK),
    path('M686 1118C694 1122 700 1116 706 1108L710 1112C704 1124 694 1132 686 1128Z', INK),
    ellipse(710, 1104, 6.5, 6.5, W, `stroke="${INK}" stroke-width="2"`),
    path('M709 1100h2v5h-2Z', ORA),
  );
  scene.add(
    path('M118 1184L121 1112L125 1112L128 1184Z', INK),
    ...trace('98,1112 124,1110 98,1136 124,1134 98,1160 124,1158').map(
      ([x, y], i) =>
        path(
          `M${x} ${y}l22 -1l0 17l-22 1Z`,
          nth([PALE, W, W, TUR, PALE, W], i),
          `stroke="${INK}" stroke-width="1.5"`,
        ) + path(`M${x + 3} ${y + 13}l6 -8l4 5l3 -3l4 6Z`, nth([NAVY, TUR, NAVY, W, NAVY, TUR], i)),
    ),
    path(
      'M110 1086C104 1094 104 1101 110 1102C117 1101 116 1094 110 1086Z',
      TUR,
      `stroke="${INK}" stroke-width="1.5"`,
    ),
  );
  key.print();
}

export default card({ finish: woodblock, grade: { seed: 6 }, paint });
