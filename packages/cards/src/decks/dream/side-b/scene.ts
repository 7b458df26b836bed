/** D13: a horn as high as the card plays the rings of a stump; in it, seen as one sees it lying on one's back, stands the wood that is gone. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut } from '../../../finishes/linocut.ts';
import { closedCurve, polygon, smooth, spline } from '../../../kit/curves.ts';
import { group, line as drawn, moved, path } from '../../../kit/markup.ts';
import {
  between,
  inside,
  lerp,
  nth,
  TAU,
  times,
  trace,
  type Point,
  type Points,
} from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, ribbon, wobble } from '../../../kit/shapes.ts';
import { leveret, oldHare } from '../../../motifs/lino-hares.ts';

const [CREAM, LEAF, BRASS, FERN, RUST, NIGHT] = [
  '#f6efd4',
  '#c8dc9a',
  '#dc9f3a',
  '#4f8f6f',
  '#9a4a2a',
  '#14232c',
] as const;
const HARES = { key: NIGHT, coat: RUST, gold: BRASS, light: CREAM };

/** The middle of the lip, and the throat, which lies farther back. */
const BELL: Point = [452, 360];
const THROAT: Point = [490, 388];
const PETALS = 11;

const lip = (k: number): Points =>
  times(220, (i): Point => {
    const a = (i / 220) * TAU;
    const r = (0.95 + 0.09 * Math.abs(Math.sin((a * PETALS) / 2 + 0.4)) ** 0.8 * k) * k;
    const [cx, cy] = between(THROAT, BELL, k);
    return [cx + Math.cos(a) * 342 * r, cy + Math.sin(a) * 372 * r];
  });
const onLip = (t: number, k: number): Point => nth(lip(k), Math.floor((((t % 1) + 1) % 1) * 219.99));

const STUMP: Point = [690, 1030];
const stumpRim = (k: number): Points =>
  times(90, (i): Point => {
    const a = (i / 90) * TAU;
    const rough = 1 + 0.035 * Math.sin(a * 3 + 1 + k) + 0.02 * Math.sin(a * 7 + k * 3);
    return [STUMP[0] + Math.cos(a) * 226 * k * rough, STUMP[1] + Math.sin(a) * 74 * k * rough];
  });

function paint(): Scene {
  const scene = new Scene({ seed: 1313, background: NIGHT });
  night(scene);
  clearing(scene);
  neck(scene);
  bell(scene);
  wood(scene);
  stump(scene);
  soundBox(scene);
  scene.add(
    leveret(scene.element('leveret'), HARES),
    moved({ x: -10, y: 44 }, oldHare(scene.element('old hare'), HARES)),
  );
  return scene;
}

/** What is played goes out in rings. */
function night(scene: Scene): void {
  const S = scene.element('night');
  const d = times(20, (ring) => {
    const r = 404 + ring * 27;
    return times(Math.round(r / 7), () => {
      const a = S.rng.range(0, TAU);
      const [x, y] = [BELL[0] + Math.cos(a) * r * 0.95, BELL[1] + Math.sin(a) * r];
      return y > 790 || y < -10 || S.rng.chance(0.12 + ring * 0.03)
        ? ''
        : cut(x, y, a + Math.PI / 2, S.rng.range(30, 78), 2 - ring * 0.06, S.rng, 0.05);
    }).join('');
  });
  scene.add(path(d.join(''), FERN));
}

/** Bare ground, and stumps as far as one sees. */
function clearing(scene: Scene): void {
  const S = scene.element('clearing');
  const crest = handLine(S, trace('-20,800 200,790 420,806 620,786 820,800'), 8, 0.01, 10);
  const cuts = times(420, () => {
    const y = 806 + S.rng.f() ** 1.5 * 400;
    return cut(
      S.rng.range(-10, 810),
      y,
      S.rng.gauss(0, 0.05),
      20 + (y - 800) * 0.2,
      1.2 + (y - 800) * 0.004,
      S.rng,
    );
  });
  const felled = times(22, (i) => {
    const [x, y] = [((i * 173 + 60) % 840) - 20, 812 + (i * i) / 5];
    if (x < 420 && y > 850) return ''; // the hares sit there
    const s = 0.45 + (y - 806) / 120;
    return (
      path(
        smooth(
          closedCurve(
            `${x - 12 * s},${y + 3 * s} ${x - 9 * s},${y - 14 * s} ${x + 9 * s},${y - 14 * s} ${x + 13 * s},${y + 3 * s}`,
          ),
        ),
        RUST,
      ) + path(smooth(blob(x, y - 15 * s, 10 * s, 3.4 * s, S.noise, 0.1)), BRASS)
    );
  });
  scene.add(path(polygon([...crest, [820, 1220], [-20, 1220]]), NIGHT), path(cuts.join(''), RUST), felled);
}

