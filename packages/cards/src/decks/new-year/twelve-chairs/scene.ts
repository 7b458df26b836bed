/** N43: twelve months about a fire, one has risen: they are birds, and sit in the antlers of an elk. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, dabs, fringe, fur, leaf, strokes } from '../../../kit/brush.ts';
import { adjust, clamp, mix, ramp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, moved, path } from '../../../kit/markup.ts';
import { nth, place, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, profile, ribbon } from '../../../kit/shapes.ts';
import { antlers, elkBody, elkHead, perches } from '../../../motifs/resting-elk.ts';

const FIRE: Point = [214, 1046];
const APRIL: Point = [392, 226];
/** From January on, without the one that has risen; in the order of the perches. */
const MONTHS =
  '#eef3fa #9cc4ea #b7a3df #f6d24c #5f8fd8 #f59a3a #e4532f #a83a3a #8a5a3a #e9b49a #cfd6e2'.split(' ');

function paint(): Scene {
  const scene = new Scene({ seed: 4343, background: '#3a2f63' });
  dusk(scene);
  scene.add(
    elkBody(scene.element('body')),
    antlers(scene.element('antlers')),
    elkHead(scene.element('head')),
  );
  perches.forEach(([x, y], i) =>
    scene.add(sleeper(scene.element(`month ${i}`), x, y, nth(MONTHS, i), i % 3 === 1 && i < 7 ? -1 : 1)),
  );
  risen(scene);
  drifts(scene);
  fire(scene);
  girl(scene);
  return scene;
}

function dusk(scene: Scene): void {
  const S = scene.element('dusk');
  const far: Point[] = [
    ...times(44, (i): Point => [i * 20 - 20, 800 + 18 * Math.sin(i * 0.4)]),
    [860, 1220],
    [-20, 1220],
  ];
  const firs = times(46, (i) => {
    const x = i * 18 + S.rng.gauss(0, 6);
    const [h, y] = [S.rng.range(60, 170), 812 + S.rng.range(-6, 10)];
    return polygon(
      trace('-10,0 -4,-15 -8,-14 -3,-28 -6,-27 0,-48 6,-27 3,-28 8,-14 4,-15 10,0').map(([u, v]): Point => [
        x + (u * h) / 38,
        y + (v * h) / 48,
      ]),
    );
  });
  scene.add(
    path(
      polygon(rectangle(-10, -10, 810, 1210)),
      S.linearAt(['#1d2357', '#4a3f86', '#9a5f95', '#ea9a78', '#ffcf8c'], 0, 0, 0, 800),
    ),
    strokes(S, {
      region: [-20, -20, 840, 840],
      n: 700,
      length: 120,
      width: 11,
      angle: -0.06,
      colour: (_x, y) =>
        y < 160 ? '#2b3070' : y < 340 ? '#5b4c97' : y < 520 ? '#a36a9c' : y < 660 ? '#e79a86' : '#ffd59a',
      opacity: [0.12, 0.36],
    }),
    dabs(S, 40, [20, 780], [20, 340], [1, 2.4], [1, 2.4], 0.1).map((d) => path(d, '#fff2cf', 'opacity=".8"')),
    firs.map((d, i) => path(d, mix('#3a3a78', '#6a4f86', (i % 5) / 5), 'opacity=".85"')),
    path(smooth(far, true, 0.5), S.linearAt(['#c9b4dc', '#8f93cf', '#6b76bb'], 0, 790, 0, 1130)),
    strokes(S, {
      region: far,
      n: 320,
      length: 100,
      width: 8,
      angle: 0.04,
      colour: (_x, y) => (y < 860 ? '#f0cfd2' : '#7f88c8'),
      opacity: [0.15, 0.42],
    }),
  );
}

