/** D26: a foggy avenue is packed with identical bowler hats, and one dark fin cuts through them. */
import { card } from '../../../finishes/finish.ts';
import { INK, hatch, ink, inkLine, inkWash, spatter } from '../../../finishes/ink.ts';
import { clamp, mix, type Colour } from '../../../kit/colour.ts';
import { pathPoints, polygon, soften } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';

const fogPale = '#e6e4de';
const charcoal = '#6c6c74';
const yellow = '#f2b81c';

const HORIZON = 250;
const FIN: Point = [388, 800];

const CROWN = 'M-34 -6C-38 -40 -26 -62 0 -63C26 -62 38 -40 34 -6C20 6 -20 6 -34 -6Z';
const BRIM =
  'M-58 -2C-52 -16 -40 -14 -33 -10C-18 0 18 0 33 -10C42 -15 54 -14 58 -2C56 14 30 24 0 25C-30 24 -56 14 -58 -2Z';
const SHOULDERS =
  'M-84 120C-86 70 -70 36 -26 26C-10 34 10 34 26 26C70 36 86 70 84 120C40 140 -40 140 -84 120Z';

/** One bowler on its shoulders, crown at about (x, y - 40 s). */
function bowler(
  S: Easel,
  o: { x: number; y: number; s: number; r: number; air: number; alone?: boolean; colour?: Colour },
): string {
  const { x, y, s, r, air } = o;
  const felt = mix(o.colour ?? charcoal, fogPale, air * 0.9);
  const coat = mix(mix('#77767c', '#978b7a', S.rng.range(0, 0.9)), fogPale, air * 0.92);
  const line = mix(INK, '#c9c7c2', clamp(air * 1.25 - 0.1));
  const pen = (points: readonly Point[], width: number): string =>
    inkLine(S, points, width, { colour: line, wobble: 0.8 });
  const small = s < 0.3;
  const marks = [
    o.alone
      ? ''
      : path(SHOULDERS, coat) +
        (small
          ? ''
          : pen(trace('-84,116 -80,66 -56,38 -26,27'), 5) + pen(trace('26,27 58,38 80,68 84,116'), 6)),
    path('M-22 14C-22 34 22 34 22 14Z', mix('#bfae98', fogPale, air)),
    path(CROWN, felt),
    path('M-36 -22C-20 -10 20 -10 36 -22L34 -4C20 7 -20 7 -34 -4Z', mix(mix(felt, INK, 0.3), felt, air)),
    path(BRIM, mix(felt, '#50505a', (1 - air) * 0.35)),
    path('M-20 -52C-8 -60 6 -60 14 -54C8 -48 -10 -44 -22 -40Z', mix('#b9b8bc', fogPale, air), 'opacity=".8"'),
    small
      ? ''
      : [
          pen(trace('-34,-8 -37,-36 -22,-58 0,-63 22,-59 37,-38 34,-9'), 5),
          pen(trace('-58,-2 -44,15 -14,24 16,24 46,15 58,-3'), 7),
          pen(trace('-58,-3 -48,-14 -34,-9 -14,-1 14,-1 34,-10 50,-13 58,-3'), 3.4),
          hatch(S, pathPoints('M6 -60C30 -56 38 -36 34 -9L16 -4C22 -24 18 -44 6 -60Z', 5), {
            angle: 1.2,
            gap: 5,
            width: 1.5,
            colour: line,
          }),
        ],
  ];
  return moved({ x, y, s, r }, marks);
}

const lane =
  'M410 812C470 740 520 600 530 420L556 300L570 300L600 420C640 600 640 760 560 850C510 860 450 850 410 812Z';
const laneOutline = pathPoints(lane, 8);
const laneX = (y: number): [number, number] => {
  const row = laneOutline.filter((p) => Math.abs(p[1] - y) < 12).map((p) => p[0]);
  return row.length > 1 ? [Math.min(...row), Math.max(...row)] : [9999, -9999];
};

function paint(): Scene {
  const scene = new Scene({ seed: 2600, background: '#ffffff' });
  haze(scene);
  offices(scene);
  const wake = wakeOfTheFin(scene);
  const layer = hatTide(scene, wake);
  fin(scene, layer);
  splash(scene, layer);
  hooks(scene);
  childOnTheQuay(scene);
  briefcase(scene);
  return scene;
}

