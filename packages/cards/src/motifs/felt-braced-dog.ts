/** A terrier in felt that has something between its teeth: it leans back on its haunches, faces left and looks down. Its hind paw is at (x, y); at s 1 it is 400 px long. */
import { felt, wool } from '../finishes/felt.ts';
import { knots, satinFill, seeds, sew } from '../finishes/felt-thread.ts';
import { adjust } from '../kit/colour.ts';
import { closedCurve, spline } from '../kit/curves.ts';
import { place, scatter, trace, type Placement, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const [COAT, CREAM, BLACK] = ['#7d4727', '#e8d6b8', '#1f1815'] as const;

const HEAD =
  '-66,-148 -78,-186 -108,-200 -140,-190 -156,-166 -186,-146 -212,-126 -216,-108 -202,-98 -166,-100 -134,-96 -104,-100 -76,-118';
const BODY =
  '-104,-124 -70,-154 -10,-150 56,-128 112,-86 142,-30 134,2 96,8 56,-14 24,-44 -20,-58 -64,-54 -104,-72';

/** `bite`: what is drawn between its jaws, and where they are. */
export function bracedDog(S: Easel, o: Placement & { bite: (mouth: Point) => string }): string {
  const shape = (list: string): Point[] =>
    closedCurve(
      place(trace(list), o)
        .map((p) => p.join(','))
        .join(' '),
    );
  const line = (list: string): Point[] => spline(place(trace(list), o), false, 8);
  const far = adjust(COAT, { dL: -0.09 });
  const coat = (list: string, n: number, angle: number, colour: string = COAT): string => {
    const E = S.element(list);
    return [-0.045, 0.05]
      .map((dL) =>
        sew(
          E,
          seeds(E, scatter(shape(list), n, E.rng.fork(), 4), 15, () => angle),
          adjust(colour, { dL }),
          {
            width: 2.4,
            twist: false,
            dimple: false,
            shadow: 0.12,
          },
        ),
      )
      .join('');
  };
  const haunch = '52,-64 92,-82 132,-50 140,-10 118,8 70,10 30,8 24,-6 46,-14 64,-16 50,-38';
  const fore = '-96,-84 -54,-74 -66,-34 -98,0 -122,10 -148,8 -150,-6 -130,-12 -112,-34';
  const [mouth] = place(trace('-196,-108'), o);
  return [
    felt(
      S.element('tail'),
      shape('124,-48 152,-66 176,-104 184,-134 196,-128 192,-86 172,-46 140,-18'),
      far,
      {
        height: 1.4,
        fuzz: 1.6,
      },
    ),
    felt(
      S.element('far fore'),
      shape('-104,-80 -76,-70 -104,-30 -140,-10 -164,-6 -172,-18 -154,-26 -130,-44'),
      far,
      {
        height: 1.4,
      },
    ),
    felt(S.element('far hind'), shape('46,-34 76,-30 66,-8 44,-2 0,-4 -8,-16 20,-22'), far, { height: 1.2 }),
    felt(S.element('body'), shape(BODY), COAT, { height: 2.6, fuzz: 1.5 }),
    coat(BODY, 110, 0.5),
    felt(S.element('bib'), shape('-106,-104 -84,-112 -66,-90 -62,-60 -80,-48 -102,-70'), CREAM, {
      height: 0.9,
      fuzz: 1.8,
    }),
    felt(S.element('haunch'), shape(haunch), COAT, { height: 2.2, fuzz: 1.3 }),
    coat(haunch, 34, 1.3),
    felt(S.element('fore'), shape(fore), COAT, { height: 2, fuzz: 1.2 }),
    felt(S.element('sock'), shape('-104,-12 -90,2 -120,12 -150,9 -152,-6 -130,-13'), CREAM, {
      height: 1,
      fuzz: 1,
    }),
    felt(S.element('toes'), shape('26,-6 46,-12 60,-2 52,10 30,9'), CREAM, { height: 1, fuzz: 0.8 }),
    sew(
      S,
      ['-140,-4 -136,8', '-128,-6 -124,9', '36,-6 36,8'].map((list) => line(list)),
      BLACK,
      { width: 2.6, dimple: false, twist: false },
    ),
    felt(S.element('far ear'), shape('-112,-188 -118,-226 -110,-254 -98,-236 -90,-198'), far, {
      height: 1,
      fuzz: 1,
    }),
    felt(S.element('head'), shape(HEAD), COAT, { height: 2.4, fuzz: 1.3, shadowOpacity: 0.55 }),
    coat('-74,-146 -86,-180 -110,-190 -136,-180 -148,-160 -120,-130 -90,-126', 34, 2.5),
    felt(
      S.element('jaw'),
      shape('-200,-98 -188,-84 -156,-84 -130,-94 -120,-112 -150,-112 -184,-108'),
      adjust(CREAM, { dL: -0.06 }),
      {
        height: 1,
        fuzz: 1,
      },
    ),
    mouth ? o.bite(mouth) : '',
    felt(
      S.element('muzzle'),
      shape('-150,-150 -186,-144 -216,-126 -218,-112 -206,-104 -186,-106 -160,-104 -138,-104 -130,-124'),
      CREAM,
      {
        height: 1.4,
        fuzz: 1.4,
      },
    ),
    sew(
      S,
      ['-180,-132 -172,-124 -172,-116', '-166,-136 -158,-126 -158,-116'].map((list) => line(list)),
      adjust(CREAM, { dL: -0.16 }),
      { width: 2.6, dimple: false },
    ),
    felt(S.element('ear'), shape('-104,-184 -96,-222 -72,-252 -54,-252 -52,-228 -66,-192 -84,-166'), far, {
      height: 1.6,
      fuzz: 1.2,
    }),
    wool(S.element('inside'), shape('-94,-196 -84,-226 -66,-242 -62,-226 -76,-196'), '#b07a5c', {
      n: 160,
      length: 12,
      opacity: 0.4,
      flow: () => -1.2,
    }),
    satinFill(S.element('nose'), shape('-218,-126 -206,-134 -196,-128 -200,-116 -212,-112'), BLACK, 0.6, 2.8),
    felt(S.element('white'), shape('-140,-160 -130,-168 -118,-162 -122,-150 -134,-148'), '#f4ecdc', {
      height: 0.4,
      fuzz: 0.2,
    }),
    knots(S, place(trace('-134,-154'), o), BLACK, 6.6 * (o.s ?? 1)),
    knots(S, place(trace('-136,-158'), o), '#fffaf0', 1.8 * (o.s ?? 1)),
    sew(S, [line('-152,-184 -136,-184 -112,-170')], adjust(COAT, { dL: -0.2 }), {
      width: 5.4,
      dimple: false,
    }),
  ].join('');
}
