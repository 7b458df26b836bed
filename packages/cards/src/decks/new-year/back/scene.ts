/** The back of the cards: a flake of frost whose heart is a mandarin cut across; twelve rays, as many as the strokes of midnight. It looks the same upside down. */
import { card } from '../../../finishes/finish.ts';
import {
  BOARD,
  ICE,
  fern,
  flakes,
  frost,
  needle,
  scratches,
  type FrostGrade,
} from '../../../finishes/frost.ts';
import { halfTurned } from '../../../finishes/half-turned.ts';
import { ramp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, place, radians, rectangle, times, type Point, type Points } from '../../../kit/points.ts';
import { Scene, fading } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { Tone } from '../../../kit/tone.ts';

const HEART: Point = [400, 600];
const RIND = 126;
const ARM = [142, 384] as const;
const SIXTY = Math.PI / 3;
const EDGE = 44;
const orange = ramp(['#3a1206', '#8a2f0a', '#d8631a', '#f59a3c', '#ffd9a0']);

const away = ([x, y]: Point, r: number, a: number): Point => [x + Math.cos(a) * r, y + Math.sin(a) * r];
const straight = (from: Point, to: Point, width: number): string =>
  needle([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], width, {
    attack: 0.04,
    decay: 0.55,
    curved: false,
  });
const whole = (...marks: string[]): string => marks.join('');

function paint(): Scene {
  const scene = new Scene({ seed: 2412, background: BOARD });
  night(scene);
  pane(scene);
  flake(scene);
  mandarin(scene);
  border(scene);
  return scene;
}

function night(scene: Scene): void {
  const S = scene.element('night');
  scene.add(
    path(
      'M0 0H800V1200H0Z',
      S.radialAt(['#2c5d95', [0.32, '#1c447c'], [0.62, '#11295a'], [1, '#0a1736']], ...HEART, 720),
    ),
  );
}

/** Frost that grows in from the corners and the sides, and stops before the flake. */
function pane(scene: Scene): void {
  const S = scene.element('pane');
  const may = (x: number, y: number): boolean =>
    Math.hypot(x - HEART[0], y - HEART[1]) > 418 && x > EDGE && x < 800 - EDGE && y > EDGE && y < 640;
  const grown = (
    list: readonly (readonly [x: number, y: number, angle: number, length: number, curl: number])[],
    width: number,
  ): string =>
    list
      .flatMap(([x, y, angle, length, curl]) =>
        fern(S.rng, {
          x,
          y,
          angle: radians(angle),
          length,
          curl,
          width,
          order: 3,
          spread: 0.4,
          lean: SIXTY,
          gap: 13,
          may,
        }),
      )
      .join('');
  scene.add(
    path(
      grown(
        [
          [EDGE + 2, 330, -62, 250, 0.5],
          [798 - EDGE, 330, -118, 250, -0.5],
          [250, EDGE + 2, 62, 190, -0.9],
          [550, EDGE + 2, 118, 190, 0.9],
          [EDGE + 2, 420, -20, 90, -0.7],
          [798 - EDGE, 420, -160, 90, 0.7],
        ],
        1.7,
      ),
      ICE[1],
    ),
    path(
      grown(
        [
          [EDGE + 2, EDGE + 2, 40, 330, 0.75],
          [798 - EDGE, EDGE + 2, 140, 330, -0.75],
        ],
        2.6,
      ),
      ICE[3],
    ),
    path(
      grown(
        [
          [EDGE + 2, 210, 12, 190, -0.8],
          [798 - EDGE, 210, 168, 190, 0.8],
          [EDGE + 2, 500, -70, 120, 0.4],
          [798 - EDGE, 500, -110, 120, -0.4],
          [400, EDGE + 2, 90, 122, 0],
        ],
        2,
      ),
      ICE[2],
    ),
    flakes(S, 260, (rng) => [rng.range(60, 740), rng.range(60, 640)], {
      size: 3,
      keep: (x, y) => Math.hypot(x - HEART[0], y - HEART[1]) > 190,
    }),
  );
}

/** One arm of the crystal, growing upwards from 0: a stem with pairs of branches, each with pairs of its own. */
function arm(from: number, to: number): readonly [bold: string, fine: string] {
  const bold: string[] = [];
  const fine: string[] = [];
  const stroke = (root: Point, angle: number, length: number, width: number): string =>
    straight(root, away(root, length, angle), width);
  const up = -Math.PI / 2;
  bold.push(stroke([0, -from], up, to - from, 5.2));
  const span = to - from;
  for (const [at, reach] of [
    [0.2, 0.2],
    [0.34, 0.33],
    [0.48, 0.44],
    [0.62, 0.36],
    [0.74, 0.26],
    [0.85, 0.16],
  ] as const)
    for (const side of [-1, 1]) {
      const root: Point = [0, -from - span * at];
      const angle = up + side * SIXTY;
      const length = span * reach;
      bold.push(stroke(root, angle, length, 3.4));
      for (let along = 0.26; along < 0.95; along += 0.17)
        for (const turn of [-1, 1])
          fine.push(
            stroke(
              away(root, length * along, angle),
              angle + turn * SIXTY,
              length * 0.36 * (1 - along * 0.72),
              1.7,
            ),
          );
    }
  for (let r = from + 12; r < to - 14; r += 9)
    for (const side of [-1, 1]) fine.push(stroke([0, -r], up + side * SIXTY, 10, 1.2));
  return [whole(...bold), whole(...fine)];
}

