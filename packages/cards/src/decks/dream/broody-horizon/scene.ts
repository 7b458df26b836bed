/** D10: a mountain-sized hen sits on the horizon, and daylight leaks out from under her. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist } from '../../../kit/air.ts';
import { brushLine, flowField, fringe, strokes } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { adjust, clamp, mix, oklch } from '../../../kit/colour.ts';
import { polygon, resample, smooth, soften, spline } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, chalk, form } from '../../../kit/materials.ts';
import { lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { sky, stars } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';
import { figureBack } from '../../../motifs/figure-back.ts';
import { feather, plumage } from '../../../motifs/plumage.ts';

const night = oklch(0.2, 0.055, 262);
const ink = oklch(0.15, 0.04, 265);
const blue = oklch(0.36, 0.07, 258);
const slate = oklch(0.52, 0.055, 255);
const umber = oklch(0.33, 0.05, 50);
const ash = oklch(0.72, 0.03, 80);
const apricot = oklch(0.83, 0.13, 65);
const white = oklch(0.97, 0.06, 85);
const ember = oklch(0.6, 0.14, 50);

const dark = mix(oklch(0.27, 0.04, 275), umber, 0.35);
const body: Point[] = spline(
  trace(
    '178,336 190,290 228,264 274,284 300,344 338,420 412,476 500,498 570,476 628,448 690,470 728,530 756,600 784,680 768,750 716,786 580,796 410,790 240,797 104,784 48,730 42,640 72,550 124,470 164,408 178,370',
  ),
  true,
  10,
);
const flow = flowField([
  [230, 280, 60],
  [200, 340, 105],
  [270, 330, 70],
  [150, 450, 112],
  [300, 430, 62],
  [80, 600, 104],
  [200, 600, 84],
  [120, 760, 92],
  [420, 520, 22],
  [560, 520, 8],
  [700, 520, 20],
  [420, 720, 70],
  [620, 720, 60],
  [740, 700, 66],
  [300, 720, 84],
]);
const pale = (_: number, y: number): string =>
  mix(mix(ash, slate, clamp((600 - y) / 300)), apricot, clamp((y - 520) / 220));
const fromHead = ([x, y]: Point): number => -Math.hypot((x - 215) * 0.9, y - 300);

function paint(): Scene {
  const scene = new Scene({ seed: 1010, background: night });
  dawn(scene);
  bands(scene);
  leak(scene);
  plain(scene);
  hem(scene);
  const tone = hen(scene);
  wing(scene, tone);
  head(scene, tone);
  crack(scene);
  farm(scene);
  farmer(scene);
  fence(scene);
  return scene;
}

function dawn(scene: Scene): void {
  scene.add(
    sky(
      scene.element('sky'),
      [oklch(0.24, 0.065, 265), blue, slate, oklch(0.62, 0.06, 300), oklch(0.72, 0.08, 50)],
      { y1: 830, n: 1000 },
    ),
  );
  scene.add(stars(scene.element('stars'), { n: 190, box: [0, 0, 800, 430], big: 5 }));
}

function bands(scene: Scene): void {
  const S = scene.element('bands');
  scene.add(
    stratus(S, {
      y: 250,
      h: 30,
      x0: 300,
      x1: 900,
      colour: mix(blue, slate, 0.4),
      lit: mix(slate, ash, 0.4),
      opacity: 0.6,
    }),
    stratus(S, { y: 620, h: 40, x0: 560, x1: 900, colour: slate, lit: apricot, opacity: 0.7 }),
    stratus(S, { y: 560, h: 28, x0: -90, x1: 150, colour: slate, lit: apricot, opacity: 0.55 }),
  );
}

/** Dawn held under her, escaping round the sides. */
function leak(scene: Scene): void {
  const S = scene.element('leak');
  scene.add(
    glow(S, 410, 800, 560, apricot, 0.95, 0.55, 0.5),
    glow(S, 60, 800, 260, white, 0.8, 0.5, 0.5),
    glow(S, 770, 800, 240, white, 0.8, 0.5, 0.5),
  );
}