/** Fog and the canyon of offices. */
function haze(scene: Scene): void {
  const S = scene.element('air');
  scene.add(
    inkWash(S, 'M40 60C260 30 560 34 760 66L764 620C520 660 250 640 36 610Z', '#d3d2ce', { opacity: 0.7 }),
  );
}

function offices(scene: Scene): void {
  const S = scene.element('offices');
  const block = (x0: number, x1: number, top: number, tone: Colour, foot: number, opacity: number): string =>
    inkWash(
      S,
      polygon([
        [x0, top],
        [x1, top + S.rng.gauss(0, 8)],
        [x1, foot],
        [x0, foot],
      ]),
      tone,
      { rough: 8, opacity },
    );
  scene.add(
    block(196, 300, 118, '#c4c3c0', 320, 0.7),
    block(500, 610, 90, '#c4c3c0', 320, 0.7),
    block(92, 208, 54, '#a9a9aa', 420, 0.75),
    block(590, 706, 46, '#a9a9aa', 420, 0.75),
    block(-20, 110, 20, '#86868c', 640, 0.85),
    block(694, 820, 24, '#86868c', 640, 0.85),
  );
  const windows = (
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    cols: number,
    rows: number,
    grey: Colour,
  ): string =>
    times(rows, (j) =>
      times(cols, (i) => {
        const [x, y] = [lerp(x0, x1, (i + 0.5) / cols), lerp(y0, y1, (j + 0.5) / rows)];
        const [w, h] = [((x1 - x0) / cols) * 0.24, ((y1 - y0) / rows) * 0.3];
        return S.rng.chance(0.1)
          ? ''
          : path(
              polygon([
                [x - w + S.rng.gauss(0, 1.5), y - h],
                [x + w, y - h + S.rng.gauss(0, 1.5)],
                [x + w + S.rng.gauss(0, 1), y + h],
                [x - w, y + h],
              ]),
              mix(grey, '#d8d3c4', S.rng.range(0, 0.45)),
              'opacity=".75"',
            ) +
              inkLine(
                S,
                [
                  [x - w * 1.4, y + h + 3],
                  [x, y + h + 2],
                  [x + w * 1.4, y + h + 3],
                ],
                2.6,
                { colour: grey, dry: 0.2, wobble: 0.8 },
              );
      }).join(''),
    ).join('');
  scene.add(
    windows(0, 100, 60, 560, 2, 9, '#55545c'),
    windows(704, 800, 50, 560, 2, 9, '#55545c'),
    windows(112, 200, 86, 360, 3, 7, '#85848a'),
    windows(600, 696, 80, 360, 3, 7, '#85848a'),
    inkLine(S, trace('110,20 110,300 108,600'), 4, { dry: 0.4 }),
    inkLine(S, trace('694,24 692,300 695,600'), 4, { dry: 0.4 }),
    inkLine(S, trace('208,54 207,300'), 2.5, { dry: 0.5, colour: '#6b6a70' }),
    inkLine(S, trace('590,46 592,300'), 2.5, { dry: 0.5, colour: '#6b6a70' }),
  );
}

/** The wake: wet street showing behind the fin. */
function wakeOfTheFin(scene: Scene): Easel {
  const wake = scene.element('wake');
  return wake;
}

