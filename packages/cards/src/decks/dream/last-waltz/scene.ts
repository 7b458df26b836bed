/** D61: the chandelier unfolds eight crystal legs and lowers itself toward dancers who have not looked up. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { fix, lerp, nth, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading } from '../../../kit/scene.ts';
import { blob, wobblyPolygon } from '../../../kit/shapes.ts';
import { crystalDrop, crystalString, pendants, type CrystalInks } from '../../../motifs/crystal.ts';
import { waltzers } from '../../../motifs/waltzers.ts';

const black = oklch(0.12, 0.025, 15);
const wine = oklch(0.3, 0.09, 18);
const wineD = oklch(0.19, 0.06, 15);
const wineL = oklch(0.45, 0.12, 22);
const ivory = oklch(0.9, 0.035, 85);
const gilt = oklch(0.7, 0.1, 78);
const candle = oklch(0.93, 0.1, 85);
const ice: CrystalInks = {
  pale: oklch(0.94, 0.03, 215),
  mid: oklch(0.76, 0.06, 225),
  deep: oklch(0.46, 0.07, 245),
  spark: '#ffffff',
};

function paint(): Scene {
  const scene = new Scene({ seed: 6161, background: wineD });
  const { bx0, bx1, by1 } = hall(scene);
  mirrorGlass(scene);
  floor(scene, by1, bx1, bx0);
  bandstand(scene);
  chandelier(scene);
  silk(scene);
  return scene;
}

/** The hall: back wall between pilasters, long side walls, vault. */
function hall(scene: Scene): { bx0: number; bx1: number; by1: number } {
  const S = scene.element('hall');
  const [bx0, bx1, by0, by1] = [196, 620, 330, 812];
  const vault: Point[] = [
    [-20, -20],
    [820, -20],
    [820, 80],
    [bx1, by0],
    [bx0, by0],
    [-20, 60],
  ];
  const leftWall: Point[] = [
    [-20, 40],
    [bx0, by0],
    [bx0, by1],
    [-20, 1010],
  ];
  const rightWall: Point[] = [
    [820, 60],
    [bx1, by0],
    [bx1, by1],
    [820, 1020],
  ];
  scene.add(
    path(polygon(vault), S.linearAt([oklch(0.22, 0.05, 30), oklch(0.4, 0.08, 40)], 0, 0, 0, 330)),
    times(9, (i) =>
      line(`M${-60 + i * 115} -20L${fix(bx0 + (i / 8) * (bx1 - bx0))} ${by0}`, gilt, 3, 'opacity=".35"'),
    ),
    times(4, (i) =>
      line(
        `M${fix(lerp(-20, bx0, (i + 1) / 5))} ${fix(lerp(40, by0, (i + 1) / 5))}L${fix(lerp(820, bx1, (i + 1) / 5))} ${fix(lerp(60, by0, (i + 1) / 5))}`,
        gilt,
        2,
        'opacity=".3"',
      ),
    ),
    path(polygon(leftWall), S.linearAt([wineD, wine], -20, 0, bx0, 0)),
    path(polygon(rightWall), S.linearAt([wine, wineD], bx1, 0, 820, 0)),
    path(polygon(rectangle(bx0, by0, bx1, by1)), S.radialAt([wineL, [0.6, wine], wineD], 400, 520, 330)),
    strokes(S, {
      region: [-20, 40, 840, 900],
      n: 620,
      length: 70,
      width: 7,
      angle: 1.5,
      spread: 0.2,
      colour: (x, y) =>
        mix(
          wineL,
          wineD,
          clamp(Math.hypot((x - 400) / 460, (y - 430) / 560) + 0.18 * S.noise.fbm(x / 60, y / 60, 3)),
        ),
      opacity: [0.08, 0.26],
    }),
    // damask flourish
    times(70, () => {
      const [x, y] = [S.rng.range(bx0 + 10, bx1 - 10), S.rng.range(by0 + 20, by1 - 30)];
      return path(
        `M${x} ${y}c6 -10 14 -8 12 0c-2 6 -10 6 -12 0c-6 -10 -14 -8 -12 0c2 6 10 6 12 0Z`,
        wineL,
        'opacity=".3"',
      );
    }),
    // tall doors at the end, a crack of night between them
    path(
      wobblyPolygon(S, rectangle(356, 500, 462, by1)),
      mix(ivory, wine, 0.45),
      `filter="${form(S, { angle: -90, size: 12, shade: wineD, light: candle, lightSize: 3, rough: 1.5 })}"`,
    ),
    line(`M409 504V${by1}`, black, 5),
    [
      [370, 520],
      [420, 520],
    ].map(([x = 0, y = 0]) =>
      [0, 1, 2].map(
        (k) =>
          path(wobblyPolygon(S, rectangle(x, y + k * 94, x + 32, y + 80 + k * 94)), mix(ivory, wine, 0.58)) +
          line(`M${x} ${y + k * 94}H${x + 32}`, gilt, 1.6),
      ),
    ),
  );
  // pilasters down both walls
  const pil = (a: Point, b: Point, w: number, side: number): string =>
    path(
      polygon([
        [a[0] - w, a[1]],
        [a[0] + w, a[1] + side * w * 0.4],
        [b[0] + w, b[1] + side * w * 0.15],
        [b[0] - w, b[1]],
      ]),
      mix(ivory, wine, 0.35),
      `filter="${form(S, { angle: side < 0 ? 0 : 180, size: w * 0.8, shade: wineD, shadeOpacity: 0.75, light: candle, lightOpacity: 0.7, lightSize: 3, rough: 2 })}"`,
    ) +
    [-0.4, 0.2]
      .map((k) =>
        line(`M${a[0] + w * k} ${a[1] + 20}L${b[0] + w * k} ${b[1] - 10}`, wineD, 2, 'opacity=".4"'),
      )
      .join('') +
    path(
      smooth(blob(a[0], a[1] + 6, w * 1.5, w * 0.55, S.noise, 0.1)),
      gilt,
      `filter="${form(S, { angle: 0, size: 6, shade: wineD, light: candle, lightSize: 2, rough: 1.5 })}"`,
    );
  scene.add(
    pil([30, 104], [30, 990], 34, -1),
    pil([146, 264], [146, 846], 19, -1),
    pil([206, 340], [206, 808], 11, -1),
    pil([612, 340], [612, 808], 11, 1),
    pil([676, 262], [676, 858], 20, 1),
    pil([786, 110], [786, 1000], 34, 1),
  );
  return { bx0, bx1, by1 };
}