function plain(scene: Scene): void {
  const S = scene.element('plain');
  const horizon = 806;
  scene.add(
    `<rect x="-10" y="${horizon}" width="820" height="410" fill="${S.linearAt(
      [apricot, [0.1, ember], [0.32, umber], ink],
      0,
      horizon,
      0,
      1200,
    )}"/>`,
    // furrows running to her
    group(
      {},
      times(46, (i) => {
        const u = (i - 23) / 23;
        const x1 = 410 + u * 1500 + S.rng.gauss(0, 14);
        const x0 = 410 + u * 470;
        const furrow: Point[] = times(9, (k) => {
          const t = (k / 8) ** 1.7;
          return [lerp(x0, x1, t) + S.noise.n2(i * 1.7, k * 0.9) * (6 + 34 * t), lerp(horizon + 2, 1240, t)];
        });
        const w = (t: number): number => 0.8 + 17 * t ** 1.5;
        return (
          path(
            smooth(ribbon(furrow, w)),
            S.linearAt(
              [ember, [0.22, mix(umber, ember, 0.25)], [0.6, mix(ink, umber, 0.5)], ink],
              0,
              horizon,
              0,
              1200,
            ),
            'opacity=".8"',
          ) +
          line(
            smooth(
              furrow.map(([x, y], k): Point => [x + (u > 0 ? -1 : 1) * w((k / 8) ** 1.7) * 0.75, y]),
              false,
            ),
            mix(apricot, ember, 0.4),
            2.6,
            `opacity="${0.4 - Math.abs(u) * 0.15}" filter="${chalk(S, { fx: 0.08, fy: 0.05, lo: 0.42, hi: 0.62, rough: 9 })}"`,
          )
        );
      }),
    ),
    strokes(S, {
      region: [-20, horizon + 4, 840, 400],
      n: 1100,
      length: (_, y) => 14 + (y - horizon) * 0.16,
      width: (_, y) => 1 + (y - horizon) * 0.01,
      angle: (x, y) => Math.atan2(y - 700, (x - 410) * 1.15),
      spread: 0.3,
      colour: (x, y) =>
        mix(
          mix(apricot, white, 0.2),
          mix(ink, umber, 0.4),
          clamp((y - horizon) / 210 + Math.abs(x - 410) / 2200 + 0.2 * S.noise.n2(x / 40, y / 20)),
        ),
      opacity: [0.2, 0.55],
    }),
    glow(S, 410, horizon + 8, 520, apricot, 0.85, 0.5, 0.26),
  );
}

/** Light squeezed out along her hem, and the crack over the fields. */
function hem(scene: Scene): void {
  const S = scene.element('hem');
  scene.add(
    group(
      { filter: blur(S, 3) },
      times(30, (i) => {
        const x = 70 + i * 24 + S.rng.gauss(0, 6);
        return ellipse(
          x,
          814 + S.rng.gauss(0, 7),
          S.rng.range(16, 44),
          S.rng.range(8, 22),
          white,
          `opacity="${S.rng.range(0.6, 0.95)}"`,
        );
      }),
    ),
    times(40, (i) =>
      brushLine(
        S,
        [
          [60 + i * 18, 812],
          [60 + i * 18 + S.rng.gauss(0, 5), 822],
          [60 + i * 18 + (i - 20) * 3.2, 846 + S.rng.range(0, 26)],
        ],
        3.4,
        white,
        { opacity: 0.5 },
      ),
    ),
    glow(S, 410, 820, 460, white, 0.75, 0.5, 0.1),
    mist(S, { y: 812, h: 46, colour: white, opacity: 0.35 }),
  );
}

