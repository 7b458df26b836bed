/** A face in key lines that looks down at its work, a ribbon held between the lips; from in front, centred on (0, 0), 420 high. */
import type { keyBlock } from '../finishes/woodblock.ts';
import type { Colour } from '../kit/colour.ts';
import { closedCurve, resample, smooth, spline, traceCurve } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { lerp, nth, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export interface PlaitingFace {
  x: number;
  y: number;
  s: number;
  r: number;
  inks: {
    skin: Colour;
    shade: Colour;
    blush: Colour;
    lips: Colour;
    hair: Colour;
    sheen: Colour;
    key: Colour;
    ribbon: Colour;
    fold: Colour;
  };
  key: ReturnType<ReturnType<typeof keyBlock>>;
}

const laid =
  (o: PlaitingFace) =>
  (points: Points): Point[] =>
    place(points, { x: o.x, y: o.y, s: o.s, r: o.r });

/** What lies behind the face. */
export function hairBehind(S: Easel, o: PlaitingFace): string {
  const at = laid(o);
  const mass = at(
    closedCurve(
      '0,-272 90,-262 170,-210 214,-120 226,0 240,120 280,230 330,330 356,430 0,440 -356,430 -330,330 -280,230 -240,120 -226,0 -214,-120 -170,-210 -90,-262',
    ),
  );
  return path(smooth(mass), o.inks.hair) + o.key([...mass, nth(mass, 0)], 3.4) + sheen(S, o);
}

/** Hair runs from the parting round the head and down. */
const sheen = (S: Easel, o: PlaitingFace): string => {
  const at = laid(o);
  const one = (side: 1 | -1): string =>
    times(15, (i) => {
      const t = (i + 0.5) / 15;
      const w = lerp(150, 216, t);
      const way = at(
        spline(
          [
            [side * 6, -246 - t * 14],
            [side * w * 0.62, -218 - t * 22],
            [side * w * 0.98, -110 - t * 20],
            [side * (w + 4), 20],
            [side * (w + 22 + t * 20), 150],
            [side * (w + 70 + t * 66), 300],
            [side * (w + 80 + t * 70), 420],
          ],
          false,
          10,
        ),
      );
      const [from, to] = [S.rng.range(0.02, 0.3), S.rng.range(0.6, 1)];
      const part = way.slice(Math.floor(from * way.length), Math.ceil(to * way.length));
      return path(smooth(ribbon(part, (k) => 2.1 * Math.sin(Math.PI * k) ** 0.6 + 0.2)), o.inks.sheen);
    }).join('');
  return one(-1) + one(1);
};

export function plaitingFace(S: Easel, o: PlaitingFace): string {
  const at = laid(o);
  const { inks, key } = o;
  const soft = (list: string): string => smooth(at(closedCurve(list)));
  const drawn = (list: string, width: number): string => key(at(traceCurve(list)), width);
  const face = at(
    closedCurve(
      '0,212 40,202 84,168 122,112 146,36 154,-50 146,-130 104,-196 0,-224 -104,-196 -146,-130 -154,-50 -146,36 -122,112 -84,168 -40,202',
    ),
  );
  const eye = (side: 1 | -1): string => {
    const to = (list: string): string =>
      trace(list)
        .map(([u, v]) => `${u * side},${v}`)
        .join(' ');
    const lashes = times(6, (i): string => {
      const t = i / 5;
      const [x, y] = [34 + t * 74, 14 + 12 * Math.sin(Math.PI * (0.15 + t * 0.75)) - t * 8];
      return drawn(to(`${x},${y} ${x + 2 + t * 6},${y + 7} ${x + 4 + t * 12},${y + 11}`), 2.8);
    });
    return [
      path(soft(to('24,2 44,-24 78,-34 108,-18 118,6 96,18 64,24 40,16')), inks.shade),
      path(soft(to('34,10 60,19 92,16 106,6 94,24 64,31 42,24')), inks.key),
      drawn(to('22,0 40,14 66,22 96,16 122,0'), 6.4),
      drawn(to('30,-18 56,-36 88,-36 114,-18'), 2),
      lashes,
      path(
        smooth(
          at(
            ribbon(
              traceCurve(to('18,-78 50,-90 92,-84 126,-58')),
              (t) => 5.6 * Math.sin(Math.PI * (0.1 + 0.9 * t)) ** 0.7 + 0.6,
            ),
          ),
        ),
        inks.hair,
      ),
      path(soft(to('62,70 96,58 130,66 128,84 96,98 66,92')), inks.blush),
    ]
      .flat()
      .join('');
  };
  const bang = (side: 1 | -1): string => {
    const list = trace(
      '0,-230 70,-216 130,-172 162,-96 168,-10 160,70 150,30 140,-40 112,-104 64,-146 14,-164 0,-186',
    )
      .map(([u, v]) => `${u * side},${v}`)
      .join(' ');
    const shape = at(closedCurve(list));
    const combed = times(6, (i) => {
      const k = i / 6;
      const way = trace(
        `4,${-184 - k * 40} ${52 + k * 16},${-164 - k * 44} ${110 + k * 18},${-116 - k * 46} ${146 + k * 14},${-40 - k * 40} ${154 + k * 10},30`,
      ).map(([u, v]): Point => [u * side, v]);
      return path(
        smooth(at(ribbon(spline(way, false, 8), (t) => 1.9 * Math.sin(Math.PI * t) ** 0.6 + 0.2))),
        inks.sheen,
      );
    });
    return path(smooth(shape), inks.hair) + combed.join('');
  };
  return [
    path(smooth(face), inks.skin),
    path(
      soft(
        '-154,-50 -146,36 -122,112 -84,168 -40,202 0,212 40,202 20,190 -36,176 -80,130 -112,60 -122,-30 -118,-120',
      ),
      inks.shade,
    ),
    key([...face, nth(face, 0)], 3.2),
    eye(-1),
    eye(1),
    drawn('-18,-92 -10,-60 -8,-20 -15,24 -24,62', 2.6),
    drawn('-30,76 -22,88 -8,86 2,94 14,86 26,86 32,74', 3.2),
    lips(S, o, soft, drawn),
    drawn('-22,176 0,182 22,176', 1.8),
    bang(-1),
    bang(1),
  ].join('');
}

/** Closed on the ribbon; its ends hang. */
function lips(
  S: Easel,
  o: PlaitingFace,
  soft: (list: string) => string,
  drawn: (list: string, width: number) => string,
): string {
  const at = laid(o);
  const end = (list: string, w: number): string => {
    const way = resample(traceCurve(list), 5);
    const breadth = (t: number): number =>
      w * (0.5 + 0.5 * Math.abs(Math.cos(t * 7 + 0.6))) * Math.min(1, 0.5 + t * 4);
    const edge = at(ribbon(way, breadth, S.noise, 1));
    const n = way.length;
    return (
      path(smooth(edge), o.inks.ribbon) +
      path(
        smooth(
          at(
            ribbon(
              way.slice(Math.floor(n * 0.34), Math.floor(n * 0.56)),
              (t) => w * 0.8 * Math.sin(Math.PI * t),
            ),
          ),
        ),
        o.inks.fold,
      ) +
      o.key(edge.slice(0, n), 2) +
      o.key(edge.slice(n), 2)
    );
  };
  return [
    path(soft('-46,128 -20,116 -6,118 0,121 6,118 20,116 46,128 22,130 0,131 -22,130'), o.inks.lips),
    path(soft('-42,136 -20,139 0,140 20,139 42,136 26,152 0,158 -26,152'), o.inks.lips),
    end('-34,134 -70,138 -96,158 -106,200 -96,246 -118,290 -108,338 -126,372', 11),
    end('34,134 74,136 104,160 112,206 100,256 122,306 106,360 124,420 112,452', 11),
    path(soft('-50,128 -20,127 0,128 20,127 50,128 50,142 20,141 0,142 -20,141 -50,142'), o.inks.ribbon),
    drawn('-54,128 -20,126 0,127 20,126 54,128', 2.4),
    drawn('-52,142 -20,142 0,143 20,142 52,142', 2.2),
  ].join('');
}