/** The mirror on the left: an ordinary lamp in it. */
function mirrorGlass(scene: Scene): void {
  const S = scene.element('mirror');
  const glass: Point[] = trace('70,420 120,446 120,770 70,806');
  scene.add(
    path(
      polygon(trace('60,396 130,432 130,786 60,828')),
      gilt,
      `filter="${form(S, { angle: 0, size: 7, shade: wineD, light: candle, lightSize: 3, rough: 2.5 })}"`,
    ),
    path(polygon(glass), S.linearAt([oklch(0.34, 0.05, 20), oklch(0.5, 0.07, 40)], 70, 0, 120, 0)),
    group(
      { 'clip-path': S.clip(polygon(glass)) },
      line('M97 420V500', gilt, 2),
      path(
        'M84 512C84 500 110 500 110 512C108 532 102 540 97 548C92 540 86 532 84 512Z',
        mix(gilt, ice.mid, 0.4),
      ),
      line('M76 512C84 524 110 524 118 512', gilt, 3),
      [78, 90, 104, 116].map((x) => ellipse(x, 503, 2.4, 5, candle) + glow(S, x, 502, 12, candle, 0.7)),
      glow(S, 97, 520, 46, candle, 0.5),
      path('M70 420L92 432L74 790L70 800Z', '#ffffff', 'opacity=".12"'),
      times(4, (i) => ellipse(80 + i * 10, 752, 5, 20, mix(ivory, wine, 0.4), 'opacity=".55"')),
    ),
  );
}