/** Tail quills, behind the body. */
function hen(scene: Scene): (x: number, y: number) => string {
  const S = scene.element('hen');
  const tail = scene.element('tail');
  scene.add(
    group(
      {
        filter: form(tail, {
          angle: 60,
          size: 30,
          shade: ink,
          shadeOpacity: 0.5,
          light: mix(apricot, ash, 0.4),
          lightOpacity: 0.75,
          lightSize: 5,
          rough: 3,
        }),
      },
      (
        [
          [612, 520, -24, 190, 60],
          [606, 500, -38, 215, 64],
          [596, 484, -52, 235, 64],
          [584, 470, -64, 240, 60],
          [570, 470, -77, 226, 56],
          [556, 480, -88, 190, 50],
        ] as const
      ).map(([x, y, a, l, w], i) => {
        const [o, t, s] = feather(x, y, (a * Math.PI) / 180, l, w);
        return (
          path(o, adjust(dark, { dL: -0.02 + i * 0.012 })) +
          line(t, mix(ash, slate, 0.5), 3, 'opacity=".5"') +
          line(s, mix(dark, ash, 0.35), 2.4, 'opacity=".7"') +
          times(16, (k) => {
            const q = 0.2 + k * 0.048;
            const c = Math.cos((a * Math.PI) / 180),
              n = Math.sin((a * Math.PI) / 180);
            return line(
              `M${x + c * l * q} ${y + n * l * q}l${(c * 0.8 - n * 0.5) * w * 0.36} ${(n * 0.8 + c * 0.5) * w * 0.36}M${x + c * l * q} ${y + n * l * q}l${(c * 0.8 + n * 0.5) * w * 0.36} ${(n * 0.8 - c * 0.5) * w * 0.36}`,
              ink,
              1.2,
              'opacity=".35"',
            );
          })
        );
      }),
    ),
  );
  const tone = (x: number, y: number): string => {
    const under = clamp((y - 640) / 170) ** 2.2;
    const side = clamp((x - 400) / 700 + 0.2) * 0.35;
    const base = mix(
      mix(dark, umber, 0.5 + 0.5 * S.noise.fbm(x / 120, y / 120, 3)),
      oklch(0.3, 0.05, 268),
      side,
    );
    const crown = clamp((520 - y) / 300) * 0.25;
    return mix(mix(base, slate, crown), ember, under * 0.85);
  };
  scene.add(
    group(
      {
        filter: form(S, {
          angle: 78,
          size: 60,
          soft: 60,
          shade: ink,
          shadeOpacity: 0.55,
          light: apricot,
          lightOpacity: 0.9,
          lightSize: 7,
          rough: 4,
          mottle: 0.12,
        }),
      },
      path(smooth(body.filter((_, i) => i % 4 === 0)), dark),
    ),
    plumage(S, {
      region: body.map(([x, y]): Point => [x, Math.min(y, 772 + 8 * Math.sin(x / 37))]),
      spacing: 23,
      length: (x, y) => 22 + clamp(Math.hypot(x - 215, y - 300) / 400) * 34,
      flow,
      colour: tone,
      edge: pale,
      edgeOpacity: 0.42,
      shadow: ink,
      order: fromHead,
    }),
    fringe(scene.element('down'), body, {
      n: 420,
      length: (_, y) => (y > 600 ? 30 : 14),
      width: (_, y) => (y > 600 ? 3.4 : 2),
      colour: (x, y) => (y > 640 ? mix(tone(x, y), apricot, 0.35) : mix(tone(x, y), slate, 0.25)),
      flow,
      out: 0.35,
      opacity: [0.6, 1],
    }),
  );
  return tone;
}

/** Folded wing. */
function wing(scene: Scene, tone: (x: number, y: number) => string): void {
  const S = scene.element('wing');
  const wing: Point[] = spline(
    trace('250,540 330,500 430,506 540,530 640,570 700,612 640,640 540,668 420,678 320,654 262,606'),
    true,
    10,
  );
  scene.add(
    path(
      smooth(wing.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [x + 4, y + 22])),
      ink,
      `opacity=".5" filter="${blur(S, 14)}"`,
    ),
    // primaries
    times(9, (i) => {
      const x = 400 + i * 6 - (i % 2) * 8;
      const y = 660 - i * 13;
      const a = 0.02 - i * 0.012;
      const [o, t, s] = feather(x, y, a, 300 - i * 4 + (i % 3) * 10, 44);
      return (
        path(feather(x + 3, y + 7, a, 300 - i * 4, 44)[0], ink, 'opacity=".45"') +
        path(o, mix(dark, i % 2 ? umber : blue, 0.4)) +
        line(t, mix(ash, apricot, 0.35), 2.4, 'opacity=".5"') +
        line(s, mix(ash, dark, 0.5), 1.8, 'opacity=".5"')
      );
    }),
    plumage(S, {
      region: wing.filter(([x]) => x < 560),
      spacing: 27,
      length: (x) => 34 + (x - 250) * 0.11,
      flow: (_, y) => 0.08 + (y - 590) * 0.0015,
      colour: (x, y) => mix(tone(x, y - 60), mix(umber, ash, 0.3), 0.35),
      edge: () => mix(ash, apricot, 0.2),
      edgeOpacity: 0.6,
      shadow: ink,
      order: ([x, y]) => -x - (y - 590) * 0.2,
    }),
  );
}