/** One month, a ball of feathers with its eyes shut. */
function sleeper(S: Easel, x: number, y: number, colour: string, flip: 1 | -1): string {
  const at = (list: string): Point[] => closedCurve(list).map(([u, v]): Point => [x + u * flip, y + v]);
  const open = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * flip, y + v]);
  const [dark, pale] = [mix(adjust(colour, { dL: -0.3 }), '#2a2250', 0.4), mix(colour, '#fff3d8', 0.55)];
  const shade = ramp([dark, colour, pale]);
  const body = at('-34,-34 -32,-58 -12,-76 12,-76 30,-62 37,-36 30,-10 10,2 -14,2 -30,-10');
  const tone = (u: number, v: number): number => clamp(0.52 + (v - y + 40) / 130 - (u - x) / 150);
  const breast = at('-34,-30 -20,-40 0,-34 8,-14 -2,2 -18,0 -30,-12');
  const down = (u: number): number => Math.PI / 2 + (x - u) / 90;
  return [
    path(smooth(at('22,-22 44,-8 60,10 56,18 40,8 20,-4')), dark),
    path(smooth(body), colour),
    fringe(S, body, {
      n: 130,
      length: 11,
      width: 2,
      colour: (u, v) => shade(tone(u, v)),
      flow: down,
      out: 0.5,
    }),
    fur(S, {
      region: body,
      n: 260,
      length: 13,
      width: 2.2,
      flow: down,
      colour: (u, v) => shade(tone(u, v)),
      order: ([, v]) => -v,
    }),
    fur(S.element('breast'), {
      region: breast,
      n: 100,
      length: 12,
      width: 2.2,
      flow: down,
      colour: () => pale,
      order: ([, v]) => -v,
    }),
    path(smooth(at('6,-44 30,-38 38,-18 30,-2 14,-10 4,-26')), dark, 'opacity=".75"'),
    [0, 1, 2].map((i) =>
      brushLine(
        S,
        open(`${10 + i * 3},${-34 + i * 10} ${24 + i},${-26 + i * 9} ${32 - i * 2},${-14 + i * 6}`),
        1.8,
        shade(0.8),
        { opacity: 0.8 },
      ),
    ),
    path(smooth(at('-34,-54 -48,-47 -34,-42 -28,-48')), '#f0b040'),
    brushLine(S, open('-24,-58 -17,-52 -9,-57'), 2.4, '#1b1424', { attack: 0.1, decay: 0.2 }),
    brushLine(S, open('-12,0 -14,9'), 2, '#2a1a24'),
    brushLine(S, open('6,0 6,9'), 2, '#2a1a24'),
    path(smooth(at('-27,-66 -22,-77 -8,-85 10,-84 23,-76 28,-64 17,-71 6,-66 -8,-72 -18,-66')), '#f6f7ff'),
  ]
    .flat()
    .join('');
}

/** Before its time, with a leaf to show for it. */
function risen(scene: Scene): void {
  const S = scene.element('april');
  const [x, y] = APRIL;
  const at = (list: string): Point[] => place(closedCurve(list), { x, y, s: 1.3, r: -0.25 });
  const curve = (list: string): Point[] => place(traceCurve(list), { x, y, s: 1.3, r: -0.25 });
  const shade = ramp(['#12553c', '#3fa34c', '#a6dd58', '#f0ffae']);
  const wing = (name: string, root: Point, from: number, to: number, long: number): string =>
    times(9, (i) => {
      const a = from + ((to - from) * i) / 8;
      const l = long * (0.62 + 0.38 * Math.sin(Math.PI * (0.2 + 0.6 * (i / 8))));
      const feather = ribbon(
        times(8, (k): Point => {
          const t = k / 7;
          return [root[0] + Math.cos(a + 0.25 * t) * l * t, root[1] + Math.sin(a + 0.25 * t) * l * t];
        }),
        profile(trace('0,5 0.5,10 0.85,8 1,1')),
      );
      return (
        path(smooth(place(feather, { x, y, s: 1.3, r: -0.25 })), shade(0.15 + 0.09 * i)) +
        brushLine(
          S.element(`${name} ${i}`),
          place([root, [root[0] + Math.cos(a + 0.2) * l * 0.8, root[1] + Math.sin(a + 0.2) * l * 0.8]], {
            x,
            y,
            s: 1.3,
            r: -0.25,
          }),
          1.2,
          '#e9ffb0',
          { opacity: 0.7 },
        )
      );
    }).join('');
  const body = at('-44,-8 -30,-24 -8,-24 16,-14 40,2 56,16 40,18 12,20 -14,18 -32,10');
  const twig = curve('-44,-4 -66,-10 -92,-6 -110,4');
  scene.add(
    glow(S, x, y, 210, '#fff0b0', 0.6),
    wing('far', [4, -10], -1.15, -0.35, 78),
    path(smooth(at('40,2 84,10 96,24 70,22 84,34 40,18')), shade(0.1)),
    path(smooth(body), shade(0.45)),
    fur(S, {
      region: body,
      n: 240,
      length: 13,
      width: 2.2,
      flow: 0.3,
      colour: (u, v) => shade(clamp(0.5 + (v - y) / 60 - (u - x) / 200)),
      order: ([u]) => -u,
    }),
    fringe(S, body, { n: 70, length: 10, width: 2, flow: 0.3, colour: () => shade(0.5), out: 0.3 }),
    wing('near', [0, -6], -2.35, -1.2, 92),
    path(smooth(at('-42,-12 -60,-4 -42,0 -36,-6')), '#f7b53c'),
    ellipse(nth(at('-28,-12'), 0)[0], nth(at('-28,-12'), 0)[1], 5.6, 5.6, '#120d14'),
    ellipse(nth(at('-29,-14'), 0)[0], nth(at('-29,-14'), 0)[1], 1.9, 1.9, '#ffffff'),
    brushLine(S, twig, 2.6, '#5a3a1c'),
    times(7, (i) => {
      const [u, v] = nth(twig, Math.floor((i / 6.5) * (twig.length - 1)));
      return path(leaf(u, v, Math.PI + (i % 2 ? 0.9 : -0.9), 22, 8), i % 2 ? '#7ccf4a' : '#b9ea6a');
    }),
    // what it shook off
    dabs(S.element('shaken'), 34, [330, 410], [310, 470], [2, 5.5], [2, 5], 0.3).map((d) =>
      path(d, '#ffffff', 'opacity=".9"'),
    ),
  );
}

