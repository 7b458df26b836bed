/** Sealed: the evening sky folds down like an envelope flap, and the sun is the wax seal that closes it on the sea. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, ribbon, wobble } from '../../../kit/shapes.ts';

const INK = '#1b2444';
const PARCHMENT = '#f2ddad';
const ROSE = '#eba58f';
const DUSK = '#7c9dbb';
const BLUE = '#3f6796';
const NAVY = '#274470';
const WAX = '#c23327';
const WAX2 = '#9c2320';
const FLAP =
  'M-30 -30H830V398C742 446 640 520 540 606C486 654 440 700 404 742C368 704 322 656 268 610C166 522 60 446 -30 398Z';

const keyOn = keyBlock(INK, { width: 2.4, step: 14, off: [1.2, -0.9] });

/** Long cloud bands with round ends, as printers stack them. */
function haze(
  S: Easel,
  x: number,
  y: number,
  widths: readonly (readonly [number, number])[],
  h: number,
  colour: string,
): string {
  const d = widths.map(([dx, w], i) => {
    const [x0, y0, r] = [x + dx, y + i * h, h / 2];
    return `M${x0} ${y0}C${x0 - r * 1.3} ${y0} ${x0 - r * 1.3} ${y0 + h} ${x0} ${y0 + h}L${x0 + w} ${y0 + h}C${x0 + w + r * 1.3} ${y0 + h} ${x0 + w + r * 1.3} ${y0} ${x0 + w} ${y0}Z`;
  });
  return path(handPath(S, d.join(''), 1.2, 0.02, 7), colour);
}

/** Swells from far to near: flat colours, each edged with foam and line. */
function sea(S: Easel): string {
  const K = keyOn(S);
  const marks: string[] = [path('M-30 380H830V1230H-30Z', DUSK)];
  const rows = 17;
  const tones = [DUSK, BLUE, DUSK, BLUE, NAVY];
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = 420 + t ** 1.35 * 740;
    const amp = 5 + t * 26;
    const long = 90 + t * 190;
    const phase = S.rng.range(0, 6);
    const crest = times(90, (k): Point => {
      const x = -40 + k * 10;
      const u = (x / long) * Math.PI * 2 + phase;
      // peaked crests, broad troughs
      const peak = Math.max(0, Math.sin(u)) ** 1.7 * 1.1 - 0.3 + 0.25 * Math.sin(u * 0.37 + i);
      return [x, y - peak * amp + S.noise.n2(x * 0.02, i) * amp * 0.3];
    });
    const foot: Points = [
      [840, y + 140],
      [-40, y + 140],
    ];
    const tone = i > rows - 4 ? ([BLUE, NAVY, NAVY][i - rows + 3] ?? NAVY) : (tones[i % 5] ?? DUSK);
    marks.push(path(polygon([...crest, ...foot]), tone));
    if (i > 4)
      marks.push(
        path(
          smooth(
            ribbon(
              crest.map(([x, py]): Point => [x, py + 2 + t * 4]),
              (q) => (1.4 + t * 4.2) * (0.55 + 0.5 * Math.sin(q * 44 + i)),
            ).filter((_, k) => k % 2 === 0),
          ),
          '#f3ecd8',
        ),
      );
    marks.push(
      K(
        crest.filter((_, k) => k % 3 === 0),
        1.3 + t * 2,
        { attack: 0.05, decay: 0.05, min: 0.5 },
      ),
    );
    // hanging lines under the crests
    if (i > 2)
      times(5 + (i % 3), () => {
        const k = S.rng.int(4, 82);
        const [x, py] = crest[k] ?? [0, 0];
        const l = 30 + t * 74;
        marks.push(
          K(
            [
              [x - l * 0.5, py + amp * 0.9 + 4],
              [x, py + amp * 0.75 + 3],
              [x + l * 0.5, py + amp * 1.05 + 5],
            ],
            1 + t * 0.9,
            { min: 0.1 },
          ),
        );
      });
  }
  return marks.join('');
}

/** The seal and its red road over the water. */
function reflection(S: Easel): string {
  return times(19, (i) => {
    const y = 862 + i * 17 + i * i * 0.25;
    const w = (74 - i * 1.1) * S.rng.range(0.35, 1);
    const x = 404 + S.rng.gauss(0, 10 + i);
    return path(
      smooth(
        wobble(
          [
            [x - w, y],
            [x - w * 0.4, y - 4],
            [x + w * 0.5, y - 3],
            [x + w, y + 1],
            [x + w * 0.3, y + 5],
            [x - w * 0.5, y + 4],
          ],
          S.noise,
          2,
        ),
      ),
      i % 3 ? WAX : ROSE,
      'opacity=".82"',
    );
  }).join('');
}