const NECK = spline(trace('640,470 722,520 772,600 786,700 776,800 748,880 716,936 694,976'), false, 14);

function neck(scene: Scene): void {
  const tube = ribbon(NECK, (t) => lerp(64, 17, t ** 0.7));
  const side = (from: number, gap: number, n: number, ink: string, w: number): string =>
    path(
      times(n, (k) => {
        const shift = from + k * gap;
        return gouge(
          NECK.slice(6 + ((k * 7) % 16), 92 - ((k * 11) % 24)).map(([x, y], i): Point => [
            x + shift * lerp(1, 0.3, (i + 6) / 98),
            y,
          ]),
          w,
        );
      }).join(''),
      ink,
    );
  scene.add(
    drawn(smooth(tube), NIGHT, 9),
    path(smooth(tube), BRASS),
    side(20, 9, 4, RUST, 3),
    side(-38, 8, 2, CREAM, 2.6),
  );
}

/** The lip turns out and catches the light; every petal has its rib. */
function bell(scene: Scene): void {
  const S = scene.element('bell');
  const ribs = times(PETALS * 7, (i) => {
    const t = (i + S.rng.gauss(0, 0.16)) / (PETALS * 7);
    const [a, b] = [S.rng.range(0.84, 0.9), S.rng.range(0.93, 0.985)];
    return gouge([onLip(t, a), onLip(t, (a + b) / 2), onLip(t, b)], S.rng.range(1.6, 3.4));
  });
  scene.add(
    drawn(smooth(lip(1)), NIGHT, 12),
    path(smooth(lip(1)), BRASS),
    path(ribs.filter((_, i) => i % 3 === 0).join(''), CREAM),
    path(ribs.filter((_, i) => i % 3 !== 0).join(''), RUST),
    drawn(smooth(lip(0.985)), CREAM, 4),
    path(smooth(lip(0.83)), NIGHT),
    path(smooth(lip(0.81)), LEAF),
  );
}

/** Trunks run from the lip to the throat, as in a wood seen from the ground: far ones pale, near ones dark. */
function wood(scene: Scene): void {
  const S = scene.element('wood');
  const keep = S.clip(smooth(lip(0.81)));
  const sky = smooth(wobble(blob(THROAT[0], THROAT[1], 128, 138, S.noise, 0.4, 1.4, 40), S.noise, 12, 0.03));
  scene.add(
    group(
      { 'clip-path': keep },
      path(sky, CREAM),
      rays(S.element('rays')),
      trees(S.element('far'), FERN, 17, 0.5),
      trees(S.element('near'), NIGHT, 11, 1),
      thicket(S.element('thicket')),
      birds(),
    ),
    drawn(smooth(lip(0.82)), NIGHT, 7),
  );
}

const rays = (S: Easel): string =>
  path(
    times(150, () => {
      const [t, from] = [S.rng.f(), S.rng.range(0.28, 0.6)];
      return gouge(
        [onLip(t, from + S.rng.range(0.06, 0.24)), onLip(t, from + 0.03), onLip(t, from)],
        S.rng.range(1, 2.8),
      );
    }).join(''),
    CREAM,
  );

function trees(S: Easel, ink: string, n: number, near: number): string {
  return path(
    times(n, (i) => {
      const t = (i + S.rng.gauss(0, 0.22)) / n + (near < 1 ? 0.03 : 0);
      const bend = S.rng.gauss(0, 0.012);
      const reach = S.rng.range(0.2, 0.34) + (near < 1 ? 0.05 : 0);
      const girth = S.rng.range(13, 26) * near;
      const trunk = times(9, (k) => onLip(t + bend * Math.sin((k / 8) * 3), lerp(0.86, reach, k / 8)));
      const branches = times(8, () =>
        branch(S, t, lerp(0.7, reach + 0.03, S.rng.f() ** 0.7), S.rng.chance(0.5) ? 1 : -1, near),
      );
      return polygon(ribbon(spline(trunk, false, 4), (u) => lerp(girth, 1.6, u ** 0.75))) + branches.join('');
    }).join(''),
    ink,
  );
}

