/** D31: a chalk horse has galloped off the blackboard, leaving its outline and white hoofprints to the open window. */
import { chalkFill, chalkLine, chalkboard, rubbed } from '../../../finishes/chalk.ts';
import { card } from '../../../finishes/finish.ts';
import {
  Scene,
  blur,
  closedBelow,
  fix,
  group,
  lerp,
  moved,
  path,
  pathPoints,
  polygon,
  ribbon,
  ridge,
  smooth,
  spline,
  taper,
  times,
  trace,
  type Colour,
  type Point,
} from '../../../kit/index.ts';
import { beastParts, type BeastOptions } from '../../../motifs/animals/quadruped.ts';

const slate = '#1f2a2c';
const board = '#141d1f';
const white = '#f6f3e8';
const oak = '#c99a5e';
const sky = '#8fb4c4';
const apple = '#a9dc4a';

/** The whole animal in one colour, with an optional line round it. */
function cutHorse(
  o: Omit<BeastOptions, 'colours'>,
  fill: Colour,
  round?: { colour: Colour; width: number },
): string {
  const parts = beastParts({ ...o, colours: { coat: fill } }).parts.map((part) => part.d);
  const all = parts.join('');
  const s = o.s ?? 1;
  return moved(
    { x: o.x, y: o.y, s, flip: o.flip ?? 1 },
    round
      ? path(
          all,
          round.colour,
          `stroke="${round.colour}" stroke-width="${fix(round.width / s)}" stroke-linejoin="round"`,
        )
      : '',
    path(all, fill, round ? `stroke="${fill}" stroke-width="${fix(1 / s)}"` : ''),
  );
}