/** Floor: polished chequer. */
function floor(scene: Scene, by1: number, bx1: number, bx0: number): void {
  const S = scene.element('floor');
  const tile = (u: number, v: number): Point => {
    const y = lerp(by1, 1230, v ** 1.7);
    const k = (y - 560) / (by1 - 560);
    return [408 + (u - 0.5) * (bx1 - bx0) * k * 1.0, y];
  };
  scene.add(`<rect x="-10" y="${by1}" width="820" height="400" fill="${wineD}"/>`);
  for (let i = -7; i < 17; i++)
    for (let j = 0; j < 12; j++) {
      const q = [
        tile(i / 10, j / 12),
        tile((i + 1) / 10, j / 12),
        tile((i + 1) / 10, (j + 1) / 12),
        tile(i / 10, (j + 1) / 12),
      ];
      const [cx, cy] = tile((i + 0.5) / 10, (j + 0.5) / 12);
      const lit = clamp(1 - Math.hypot((cx - 400) / 420, (cy - 940) / 260));
      scene.add(
        path(
          polygon(q),
          (i + j) % 2
            ? mix(mix(ivory, wine, 0.55), candle, lit * 0.4)
            : mix(mix(black, wine, 0.5), wineL, lit * 0.4),
        ),
      );
    }
  scene.add(
    strokes(S, {
      region: [-20, by1, 840, 400],
      n: 320,
      length: 60,
      width: 4,
      angle: 0,
      spread: 0.05,
      colour: (x, y) => mix(candle, wineD, clamp(Math.hypot((x - 400) / 380, (y - 950) / 200))),
      opacity: [0.05, 0.2],
    }),
    path(
      smooth(blob(400, 980, 290, 110, S.noise, 0.1)),
      S.radialAt(fading(candle, 0.5, [0.6, 0.15], 0), 400, 970, 290),
      'style="mix-blend-mode:screen"',
    ),
    // its shadow is already among them
    group(
      { opacity: 0.5, filter: blur(S, 7) },
      times(8, (i) => {
        const a = (i / 8) * 6.283 + 0.3;
        return brushLine(
          S,
          [
            [400, 985],
            [400 + Math.cos(a) * 120, 985 + Math.sin(a) * 36],
            [400 + Math.cos(a + 0.12) * 300, 985 + Math.sin(a + 0.12) * 104],
          ],
          9,
          black,
          { decay: 0.6 },
        );
      }),
      ellipse(400, 985, 80, 26, black),
    ),
  );
}

/** Balcony with the band, right; one of them is already put by. */
function bandstand(scene: Scene): void {
  const S = scene.element('band');
  scene.add(
    path(
      polygon(trace('640,520 820,452 820,566 640,602')),
      mix(ivory, wine, 0.35),
      `filter="${form(S, { angle: 180, size: 12, shade: wineD, light: candle, lightSize: 3, rough: 2 })}"`,
    ),
    times(9, (i) => {
      const x = 652 + i * 20;
      const y0 = lerp(524, 462, i / 8);
      return line(`M${x} ${y0 + 12}V${y0 + lerp(66, 88, i / 8)}`, wineD, 4, 'opacity=".55"');
    }),
    line('M636 520L820 450', gilt, 7),
    line('M636 604L820 568', gilt, 5),
    [
      [676, 494, 0.62],
      [772, 460, 0.8],
    ].map(([x = 0, y = 0, s = 1]) =>
      moved(
        { x, y, s },
        path('M-20 14C-20 -12 -12 -20 0 -20C12 -20 20 -12 20 14Z', black),
        ellipse(0, -31, 9, 10, oklch(0.62, 0.07, 50)),
        path('M-10 -32C-10 -46 10 -46 10 -32C4 -38 -4 -38 -10 -32Z', oklch(0.3, 0.04, 50)),
        line('M-14 -4C-24 -14 -30 -22 -34 -30', oklch(0.5, 0.1, 45), 5),
      ),
    ),
    line('M716 230C717 330 715 420 716 470', '#ffffff', 1.4, 'opacity=".6"'),
    path(
      'M716 470C704 478 698 500 700 526C702 556 708 578 716 588C726 578 733 554 733 526C733 500 728 478 716 470Z',
      mix(ivory, ice.pale, 0.4),
      `filter="${form(S, { angle: 190, size: 10, shade: oklch(0.45, 0.05, 280), light: '#ffffff', lightSize: 3, rough: 2 })}"`,
    ),
    times(9, (i) =>
      line(
        `M${701 + (i % 2)} ${484 + i * 11}C${710} ${490 + i * 11} ${724} ${488 + i * 11} ${732} ${480 + i * 11}`,
        '#ffffff',
        1.4,
        'opacity=".7"',
      ),
    ),
    line('M728 508L752 476M752 476l3 4', oklch(0.4, 0.08, 45), 2.4),
    path('M728 536C738 530 748 534 748 544C746 552 736 552 730 548Z', oklch(0.5, 0.12, 42)),
  );
  dancers(scene);
}

