/** Two people on the ends of two clock hands, each reaching for the other; small people of a few sure shapes. Feet (or knee) at (x, y), about 100 units tall. */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { ellipse, moved } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface LoverInks {
  coat: Colour;
  dark: Colour;
  skin: Colour;
  blush: Colour;
  hair: Colour;
  scarf: Colour;
  /** What the sun touches. */
  rim: Colour;
}

/** On the tip of one shoe, the other in the air; looks right. */
export function leaningWoman(S: Easel, o: Standing & { c: LoverInks }): string {
  const { x, y, s = 1, flip = 1, c } = o;
  return moved(
    { x, y, s, flip },
    // The far arm is thrown back for balance.
    cel(
      S,
      '6,-76 -4,-72 -18,-62 -30,-56 -36,-58 -37,-54 -31,-50 -16,-55 0,-64 8,-68',
      mix(c.coat, c.dark, 0.45),
    ),
    ellipse(-37, -55, 3.6, 3, c.skin),
    cel(
      S,
      '-4,-36 4,-34 -2,-26 -14,-18 -26,-15 -31,-20 -37,-28 -42,-28 -40,-20 -34,-11 -26,-9 -12,-11 2,-20 8,-30',
      c.dark,
    ),
    cel(S, '4,-34 13,-34 14,-20 13,-8 16,-3 24,-1 25,2 10,3 7,-4 6,-18', c.dark),
    cel(
      S,
      '16,-82 24,-78 23,-66 19,-54 18,-46 22,-36 24,-28 12,-24 -4,-25 -18,-30 -24,-36 -14,-42 -6,-52 -1,-64 6,-76',
      c.coat,
      laid('10,-84 14,-60 8,-44 6,-22 -30,-22 -30,-84', mix(c.coat, c.dark, 0.6), 0.8),
      laid('22,-80 26,-78 22,-54 20,-46 28,-26 22,-26 17,-46 19,-60', c.rim, 0.85),
    ),
    brushLine(S, trace('-1,-54 8,-51 18,-50'), 1.2, c.dark, { opacity: 0.7 }),
    // The scarf goes where the wind goes.
    cel(
      S,
      '12,-84 2,-84 -10,-88 -22,-84 -34,-88 -48,-82 -60,-86 -62,-79 -50,-74 -36,-79 -24,-75 -10,-79 4,-76 16,-77',
      c.scarf,
      laid('-70,-80 -40,-78 -20,-78 20,-78 20,-70 -70,-70', c.dark, 0.25),
    ),
    cel(
      S,
      '24,-104 31,-102 35,-97 36,-93 40,-89 37,-87 37,-82 32,-79 26,-79 22,-82 16,-86 14,-94 17,-101',
      c.skin,
      laid('10,-106 24,-106 22,-90 26,-78 10,-78', c.blush, 0.5),
      laid('33,-104 40,-96 41,-86 37,-90 34,-98', c.rim, 0.7),
    ),
    ellipse(32.4, -93, 1.1, 1.6, c.dark),
    cel(
      S,
      '24,-106 32,-104 34,-100 28,-99 24,-95 23,-88 19,-85 12,-84 6,-87 3,-93 8,-97 12,-96 15,-103',
      c.hair,
    ),
    cel(S, '17,-85 24,-81 31,-80 31,-75 22,-74 13,-78', c.scarf),
    cel(
      S,
      '14,-77 24,-76 36,-79 48,-84 54,-87 57,-83 50,-77 38,-71 26,-67 16,-67',
      c.coat,
      laid('10,-70 30,-71 54,-82 56,-74 20,-62', mix(c.coat, c.dark, 0.6), 0.7),
      laid('20,-79 36,-82 54,-90 54,-86 36,-77', c.rim, 0.6),
    ),
    cel(S, '53,-87 58,-90 64,-93 66,-91 61,-87 66,-87 66,-85 60,-83 56,-82', c.skin),
  );
}

/** On one knee, the other foot set forward; looks right. */
export function kneelingMan(S: Easel, o: Standing & { c: LoverInks }): string {
  const { x, y, s = 1, flip = 1, c } = o;
  return moved(
    { x, y, s, flip },
    cel(S, '-8,-12 -24,-8 -40,-8 -46,-14 -50,-12 -48,-1 -40,2 -20,3 -4,2', c.dark),
    cel(
      S,
      '-8,-66 2,-70 12,-64 16,-54 14,-40 16,-26 10,-12 2,2 -14,3 -28,1 -38,-3 -30,-14 -22,-28 -18,-44 -14,-58',
      c.coat,
      laid('-4,-70 2,-50 -2,-28 -6,6 -44,6 -34,-70', mix(c.coat, c.dark, 0.55), 0.8),
      laid('8,-68 18,-56 16,-42 18,-24 12,-24 12,-42', c.rim, 0.6),
    ),
    // The leg he stands on.
    cel(
      S,
      '0,-26 14,-28 28,-30 33,-25 32,-14 31,-4 38,-1 39,3 24,3 22,-4 22,-16 12,-14 2,-10',
      c.dark,
      laid('12,-30 30,-32 36,-24 34,-6 31,-8 30,-24', mix(c.coat, c.rim, 0.4), 0.5),
    ),
    cel(
      S,
      '8,-92 15,-92 20,-87 21,-82 25,-78 22,-76 22,-71 17,-67 11,-68 7,-71 3,-74 1,-82 3,-88',
      c.skin,
      laid('-2,-94 8,-94 7,-80 12,-66 -2,-66', c.blush, 0.5),
      laid('18,-92 26,-84 26,-76 22,-80 19,-86', c.rim, 0.6),
    ),
    ellipse(18, -82, 1.1, 1.6, c.dark),
    cel(S, '4,-94 12,-96 20,-92 22,-88 16,-87 10,-86 7,-82 5,-76 1,-74 -2,-80 -1,-88', c.hair),
    cel(S, '2,-75 10,-70 17,-68 18,-63 8,-62 -1,-67', c.scarf),
    cel(S, '2,-68 -8,-62 -16,-50 -20,-36 -14,-34 -8,-46 2,-58', c.scarf),
    cel(
      S,
      '4,-62 16,-62 30,-66 44,-72 50,-74 53,-70 46,-64 32,-57 18,-52 6,-52',
      c.coat,
      laid('0,-54 22,-56 50,-68 52,-60 10,-46', mix(c.coat, c.dark, 0.55), 0.7),
      laid('10,-64 30,-69 50,-77 50,-73 30,-64', c.rim, 0.5),
    ),
    cel(S, '49,-74 55,-77 61,-80 63,-78 58,-74 63,-73 62,-71 56,-69 52,-69', c.skin),
  );
}
