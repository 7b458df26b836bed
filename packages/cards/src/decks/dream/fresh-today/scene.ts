/** D15: a cut loaf is a tenement of lit rooms, and the bread knife waits at the next slice. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch, type Colour } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, soften, spline } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { inside, lerp, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { furnish, type RoomKind } from '../../../motifs/tiny-rooms.ts';

const soot = oklch(0.15, 0.02, 50);
const crust = oklch(0.5, 0.12, 55);
const crustD = oklch(0.3, 0.085, 42);
const crustL = oklch(0.72, 0.13, 72);
const cream = oklch(0.88, 0.055, 85);
const crumb = oklch(0.8, 0.07, 80);
const lamp = oklch(0.93, 0.09, 88);
const amber = oklch(0.84, 0.14, 75);
const steel = oklch(0.66, 0.05, 240);

const slice =
  'M120 930C104 860 108 760 116 680C80 650 66 590 84 540C104 470 190 430 310 424C430 420 540 448 572 520C592 580 574 640 540 676C548 760 548 850 532 930C440 950 220 952 120 930Z';
const back: Point = [236, -96];

const face = pathPoints(slice, 5);

function paint(): Scene {
  const scene = new Scene({ seed: 1515, background: soot });
  wall(scene);
  shelf(scene);
  lampGlow(scene);
  board(scene);
  loaf(scene);
  cutFace(scene);
  piano(scene);
  knife(scene);
  gone(scene);
  return scene;
}

/** Kitchen wall. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  scene.add(
    `<rect width="800" height="1200" fill="${S.radialAt(
      [oklch(0.5, 0.08, 65), [0.35, oklch(0.33, 0.05, 60)], soot],
      700,
      120,
      820,
    )}"/>`,
    strokes(S, {
      region: [-20, -20, 840, 960],
      n: 700,
      length: 80,
      width: 9,
      angle: (x, y) => Math.atan2(y - 100, x - 700) + 1.57,
      spread: 0.3,
      colour: (x, y) =>
        mix(
          oklch(0.46, 0.07, 65),
          soot,
          clamp(Math.hypot(x - 700, y - 120) / 760 + 0.2 * S.noise.fbm(x / 120, y / 120, 3)),
        ),
      opacity: [0.15, 0.45],
    }),
    // tiles
    times(9, (r) =>
      line(
        `M-10 ${300 + r * 72}C200 ${303 + r * 72} 600 ${297 + r * 72} 810 ${300 + r * 72}`,
        soot,
        2.4,
        'opacity=".4"',
      ),
    ),
    times(60, (i) => {
      const r = i % 9;
      const c = Math.floor(i / 9);
      const x = c * 132 + (r % 2) * 62;
      return line(`M${x} ${300 + r * 72}v72`, soot, 2.2, 'opacity=".35"');
    }),
  );
}

/** Shelf and hanging things, in the dark on the left. */
function shelf(scene: Scene): void {
  const S = scene.element('shelf');
  const jar = (x: number, y: number, w: number, h: number, c: Colour): string =>
    path(
      smooth(
        [
          [x - w / 2, y],
          [x - w / 2, y - h * 0.7],
          [x - w * 0.3, y - h * 0.85],
          [x - w * 0.3, y - h],
          [x + w * 0.3, y - h],
          [x + w * 0.3, y - h * 0.85],
          [x + w / 2, y - h * 0.7],
          [x + w / 2, y],
        ],
        true,
        0.4,
      ),
      c,
      `filter="${form(S, { angle: -20, size: 16, shade: soot, light: lamp, lightOpacity: 0.6, lightSize: 3, rough: 1.5 })}"`,
    );
  scene.add(
    jar(60, 190, 60, 92, oklch(0.36, 0.05, 40)),
    jar(130, 190, 50, 70, oklch(0.42, 0.05, 80)),
    jar(194, 190, 56, 110, oklch(0.34, 0.04, 150)),
    jar(262, 190, 44, 60, oklch(0.4, 0.07, 30)),
    brushLine(S, trace('-20,198 180,196 330,200'), 10, oklch(0.3, 0.05, 50), {
      attack: 0.01,
      decay: 0.02,
    }),
    [
      [356, 40, 150],
      [404, 36, 120],
    ].map(
      ([x = 0, y = 0, l = 0]) =>
        line(`M${x} ${y}v${l}`, oklch(0.4, 0.03, 60), 4) +
        path(
          smooth(blob(x, y + l + 22, 22, 26, S.noise, 0.08)),
          oklch(0.34, 0.03, 60),
          `filter="${form(S, { angle: -20, size: 14, shade: soot, light: lamp, lightSize: 3, rough: 1 })}"`,
        ),
    ),
    line('M320 36H460', oklch(0.3, 0.04, 50), 6),
  );
}

