/** An old walrus seen from the front, scratched, looking up: its middle is between the eyes, at s 1 it is 520 px wide at the whiskers, its tusks end 560 px below. */
import { ICE, needle, scratches } from '../finishes/frost.ts';
import { clamp, mix } from '../kit/colour.ts';
import { closedCurve, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import {
  inside,
  nth,
  place,
  scatter,
  times,
  trace,
  type Placement,
  type Point,
  type Points,
} from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone, flowAlong } from '../kit/tone.ts';

const DEEP = '#060c1c';
const BODY =
  '0,-120 150,-110 230,-40 292,70 360,190 430,330 480,520 500,760 -500,760 -480,520 -430,330 -360,190 -292,70 -230,-40 -150,-110';
const HEAD =
  '0,-206 80,-198 150,-164 200,-108 228,-40 236,30 252,92 266,152 260,212 232,264 190,300 130,320 60,306 0,292';
const PAD = '6,104 40,78 100,66 164,84 212,132 232,192 216,250 172,290 112,300 56,280 18,240 6,180';
const TUSK = '54,256 112,256 122,330 120,420 106,500 90,562 78,520 66,430 56,340';
const EYE = '74,-22 88,-44 112,-54 138,-48 154,-28 140,-8 112,0 90,-6';

export function frostWalrus(S: Easel, o: Placement & { gaze: Point }): string {
  const s = o.s ?? 1;
  const side = (list: string, k: number): Point[] => trace(list).map(([x, y]): Point => [x * k, y]);
  const put = (points: Points): Point[] => place(points, o);
  const closed = (points: Points): Point[] =>
    closedCurve(
      put(points)
        .map((p) => p.join(','))
        .join(' '),
    );
  const both = (list: string): Point[][] => [1, -1].map((k) => closed(side(list, k)));
  const lines = (list: string): Point[][] => [1, -1].map((k) => spline(put(side(list, k)), false, 8));
  const head = closed([...trace(HEAD), ...side(HEAD, -1).slice(1, -1).reverse()]);
  const body = closed(trace(BODY));
  const [pads, tusks, eyes] = [both(PAD), both(TUSK), both(EYE)];
  const muzzle = closed(trace('-74,66 -44,42 0,34 44,42 74,66 66,104 30,122 0,126 -30,122 -66,104'));

  const tone = new Tone();
  tone.round(body, { from: -90, before: 4, size: 190, light: 0.34, dark: 0.02 });
  tone.change((v, _x, y) => v * clamp(1.1 - (y - nth(put([[0, 200]]), 0)[1]) / (560 * s)), body);
  tone.round(head, { from: -90, before: 16, size: 120 * s, light: 0.74, dark: 0.08 });
  for (const socket of both('56,-14 70,-58 112,-76 158,-64 184,-24 160,20 112,28 74,16'))
    tone.fill(socket, 0.06, { soft: 20 });
  for (const brow of both('40,-56 84,-92 140,-104 196,-76 150,-78 96,-72'))
    tone.fill(brow, 0.95, { soft: 8 });
  for (const bag of both('70,24 110,42 156,30 186,4 172,44 120,62 80,48')) tone.fill(bag, 0.7, { soft: 8 });
  for (const wrinkle of [
    ...lines('0,-128 60,-130 120,-112 166,-80'),
    ...lines('0,-158 60,-158 116,-138'),
    ...lines('0,-98 36,-104 70,-96'),
    ...lines('64,36 110,54 160,42 196,14'),
    ...lines('70,58 116,74 170,58'),
    ...lines('238,60 220,20 212,-20'),
    ...lines('262,180 300,150 330,110'),
    ...lines('250,240 320,230 380,180'),
    ...lines('240,300 330,310 420,260'),
    ...lines('220,360 330,390 440,350'),
  ])
    tone.line(wrinkle, (t) => 7 * s * Math.sin(Math.PI * t) ** 0.6 + 0.5, 0.03, { soft: 5 });
  pads.forEach((pad) => tone.round(pad, { from: -96, before: 38, size: 104 * s, light: 1, dark: 0.02 }));
  tone.round(muzzle, { from: -90, before: 26, size: 34 * s, light: 0.9, dark: 0.1 });
  eyes.forEach((eye) => tone.fill(eye, 0));

  const flow = flowAlong(
    [
      ...lines('0,-190 90,-176 170,-120 216,-40'),
      ...lines('0,-100 90,-104 170,-70 200,0'),
      ...lines('210,40 240,120 250,200'),
      ...lines('20,90 90,80 160,110 210,180'),
      ...lines('20,180 80,190 150,230 190,290'),
      ...lines('280,60 360,200 430,360 470,560'),
    ],
    3,
  );
  return [
    path(smooth(body), S.radialAt(['#183159', '#0b1834', DEEP], o.x ?? 0, (o.y ?? 0) + 120, 520)),
    scratches(S, { tone, region: body, flow, gap: [4, 11], length: [10, 46], width: 1.2, decay: 0.7 }),
    path(smooth(head), S.radialAt(['#1d3c69', '#0d1c3b', DEEP], o.x ?? 0, o.y ?? 0, 330 * s)),
    tusks.map((tusk) => tuskOf(S, tusk, s)),
    path(smooth(closed(trace('-60,262 0,280 60,262 52,330 24,356 0,362 -24,356 -52,330'))), DEEP),
    scratches(S.element('head'), {
      tone,
      region: head,
      flow,
      gap: [3, 9],
      length: [8, 34],
      width: 1.35,
      decay: 0.7,
      stray: 0.1,
    }),
    pads.map((pad) => path(smooth(pad), mix('#1d3c69', DEEP, 0.3))),
    path(smooth(muzzle), '#18325a'),
    scratches(S.element('pads'), {
      tone,
      flow,
      gap: [2.8, 8],
      length: [6, 24],
      width: 1.35,
      decay: 0.7,
      stray: 0.14,
      region: closed(
        trace(
          '0,30 80,40 170,76 224,126 244,192 226,262 180,304 110,314 0,250 -110,314 -180,304 -226,262 -244,192 -224,126 -170,76 -80,40',
        ),
      ),
    }),
    path(
      ['30,84 42,78 52,90 44,104 32,98', '-30,84 -42,78 -52,90 -44,104 -32,98']
        .map((nostril) => smooth(closed(trace(nostril))))
        .join(''),
      DEEP,
    ),
    path(needle(put(trace('0,100 1,170 0,258')), 4 * s), DEEP),
    [1, -1].map((k) => bristles(S.element(`bristles ${k}`), put, nth(pads, k > 0 ? 0 : 1), k)),
    eyes.map((eye, i) => eyeOf(S, eye, nth(put([[i ? -114 : 114, -27]]), 0), o.gaze, s)),
  ]
    .flat(2)
    .join('');
}

