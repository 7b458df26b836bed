/** N34: an old man sleeps along the horizon, and his beard is the land: hares ski down it, huts stand in its curls. */
import { card } from '../../../finishes/finish.ts';
import { GOLD, bare, breath, cobaltLine, dotsAlong, gzhel, loaded, smear } from '../../../finishes/gzhel.ts';
import { closedCurve, resample, smooth, spline } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { between, lerp, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { whiteFur } from '../../../motifs/gzhel-garden.ts';
import { hut, pine, skiingHare, whiteStar } from '../../../motifs/gzhel-winter.ts';

/** The head is drawn upright, facing right, and laid down. */
const laid = (points: Points): Point[] => place(points, { x: 196, y: 352, s: 1.42, r: -1.2 });
const head = (list: string): Point[] => laid(trace(list));
const soft = (list: string): Point[] => resample(spline(head(list), true, 8), 3);

const FACE =
  '-70,-110 0,-140 60,-138 96,-112 110,-80 114,-62 102,-46 112,-22 134,4 152,22 150,36 132,42 116,44 122,56 116,72 108,90 84,116 30,130 -40,110 -80,40 -90,-40';
const HAT = '112,-92 96,-150 52,-206 -20,-236 -100,-224 -160,-170 -178,-90 -160,-10 -120,0 -60,-60 20,-96';

function paint(): Scene {
  const scene = new Scene({ seed: 3434, background: '#ffffff' });
  const S = scene.element('sky');
  scene.add(breath(S, closedCurve('-20,-20 820,-20 820,430 600,330 400,240 200,200 -20,260'), 0.38, 70));
  face(scene);
  beard(scene);
  moustache(scene);
  hat(scene);
  inhabitants(scene);
  return scene;
}

function face(scene: Scene): void {
  const S = scene.element('face');
  const outline = soft(FACE);
  scene.add(
    bare(outline),
    loaded(S, head('92,-34 98,-12 114,10 126,32'), 12, {
      from: 0.3,
      to: 0.03,
      side: -1,
      thin: 0,
      bristle: 0.15,
    }),
    cobaltLine(
      S,
      head('60,-138 96,-112 110,-80 114,-62 102,-46 112,-22 134,4 152,22 151,34 132,42 114,44'),
      3.6,
      { press: (t) => 0.6 + 0.4 * Math.sin(t * 9) },
    ),
    cobaltLine(S, head('132,42 124,32 128,24'), 2.6),
    cobaltLine(S, head('52,-34 66,-26 82,-26 94,-34'), 4.4),
    ['60,-29 56,-20', '68,-26 67,-16', '76,-25 79,-15', '84,-27 90,-18'].map((list) =>
      cobaltLine(S, head(list), 2.2),
    ),
    cobaltLine(S, head('48,-44 64,-50 84,-48'), 1.8, { load: 0.6 }),
    ['38,-28 28,-30 20,-36', '38,-24 28,-22 18,-22', '40,-18 32,-12 24,-8'].map((list) =>
      cobaltLine(S, head(list), 1.8, { load: 0.7 }),
    ),
    times(9, (i) => {
      const x = 52 + i * 7;
      return loaded(S, head(`${x},-58 ${x + 6},-70 ${x + 18},-${76 + (i % 3) * 5}`), 5.4, {
        from: 0.7,
        to: 0.1,
      });
    }),
    cobaltLine(S, head('-26,-30 -50,-34 -62,-8 -48,22 -30,30'), 3.4),
    cobaltLine(S, head('-32,-16 -46,-14 -46,6 -36,14'), 2.2, { load: 0.8 }),
  );
}

/** Where a hair grows on the jaw, and where it ends beyond the card. */
const ROOT = spline(trace('424,232 396,272 358,318 314,362 268,396 222,420 180,438'), false, 10);
const END = spline(trace('900,520 900,800 860,1080 700,1300 420,1320 150,1300 -120,1180'), false, 10);

/** A hair of the beard: waves that lengthen as they go. */
function hair(u: number, t: number): Point {
  const at = (line: Points): Point => {
    const f = u * (line.length - 1);
    const i = Math.min(line.length - 2, Math.floor(f));
    return between(line[i] ?? [0, 0], line[i + 1] ?? [0, 0], f - i);
  };
  const [a, b] = [at(ROOT), at(END)];
  const [x, y] = between(a, b, t);
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const wave = Math.sin(t * 11 - u * 5) * 34 * Math.min(1, t * 2.2) + Math.sin(t * 23 + u * 17) * 7 * t;
  return [x - Math.sin(heading) * wave, y + Math.cos(heading) * wave];
}

const strand = (u: number, t0: number, t1: number): Point[] =>
  times(14, (i) => hair(u, lerp(t0, t1, i / 13)));

function beard(scene: Scene): void {
  const S = scene.element('beard');
  const white = [...ROOT, ...strand(1, 0, 1), ...[...END].reverse(), ...strand(0, 0, 1).reverse()];
  const n = 46;
  const sweeps = times(n, (i) => {
    const u = (i + 0.5 + S.rng.gauss(0, 0.16)) / n;
    let out = '';
    for (let t = S.rng.range(-0.02, 0.08); t < 0.95;) {
      const l = S.rng.range(0.2, 0.42);
      const deep = S.rng.chance(0.36);
      out += loaded(S, strand(u, Math.max(0, t), Math.min(1.05, t + l)), lerp(7, 24, t), {
        from: deep ? 0.95 : S.rng.range(0.3, 0.55),
        to: 0.04,
        side: S.rng.chance(0.7) ? 1 : -1,
        thin: 0.02,
        bristle: 0.45,
      });
      t += l * S.rng.range(0.75, 1.25) + 0.03;
    }
    return out;
  });
  const fine = times(60, () => {
    const [u, t] = [S.rng.f(), S.rng.range(0, 0.6)];
    return cobaltLine(S, strand(u, t, t + S.rng.range(0.15, 0.4)), 1.7, { load: S.rng.range(0.5, 0.95) });
  });
  scene.add(bare(white), sweeps, fine, cobaltLine(S, strand(0, 0.02, 1), 3));
}

function moustache(scene: Scene): void {
  const S = scene.element('moustache');
  const curls = [
    '116,44 128,66 126,100 108,136 78,160',
    '112,46 116,72 104,104 76,132 44,140',
    '108,48 104,74 86,100 56,118 24,118',
    '120,46 138,74 140,112 126,150 104,176',
  ];
  scene.add(
    bare(soft('112,42 134,62 136,98 112,124 82,134 62,118 72,98 92,80 102,56')),
    curls.map((list, i) =>
      loaded(S, head(list), 17, { from: 0.95, to: 0.06, side: i % 2 ? 1 : -1, thin: 0.04, bristle: 0.45 }),
    ),
    curls.map((list) => cobaltLine(S, head(list), 2, { load: 0.8 })),
  );
}

function hat(scene: Scene): void {
  const S = scene.element('hat');
  const dome = soft(HAT);
  scene.add(
    bare(dome),
    smear(S, dome, { angle: 150, from: 0.9, to: 0.4, bristle: 0.04 }),
    times(8, (i) => {
      const t = i / 7;
      const from: Point = [lerp(96, -150, t), lerp(-116, -20, t)];
      return loaded(S, laid([from, [lerp(70, -160, t), lerp(-180, -110, t)], [-40 - t * 40, -226]]), 26, {
        from: 0.95,
        to: 0.5,
        side: -1,
        thin: 0.15,
      });
    }),
    laid(trace('20,-168 -46,-160 -104,-120 -20,-206')).map((at) => whiteStar(...at, 15)),
    whiteFur(S, head('112,-98 64,-108 10,-90 -52,-56 -112,-2 -150,40'), 30, { gap: 10 }),
  );
}

/** Its people and animals, all on the move or at home. */
function inhabitants(scene: Scene): void {
  const S = scene.element('inhabitants');
  const steam = [
    '346,128 384,112 420,124 430,108',
    '420,96 470,70 520,84 534,62',
    '520,48 580,20 640,34 664,14',
  ];
  const slide = (u: number, t: number, s: number, name: string): string => {
    const [a, b] = [hair(u, t), hair(u, t + 0.02)];
    return (
      cobaltLine(S, strand(u, t - 0.16, t), 2.2, { load: 0.8 }) +
      skiingHare(S.element(name), a, Math.atan2(b[1] - a[1], b[0] - a[0]), s)
    );
  };
  scene.add(
    steam.map((list, i) =>
      loaded(S, trace(list), 9 + i * 5, { from: 0.6 - i * 0.1, to: 0.06, side: -1, thin: 0.05 }),
    ),
    comb(scene),
    times(7, (i) =>
      loaded(S, strand(0.12 + i * 0.035, 0.2 + i * 0.004, 0.42), 13, {
        from: 0.7,
        to: 0.04,
        side: i % 2 ? 1 : -1,
        thin: 0.02,
        bristle: 0.4,
      }),
    ),
    pine(S.element('p1'), 706, 560, 92),
    pine(S.element('p2'), 752, 590, 120),
    pine(S.element('p3'), 660, 590, 70),
    mound(scene, 'left', '-20,720 40,696 100,712 140,752', 800),
    pine(S.element('p4'), 74, 700, 110),
    pine(S.element('p5'), 34, 730, 84),
    pine(S.element('p6'), 116, 742, 70),
    slide(0.34, 0.3, 0.8, 'first'),
    slide(0.56, 0.5, 1.05, 'second'),
    slide(0.4, 0.53, 1.2, 'third'),
    mound(scene, 'village', '-20,1060 60,1030 140,1040 200,1000 260,1020 330,1044 420,1060 470,1090', 1500),
    hut(S.element('h1'), 196, 1010, 1),
    hut(S.element('h2'), 300, 1060, 1.25),
    hut(S.element('h3'), 110, 1060, 0.9),
    pine(S.element('p7'), 246, 1000, 100),
    pine(S.element('p8'), 390, 1080, 120),
    pine(S.element('p9'), 46, 1090, 130),
    mound(scene, 'wood', '640,1100 690,1056 760,1050 830,1080', 1500),
    pine(S.element('p10'), 700, 1060, 150),
    pine(S.element('p11'), 756, 1100, 180),
  );
}

/** A drift that stands before the hair: bare, with one dark sweep along its crest. */
function mound(scene: Scene, name: string, list: string, low: number): string {
  const S = scene.element(name);
  const crest = spline(trace(list), false, 8);
  const [first, end] = [crest[0] ?? [0, 0], crest[crest.length - 1] ?? [0, 0]];
  return (
    group(
      { style: 'isolation:isolate' },
      path(
        smooth([...crest, [end[0] + 120, low], [first[0] - 120, low]], true, 0.3),
        S.linearAt(
          [
            [0, '#ffffff'],
            [0.55, '#ffffff'],
            [1, '#ffffff', 0],
          ],
          0,
          first[1],
          0,
          low - 40,
        ),
      ),
    ) +
    loaded(S, trace(list), 17, { from: 0.62, to: 0.06, side: -1, thin: 0, bristle: 0.4 }) +
    cobaltLine(S, trace(list), 2.4, { load: 0.85 })
  );
}

/** Left lying where it stuck. */
function comb(scene: Scene): string {
  const S = scene.element('comb');
  const at = (list: string): Point[] => place(trace(list), { x: 560, y: 480, s: 1, r: 0.5 });
  const back = closedCurve(
    at('-92,-18 -60,-34 0,-40 60,-34 92,-18 88,2 0,-4 -88,2')
      .map((q) => q.join(','))
      .join(' '),
  );
  return (
    times(11, (i) =>
      path(
        smooth(
          at(
            `${-84 + i * 16.4},-4 ${-76 + i * 16.4},-4 ${-79 + i * 16.4},${46 + (i % 2) * 4} ${-82 + i * 16.4},${46 + (i % 2) * 4}`,
          ),
          true,
          0.4,
        ),
        GOLD,
      ),
    ).join('') +
    path(smooth(back), GOLD) +
    cobaltLine(S, [...back, back[0] ?? [0, 0]], 2.2, { straight: true, press: () => 1 }) +
    dotsAlong(S, at('-66,-18 0,-24 66,-18'), 16, 3, 1)
  );
}

export default card({ finish: gzhel, paint });