/** Lamp, upper right. */
function lampGlow(scene: Scene): void {
  const S = scene.element('lamp');
  scene.add(
    line('M690 -10V40', soot, 6),
    path(
      'M690 24C640 30 592 70 584 112C640 128 740 128 796 112C788 70 740 30 690 24Z',
      oklch(0.4, 0.05, 200),
      `filter="${form(S, { angle: 100, size: 26, shade: soot, light: lamp, lightSize: 5, rough: 2 })}"`,
    ),
    ellipse(690, 116, 104, 12, lamp),
    ellipse(690, 120, 56, 12, '#fffdf0'),
    glow(S, 690, 130, 460, lamp, 0.7, 0.35),
  );
}

/** Table and board. */
function board(scene: Scene): void {
  const S = scene.element('board');
  scene.add(
    `<rect x="-10" y="836" width="820" height="370" fill="${S.linearAt(
      [oklch(0.3, 0.05, 50), soot],
      0,
      880,
      0,
      1200,
    )}"/>`,
    strokes(S, {
      region: [-10, 880, 820, 330],
      n: 240,
      length: 160,
      width: 5,
      angle: 0,
      spread: 0.03,
      colour: (x, y) =>
        mix(
          oklch(0.34, 0.06, 50),
          soot,
          clamp((y - 880) / 320 + (400 - x) / 1600 + 0.3 * S.noise.n2(x / 120, y / 9)),
        ),
      opacity: [0.2, 0.5],
    }),
    softShadow(S, 380, 1120, 470, 60, soot, 0.9),
    path(
      'M-30 1000C60 860 200 812 420 800C640 792 800 822 840 874L840 1060C760 1110 560 1134 380 1136C160 1136 20 1110 -30 1080Z',
      oklch(0.56, 0.09, 65),
      `filter="${form(S, { angle: -50, size: 30, shade: oklch(0.25, 0.05, 45), light: lamp, lightOpacity: 0.8, lightSize: 6, rough: 3, mottle: 0.35 })}"`,
    ),
    strokes(S, {
      region: trace('-20,1000 200,830 600,812 820,880 820,1060 500,1120 200,1120 -20,1080'),
      n: 240,
      length: 190,
      width: 3,
      angle: 0.02,
      spread: 0.03,
      colour: (x, y) =>
        mix(oklch(0.66, 0.09, 70), oklch(0.38, 0.07, 50), clamp(0.5 + S.noise.n2(x / 200, y / 10))),
      opacity: [0.2, 0.5],
    }),
  );
}

