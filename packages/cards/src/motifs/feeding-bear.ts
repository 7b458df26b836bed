/** A bear that sits, from its right side turned left, and holds up a spoon; about 360 high, the foot at BEAR. In key lines. Woodblock. */
import { keyBlock } from '../finishes/woodblock.ts';
import { resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { lerp, nth, place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper } from '../kit/shapes.ts';

const [PAPER, INK] = ['#ffffff', '#26264a'] as const;
const keyOn = keyBlock(INK, { width: 3.4, step: 7, off: [1.4, -1] });
const BEAR = { x: 640, y: 1076, s: 1.14 };
const FUR = ['#8a5636', '#64391f', '#c99a68'] as const;

export function feedingBear(S: Easel): string {
  const key = keyOn(S);
  const put = (list: string): Point[] => resample(spline(place(trace(list), BEAR), true, 10), 4);
  const way = (list: string): Point[] => spline(place(trace(list), BEAR), false, 10);
  const piece = (list: string, colour: string, shadow?: string): string => {
    const shape = put(list);
    return (
      path(smooth(shape), colour) +
      (shadow ? group({ 'clip-path': S.clip(smooth(shape)) }, path(smooth(put(shadow)), FUR[1])) : '') +
      key([...shape, nth(shape, 0)], 3.4)
    );
  };
  const tufts = (lists: readonly string[]): string[] => lists.map((list) => key(way(list), 2.2));
  return [
    path(smooth(put('-150,16 -60,-6 60,-6 150,10 110,30 -60,32')), '#43659e', 'opacity=".55"'),
    piece('14,-276 12,-304 30,-322 54,-314 58,-286 42,-264', FUR[0]),
    path(smooth(put('26,-284 28,-300 40,-306 46,-292 38,-278')), FUR[2]),
    piece(
      '-64,4 -88,-44 -84,-108 -58,-162 -18,-192 34,-198 80,-172 108,-112 116,-48 100,6 40,16 -20,16',
      FUR[0],
      '60,-210 130,-150 140,20 40,30 70,-20 84,-80 70,-150',
    ),
    piece('-36,-180 20,-196 74,-186 84,-160 30,-150 -34,-152 -50,-166', '#c8433a'),
    piece('44,-168 74,-160 92,-110 84,-74 62,-84 58,-120', '#c8433a'),
    spoon(S, put, way),
    piece(
      '-4,-176 -46,-176 -82,-190 -114,-208 -126,-228 -116,-246 -82,-252 -58,-274 -28,-294 8,-296 40,-276 54,-244 46,-206 24,-180',
      FUR[0],
      '60,-260 70,-200 20,-170 -40,-168 -84,-184 -40,-190 10,-204 36,-236',
    ),
    path(smooth(put('-80,-248 -116,-242 -126,-226 -112,-206 -78,-192 -62,-206 -60,-232')), FUR[2]),
    piece('-34,-278 -42,-300 -30,-320 -8,-318 4,-298 -4,-280', FUR[0]),
    path(smooth(put('-26,-288 -30,-300 -20,-308 -8,-302 -8,-290')), FUR[2]),
    path(smooth(put('-128,-232 -122,-248 -106,-252 -100,-240 -112,-228')), INK),
    key(way('-112,-214 -96,-212 -84,-216'), 3),
    path(smooth(put('-66,-250 -58,-262 -46,-260 -42,-248 -50,-242 -60,-243')), PAPER),
    path(smooth(put('-64,-252 -58,-261 -50,-257 -51,-247 -59,-245')), INK),
    key(way('-68,-250 -58,-263 -44,-260 -40,-248'), 2.6),
    path(smooth(put('-60,-254 -57,-257 -55,-254 -58,-252')), PAPER),
    key(way('-72,-268 -58,-276 -42,-272'), 3.4),
    fur(S),
    bowl(S, put, way),
    piece(
      '4,-150 -30,-172 -76,-184 -112,-190 -138,-200 -152,-188 -148,-168 -120,-158 -80,-146 -40,-122 -8,-110',
      FUR[0],
      '-8,-100 -60,-122 -120,-150 -150,-164 -140,-150 -80,-120',
    ),
    piece('-120,-202 -128,-214 -144,-212 -158,-198 -158,-178 -142,-166 -126,-170', FUR[0]),
    piece('-40,-14 -84,-26 -128,-40 -154,-30 -160,2 -146,22 -110,24 -60,20 -10,16', FUR[0]),
    path(smooth(put('-150,-22 -140,-30 -130,-16 -132,8 -144,14 -154,0')), FUR[2]),
    tufts([
      '30,-130 44,-116 48,-96',
      '56,-60 68,-48 70,-26',
      '10,-60 18,-46 18,-28',
      '84,-40 90,-20 88,-4',
      '-10,-260 6,-262 20,-250',
      '22,-232 32,-222 34,-206',
      '-96,-172 -80,-164 -64,-158',
    ]),
  ]
    .flat()
    .join('');
}

const fur = (S: Easel): string =>
  path(
    times(80, () => {
      const a = S.rng.range(-1.2, 1.2);
      const r = S.rng.f() ** 0.5 * 84;
      const [x, y] = [10 + Math.sin(a * 2.2) * r, -78 + Math.cos(a * 2.2) * r * 0.9];
      if (y < -140 && x < 40) return '';
      const way = place(
        [
          [x, y],
          [x + 2 + a * 2, y + 7],
          [x + a * 4, y + 15],
        ],
        BEAR,
      );
      return smooth(ribbon(spline(way, false, 4), taper(1.3, 0.2, 0.6)));
    }).join(''),
    '#4a2a1a',
  );

/** On it lies a cone, blown on. */
function spoon(S: Easel, put: (list: string) => Point[], way: (list: string) => Point[]): string {
  const key = keyOn(S);
  const handle = ribbon(way('-104,-132 -150,-206 -192,-312'), (t) => lerp(6, 8, t));
  const cup = put('-178,-318 -172,-344 -190,-370 -218,-374 -234,-358 -226,-332 -202,-312');
  return [
    path(smooth(handle), '#d8a868'),
    key([...handle, nth(handle, 0)], 2.6),
    path(smooth(cup), '#d8a868'),
    key([...cup, nth(cup, 0)], 3),
    path(smooth(put('-190,-336 -192,-362 -206,-386 -222,-378 -226,-356 -212,-336')), '#7c4a2c'),
    ['-192,-350 -208,-346 -224,-356', '-194,-362 -208,-358 -224,-366', '-200,-374 -208,-370 -218,-376'].map(
      (list) => key(way(list), 2),
    ),
  ]
    .flat()
    .join('');
}

function bowl(S: Easel, put: (list: string) => Point[], way: (list: string) => Point[]): string {
  const key = keyOn(S);
  const cup = put('-98,-64 -60,-60 -14,-66 -18,-36 -38,-18 -74,-18 -94,-38');
  return [
    [
      '-88,-62 -86,-84 -74,-94 -62,-84 -60,-62',
      '-62,-62 -58,-80 -44,-86 -34,-76 -34,-62',
      '-40,-62 -34,-74 -22,-76 -16,-64',
    ].map((list) => {
      const cone = put(list);
      return path(smooth(cone), '#7c4a2c') + key([...cone, nth(cone, 0)], 2.2);
    }),
    path(smooth(cup), '#e9eef8'),
    key([...cup, nth(cup, 0)], 3),
    key(way('-96,-52 -58,-46 -16,-54'), 4),
  ]
    .flat()
    .join('');
}