/** It leaves the trunk sideways and bends after it to the light. */
function branch(S: Easel, t: number, k: number, side: number, near: number): string {
  const span = side * S.rng.range(0.012, 0.05);
  const at = (u: number, v: number): Point => onLip(t + span * u, k - v);
  const limb = [at(0, 0), at(0.5, 0.02), at(0.9, 0.06), at(1.1, 0.13)];
  const twig = [at(0.7, 0.035), at(1.3, 0.05), at(1.6, 0.1)];
  return (
    gouge([...limb].reverse(), 4.6 * near * (k + 0.2), 0.05) +
    gouge(twig.reverse(), 2.8 * near * (k + 0.2), 0.05)
  );
}

/** Leaves where the trunks come out of the dark, thinner towards the light. */
function thicket(S: Easel): string {
  const leaves = (n: number, lo: number, hi: number): string =>
    times(n, () => {
      const [t, k] = [S.rng.f(), S.rng.range(lo, hi)];
      const clump = S.noise.fbm(Math.cos(t * TAU) * 2.2 + k, Math.sin(t * TAU) * 2.2, 2);
      if (clump < -0.02) return '';
      const [x, y] = onLip(t, k);
      return cut(x, y, S.rng.range(0, TAU), S.rng.range(10, 24) * k, S.rng.range(2, 5) * k, S.rng, 0.2);
    }).join('');
  return (
    path(leaves(900, 0.66, 0.82), NIGHT) +
    path(leaves(420, 0.6, 0.8), FERN) +
    path(leaves(200, 0.68, 0.82), LEAF)
  );
}

const birds = (): string =>
  path(
    trace('470,344 512,366 494,420')
      .map(([x, y], i) => {
        const s = 1 - i * 0.2;
        return (
          gouge(
            [
              [x - 17 * s, y - 9 * s],
              [x - 7 * s, y - 7 * s],
              [x, y + 2 * s],
            ],
            3 * s,
            0.4,
          ) +
          gouge(
            [
              [x + 18 * s, y - 6 * s],
              [x + 8 * s, y - 8 * s],
              [x, y + 2 * s],
            ],
            3 * s,
            0.4,
          )
        );
      })
      .join(''),
    NIGHT,
  );

function stump(scene: Scene): void {
  const S = scene.element('stump');
  const bark = closedCurve('464,1034 470,1100 456,1160 430,1240 900,1240 920,1100 916,1034');
  const furrows = times(70, () => {
    const [x, y] = [S.rng.range(440, 810), S.rng.range(1110, 1200)];
    return inside(bark, x, y) ? cut(x, y, 1.6 + S.rng.gauss(0, 0.08), S.rng.range(30, 80), 2.6, S.rng) : '';
  });
  const rings = times(11, (i) =>
    drawn(
      smooth(wobble(stumpRim(0.9 - i * 0.08), S.noise, 3, 0.02)),
      i % 4 === 1 ? RUST : BRASS,
      i % 3 ? 3 : 5,
    ),
  );
  scene.add(
    path(smooth(bark), RUST),
    path(furrows.join(''), NIGHT),
    drawn(smooth(bark), NIGHT, 6),
    drawn(smooth(stumpRim(1.02)), NIGHT, 8),
    path(smooth(stumpRim(1.02)), BRASS),
    path(smooth(stumpRim(0.96)), CREAM),
    rings,
    path(gouge(trace('812,1078 770,1058 714,1036'), 3.4), NIGHT),
  );
}

/** A round box and its needle, in the groove of some year. */
function soundBox(scene: Scene): void {
  const S = scene.element('sound box');
  scene.add(
    path(gouge(trace('690,984 676,1010 660,1044'), 5, 0.05), NIGHT),
    drawn(smooth(blob(700, 966, 34, 38, S.noise, 0.03)), NIGHT, 7),
    path(smooth(blob(700, 966, 34, 38, S.noise, 0.03)), BRASS),
    path(smooth(blob(698, 967, 20, 24, S.noise, 0.03)), NIGHT),
    path(gouge(trace('676,952 684,936 702,932'), 3), CREAM),
  );
}

export default card({
  finish: linocut,
  grade: {
    inks: [CREAM, LEAF, BRASS, FERN, RUST, NIGHT],
    shift: trace('0,0 2,-1 -2,2 2,1 -1,-1 0,0'),
    salt: 0.35,
  },
  paint,
});
