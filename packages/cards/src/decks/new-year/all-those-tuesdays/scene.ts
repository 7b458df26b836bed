/** N11: a yard drifted up with torn-off days; the janitor leans on his shovel and looks at the last one, which hangs where the lamp was. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, formCuts, gouge, linocut } from '../../../finishes/linocut.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { line as outlined, moved, path } from '../../../kit/markup.ts';
import { lerp, nth, place, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handLine, ribbon } from '../../../kit/shapes.ts';

const [CREAM, GOLD, MAUVE, KEY] = ['#f4ead0', '#ee9a2c', '#77779a', '#17182b'] as const;
const LAMP: Point = [286, 330];

function paint(): Scene {
  const scene = new Scene({ seed: 1111, background: KEY });
  light(scene);
  houses(scene);
  drift(scene, 'far', '-20,800 90,770 200,792 300,838 380,872 470,850 560,820 680,776 820,730', 12, 0.62);
  post(scene);
  lastDay(scene);
  drift(scene, 'middle', '-20,930 80,900 190,926 290,960 400,968 520,950 640,900 740,862 820,850', 15, 0.85);
  janitor(scene);
  drift(
    scene,
    'near',
    '-20,1060 120,1030 240,1054 360,1078 480,1074 560,1026 640,1012 730,996 820,980',
    12,
    1.15,
  );
  return scene;
}

/** Cuts go out from the last page; the night is what is left between them. */
function light(scene: Scene): void {
  const S = scene.element('light');
  const ring = (
    n: number,
    from: number,
    to: number,
    ink: string,
    keep: (t: number, a: number) => number,
  ): string =>
    path(
      times(n, () => {
        const a = S.rng.range(0, TAU);
        const t = S.rng.f();
        const r = lerp(from, to, t);
        if (S.rng.f() > keep(t, a)) return '';
        return cut(
          LAMP[0] + Math.cos(a) * r,
          LAMP[1] + Math.sin(a) * r,
          a,
          lerp(22, 64, t),
          lerp(3.4, 1.3, t),
          S.rng,
          0.03,
        );
      }).join(''),
      ink,
    );
  const down = (a: number): number => 0.5 + 0.5 * Math.sin(a);
  scene.add(
    ring(2400, 170, 820, MAUVE, (t, a) => (1 - t) * 0.9 * (0.35 + 0.65 * down(a))),
    ring(620, 120, 330, GOLD, (t) => 0.95 - t * 0.8),
    ring(240, 104, 190, CREAM, (t) => 0.9 - t * 0.7),
  );
}

/** Dark blocks round the yard; one window is awake. */
function houses(scene: Scene): void {
  const S = scene.element('houses');
  const block = (list: string): string => path(polygon(handLine(S, trace(list), 3, 0.02, 10)), KEY);
  const panes = (x0: number, y0: number, cols: number, rows: number, lit: number): string =>
    times(cols * rows, (i) => {
      const [x, y] = [
        x0 + (i % cols) * 44 + S.rng.gauss(0, 1.5),
        y0 + Math.floor(i / cols) * 62 + S.rng.gauss(0, 1.5),
      ];
      const pane = polygon([
        [x, y],
        [x + 22, y + 1],
        [x + 21, y + 33],
        [x - 1, y + 32],
      ]);
      return (
        path(pane, i === lit ? GOLD : MAUVE) +
        path(
          gouge(
            [
              [x + 10, y],
              [x + 10.5, y + 16],
              [x + 10, y + 33],
            ],
            1.6,
          ),
          KEY,
        )
      );
    }).join('');
  scene.add(
    block('560,880 556,300 640,296 640,250 820,246 820,880'),
    panes(594, 336, 5, 6, 13),
    block('-20,900 -20,440 60,436 62,500 104,502 106,900'),
    panes(-2, 536, 2, 4, 99),
  );
}

/** A bank of torn-off days: they lie as they fell, the upper ones lit. */
function drift(scene: Scene, name: string, crest: string, gap: number, s: number): void {
  const S = scene.element(name);
  const top = spline(trace(crest), false, 12);
  const height = (x: number): number => {
    const i = top.findIndex(([u]) => u >= x);
    return i < 0 ? 1e4 : nth(top, i)[1];
  };
  const pages: { x: number; y: number; depth: number }[] = [];
  for (let x = -20; x < 830; x += gap * 1.5 * S.rng.range(0.7, 1.3))
    for (let depth = 0; depth < 260; depth += gap * S.rng.range(0.9, 1.5))
      pages.push({
        x: x + S.rng.gauss(0, gap * 0.5),
        y: height(x) + depth + S.rng.gauss(0, gap * 0.3),
        depth,
      });
  pages.sort((a, b) => a.y - b.y);
  scene.add(
    path(polygon([...top, [830, 1230], [-30, 1230]]), KEY),
    pages.map((one) => page(S, one, s)),
  );
}

