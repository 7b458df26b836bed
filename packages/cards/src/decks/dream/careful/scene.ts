/** Careful: a cactus has put a cork on every spine and holds a red balloon dog asleep in its arms. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { leaf } from '../../../kit/brush.ts';
import { polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, ribbon, tube, wobble, type Tube } from '../../../kit/shapes.ts';

const SHADE = '#4a2434';
/** Low afternoon sun from the right. */
const lit = (k = 1): SheetOptions => ({ dx: -5.5 * k, dy: 3 * k, shadow: SHADE, shadowOpacity: 0.36 });
const SAGE = { body: '#6d966f', light: '#9cbf8b', pale: '#c3d8a6', dark: '#4b7359', deep: '#375a4a' };

function desert(S: Easel): string {
  const layer = (d: string, colour: string, o: SheetOptions = {}): string =>
    sheet(S, handPath(S, d, 9, 0.01, 12), colour, {
      dx: -2,
      dy: -4,
      lift: 0.8,
      shadow: '#8a4a3c',
      shadowOpacity: 0.26,
      ...o,
    });
  const cloud = (d: string, colour: string): string =>
    sheet(S, handPath(S, d, 3, 0.02, 8), colour, {
      ...lit(0.6),
      dy: 5,
      shadow: '#a8604c',
      shadowOpacity: 0.24,
    });
  const sun = (r: number, c: string): string =>
    sheet(S, smooth(wobble(blob(706, 640, r, r, S.noise, 0.04, 1.2, 60), S.noise, r * 0.06)), c, {
      lift: 0.6,
      dx: -2,
      dy: 1,
      shadow: '#c87a50',
      shadowOpacity: 0.22,
      small: 0.1,
    });
  return [
    path('M0 0H800V1200H0Z', '#f6cfa8'),
    layer('M-60 -60H860V470C700 510 560 450 400 490C240 530 80 470 -60 510Z', '#f3bd9d', { dy: 4 }),
    layer('M-60 -60H860V250C720 300 560 230 400 270C220 310 80 250 -60 290Z', '#e8a48f', { dy: 4 }),
    layer('M-60 -60H860V84C720 130 560 70 400 96C220 130 80 70 -60 110Z', '#d58c86', { dy: 4 }),
    sun(240, '#fadbb2'),
    sun(150, '#fde8c4'),
    sun(82, '#fff6dc'),
    cloud(
      'M-40 200C20 168 70 196 96 188C120 156 200 158 216 190C250 178 286 196 290 214C200 226 60 228 -40 220Z',
      '#fbe3cb',
    ),
    cloud(
      'M560 140C590 120 630 128 644 138C670 104 740 108 756 140C790 130 840 140 860 156L860 166C760 172 640 166 560 158Z',
      '#fbe3cb',
    ),
    layer(
      'M-60 850L20 806L60 812L86 760L170 752L188 800L240 820L300 850L420 846L520 824L560 800L640 792L660 826L760 838L860 820V1260H-60Z',
      '#cf8f76',
    ),
    layer('M-60 900C80 862 220 880 340 896C500 870 660 868 860 892V1260H-60Z', '#e3ae7c'),
    layer('M-60 966C120 930 280 960 420 960C580 930 720 944 860 950V1260H-60Z', '#efc990'),
  ].join('');
}

/** The shadow it throws across the sand, arms and all. */
function cast(S: Easel): string {
  return path(
    handPath(
      S,
      'M470 1122C360 1128 200 1090 60 1062C-10 1050 -60 1056 -60 1030C0 1012 80 1036 130 1030C150 1000 240 1010 250 1040C330 1062 420 1072 480 1082Z',
      4,
      0.02,
      8,
    ),
    '#b97d5c',
    'opacity=".55"',
  );
}

const round =
  (w: number, cap: number): ((t: number) => number) =>
  (t) =>
    w * Math.sqrt(Math.max(0, 1 - Math.max(0, (t - (1 - cap)) / cap) ** 2));