/** The rest of the loaf going back to the right. */
function loaf(scene: Scene): void {
  const S = scene.element('loaf');
  const shift = (k: number): Point[] =>
    face.map(([x, y]): Point => [
      x + back[0] * k - (x - 320) * 0.1 * k,
      y + back[1] * k - (y - 700) * 0.1 * k + (k > 0.8 ? (k - 0.8) * 40 : 0),
    ]);
  scene.add(softShadow(S, 470, 900, 420, 60, soot, 0.9));
  scene.add(
    group(
      {
        filter: form(S, {
          angle: -62,
          size: 90,
          soft: 70,
          shade: soot,
          shadeOpacity: 0.6,
          light: lamp,
          lightOpacity: 0.65,
          lightSize: 9,
          rough: 6,
          mottle: 0.4,
          mottleFrequency: 0.02,
          mottleDark: crustD,
          mottleLight: crustL,
        }),
      },
      times(30, (i) =>
        path(
          smooth(shift(1 - i / 29).filter((_, k) => k % 3 === 0)),
          mix(mix(crust, crustD, 0.25), crustD, clamp(0.55 - i / 70)),
        ),
      ),
    ),
  );
  // slashes with flour
  scene.add(
    [0.46, 0.84].map((k, n) => {
      const p = (x: number, y: number): Point => [
        x + back[0] * k - (x - 320) * 0.1 * k,
        y + back[1] * k - (y - 700) * 0.1 * k,
      ];
      const s = [p(210, 470 - n * 2), p(310, 432), p(420, 436), p(520, 476)];
      return (
        path(smooth(ribbon(spline(s, false, 8), (t) => 17 * Math.sin(Math.PI * t) ** 0.7)), crustD) +
        path(
          smooth(
            ribbon(
              spline(
                s.map(([x, y]): Point => [x + 3, y + 5]),
                false,
                8,
              ),
              (t) => 11 * Math.sin(Math.PI * t) ** 0.7,
            ),
          ),
          mix(crumb, crustL, 0.4),
        )
      );
    }),
  );
  scene.add(
    strokes(S, {
      region: trace('300,370 560,330 760,420 790,560 770,800 600,880 560,600'),
      n: 260,
      length: 26,
      width: 3,
      angle: -0.4,
      spread: 0.5,
      colour: (x, y) => mix(crustL, crustD, clamp((y - 400) / 400 + 0.3 * S.noise.n2(x / 40, y / 40))),
      clip: S.clip(soften('330,400 560,350 700,376 760,420 778,500 756,600 746,800 560,880 560,600', 0.5)),
      opacity: [0.15, 0.4],
    }),
  );
}