function page(S: Easel, { x, y, depth }: { x: number; y: number; depth: number }, s: number): string {
  const lit = clamp(1.15 - depth / 190 - Math.abs(x - 330) / 900 + S.rng.gauss(0, 0.2));
  const [w, h] = [30 * s, 38 * s];
  const torn = times(5, (k): Point => [-w / 2 + (k * w) / 4, -h / 2 + S.rng.gauss(0, 1.8 * s)]);
  const bend = S.rng.gauss(0, 3 * s);
  const sheet = polygon([
    ...torn,
    [w / 2 + bend, h / 2],
    [bend * 0.6, h / 2 + S.rng.gauss(0, 2 * s)],
    [-w / 2 + bend, h / 2],
  ]);
  const ink = lit > 0.5 ? CREAM : lit > 0.16 ? MAUVE : KEY;
  const day =
    S.rng.chance(0.4) && ink === CREAM
      ? path(
          gouge(
            [
              [-w * 0.26, 2 * s],
              [0, 0],
              [w * 0.28, 3 * s],
            ],
            2.4 * s,
          ) +
            gouge(
              [
                [-w * 0.2, 10 * s],
                [0, 9 * s],
                [w * 0.2, 11 * s],
              ],
              1.6 * s,
            ),
          S.rng.chance(0.16) ? GOLD : MAUVE,
        )
      : '';
  return moved({ x, y, r: S.rng.gauss(0, 46) }, outlined(sheet, KEY, 4.4 * s), path(sheet, ink), day);
}

function post(scene: Scene): void {
  const S = scene.element('post');
  const pole = ribbon(
    traceCurve('470,980 468,700 466,420 462,260 440,196 396,170 346,176 306,206', 10),
    (t) => lerp(13, 6, t),
  );
  scene.add(
    outlined(smooth(pole), KEY, 10),
    path(smooth(pole), MAUVE),
    formCuts(S, traceCurve('460,960 458,700 456,420 452,270 432,206 396,182', 10), {
      colour: GOLD,
      side: -1,
      gap: 9,
      length: 12,
      width: 2.4,
      inset: 0,
    }),
    path(gouge(trace('300,200 292,214 286,236'), 4), CREAM),
  );
}

/** It hangs by one corner and is the only light. */
function lastDay(scene: Scene): void {
  const S = scene.element('last day');
  const corners = trace('286,236 382,322 333,397 258,408 196,352');
  const leaf = polygon(handLine(S, [...corners, nth(corners, 0)], 5, 0.03, 8));
  const curl = polygon(handLine(S, trace('258,408 333,397 286,366 258,408'), 2, 0.05, 6));
  scene.add(
    outlined(leaf, KEY, 9),
    path(leaf, CREAM),
    path(gouge(trace('252,318 288,346 330,384'), 4) + gouge(trace('240,338 268,360 296,384'), 3), GOLD),
    path(polygon(trace('286,236 304,252 268,254')), GOLD),
    outlined(curl, KEY, 6),
    path(curl, GOLD),
  );
}

