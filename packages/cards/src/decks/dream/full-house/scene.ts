/** Seen from the stage: a full house, every face the same mask, and one that is bare. Light from the footlights. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing, together, type Model } from '../../../kit/clay/model.ts';
import { paintSoft, type Paints, type PartPaint } from '../../../kit/clay/paint.ts';
import { facing, laid, outward, turned, type Frame, type Vec } from '../../../kit/clay/space.ts';
import { clamp, mix, type Colour } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { path } from '../../../kit/markup.ts';
import { fix, times, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { audienceMask } from '../../../motifs/audience-mask.ts';
import { clothPaint } from '../../../motifs/face/paints.ts';
import { facePaints, portraitModel } from '../../../motifs/face/portrait.ts';
import { gripOf } from '../../../motifs/hands/grip.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { playgoer } from '../../../motifs/playgoer.ts';
import type { Feeling } from '../../../motifs/face/feelings.ts';
import { complexion } from '../../../motifs/face/skin.ts';

const DARK = '#14080b';
const VELVET = '#4a1219';
const DUSK = '#2c0d12';
const LIGHT = { angle: 92, before: 38, ambient: 0.3 };
const IVORY = ['#2a2426', '#57504c', '#8f867a', '#c6bba5', '#e8dcc3', '#f8eed8'];
const YAWS: readonly number[] = [-34, -16, 0, 16, 34];

/** Rows of the stalls, from the back to the front; balconies above them. Sizes are heights of a mask. */
interface Row {
  readonly y: number;
  readonly size: number;
  /** How far the ends lie below (or, negative, above) the middle. */
  readonly bow: number;
  readonly shift: number;
  readonly far: number;
}
const STALLS: readonly Row[] = [
  { y: 500, size: 40, bow: 18, shift: 0.5, far: 0.8 },
  { y: 532, size: 50, bow: 26, shift: 0, far: 0.68 },
  { y: 574, size: 63, bow: 36, shift: 0.4, far: 0.55 },
  { y: 630, size: 80, bow: 48, shift: 0.9, far: 0.42 },
  { y: 704, size: 102, bow: 62, shift: 0.3, far: 0.3 },
  { y: 800, size: 132, bow: 78, shift: 0.75, far: 0.18 },
  { y: 916, size: 176, bow: 96, shift: 0.62, far: 0.06 },
  { y: 1098, size: 226, bow: 116, shift: 0.62, far: 0 },
];
const BALCONIES: readonly Row[] = [
  { y: 46, size: 40, bow: -120, shift: 0.2, far: 0.8 },
  { y: 196, size: 36, bow: -104, shift: 0.2, far: 0.76 },
  { y: 330, size: 32, bow: -78, shift: 0.6, far: 0.74 },
];
/** She sits here, in place of that one. */
const BARE_AT: Point = [278, 948];
const BARE = { row: 6, seat: 2 } as const;

function paint(): Scene {
  const scene = new Scene({ seed: 300, background: DARK });
  house(scene);
  scene.add(masks(scene));
  balconies(scene);
  stalls(scene);
  return scene;
}

const curve = (row: Row, x: number): number => row.y + row.bow * ((x - 400) / 400) ** 2;

function house(scene: Scene): void {
  const S = scene.element('house');
  scene.add(
    `<rect width="800" height="1200" fill="${S.linearAt(['#1d0a0e', [0.35, '#2a0d12'], [0.42, '#150709'], '#1a090c'], 0, 0, 0, 1200)}"/>`,
    strokes(S, {
      region: [0, 0, 800, 520],
      n: 240,
      length: 60,
      width: 8,
      angle: (x) => (x - 400) * -0.0006,
      colour: '#34121a',
      opacity: [0.1, 0.3],
    }),
  );
}