/** A limb of cactus: base, ribs turned to the light, pleats in shade. */
function limb(S: Easel, body: Tube, ribs: number, lift: number): string {
  const rib = (a0: number, a1: number, t0: number, t1: number): string => {
    const edge = (a: number): Point[] => times(50, (i) => body.at(t0 + ((t1 - t0) * i) / 49, a));
    return polygon(wobble(edge(a0).concat(edge(a1).reverse()), S.noise, 2, 0.03));
  };
  const step = 2 / ribs;
  const list = times(ribs, (i) => -1 + i * step);
  const end = 0.985;
  const small: SheetOptions = { ...lit(0.35), lift: 0.35, small: 0.1, rim: 0.35, shadow: '#1f3a34' };
  // the light is on the right of the card; which side of the spine that is, the limb tells
  const facing = body.at(0.5, 1)[0] > body.at(0.5, -1)[0] ? 1 : -1;
  const tone = (u: number): string =>
    [SAGE.deep, SAGE.dark, SAGE.body, SAGE.light, SAGE.pale][
      Math.max(0, Math.min(4, Math.round((u * facing + 1) * 2)))
    ] ?? SAGE.body;
  return [
    sheet(S, smooth(wobble(body.outline, S.noise, 3, 0.02)), SAGE.deep, { ...lit(1.5), lift }),
    ...list.map((a) => sheet(S, rib(a + step * 0.1, a + step * 0.93, 0.015, end), tone(a + step / 2), small)),
    sheet(
      S,
      list.map((a) => rib(a + step * 0.58, a + step * 0.82, 0.03, end - 0.03)),
      SAGE.light,
      { lift: 0.12, small: 0.1, rim: 0, shadowOpacity: 0 },
    ).replace(/fill="#9cbf8b"/g, 'fill="#ffffff" opacity=".13"'),
  ].join('');
}

/** Corks seen end-on, in pairs up the ribs, and in profile along both edges. */
function corks(
  S: Easel,
  body: Tube,
  ribs: number,
  n: number,
  skip: (t: number, a: number) => boolean = () => false,
): string {
  const rng = S.rng.fork();
  const [ends, rings, sides, bands, spines]: [string[], string[], string[], string[], string[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  const step = 2 / ribs;
  for (let r = 0; r < ribs; r++)
    for (let i = 0; i < n; i++) {
      const a = -1 + (r + 0.5) * step;
      const t = 0.05 + ((i + (r % 2) * 0.5 + rng.range(-0.12, 0.12)) / n) * 0.92;
      if (Math.abs(a) > 0.86 || t > 0.95 || skip(t, a)) continue;
      const [x, y] = body.at(t, a);
      const k = 1 - Math.abs(a) * 0.25;
      const size = rng.range(7.4, 9);
      ends.push(smooth(blob(x, y, size * k, size, S.noise, 0.08, 1, 16)));
      rings.push(smooth(blob(x + 0.8, y - 0.6, size * k * 0.56, size * 0.56, S.noise, 0.2, 1, 12)));
    }
  for (const edge of [-1, 1])
    for (let i = 0; i < n * 1.15; i++) {
      const t = 0.05 + ((i + rng.range(-0.15, 0.15)) / (n * 1.15)) * 0.94;
      if (t > 0.985 || skip(t, edge)) continue;
      const [x, y] = body.at(t, edge);
      const [ix, iy] = body.at(t, edge * 0.7);
      const back = body.at(Math.max(0, t - 0.02), edge * 0.4);
      const a = Math.atan2(y - iy + (iy - back[1]) * 0.08, x - ix) + rng.gauss(0, 0.12);
      const at = (u: number, v: number): Point => [
        x + Math.cos(a) * u - Math.sin(a) * v,
        y + Math.sin(a) * u + Math.cos(a) * v,
      ];
      spines.push(polygon(ribbon([at(-3, 0), at(12, 0)], () => 1.2)));
      sides.push(
        polygon(
          wobble(
            [at(7, -5), at(14, -5.6), at(24, -6.8), at(25, 0), at(24, 6.8), at(14, 5.6), at(7, 5)],
            S.noise,
            0.8,
          ),
        ),
      );
      bands.push(polygon([at(21, -6.6), at(24.5, -6.8), at(24.8, 6.8), at(21, 6.6)]));
    }
  const o: SheetOptions = { ...lit(0.6), lift: 0.6, small: 0.06, rough: 1 };
  return (
    sheet(S, spines, '#f4ead0', { ...o, lift: 0.2 }) +
    sheet(S, [...sides, ...ends], '#c99a63', o) +
    sheet(S, bands, '#e2bd8a', { ...o, lift: 0.1 }) +
    sheet(S, rings, '#e2bd8a', { ...o, lift: 0.12, rim: 0.1, shadowOpacity: 0.2 })
  );
}

const RED = { base: '#d8322f', dark: '#a81f2a', light: '#ee5f4d', gloss: '#ffd9cc' };

/** One bubble of the balloon: full in the middle, pinched at both twists. */
function bubble(S: Easel, points: Points, w: number, lift = 0.7): string {
  const line = resample(spline(points, false, 10), 3);
  const fat = (t: number): number =>
    w * Math.max(0.16, Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.94 + 0.03))) ** 0.42);
  const shift = (dx: number, dy: number, k: number, t0: number, t1: number): string =>
    smooth(
      ribbon(
        line
          .slice(Math.floor(line.length * t0), Math.ceil(line.length * t1))
          .map(([x, y]): Point => [x + dx * w, y + dy * w]),
        (t) => w * k * Math.sin(Math.PI * t) ** 0.7 + 0.3,
      ),
    );
  const o: SheetOptions = {
    ...lit(0.8),
    lift,
    small: 0.3,
    rough: 1.2,
    shadow: '#3a0f1c',
    shadowOpacity: 0.42,
  };
  return (
    sheet(S, smooth(ribbon(line, fat)), RED.base, o) +
    sheet(S, shift(-0.34, 0.36, 0.34, 0.1, 0.92), RED.dark, { ...o, lift: 0.05, rim: 0, shadowOpacity: 0 }) +
    sheet(S, shift(0.26, -0.36, 0.26, 0.12, 0.88), RED.light, {
      ...o,
      lift: 0.05,
      rim: 0,
      shadowOpacity: 0,
    }) +
    sheet(S, shift(0.38, -0.5, 0.1, 0.28, 0.6), RED.gloss, { ...o, lift: 0.05, rim: 0, shadowOpacity: 0 })
  );
}

