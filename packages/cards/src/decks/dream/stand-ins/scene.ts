/** Bronze and green with age, a rider has got down and feeds one bird from his hand; up on the plinth the others keep his place. Cut paper. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { closedCurve, smooth } from '../../../kit/curves.ts';
import { place, radians, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handPath, wobblyPolygon } from '../../../kit/shapes.ts';
import { birdRider } from '../../../motifs/bird-rider.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { paperPeople, type PartPaper } from '../../../motifs/paper-people.ts';

const LIGHT: SheetOptions = { dx: 4, dy: 6, shadow: '#2a1a2c' };
const [SKY, SUN, HAZE, STONE, STONE_SIDE, BIRD] = [
  '#f2cfae',
  '#f7e6c4',
  '#e5a886',
  '#efe5d2',
  '#b79f8c',
  '#2b2d3f',
] as const;
/** Bronze that has stood out in the rain. */
const BRONZE = ['#173f42', '#2f6f68', '#6fae9b', '#b9dcc6'] as const;

const COAT = closedCurve(
  '430,1240 440,1130 470,1040 520,976 570,944 610,930 660,936 720,920 780,900 860,900 860,1240',
);
const CAPE = closedCurve(
  '560,1000 610,944 680,930 740,880 800,850 860,850 860,1000 760,1010 690,1060 640,1140 600,1240 520,1240 530,1100',
);
const SLEEVE = closedCurve(
  '400,1086 450,1058 520,1066 600,1070 640,1110 650,1240 420,1240 440,1180 404,1150 388,1118',
);
const FOLDS = ['640,990 600,1060 586,1160', '720,960 690,1020 680,1100', '790,930 770,990 768,1060'];

/** A bird as small as they are up there, looking right. */
const PERCHED = [
  trace('-26,2 -16,-7 -2,-10 8,-14 12,-22 20,-25 26,-20 31,-17 26,-15 25,-6 18,4 4,9 -12,8'),
  trace('-18,-3 -42,4 -46,12 -20,8'),
];
const FLYING = [
  trace('-26,2 -10,-5 10,-7 20,-11 28,-7 34,-4 26,-1 16,5 -4,7'),
  trace('-16,-2 -40,-4 -44,6 -18,6'),
  trace('10,-4 4,-28 -14,-46 -32,-50 -24,-34 -26,-26 -14,-18 -10,-2'),
  trace('8,2 10,20 0,38 -12,42 -8,24 -8,6'),
];

function paint(): Scene {
  const scene = new Scene({ seed: 441, background: SKY });
  square(scene);
  plinth(scene);
  flock(scene);
  rider(scene);
  return scene;
}

function square(scene: Scene): void {
  const S = scene.element('square');
  scene.add(
    sheet(S, smooth(blob(296, 400, 262, 262, S.noise, 0.01, 2, 70)), SUN, { ...LIGHT, lift: 0.4 }),
    sheet(
      S,
      wobblyPolygon(
        S,
        trace(
          '-40,1010 -40,900 30,900 30,872 66,846 102,872 102,910 330,910 330,880 420,880 420,820 446,790 472,820 472,890 560,890 840,890 840,1010',
        ),
        2,
      ),
      HAZE,
      { ...LIGHT, lift: 0.5 },
    ),
    sheet(S, handPath(S, 'M-40 990C200 980 500 992 840 984L840 1240L-40 1240Z', 3), '#d98c68', {
      ...LIGHT,
      lift: 0.5,
    }),
  );
}

function plinth(scene: Scene): void {
  const S = scene.element('plinth');
  const block = (list: string, paper: string, lift: number): string =>
    sheet(S, wobblyPolygon(S, trace(list), 1.6), paper, { ...LIGHT, lift });
  scene.add(
    block('330,756 386,746 386,1090 330,1100', STONE_SIDE, 0.6),
    block('116,756 332,756 332,1100 116,1100', STONE, 0.6),
    block('356,720 412,710 412,746 356,758', STONE_SIDE, 0.6),
    block('90,720 358,720 358,760 90,760', STONE, 1),
    block('90,1080 358,1080 358,1124 90,1124', STONE, 1),
    block('356,1080 412,1068 412,1110 356,1124', STONE_SIDE, 0.6),
  );
}

/** Close together they are a hero; at the edges they remember that they are birds. */
function flock(scene: Scene): void {
  const S = scene.element('flock');
  const bird = (
    parts: readonly (readonly Point[])[],
    [x, y]: Point,
    s: number,
    flip: number,
    turn: number,
  ): string[] =>
    parts.map((part) => smooth(place(part, { x, y, sx: s * flip, sy: s, r: radians(turn) * flip })));
  const perches = birdRider(S, { x: 168, y: 716, s: 0.7, gap: 11 });
  const strays = trace('560,150 640,230 690,110 590,320 744,200');
  scene.add(
    sheet(
      S,
      perches.flatMap(({ at, within }) => {
        const flip = S.rng.chance(0.4) ? -1 : 1;
        return within < 0.5 && S.rng.chance(0.5)
          ? bird(FLYING, at, 0.4, flip, S.rng.range(-40, 20))
          : bird(PERCHED, at, S.rng.range(0.42, 0.54), flip, S.rng.gauss(0, 14));
      }),
      BIRD,
      { ...LIGHT, lift: 0.5, rough: 0.6, rim: 0.75 },
    ),
    sheet(
      S,
      strays.flatMap((at, i) => bird(FLYING, at, 0.7 + 0.16 * (i % 3), i % 3 ? 1 : -1, -24 + 13 * (i % 4))),
      BIRD,
      { ...LIGHT, lift: 1.2, rough: 0.8 },
    ),
  );
}