/** Under the lifted corner: the night that has been kept in the letter. */
function corner(S: Easel): string {
  const K = keyOn(S);
  const hole =
    'M604 552C640 506 668 462 706 428C746 398 790 386 830 380L830 476C790 490 740 504 700 518C660 528 630 538 604 552Z';
  const star = (x: number, y: number, r: number): string =>
    polygon(
      times(8, (i): Point => [
        x + Math.cos((i * Math.PI) / 4 + 0.2) * (i % 2 ? r * 0.35 : r),
        y + Math.sin((i * Math.PI) / 4 + 0.2) * (i % 2 ? r * 0.35 : r),
      ]),
    );
  return [
    path(handPath(S, hole, 1.5, 0.02, 6), '#1d2a55'),
    path(
      [
        star(740, 470, 9),
        star(776, 440, 6),
        star(706, 490, 6),
        star(802, 458, 7),
        star(764, 416, 4.5),
        star(680, 512, 4),
      ].join(''),
      '#f7edcf',
    ),
    K('M604 552C630 538 660 528 700 518C740 504 790 490 830 476', 2.4, { min: 0.4 }),
  ].join('');
}

function flap(S: Easel): string {
  const K = keyOn(S);
  const d = handPath(S, FLAP, 1.5, 0.01, 10);
  const clip = S.clip(d);
  return [
    // its shadow on the water
    path(handPath(S, FLAP, 3, 0.01, 10), NAVY, 'opacity=".45" transform="translate(3 26)"'),
    path(d, '#ffffff'),
    path(d, PARCHMENT),
    `<g clip-path="${clip}">`,
    bokashi(S, [-40, 250, 880, 560], ROSE, 0, 1, 3),
    // evening strata
    haze(S, 60, 300, trace('40,260 -120,320 30,200'), 20, '#f8ead0'),
    haze(S, 520, 352, trace('60,210 -40,290 120,200'), 18, '#f8ead0'),
    haze(S, 250, 470, trace('30,220 -40,330'), 17, '#f6cbb4'),
    haze(S, 470, 120, trace('0,240 90,300 -30,160'), 24, '#f9efd8'),
    haze(S, 330, 560, [[10, 150]], 14, '#f6cbb4'),
    '</g>',
    K('M80 360L250 360', 1.3),
    K('M20 340L330 340', 1.3),
    K('M480 388L760 388', 1.2),
    K('M230 504L520 504', 1.3),
    K('M470 144L720 144', 1.2),
    K('M330 574L486 574', 1.1),
    // the gum line along the edge, and the fold where the sky is hinged
    K(
      'M-30 376C60 424 160 496 262 584C318 634 366 682 404 720C440 680 486 632 540 584C600 534 650 492 690 460',
      1.3,
      { min: 0.25 },
    ),
    K(FLAP.replace('M-30 -30H830V398', 'M830 398').replace('Z', ''), 4.2, {
      attack: 0.04,
      decay: 0.04,
      min: 0.6,
    }),
    K('M-30 30C180 24 560 26 830 32', 1.3, { min: 0.3 }),
  ].join('');
}

/** The corner of the flap that has not been stuck down. */
function lifted(S: Easel): string {
  const K = keyOn(S);
  const curl =
    'M606 550C640 506 668 462 706 428C746 398 790 386 830 380L830 346C784 348 730 364 690 396C652 430 620 490 606 550Z';
  return [
    path(handPath(S, curl, 1.2, 0.02, 6), '#fbf2dc'),
    path(
      handPath(
        S,
        'M606 550C640 506 668 462 706 428C746 398 790 386 830 380L830 370C784 376 740 388 700 418C662 450 634 500 606 550Z',
        1,
        0.02,
        6,
      ),
      '#d9b98a',
    ),
    K('M606 550C620 490 652 430 690 396C730 364 784 348 830 346', 3, { min: 0.4 }),
    K('M606 550C640 506 668 462 706 428C746 398 790 386 830 380', 2.4, { min: 0.4 }),
  ].join('');
}