/** Head: comb, wattle, beak, a sleeping eye. */
function head(scene: Scene, tone: (x: number, y: number) => string): void {
  const S = scene.element('head');
  const red = oklch(0.4, 0.12, 28);
  const comb =
    'M192 292C178 280 176 258 186 250C192 256 196 262 200 262C198 246 204 230 214 226C220 234 222 244 226 248C228 234 238 224 248 224C252 234 250 246 252 252C260 244 270 244 276 250C276 268 266 282 262 288C240 296 212 300 192 292Z';
  scene.add(
    plumage(S, {
      region: body.filter(([, y]) => y < 420).concat(trace('330,420 150,430')),
      spacing: 11,
      length: (_, y) => 13 + Math.max(0, y - 280) * 0.1,
      flow,
      colour: tone,
      edge: pale,
      edgeOpacity: 0.4,
      shadow: ink,
      order: fromHead,
    }),
  );
  const headVol = form(S, {
    angle: 70,
    size: 14,
    shade: ink,
    shadeOpacity: 0.55,
    light: apricot,
    lightOpacity: 0.8,
    lightSize: 4,
    rough: 2,
  });
  scene.add(
    path(comb, red, `filter="${headVol}"`),
    path(
      'M196 372C190 384 186 404 196 418C206 420 214 406 212 388C210 378 204 372 196 372Z',
      red,
      `filter="${headVol}"`,
    ),
    path(
      'M214 370C212 384 214 398 222 406C230 402 232 388 228 374Z',
      adjust(red, { dL: -0.04 }),
      `filter="${headVol}"`,
    ),
    path(
      'M194 318C212 308 236 314 244 332C250 350 240 368 222 374C206 376 192 366 188 350C186 338 188 324 194 318Z',
      adjust(red, { dL: -0.03, kC: 0.8 }),
      `filter="${headVol}" opacity=".9"`,
    ),
    path(
      'M188 328C172 330 148 344 138 362C152 362 172 366 190 362C194 350 194 338 188 328Z',
      oklch(0.6, 0.09, 70),
      `filter="${headVol}"`,
    ),
    line('M142 361C158 354 174 350 190 349', ink, 2.4, 'opacity=".7"'),
    line('M200 338C206 350 224 352 234 340', ink, 4.4),
    line('M203 343l-5 6M211 348l-2 7M220 349l2 7M229 345l5 6', ink, 2.2),
    line('M200 332C210 326 226 327 234 334', mix(red, ash, 0.4), 2, 'opacity=".6"'),
  );
}