const bronze: PartPaper = {
  papers: BRONZE,
  levels: [0.2, 0.42, 0.72],
  stains: [['lips', BRONZE[1]]],
  marks: {
    lash: BRONZE[0],
    brow: BRONZE[0],
    mouth: BRONZE[0],
    wrinkle: BRONZE[0],
    crease: BRONZE[0],
    nail: BRONZE[1],
  },
};

function rider(scene: Scene): void {
  const S = scene.element('rider');
  const him = portraitModel({
    x: 600,
    y: 690,
    size: 400,
    yaw: -60,
    pitch: 16,
    roll: -8,
    sex: 'man',
    people: 'mediterranean',
    hair: 'curls',
    beard: 'short beard',
    feeling: 'tenderness',
    own: { noseOut: 0.2 },
    colours: { skin: complexion(0.3) },
  });
  const hand = placedHand({
    x: 408,
    y: 1110,
    z: 150,
    size: 290,
    pose: 'offer',
    side: 'left',
    fingers: [-1, -0.1, 0.2],
    back: [0, 0.8, -0.5],
    arm: 20,
  });
  const head = new Drawing(him, {
    light: { angle: -150, before: 36 },
    size: 400,
    noise: S.noise,
    box: [330, 400, 470, 640],
  });
  const palm = new Drawing(hand, { light: { angle: -120, before: 40 }, size: 290, noise: S.noise });
  scene.add(
    sheet(S, smooth(COAT), BRONZE[1], LIGHT),
    paperPeople(
      S.element('head'),
      head,
      { skin: bronze, hair: { papers: BRONZE.slice(0, 3), levels: [0.34, 0.62] } },
      LIGHT,
    ),
    sheet(S, smooth(CAPE), BRONZE[0], { ...LIGHT, lift: 1.4 }),
    sheet(
      S,
      FOLDS.map((fold) => smooth(stroke(S, fold))),
      BRONZE[1],
      { ...LIGHT, lift: 0.3, small: 0.1 },
    ),
    paperPeople(S.element('hand'), palm, { skin: bronze }, LIGHT),
    sheet(S, smooth(SLEEVE), BRONZE[1], { ...LIGHT, lift: 1.2 }),
    sheet(
      S,
      smooth(closedCurve('388,1100 420,1056 452,1060 440,1110 456,1170 420,1180 396,1150')),
      BRONZE[2],
      { ...LIGHT, lift: 0.6 },
    ),
    pigeon(scene),
  );
}

/** A narrow strip, cut free-hand. */
const stroke = (S: Easel, list: string): Point[] => {
  const line = trace(list);
  const shifted = line.map(([x, y], i): Point => [x + (i === 1 ? 12 : 2), y + S.rng.range(-1, 1)]);
  return [...line, ...shifted.reverse()];
};

/** Feet at (228, 1060), it looks up at him. */
function pigeon(scene: Scene): string {
  const S = scene.element('pigeon');
  const at = (list: string): string =>
    smooth(closedCurve(list).map(([x, y]): Point => [226 + x * 0.92, 1062 + y * 0.92]));
  const glued: SheetOptions = { ...LIGHT, lift: 0.4 };
  return [
    sheet(
      S,
      ['18,-20 26,-20 28,2 50,6 28,10 10,8 20,0', '-12,-18 -4,-18 -4,4 18,9 -6,12 -22,9 -12,2'].map(at),
      '#d8543a',
      glued,
    ),
    sheet(S, at('-96,-50 -172,-4 -180,14 -150,14 -100,-10'), '#1f2130', LIGHT),
    sheet(S, at('90,-152 118,-146 96,-134'), '#e9c9a0', glued),
    sheet(
      S,
      at(
        '-118,-16 -88,-50 -40,-78 -2,-98 20,-122 28,-152 50,-172 80,-166 96,-146 94,-122 88,-98 88,-64 70,-34 36,-16 0,-10 -40,-12 -80,-8',
      ),
      '#565b78',
      { ...LIGHT, lift: 1.2 },
    ),
    sheet(S, at('16,-116 28,-130 60,-118 92,-120 88,-92 60,-84 30,-92'), '#4f8a7c', glued),
    sheet(S, at('12,-86 -34,-74 -84,-46 -146,-2 -90,-10 -36,-18 12,-30 34,-58'), '#8b90a8', LIGHT),
    sheet(
      S,
      ['-24,-54 -60,-34 -96,-12 -84,-10 -50,-26 -18,-42', '4,-50 -30,-30 -60,-14 -48,-14 -18,-26 10,-38'].map(
        at,
      ),
      '#2b2d3f',
      glued,
    ),
    sheet(S, at('62,-150 70,-158 78,-150 70,-142'), '#f0a13c', glued),
    sheet(S, at('66,-150 70,-154 74,-150 70,-146'), '#14141c', { ...glued, lift: 0.1 }),
    sheet(
      S,
      times(5, (i) =>
        smooth(blob(150 + i * 26 + (i % 2) * 9, 1068 + ((i * 7) % 12), 5, 4, S.noise, 0.2, 1, 8)),
      ),
      '#f3e2b8',
      glued,
    ),
  ].join('');
}

export default card({ finish: cutpaper, grade: {}, paint });
