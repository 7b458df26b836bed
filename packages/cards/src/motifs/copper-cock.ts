/** A weathercock of old copper that has bent its neck to the left, as large as the card: its rod comes out at (430, 800); a hen under its neck. Gouache. */
import { brushLine, fringe, fur } from '../kit/brush.ts';
import { clamp, ramp, type Colour } from '../kit/colour.ts';
import { closedCurve, smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { modelled } from '../kit/modelled.ts';
import { lerp, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, ribbon } from '../kit/shapes.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const VERDIGRIS = ['#14292f', '#23504f', '#3f8478', '#7fbf9e', '#d3ecc0', '#fff6d6'] as const;
const COPPER = ['#3a1a1c', '#7a3426', '#b85c34', '#e8985a', '#ffd9a0'] as const;
const FROM = 165;

const BODY = closedCurve(
  '330,430 286,500 280,570 306,640 366,692 440,706 520,690 580,640 622,570 650,500 660,440 610,452 560,468 500,452 440,420 390,400',
);
const NECK_LINE = traceCurve('452,566 408,480 372,404 320,354 262,352 224,396 208,462', 12);
const NECK = ribbon(NECK_LINE, profile(trace('0,150 0.25,104 0.5,66 0.75,50 1,46')));
const HEAD = closedCurve('250,352 236,324 206,318 174,332 156,364 160,400 184,426 214,424 240,400');
const TAIL = [
  '576,540 606,410 656,300 722,246 772,280 772,352',
  '586,552 640,446 698,370 748,346 780,392 770,452',
  '594,570 656,494 716,444 762,446 784,494 764,544',
  '598,594 668,552 724,534 762,552 768,594 746,630',
  '588,620 648,606 698,608 732,630 734,666',
].map((list) => traceCurve(list, 10));

const round = (shape: Points, size: number, light = 1, dark = 0.08): Tone =>
  new Tone(0.3).round(shape, { from: FROM, before: 30, size, light, dark });

const metal = (
  S: Easel,
  shape: Points,
  o: {
    tone: Tone;
    flow: (x: number, y: number) => number;
    colours?: readonly Colour[];
    over?: string;
    length?: number;
  },
): string =>
  modelled(S, shape, {
    tone: o.tone,
    colours: o.colours ?? VERDIGRIS,
    flow: o.flow,
    length: o.length ?? 30,
    width: 4,
    uneven: 0.16,
    dh: 9,
    over: o.over ?? '',
  });

/** Plates laid like tiles along a form. */
function plates(S: Easel, rows: readonly (readonly Point[])[], size: number): string {
  return rows
    .map((row) =>
      row
        .map(([x, y]) => {
          const r = size * S.rng.range(0.9, 1.1);
          const arc = traceCurve(
            `${x - r},${y - r * 0.2} ${x - r * 0.55},${y + r * 0.62} ${x},${y + r * 0.85} ${x + r * 0.55},${y + r * 0.62} ${x + r},${y - r * 0.2}`,
            6,
          );
          return (
            brushLine(S, arc, 3.4, '#0f2429', { opacity: 0.7 }) +
            brushLine(
              S,
              arc.map(([u, v]): Point => [u - 1, v - 4]),
              1.6,
              '#e6f2c8',
              { opacity: 0.45 },
            )
          );
        })
        .join(''),
    )
    .join('');
}

function tail(S: Easel): string {
  return TAIL.map((spine, i) => {
    const shape = ribbon(spine, profile(trace('0,20 0.25,35 0.6,36 0.85,22 1,2')));
    const E = S.element('sickle ' + i);
    return (
      metal(E, shape, {
        tone: round(shape, 40, i % 2 ? 0.92 : 1.02),
        flow: flowAlong([spine]),
        colours: i % 2 ? COPPER : VERDIGRIS,
        length: 40,
      }) + brushLine(E, spine, 2, i % 2 ? '#3a1a1c' : '#14292f', { opacity: 0.6, attack: 0.05 })
    );
  })
    .reverse()
    .join('');
}

function wing(S: Easel): string {
  const feathers = times(5, (i) =>
    traceCurve(
      `${400 + i * 16},${500 + i * 24} ${480 + i * 14},${520 + i * 26} ${590 - i * 6},${520 + i * 26} ${650 - i * 22},${490 + i * 34}`,
      8,
    ),
  ).reverse();
  return feathers
    .map((spine, i) => {
      const shape = ribbon(spine, profile(trace('0,26 0.4,32 0.8,24 1,4')));
      return (
        metal(S.element('feather ' + i), shape, {
          tone: round(shape, 30, 0.96, 0.14),
          flow: flowAlong([spine]),
          length: 34,
        }) +
        brushLine(
          S,
          spine.map(([x, y]): Point => [x, y + 27]),
          2.4,
          '#10242a',
          { opacity: 0.7 },
        )
      );
    })
    .join('');
}

/** Everything behind the hen. */
export function cock(S: Easel): string {
  const E = S.element('body');
  return [
    tail(S.element('tail')),
    metal(E, BODY, {
      tone: round(BODY, 130),
      flow: (x, y) => 0.5 + (y - 560) / 300 + (x - 420) / 900,
      over: plates(
        E,
        times(6, (k) => times(5, (i): Point => [322 + i * 44 + (k % 2) * 22, 500 + k * 36 + i * 6])),
        26,
      ),
    }),
    wing(S.element('wing')),
    comb(S.element('comb')),
    group(
      { 'clip-path': E.clip(smooth(BODY, true, 0.5)) },
      path(
        smooth(NECK, true, 0.5),
        '#0d1f26',
        `opacity=".35" filter="${blur(E, 8)}" transform="translate(10 10)"`,
      ),
    ),
    metal(S.element('neck'), NECK, {
      tone: round(NECK, 80),
      flow: flowAlong([NECK_LINE]),
      length: 44,
      over: times(26, (i) => {
        const t = S.rng.range(0.02, 0.7);
        const k = Math.floor(t * (NECK_LINE.length - 12));
        const side = S.rng.range(-1, 1) * lerp(110, 50, t);
        const at = (j: number): Point => {
          const [x, y] = nth(NECK_LINE, k + j);
          return [x + side * 0.8, y + side * 0.35];
        };
        return brushLine(S, [at(0), at(5), at(11)], 2.6, i % 3 ? '#10242a' : '#e6f2c8', { opacity: 0.5 });
      }).join(''),
    }),
    group({ transform: 'translate(206 468) scale(1.12) translate(-204 -372)' }, cockHead(S.element('head'))),
  ].join('');
}

/** It stands off the back of the bowed head, so the neck is laid over it. */
function comb(S: Easel): string {
  const shape = closedCurve(
    '262,330 282,300 262,286 268,256 238,262 232,232 204,252 184,232 172,262 146,258 152,288 132,300 148,322 150,352 176,330 210,316 240,322',
  );
  return group(
    { transform: 'translate(216 472) scale(1.02) rotate(-44) translate(-204 -386)' },
    metal(S, shape, { tone: round(shape, 30, 1, 0.15), flow: () => 1.2, colours: COPPER, length: 18 }),
  );
}

/** Bowed, the eye shut: a line in the copper. */
function cockHead(S: Easel): string {
  const wattle = closedCurve('178,418 168,448 176,482 194,488 206,466 206,430 196,416');
  const beak = closedCurve('166,398 146,410 130,440 126,466 144,456 166,442 186,424');
  const tone = (shape: Points, size: number): Tone => round(shape, size, 1, 0.15);
  return [
    metal(S.element('wattle'), wattle, {
      tone: tone(wattle, 24),
      flow: () => 1.5,
      colours: COPPER,
      length: 16,
    }),
    metal(S.element('beak'), beak, {
      tone: tone(beak, 26),
      flow: () => 2,
      colours: ['#6a4018', '#c08430', '#f0bc58', '#fff0b8'],
      length: 16,
    }),
    metal(S.element('skull'), HEAD, { tone: tone(HEAD, 60), flow: () => 0.8, length: 20 }),
    brushLine(S, traceCurve('172,366 186,384 206,386 220,374'), 4.6, '#0f2026', { attack: 0.05 }),
    brushLine(S, traceCurve('178,352 196,342 218,348'), 2.4, '#e6f2c8', { opacity: 0.6 }),
  ].join('');
}

const FEATHERS = ['#6b6a86', '#a39fae', '#dacdc4', '#fbecd2', '#fffaf0'] as const;
const WHITE = ramp(FEATHERS);
const HEN = closedCurve(
  '112,632 92,604 116,598 144,626 180,642 216,632 240,602 254,578 280,570 306,584 316,612 320,660 312,708 286,748 240,770 178,768 130,742 106,694',
);

/** White, asleep, its head against the copper breast. */
export function smallHen(S: Easel): string {
  const tone = round(HEN, 90, 1.2, 0.2);
  const colour = (x: number, y: number): Colour =>
    WHITE(clamp(tone.at(x, y) + 0.14 * S.noise.fbm(x / 14, y / 14, 2)));
  const flow = flowAlong(
    ['290,600 270,680 200,730 120,700 96,640', '250,600 220,680 150,690'].map((l) => traceCurve(l)),
  );
  return [
    ellipse(225, 776, 108, 7, '#0d1f26', 'opacity=".55"'),
    path(smooth(closedCurve('256,582 250,556 266,562 272,542 285,556 298,546 298,570 288,584')), '#c8402c'),
    fringe(S, HEN, { n: 420, length: 13, width: 1.8, colour, flow, out: 0.35 }),
    modelled(S, HEN, { tone, colours: FEATHERS, flow, length: 20, width: 4 }),
    fur(S, { region: HEN, n: 700, length: 18, width: 2, flow, colour, curl: 0.5 }),
    brushLine(S, traceCurve('142,668 176,700 228,700 268,668'), 3, '#7c7f9c', { opacity: 0.5 }),
    brushLine(S, traceCurve('154,700 190,722 220,718 262,696'), 2.6, '#7c7f9c', { opacity: 0.45 }),
    path(smooth(closedCurve('300,616 312,622 314,644 304,650 296,634')), '#c8402c'),
    path('M308 594L330 608L306 616Z', '#d99a3a'),
    brushLine(S, traceCurve('276,598 285,606 298,603'), 3.2, '#2a1c24', { attack: 0.05 }),
  ].join('');
}