function crack(scene: Scene): void {
  const S = scene.element('crack');
  const zig: Point[] = trace(
    '476,806 458,842 490,856 478,884 452,908 530,938 512,962 536,1000 498,1036 572,1066 560,1110 600,1138 574,1172 612,1215',
  );
  const crackWidth = (t: number): number => 1.6 + 9 * t * (0.6 + 0.4 * Math.sin(t * 40));
  const crackD = polygon(ribbon(resample(zig, 8), crackWidth));
  scene.add(
    line(polygon(zig, false), apricot, 26, `opacity=".45" filter="${blur(S, 9)}"`),
    path(crackD, ember),
    path(polygon(ribbon(resample(zig, 8), (t) => crackWidth(t) * 0.62)), white),
    (
      [
        [490, 856, 520, 864, 560, 858],
        [452, 908, 424, 916, 392, 938],
        [530, 938, 566, 934, 630, 958],
        [536, 1000, 560, 1006, 578, 1000],
        [498, 1036, 440, 1048, 416, 1076],
        [416, 1076, 404, 1082, 398, 1100],
        [440, 1048, 420, 1046, 404, 1050],
        [572, 1066, 600, 1062, 628, 1050],
      ] as const
    ).map(([a, b, c, d, e, f]) =>
      path(
        polygon(
          ribbon(
            resample(
              [
                [a, b],
                [c, d],
                [e, f],
              ],
              5,
            ),
            (t) => 2.4 * (1 - t) + 0.3,
            S.noise,
            1,
          ),
        ),
        apricot,
      ),
    ),
    zig.map(([x, y], i) => glow(S, x, y, 30 + i * 7, apricot, 0.4)),
  );
}

/** The farm, very small. */
function farm(scene: Scene): void {
  const S = scene.element('farm');
  const roofC = oklch(0.24, 0.04, 40);
  scene.add(
    moved(
      { y: 34, x: -4 },
      group(
        {
          filter: form(S, {
            angle: 0,
            size: 8,
            shade: ink,
            light: apricot,
            lightOpacity: 0.9,
            lightSize: 2.5,
            rough: 1.2,
          }),
        },
        path(wobblyPolygon(S, trace('64,888 64,856 88,832 116,856 116,888')), oklch(0.3, 0.06, 35)),
        path(wobblyPolygon(S, trace('114,890 114,866 158,866 158,890')), oklch(0.26, 0.05, 40)),
        path(wobblyPolygon(S, trace('108,868 122,848 156,848 166,868')), roofC),
        path(wobblyPolygon(S, trace('58,860 88,828 122,860 114,860 88,838 66,860')), roofC),
      ),
      path(wobblyPolygon(S, trace('82,888 82,868 97,868 97,888')), ink),
      path(wobblyPolygon(S, trace('132,880 132,872 140,872 140,880')), apricot),
      // its weathercock looks the other way
      line('M88 830V810M80 816h16', ink, 1.8),
      moved(
        { x: 88, y: 804, s: 0.32 },
        path(
          'M22 -8C34 -8 42 -18 42 -30C38 -24 33 -22 29 -22C36 -30 36 -40 30 -46C29 -38 25 -32 20 -29C21 -36 18 -42 13 -44C14 -36 10 -27 6 -20C0 -14 -6 -20 -9 -30C-6 -36 -8 -42 -14 -43C-20 -43 -24 -39 -24 -34L-34 -30L-24 -28C-22 -24 -22 -22 -22 -16C-22 2 -14 14 0 14C12 14 20 4 22 -8Z',
          ink,
        ),
      ),
      times(6, (i) =>
        pine(S, [22, 34, 176, 190, 205, 44][i] ?? 0, 892 + (i % 3) * 2, 26 + (i % 4) * 9, {
          dark: ink,
          light: umber,
          lightSide: 1,
        }),
      ),
      softShadow(S, 90, 896, 100, 12, ink, 0.7),
      path(
        soften('58,890 120,892 170,890 130,926 60,950 10,960 20,920'),
        ink,
        `opacity=".45" filter="${blur(S, 5)}"`,
      ),
    ),
  );
}

/** The farmer, waiting. */
function farmer(scene: Scene): void {
  const S = scene.element('farmer');
  scene.add(
    path(
      soften('292,1118 322,1118 318,1160 330,1215 250,1215 276,1160'),
      ink,
      `opacity=".6" filter="${blur(S, 4)}"`,
    ),
    figureBack(S, {
      x: 308,
      y: 1118,
      s: 1.28,
      angle: -80,
      hat: 'brim',
      left: [-12, -46],
      right: [13, -44],
      hem: 34,
      c: {
        coat: oklch(0.27, 0.05, 262),
        legs: oklch(0.2, 0.03, 50),
        hat: oklch(0.36, 0.05, 60),
        skin: oklch(0.5, 0.07, 50),
        shade: ink,
        light: apricot,
      },
    }),
    // an empty egg basket on his arm
    path(
      'M322 1064C318 1084 326 1094 340 1094C354 1094 360 1082 356 1064C346 1070 332 1070 322 1064Z',
      oklch(0.42, 0.07, 65),
      `filter="${form(S, { angle: -80, size: 8, shade: ink, light: apricot, lightSize: 3, rough: 1 })}"`,
    ),
    line('M323 1066C322 1040 356 1040 356 1066', oklch(0.5, 0.08, 65), 2.4),
  );
}

