/** D57: deer file across the tundra with telegraph wires strung between their antlers, one bright message running along. */
import { card } from '../../../finishes/finish.ts';
import {
  LEATHER,
  lampScreen,
  pierceAlong,
  puppet,
  rosette,
  shadowPuppet,
  slits,
} from '../../../finishes/puppet.ts';
import {
  Scene,
  along,
  blur,
  closedBelow,
  glow,
  group,
  moved,
  path,
  polygon,
  ribbon,
  ridge,
  smooth,
  spline,
  taper,
  times,
  trace,
  type Easel,
  type Point,
} from '../../../kit/index.ts';
import { beastParts } from '../../../motifs/animals/quadruped.ts';

const message = '#ffffff';

/** A caribou walking left, feet at 0, shoulder about 160 up. */
const BODY =
  'M-130 -184C-124 -202 -108 -214 -90 -222C-76 -230 -60 -236 -50 -230C-56 -218 -64 -210 -72 -202C-58 -190 -44 -172 -20 -164C10 -156 50 -160 84 -156C104 -152 116 -138 118 -118C112 -120 108 -116 106 -104C100 -92 84 -88 62 -86C34 -78 4 -78 -22 -84C-34 -78 -44 -84 -50 -94C-58 -90 -64 -100 -66 -112C-76 -112 -78 -128 -80 -140C-88 -144 -90 -156 -94 -166C-104 -172 -122 -168 -130 -176C-134 -178 -133 -182 -130 -184Z';
const LEGS = [
  '-40,-100 -58,-56 -52,-30 -58,-2',
  '-26,-96 -16,-52 -20,-28 -6,-2',
  '88,-116 104,-66 88,-38 98,-2',
  '70,-104 54,-62 62,-36 44,-2',
];
const ANTLERS: readonly [string, number][] = [
  ['-86,-220 -66,-262 -44,-304 -62,-350 -98,-374', 8],
  ['-50,-296 -20,-318 -8,-352', 5],
  ['-46,-322 -84,-330 -112,-322', 5],
  ['-86,-222 -112,-238 -134,-268', 6],
  ['-80,-220 -44,-252 -4,-282 8,-332 -10,-376', 7],
  ['-6,-284 28,-304 46,-342', 5],
  ['4,-306 -18,-300 -34,-282', 4],
];
const TIPS: readonly Point[] = [
  [-98, -376],
  [-9, -378],
  [46, -344],
];

interface Deer {
  x: number;
  y: number;
  s: number;
  flip: 1 | -1;
  distance: number;
}
/** Near to far: up the bend and away to the light. */
const herd: readonly Deer[] = [
  { x: 548, y: 1072, s: 1.74, flip: 1, distance: 0 },
  { x: 168, y: 914, s: 0.88, flip: 1, distance: 0.05 },
  { x: 272, y: 704, s: 0.37, flip: -1, distance: 0.1 },
  { x: 508, y: 668, s: 0.25, flip: -1, distance: 0.13 },
  { x: 590, y: 652, s: 0.19, flip: -1, distance: 0.14 },
  { x: 650, y: 641, s: 0.14, flip: -1, distance: 0.15 },
  { x: 698, y: 634, s: 0.1, flip: -1, distance: 0.15 },
];
const tip = (d: Deer, i: number): Point => {
  const [x, y] = TIPS[i] ?? [0, 0];
  return [d.x + x * d.s * d.flip, d.y + y * d.s];
};

function deer(S: Easel, d: Deer): string {
  const near = d.s > 0.7;
  const legs = LEGS.map((l, i) =>
    smooth(ribbon(spline(trace(l)), (t) => (i < 2 ? 13 : 17) * (1 - t) ** 1.4 + 4.6)),
  );
  const hooves = ['-58,-4', '-6,-4', '98,-4', '44,-4'].map((p) => {
    const [x, y] = trace(p)[0] ?? [0, 0];
    return polygon([
      [x - 8, y + 5],
      [x - 5, y - 9],
      [x + 5, y - 9],
      [x + 7, y + 5],
    ]);
  });
  const horns = ANTLERS.map(([a, w]) => smooth(ribbon(spline(trace(a)), taper(w, 0.02, 1.1))));
  const knobs = TIPS.map(([x, y]) =>
    smooth(times(8, (i): Point => [x + Math.cos(i * 0.785) * 7, y + Math.sin(i * 0.785) * 9])),
  );
  const beard = times(9, (i) =>
    smooth(
      ribbon(
        spline([
          [-74 + i * 4, -138 + i * 6],
          [-78 + i * 4, -112 + i * 6],
          [-72 + i * 4, -92 + i * 4],
        ]),
        taper(4, 0.05, 1),
      ),
    ),
  );
  const holes = near
    ? [
        rosette(66, -122, 24, 9),
        rosette(-28, -124, 19, 8),
        pierceAlong(S, trace('-14,-152 30,-148 76,-146 104,-132'), { gap: 11, size: 3 }),
        pierceAlong(S, trace('-14,-96 20,-92 56,-96'), { gap: 11, size: 2.8 }),
        slits(S, trace('8,-138 24,-138 38,-140'), trace('4,-108 20,-106 38,-108'), 5, 1.8),
        slits(S, trace('-90,-186 -72,-178 -52,-166'), trace('-78,-158 -66,-150 -50,-142'), 5, 1.8),
        'M-106 -196C-100 -202 -94 -200 -91 -194C-97 -190 -103 -190 -106 -196Z',
        pierceAlong(S, trace('-66,-254 -48,-300 -60,-340'), { gap: 12, size: 1.7, kind: 'dot' }),
        pierceAlong(S, trace('96,-104 100,-72'), { gap: 10, size: 2.4 }),
      ]
    : [];
  const art =
    path([BODY, ...legs, ...hooves, ...horns, ...knobs, ...beard].join(''), LEATHER) +
    path(holes.join(''), near && d.s > 1 ? '#f6b98c' : '#d08a6a');
  return group(
    { opacity: 1 - d.distance * 0.7, filter: d.distance > 0.06 ? blur(S, 0.5 + d.distance * 4) : undefined },
    moved({ x: d.x, y: d.y, s: d.s, flip: d.flip }, art),
  );
}

