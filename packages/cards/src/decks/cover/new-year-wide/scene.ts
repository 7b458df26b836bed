/** The New Year's board for a television: a valley of snow, and the hill where the clock will stand. The way of packages/web/src/board/path.ts lies on it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mix, oklch } from '../../../kit/colour.ts';
import { glow } from '../../../kit/light.ts';
import { path } from '../../../kit/markup.ts';
import { trace, type Points } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handPath } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import {
  drift,
  FIRE,
  firs,
  garland,
  hut,
  INK,
  pond,
  skyline,
  SNOW,
  snowfall,
  snowman,
  tracks,
} from '../../../motifs/winter-valley.ts';

const night = oklch(0.22, 0.065, 272);
const blue = oklch(0.33, 0.09, 265);
const dusk = oklch(0.46, 0.09, 285);
const rose = oklch(0.62, 0.09, 25);
const CLOCK = [1690, 236] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 2024, background: night, w: 1920, h: 1080 });
  evening(scene);
  mountains(scene);
  clockHill(scene);
  village(scene);
  slopes(scene);
  near(scene);
  scene.add(snowfall(scene.element('snowfall'), 260, 3.2));
  return scene;
}

function evening(scene: Scene): void {
  scene.add(
    sky(
      scene.element('sky'),
      [night, [0.3, mix(night, blue, 0.6)], [0.55, blue], [0.78, dusk], [0.95, rose], rose],
      { n: 900, y1: 470 },
    ),
    stars(scene.element('stars'), {
      n: 190,
      box: [0, 0, 1920, 360],
      colour: SNOW,
      big: 7,
      keep: (x, y) => y < 300 || x > 1000,
    }),
    glow(scene.element('halo'), ...CLOCK, 430, FIRE, 0.5),
  );
}

function mountains(scene: Scene): void {
  const S = scene.element('mountains');
  const far = skyline(
    S,
    trace(
      '-20,430 140,386 280,410 420,350 560,398 720,360 900,402 1060,344 1230,396 1400,352 1560,400 1940,420',
    ),
    26,
  );
  scene.add(drift(S, far, mix(dusk, SNOW, 0.3), mix(blue, dusk, 0.6), 150));
}

/** With a tower on it, whose dial is the last cell. */
function clockHill(scene: Scene): void {
  const S = scene.element('clock hill');
  const crest = skyline(
    S,
    trace('1180,520 1300,480 1430,430 1540,392 1640,372 1740,372 1830,400 1940,452'),
    8,
  );
  const brick = oklch(0.36, 0.085, 25);
  scene.add(
    firs(
      S.element('behind'),
      crest,
      [
        [1560, 92],
        [1596, 70],
        [1800, 84],
        [1838, 66],
        [1880, 96],
      ],
      0.35,
    ),
    path(
      handPath(S, 'M1612 384L1622 210H1758L1768 384Z', 1.4),
      S.linearAt([brick, oklch(0.27, 0.07, 300)], 1760, 0, 1610, 0),
    ),
    path(handPath(S, 'M1598 214L1690 86L1782 214Z', 1.6), oklch(0.3, 0.07, 262)),
    path(
      handPath(
        S,
        'M1590 218L1640 146L1690 78L1742 148L1790 218C1768 226 1756 206 1736 214C1718 196 1706 170 1690 152C1674 172 1660 200 1642 212C1622 206 1612 228 1590 218Z',
        1.4,
      ),
      SNOW,
    ),
    path(handPath(S, 'M1686 84L1690 40L1694 84Z', 0.5), FIRE),
    glow(S, 1690, 50, 46, FIRE, 0.8),
    (
      [
        [1646, 346],
        [1690, 352],
        [1734, 346],
      ] as const
    ).map(
      ([x, y]) =>
        path(
          handPath(S, `M${x - 9} ${y + 16}V${y - 8}Q${x} ${y - 20} ${x + 9} ${y - 8}V${y + 16}Z`, 0.6),
          FIRE,
        ) + glow(S, x, y, 40, FIRE, 0.5),
    ),
    drift(S, crest, mix(dusk, SNOW, 0.62), mix(blue, dusk, 0.4), 240),
    hut(S.element('gatehouse'), 1570, 452, 0.95),
    hut(S.element('shop'), 1486, 476, 0.8),
  );
}

function village(scene: Scene): void {
  const S = scene.element('village');
  const crest = skyline(
    S,
    trace(
      '-20,400 120,392 300,420 470,404 660,428 860,446 1060,420 1240,452 1420,530 1600,576 1800,560 1940,520',
    ),
    8,
  );
  scene.add(
    firs(
      S.element('wood'),
      crest,
      [
        [40, 96],
        [74, 70],
        [470, 80],
        [498, 62],
        [700, 88],
        [930, 76],
        [962, 96],
        [1130, 70],
      ],
      0.25,
    ),
    drift(S, crest, mix(blue, SNOW, 0.52), mix(blue, dusk, 0.15), 230),
    (
      [
        [132, 424, 1],
        [212, 432, 0.82],
        [292, 446, 0.92],
        [596, 440, 0.85],
        [1042, 446, 0.9],
      ] as const
    ).map(([x, y, s], i) => hut(S.element(`hut ${i}`), x, y, s)),
    firs(
      S.element('yard'),
      crest,
      [
        [356, 74],
        [668, 64],
      ],
      0.1,
    ),
  );
}

function slopes(scene: Scene): void {
  const S = scene.element('slopes');
  const upper = skyline(
    S,
    trace('-20,590 160,566 380,596 600,622 840,604 1080,640 1330,690 1560,716 1760,690 1940,640'),
    9,
  );
  const ways: readonly Points[] = [
    trace('1500,800 1420,760 1380,700 1330,610'),
    trace('690,640 760,610 860,590'),
  ];
  scene.add(
    drift(S, upper, mix(blue, SNOW, 0.44), blue, 230),
    pond(S.element('pond'), 1246, 728, 120, 24),
    ways.map((way) => tracks(way, 10, 4)),
    firs(
      S.element('left'),
      upper,
      [
        [28, 150],
        [74, 112],
        [520, 104],
        [548, 78],
      ],
      0.05,
    ),
    firs(
      S.element('right'),
      upper,
      [
        [1370, 128],
        [1408, 96],
        [1888, 150],
      ],
      0.05,
    ),
    garland(S.element('lights'), [548, 560], [1370, 590], 44),
    garland(S.element('more lights'), [1408, 620], [1888, 520], 40),
  );
}

function near(scene: Scene): void {
  const S = scene.element('near');
  const lower = skyline(
    S,
    trace('-20,850 200,812 460,826 700,856 960,834 1220,800 1480,806 1740,780 1940,760'),
    9,
  );
  scene.add(
    drift(S, lower, mix(blue, SNOW, 0.36), mix(night, blue, 0.75), 260),
    tracks(trace('240,1060 420,900 520,880 640,830'), 12, 5),
    firs(S.element('trees'), lower, [
      [24, 210],
      [84, 150],
      [1300, 140],
      [1880, 200],
      [1820, 140],
    ]),
    garland(S.element('lights'), [84, 700], [548, 566], 40),
    snowman(S.element('snowman'), 1270, 1040, 1.15),
    path(
      'M0 940H1920V1080H0Z',
      S.linearAt(
        [
          [0, INK, 0],
          [1, INK, 0.35],
        ],
        0,
        940,
        0,
        1080,
      ),
    ),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.16, contrast: 0.06, saturation: 1.06 },
  paint,
});
