/** From a cold street: a mannequin's wooden hand on a steamed shop window. Behind the glass a family at supper, soft shapes of warm light; the smallest has come to the pane and laid a hand on it too. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing } from '../../../kit/clay/model.ts';
import { paintSoft, type PartPaint } from '../../../kit/clay/paint.ts';
import { laid } from '../../../kit/clay/space.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur, vapour } from '../../../kit/materials.ts';
import { rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, fading, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { placedPerson, type PlacedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { paintedHands } from '../../../motifs/hands/painted.ts';
import { handPoses } from '../../../motifs/hands/poses.ts';
import { jointedHand } from '../../../motifs/jointed-hand.ts';

const STREET = '#0e1626';
const LAMP: Point = [300, 200];
const SKIN = complexion(0.3);

function paint(): Scene {
  const scene = new Scene({ seed: 4749, background: STREET });
  warmRoom(scene);
  family(scene);
  child(scene);
  steam(scene);
  smallHand(scene);
  frame(scene);
  hand(scene);
  return scene;
}

function warmRoom(scene: Scene): void {
  const S = scene.element('room');
  const glowing = S.radialAt(
    ['#fff0c0', [0.14, '#ffd67c'], [0.34, '#f2a548'], [0.6, '#cf7836'], [0.85, '#9a5230'], '#6a3628'],
    ...LAMP,
    980,
  );
  scene.add(
    `<rect width="800" height="1200" fill="${glowing}"/>`,
    strokes(S, {
      region: [0, 0, 800, 1100],
      n: 340,
      length: 110,
      width: 18,
      angle: 1.5,
      colour: (_x, y) => (y > 600 ? '#8a4626' : '#f6b04e'),
      opacity: [0.05, 0.16],
    }),
  );
}

/** Somebody of whom only the shape comes through the glass. */
function shape(S: Easel, one: PlacedPerson, colour: Colour, soft: number): string {
  const drawing = new Drawing(placedPerson(one), { light: { angle: -90 }, size: one.size * 2, coarse: 1.2 });
  const up = one.y - one.size * 6;
  const fill = S.linearAt(
    [mix(colour, '#f0a040', 0.18), colour, mix(colour, '#3a1a18', 0.35)],
    0,
    up,
    0,
    one.y,
  );
  return group({ filter: blur(S, soft) }, path(drawing.outline(), fill, 'opacity="0.94"'));
}

function family(scene: Scene): void {
  const S = scene.element('family');
  const seated = bodyPoses.sit;
  const father: PlacedPerson = {
    x: 96,
    y: 760,
    size: 80,
    pose: {
      ...seated,
      head: [0, -6, 0],
      arms: [seated.arms[0], { upper: [0.2, 0.8, 0.7], lower: [-0.3, -0.75, 0.7], hand: 'pen' }],
    },
    yaw: 74,
    sex: 'man',
    hair: 'short',
    beard: 'short beard',
    wears: ['trousers', 'shirt'],
    colours: { skin: SKIN },
  };
  const grandmother: PlacedPerson = {
    x: 640,
    y: 740,
    size: 74,
    pose: {
      ...seated,
      head: [0, -10, 0],
      arms: [{ upper: [-0.2, 0.9, 0.5], lower: [0.1, -0.7, 0.8], hand: 'spread' }, seated.arms[1]],
    },
    yaw: -72,
    age: 'old',
    hair: 'bun',
    wears: ['dress'],
    colours: { skin: SKIN },
  };
  const mother: PlacedPerson = {
    x: 392,
    y: 800,
    size: 76,
    pose: {
      ...bodyPoses.stand,
      spine: [
        [0, -1, 0.1],
        [0, -0.92, 0.3],
      ],
      head: [0, 14, 0],
      arms: [
        { upper: [-0.2, 0.9, 0.6], lower: [0.15, 0.35, 1], hand: 'grip' },
        { upper: [0.3, 0.8, 0.5], lower: [-0.2, 0.2, 1], hand: 'grip' },
      ],
    },
    yaw: -58,
    hair: 'bob',
    wears: ['dress'],
    colours: { skin: SKIN },
  };
  scene.add(
    glow(S, ...LAMP, 360, '#fff3c8', 0.85, 0.4),
    shape(S, mother, '#93481f', 6),
    table(S),
    shape(S, father, '#7a3820', 5),
    shape(S, grandmother, '#843f20', 5.5),
    group(
      { filter: blur(S, 4) },
      path(soften('256,168 344,168 380,226 220,226'), '#9c3a1c'),
      path(soften('232,226 368,226 340,244 260,244'), '#fff8dc'),
      path(polygon(trace('298,-10 302,-10 302,170 298,170')), '#6e3018'),
    ),
  );
}