function cutFace(scene: Scene): void {
  const S = scene.element('cut');
  scene.add(
    path(
      slice,
      crustD,
      `filter="${form(S, { angle: -50, size: 14, shade: soot, light: lamp, lightOpacity: 0.9, lightSize: 6, rough: 5 })}"`,
    ),
  );
  const innerPts = face.map(([x, y]): Point => [lerp(322, x, 0.945), lerp(686, y, 0.945)]);
  const inner = smooth(innerPts.filter((_, i) => i % 3 === 0));
  scene.add(
    path(inner, crustL),
    path(
      smooth(
        face.map(([x, y]): Point => [lerp(322, x, 0.925), lerp(686, y, 0.925)]).filter((_, i) => i % 3 === 0),
      ),
      cream,
      `filter="${form(S, { angle: -50, size: 40, soft: 40, shade: oklch(0.55, 0.09, 65), shadeOpacity: 0.5, light: '#fffbe8', lightSize: 8, rough: 6, mottle: 0.3, mottleFrequency: 0.03, mottleDark: crumb })}"`,
    ),
    // crumb: small holes everywhere
    times(520, () => {
      const p: Point = [S.rng.range(90, 570), S.rng.range(430, 940)];
      if (!inside(innerPts, p[0], p[1])) return '';
      const r = S.rng.range(1, 6) * S.rng.f() + 1;
      return path(
        smooth(blob(p[0], p[1], r * 1.5, r, S.noise, 0.4, 1.6, 9, S.rng.range(0, 3))),
        S.rng.chance(0.7) ? mix(crumb, crust, 0.4) : '#fff6dc',
        `opacity="${S.rng.range(0.3, 0.75)}"`,
      );
    }),
  );
  // the rooms
  const rooms: readonly (readonly [number, number, number, number, RoomKind, number])[] = [
    [212, 520, 66, 40, 'bed', 0],
    [326, 492, 58, 38, 'reader', 1],
    [446, 500, 66, 36, 'plant', 2],
    [146, 596, 44, 36, 'empty', 5],
    [262, 608, 62, 46, 'table', 3],
    [392, 596, 58, 44, 'bath', 4],
    [504, 592, 46, 40, 'letter', 0],
    [186, 708, 56, 46, 'stove', 1],
    [310, 716, 58, 46, 'dance', 0],
    [430, 706, 54, 50, 'stairs', 2],
    [506, 716, 30, 38, 'empty', 6],
    [178, 826, 50, 48, 'tailor', 2],
    [288, 836, 54, 44, 'cradle', 3],
    [400, 834, 50, 44, 'piano', 1],
    [486, 836, 42, 44, 'mouse', 0],
  ];
  const papers = [
    oklch(0.86, 0.1, 80),
    oklch(0.8, 0.1, 60),
    oklch(0.82, 0.07, 110),
    oklch(0.83, 0.08, 45),
    oklch(0.84, 0.05, 170),
    oklch(0.3, 0.03, 55),
    oklch(0.26, 0.03, 250),
  ];
  rooms.forEach(([x, y, rx, ry, kind, paper], n) => {
    const e = scene.element('room ' + n);
    const hole = blob(x, y, rx, ry, e.noise, 0.28, 1.5, 36);
    const d = smooth(hole);
    const wallC = papers[paper] ?? cream;
    const lit = paper < 5;
    const floor = y + ry * 0.72;
    const k = Math.min(rx / 52, ry / 41) * (kind === 'empty' ? 0.8 : 0.94);
    scene.add(
      path(
        smooth(hole.map(([u, v]): Point => [lerp(x, u, 1.09), lerp(y, v, 1.1)])),
        mix(crumb, crust, 0.35),
        'opacity=".8"',
      ),
      group(
        { 'clip-path': e.clip(d) },
        path(
          d,
          e.radialAt(
            [lit ? '#fff4cc' : wallC, [0.4, wallC], mix(wallC, crustD, lit ? 0.55 : 0.3)],
            x,
            y - ry * 0.3,
            rx * 1.15,
          ),
        ),
        times(7, (i) =>
          line(
            `M${x - rx + i * rx * 0.3} ${y - ry}v${ry * 2}`,
            mix(wallC, lit ? crust : soot, 0.3),
            1.4,
            'opacity=".35"',
          ),
        ),
        path(
          polygon([
            [x - rx * 1.2, floor],
            [x + rx * 1.2, floor + 1],
            [x + rx * 1.2, y + ry * 1.3],
            [x - rx * 1.2, y + ry * 1.3],
          ]),
          mix(crustD, wallC, lit ? 0.25 : 0.05),
        ),
        line(`M${x - rx} ${floor}L${x + rx} ${floor + 1}`, lit ? lamp : crustD, 1.6, 'opacity=".6"'),
        moved(
          { x, y: floor + 3, s: k, flip: n % 3 === 1 ? -1 : 1 },
          furnish(e, kind, {
            wood: oklch(0.38, 0.08, 48),
            cloth: jitter(oklch(0.45, 0.1, [20, 150, 250, 300, 60][n % 5] ?? 20), e.rng, 0.03, 10),
            accent: oklch(0.55, 0.13, [35, 200, 80, 20, 140][n % 5] ?? 35),
            skin: oklch(0.68, 0.08, 50),
            dark: oklch(0.2, 0.03, 45),
            light: lit ? '#fff3cf' : oklch(0.5, 0.03, 80),
          }),
        ),
        path(
          d + 'M0 300H800V1000H0Z',
          soot,
          `fill-rule="evenodd" opacity=".55" transform="translate(5 7)" filter="${blur(e, 5)}"`,
        ),
      ),
      line(d, mix(cream, '#ffffff', 0.4), 2.2, 'opacity=".8" stroke-dasharray="60 26 90 14"'),
      lit ? glow(e, x, y - ry * 0.2, rx * 1.7, amber, 0.3, 0.5, 0.8) : '',
    );
  });
  // ladders between floors
  for (const [x0, y0, x1, y1] of [
    [246, 552, 240, 570],
    [360, 640, 356, 676],
    [232, 752, 224, 790],
    [462, 756, 470, 800],
    [364, 528, 372, 560],
  ] as const)
    scene.add(
      path(
        smooth(
          ribbon(
            [
              [x0, y0 - 8],
              [(x0 + x1) / 2 + 3, (y0 + y1) / 2],
              [x1, y1 + 8],
            ],
            () => 9,
          ),
        ),
        crustD,
        'opacity=".8"',
      ),
      line(
        `M${x0 - 5} ${y0 - 8}L${x1 - 5} ${y1 + 8}M${x0 + 5} ${y0 - 8}L${x1 + 5} ${y1 + 8}` +
          times(5, (i) => `M${lerp(x0, x1, i / 4) - 5} ${lerp(y0 - 4, y1 + 4, i / 4)}h10`).join(''),
        amber,
        1.8,
      ),
    );
}