function dancers(scene: Scene): void {
  const couples: readonly (readonly [number, number, number, number, number])[] = [
    [300, 852, 0.56, 1, 40],
    [380, 842, 0.5, -1, 250],
    [470, 848, 0.54, 1, 330],
    [536, 862, 0.6, -1, 90],
    [236, 884, 0.66, -1, 150],
    [590, 906, 0.76, 1, 20],
    [330, 924, 0.84, 1, 300],
    [470, 936, 0.88, -1, 60],
    [196, 986, 1.02, 1, 200],
    [640, 1012, 1.1, -1, 350],
    [398, 1040, 1.22, -1, 85],
    [120, 1110, 1.36, -1, 20],
    [560, 1136, 1.46, 1, 250],
  ];
  for (const [i, [x, y, s, flip, hue]] of couples.entries()) {
    const e = scene.element('couple ' + i);
    scene.add(
      softShadow(e, x, y + 2, 62 * s, 12 * s, black, 0.9),
      waltzers(e, {
        x,
        y,
        s,
        flip,
        angle: (Math.atan2(440 - y, 400 - x) * 180) / Math.PI,
        swing: (i % 3) * 0.5 - 0.3,
        hers: oklch(0.28 + (i % 4) * 0.08, 0.06, 50),
        his: oklch(0.24, 0.03, 40),
        c: {
          gown:
            hue === 85
              ? ivory
              : nth(
                  [
                    oklch(0.72, 0.05, 25),
                    oklch(0.5, 0.13, 20),
                    mix(ivory, wine, 0.12),
                    oklch(0.4, 0.11, 12),
                    oklch(0.62, 0.03, 60),
                    oklch(0.66, 0.08, 5),
                  ],
                  i % 6,
                ),
          coat: oklch(0.2, 0.02, 280),
          skin: oklch(0.76, 0.07, 50),
          shade: wineD,
          light: candle,
        },
      }),
    );
  }
}

