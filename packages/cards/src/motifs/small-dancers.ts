/** Hares and mice on their hind legs, as flat silhouettes for a lamplit room; feet at (x, y). A hare is 100 px to the brow at s 1. */
import { needle } from '../finishes/frost.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { place, trace, type Point, type Standing } from '../kit/points.ts';

export interface Dancer extends Standing {
  kind: 'hare' | 'mouse';
  skirt?: boolean;
  /** Where its forepaws are, in its own units; the second one default by its side. */
  reach: Point;
  other?: Point;
  /** Leans, radians. */
  lean?: number;
  colour: string;
  /** The lit edge, on the side it faces (1) or behind (-1). */
  rim: string;
}

const LEGS = '-14,-30 -18,-14 -22,-2 -4,0 0,-12 4,-16 10,-8 8,0 26,0 22,-8 18,-26';
const TRUNK = '-16,-24 -18,-40 -10,-58 2,-66 14,-58 20,-40 18,-22 2,-16';
const SKIRT = '-34,-2 -20,-28 -12,-50 -6,-62 6,-66 14,-56 18,-34 32,-4 0,2';
const HARE_HEAD = '-6,-66 -8,-80 2,-90 14,-90 24,-82 28,-76 20,-68 8,-62';
const MOUSE_HEAD = '-8,-62 -10,-78 0,-88 12,-88 24,-76 36,-68 22,-62 6,-58';

export function dancer(o: Dancer): string {
  const { s = 1, flip = 1, lean = 0 } = o;
  const at = (list: string): Point[] => place(trace(list), { x: o.x, y: o.y, sx: s * flip, sy: s, r: lean });
  const form = (list: string): string =>
    smooth(
      closedCurve(
        at(list)
          .map((p) => p.join(','))
          .join(' '),
        6,
      ),
    );
  const limb = (to: Point): string =>
    needle(at(`6,-56 ${(6 + to[0]) / 2 + 2},${(-56 + to[1]) / 2 + 5} ${to.join(',')}`), 5 * s, {
      attack: 0.05,
      decay: 0.25,
    });
  const ears =
    o.kind === 'hare'
      ? form('-2,-84 -12,-104 -16,-128 -8,-130 2,-108 6,-88') +
        form('4,-88 4,-110 8,-132 16,-130 14,-106 12,-88')
      : form('-8,-82 -18,-92 -12,-104 0,-102 4,-88') + form('6,-86 6,-100 18,-104 22,-92 14,-84');
  const tail =
    o.kind === 'hare'
      ? form('-26,-20 -20,-28 -12,-22 -18,-14')
      : needle(at('-16,-20 -36,-12 -46,-24 -58,-20'), 2.6 * s, { attack: 0.05, decay: 0.9 });
  const rims = [
    '20,-58 24,-44 20,-30',
    '26,-82 28,-76 22,-70',
    o.skirt ? '20,-34 28,-16 32,-4' : '18,-26 22,-12 24,-2',
  ];
  const parts = [
    tail,
    ears,
    ...(o.skirt ? [form(SKIRT)] : [form(LEGS), form(TRUNK)]),
    form(o.kind === 'hare' ? HARE_HEAD : MOUSE_HEAD),
    limb(o.reach),
    limb(o.other ?? [22, -40]),
  ];
  return (
    parts.map((part) => path(part, o.colour)).join('') +
    path(
      rims.map((list) => needle(at(list), 1.5 * s)).join('') + needle(at('8,-100 10,-118 12,-130'), 1.1 * s),
      o.rim,
    )
  );
}