/** Raisin piano going down on a rope, outside on the left. */
function piano(scene: Scene): void {
  const S = scene.element('piano');
  scene.add(
    line('M128 466L40 452', crustD, 8),
    line('M46 452V556', lamp, 2),
    ellipse(46, 456, 7, 7, oklch(0.4, 0.04, 60)),
    line('M46 556L22 582M46 556L70 580', lamp, 1.8),
    path(
      'M14 584C30 576 66 574 78 586C84 598 76 606 66 608C58 618 44 616 38 610C26 612 14 606 12 598C10 592 11 588 14 584Z',
      oklch(0.25, 0.06, 345),
      `filter="${form(S, { angle: -40, size: 10, shade: soot, light: oklch(0.6, 0.08, 340), lightSize: 3, rough: 4, roughFrequency: 0.1 })}"`,
    ),
    line(
      'M22 592C34 588 50 590 60 586M26 600C38 598 50 600 64 598',
      oklch(0.5, 0.07, 340),
      1.6,
      'opacity=".8"',
    ),
    path('M20 608l2 16h4l0 -15ZM58 612l2 14h4l0 -15Z', oklch(0.2, 0.05, 345)),
    path('M66 602L88 598L88 604L68 609Z', '#f4ecd8'),
    times(4, (i) => line(`M${71 + i * 4} ${602 - i}v3`, soot, 1.4)),
  );
}