/** The hats, far to near. */
function hatTide(scene: Scene, wake: Easel): (from: number, to: number) => string {
  const S = scene.element('hats');
  const rows: { y: number; s: number }[] = [];
  for (let y = HORIZON + 48, s = 0.15; y < 1330;) {
    rows.push({ y, s });
    y += 58 * s + 4;
    s = 0.15 + ((y - HORIZON - 48) / 900) * 1.06;
  }
  const layers = rows.map(({ y, s }, j) => {
    const step = 122 * s;
    const airy = clamp(1 - (y - 270) / 520);
    const n = Math.ceil(860 / step) + 1;
    const edge = clamp((520 - y) / 300);
    const marks = times(n, (i) => {
      const x = -20 + (i + (j % 2) * 0.5) * step + S.rng.gauss(0, step * 0.06);
      const yy = y + S.rng.gauss(0, 4 * s);
      if (x < edge * 190 - 20 || x > 820 - edge * 190) return '';
      const [l, r] = laneX(yy + 30 * s);
      if (x > l - 16 * s && x < r + 16 * s) return '';
      // the bow wave pushes hats aside and up
      const [dx, dy] = [x - FIN[0], yy - FIN[1]];
      const d = Math.hypot(dx * 0.8, dy * 1.3);
      const push = Math.exp(-((d / 190) ** 2));
      const side = dx < 0 ? -1 : 1;
      if (d < 62) return '';
      const beside =
        x < l ? clamp(1 - (l - x) / (step * 1.3)) : x > r ? clamp(1 - (x - r) / (step * 1.3)) : 0;
      const lean = side * push * 26 + (l < 9000 ? (x < l ? -1 : 1) * beside * 16 : 0) + S.rng.gauss(0, 3);
      return bowler(S, { x: x + side * push * 26, y: yy - push * 34 * s, s, r: lean, air: airy });
    });
    return { y, svg: marks.join('') };
  });
  const haze = S.mask(
    `<rect width="800" height="1200" fill="${S.linear([
      [0.26, '#000'],
      [0.5, '#fff'],
    ])}"/>`,
  );
  const layer = (from: number, to: number): string =>
    layers
      .filter((l) => l.y >= from && l.y < to)
      .map((l) => l.svg)
      .join('');
  scene.add(
    path(
      soften('180,300 620,300 760,480 830,700 830,1220 -30,1220 -30,700 40,480'),
      '#8f887d',
      `opacity=".6" mask="${haze}"`,
    ),
    inkWash(wake, lane, '#b7ab98', { opacity: 0.9 }),
    layer(0, 430),
    inkWash(
      scene.element('fog'),
      'M120 236C300 210 520 214 690 240C720 330 700 400 640 424C440 450 280 440 150 420C110 360 100 300 120 236Z',
      '#f4f2ec',
      { opacity: 0.75 },
    ),
    layer(430, FIN[1] - 6),
    times(26, (i) => {
      const t = (i + 1) / 27;
      const y = 330 + t ** 1.2 * 500;
      const [l, r] = laneX(y);
      const w = (r - l) * wake.rng.range(0.2, 0.42);
      const x = lerp(l, r, wake.rng.range(0.3, 0.7));
      return inkLine(
        wake,
        [
          [x - w, y + 3],
          [x - w * 0.3, y - 4 - t * 6],
          [x + w * 0.4, y + 2],
          [x + w, y - 3],
        ],
        1.4 + t * 3,
        { dry: 0.4, colour: mix('#8c8a88', INK, t) },
      );
    }),
  );
  return layer;
}

function fin(scene: Scene, layer: (from: number, to: number) => string): void {
  const S = scene.element('fin');
  const shape =
    'M268 838C280 742 318 622 378 520C430 436 500 380 566 356C576 354 580 362 572 372C536 420 520 480 520 548C520 640 542 740 588 820C560 850 500 872 430 876C360 876 300 862 268 838Z';
  scene.add(
    group(
      {},
      path(shape, '#1b1a21'),
      inkLine(S, pathPoints(shape, 40), 7, { pressure: () => 0.9 }),
      // light from above along the leading edge, dry-brushed
      times(9, (i) =>
        inkLine(
          S,
          [
            [300 + i * 13, 800 - i * 6],
            [330 + i * 15, 680 - i * 2],
            [392 + i * 13, 560 - i * 6],
            [470 + i * 9, 452 - i * 8],
            [544 - i * 2, 386 + i * 2],
          ],
          5 - i * 0.45,
          { colour: mix('#d9d7d2', '#6a6970', i / 9), dry: 0.35 + i * 0.05 },
        ),
      ),
      inkLine(S, trace('512,500 496,600 508,700 540,800'), 4, { colour: '#8d8b90', dry: 0.6 }),
      // old nicks on the trailing edge
      path('M521 560C508 566 506 578 524 586Z', '#ded9cf'),
      path('M531 662C516 664 512 680 538 690Z', '#ded9cf'),
      path('M536 700C526 702 526 710 541 712Z', '#ded9cf'),
    ),
    // the hats it throws up at its foot
    layer(FIN[1] - 6, FIN[1] + 50),
  );
}

