/** D73: a child sleeps, and under the bed a beast that dares not holds its hand; a smaller one holds the beast's toe. Scraperboard. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, frost, needle, scratches, strays } from '../../../finishes/frost.ts';
import { clamp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { path, type Mark } from '../../../kit/markup.ts';
import { times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { Tone, type Flow } from '../../../kit/tone.ts';
import {
  GOLD,
  LAMP,
  beastArm,
  beastBody,
  beastHead,
  beastPaw,
  toeHolder,
} from '../../../motifs/bunk-beast.ts';

const NIGHT = '#060b1a';
const FLOOR = 1080;

function paint(): Scene {
  const scene = new Scene({ seed: 7373, background: BOARD });
  room(scene);
  scene.add(
    beastBody(scene.element('beast')),
    beastArm(scene.element('arm')),
    beastHead(scene.element('beast head')),
    toeHolder(scene.element('toe holder')),
  );
  bed(scene);
  child(scene);
  scene.add(beastPaw(scene.element('paw')));
  nightLight(scene);
  scene.add(strays(scene.element('strays'), 6));
  return scene;
}

/** A piece of the room: its paint, then its scratches. */
const piece = (
  S: Easel,
  shape: Points,
  fill: string,
  o: { tone: Tone; flow: Flow; ink?: (t: number) => string; width?: number },
): Mark => [
  path(smooth(shape, true, 0.35), fill),
  scratches(S, {
    region: shape,
    gap: [3, 8],
    length: [10, 60],
    width: o.width ?? 1.2,
    tone: o.tone,
    flow: o.flow,
    ...(o.ink ? { ink: o.ink } : {}),
  }),
];

function room(scene: Scene): void {
  const S = scene.element('room');
  const wall = new Tone().change((_v, x, y) =>
    clamp(0.34 * Math.exp(-(((x + y * 0.55 - 420) / 190) ** 2)) * clamp(1.2 - y / 420) + 0.07),
  );
  const under = new Tone().change((_v, x, y) =>
    clamp(0.8 * Math.exp(-(((x - LAMP[0]) / 230) ** 2) - ((y - LAMP[1]) / 210) ** 2)),
  );
  const floor = new Tone().change((_v, x, y) =>
    y < FLOOR ? 0 : clamp(1.1 * Math.exp(-(((x - LAMP[0]) / 300) ** 2)) + 0.12),
  );
  scene.add(
    path('M0 0H800V350H0Z', S.linearAt(['#1d3d70', '#122a56', '#0a1836'], 0, 0, 0, 350)),
    scratches(S, {
      tone: wall,
      region: trace('-10,-10 810,-10 810,330 -10,330'),
      flow: () => 2.07,
      gap: [3.6, 10],
      length: [20, 100],
      width: 1,
    }),
    path(
      'M0 560H560V1090H0Z',
      S.radialAt(
        [
          [0, '#c87a32', 0.75],
          [0.4, '#7a4424', 0.4],
          [1, '#7a4424', 0],
        ],
        ...LAMP,
        420,
      ),
    ),
    scratches(S.element('glow'), {
      tone: under,
      flow: (x, y) => Math.atan2(y - LAMP[1], x - LAMP[0]),
      gap: [4, 10],
      length: [14, 60],
      width: 1,
      ink: GOLD,
    }),
    path(`M0 ${FLOOR}H800V1200H0Z`, S.linearAt(['#6a3c22', '#2a1c2a', '#0a1228'], 0, 0, 800, 0)),
    scratches(S.element('floor'), {
      tone: floor,
      region: trace(`-10,${FLOOR} 810,${FLOOR} 810,1210 -10,1210`),
      flow: () => 0,
      gap: [3.4, 9],
      length: [30, 140],
      width: 1.2,
      ink: (t) => GOLD(t),
    }),
  );
}

function bed(scene: Scene): void {
  const S = scene.element('bed');
  const post = (x: number, top: number): Points =>
    trace(`${x},${top} ${x + 44},${top} ${x + 42},${FLOOR + 16} ${x + 4},${FLOOR + 16}`);
  const wood: Flow = () => Math.PI / 2;
  const lit = (shape: Points): Tone =>
    new Tone().fill(shape, (x, y) =>
      clamp(0.5 - (x % 700) / 200 + 0.5 * Math.exp(-(((y - LAMP[1]) / 240) ** 2)) * (x < 120 ? 1 : 0)),
    );
  const mattress = closedCurve('62,262 400,250 744,262 748,326 400,340 58,326');
  const pillow = closedCurve('66,258 66,212 104,184 180,180 240,196 262,226 254,262 160,272');
  const rail = trace('40,322 760,322 760,372 40,374');
  const quilt = closedCurve(
    '226,286 240,238 292,196 372,164 460,148 560,152 650,178 720,222 748,262 752,340 722,380 672,356 620,388 566,358 512,390 458,360 404,390 350,358 300,386 256,360 228,340',
  );
  scene.add(
    piece(S.element('mattress'), mattress, '#1a3158', {
      tone: new Tone().round(mattress, { from: -100, before: 10, size: 40, light: 0.7, dark: 0.1 }),
      flow: () => 0,
    }),
    piece(S.element('pillow'), pillow, '#37598c', {
      tone: new Tone().round(pillow, { from: -120, before: 34, size: 60, light: 1, dark: 0.2 }),
      flow: (x) => (x - 160) * 0.004,
    }),
    piece(S.element('rail'), rail, '#10244a', {
      tone: new Tone().fill(rail, (_, y) => clamp(0.6 - (y - 322) / 70)),
      flow: () => 0,
    }),
    piece(S.element('quilt'), quilt, '#142a52', {
      tone: new Tone()
        .round(quilt, { from: -115, before: 22, size: 110, light: 1, dark: 0.3 })
        .change((v, x, y) => v * (Math.floor((x - y * 0.25) / 62) % 2 ? 1 : 0.3), quilt),
      flow: (x, y) => (y > 270 ? Math.PI / 2 : (x - 480) * 0.0022),
    }),
    path(
      needle(
        traceCurve(
          '230,342 256,352 300,376 350,348 404,380 458,350 512,380 566,348 620,378 672,346 722,370 750,336',
        ),
        3,
        { curved: false, attack: 0.05, decay: 0.05 },
      ),
      ICE[3],
    ),
    piece(S.element('head post'), post(22, 96), '#0e1d3c', { tone: lit(post(22, 96)), flow: wood }),
    piece(S.element('foot post'), post(740, 150), '#0b1730', { tone: lit(post(740, 150)), flow: wood }),
    [
      [44, 84],
      [762, 138],
    ].map(([x = 0, y = 0]) => {
      const knob = closedCurve(`${x - 28},${y} ${x},${y - 28} ${x + 28},${y} ${x},${y + 24}`);
      return piece(S.element(`knob ${x}`), knob, '#0e1d3c', {
        tone: new Tone().round(knob, { from: -120, before: 24, size: 26, light: 0.95, dark: 0.05 }),
        flow: () => 0.4,
      });
    }),
  );
}