function maskPaint(size: number, far: number): PartPaint {
  const air = (c: Colour): Colour => mix(c, '#3d1216', far);
  return {
    tones: IVORY.map(air),
    crease: air('#33242a'),
    line: air('#1d1216'),
    contour: size * 0.006,
    dabs: { length: size * 0.06, width: size * 0.008, density: 2600 / size, contrast: 0.035, opacity: 0.4 },
    stains: [{ name: 'hole', tones: [mix('#0c0607', '#26090d', far)] }],
  };
}

/** The mask is modelled once for each way it is seen and each distance, and worn by all. */
function masks(scene: Scene): string {
  const S = scene.element('mask');
  const bands: readonly [string, number, number][] = [
    ['n', 0, 520],
    ['m', 0.3, 300],
    ['f', 0.55, 60],
    ['b', 0.68, 44],
  ];
  const made = bands.flatMap(([band, far, size]) =>
    YAWS.map((yaw, i) => {
      const model = standing(audienceMask(), { at: [0, 0, 0], turn: facing(yaw, 2, 0), scale: size / 100 });
      const drawing = new Drawing(model, { light: LIGHT, size, noise: S.noise });
      const svg = paintSoft(S.element(band + i), drawing, { mask: maskPaint(size, far) });
      return `<g id="mask-${band}${i}" transform="scale(${(100 / size).toFixed(4)})">${svg}</g>`;
    }),
  );
  return `<defs>${made.join('')}</defs>`;
}

const worn = (x: number, y: number, size: number, far: number, yaw: number, tilt: number): string => {
  const band = far < 0.15 ? 'n' : far < 0.45 ? 'm' : far < 0.7 ? 'f' : 'b';
  const nearest = YAWS.reduce(
    (best, one, i) => (Math.abs(one - yaw) < Math.abs((YAWS[best] ?? 0) - yaw) ? i : best),
    0,
  );
  return `<use href="#mask-${band}${nearest}" transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(tilt)}) scale(${(size / 100).toFixed(3)})"/>`;
};

function balconies(scene: Scene): void {
  BALCONIES.forEach((row, b) => {
    const S = scene.element('balcony ' + b);
    const step = row.size * 0.98;
    const seats = (back: number): string[] =>
      times(Math.ceil(860 / step), (i) => {
        const x = -20 + (i + row.shift + back * 0.5) * step + S.rng.gauss(0, 2);
        const y = curve(row, x) - back * row.size * 0.72 + S.rng.gauss(0, 1.5);
        const far = clamp(row.far + back * 0.06);
        return (
          playgoer(S, { x, y, size: row.size, air: DUSK, far }) +
          worn(x, y, row.size * 0.94, far, (400 - x) * 0.09, S.rng.gauss(0, 3))
        );
      });
    const edge = times(41, (i): Point => [i * 20 - 0, curve(row, i * 20) + row.size * 0.62]);
    const low = edge.map(([x, y]): Point => [x, y + row.size * 1.5]);
    scene.add(
      seats(1),
      seats(0),
      path(polygon([...edge, ...[...low].reverse()]), S.linear(['#5c1a1e', '#3a0f15', '#1d090d'])),
      brushLine(S, edge, 3, '#b57a3c', { attack: 0.01, decay: 0.01, opacity: 0.8, curved: false }),
      brushLine(
        S,
        low.map(([x, y]): Point => [x, y - 6]),
        1.6,
        '#8a5630',
        { attack: 0.01, decay: 0.01, opacity: 0.6, curved: false },
      ),
    );
  });
}

