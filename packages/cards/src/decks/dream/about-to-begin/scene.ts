/** About to Begin: theatre seats stand ankle-deep in the sea before a curtain hung from the clouds, and something holds its edge. */
import { card } from '../../../finishes/finish.ts';
import { fog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import { mix } from '../../../kit/colour.ts';
import { polygon, resample, smooth, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, profile, ribbon, taper, wobble } from '../../../kit/shapes.ts';
import { seat, seal, crab } from '../../../motifs/sea-audience.ts';

const HORIZON = 590;
/** The aisle points at the opening. */
const AISLE = 418;
const LIGHT = '#fff0c4';

function sky(S: Easel): string {
  return [
    pastelFill(S, rectangle(-40, -40, 840, HORIZON + 10), '#8f93ac', {
      density: 0.5,
      stick: 15,
      length: 200,
      angle: 0.1,
    }),
    fog(S, -20, 380, '#4f5580', 0.95),
    fog(S, HORIZON, 330, '#e3b9b2', 0.95),
    ...trace('60,420 700,470 760,380 30,500').map(([x, y], i) =>
      pastelLine(
        S,
        [
          [x - 120, y],
          [x, y - 5],
          [x + 130, y + 3],
        ],
        9 - i,
        '#f2d3c4',
        0.6,
      ),
    ),
  ].join('');
}

/** Top and hem of the two halves; the right one is held aside at HELD. */
const HELD: Point = [520, 402];
const leftEdge = traceCurve('424,90 420,210 410,330 392,450 370,540 352,604', 10);
const rightEdge = traceCurve('430,90 442,200 474,310 520,402 512,470 502,540 506,606', 10);

/** One half of the curtain: velvet, folds gathered where it is held, a wet hem. */
function drape(S: Easel, edge: Points, side: -1 | 1): string {
  const outer = side < 0 ? 64 : 748;
  const n = 9;
  const foldAt = (k: number): Points =>
    edge
      .filter((_, i) => i % 6 === 0 || i === edge.length - 1)
      .map(([x, y], i, all): Point => {
        const t = i / (all.length - 1);
        const far = outer + side * Math.sin(t * 3) * 8;
        return [lerp(x, far, k) + Math.sin(t * 5 + k * 9) * 4, y + Math.sin(k * 21) * 5 * t];
      });
  const outline = [...foldAt(0), ...[...foldAt(1)].reverse()];
  const d = polygon(handOutline(S, outline, 3, 0.02, 8));
  return [
    pastelFill(S, wobble(resample(outline, 8), S.noise, 3, 0.02), '#a32433', {
      stick: 9,
      length: 150,
      density: 0.9,
      angle: 1.56,
      loose: 0.02,
    }),
    group(
      { 'clip-path': S.clip(d) },
      times(n, (i) => {
        const k = (i + 0.75 + Math.sin(i * 2.7) * 0.22) / n;
        return pastelLine(S, foldAt(k), 17 + Math.sin(i * 4.1) * 6, mix('#4d0d1b', '#5a1526', k), 0.85);
      }),
      times(n, (i) => {
        const k = (i + 0.3 + Math.sin(i * 3.3) * 0.16) / n;
        return pastelLine(
          S,
          foldAt(k),
          8 + Math.sin(i * 2.2) * 3,
          mix('#e2574f', '#b4303c', k),
          0.75 - k * 0.3,
        );
      }),
      // light from the opening on the first folds
      pastelLine(S, foldAt(0.02), 7, '#ffd79a', 0.95),
      pastelLine(S, foldAt(0.1), 4, '#f59a72', 0.7),
      `<rect x="0" y="470" width="800" height="150" fill="${S.linear(fading('#2c0a18', 0, 0.75))}"/>`,
    ),
    // gold braid at the hem
    pastelLine(
      S,
      [0, 0.2, 0.4, 0.6, 0.8, 1]
        .map((k): Point => {
          const f = foldAt(k);
          return f[f.length - 1] ?? HELD;
        })
        .map(([x, y]): Point => [x, y - 10]),
      5,
      '#c9973f',
      0.85,
    ),
  ].join('');
}

/** What waits behind: blazing light, and one arm round the edge of the velvet. */
function opening(S: Easel): string {
  const gap = [
    ...leftEdge.map(([x, y]): Point => [x - 8, y]),
    ...[...rightEdge].reverse().map(([x, y]): Point => [x + 10, y]),
  ];
  return [
    path(polygon(gap), '#ffe9ad'),
    group(
      { 'clip-path': S.clip(polygon(gap)) },
      smudgedLight(S, 436, 560, 240, '#fffbe8', 1),
      pastelLine(S, trace('330,592 440,588 530,592'), 6, '#f0b04c', 0.8),
    ),
  ].join('');
}

function arm(S: Easel): string {
  const line = resample(
    traceCurve('428,616 424,566 440,500 470,446 512,410 552,396 578,410 574,436 552,440 544,424'),
    3,
  );
  const body = ribbon(line, profile(trace('0,33 0.3,27 0.6,19 0.85,11 1,5')));
  const suckers = resample(line, 17).slice(3, -3);
  return [
    pastelFill(S, wobble(body, S.noise, 2, 0.03), '#3d2f5c', {
      stick: 5,
      length: 34,
      density: 3.4,
      angle: -0.9,
      loose: 0,
    }),
    pastelLine(
      S,
      line.map(([x, y], i): Point => [x - 14 + i * 0.06, y - 3]).slice(4, -20),
      5,
      '#7d64a8',
      0.9,
    ),
    // where it leaves the water
    ...trace('428,606 424,612 430,618').map(([x, y], i) =>
      pastelLine(
        S,
        [
          [x - 62 + i * 8, y],
          [x, y + 7],
          [x + 60 - i * 6, y],
        ],
        6,
        i % 2 ? '#fff6dc' : '#ffe2a0',
        0.95,
      ),
    ),
    ...suckers.map(([x, y], i) => {
      const t = i / suckers.length;
      const [ox, oy] = t < 0.55 ? [lerp(17, 10, t), lerp(4, 10, t)] : [2, 9 - t * 4];
      return path(smooth(blob(x + ox, y + oy, 6.4 - t * 3, 5.4 - t * 2.6, S.noise, 0.08)), '#e9b9b4');
    }),
  ].join('');
}

/** The cloud bank the curtain hangs from: two banks, each scalloped along its foot. */
function clouds(S: Easel): string {
  const bank = (feet: Points, top: number, colour: string, rim: string): string => {
    const scallops = feet.slice(0, -1).flatMap(([x, y], i): Point[] => {
      const [x1, y1] = feet[i + 1] ?? [x, y];
      return times(9, (k): Point => {
        const t = k / 9;
        return [lerp(x, x1, t), lerp(y, y1, t) + Math.sin(Math.PI * t) ** 0.7 * (x1 - x) * 0.3];
      });
    });
    const outline: Points = [...scallops, [860, top], [-60, top]];
    return [
      pastelFill(S, outline, colour, { stick: 13, length: 100, density: 0.8, angle: 0.25, loose: 0.04 }),
      ...feet.slice(0, -1).map((_, i) => {
        const lobe = scallops.slice(i * 9 + 1, i * 9 + 9).map(([x, y]): Point => [x, y - 5]);
        const away = Math.abs((lobe[4]?.[0] ?? AISLE) - AISLE) / 430;
        return pastelLine(S, lobe, taper(lerp(11, 2, Math.min(1, away)), 0.5, 0.5), rim, 0.85);
      }),
    ].join('');
  };
  return [
    bank(
      trace('-60,88 40,98 150,84 236,104 352,92 440,108 560,90 648,102 760,86 860,92'),
      -60,
      '#b3abbf',
      '#f6cfba',
    ),
    bank(trace('-60,20 90,8 200,24 330,4 480,22 600,6 740,22 860,8'), -60, '#8587a8', '#d9c0c6'),
  ].join('');
}

function sea(S: Easel): string {
  const marks = [
    pastelFill(S, rectangle(-40, HORIZON, 840, 1240), '#6f8194', {
      angle: 0.02,
      stick: 11,
      length: 240,
      density: 0.55,
    }),
    fog(S, HORIZON + 30, 70, '#c99f9f', 0.7),
    fog(S, 1240, 470, '#27324a', 0.97),
  ];
  times(96, (i) => {
    const t = (i / 96) ** 1.35;
    const y = HORIZON + 8 + t * 620;
    const w = S.rng.range(60, 200) * (0.3 + t);
    const x = S.rng.range(-60, 800);
    marks.push(
      pastelLine(
        S,
        [
          [x, y],
          [x + w * 0.5, y + S.rng.gauss(0, 1.4)],
          [x + w, y],
        ],
        1.2 + t * 3.6,
        i % 2 ? '#4d5d74' : mix('#d8b9b4', '#8d9cb0', t),
        0.55,
      ),
    );
  });
  // the light along the aisle
  times(54, (i) => {
    const t = (i / 54) ** 1.25;
    const y = HORIZON + 12 + t * 600;
    const w = (54 + t * 70) * S.rng.range(0.35, 1);
    marks.push(
      pastelLine(
        S,
        [
          [AISLE + 8 - w + S.rng.gauss(0, 8), y],
          [AISLE + 8, y + 1],
          [AISLE + 8 + w + S.rng.gauss(0, 8), y],
        ],
        2 + t * 4.5,
        i % 3 ? LIGHT : '#ffd98c',
        0.95 - t * 0.45,
      ),
    );
  });
  return marks.join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 67, background: '#7f86a0' });
  const el = (name: string): Easel => scene.element(name);
  const house = el('curtain');
  scene.add(
    sky(el('sky')),
    opening(el('opening')),
    drape(house, leftEdge, -1),
    drape(el('right half'), rightEdge, 1),
    clouds(el('clouds')),
    sea(el('sea')),
    arm(el('arm')),
    smudgedLight(el('spill'), 436, 600, 190, '#fff0c4', 0.55),
  );
  const rows: readonly (readonly [y: number, s: number, far: number])[] = [
    [690, 0.36, 0.42],
    [820, 0.66, 0.16],
    [1096, 1.24, 0],
  ];
  rows.forEach(([y, s, far], r) => {
    const pitch = 172 * s;
    const gap = 92 * s + 14;
    for (const side of [-1, 1])
      for (let i = 6; i >= 0; i--) {
        const x = AISLE + side * (gap + (i + 0.5) * pitch);
        if (x < -120 || x > 920) continue;
        // rows bow a little towards the stage at their ends
        const yy = y - (Math.abs(x - AISLE) / 400) ** 2 * 26 * s;
        const turned = r === 1 && side === -1 && i === 1;
        const S = el(`seat ${r} ${side} ${i}`);
        if (r === 2 && side === 1 && i === 0) scene.add(seal(el('seal'), x - 4, yy - 170, 1.12));
        scene.add(seat(S, x, yy, s, far, turned, S.rng.gauss(0, 0.012)));
      }
  });
  scene.add(crab(el('crab'), 430, 1132, 1.12));
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#8d8797', seed: 67, slant: -34, bare: 0.26 }, paint });