/** He has stopped, and looks up. His feet are at (0, 0). */
function janitor(scene: Scene): void {
  const S = scene.element('janitor');
  const coat = closedCurve(
    '-34,-20 -44,-90 -46,-150 -38,-204 -14,-234 24,-236 50,-216 60,-170 60,-100 72,-20 40,-10 8,-14',
  );
  const arm = closedCurve(
    '-2,-212 26,-212 34,-188 16,-160 -24,-152 -66,-156 -84,-166 -84,-184 -62,-188 -26,-182',
  );
  const boots = [
    closedCurve('-40,-26 -6,-28 -6,0 -14,10 -60,10 -60,-2 -42,-8'),
    closedCurve('18,-24 56,-26 58,2 50,12 8,12 6,0 22,-6'),
  ];
  const spade = ribbon(trace('-72,-214 -84,-120 -98,-20'), () => 6);
  const blade = closedCurve('-122,-34 -78,-28 -74,40 -96,62 -132,38');
  const fist = closedCurve('-92,-194 -66,-192 -60,-174 -70,-158 -94,-160 -100,-178');
  const shape = (outline: readonly Point[], ink: string): string =>
    outlined(smooth(outline), KEY, 8) + path(smooth(outline), ink);
  const side = (list: string, ink: string, length = 18, width = 2.8): string =>
    formCuts(S, traceCurve(list, 10), { colour: ink, side: -1, gap: 6, length, width, inset: 2, lean: 0.3 });
  scene.add(
    moved(
      { x: 560, y: 1002, s: 1.16 },
      boots.map((boot) => shape(boot, KEY)),
      shape(coat, MAUVE),
      formCuts(S, traceCurve('70,-24 59,-100 58,-170 46,-216', 10), {
        colour: KEY,
        side: 1,
        gap: 6,
        length: 24,
        width: 2.8,
        inset: 0,
        lean: -0.3,
      }),
      side('-34,-26 -42,-90 -43,-150 -34,-204 -12,-230', GOLD, 22),
      path(
        [-186, -140, -94, -48]
          .map((y) =>
            gouge(
              [
                [-42, y],
                [-4, y + 8],
                [52, y + 2],
              ],
              2.6,
            ),
          )
          .join(''),
        KEY,
      ),
      head(S.element('head'), shape),
      shape(spade, GOLD),
      shape(blade, MAUVE),
      shape(arm, MAUVE),
      side('-80,-186 -60,-190 -26,-184 -4,-210', GOLD, 10, 2.2),
      shape(fist, CREAM),
      path(
        gouge(trace('-84,-190 -80,-176 -84,-162'), 1.8) + gouge(trace('-74,-190 -70,-176 -74,-162'), 1.8),
        KEY,
      ),
    ),
  );
}

/** In profile to the left, thrown back; flaps down, one day tucked in the fur. */
function head(S: Easel, shape: (outline: readonly Point[], ink: string) => string): string {
  const at = (list: string): Point[] => place(trace(list), { x: 4, y: -282, sx: -0.47, sy: 0.47, r: 0.5 });
  const soft = (list: string): Point[] => spline(at(list), true, 6);
  const lines = (...lists: string[]): string => path(lists.map((list) => gouge(at(list), 2.4)).join(''), KEY);
  return (
    shape(
      soft(
        '-10,-128 62,-104 84,-62 92,-34 86,-18 104,4 122,26 116,40 94,42 100,54 92,62 98,74 86,84 94,104 78,122 34,114 14,120 20,170 -90,180 -92,70 -118,0 -104,-80 -60,-120',
      ),
      CREAM,
    ) +
    shape(
      soft('100,44 84,52 60,46 30,40 14,60 0,110 20,150 60,160 96,136 104,104 90,84 100,74 84,64'),
      MAUVE,
    ) +
    lines(
      '44,-18 60,-22 78,-14',
      '34,-40 60,-46 88,-34',
      '96,60 84,62 74,66',
      '40,70 46,100 56,130',
      '70,84 72,110 78,136',
    ) +
    shape(
      soft('78,-84 60,-146 0,-168 -74,-156 -126,-104 -138,-20 -128,70 -88,112 -50,80 -40,10 -20,-50 40,-78'),
      MAUVE,
    ) +
    path(
      times(16, (k) =>
        gouge(
          at(
            `${-116 + (k % 4) * 22},${-96 + Math.floor(k / 4) * 44} ${-112 + (k % 4) * 22},${-84 + Math.floor(k / 4) * 44} ${-104 + (k % 4) * 22},${-72 + Math.floor(k / 4) * 44}`,
          ),
          2,
        ),
      ).join(''),
      KEY,
    ) +
    outlined(polygon(at('-40,-150 -64,-232 -4,-244 14,-160')), KEY, 8) +
    path(polygon(at('-40,-150 -64,-232 -4,-244 14,-160')), GOLD) +
    shape(soft('94,-64 98,-116 62,-140 0,-120 -22,-84 -10,-54 30,-66 60,-58'), CREAM) +
    lines('70,-120 60,-100 62,-76', '36,-122 26,-98 28,-78', '4,-106 -2,-88 2,-70') +
    formCuts(S, spline(at('60,-150 0,-166 -70,-154'), false, 6), {
      colour: GOLD,
      side: 1,
      gap: 6,
      length: 10,
      width: 2,
      inset: 2,
    })
  );
}

export default card({
  finish: linocut,
  grade: { inks: [CREAM, GOLD, MAUVE, KEY], salt: 0.35, shift: trace('0,0 2,-1 -2,1 0,0') },
  paint,
});
