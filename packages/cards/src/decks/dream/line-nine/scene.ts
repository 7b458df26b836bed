/** D53: an eraser big as a tram rolls down a pencil-drawn street leaving blank paper, and people go on drinking coffee. */
import { card } from '../../../finishes/finish.ts';
import { hatch, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { leaf } from '../../../kit/brush.ts';
import { mix } from '../../../kit/colour.ts';
import { polygon, smooth, soften, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { between, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { drawnBeast, drawnFigure } from '../../../motifs/drawn-people.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';
import { graphite, pencilStreet, soft } from '../../../motifs/pencil-street.ts';

const pink = '#ee8a94';

const dark = '#55555c';

/** The two rails, near us first: out of the lower left, turning up under the eraser and away. */
const rail = (k: number): Points =>
  spline(
    [
      [-40 + k * 150, 1216 + k * 30],
      [70 + k * 150, 1040 + k * 60],
      [230 + k * 120, 860 + k * 78],
      [420 + k * 90, 700 + k * 84],
      [640 + k * 50, 560 + k * 76],
      [820, 470 + k * 60],
    ],
    false,
    10,
  );

function rails(S: Easel): string {
  const [a, b] = [rail(0), rail(1)];
  return [
    times(26, (i) => {
      const j = Math.floor((i / 26) * (a.length - 1));
      const [p, q] = [nth(a, j), nth(b, j)];
      return inkLine(
        S,
        [
          [p[0] - (q[0] - p[0]) * 0.2, p[1] - (q[1] - p[1]) * 0.2],
          [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
          [q[0] + (q[0] - p[0]) * 0.2, q[1] + (q[1] - p[1]) * 0.2],
        ],
        3,
        { colour: soft, dry: 0.3 },
      );
    }),
    [a, b].map((line) =>
      inkLine(S, line, 7, { colour: graphite, straight: true, pressure: (t) => 1 - t * 0.5 }),
    ),
    [a, b].map((line) =>
      inkLine(
        S,
        line.map(([x, y]): Point => [x + 6, y - 4]),
        2.4,
        { colour: graphite, straight: true, dry: 0.1 },
      ),
    ),
  ]
    .flat(2)
    .join('');
}

/** A bistro table with its sitter; cup in hand. side 1 faces right. */
function sitter(
  S: Easel,
  x: number,
  y: number,
  s: number,
  flip: 1 | -1,
  o: { coat: string; hat: 'brim' | 'bowler' | 'beret' | 'none'; sipping: boolean },
): string {
  const man = drawnFigure(S, {
    x,
    y,
    s,
    flip,
    view: 'side',
    pose: {
      ...poses.sit,
      arms: [{ root: 30, bend: 40 }, o.sipping ? { root: 38, bend: 122 } : { root: 44, bend: 50 }],
    },
    garment: 'jacket',
    hat: o.hat,
    colours: {
      coat: o.coat,
      trousers: '#9a9aa0',
      boots: dark,
      hat: '#8d949b',
      skin: '#efe6da',
      hair: '#77757a',
    },
    pen: 2.2 * s,
    line: dark,
  });
  const [hx, hy] = man.hands[1];
  const at = (u: number, v: number): Point => [x + u * s * flip, y + v * s];
  const pen = (list: string, width: number): string =>
    inkLine(
      S,
      trace(list).map(([u, v]) => at(u, v)),
      width * s,
      { colour: dark, wobble: 0.6 },
    );
  return [
    path(
      smooth(times(14, (i): Point => at(24 + Math.cos(i * 0.449) * 66, 1 + Math.sin(i * 0.449) * 8))),
      '#aab1b4',
      'opacity=".45"',
    ),
    hatch(
      S,
      times(14, (i): Point => at(24 + Math.cos(i * 0.449) * 54, 2 + Math.sin(i * 0.449) * 7)),
      { angle: 0.05, gap: 5, width: 1.6, colour: graphite },
    ),
    // chair
    pen('-30,-4 -24,-40 -26,-86', 3),
    pen('-26,-86 -18,-92 -8,-88', 3),
    pen('-26,-44 0,-46 16,-44', 3.4),
    pen('14,-44 18,-20 22,0', 3),
    pen('-24,-66 -20,-60 -22,-52', 2),
    man.svg,
    // table
    pen('58,0 60,-26 60,-58', 3.6),
    pen('44,2 60,-8 78,2', 3.4),
    path(
      smooth(times(14, (i): Point => at(60 + Math.cos(i * 0.449) * 31, -60 + Math.sin(i * 0.449) * 8))),
      '#fbfaf6',
    ),
    inkLine(
      S,
      times(15, (i): Point => at(60 + Math.cos(i * 0.449) * 31, -60 + Math.sin(i * 0.449) * 8)),
      2.8 * s,
      { colour: dark },
    ),
    // cup
    path(
      polygon([
        [hx - 6 * s, hy - 9 * s],
        [hx + 8 * s, hy - 9 * s],
        [hx + 6 * s, hy + 2 * s],
        [hx - 4 * s, hy + 2 * s],
      ]),
      '#ffffff',
    ),
    inkLine(
      S,
      [
        [hx - 6 * s, hy - 9 * s],
        [hx - 4 * s, hy + 2 * s],
        [hx + 6 * s, hy + 2 * s],
        [hx + 8 * s, hy - 9 * s],
        [hx - 6 * s, hy - 9 * s],
      ],
      2.2 * s,
      { colour: dark, straight: true },
    ),
    [0, 1].map((i) =>
      inkLine(
        S,
        [
          [hx + i * 5 * s, hy - 14 * s],
          [hx + (3 + i * 5) * s, hy - 22 * s],
          [hx + i * 5 * s, hy - 32 * s],
        ],
        1.4,
        { colour: soft },
      ),
    ),
  ]
    .flat()
    .join('');
}

function eraser(S: Easel): string {
  // corners: front end (left), then the far end
  const [ftl, ftr, fbr]: [Point, Point, Point] = [
    [212, 596],
    [416, 654],
    [440, 900],
  ];
  const [btl, btr, bbr]: [Point, Point, Point] = [
    [520, 392],
    [716, 428],
    [728, 634],
  ];
  const side = (u: number, v: number): Point => {
    const top: Point = between(ftr, btr, u);
    const low: Point = between(fbr, bbr, u);
    return between(top, low, v);
  };
  const roof = (u: number, v: number): Point => {
    const a: Point = between(ftl, btl, u);
    const b: Point = between(ftr, btr, u);
    return between(a, b, v);
  };
  const pen = (points: Points, width: number): string =>
    inkLine(S, points, width, { straight: true, pressure: (t) => 0.75 + 0.25 * Math.sin(t * 9) });
  const front =
    'M212 606C214 592 226 592 240 600L398 646C412 650 418 658 420 672L438 860C440 886 434 902 416 896C380 884 340 868 306 860C268 850 244 838 238 812C228 740 218 670 212 606Z';
  const sleeve: Points = [side(0.24, 0), side(0.9, 0), side(0.9, 1), side(0.24, 1)];
  const sleeveTop: Points = [roof(0.24, 0), roof(0.9, 0), roof(0.9, 1), roof(0.24, 1)];
  return [
    // body
    path(polygon([ftl, ftr, btr, btl]), '#f7b9bd'),
    path(polygon([ftr, btr, bbr, fbr]), '#dd7480'),
    path(front, pink),
    // sleeve of card, blank
    path(polygon(sleeve), '#9fb4c4'),
    path(polygon([side(0.24, 0.3), side(0.9, 0.3), side(0.9, 0.7), side(0.24, 0.7)]), '#eef1f0'),
    path(polygon(sleeveTop), '#c9d8e2'),
    hatch(S, sleeve, { angle: 1.35, gap: 9, width: 1.7, colour: dark, density: (x) => (x - 500) / 260 }),
    hatch(S, [side(0, 0), side(0.24, 0), side(0.24, 1), side(0, 1)], {
      angle: 1.35,
      gap: 9,
      width: 1.7,
      colour: '#8f3f4a',
      density: (_, y) => (y - 640) / 260,
    }),
    hatch(S, [side(0.9, 0), side(1, 0), side(1, 1), side(0.9, 1)], {
      angle: 1.35,
      gap: 7,
      width: 1.6,
      colour: '#8f3f4a',
    }),
    // graphite on its rubbing foot
    path(soften('240,800 300,838 380,872 438,884 436,904 380,890 300,862 244,836'), '#8a8088'),
    times(30, (i) =>
      inkLine(
        S,
        [
          [244 + i * 6.4, 800 + i * 2.6 + S.rng.range(0, 10)],
          [246 + i * 6.4, 822 + i * 2.4],
          [242 + i * 6.4, 838 + i * 2],
        ],
        2.6,
        { colour: '#4d4a52', dry: 0.2 },
      ),
    ),
    // scuffs on the front
    times(16, (i) => {
      const [x, y] = [236 + S.rng.range(0, 130), 640 + i * 9 + S.rng.range(-6, 6)];
      return inkLine(
        S,
        [
          [x, y],
          [x + 16, y + 4],
          [x + S.rng.range(24, 46), y + 9],
        ],
        S.rng.range(1.4, 4),
        { colour: i % 3 ? '#f9c4c8' : '#b9636f', dry: 0.3 },
      );
    }),
    hatch(S, trace('330,660 420,676 436,880 380,870 350,780'), {
      angle: 1.1,
      gap: 10,
      width: 1.8,
      colour: '#b4525f',
      density: (x) => (x - 320) / 120,
    }),
    // line
    pen([side(0.24, 0), side(0.24, 0.5), side(0.24, 1)], 4.5),
    pen([side(0.9, 0), side(0.9, 0.5), side(0.9, 1)], 4),
    pen([roof(0.24, 0), roof(0.24, 0.5), roof(0.24, 1)], 3.6),
    pen([roof(0.9, 0), roof(0.9, 0.5), roof(0.9, 1)], 3.2),
    pen([side(0.24, 0.3), side(0.6, 0.3), side(0.9, 0.3)], 2.4),
    pen([side(0.24, 0.7), side(0.6, 0.7), side(0.9, 0.7)], 2.4),
    pen([ftl, between(ftl, btl, 0.5), btl, [(btl[0] + btr[0]) / 2, (btl[1] + btr[1]) / 2], btr], 6),
    pen([[420, 664], between(ftr, btr, 0.5), btr], 4.5),
    pen([btr, [724, 530], bbr, between(fbr, bbr, 0.5), [436, 894]], 7),
    inkLine(
      S,
      trace(
        '212,604 220,594 240,600 320,624 400,647 418,664 428,760 438,870 430,898 410,894 350,874 290,856 248,834 236,800 222,700 212,604',
      ),
      6,
      { pressure: (t) => 0.6 + 0.4 * Math.sin(t * 7) },
    ),
  ]
    .flat()
    .join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 5300, background: '#ffffff' });
  const street = scene.element('street');
  const rub = scene.element('rub');
  // where it has passed: back-and-forth rubs from the upper right down to its heel
  const strokes = times(150, (i) => {
    const t = i / 149;
    const [cx, cy] = [lerp(790, 560, t ** 0.9), lerp(-80, 680, t)];
    const w = lerp(400, 270, t);
    const near = cx - w * rub.rng.range(0.62, 1.08);
    const far = cx + w * rub.rng.range(0.8, 1.1);
    const lift = rub.rng.gauss(0, 8);
    return `<path d="M${near} ${cy + 96 + lift}C${lerp(near, far, 0.3)} ${cy + 34 + lift} ${lerp(near, far, 0.7)} ${cy - 10} ${far} ${cy - 60}" fill="none" stroke="#121212" stroke-width="${rub.rng.range(9, 30)}" stroke-linecap="round" opacity="${rub.rng.range(0.55, 0.96)}"/>`;
  }).join('');
  const heel = times(40, (i) => {
    const y = 590 + i * 7;
    const near = 640 + Math.max(0, i - 26) * 9 + rub.rng.gauss(10, 22);
    return `<path d="M${near} ${y + 26}C${near + 60} ${y} 760 ${y - 16} 830 ${y - 30}" fill="none" stroke="#121212" stroke-width="${rub.rng.range(9, 24)}" stroke-linecap="round" opacity="${rub.rng.range(0.6, 0.96)}"/>`;
  }).join('');
  const mask = rub.mask(`<rect x="-20" y="-20" width="840" height="1240" fill="#fff"/>${strokes}${heel}`);
  const dog = scene.element('dog');
  scene.add(group({ mask }, pencilStreet(street), rails(scene.element('rails'))));
  // what rubbing leaves: grey smears and crumbs
  const smear = scene.element('smears');
  scene.add(
    times(12, (i) =>
      inkWash(
        smear,
        smooth(
          blob(
            540 + smear.rng.range(-60, 220),
            80 + i * 48,
            smear.rng.range(40, 120),
            smear.rng.range(4, 10),
            smear.noise,
            0.3,
            1.2,
            16,
            -0.35,
          ),
        ),
        '#e3e4e4',
        { opacity: 0.6, rough: 6 },
      ),
    ),
  );
  scene.add(
    inkWash(
      scene.element('shade'),
      'M250 842C320 870 400 900 440 908C540 840 660 720 740 640C770 650 780 680 760 700C680 780 560 880 470 940C400 940 300 900 250 842Z',
      '#9aa3aa',
      { opacity: 0.7 },
    ),
  );
  const crumbs = scene.element('crumbs');
  scene.add(
    times(60, () => {
      const t = crumbs.rng.f();
      const [x, y] = [
        lerp(240, 780, t) + crumbs.rng.gauss(0, 26),
        lerp(930, 660, t) + crumbs.rng.gauss(34, 22),
      ];
      const [w, h] = [crumbs.rng.range(4, 12), crumbs.rng.range(2, 4.5)];
      return path(
        smooth(blob(x, y, w, h, crumbs.noise, 0.3, 1.2, 10, crumbs.rng.range(-0.8, 0.8))),
        mix('#e9a3a8', '#a59aa0', crumbs.rng.f()),
      );
    }),
  );
  scene.add(eraser(scene.element('eraser')));
  // the dog has not noticed either
  scene.add(
    group(
      {
        mask: dog.mask(
          `<rect x="500" y="780" width="136" height="200" fill="#fff"/>${times(16, (i) => `<path d="M${560 + (i % 3) * 5} ${816 + i * 7}L${636 + dog.rng.range(-6, 26)} ${812 + i * 7}" stroke="${i % 3 ? '#fff' : '#999'}" stroke-width="5" stroke-linecap="round"/>`).join('')}`,
        ),
      },
      drawnBeast(dog, {
        kind: 'dog',
        x: 640,
        y: 916,
        s: 1.05,
        flip: -1,
        pose: 'stand',
        colours: { coat: '#b9b2a6', dark: '#77736c' },
        pen: 3,
        line: dark,
      }),
    ),
  );
  // the boy who draws the rails again
  const boy = scene.element('boy');
  const kid = drawnFigure(boy, {
    x: 772,
    y: 560,
    s: 0.74,
    view: 'side',
    flip: -1,
    build: 'child',
    pose: 'kneel',
    garment: 'jacket',
    hat: 'cap',
    colours: {
      coat: '#c2ccd2',
      trousers: '#85858b',
      boots: dark,
      hat: '#8d949b',
      skin: '#efe6da',
      hair: '#77757a',
    },
    pen: 2,
    line: dark,
  });
  scene.add(
    inkLine(boy, trace('806,500 784,520 762,530 744,548'), 3, { colour: graphite, wobble: 4 }),
    inkLine(boy, trace('812,544 792,560 764,566 740,582'), 3, { colour: graphite, wobble: 4 }),
    kid.svg,
  );
  // sitters
  scene.add(
    sitter(scene.element('sitter 1'), 96, 968, 1.2, 1, { coat: '#c7d3da', hat: 'bowler', sipping: true }),
    sitter(scene.element('sitter 2'), 300, 1120, 1.42, 1, { coat: '#a9bac6', hat: 'beret', sipping: false }),
    sitter(scene.element('sitter 3'), 700, 1100, 1.36, -1, { coat: '#d6d3cc', hat: 'brim', sipping: true }),
  );
  // one leaf kept its colour
  scene.add(
    path(leaf(690, 214, 0.7, 34, 11), '#6fae5c'),
    inkLine(boy, trace('686,210 700,222 718,238'), 1.6, { colour: '#3f6b34' }),
  );
  return scene;
}

export default card({ finish: ink, grade: { paper: [250, 249, 245], feather: 0.2, backruns: 0.1 }, paint });