function flake(scene: Scene): void {
  const S = scene.element('flake');
  const [bold, fine] = arm(...ARM);
  const turned = (degrees: number, ...marks: string[]): string =>
    group({ transform: `translate(${HEART[0]} ${HEART[1]}) rotate(${degrees})` }, ...marks);
  const plate = (r: number, size: number): string =>
    polygon(times(6, (i): Point => away([0, -r], size, (i / 6) * TAU + Math.PI / 6)));
  scene.add(
    path(
      polygon(rectangle(0, 0, 800, 1200)),
      S.radialAt(fading('#7fc0ee', 0.42, [0.55, 0.2], 0), ...HEART, 400),
    ),
    times(6, (i) =>
      turned(
        i * 60,
        path(fine, ICE[2]),
        path(bold, ICE[4]),
        path(plate(ARM[1] + 8, 13), ICE[4]),
        path(plate(ARM[1] + 8, 7), '#1c447c'),
        path(plate(ARM[0] + 70, 9), ICE[4]),
      ),
    ),
    // with six small ones between them there are twelve
    times(6, (i) =>
      turned(
        i * 60 + 30,
        path(
          whole(
            straight([0, -ARM[0]], [0, -282], 3.2),
            ...[-1, 1].flatMap((side) =>
              [186, 212, 238].map((r) =>
                straight([0, -r], away([0, -r], 272 - r, -Math.PI / 2 + side * SIXTY), 1.9),
              ),
            ),
          ),
          ICE[3],
        ),
      ),
    ),
  );
}

/** A segment, lying to the right of the heart. */
const SEGMENT: Points = closedCurve('16,0 40,-14 78,-29 101,-28 108,-12 109,0 108,12 101,28 78,29 40,14', 6);

function mandarin(scene: Scene): void {
  const S = scene.element('mandarin');
  const rind = blob(...HEART, RIND, RIND, S.noise, 0.02, 1.5, 40);
  const pith = blob(...HEART, RIND - 12, RIND - 12, S.noise, 0.02, 1.5, 40);
  scene.add(
    path(smooth(blob(...HEART, RIND + 12, RIND + 12, S.noise, 0.02, 1.5, 40)), BOARD),
    path(smooth(rind), orange(0.62)),
    path(smooth(pith), ICE[4]),
  );
  const tone = new Tone();
  const segments = times(10, (i) => place(SEGMENT, { x: HEART[0], y: HEART[1], r: radians(i * 36 + 18) }));
  for (const segment of segments) {
    scene.add(path(polygon(segment), orange(0.45)));
    tone.fill(segment, 0.55);
  }
  segments.forEach((segment, i) =>
    scene.add(
      scratches(S.element(`segment ${i}`), {
        tone,
        region: segment,
        flow: (x, y) => Math.atan2(y - HEART[1], x - HEART[0]),
        gap: [4, 5],
        length: [8, 26],
        width: 1.6,
        ink: (t) => orange(0.55 + t * 0.5),
      }),
    ),
  );
}

function border(scene: Scene): void {
  const S = scene.element('border');
  const frame = (inset: number): string =>
    polygon(
      rectangle(inset, inset, 800 - inset, 1200 - inset).flatMap((corner, i, all): Point[] => {
        const next = all[(i + 1) % 4] ?? corner;
        return times(24, (k): Point => [
          corner[0] + ((next[0] - corner[0]) * k) / 24 + S.noise.n2(k, i) * 0.8,
          corner[1] + ((next[1] - corner[1]) * k) / 24 + S.noise.n2(i, k) * 0.8,
        ]);
      }),
    );
  scene.add(
    path(`M-10 -10H810V1210H-10Z${frame(EDGE - 6)}`, BOARD, 'fill-rule="evenodd"'),
    path(frame(EDGE - 8) + frame(EDGE - 4), ICE[3], 'fill-rule="evenodd"'),
    path(frame(EDGE - 15) + frame(EDGE - 14), ICE[1], 'fill-rule="evenodd"'),
  );
}

export default card<FrostGrade>({ finish: halfTurned(frost), grade: { vignette: 0.2 }, paint });