const wire = (a: Point, b: Point, sag: number): Point[] =>
  times(25, (i): Point => {
    const t = i / 24;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)];
  });

function paint(): Scene {
  const scene = new Scene({ seed: 5757, background: '#23182c' });
  scene.add(lampScreen(scene, [690, 600], '#ffe0b0', '#dc9078', '#4d3a6c', 940));

  // ash clouds, rust hills
  const sky = scene.element('sky');
  scene.add(
    group(
      { opacity: 0.5, filter: blur(sky, 5) },
      times(13, (i) => {
        const y = 90 + i * 36 + sky.rng.gauss(0, 12);
        const x = sky.rng.range(0, 640);
        const w = sky.rng.range(160, 420);
        return path(
          smooth(
            ribbon(
              spline([
                [x, y],
                [x + w * 0.3, y - 8],
                [x + w * 0.7, y + 4],
                [x + w, y - 4],
              ]),
              taper(sky.rng.range(6, 14), 0.4, 0.5),
            ),
          ),
          i % 3 ? '#5a3f6e' : '#ffd9b0',
        );
      }),
    ),
  );
  (
    [
      ['far', 610, 44, 0.42, '#5c3350', 1],
      ['middle', 668, 16, 0.4, '#8a4a3a', 6],
    ] as const
  ).forEach(([name, y, amplitude, distance, colour, offset]) => {
    const S = scene.element(name);
    scene.add(
      puppet(S, polygon(closedBelow(S, ridge(S, { y, amplitude, offset, frequency: 0.005 }))), {
        distance,
        colour,
      }),
    );
  });
  // light lying in the frozen tundra
  const tundra = scene.element('tundra');
  scene.add(
    group(
      { filter: blur(tundra, 1.6) },
      times(70, () => {
        const t = tundra.rng.f() ** 0.7;
        const y = 690 + t * 380;
        const x = tundra.rng.range(-20, 800);
        const w = (20 + t * 110) * tundra.rng.range(0.5, 1.2);
        return path(
          smooth(
            ribbon(
              spline([
                [x, y],
                [x + w * 0.5, y - 3 - t * 4],
                [x + w, y + 1],
              ]),
              taper(1.4 + t * 4.5, 0.4, 0.5),
            ),
          ),
          x > 380 ? '#ffcf9a' : '#c9a0c0',
          `opacity="${(0.22 + tundra.rng.f() * 0.4).toFixed(2)}"`,
        );
      }),
      // the trodden way
      path(
        smooth(
          ribbon(
            spline(trace('690,640 560,664 380,704 170,752 90,810 170,900 380,984 640,1056 860,1090')),
            (t) => 2 + t * 26,
          ),
        ),
        '#2a1420',
        'opacity=".5"',
      ),
    ),
  );

  // wires, far to near
  const first = herd[0];
  const strands: { a: Point; b: Point; sag: number; w: number }[] = [];
  herd.slice(0, -1).forEach((d, i) => {
    const next = herd[i + 1];
    if (!next) return;
    const lost = i === 2; // one is missing: the wires hang low
    (d.s > 0.8 ? [0, 1] : d.s > 0.4 ? [0, 2] : [1]).forEach((k) =>
      strands.push({
        a: tip(d, k),
        b: tip(next, next.s < 0.4 ? 1 : k === 1 ? 2 : k),
        sag: (lost ? 74 : 58) * ((d.s + next.s) / 2) ** 0.6 * (lost ? 1.35 : 1),
        w: 1.2 + d.s * 1.3,
      }),
    );
  });
  if (first)
    [0, 1].forEach((k) => strands.push({ a: tip(first, k), b: [860, 440 + k * 30], sag: 24, w: 3.4 }));
  herd
    .slice(1)
    .reverse()
    .forEach((d, i) => scene.add(deer(scene.element('deer ' + i), d)));
  scene.add(
    strands.map((s) => path(smooth(ribbon(wire(s.a, s.b, s.sag), () => Math.max(1, s.w * 0.62))), LEATHER)),
  );

  // the message
  const spark = scene.element('message');
  const lead = strands[0];
  if (lead && first) {
    const run = wire(lead.a, lead.b, lead.sag);
    const { x: mx, y: my } = along(run, 0.52);
    const trail = times(14, (i): Point => {
      const at = along(run, 0.52 - (i / 13) * 0.46);
      return [at.x, at.y];
    });
    scene.add(
      group(
        { filter: blur(spark, 4) },
        path(smooth(ribbon(trail, (t) => 11 * (1 - t) + 0.5)), message, 'opacity=".85"'),
      ),
      path(smooth(ribbon(trail, (t) => 4.6 * (1 - t) + 0.8)), message),
      glow(spark, mx, my, 210, '#f4f6ff', 1),
      glow(spark, mx, my, 100, message, 1),
      path(
        smooth(
          times(16, (i): Point => {
            const r = i % 4 === 0 ? 70 : i % 2 === 0 ? 34 : 13;
            return [mx + Math.cos(i * 0.3927) * r, my + Math.sin(i * 0.3927) * r];
          }),
          true,
          0.5,
        ),
        message,
      ),
    );
    scene.add(deer(scene.element('leader'), first));
  }

  // sparrows riding
  const sparrow = (x: number, y: number, s: number, flip: 1 | -1): string =>
    moved(
      { x, y, s, flip },
      path(
        'M-16 2C-18 -8 -8 -16 4 -15C8 -20 16 -20 19 -15L26 -12L19 -10C18 -2 10 4 0 5L-22 12L-26 8L-16 2Z',
        LEATHER,
      ),
      path('M13 -15C15 -17 17 -15 16 -13C14 -12 12 -13 13 -15Z', '#ffd9b0'),
    );
  const rest = strands[strands.length - 1];
  if (rest)
    [0.3, 0.44, 0.74].forEach((t, i) => {
      const { x, y } = along(wire(rest.a, rest.b, rest.sag), t);
      scene.add(sparrow(x, y - 5, 1 - i * 0.06, i === 1 ? -1 : 1));
    });
  const low = strands[1];
  if (low)
    [0.72, 0.82].forEach((t) => {
      const { x, y } = along(wire(low.a, low.b, low.sag), t);
      scene.add(sparrow(x, y - 4, 0.7, -1));
    });

  // near ground: moss and grass; the wolf waits with scissors
  const near = scene.element('near');
  scene.add(
    puppet(near, [
      polygon(closedBelow(near, ridge(near, { y: 1094, amplitude: 22, frequency: 0.006 }))),
      ...times(120, () => {
        const x = near.rng.range(-10, 810);
        const h = near.rng.range(14, 54);
        return polygon(
          ribbon(
            [
              [x, 1108],
              [x + h * 0.1, 1108 - h * 0.5],
              [x + near.rng.gauss(6, 12), 1108 - h],
            ],
            (t) => 3 * (1 - t) + 0.3,
          ),
        );
      }),
    ]),
  );
  const [wx, wy, ws] = [118, 1098, 1.05];
  const beast = beastParts({ kind: 'wolf', x: wx, y: wy, s: ws, pose: 'sit', colours: { coat: LEATHER } });
  const [jx, jy] = beast.muzzle;
  const blade = (k: 1 | -1): string[] => [
    smooth(
      ribbon(
        spline([
          [jx + 2, jy + 4],
          [jx + 26, jy + 4 - k * 7],
          [jx + 58, jy + 2 - k * 19],
        ]),
        (t) => 5.4 * (1 - t) + 0.8,
      ),
    ),
    smooth(
      ribbon(
        times(13, (i): Point => [
          jx - 12 + Math.cos(i * 0.5236) * 10,
          jy + 8 + k * 13 + Math.sin(i * 0.5236) * 9,
        ]),
        () => 2.8,
      ),
    ),
  ];
  scene.add(
    moved(
      { x: wx, y: wy, s: ws },
      beast.parts.map((part) => path(part.d, LEATHER)),
    ),
    path([...blade(1), ...blade(-1)].join(''), LEATHER),
    path(smooth(times(6, (i): Point => [jx + 8 + Math.cos(i) * 2.4, jy + 4 + Math.sin(i) * 2.4])), '#ffd9b0'),
  );
  return scene;
}

export default card({ finish: shadowPuppet, grade: { lamp: [0.82, 0.5], falloff: 0.4 }, paint });