function knife(scene: Scene): void {
  const S = scene.element('knife');
  const blade =
    'M66 300C120 268 240 254 420 250L664 246L668 330L640 334C480 348 300 352 190 350C130 346 84 330 66 300Z';
  scene.add(
    moved(
      { y: 40, x: 6 },
      group(
        { 'clip-path': S.clip('M-20 0H820V424C600 372 420 360 240 372C160 380 100 404 60 424L-20 424Z') },
        path(
          'M80 352C200 380 480 372 690 348L690 372C480 402 200 404 90 380Z',
          soot,
          `opacity=".55" filter="${blur(S, 8)}"`,
        ),
      ),
      path(
        blade,
        steel,
        `filter="${form(S, { angle: -40, size: 12, shade: oklch(0.32, 0.06, 245), shadeOpacity: 0.7, light: '#f4fbff', lightOpacity: 0.95, lightSize: 4, rough: 1.5, mottle: 0.15 })}"`,
      ),
      group(
        { 'clip-path': S.clip(blade) },
        path('M60 300C200 284 420 276 680 272L680 240L60 250Z', oklch(0.5, 0.055, 242), 'opacity=".8"'),
        path('M60 316C240 306 440 300 680 296L680 306C440 312 240 318 66 326Z', '#eef8ff', 'opacity=".85"'),
        strokes(S, {
          region: [60, 246, 620, 100],
          n: 120,
          length: 130,
          width: 2,
          angle: -0.05,
          spread: 0.02,
          colour: (_, y) => (y > 300 ? oklch(0.85, 0.03, 235) : oklch(0.55, 0.06, 242)),
          opacity: [0.15, 0.45],
        }),
        // small windows mirrored in it
        (
          [
            [210, 330],
            [300, 334],
            [330, 331],
            [430, 330],
            [520, 326],
            [548, 327],
          ] as const
        ).map(([x, y]) => ellipse(x, y, 9, 4, amber, `opacity=".75" filter="${blur(S, 1.2)}"`)),
      ),
      // teeth
      path(
        'M190 349' + times(42, (i) => `q5.5 ${7 - i * 0.02} 11 ${-0.35}`).join('') + 'L640 332L190 346Z',
        oklch(0.8, 0.04, 235),
      ),
      path(
        'M656 236C664 232 676 232 684 236L690 342C680 348 668 348 660 344Z',
        oklch(0.7, 0.1, 80),
        `filter="${form(S, { angle: -40, size: 10, shade: crustD, light: '#fff6d8', lightSize: 3, rough: 1 })}"`,
      ),
      path(
        'M684 240C730 228 780 232 840 240L840 352C790 362 740 350 688 338Z',
        oklch(0.34, 0.07, 40),
        `filter="${form(S, { angle: -60, size: 26, shade: soot, light: lamp, lightOpacity: 0.8, lightSize: 5, rough: 2 })}"`,
      ),
      [724, 782].map((x) =>
        ellipse(
          x,
          292,
          8,
          8,
          oklch(0.76, 0.1, 82),
          `filter="${form(S, { angle: -60, size: 5, shade: crustD, light: '#fff6d8', lightSize: 2, rough: 1 })}"`,
        ),
      ),
      brushLine(S, trace('696,262 760,254 830,258'), 2.4, lamp, { opacity: 0.45 }),
    ),
  );
  // the bite it has already taken of the crust
  scene.add(
    brushLine(S, trace('200,396 330,394 520,388 650,374'), 3, soot, {
      opacity: 0.75,
      attack: 0.05,
      decay: 0.1,
    }),
  );
}

/** Crumbs: the outlines of the slices that are gone. */
function gone(scene: Scene): void {
  const S = scene.element('gone');
  const ghost = (cx: number, cy: number, s: number): void => {
    const pts = face.map(([x, y]): Point => [
      cx + (x - 320) * 0.4 * s + (y - 690) * -0.16 * s,
      cy + (y - 690) * 0.17 * s,
    ]);
    pts.forEach(([x, y], i) => {
      if (i % 2 && !S.rng.chance(0.16)) {
        const r = S.rng.range(1.4, 4.6);
        const [u, v] = [x + S.rng.gauss(0, 3), y + S.rng.gauss(0, 1.8)];
        scene.add(
          ellipse(u + 1.5, v + 2, r * 1.2, r * 0.6, soot, 'opacity=".5"'),
          path(
            smooth(blob(u, v, r * 1.15, r * 0.8, S.noise, 0.4, 1.4, 8)),
            S.rng.chance(0.3) ? crust : cream,
          ),
        );
      }
    });
  };
  ghost(210, 1034, 1);
  ghost(430, 1062, 1.02);
  // a suitcase waiting by the front door, very small
  scene.add(
    softShadow(S, 600, 966, 30, 7, soot, 0.8),
    path(
      wobblyPolygon(S, trace('582,940 618,938 619,964 583,966'), 0.8),
      oklch(0.45, 0.08, 40),
      `filter="${form(S, { angle: -40, size: 8, shade: soot, light: lamp, lightSize: 2.5, rough: 1 })}"`,
    ),
    line('M592 940C592 930 608 929 608 939', crustD, 3),
    line('M590 940V966M611 939V965', crustD, 2),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.28, contrast: 0.1, saturation: 1.05, warm: 0.3 },
  paint,
});