function seal(S: Easel): string {
  const K = keyOn(S);
  const [x, y] = [404, 716];
  const wax = wobble(blob(x, y, 132, 126, S.noise, 0.14, 1.5, 70), S.noise, 8, 0.02);
  const drip = 'M486 806C500 824 504 850 494 868C482 876 470 866 470 850C470 836 466 826 458 816Z';
  const inner = wobble(blob(x, y, 96, 92, S.noise, 0.03, 1, 60), S.noise, 2);
  // a swallow pressed into the wax
  const bird =
    'M84 -14C66 -22 48 -20 36 -12C16 -34 -16 -56 -62 -66C-38 -46 -22 -28 -12 -8C-34 -4 -58 -4 -88 -14C-70 4 -52 14 -34 18C-50 26 -64 38 -76 54C-50 46 -26 36 -6 22C-8 40 -18 56 -34 72C2 62 28 42 40 14C56 10 66 0 70 -6C76 -6 82 -10 84 -14Z';
  return [
    path(smooth(wax), NAVY, 'opacity=".4" transform="translate(4 12)"'),
    path(smooth(wax) + handPath(S, drip, 1, 0.04, 5), WAX),
    path(
      handPath(
        S,
        `M${x - 118} ${y + 30}C${x - 96} ${y + 92} ${x - 40} ${y + 118} ${x + 10} ${y + 116}C${x + 70} ${y + 112} ${x + 112} ${y + 70} ${x + 122} ${y + 20}C${x + 112} ${y + 60} ${x + 60} ${y + 96} ${x + 6} ${y + 98}C${x - 50} ${y + 98} ${x - 96} ${y + 66} ${x - 118} ${y + 30}Z`,
        2,
        0.03,
        6,
      ),
      WAX2,
    ),
    path(smooth(inner), '#d8492f'),
    moved({ x: x + 4, y: y + 4, s: 0.98, r: -14 }, path(handPath(S, bird, 1, 0.04, 5), WAX2)),
    moved({ x: x + 1, y, s: 0.98, r: -14 }, path(handPath(S, bird, 1, 0.04, 5), '#e8714c')),
    path(
      handPath(
        S,
        `M${x - 96} ${y - 62}C${x - 70} ${y - 98} ${x - 30} ${y - 114} ${x + 6} ${y - 114}C${x - 30} ${y - 106} ${x - 66} ${y - 86} ${x - 96} ${y - 62}Z`,
        1,
        0.03,
        5,
      ),
      '#f0a184',
    ),
    K(
      [...wax, wax[0] ?? [0, 0]].filter((_, i) => i % 3 === 0),
      4,
      { attack: 0.02, decay: 0.02, min: 0.6 },
    ),
    K(drip.replace('Z', ''), 2.6, { min: 0.4 }),
    K(
      [...inner, inner[0] ?? [0, 0]].filter((_, i) => i % 3 === 0),
      2,
      { attack: 0.02, decay: 0.02, min: 0.3 },
    ),
  ].join('');
}

