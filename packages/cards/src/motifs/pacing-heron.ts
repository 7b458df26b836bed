/** A heron pacing to the right, one foot up, bill lowered: its standing foot at (0, 0), about 490 tall. Gouache, card px after `at`. */
import { brushLine, fringe } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { closedCurve, resample, smooth, spline } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { nth, place, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

export interface HeronPaint {
  /** Each darkest to lightest. */
  slate: readonly Colour[];
  pale: readonly Colour[];
  black: Colour;
  bill: readonly [shade: Colour, body: Colour];
  leg: Colour;
  /** Where light comes from, degrees. */
  from: number;
}

const BODY =
  '70,-304 86,-274 72,-234 30,-206 -30,-194 -90,-194 -150,-182 -206,-158 -176,-200 -124,-250 -64,-296 0,-320 42,-320';
const WING = '34,-304 52,-270 40,-238 0,-216 -60,-204 -120,-192 -186,-166 -156,-210 -104,-256 -44,-298';
const NECK = '52,-292 92,-326 96,-372 70,-408 60,-444 80,-474';

export function pacingHeron(S: Easel, { x, y, s }: { x: number; y: number; s: number }, o: HeronPaint): Mark {
  const at = (list: string): Point[] => place(trace(list), { x, y, s });
  const soft = (list: string): Point[] => resample(spline(at(list), true, 8), 3);
  const lit = { from: o.from, before: 32 };
  const body = soft(BODY);
  const wing = soft(WING);
  const neck = ribbon(resample(spline(at(NECK), false, 12), 3), (t) => s * (27 - 15 * t ** 0.7));
  const round = (outline: readonly Point[], size: number): Tone =>
    new Tone(0).round(outline, { ...lit, size, light: 1, dark: 0.06 });
  const feather = (list: string, width: number, colour: Colour, opacity = 1): Mark =>
    brushLine(S, at(list), width * s, colour, { attack: 0.1, decay: 0.6, opacity });
  const leg = (list: string): Mark => line(smooth(at(list), false, 0.3), o.leg, 7 * s);
  const toes = (u: number, v: number, spread: number): Mark =>
    [-1, 0.2, 1].map((k) =>
      line(
        smooth(at(`${u},${v} ${u + 18 * k * spread},${v + 3} ${u + 34 * k * spread},${v + 7}`), false),
        o.leg,
        4.4 * s,
      ),
    );
  return group(
    {},
    leg('18,-208 72,-134 54,-74'),
    [
      line(smooth(at('54,-74 66,-60 70,-44'), false), o.leg, 4.4 * s),
      line(smooth(at('54,-74 50,-58 44,-46'), false), o.leg, 4.4 * s),
      line(smooth(at('54,-74 40,-66 32,-58'), false), o.leg, 4 * s),
    ],
    leg('-14,-206 6,-112 0,-2'),
    toes(0, -2, 1),
    modelled(S.element('body'), body, {
      tone: round(body, 70 * s),
      colours: o.pale,
      flow: -0.5,
      length: 26,
      width: 3.6,
    }),
    modelled(S.element('neck'), neck, {
      tone: round(neck, 20 * s),
      colours: o.pale,
      flow: 1.4,
      length: 18,
      width: 2.8,
    }),
    ['86,-330 92,-372 70,-404', '94,-318 103,-362 84,-400'].map((list) => feather(list, 1.6, o.black, 0.7)),
    fringe(S.element('breast'), soft('56,-300 84,-290 86,-262 66,-240 50,-262'), {
      n: 70,
      length: 34 * s,
      width: 2,
      colour: (_, v) => (v > y - 262 * s ? nth(o.pale, 1) : nth(o.pale, 3)),
      flow: 1.9,
      out: 0.2,
    }),
    modelled(S.element('wing'), wing, {
      tone: round(wing, 54 * s),
      colours: o.slate,
      flow: 2.6,
      length: 30,
      width: 4,
    }),
    [
      '20,-250 -40,-224 -110,-206 -170,-178',
      '28,-268 -40,-240 -110,-218 -160,-194',
      '30,-284 -30,-260 -90,-236 -140,-214',
      '16,-298 -30,-278 -80,-256',
    ].map((list) => feather(list, 2.4, nth(o.slate, 0), 0.7)),
    [
      '34,-288 44,-264 30,-242',
      '10,-300 24,-274 8,-246',
      '-20,-298 -4,-270 -22,-240',
      '-50,-288 -34,-262 -52,-230',
    ].map((list) => feather(list, 1.8, nth(o.slate, 4), 0.55)),
    feather('44,-246 10,-214 -50,-200 -120,-184', 5, o.black, 0.9),
    head(),
  );

  function head(): Mark {
    const [hx, hy] = nth(place([[80, -472]], { x, y, s }), 0);
    const skull = soft('60,-474 72,-494 98,-502 126,-494 146,-482 128,-468 98,-458 70,-456');
    return group(
      { transform: `rotate(24 ${hx.toFixed(1)} ${hy.toFixed(1)})` },
      feather('92,-494 40,-496 -8,-480 -44,-456', 5, o.black),
      feather('88,-488 36,-484 0,-466 -24,-444', 3.4, o.black),
      path(
        smooth(
          closedCurve('138,-492 180,-486 240,-470 180,-474 138,-474').map(([u, v]): Point => [
            x + u * s,
            y + v * s,
          ]),
        ),
        o.bill[1],
      ),
      path(
        smooth(
          closedCurve('138,-480 180,-479 240,-470 180,-473 138,-474').map(([u, v]): Point => [
            x + u * s,
            y + v * s,
          ]),
        ),
        o.bill[0],
      ),
      modelled(S.element('head'), skull, {
        tone: round(skull, 18 * s),
        colours: o.pale,
        flow: 0.2,
        length: 12,
        width: 2.4,
      }),
      path(smooth(soft('70,-492 96,-504 124,-498 108,-490 84,-486 66,-482')), o.black),
      ellipse(x + 120 * s, y - 484 * s, 5 * s, 5 * s, mix(o.bill[1], '#fff3b0', 0.5)),
      ellipse(x + 121 * s, y - 484 * s, 2.6 * s, 2.6 * s, '#0c0c14'),
    );
  }
}