/** The fence and its row of alarm clocks. */
function fence(scene: Scene): void {
  const S = scene.element('fence');
  const rail = (x: number): number => 1112 - (x - 600) * 0.2 + 4 * Math.sin(x / 40);
  const wood = oklch(0.26, 0.04, 50);
  const clocks = (
    [
      [628, 15, 0],
      [664, 20, 1],
      [706, 17, 2],
      [752, 23, 3],
    ] as const
  ).map(([x, r, i]) => {
    const y = rail(x) - r - 6;
    const hue =
      [oklch(0.5, 0.1, 30), oklch(0.55, 0.05, 230), oklch(0.6, 0.08, 80), oklch(0.45, 0.06, 150)][i] ?? wood;
    return [
      line(
        `M${x - r * 0.6} ${y + r * 0.75}l${-r * 0.25} ${r * 0.45}M${x + r * 0.6} ${y + r * 0.75}l${r * 0.25} ${r * 0.45}`,
        ink,
        3,
      ),
      ellipse(x - r * 0.55, y - r * 0.95, r * 0.42, r * 0.32, hue),
      ellipse(x + r * 0.55, y - r * 0.95, r * 0.42, r * 0.32, hue),
      line(`M${x} ${y - r}v${-r * 0.4}`, ink, 2.4),
      path(
        smooth(blob(x, y, r, r, S.noise, 0.05)),
        hue,
        `filter="${form(S, { angle: 200, size: 7, shade: ink, light: apricot, lightOpacity: 0.95, lightSize: 3, rough: 1 })}"`,
      ),
      path(smooth(blob(x, y, r * 0.72, r * 0.72, S.noise, 0.05)), mix(ash, night, 0.15)),
      times(12, (k) =>
        line(
          `M${x + Math.cos(k * 0.5236) * r * 0.52} ${y + Math.sin(k * 0.5236) * r * 0.52}L${x + Math.cos(k * 0.5236) * r * 0.62} ${y + Math.sin(k * 0.5236) * r * 0.62}`,
          ink,
          1,
        ),
      ),
      line(
        `M${x} ${y}L${x - r * 0.25} ${y + r * 0.3}M${x} ${y}L${x + r * (0.05 + i * 0.1)} ${y - r * 0.5}`,
        ink,
        2,
      ),
    ].join('');
  });
  scene.add(
    [590, 642, 690, 738, 790].map((x, i) =>
      path(
        wobblyPolygon(S, [
          [x, 1230],
          [x + 1, rail(x) - 14 - (i % 2) * 8],
          [x + 8, rail(x) - 20 - (i % 2) * 6],
          [x + 15, rail(x) - 12],
          [x + 16, 1230],
        ]),
        wood,
        `filter="${form(S, { angle: 200, size: 8, shade: ink, light: apricot, lightOpacity: 0.8, lightSize: 2.5, rough: 2 })}"`,
      ),
    ),
    [0, 46].map((d) =>
      path(
        smooth(
          ribbon(
            times(9, (k): Point => [576 + k * 30, rail(576 + k * 30) + d]),
            () => 6,
          ),
        ),
        adjust(wood, { dL: 0.02 }),
        `filter="${form(S, { angle: -110, size: 6, shade: ink, light: apricot, lightOpacity: 0.8, lightSize: 2, rough: 2 })}"`,
      ),
    ),
    clocks,
  );
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.3, contrast: 0.12, saturation: 1.05 },
  paint,
});