function chandelier(scene: Scene): void {
  const S = scene.element('chandelier');
  const gold = (size: number, a = 90): string =>
    `filter="${form(S, { angle: a, size, shade: oklch(0.3, 0.07, 45), shadeOpacity: 0.7, light: '#fff6da', lightOpacity: 0.95, lightSize: 3, rough: 1.2, mottle: 0.2 })}"`;
  scene.add(glow(S, 400, 350, 560, candle, 0.7, 0.45), glow(S, 400, 360, 240, ice.pale, 0.45, 0.4));
  scene.add(
    path('M300 -10C330 22 470 22 500 -10Z', gilt, gold(10)),
    times(24, (i) =>
      ellipse(400 + Math.sin(i * 1.9) * 2, 20 + i * 4.4, 3.6, 4.6, i % 2 ? gilt : oklch(0.5, 0.09, 65)),
    ),
  );
  interface Leg {
    pts: Point[];
    w: number;
    back: boolean;
  }
  const legs: Leg[] = [
    {
      back: true,
      w: 20,
      pts: trace('352,352 262,226 176,250 130,420 146,566'),
    },
    {
      back: true,
      w: 20,
      pts: trace('448,350 530,214 626,244 664,400 640,560'),
    },
    {
      back: true,
      w: 18,
      pts: trace('372,344 312,186 238,168 214,330 258,520'),
    },
    {
      back: true,
      w: 18,
      pts: trace('430,344 486,172 560,156 590,300 556,500'),
    },
    {
      back: false,
      w: 29,
      pts: trace('344,372 214,268 96,358 66,610 104,884'),
    },
    {
      back: false,
      w: 29,
      pts: trace('456,372 584,286 712,356 744,620 716,870'),
    },
    {
      back: false,
      w: 25,
      pts: trace('366,386 262,372 196,470 206,660 262,826'),
    },
    {
      back: false,
      w: 25,
      pts: trace('436,388 540,384 590,480 572,650 512,800'),
    },
  ];
  const leg = (l: Leg, n: number): string => {
    const e = scene.element('leg ' + n);
    const dim: CrystalInks = l.back
      ? {
          pale: mix(ice.pale, wine, 0.35),
          mid: mix(ice.mid, wine, 0.45),
          deep: mix(ice.deep, wineD, 0.5),
          spark: ice.pale,
        }
      : ice;
    const joint = (k: number, r: number): string => {
      const [x, y] = l.pts[k] ?? [0, 0];
      return (
        ellipse(x, y, r, r, l.back ? mix(gilt, wineD, 0.35) : gilt, gold(r * 0.7, 60)) +
        (l.back ? '' : glow(S, x, y, r * 4, ice.pale, 0.5))
      );
    };
    const [tx, ty] = l.pts[4] ?? [0, 0];
    return (
      crystalString(e, l.pts, (t) => l.w * (1.1 - 0.66 * t), dim) +
      pendants(e, l.pts.slice(1, 4), l.back ? 5 : 8, l.w * 0.95, dim) +
      joint(1, l.w * 0.5) +
      joint(2, l.w * 0.46) +
      joint(3, l.w * 0.38) +
      crystalDrop(e, tx, ty + l.w * 0.9, Math.PI / 2, l.w * 2.2, l.w * 0.7, dim) +
      (l.back ? '' : glow(S, tx, ty, 40, ice.pale, 0.6))
    );
  };
  scene.add(legs.filter((l) => l.back).map((l, n) => leg(l, n)));
  // the bag of drops above: its abdomen
  const rows = 13;
  const bag = (v: number): number => 34 + 96 * Math.sin(Math.PI * clamp(0.08 + v * 0.86)) ** 0.8;
  scene.add(
    path(
      soften('400,112 466,140 526,216 520,282 450,330 400,338 350,330 280,282 274,216 334,140'),
      oklch(0.4, 0.06, 240),
      'opacity=".75"',
    ),
  );
  scene.add(
    times(rows, (r) => {
      const v = r / (rows - 1);
      const y = 126 + v * 196;
      const half = bag(v);
      const n = Math.max(7, Math.round(half / 6));
      return times(n, (i) => {
        const u = (i + (r % 2) * 0.5) / n;
        const a = Math.PI * u;
        const x = 400 - Math.cos(a) * half;
        const edge = Math.abs(Math.cos(a));
        return crystalDrop(
          S,
          x,
          y + Math.sin(a) * 9,
          Math.PI / 2 + (x - 400) * 0.0016,
          36,
          19 * (1 - edge * 0.4),
          {
            pale: mix(ice.pale, candle, (1 - edge) * 0.35),
            mid: mix(ice.mid, candle, (1 - edge) * 0.25),
            deep: mix(ice.deep, wineD, edge * 0.4),
            spark: '#ffffff',
          },
        );
      });
    }),
  );
  scene.add(
    path(
      'M352 110C352 98 372 92 400 92C428 92 448 98 448 110C440 122 420 126 400 126C380 126 360 122 352 110Z',
      gilt,
      gold(9),
    ),
  );
  // waist and crown of candles: its head
  const crown = (y: number, rx: number, ry: number, w: number): string =>
    `<ellipse cx="400" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${oklch(0.4, 0.08, 55)}" stroke-width="${w + 3}"/><ellipse cx="400" cy="${y - 1.5}" rx="${rx}" ry="${ry}" fill="none" stroke="${gilt}" stroke-width="${w}"/><ellipse cx="400" cy="${y - 4}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff4d0" stroke-width="1.6" opacity=".7"/>`;
  const taper = (a: number, rx: number, y: number, ry: number): string => {
    const [x, yy] = [400 + Math.cos(a) * rx, y + Math.sin(a) * ry];
    return (
      path(
        `M${fix(x - 5)} ${fix(yy)}L${fix(x - 4.4)} ${fix(yy - 26)}H${fix(x + 4.4)}L${fix(x + 5)} ${fix(yy)}Z`,
        ivory,
      ) +
      ellipse(x, yy + 1, 9, 4, gilt) +
      path(
        `M${fix(x)} ${fix(yy - 46)}C${fix(x + 7)} ${fix(yy - 36)} ${fix(x + 5)} ${fix(yy - 27)} ${fix(x)} ${fix(yy - 26)}C${fix(x - 5)} ${fix(yy - 27)} ${fix(x - 7)} ${fix(yy - 36)} ${fix(x)} ${fix(yy - 46)}Z`,
        candle,
      ) +
      glow(S, x, yy - 36, 34, candle, 0.9)
    );
  };
  const around = times(12, (i) => (i / 12) * 6.283 + 0.2);
  scene.add(
    crown(372, 104, 24, 7),
    around.filter((a) => Math.sin(a) < 0).map((a) => taper(a, 104, 372, 24)),
    path(
      'M356 336C352 362 346 380 352 400C364 424 436 424 448 400C454 380 448 362 444 336C420 346 380 346 356 336Z',
      gilt,
      gold(18, -60),
    ),
    times(5, (i) => crystalDrop(S, 366 + i * 17, 372, Math.PI / 2, 40, 12, ice)),
    around.filter((a) => Math.sin(a) >= 0).map((a) => taper(a, 104, 372, 24)),
    pendants(
      S,
      times(9, (i): Point => [
        400 - Math.cos((Math.PI * i) / 8) * 104,
        376 + Math.sin((Math.PI * i) / 8) * 24,
      ]),
      17,
      24,
      ice,
    ),
    // fangs: two long drops
    crystalDrop(S, 386, 440, Math.PI / 2 + 0.12, 64, 20, ice),
    crystalDrop(S, 415, 440, Math.PI / 2 - 0.12, 64, 20, ice),
    crystalDrop(S, 400, 424, Math.PI / 2, 40, 16, ice),
  );
  scene.add(legs.filter((l) => !l.back).map((l, n) => leg(l, n + 4)));
}