/** The cloth, a pot that steams, bread. */
const table = (S: Easel): string =>
  group(
    { filter: blur(S, 5) },
    path(soften('60,566 700,566 724,600 716,830 40,830 30,600'), '#b4652c', 'opacity="0.95"'),
    path(soften('54,560 706,560 716,584 40,588'), '#ffdc94'),
    path(soften('250,506 344,506 338,562 256,562'), '#6a2c1a'),
    path(soften('240,500 354,500 352,512 242,512'), '#8a4020'),
    path(soften('470,544 560,540 566,562 466,564'), '#a85a26'),
    path(soften('280,490 268,450 292,410 276,360 300,400 296,450 306,490'), '#fff0cc', 'opacity="0.5"'),
  );

/** The smallest stands at the pane; nearer, so darker and clearer. */
function child(scene: Scene): void {
  const S = scene.element('child');
  scene.add(
    shape(
      S,
      {
        x: 168,
        y: 1500,
        size: 190,
        pose: {
          ...bodyPoses.stand,
          head: [10, -14, 8],
          arms: [
            { upper: [-0.2, 1, 0.05], lower: [-0.05, 1, 0.2], hand: 'ease' },
            { upper: [0.5, 0.65, 0.5], lower: [-0.06, -1, 0.25], hand: 'spread' },
          ],
        },
        yaw: 20,
        age: 'child',
        hair: 'tousled',
        wears: ['trousers', 'shirt'],
        colours: { skin: SKIN },
      },
      '#5e2c1c',
      3.4,
    ),
  );
}

/** Breath and broth on the inside of the glass; a few drops have run down and cleared it. */
function steam(scene: Scene): void {
  const S = scene.element('steam');
  const runs = trace('92,330 150,560 236,250 452,300 520,250 690,190 752,420').map(([x, y], i) => {
    const long = S.rng.range(110, 330);
    return times(14, (k): Point => [x + 9 * S.noise.n2(k * 0.45, i * 3.1), y + (long * k) / 13]);
  });
  const cleared = runs.map((run) =>
    path(smooth(ribbon(run, (t) => 1.2 + 2.6 * t * (1 + 0.4 * S.noise.n2(t * 8, 2)))), '#777'),
  );
  const fogged = S.mask(
    '<rect width="800" height="1200" fill="#fff"/>',
    group({ filter: blur(S, 1) }, cleared),
    group(
      { filter: blur(S, 16) },
      path(soften('270,720 280,600 330,540 420,560 450,650 420,740 350,780'), '#000'),
    ),
  );
  scene.add(
    group(
      { mask: fogged },
      `<rect width="800" height="1200" fill="${S.linearAt(fading('#ffdfae', 0.06, [0.35, 0.16], [0.7, 0.34], 0.44), 0, 0, 0, 1200)}"/>`,
      group(
        { filter: vapour(S, { fx: 0.004, fy: 0.006, lo: 0.35, hi: 0.7, blur: 12, tear: 80 }), opacity: 0.42 },
        path(polygon(rectangle(-20, 340, 820, 1220)), '#ffe2b8'),
      ),
    ),
    runs.map((run) => {
      const [x, y] = run[13] ?? [0, 0];
      return (
        path(smooth(blob(x, y, 4, 6, S.noise, 0.15)), '#c77a3c', 'opacity="0.8"') +
        path(smooth(blob(x - 1.2, y - 2, 1.2, 2, S.noise, 0.2)), '#fff6dc')
      );
    }),
    times(190, () => {
      const [x, y] = [S.rng.range(0, 800), 1200 - S.rng.f() ** 1.6 * 900];
      const r = 0.7 + 2.4 * S.rng.f() ** 2;
      return path(smooth(blob(x, y, r, r * 1.15, S.noise, 0.2, 1.2, 10)), '#fff6e0', 'opacity="0.35"');
    }),
  );
}

/** Pressed on the inside of the pane: the one sharp thing in there. */
function smallHand(scene: Scene): void {
  const S = scene.element('small hand');
  const { svg } = paintedHands(
    S,
    [
      {
        x: 356,
        y: 746,
        size: 176,
        age: 'child',
        side: 'left',
        pose: 'spread',
        fingers: [0.1, -1, 0.02],
        back: [0, 0, -1],
        arm: 60,
      },
    ],
    {
      colours: { skin: complexion(0.26, 0.25, '#b5602c') },
      light: { angle: -115, before: 52 },
      box: [240, 520, 240, 330],
    },
  );
  const near = S.mask(
    `<rect x="200" y="500" width="300" height="400" fill="${S.linearAt(fading('#fff', 1, [0.75, 1], 0), 0, 540, 0, 830)}"/>`,
  );
  scene.add(group({ mask: near }, svg));
}