function drifts(scene: Scene): void {
  const S = scene.element('drifts');
  const front: Point[] = [
    ...traceCurve('-20,1110 100,1116 220,1128 330,1118 470,1112 600,1090 720,1072 830,1050'),
    [830, 1230],
    [-20, 1230],
  ];
  const cover = closedCurve(
    '634,688 672,712 742,736 822,762 884,800 884,828 812,792 750,768 704,762 664,734',
  );
  scene.add(
    path(smooth(cover), '#cdd0ee'),
    strokes(S.element('cover'), {
      region: cover,
      n: 60,
      length: 40,
      width: 4,
      angle: 0.5,
      colour: '#f4f2ff',
      opacity: [0.3, 0.7],
      clip: S.clip(smooth(cover)),
    }),
    path(
      smooth(front, true, 0.5),
      S.radialAt(['#fff0c2', '#ffc98c', '#c79ab4', '#7480c4', '#565fae'], FIRE[0], FIRE[1] + 40, 620),
    ),
    strokes(S, {
      region: front,
      n: 300,
      length: 80,
      width: 6,
      angle: 0.02,
      colour: (x, y) => (Math.hypot(x - FIRE[0], (y - FIRE[1]) * 2) < 260 ? '#fff3cf' : '#8f9ad6'),
      bend: 0.04,
      opacity: [0.2, 0.5],
    }),
    dabs(S.element('flakes'), 46, [10, 790], [30, 1180], [1.8, 4], [1.8, 4], 0.2).map((d) =>
      path(d, '#ffffff', 'opacity=".75"'),
    ),
  );
}

function fire(scene: Scene): void {
  const S = scene.element('fire');
  const [x, y] = FIRE;
  const tongue = (list: string, colour: string): string =>
    path(smooth(place(closedCurve(list), { x, y })), colour);
  const log = (list: string): string => {
    const o = place(closedCurve(list), { x, y });
    return (
      path(smooth(o), '#4a2a22') +
      strokes(S, {
        region: o,
        n: 26,
        length: 30,
        width: 2.6,
        angle: 0.2,
        colour: '#b8703c',
        opacity: [0.4, 0.8],
      })
    );
  };
  scene.add(
    glow(S, x, y, 420, '#ff9c4a', 0.7),
    softShadow(S, x, y + 74, 100, 14, '#5a2a3a', 0.6),
    tongue('0,-118 18,-70 44,-40 46,10 26,50 -10,58 -42,44 -52,4 -34,-36 -22,-60', '#e8501f'),
    tongue('40,-60 52,-20 50,20 30,40 24,0', '#f2702a'),
    tongue('-44,-50 -34,-10 -20,30 -44,30 -54,-6', '#f2702a'),
    tongue('2,-84 16,-42 32,-14 32,20 14,46 -14,48 -34,26 -32,-8 -14,-38', '#fb9a2e'),
    tongue('-2,-46 12,-14 20,10 12,36 -8,42 -22,24 -18,-4', '#ffd45a'),
    tongue('-2,-10 8,12 4,32 -8,36 -12,18', '#fff6cf'),
    strokes(S.element('licks'), {
      region: place(closedCurve('0,-100 16,-60 38,-36 42,10 22,46 -10,54 -38,40 -46,4 -30,-32 -18,-52'), {
        x,
        y,
      }),
      n: 90,
      length: 42,
      width: 4,
      angle: (u) => -1.57 - (u - x) / 150,
      colour: (u, v) =>
        Math.hypot((u - x) * 1.5, v - y - 20) < 44 ? '#fff0b8' : v < y - 30 ? '#ff7a34' : '#ffc050',
      opacity: [0.25, 0.6],
    }),
    log('-66,44 -60,34 60,58 66,68 58,74 -62,58'),
    log('-62,66 -66,56 58,34 66,42 60,52 -50,74'),
    glow(S, x, y, 150, '#ffe09a', 0.8),
    times(26, (i) => {
      const t = i / 26;
      return ellipse(
        x + 40 * Math.sin(i * 2.3) + t * 70,
        y - 90 - t * 330 + S.rng.gauss(0, 14),
        2.6 - t * 1.4,
        2.6 - t * 1.4,
        t < 0.5 ? '#ffd98a' : '#ff9c5a',
        'opacity=".9"',
      );
    }),
  );
}