/** The dog, asleep on its side: head on the left arm, legs let go. */
function dog(S: Easel): string {
  return [
    bubble(S, trace('556,664 606,612 626,556 610,508'), 19, 0.8), // tail
    bubble(S, trace('530,700 580,730 612,770 620,810'), 27, 0.7), // far hind
    bubble(S, trace('340,710 352,760 344,806 322,840'), 26, 0.7), // far fore
    bubble(S, trace('306,700 380,672 476,668 552,700'), 66, 1), // body
    bubble(S, trace('318,690 290,664 268,652 250,656'), 27, 0.8), // neck
    bubble(S, trace('262,640 286,604 318,590 344,600'), 21, 0.8), // far ear, flopped back
    bubble(S, trace('250,654 212,678 172,704 136,712'), 33, 1), // muzzle, resting
    bubble(S, trace('250,646 238,604 248,566 276,548'), 22, 0.9), // near ear
  ].join('');
}

function bottles(S: Easel): string {
  const B =
    'M-17 0C-20 -20 -20 -52 -16 -62C-12 -72 -7 -76 -7 -86L-7 -110L7 -110L7 -86C7 -76 12 -72 16 -62C20 -52 20 -20 17 0C10 4 -10 4 -17 0Z';
  const bottle = (x: number, y: number, r: number, s: number, c: string, hi: string): string =>
    sheet(S, moved({ x, y, r, s }, path(handPath(S, B, 0.8, 0.05, 4), c)), c, { ...lit(0.8), small: 0.4 }) +
    sheet(
      S,
      moved(
        { x, y, r, s },
        path(
          handPath(
            S,
            'M8 -8C11 -26 11 -46 8 -58C6 -64 3 -70 2 -76L5 -76C7 -68 12 -64 13 -56C15 -44 14 -22 12 -8ZM-9 -100h18v6h-18Z',
            0.4,
            0.05,
            4,
          ),
          hi,
        ),
      ),
      hi,
      { lift: 0.1, small: 0.4, rim: 0, shadowOpacity: 0 },
    );
  return [
    bottle(70, 1130, -8, 0.92, '#3f6a58', '#8fbf9a'),
    bottle(118, 1126, 6, 1.02, '#5a7f84', '#a8cdd0'),
    bottle(182, 1160, 84, 0.9, '#3f6a58', '#8fbf9a'),
    bottle(44, 1172, 62, 0.95, '#8a5a3c', '#d9a878'),
    bottle(150, 1178, 104, 1, '#5a7f84', '#a8cdd0'),
    bottle(92, 1184, 78, 0.94, '#6d8a4c', '#b8cf8a'),
    // corkscrew
    sheet(
      S,
      [
        polygon(
          ribbon(
            times(40, (i): Point => [232 + i * 1.5, 1176 + Math.sin(i * 0.75) * 5 - i * 0.2]),
            () => 1.8,
          ),
        ),
        polygon(ribbon(trace('292,1168 312,1166'), () => 2.4)),
      ],
      '#8f8a90',
      { ...lit(0.4), small: 0.3 },
    ),
    sheet(
      S,
      handPath(
        S,
        'M308 1146C316 1144 320 1150 318 1166C318 1180 314 1188 306 1188C302 1176 302 1156 308 1146Z',
        0.6,
        0.05,
        4,
      ),
      '#7a4a30',
      { ...lit(0.5), small: 0.4 },
    ),
  ].join('');
}