/** Fast asleep; one arm has slipped out. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const hair = closedCurve(
    '118,214 108,190 124,180 116,156 138,158 140,132 164,142 178,116 194,138 218,122 224,146 246,146 240,168 252,184 240,208 200,226 150,226',
  );
  const face = closedCurve('146,192 156,172 176,180 196,166 214,178 230,176 236,202 220,224 190,232 160,222');
  const sleeve = closedCurve(
    '226,262 232,228 254,212 282,220 298,256 308,320 314,380 314,426 270,426 266,380 250,312',
  );
  const hand = closedCurve('276,412 292,408 310,412 316,470 312,510 284,512 272,474');
  scene.add(
    path(smooth(hair), NIGHT),
    path(smooth(face), '#e9c9a8'),
    scratches(S.element('face'), {
      region: face,
      tone: new Tone().round(face, { from: -130, before: 30, size: 30, light: 1, dark: 0.2 }),
      flow: () => 0.6,
      gap: [3, 7],
      length: [5, 16],
      width: 1,
      ink: () => '#fff3e0',
    }),
    scratches(S.element('hair'), {
      region: hair,
      tone: new Tone()
        .round(hair, { from: -120, before: 20, size: 40, light: 0.9, dark: 0.1 })
        .fill(face, 0, { soft: 2 }),
      flow: (x, y) => Math.atan2(y - 150, x - 190) + 0.6,
      gap: [3, 8],
      length: [10, 34],
      width: 1.2,
    }),
    path(
      ['164,198 173,204 183,200', '204,199 212,204 221,199', '186,216 194,219 201,216']
        .map((list) => needle(traceCurve(list), 2.3, { curved: false }))
        .join(''),
      '#3a1f1c',
    ),
    path(smooth(hand), '#e9c9a8'),
    path(smooth(sleeve), '#dfeef6'),
    path(
      times(8, (i) => {
        const y = 232 + i * 27;
        return needle(
          [
            [220, y + 14 - i],
            [272, y + 12],
            [322, y - 2 + i],
          ],
          5,
          { attack: 0.02, decay: 0.02 },
        );
      }).join(''),
      '#3f6aa0',
      `clip-path="${S.clip(polygon(sleeve))}"`,
    ),
  );
}

function nightLight(scene: Scene): void {
  const S = scene.element('night-light');
  const [x, y] = LAMP;
  const cap = closedCurve(
    `${x - 50},${y + 6} ${x - 42},${y - 26} ${x},${y - 46} ${x + 42},${y - 26} ${x + 50},${y + 6} ${x},${y + 16}`,
  );
  const dots: readonly Point[] = [
    [x - 22, y - 14],
    [x + 6, y - 28],
    [x + 24, y - 6],
  ];
  scene.add(
    path(
      `M${x - 300} ${y - 300}H${x + 300}V${y + 300}H${x - 300}Z`,
      S.radialAt(
        [
          [0, '#ffb75a', 0.7],
          [0.3, '#e08a38', 0.25],
          [1, '#e08a38', 0],
        ],
        x,
        y,
        300,
      ),
      'style="mix-blend-mode:screen"',
    ),
    path(
      smooth(
        closedCurve(
          `${x - 16},${y} ${x + 16},${y} ${x + 20},${FLOOR + 14} ${x},${FLOOR + 18} ${x - 20},${FLOOR + 14}`,
        ),
      ),
      '#fff1c8',
    ),
    path(smooth(cap), S.radialAt(['#fffbe6', [0.5, '#ffcf6a'], '#e8843a'], x, y + 10, 62)),
    dots.map(([u, v]) =>
      path(
        smooth(times(10, (i): Point => [u + 6 * Math.cos(i * 0.628), v + 5 * Math.sin(i * 0.628)])),
        '#fffdf2',
      ),
    ),
  );
}

export default card({ finish: frost, grade: { vignette: 0.22 }, paint });
