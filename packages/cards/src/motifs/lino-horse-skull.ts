/** A horse's skull in profile, looking left, its jaw open by a word; linocut. 450 px long at s 1, its middle at (x, y). */
import { formCuts, gouge } from '../finishes/linocut.ts';
import { resample, smooth, spline } from '../kit/curves.ts';
import { group, line as drawn, path } from '../kit/markup.ts';
import { place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const UPPER =
  '204,-36 178,-78 122,-105 60,-107 0,-94 -80,-68 -150,-46 -208,-27 -178,-14 -150,-5 -190,2 -226,15 -246,36 -238,54 -214,50 -170,37 -122,34 -104,41 -30,47 40,50 62,45 86,30 112,18 158,20 180,14 208,10 216,-12';
const LOWER =
  '-240,58 -224,78 -172,76 -110,74 0,86 70,106 112,136 152,148 188,130 200,82 194,34 176,10 152,30 128,46 96,60 40,64 -104,56 -170,54 -216,62';
/** Where the jaw is hinged. */
const JOINT: Point = [178, 14];

export interface HorseSkull {
  x: number;
  y: number;
  s: number;
  /** Which way the head hangs, radians. */
  r: number;
  /** How far the jaw is open, radians. */
  open: number;
  bone: string;
  shade: string;
  key: string;
}

export function linoHorseSkull(S: Easel, o: HorseSkull): string {
  const at = (list: string): Point[] => place(trace(list), o);
  const below = (list: string): Point[] =>
    place(
      place(
        trace(list).map(([x, y]): Point => [x - JOINT[0], y - JOINT[1]]),
        { x: JOINT[0], y: JOINT[1], r: -o.open },
      ),
      o,
    );
  const closed = (points: Point[]): Point[] => resample(spline(points, true, 10), 3);
  const open = (points: Point[]): Point[] => spline(points, false, 8);
  const solid = (outline: Point[], ink: string, width: number): string =>
    drawn(smooth(outline), o.key, width) + path(smooth(outline), ink);
  const cuts = (lists: readonly string[], width: number): string =>
    path(lists.map((list) => gouge(at(list), width)).join(''), o.key);
  const [upper, lower] = [closed(at(UPPER)), closed(below(LOWER))];
  const molars = (y0: number, y1: number, put: (list: string) => Point[]): string[] =>
    times(6, (i) => {
      const x = -100 + i * 27;
      return solid(
        closed(put(`${x},${y0} ${x + 23},${y0 + 3} ${x + 22},${y1 + 3} ${x + 2},${y1}`)),
        o.bone,
        4.4,
      );
    });
  return [
    molars(48, 72, below),
    times(3, (i) =>
      solid(
        closed(
          below(
            `${-242 + i * 13},${44 + i} ${-230 + i * 13},${44 + i} ${-228 + i * 13},66 ${-240 + i * 13},64`,
          ),
        ),
        o.bone,
        4,
      ),
    ),
    solid(lower, o.bone, 9),
    group(
      { 'clip-path': S.clip(smooth(lower)) },
      path(
        smooth(
          closed(
            below('-120,66 0,76 70,92 120,116 150,112 172,60 200,20 230,80 190,170 100,160 0,110 -120,90'),
          ),
        ),
        o.shade,
      ),
    ),
    formCuts(S, open(below('112,136 152,148 188,130 200,82 194,40')), {
      colour: o.key,
      side: 1,
      gap: 9,
      length: 26,
      width: 2.6,
      inset: 3,
      lean: 0.5,
    }),
    molars(34, 60, at),
    times(3, (i) =>
      solid(
        closed(
          at(
            `${-246 + i * 14},${36 + i * 3} ${-232 + i * 14},${40 + i * 2} ${-230 + i * 14},66 ${-244 + i * 14},60`,
          ),
        ),
        o.bone,
        4,
      ),
    ),
    solid(upper, o.bone, 9),
    group(
      { 'clip-path': S.clip(smooth(upper)) },
      path(
        smooth(closed(at('-150,14 -60,4 20,4 70,0 120,4 190,0 230,-30 230,60 60,70 -110,60 -170,50'))),
        o.shade,
      ),
      path(smooth(closed(at('-120,20 -60,12 20,10 60,12 40,30 -40,36 -110,36'))), o.bone),
    ),
    path(smooth(closed(at('-206,-26 -178,-15 -150,-6 -120,-10 -104,-24 -140,-36 -180,-32'))), o.key),
    solid(closed(at('26,-50 38,-82 74,-98 110,-88 128,-62 118,-34 88,-18 52,-22')), o.bone, 6),
    path(smooth(closed(at('38,-50 48,-76 76,-88 104,-80 116,-58 108,-38 84,-28 56,-32'))), o.key),
    solid(closed(at('-20,-2 20,-8 60,-10 116,-8 160,2 184,8 150,16 110,12 60,6 20,6')), o.bone, 4),
    cuts(
      [
        '-10,-74 -70,-54 -140,-34',
        '14,-76 -30,-56 -90,-38',
        '140,-84 168,-58 180,-22',
        '128,-92 150,-62 158,-30',
        '10,-40 -40,-26 -90,-14',
        '20,-26 -20,-14 -60,-6',
        '-120,44 -150,40 -190,42',
        '60,-104 96,-102 124,-92',
      ],
      2.8,
    ),
    path(
      ['-150,66 -60,72 10,82', '-130,72 -60,80 0,90'].map((list) => gouge(below(list), 2)).join(''),
      o.key,
    ),
    formCuts(S, open(at('204,-36 178,-78 122,-105 60,-107')), {
      colour: o.key,
      side: 1,
      gap: 9,
      length: 20,
      width: 2.4,
      inset: 3,
      lean: 0.4,
    }),
  ]
    .flat()
    .join('');
}