function splash(scene: Scene, layer: (from: number, to: number) => string): void {
  const S = scene.element('splash');
  scene.add(
    times(22, (i) => {
      const t = i / 21;
      const x = lerp(250, 600, t);
      const h = S.rng.range(26, 86) * (1 - Math.abs(t - 0.15) * 0.7);
      const lean = lerp(-40, 30, t);
      return inkLine(
        S,
        [
          [x, 862 + Math.sin(t * 3) * 14],
          [x + lean * 0.3, 850 - h * 0.5],
          [x + lean, 846 - h],
        ],
        S.rng.range(4, 9),
        { colour: i % 3 ? '#ffffff' : '#efece4', pressure: (k) => 1 - k * 0.7 },
      );
    }),
    spatter(S, 300, 780, 110, 46, '#fbf9f2'),
    spatter(S, 268, 760, 120, 20),
    layer(FIN[1] + 50, 2000),
  );
}

/** Hooks: the hat in the air, the yellow one paddling off, the briefcase. */
function hooks(scene: Scene): void {
  const S = scene.element('hooks');
  scene.add(
    bowler(S, { x: 236, y: 420, s: 0.62, r: -28, air: 0.12, alone: true }),
    inkLine(S, trace('206,470 216,500 210,530'), 2, { dry: 0.5, colour: '#6f6e72' }),
    inkLine(S, trace('246,462 254,486 250,506'), 2, { dry: 0.5, colour: '#6f6e72' }),
  );
}

function childOnTheQuay(scene: Scene): void {
  const S = scene.element('child');
  scene.add(
    moved(
      { x: 664, y: 962, s: 1, r: 6 },
      path(
        'M-104 36C-84 14 -40 22 0 20C40 20 96 12 116 34C90 52 60 54 20 60C-30 60 -80 56 -104 36Z',
        '#b4ada1',
      ),
      inkLine(S, trace('-120,48 -70,66 0,72 80,64 128,46'), 4, { dry: 0.3 }),
      inkLine(S, trace('-90,34 -64,44 -40,36 -10,48 30,40 60,48 96,36'), 4, { dry: 0.3 }),
      path(
        'M-52 26C-50 4 -40 -6 -34 -10C-34 -44 -18 -62 4 -62C28 -60 38 -40 38 -10C48 -4 62 8 66 24C40 40 -30 42 -52 26Z',
        yellow,
      ),
      path(
        'M6 -60C28 -56 38 -36 38 -10C48 -4 60 8 64 22C50 32 34 36 20 37C34 10 30 -30 6 -60Z',
        '#c98a10',
        'opacity=".55"',
      ),
      inkLine(S, trace('-52,26 -48,4 -34,-10 -32,-40 -16,-60 4,-63 28,-56 38,-32 38,-10 58,8 66,24'), 5),
      inkLine(S, trace('-52,26 -30,38 10,41 44,36 66,24'), 7),
      inkLine(S, trace('-34,-10 -10,2 16,2 38,-10'), 3),
      inkLine(S, trace('-72,30 -92,12 -108,22'), 6),
      inkLine(S, trace('80,30 100,8 118,16'), 6),
    ),
  );
}

function briefcase(scene: Scene): void {
  const S = scene.element('briefcase');
  scene.add(
    moved(
      { x: 142, y: 1058, s: 1, r: -14 },
      path('M-104 34C-80 16 84 8 106 30C90 52 40 56 10 60C-30 62 -90 60 -104 34Z', '#b4ada1'),
      inkLine(S, trace('-110,42 -60,66 10,72 70,62 112,40'), 4, { dry: 0.3 }),
      path('M-70 -34C-20 -40 30 -40 70 -36L74 40C30 46 -30 46 -72 40Z', '#a5855d'),
      path('M-70 -34C-20 -40 30 -40 70 -36L71 -6C30 4 -30 4 -71 -6Z', '#bb9c72'),
      inkLine(S, trace('-70,-34 -20,-40 30,-40 70,-36 74,4 73,40 20,46 -40,45 -72,40 -72,0 -70,-34'), 6),
      inkLine(S, trace('-71,-6 -30,3 20,3 71,-6'), 3.4),
      inkLine(S, trace('-22,-40 -18,-62 18,-62 22,-40'), 7),
      path('M-10 -4L12 -4L11 14L-9 14Z', '#e6dfcf'),
      inkLine(S, trace('-10,-4 12,-4 11,14 -9,14 -10,-4'), 2.6),
      hatch(S, trace('20,6 74,-2 73,40 24,44'), { angle: 0.9, gap: 7, width: 1.6 }),
    ),
  );
}

export default card({ finish: ink, paint });