/** A hoofprint: an open shoe of chalk dust. */
function hoof(x: number, y: number, w: number, flat: number, r: number): string {
  const arc = trace('-7,11 -10,2 -9,-8 -4,-14 0,-15 4,-14 9,-8 10,2 7,11').map(([u, v]): Point => [
    (u * w) / 11,
    (v * w) / 11,
  ]);
  const shoe = smooth(ribbon(spline(arc), (t) => w * (0.16 + Math.sin(t * Math.PI) * 0.16)));
  const frog = smooth(trace('-3,10 0,-2 3,10').map(([u, v]): Point => [(u * w) / 11, (v * w) / 11]));
  return moved(
    { x, y, s: 1 },
    `<g transform="scale(1 ${fix(flat)}) rotate(${fix(r)})">${path(shoe, white)}${path(frog, white, 'opacity=".8"')}</g>`,
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 3131, background: slate });

  // wall and floor
  const wall = scene.element('wall');
  scene.add(
    chalkFill(wall, trace('-10,-10 810,-10 810,770 -10,770'), oak, {
      gap: 26,
      opacity: 0.42,
      ground: 0.05,
      angle: -1.2,
    }),
    chalkLine(wall, trace('-10,778 300,774 560,780 810,775'), 5, oak, { opacity: 0.8 }),
    chalkLine(wall, trace('-10,744 20,743 40,744'), 3, oak, { opacity: 0.55 }),
  );
  const floor = scene.element('floor');
  scene.add(
    times(13, (i) => {
      const x = -500 + i * 150;
      return chalkLine(
        floor,
        [
          [lerp(430, x, 0.32), 776],
          [lerp(430, x, 0.66), 930],
          [x, 1210],
        ],
        2.4,
        oak,
        { opacity: 0.75, again: false },
      );
    }),
  );
  // dusk light on the floor, from the right
  scene.add(
    rubbed(floor, 'M590 790L790 790L650 1150L300 1150Z', white, 0.34),
    chalkFill(floor, trace('596,792 672,792 500,1130 320,1130'), white, {
      gap: 12,
      opacity: 0.46,
      ground: 0.1,
      angle: 2.0,
    }),
    chalkFill(floor, trace('690,792 772,792 646,1130 526,1130'), white, {
      gap: 12,
      opacity: 0.46,
      ground: 0.1,
      angle: 2.0,
    }),
  );

  // the window, and where he went
  const view = scene.element('view');
  const pane = trace('612,150 768,146 770,664 610,668');
  const inside = view.clip(polygon(pane));
  const hills = ridge(view, { y: 470, amplitude: 40, x0: 590, x1: 790, frequency: 0.012 });
  const nearHill = ridge(view, { y: 560, amplitude: 34, x0: 590, x1: 790, frequency: 0.01, offset: 4 });
  scene.add(
    group(
      { 'clip-path': inside },
      `<rect x="540" y="140" width="230" height="540" fill="${view.linear([
        [0, '#3f5866'],
        [0.4, '#8fb0ba'],
        [0.62, '#f0d9b4'],
      ])}"/>`,
      path(
        smooth(times(16, (i): Point => [690 + Math.cos(i * 0.393) * 40, 452 + Math.sin(i * 0.393) * 40])),
        '#fff3d2',
      ),
      path(polygon(closedBelow(view, hills, 700)), '#53656a'),
      path(polygon(closedBelow(view, nearHill, 700)), '#25332f'),
      chalkFill(view, closedBelow(view, nearHill, 690), apple, {
        gap: 12,
        opacity: 0.3,
        ground: 0.06,
        angle: -0.3,
      }),
      times(5, (i) =>
        chalkLine(
          view,
          [
            [612 + i * 14, 212 + i * 17],
            [650 + i * 14, 204 + i * 18],
            [690 + i * 14, 210 + i * 16],
          ],
          4,
          white,
          { opacity: 0.5, again: false },
        ),
      ),
      // dust he kicks up
      rubbed(view, 'M606 590C616 556 636 552 652 566C640 590 622 600 606 612Z', white, 0.75),
      cutHorse({ kind: 'horse', x: 672, y: 556, s: 0.56, pose: 'gallop' }, '#fffdf4'),
      times(12, () =>
        path(
          smooth(
            times(6, (k): Point => {
              const [x, y] = [0, 0];
              return [x + Math.cos(k) * 3, y + Math.sin(k) * 2];
            }),
          ),
          white,
          `transform="translate(${fix(view.rng.range(612, 656))} ${fix(view.rng.range(526, 580))})"`,
        ),
      ),
    ),
  );
  const frame = scene.element('window frame');
  scene.add(
    chalkLine(frame, trace('604,140 611,400 604,676'), 15, oak),
    chalkLine(frame, trace('776,138 771,400 776,676'), 15, oak),
    chalkLine(frame, trace('596,140 690,136 784,138'), 16, oak),
    chalkLine(frame, trace('584,684 690,688 792,682'), 22, oak),
    chalkLine(frame, trace('584,700 690,704 792,699'), 5, white, { opacity: 0.6 }),
    // curtain sucked out after him
    chalkFill(
      frame,
      pathPoints(
        'M782 116C744 128 722 190 732 252C738 300 712 330 690 352C730 356 760 336 766 296C772 400 758 520 780 600L800 600L802 116Z',
        8,
      ),
      white,
      { gap: 8, opacity: 0.6, ground: 0.2, angle: 1.3 },
    ),
    chalkLine(frame, trace('782,116 744,134 724,194 733,254 716,324 690,352'), 5, white),
    chalkLine(frame, trace('690,352 730,356 758,338 766,296 770,400 762,520 780,600'), 5, white),
    chalkLine(frame, trace('790,130 756,196 760,280 730,342'), 3, white, { again: false, opacity: 0.7 }),
  );

  // the blackboard and its dusty meadow
  const slab = scene.element('board');
  const quad = trace('46,142 556,132 560,690 44,700');
  scene.add(
    path(polygon(quad), board),
    group(
      { 'clip-path': slab.clip(polygon(quad)) },
      rubbed(slab, 'M34 230C160 150 420 150 580 190L580 600C400 650 180 660 34 640Z', white, 0.62),
      rubbed(slab, 'M34 470C180 420 400 450 580 430L580 650L34 660Z', white, 0.34),
      times(18, (i) =>
        chalkLine(
          slab,
          [
            [40 + slab.rng.range(0, 120), 200 + i * 24],
            [240 + slab.rng.range(-40, 60), 184 + i * 25 + slab.rng.gauss(0, 8)],
            [420 + slab.rng.range(0, 140), 196 + i * 24],
          ],
          13,
          white,
          { opacity: 0.2, again: false },
        ),
      ),
      // the drawn meadow and sun he stood in
      chalkLine(slab, trace('46,650 150,638 280,650 420,636 560,646'), 5, apple, { opacity: 0.9 }),
      times(32, (i) => {
        const x = 54 + i * 16;
        return chalkLine(
          slab,
          [
            [x, 646],
            [x + 3, 628],
            [x + slab.rng.range(-8, 12), 612 + slab.rng.range(0, 18)],
          ],
          3,
          apple,
          { again: false, opacity: 0.75 },
        );
      }),
      chalkLine(
        slab,
        times(15, (i): Point => [126 + Math.cos(i * 0.45) * 30, 228 + Math.sin(i * 0.45) * 30]),
        5,
        white,
      ),
      times(9, (i) => {
        const a = i * 0.698;
        return chalkLine(
          slab,
          [
            [126 + Math.cos(a) * 40, 228 + Math.sin(a) * 40],
            [126 + Math.cos(a) * 50, 228 + Math.sin(a) * 50],
            [126 + Math.cos(a) * 60, 228 + Math.sin(a) * 60],
          ],
          4,
          white,
          { again: false },
        );
      }),
      // streaks where he tore loose
      group(
        { filter: blur(slab, 1.5) },
        times(16, (i) =>
          path(
            smooth(
              ribbon(
                spline([
                  [260 + (i % 4) * 40, 320 + i * 16],
                  [400 + (i % 3) * 24, 306 + i * 15],
                  [570, 306 + i * 13],
                ]),
                taper(slab.rng.range(2, 5), 0.3, 0.4),
              ),
            ),
            white,
            'opacity=".55"',
          ),
        ),
      ),
      // the hole in the dust
      cutHorse({ kind: 'horse', x: 238, y: 588, s: 2.05, pose: 'gallop' }, board, {
        colour: white,
        width: 15,
      }),
      // his mane and tail, smudged forward
      times(11, (i) =>
        chalkLine(
          slab,
          [
            [426 - i * 10, 312 + i * 5],
            [396 - i * 11, 286 + i * 5],
            [352 - i * 10, 290 + i * 6],
          ],
          5,
          white,
          { again: false, opacity: 0.85 },
        ),
      ),
      // the foal, left behind
      cutHorse({ kind: 'horse', x: 196, y: 648, s: 0.62, pose: 'stand', neck: 12 }, board, {
        colour: white,
        width: 8,
      }),
      // the fence drawn too late
      ['474,656 472,566', '508,656 510,560', '540,654 538,566'].map((post) =>
        chalkLine(
          slab,
          trace(post).flatMap((p, k, all): Point[] =>
            k ? [[(p[0] + (all[0] ?? p)[0]) / 2, (p[1] + (all[0] ?? p)[1]) / 2], p] : [p],
          ),
          9,
          white,
        ),
      ),
      chalkLine(slab, trace('456,592 506,588 562,592'), 8, white),
      chalkLine(slab, trace('456,624 506,622 562,624'), 8, white),
    ),
    chalkLine(slab, trace('40,138 300,130 562,128'), 15, oak),
    chalkLine(slab, trace('40,136 37,400 40,704'), 15, oak),
    chalkLine(slab, trace('562,128 566,400 564,698'), 13, oak),
    chalkLine(slab, trace('24,714 300,712 580,706'), 20, oak),
    // on the ledge: chalk dropped in a hurry, the bitten eraser
    chalkLine(slab, trace('440,694 460,690 480,693'), 8, white),
    chalkFill(
      slab,
      pathPoints('M108 668L168 666C164 672 172 676 166 682C172 686 166 692 168 702L108 702Z', 5),
      sky,
      { gap: 4, opacity: 0.9, ground: 0.4 },
    ),
    chalkLine(slab, trace('108,668 140,666 168,666'), 4, white),
    chalkLine(slab, trace('168,666 163,674 171,680 164,690 169,702'), 4, white),
    chalkLine(slab, trace('108,668 107,684 108,702'), 4, white),
  );

  // above: the rolled map and the school clock
  const high = scene.element('high');
  const dial = times(17, (i): Point => [686 + Math.cos(i * 0.393) * 36, 78 + Math.sin(i * 0.393) * 36]);
  scene.add(
    chalkLine(high, trace('92,88 280,82 508,84'), 20, sky, { opacity: 0.75 }),
    chalkLine(high, trace('76,88 84,88 94,88'), 10, oak),
    chalkLine(high, trace('506,84 516,84 526,84'), 10, oak),
    chalkLine(high, trace('300,94 304,112 300,124'), 3, oak, { again: false }),
    path(smooth(dial), board),
    chalkLine(high, dial, 7, oak),
    times(12, (i) => {
      const a = i * 0.5236;
      return chalkLine(
        high,
        [26, 28, 31].map((r): Point => [686 + Math.cos(a) * r, 78 + Math.sin(a) * r]),
        3,
        white,
        { again: false },
      );
    }),
    chalkLine(high, trace('686,78 690,66 694,56'), 4, white),
    chalkLine(high, trace('686,78 676,80 668,84'), 4, white),
  );

  // the way he went
  const prints: readonly [number, number, number, number, number][] = [
    [530, 738, 13, 0.9, 160],
    [462, 800, 18, 0.55, 190],
    [380, 842, 22, 0.55, 196],
    [424, 902, 26, 0.6, 170],
    [330, 940, 30, 0.62, 140],
    [420, 1010, 36, 0.64, 84],
    [516, 966, 34, 0.62, 62],
    [556, 1040, 38, 0.64, 50],
    [622, 944, 29, 0.6, 34],
    [676, 908, 25, 0.58, 22],
    [652, 846, 21, 0.55, 12],
    [700, 816, 18, 0.55, 6],
    [674, 744, 14, 0.95, 2],
    [700, 716, 12, 0.95, 4],
  ];
  const dust = scene.element('dust');
  scene.add(
    prints.map(([x, y, w, flat]) =>
      rubbed(
        dust,
        smooth(
          times(9, (i): Point => [x + Math.cos(i * 0.7) * w * 1.5, y + Math.sin(i * 0.7) * w * 1.3 * flat]),
        ),
        white,
        0.22,
      ),
    ),
    prints.map(([x, y, w, flat, r]) => hoof(x, y, w, flat, r)),
  );

  // desks in the foreground
  const desk = scene.element('desk');
  const top = trace('-20,1052 216,1040 262,1128 -20,1150');
  scene.add(
    path(polygon([...top, [-20, 1210]]), slate),
    path(polygon(trace('-20,1150 262,1128 264,1210 -20,1210')), slate),
    chalkFill(desk, top, oak, { gap: 8, opacity: 0.62, ground: 0.22, angle: -0.05 }),
    chalkFill(desk, trace('-20,1150 262,1130 264,1210 -20,1210'), oak, {
      gap: 10,
      opacity: 0.26,
      ground: 0.08,
      angle: 1.4,
    }),
    chalkLine(desk, trace('-20,1052 100,1046 216,1040 240,1086 262,1128 120,1142 -20,1150'), 6, oak),
    // an apple for the teacher
    path(
      'M96 1062C92 1024 122 1010 142 1022C164 1008 196 1026 188 1064C182 1100 156 1106 142 1098C126 1106 102 1098 96 1062Z',
      slate,
    ),
    chalkFill(
      desk,
      pathPoints(
        'M96 1062C92 1024 122 1010 142 1022C164 1008 196 1026 188 1064C182 1100 156 1106 142 1098C126 1106 102 1098 96 1062Z',
        6,
      ),
      apple,
      { gap: 6, opacity: 0.95, ground: 0.5 },
    ),
    chalkLine(
      desk,
      pathPoints(
        'M96 1062C92 1024 122 1010 142 1022C164 1008 196 1026 188 1064C182 1100 156 1106 142 1098C126 1106 102 1098 96 1062Z',
        22,
      ),
      4,
      apple,
    ),
    chalkLine(desk, trace('170,1034 178,1050 176,1066'), 6, white),
    chalkLine(desk, trace('142,1024 146,1006 158,998'), 5, oak),
    // right bench, knocked askew
    path(polygon(trace('590,1096 806,1050 820,1130 620,1176')), slate),
    chalkFill(desk, trace('590,1096 806,1050 820,1130 620,1176'), oak, {
      gap: 9,
      opacity: 0.5,
      ground: 0.18,
      angle: -0.2,
    }),
    chalkLine(desk, trace('806,1050 700,1072 590,1096 604,1136 620,1176 720,1154 820,1130'), 6, oak),
    chalkLine(desk, trace('622,1178 628,1196 630,1212'), 8, oak),
  );
  return scene;
}

export default card({ finish: chalkboard, grade: { slate, halo: 0.3, smears: 0.5 }, paint });
