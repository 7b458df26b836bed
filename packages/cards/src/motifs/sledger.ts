/** A child on a sledge, heading right, about 100 px high at s = 1; (x, y) is where the runners touch. A few flat shapes. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { ellipse, group, line, moved, type Mark } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface SledgerOptions extends Standing {
  coat: Colour;
  /** Without a hat the hair flies. */
  hat?: Colour;
  scarf: Colour;
  /** What the arms do: hold the rope, fly up, or reach back for what was taken. */
  arms: 'hold' | 'up' | 'back';
  tilt?: number;
}

const [SKIN, SHADE, INK, WOOD] = ['#f3c49c', '#c98766', '#33263a', '#9a5c34'] as const;

export function sledger(S: Easel, o: SledgerOptions): Mark {
  const dark = mix(o.coat, '#241a4a', 0.42);
  const sleeve = (list: string, shadow: string): string =>
    cel(S, list, mix(o.coat, '#ffffff', 0.1), laid(shadow, dark, 0.8));
  const mitten = (x: number, y: number): string =>
    cel(
      S,
      `${x - 6},${y - 4} ${x},${y - 8} ${x + 7},${y - 3} ${x + 6},${y + 5} ${x - 2},${y + 7} ${x - 7},${y + 2}`,
      o.scarf,
    );
  const arms: Record<SledgerOptions['arms'], string> = {
    hold:
      sleeve('-14,-58 -2,-62 12,-48 28,-40 26,-30 8,-34 -8,-44', '-20,-40 0,-44 30,-34 30,-24 -10,-30') +
      mitten(30, -35),
    up:
      sleeve('-14,-56 -6,-66 8,-70 20,-88 30,-84 24,-64 8,-50', '-16,-46 4,-54 20,-66 34,-84 36,-60 8,-44') +
      mitten(27, -92),
    back:
      sleeve(
        '-20,-50 -14,-64 -30,-74 -48,-92 -58,-86 -46,-66 -32,-50',
        '-20,-44 -34,-58 -60,-84 -60,-70 -40,-44',
      ) + mitten(-55, -94),
  };
  return group(
    {},
    moved(
      { x: o.x, y: o.y, s: o.s ?? 1, r: o.tilt ?? 0, flip: o.flip ?? 1 },
      ellipse(0, 2, 62, 7, '#3c4690', 'opacity=".4"'),
      line('M-46 -2H30C44 -2 52 -10 50 -22', INK, 3.4),
      line('M-34 -3V-16M-4 -3V-16M24 -3V-16', WOOD, 4),
      cel(S, 'M-52 -15H44L50 -21H-52Z', WOOD, laid('M-52 -21H50L47 -18H-52Z', '#d89a62', 0.9)),
      // the far leg, the near leg, the boots against the front
      cel(
        S,
        '-16,-36 2,-44 20,-40 32,-26 40,-22 34,-16 20,-20 10,-28 -10,-22',
        mix('#3f4a78', '#241a4a', 0.3),
      ),
      cel(S, '32,-32 40,-44 48,-42 47,-30 48,-20 36,-18', INK),
      cel(S, '-34,-24 -18,-40 6,-44 22,-30 30,-20 22,-15 6,-24 -10,-18 -32,-18', '#46548c'),
      cel(S, '20,-27 30,-38 39,-34 37,-24 38,-15 24,-14', INK),
      cel(
        S,
        '-38,-20 -42,-44 -34,-64 -18,-74 -4,-70 2,-54 0,-36 6,-22 -14,-16',
        o.coat,
        laid('-50,-10 -46,-50 -34,-74 -26,-60 -28,-34 -16,-10', dark, 0.75),
      ),
      scarfTail(S, o),
      head(S, o),
      arms[o.arms],
    ),
  );
}

function scarfTail(S: Easel, o: SledgerOptions): Mark {
  return [
    cel(S, '-16,-70 -34,-76 -52,-70 -72,-80 -74,-70 -54,-60 -34,-66 -16,-62', o.scarf),
    brushLine(S, trace('-18,-67 -36,-71 -52,-65 -70,-74'), 1.2, mix(o.scarf, '#2a1a4a', 0.4)),
  ];
}

function head(S: Easel, o: SledgerOptions): Mark {
  const looksBack = o.arms === 'back';
  const face = [
    cel(
      S,
      'M-26 -88C-28 -104 -16 -112 -4 -110C6 -108 10 -100 10 -94L15 -87C15 -84 11 -83 9 -83C10 -78 6 -73 0 -72C-12 -69 -24 -76 -26 -88Z',
      SKIN,
      laid('-30,-70 -22,-84 -10,-76 6,-74 8,-66 -26,-64', SHADE, 0.6),
      ellipse(2, -83, 5, 3.4, '#e0705a', 'opacity=".5"'),
    ),
    ellipse(4, -93, 1.9, 2.6, INK),
    line('M0 -99Q4 -102 9 -99', '#6b4230', 1.8),
  ];
  const hair = o.hat
    ? [
        cel(
          S,
          'M-30 -90C-32 -114 -12 -122 2 -116C9 -112 12 -105 12 -101C0 -103 -14 -100 -22 -92C-24 -88 -28 -87 -30 -90Z',
          o.hat,
          laid('-34,-84 -30,-112 -16,-118 -20,-100 -24,-86', mix(o.hat, '#2a1a4a', 0.5), 0.7),
        ),
        cel(
          S,
          'M-33 -88C-24 -100 -4 -107 14 -104L13 -97C-2 -99 -18 -94 -26 -84Z',
          mix(o.hat, '#ffffff', 0.55),
        ),
        ellipse(-17, -122, 8, 8, mix(o.hat, '#ffffff', 0.55)),
      ]
    : [
        cel(
          S,
          'M-28 -82C-36 -104 -22 -120 -2 -117C8 -115 12 -108 11 -101C4 -106 -4 -104 -8 -98C-12 -92 -16 -90 -20 -84C-22 -80 -26 -78 -28 -82Z',
          '#5b3524',
        ),
        [
          '-14,-112 -6,-128 12,-136',
          '-6,-114 6,-128 24,-130',
          '2,-113 14,-122 30,-120',
          '-22,-108 -20,-124 -6,-136',
        ].map((l) => brushLine(S, trace(l), 4, '#5b3524', { attack: 0.02, decay: 0.8 })),
      ];
  const mouth = looksBack
    ? ellipse(6, -79.5, 2.6, 3.2, '#8c3a34')
    : line('M3 -79Q7 -76 10 -79', '#a04a3c', 1.8);
  const collar = cel(S, '-24,-76 -10,-70 4,-72 6,-64 -8,-58 -24,-64', o.scarf);
  return looksBack
    ? [collar, group({ transform: 'translate(-20 0) scale(-1 1) rotate(-24 -8 -90)' }, face, mouth, hair)]
    : [collar, group({}, face, mouth, hair)];
}