function stalls(scene: Scene): void {
  STALLS.forEach((row, r) => {
    const S = scene.element('row ' + r);
    const step = row.size * 0.98;
    const n = Math.ceil(900 / step) + 1;
    const out = times(n, (i) => {
      const x = -50 + (i + row.shift - 0.5) * step + S.rng.gauss(0, row.size * 0.03);
      const y = curve(row, x) + S.rng.gauss(0, row.size * 0.025);
      const here = S.element(String(i));
      if (r === BARE.row && i === BARE.seat) return '';
      if (r === STALLS.length - 1 && Math.abs(x - BARE_AT[0] - 30) < row.size * 0.62) return '';
      // Those beside her have noticed.
      const noticed = r === BARE.row && Math.abs(i - BARE.seat) === 1;
      const yaw = noticed ? (x < BARE_AT[0] ? 34 : -34) : (400 - x) * 0.07;
      return (
        playgoer(here, { x, y, size: row.size, air: DUSK, far: row.far }) +
        worn(x, y, row.size * 0.94, row.far, yaw, here.rng.gauss(0, 2.5))
      );
    });
    scene.add(out, r === BARE.row ? bareFace(scene, ...BARE_AT, row.size) : '', veil(S, row));
  });
}

/** Dusk between the rows. */
const veil = (S: Easel, row: Row): string =>
  `<rect x="0" y="${row.y - row.size}" width="800" height="${row.size * 3}" fill="${S.linear(fading(VELVET, 0, [0.5, 0.1], 0))}" opacity="0.5"/>`;

const STARTLED: Feeling = {
  brows: { inner: 3.4, arch: 2.2, outer: 0.4, knit: 0.25 },
  lids: { upper: 1.16, lower: 0.05 },
  play: { cornerOut: 0.2, cornerUp: -0.4, open: 2, cheeksUp: 0, pressedLips: 0 },
};

/** She has taken hers off, and holds it before her. */
function bareFace(scene: Scene, x: number, y: number, size: number): string {
  const S = scene.element('bare');
  const woman = portraitModel({
    x,
    y,
    size: size * 1.02,
    yaw: 9,
    pitch: 2,
    roll: -7,
    people: 'andean',
    feeling: STARTLED,
    hair: 'long',
    bust: 'shawl',
    looksAt: [x - 6, y - 4],
    colours: { skin: complexion(0.2) },
  });
  const maskAt: Frame = {
    at: [x + 54, y + 206, 150],
    turn: facing(10, -16, -14),
    scale: (size / 100) * 0.94,
  };
  const mask = standing(audienceMask(), maskAt);
  // Thumb and finger meet on the rim of the mask.
  const rim = outward(maskAt, [27, 26, -6]);
  const [fingers, back]: [Vec, Vec] = [
    [-0.55, -0.8, 0.1],
    [0.5, -0.1, 0.85],
  ];
  const [px, py, pz] = gripOf('pinch').pinch;
  const reach = turned(laid(fingers, back), [-px, py, pz]);
  const k = (size / 100) * 0.96;
  const hand = placedHand({
    x: rim[0] - reach[0] * k,
    y: rim[1] - reach[1] * k,
    z: rim[2] - reach[2] * k,
    size: k * 100,
    pose: 'pinch',
    side: 'left',
    fingers,
    back,
    arm: 60,
    sleeve: { kind: 'wide', from: 30 },
  });
  const skin = complexion(0.17, 0.3, '#7a3a40');
  const paints: Paints = {
    ...facePaints({ skin, hair: '#44211a', iris: '#5a3018', cloth: '#9a3524' }, size),
    sleeve: clothPaint('#9a3524', size),
    mask: maskPaint(size, 0),
  };
  // Apart, so that the mask throws no shadow on her face.
  const drawn = (model: Model, name: string): string => {
    const easel = S.element(name);
    const drawing = new Drawing(model, {
      light: { ...LIGHT, before: 54 },
      size: size * 1.8,
      noise: easel.noise,
      box: [x - 190, y - 170, 400, 480],
    });
    return paintSoft(easel, drawing, paints);
  };
  return (
    drawn(woman, 'woman') +
    softShadow(S, x + 56, y + 150, 100, 60, '#3a0f10', 0.5) +
    drawn(together(mask, hand), 'mask') +
    glow(S, x, y + 10, 150, '#ffb070', 0.16, 0.5)
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.34 }, paint });