/** Other balloons, keeping behind the rock. */
function shy(S: Easel): string {
  const bal = (x: number, y: number, r: number, c: string, hi: string): string =>
    sheet(S, smooth(wobble([...blob(x, y, r, r * 1.18, S.noise, 0.03, 1, 30)], S.noise, 1)), c, {
      ...lit(0.6),
      small: 0.3,
    }) +
    sheet(S, smooth(blob(x + r * 0.36, y - r * 0.4, r * 0.2, r * 0.34, S.noise, 0.1, 1, 14, 0.5)), hi, {
      lift: 0.05,
      small: 0.3,
      rim: 0,
      shadowOpacity: 0,
    });
  const rock = (d: string, c: string, k: number): string =>
    sheet(S, handPath(S, d, 3, 0.03, 6), c, { ...lit(k), small: 0.3 });
  return [
    bal(704, 918, 27, '#f0d9c0', '#fffaf0'),
    bal(748, 900, 31, '#8fb3b0', '#e2f0ea'),
    bal(664, 944, 22, '#e6a878', '#fde3c8'),
    rock(
      'M620 1040C622 990 648 958 684 962C706 930 752 934 772 962C806 966 850 990 860 1050L860 1070L620 1066Z',
      '#b5775e',
      1,
    ),
    rock(
      'M684 962C706 930 752 934 772 962C760 990 740 1010 748 1040C720 1010 690 1000 684 962Z',
      '#d39a7a',
      0.3,
    ),
    rock('M772 962C806 966 850 990 860 1050L860 1060C820 1040 790 1010 772 962Z', '#e3b08c', 0.3),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 71, background: '#f6cfa8' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(desert(el('desert')), cast(el('cast')), shy(el('shy')));
  const far = el('far cacti');
  scene.add(
    sheet(
      far,
      [
        'M92 900C88 860 90 820 98 806C106 802 112 808 112 818L112 850C120 850 124 844 124 832C126 826 134 826 136 834C136 852 128 864 112 866L112 902Z',
        'M580 884C578 860 578 846 584 838C590 836 594 840 594 848L594 884Z',
      ].map((d) => handPath(far, d, 1, 0.05, 4)),
      '#8a8466',
      { ...lit(0.5), small: 0.2 },
    ),
  );
  const trunkAt = tube(
    trace('430,1150 424,960 412,760 392,560 372,400 352,262'),
    round(118, 0.16),
    round(118, 0.16),
  );
  const trunk = el('trunk');
  const bare = (t: number, a: number): boolean => a === -1 && t > 0.83 && t < 0.9;
  // arms: once whole behind trunk and dog, then their lower halves again in front
  const right = tube(
    trace('470,640 600,640 676,700 676,800 600,862 480,880 388,872'),
    round(58, 0.12),
    round(58, 0.12),
  );
  const left = tube(
    trace('360,560 214,556 112,612 82,722 124,812 226,846 330,822'),
    round(55, 0.12),
    round(55, 0.12),
  );
  const arms = el('arms');
  const rightArm =
    limb(arms, right, 5, 1.6) + corks(arms, right, 5, 15, (t, a) => a === 1 && t > 0.22 && t < 0.74);
  const leftArm =
    limb(arms, left, 5, 1.6) + corks(arms, left, 5, 15, (t, a) => a === -1 && t > 0.2 && t < 0.76);
  scene.add(rightArm, leftArm);
  scene.add(limb(trunk, trunkAt, 7, 1.8), corks(trunk, trunkAt, 7, 17, bare));
  // the one spine still waiting for its cork
  const spine = el('bare spine');
  const [cx, cy] = trunkAt.at(0.865, -1);
  scene.add(
    sheet(
      spine,
      polygon(
        ribbon(
          [
            [cx, cy],
            [cx - 40, cy - 14],
          ],
          (t) => 2.6 * (1 - t) + 0.2,
        ),
      ),
      '#fff6dc',
      { ...lit(0.6), small: 0.5 },
    ),
  );
  // a flower on its head
  const bloom = el('bloom');
  const petal = (x: number, y: number, n: number, l: number, c: string): string =>
    sheet(
      bloom,
      times(n, (i) =>
        leaf(x, y, -1.57 + (i - (n - 1) / 2) * 0.42, l * (1 - Math.abs(i - (n - 1) / 2) * 0.08), l * 0.22),
      ),
      c,
      { ...lit(0.5), small: 0.3 },
    );
  scene.add(
    petal(330, 262, 7, 62, '#f7ead2'),
    petal(332, 266, 5, 42, '#f2cfa0'),
    petal(333, 268, 3, 26, '#e2a65a'),
  );
  scene.add(dog(el('dog')));
  const front = arms.clip('M-60 764H860V1260H-60Z');
  scene.add(`<g clip-path="${front}">${rightArm}${leftArm}</g>`);
  const limbs = el('limbs');
  scene.add(
    bubble(limbs, trace('536,706 560,760 566,814 552,862'), 29, 1),
    bubble(limbs, trace('318,706 296,762 262,806 226,828'), 27, 1),
  );
  scene.add(
    // chin laid on the arm
    bubble(el('chin'), trace('250,654 212,684 172,716 138,726'), 33, 1),
    sheet(
      el('nose'),
      handPath(
        el('nose'),
        'M140 716C126 710 112 714 110 724C112 734 124 738 140 736C136 728 136 722 140 716Z',
        0.6,
        0.06,
        3,
      ),
      RED.dark,
      { ...lit(0.5), small: 0.4 },
    ),
    // a closed eye, drawn with a pen as balloon men do
    path(
      handPath(el('eye'), 'M222 668C226 676 236 678 242 672C238 682 226 682 222 668Z', 0.3, 0.06, 3),
      '#4a0f18',
    ),
  );
  const fore = el('fore sand');
  scene.add(
    sheet(
      fore,
      handPath(
        fore,
        'M-60 1120C80 1098 240 1108 380 1132C520 1146 680 1110 860 1096V1260H-60Z',
        5,
        0.015,
        10,
      ),
      '#f7dcae',
      { dx: -2, dy: -4, lift: 0.9, shadow: '#8a4a3c', shadowOpacity: 0.3 },
    ),
    bottles(el('bottles')),
    sheet(
      fore,
      [0, 1, 2].map((i) =>
        handPath(
          fore,
          `M${430 + i * 90} ${1164 + i * 9}C${480 + i * 90} ${1156 + i * 9} ${560 + i * 80} ${1158 + i * 9} ${620 + i * 70} ${1166 + i * 9}C${560 + i * 80} ${1163 + i * 9} ${480 + i * 90} ${1162 + i * 9} ${430 + i * 90} ${1164 + i * 9}Z`,
          1,
        ),
      ),
      '#e3ba86',
      { lift: 0.15, small: 0.2, rim: 0 },
    ),
  );
  return scene;
}

export default card({ finish: cutpaper, grade: { seed: 71, light: [0.85, -0.45] }, paint });