/** The shop front round the pane, dark and cold. */
function frame(scene: Scene): void {
  const S = scene.element('frame');
  const wood = '#16243a';
  scene.add(
    `<rect width="800" height="1200" fill="${S.linearAt(fading('#20365a', 0.5, [0.3, 0.1], 0), 0, 900, 300, 100)}" style="mix-blend-mode:multiply"/>`,
    path(wobblyPolygon(S, rectangle(-10, -10, 34, 1210)), S.linear([wood, '#0e1828'])),
    path(wobblyPolygon(S, rectangle(-10, 1128, 810, 1210)), '#101b2e'),
    path(wobblyPolygon(S, rectangle(-10, 1122, 810, 1136)), '#4a4a58'),
    brushLine(S, trace('36,-10 35,400 37,1126'), 2.4, '#c98a4a', { attack: 0.02, decay: 0.02, opacity: 0.7 }),
    brushLine(S, trace('36,1122 300,1121 800,1123'), 2, '#d99a54', {
      attack: 0.02,
      decay: 0.4,
      opacity: 0.8,
    }),
  );
}

const WOOD: PartPaint = {
  tones: ['#10121c', '#1f2230', '#383a48', '#595a64', '#827f82', '#b0aaa2'],
  crease: '#0a0b14',
  line: '#0a0a12',
  contour: 1.5,
  dabs: { length: 34, width: 3, density: 6, contrast: 0.05, opacity: 0.4 },
};

function hand(scene: Scene): void {
  const S = scene.element('hand');
  const pose = { ...handPoses.spread, thumb: [54, 8, 10, -2, -2] as const };
  const model = standing(jointedHand(pose, { arm: 120 }), {
    at: [640, 1090, 0],
    turn: laid([-0.16, -1, 0.04], [0.12, 0.04, 1]),
    scale: 6.3,
  });
  const box = [0, 0, 800, 1200] as const;
  const drawing = new Drawing(model, { light: { angle: -20, before: 34 }, size: 560, noise: S.noise, box });
  const lamplit = new Drawing(model, {
    light: { angle: -118, before: -14, ambient: 0, thrown: 0 },
    size: 560,
    noise: S.noise,
    box,
  });
  const joint = { ...WOOD, tones: WOOD.tones.map((c) => mix(c, '#14141f', 0.4)) };
  const ring = { ...WOOD, tones: ['#1c1410', '#4a3018', '#8a5c2a', '#d09a4a', '#ffe6a8'] };
  const warm = drawing.parts.map((part) =>
    group(
      { 'clip-path': S.clip(drawing.outline(part)) },
      group(
        { filter: blur(S, 1.6) },
        [0.1, 0.18, 0.26, 0.34, 0.42, 0.5].map((level, i) => {
          const d = lamplit.brighter(part, level);
          return d ? path(d, mix('#9a4a26', '#ffd68a', i / 5), 'opacity="0.42"') : '';
        }),
      ),
    ),
  );
  scene.add(
    group({ filter: blur(S, 16), opacity: 0.5 }, path(drawing.outline(), '#2a1418')),
    paintSoft(S, drawing, { wood: WOOD, joint, ring }),
    warm,
    grainOfWood(S, drawing),
    tag(S),
  );
}

/** Grain and the wear of many windows. */
const grainOfWood = (S: Easel, drawing: Drawing): string =>
  group(
    { 'clip-path': S.clip(drawing.outline('wood')) },
    strokes(S, {
      region: [430, 500, 370, 720],
      n: 130,
      length: 150,
      width: 0.9,
      angle: 1.68,
      colour: (x) => (x < 600 ? '#0c0d16' : '#a49c94'),
      opacity: [0.06, 0.22],
      spread: 0.03,
      bend: 0.04,
    }),
  );

/** A blank tag hangs by a thread from the thumb. */
function tag(S: Easel): string {
  const paper = trace('352,1010 372,992 412,996 416,1090 356,1086');
  return (
    group(
      { filter: blur(S, 8), opacity: 0.5 },
      path(polygon(paper.map(([x, y]): Point => [x + 12, y + 12])), '#2a1418'),
    ) +
    brushLine(S, trace('392,914 397,938 392,962 380,978'), 1.7, '#c2402c', { attack: 0.02, decay: 0.02 }) +
    brushLine(S, trace('381,976 385,990 381,1008'), 1.4, '#b83a28', { attack: 0.02, decay: 0.02 }) +
    path(wobblyPolygon(S, paper), S.linearAt(['#e0c9a0', '#a8937c', '#7f7472'], 352, 1000, 420, 1090)) +
    path(smooth(blob(381, 1008, 4.4, 4.4, S.noise, 0.1)), '#3a2620')
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.2 }, paint });