/** Threads, and a glove that did not come down. */
function silk(scene: Scene): void {
  const S = scene.element('silk');
  scene.add(
    times(9, () => {
      const [x0, x1] = [S.rng.range(80, 720), S.rng.range(60, 740)];
      return line(
        `M${fix(lerp(400, x0, 0.2))} 420C${fix(x0)} ${fix(S.rng.range(480, 620))} ${fix(x1)} ${fix(S.rng.range(620, 740))} ${fix(x1)} ${fix(S.rng.range(780, 900))}`,
        '#ffffff',
        1,
        'opacity=".28"',
      );
    }),
    line('M300 440C306 540 308 620 310 676', '#ffffff', 1.3, 'opacity=".6"'),
    moved(
      { x: 312, y: 712, r: 10, s: 0.95 },
      path(
        'M-11 -40C-4 -44 8 -44 13 -39C11 -24 9 -12 10 -2C14 4 15 14 13 26C12 32 8 32 8 26L7 18C7 28 6 36 3 36C0 36 0 28 0 20C-1 28 -3 34 -6 33C-8 32 -7 24 -7 18C-9 22 -13 28 -16 25C-18 20 -13 12 -10 4C-9 -10 -10 -26 -11 -40Z',
        ivory,
        `filter="${form(S, { angle: -60, size: 6, shade: wineD, light: '#ffffff', lightSize: 2, rough: 1 })}"`,
      ),
    ),
    times(26, () => {
      const [x, y] = [S.rng.gauss(400, 210), S.rng.range(120, 820)];
      const r = S.rng.range(1, 2.4);
      return ellipse(x, y, r, r, '#ffffff', `opacity="${fix(S.rng.range(0.4, 1))}"`);
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.3, contrast: 0.1, saturation: 1.06 },
  paint,
});
