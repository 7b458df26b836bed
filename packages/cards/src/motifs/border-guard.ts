/** What guards a border, cut small for a print: sentries, a striped box, a watchtower. Feet at (0, 0), about 60 px high at s 1. */
import { soften } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { times, type Standing } from '../kit/points.ts';

export interface GuardInks {
  readonly dark: string;
  readonly pale: string;
  readonly accent: string;
}

/** What stands upright on ground that falls to the right by so much for every px. */
type OnSlope = Standing & { readonly falls: number };

/** In a long coat and a helmet, the rifle upright at the back, looking to the right. */
export const sentry = (o: Standing, inks: GuardInks): string =>
  moved(
    o,
    path(soften('-8,-8 -6,-8 -8,-62 -9,-62', 0), inks.dark),
    path(soften('-6,3 -5,-14 0,-14 -1,1 3,2 3,4 -6,4', 0.2), inks.dark),
    path(soften('3,5 1,-14 6,-14 7,3 11,4 11,6 3,6', 0.2), inks.dark),
    path(soften('-10,-9 -8,-24 -7,-34 -3,-38 4,-38 8,-34 8,-24 11,-9 1,-7', 0.35), inks.dark),
    path(soften('-2,-36 -2.5,-43 1,-45 5,-44 6,-41 7,-39.5 5.5,-39 5,-37.5 3,-36', 0.4), inks.dark),
    path(soften('-6,-42 -4,-49 1,-52 6,-49 9,-42', 0.5), inks.dark),
    path(soften('-7,-25 8,-25 8.4,-22.6 -7.4,-22.6', 0), inks.pale),
    path(soften('5,-34 9,-33 11,-22 5,-17 3,-20 7,-24', 0.5), inks.dark),
  );

/** A box with a pointed roof and slanting stripes. */
export const sentryBox = (o: OnSlope, inks: GuardInks): string => {
  const foot = (x: number): number => x * o.falls + 3;
  return moved(
    o,
    path(soften(`-17,${foot(-17)} 17,${foot(17)} 17,-58 -17,-58`, 0), inks.dark),
    path(soften(`-14.5,${foot(-17)} 14.5,${foot(17)} 14.5,-57 -14.5,-57`, 0), inks.pale),
    times(4, (i) =>
      path(
        soften(`-14.5,${1 - i * 15} 14.5,${-5 - i * 15} 14.5,${-12 - i * 15} -14.5,${-6 - i * 15}`, 0),
        inks.accent,
      ),
    ),
    path(soften(`-8,${foot(-8)} 8,${foot(8)} 8,-38 0,-45 -8,-38`, 0), inks.dark),
    path(soften('-22,-55 0,-80 22,-55', 0), inks.dark),
  );
};

/** Four legs, a cabin, somebody in its window. */
export const watchtower = (o: OnSlope, inks: GuardInks): string => {
  const foot = (x: number): number => x * o.falls + 3;
  const legs = [
    `-23,${foot(-23)} -18,${foot(-18)} -9,-64 -13,-64`,
    `23,${foot(23)} 18,${foot(18)} 9,-64 13,-64`,
    '-20,-14 17,-34 17,-37 -20,-17',
    '20,-14 -17,-34 -17,-37 20,-17',
    '-15,-38 13,-56 13,-59 -15,-41',
    '15,-38 -13,-56 -13,-59 15,-41',
  ];
  return moved(
    o,
    legs.map((list) => path(soften(list, 0), inks.dark)),
    path(soften('-21,-62 21,-62 18,-84 -18,-84', 0), inks.dark),
    path(soften('-14,-80 14,-80 14,-71 -14,-71', 0), inks.pale),
    path(soften('-26,-83 26,-83 0,-102', 0), inks.dark),
    path(soften('-6,-71 -5,-75 -2,-76 -3,-79 0,-80.5 3,-79 2,-76 5,-75 6,-71', 0.6), inks.dark),
  );
};