/** Ivory, yellowed where it leaves the lip. */
function tuskOf(S: Easel, outline: Point[], s: number): string {
  const tone = new Tone();
  tone.round(outline, { from: -140, before: 26, size: 24 * s, light: 1, dark: 0.22 });
  return (
    path(smooth(outline), '#3d628f') +
    scratches(S, {
      tone,
      region: outline,
      flow: () => Math.PI / 2,
      gap: [2.2, 4.6],
      length: [20, 90],
      width: 1.5,
      stray: 0.03,
    })
  );
}

/** A broom of stiff hairs on each pad: they leave it outwards and hang. */
function bristles(S: Easel, put: (p: Points) => Point[], pad: Points, k: number): string {
  const [cx, cy] = nth(put([[70 * k, 150]]), 0);
  const [, brow] = nth(put([[0, 136]]), 0);
  const roots = scatter(pad, 52, S.rng.fork(), 12).filter(([x, y]) => inside(pad, x, y) && y > brow);
  const [dark, light]: [string[], string[]] = [[], []];
  for (const [x, y] of roots) {
    const [dx, dy] = [x - cx, y - cy];
    const a = Math.atan2(dy + 34, dx + k * 40) + S.rng.gauss(0, 0.06);
    const l = S.rng.range(44, 92);
    const hair: Point[] = times(5, (i) => {
      const t = i / 4;
      return [x + Math.cos(a) * l * t, y + Math.sin(a) * l * t + 20 * t * t];
    });
    dark.push(
      smooth(closedCurve(times(6, (i) => `${x + Math.cos(i) * 4.4},${y + Math.sin(i) * 4.4}`).join(' '))),
    );
    light.push(needle(hair, 1.9, { attack: 0.05, decay: 0.9 }));
  }
  return path(dark.join(''), DEEP) + path(light.join(''), ICE[4]);
}

/** Small, wet and dark, with the day in it. */
function eyeOf(S: Easel, eye: Points, [cx, cy]: Point, [gx, gy]: Point, s: number): string {
  const disc = (x: number, y: number, r: number): string =>
    smooth(
      closedCurve(
        times(10, (i) => `${x + Math.cos(i * 0.628) * r},${y + Math.sin(i * 0.628) * r}`).join(' '),
      ),
    );
  const [x, y] = [cx + gx, cy + gy];
  return (
    path(smooth(eye), mix(ICE[3], '#ffffff', 0.2)) +
    group(
      { 'clip-path': S.clip(smooth(eye)) },
      path(disc(x, y, 29 * s), '#3b2a22'),
      path(disc(x, y, 24 * s), '#6d4630'),
      path(disc(x, y, 15 * s), DEEP),
      path(disc(x + 7 * s, y - 9 * s, 6 * s), '#ffffff'),
    ) +
    `<path d="${smooth(eye)}" fill="none" stroke="${DEEP}" stroke-width="${7 * s}"/>`
  );
}