/** A rower from behind, and the unanswered post. */
function boat(S: Easel): string {
  const K = keyOn(S);
  const at = (d: string): string => handPath(S, d, 1, 0.03, 5);
  const letter = (x: number, y: number, r: number, s = 1): string =>
    moved(
      { x, y, r, s },
      path('M-24 -15L24 -16L25 15L-24 16Z', '#fbf5e6'),
      path('M-24 -15L1 5L24 -16', 'none', `stroke="${INK}" stroke-width="1.600"`),
      path(
        'M-24 -15L24 -16L25 15L-24 16Z',
        'none',
        `stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"`,
      ),
      path(smooth(blob(1, 3, 4.6, 4.4, S.noise, 0.1, 1, 12)), WAX),
    );
  return (
    moved(
      { x: 190, y: 1050, s: 1.16 },
      // oars
      path(
        at('M-60 -18L-176 34L-172 42L-56 -8ZM-176 34C-196 38 -212 48 -218 58C-206 62 -186 56 -172 42Z'),
        '#b98a5c',
      ),
      path(at('M64 -18L180 26L177 34L60 -8ZM180 26C200 28 218 38 224 48C212 54 192 48 177 34Z'), '#b98a5c'),
      K('M-60 -18L-176 34C-196 38 -212 48 -218 58C-206 62 -186 56 -172 42L-56 -8', 2),
      K('M64 -18L180 26C200 28 218 38 224 48C212 54 192 48 177 34L60 -8', 2),
      // hull from behind and above
      path(at('M-104 -6C-90 36 -60 66 0 70C60 66 92 34 104 -8C70 8 -70 10 -104 -6Z'), '#7a4c34'),
      path(at('M-104 -6C-80 -26 80 -28 104 -8C70 12 -70 14 -104 -6Z'), '#5a3526'),
      path(at('M-98 12C-80 48 -50 62 0 64C50 62 82 42 98 10C70 32 -70 36 -98 12Z'), '#9a6542'),
      letter(-66, -14, -18),
      letter(-40, -26, 14),
      letter(62, -16, 20),
      letter(38, -30, -10),
      letter(-58, -40, 30, 0.92),
      letter(66, -40, -28, 0.9),
      letter(-30, -50, -12, 0.86),
      letter(28, -54, 8, 0.86),
      // rower
      path(
        at('M-30 -6C-36 -46 -28 -82 -12 -92C0 -98 12 -96 20 -90C34 -78 38 -44 32 -4C12 4 -12 4 -30 -6Z'),
        NAVY,
      ),
      path(
        at(
          'M-26 -70C-46 -58 -60 -36 -64 -16L-52 -10C-46 -30 -36 -44 -24 -50ZM28 -72C46 -58 58 -38 66 -16L54 -10C48 -28 38 -44 26 -50Z',
        ),
        BLUE,
      ),
      path(at('M-10 -92C-14 -108 -8 -120 4 -120C16 -120 22 -108 18 -92C8 -86 -2 -86 -10 -92Z'), '#6a4030'),
      path(
        at('M-40 -104C-22 -114 -12 -134 4 -136C20 -134 30 -114 48 -104C20 -94 -14 -94 -40 -104Z'),
        PARCHMENT,
      ),
      K('M-30 -6C-36 -46 -28 -82 -12 -92M-12 -92C0 -98 12 -96 20 -90', 2.2),
      K('M20 -90C34 -78 38 -44 32 -4', 2.2),
      K('M-40 -104C-22 -114 -12 -134 4 -136C20 -134 30 -114 48 -104C20 -94 -14 -94 -40 -104', 2.4),
      K('M-64 -16C-60 -36 -46 -58 -26 -70', 2),
      K('M66 -16C58 -38 46 -58 28 -72', 2),
      letter(-24, 2, 6, 0.9),
      letter(30, 0, -8, 0.9),
      letter(2, 6, -3, 0.84),
      K('M-104 -6C-90 36 -60 66 0 70C60 66 92 34 104 -8', 3.4, { min: 0.5 }),
      K('M-104 -6C-70 10 70 8 104 -8', 2.2),
      K('M-98 12C-70 36 70 32 98 10', 1.8),
      // wake
      path(
        at('M-120 62C-80 84 -40 90 0 90C50 90 90 82 122 58C104 98 60 108 0 108C-60 108 -104 98 -120 62Z'),
        '#f3ecd8',
        'opacity=".55"',
      ),
    ) +
    [
      [356, 1116, 24],
      [430, 1150, -30],
      [82, 1176, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => letter(x, y, r, 0.86))
      .join('')
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 21, background: '#ffffff' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(
    sea(el('sea')),
    flap(el('flap')),
    corner(el('corner')),
    lifted(el('lifted')),
    reflection(el('reflection')),
    seal(el('seal')),
    boat(el('boat')),
  );
  // migrating birds have cancelled the sky: a ring and three waves, like a postmark
  const P = el('postmark');
  const PK = keyOn(P);
  const bird = (x: number, y: number, k: number): string =>
    PK(
      [
        [x - 13 * k, y - 3 * k],
        [x - 6 * k, y - 7 * k],
        [x, y],
        [x + 6 * k, y - 7.5 * k],
        [x + 14 * k, y - 4 * k],
      ],
      2 * k,
      { min: 0.35 },
    );
  scene.add(
    times(17, (i) =>
      bird(
        166 + Math.cos(i * 0.37) * 86 + P.rng.gauss(0, 3),
        166 + Math.sin(i * 0.37) * 80 + P.rng.gauss(0, 3),
        P.rng.range(0.9, 1.1),
      ),
    ),
    times(21, (i) => {
      const [row, k] = [i % 3, Math.floor(i / 3)];
      return bird(282 + k * 27 + P.rng.gauss(0, 2), 132 + row * 34 + Math.sin(k * 1.25) * 9, 0.8 - k * 0.03);
    }),
  );
  // gulls, posted late
  const S = el('gulls');
  const K = keyOn(S);
  scene.add(
    ...[
      [640, 640, 1],
      [690, 676, 0.8],
      [120, 600, 0.9],
    ].map(([x = 0, y = 0, s = 1]) =>
      K(
        [
          [x - 26 * s, y - 4 * s],
          [x - 12 * s, y - 12 * s],
          [x, y],
          [x + 12 * s, y - 13 * s],
          [x + 28 * s, y - 6 * s],
        ],
        2.8 * s,
        { min: 0.3 },
      ),
    ),
  );
  return scene;
}

export default card({ finish: woodblock, grade: { seed: 21, knot: [220, 240] }, paint });