/** She was sent for something that does not grow now. */
function girl(scene: Scene): void {
  const S = scene.element('girl');
  const coat = closedCurve(
    '34,1190 40,1120 52,1062 78,1032 104,1030 128,1050 142,1100 154,1160 156,1190 96,1202',
  );
  const scarf = closedCurve(
    '56,1046 54,1010 66,976 90,962 116,972 130,1000 130,1038 116,1058 92,1066 70,1060',
  );
  const petals = (x: number, y: number, r: number): string =>
    times(5, (i) =>
      path(
        smooth(
          blob(x + Math.cos(i * 1.257) * r, y + Math.sin(i * 1.257) * r, r * 0.7, r * 0.66, S.noise, 0.1),
        ),
        '#ffe3c4',
      ),
    ).join('') + ellipse(x, y, r * 0.5, r * 0.5, '#f3a93a');
  scene.add(
    softShadow(S, 86, 1164, 110, 16, '#3d3f8a', 0.8),
    moved(
      { x: 16, y: -30 },
      path(smooth(coat), S.linearAt(['#2a1c4e', '#7a2340', '#d8442f', '#ffa05a'], 36, 0, 156, 0)),
      strokes(S, {
        region: coat,
        n: 90,
        length: 44,
        width: 4.4,
        angle: (x) => 1.57 + (96 - x) / 130,
        colour: (x) => (x > 112 ? '#ff8a4c' : '#5a1a40'),
        opacity: [0.2, 0.5],
        clip: S.clip(smooth(coat)),
      }),
      path(smooth(closedCurve('34,1180 96,1194 156,1180 158,1196 96,1208 32,1196')), '#ecd9cf'),
      path(smooth(scarf), S.linearAt(['#2b2a62', '#3a5a9a', '#8fb4d8', '#ffe2b0'], 54, 0, 132, 0)),
      strokes(S.element('folds'), {
        region: scarf,
        n: 70,
        length: 30,
        width: 3.6,
        angle: (x) => 1.57 + (92 - x) / 60,
        colour: (x) => (x > 108 ? '#fff0c8' : '#24285c'),
        opacity: [0.15, 0.4],
        clip: S.clip(smooth(scarf)),
      }),
      petals(90, 1012, 9),
      petals(72, 1036, 6),
      petals(110, 1036, 6),
      path(
        smooth(
          closedCurve('84,1056 96,1050 106,1058 102,1072 110,1092 98,1094 94,1074 84,1094 76,1088 88,1070'),
        ),
        '#4a6aa8',
      ),
      // the empty basket
      brushLine(S, traceCurve('138,1120 150,1086 178,1088 186,1124'), 3.4, '#8a5326', {
        attack: 0.05,
        decay: 0.05,
      }),
      path(smooth(closedCurve('128,1122 190,1122 184,1158 160,1164 136,1158')), '#a5672e'),
      group(
        { 'clip-path': S.clip(smooth(closedCurve('128,1122 190,1122 184,1158 160,1164 136,1158'))) },
        times(12, (i) =>
          brushLine(
            S,
            trace(
              `${124 + (i % 6) * 12},${1124 + Math.floor(i / 6) * 16} ${138 + (i % 6) * 12},${1138 + Math.floor(i / 6) * 16}`,
            ),
            3.4,
            i % 2 ? '#e9b060' : '#6d3f1e',
          ),
        ),
      ),
      path(smooth(closedCurve('126,1120 158,1114 192,1120 190,1128 158,1131 128,1128')), '#5a3218'),
      path(smooth(closedCurve('118,1062 134,1084 148,1106 144,1124 132,1120 118,1094')), '#e2573a'),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.2 }, paint });
