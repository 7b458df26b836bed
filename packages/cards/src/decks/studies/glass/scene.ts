/** A study in stained glass: a fish under a sun. */
import { card } from '../../../finishes/finish.ts';
import { LEAD, byDistance, glass, leadLine, pane, shatter } from '../../../finishes/glass.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints } from '../../../kit/curves.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 9, background: LEAD });
  const sky = scene.element('sky');
  scene.add(
    shatter(
      sky,
      trace('20,20 780,20 780,700 20,700'),
      60,
      byDistance([520, 260], 560, '#f3c46a', '#3a62b8'),
      { stretch: 1.2 },
    ),
  );
  const sea = scene.element('sea');
  const shore = pathPoints('M20 640C140 600 240 690 380 650C520 610 640 680 780 640L780 1180L20 1180Z', 8);
  scene.add(shatter(sea, shore, 56, (_, y) => mix('#3fb6a8', '#123a6e', (y - 640) / 520), { stretch: 2.2 }));
  const sun = scene.element('sun');
  const ring = (r: number): Point[] =>
    times(40, (i): Point => [520 + Math.cos((i / 40) * TAU) * r, 260 + Math.sin((i / 40) * TAU) * r]);
  scene.add(
    times(14, (i) => {
      const [a, b] = [(i / 14) * TAU, ((i + 0.5) / 14) * TAU];
      const P = (t: number, r: number): Point => [520 + Math.cos(t) * r, 260 + Math.sin(t) * r];
      return pane(
        sun,
        [P(a, 92), P(b, 92), P((a + b) / 2, 160 + (i % 2) * 30)],
        i % 2 ? '#f39a2e' : '#f7cf4d',
        { lead: 4 },
      );
    }),
    pane(sun, ring(92), '#fbe08a', { glow: 0.14 }),
  );
  const fish = scene.element('fish');
  const body = pathPoints(
    'M140 860C220 740 420 720 560 830C580 850 590 866 600 880C570 930 460 1000 330 990C240 980 170 930 140 860Z',
    8,
  );
  scene.add(
    pane(
      fish,
      pathPoints('M580 870C640 800 700 780 740 790C720 850 720 920 746 980C690 970 630 930 580 890Z', 8),
      '#d8432e',
    ),
    shatter(fish, body, 34, (x) => mix('#f2b03c', '#d8432e', (x - 140) / 460), { lead: 4 }),
  );
  scene.add(
    leadLine(fish, trace('250,770 290,850 270,950'), 6),
    pane(
      fish,
      times(16, (i): Point => [208 + Math.cos((i / 16) * TAU) * 22, 840 + Math.sin((i / 16) * TAU) * 22]),
      '#fff4d8',
    ),
    pane(
      fish,
      times(12, (i): Point => [204 + Math.cos((i / 12) * TAU) * 9, 842 + Math.sin((i / 12) * TAU) * 9]),
      '#241a3c',
      { lead: 0 },
    ),
  );
  return scene;
}

export default card({ finish: glass, paint });
