/** Carol singers from behind, dark against the light they carry, 190 px high at s = 1; light comes from above on the side of `lit`. Gouache. */
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { ellipse, group, line, moved, path, type Mark } from '../kit/markup.ts';
import { times, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface Singer extends Standing {
  coat: Colour;
  hat: Colour;
  kind: 'fur' | 'kerchief' | 'bobble' | 'brim';
  does: 'carries' | 'shields' | 'plays' | 'shrinks';
  /** 1: the light is to the right of it. */
  lit: 1 | -1;
}

const NIGHT = oklch(0.2, 0.05, 285);
const FIRE = oklch(0.94, 0.1, 88);

export function starSinger(S: Easel, o: Singer): Mark {
  const coat = mix(o.coat, NIGHT, 0.35);
  const deep = mix(o.coat, NIGHT, 0.68);
  const warm = mix(o.coat, FIRE, 0.62);
  const hat = mix(o.hat, NIGHT, 0.3);
  const mitten = oklch(0.5, 0.15, 28);
  const arm = (list: string, far = false): string => cel(S, list, far ? deep : coat);
  const lean = { carries: 4, shields: -5, plays: 3, shrinks: -7 }[o.does];
  const { s = 1 } = o;
  return group(
    { transform: `translate(${o.x} ${o.y}) scale(${s * o.lit} ${s})` },
    cel(S, '-26,3 -27,-36 -3,-38 -3,3', deep),
    cel(S, '4,3 3,-38 27,-36 27,3', deep, laid('18,-40 30,-40 30,4 20,4', warm, 0.5)),
    group(
      { transform: `rotate(${lean} 0 -20)` },
      behind(),
      cel(
        S,
        '-30,-142 -44,-96 -54,-34 -24,-26 24,-26 54,-34 46,-96 32,-142 0,-152',
        coat,
        laid('-60,-20 -56,-110 -30,-150 -6,-152 -14,-100 -8,-20', deep, 0.9),
        laid('24,-146 36,-146 52,-96 60,-30 50,-30 40,-92 30,-128', warm, 0.9),
        laid('-4,-154 30,-146 34,-132 10,-140', warm, 0.7),
      ),
      line('M0 -118C4 -90 -2 -60 0 -28', deep, 2.4, 'opacity=".7"'),
      cel(
        S,
        '-22,-158 -26,-142 0,-134 28,-142 22,-158',
        mix(o.hat, NIGHT, 0.5),
        laid('10,-162 34,-156 30,-136 16,-138', mix(o.hat, FIRE, 0.6), 0.9),
      ),
      headwear(),
      before(),
    ),
  );

  function headwear(): Mark {
    const lit = mix(o.hat, FIRE, 0.65);
    const dark = mix(o.hat, NIGHT, 0.65);
    const dome = '-26,-160 -28,-184 -14,-204 8,-206 26,-190 28,-164 14,-152 -12,-152';
    if (o.kind === 'fur')
      return [
        cel(
          S,
          '-30,-158 -32,-186 -16,-206 14,-208 32,-188 32,-160 20,-150 -18,-150',
          hat,
          laid('-40,-150 -34,-200 -14,-210 -16,-176 -8,-148', dark, 0.8),
          laid('8,-212 38,-196 36,-158 26,-158 22,-186', lit, 0.9),
        ),
        cel(S, '-36,-172 -34,-150 -24,-142 -22,-168', dark),
        cel(S, '34,-172 33,-148 24,-140 22,-168', lit),
      ];
    if (o.kind === 'kerchief')
      return [
        cel(
          S,
          '-26,-156 -28,-184 -12,-206 10,-206 28,-186 28,-156 10,-140 0,-112 -12,-142',
          hat,
          laid('-40,-140 -32,-200 -12,-210 -14,-170 -4,-110', dark, 0.8),
          laid('6,-212 36,-192 34,-150 22,-150 20,-184', lit, 0.9),
        ),
        ellipse(-6, -176, 3, 3, lit),
        ellipse(6, -160, 3, 3, lit),
        ellipse(-10, -152, 3, 3, lit),
        ellipse(8, -190, 3, 3, lit),
      ];
    if (o.kind === 'bobble')
      return [
        cel(
          S,
          dome,
          hat,
          laid('-40,-150 -30,-206 -6,-210 -14,-150', dark, 0.8),
          laid('8,-212 36,-190 34,-150 22,-152 18,-186', lit, 0.9),
        ),
        ellipse(2, -212, 11, 10, mix(FIRE, '#ffffff', 0.3)),
        line('M-27 -164Q0 -156 28 -166', mix(o.hat, FIRE, 0.3), 8),
      ];
    return [
      cel(
        S,
        '-22,-166 -24,-196 -8,-210 12,-210 24,-194 24,-168',
        hat,
        laid('6,-216 34,-196 30,-160 18,-164 16,-196', lit, 0.9),
      ),
      cel(
        S,
        '-44,-168 -20,-174 20,-176 46,-170 30,-158 -26,-156',
        dark,
        laid('10,-180 50,-176 46,-160 20,-160', lit, 0.9),
      ),
    ];
  }

  /** What is done behind the body, away from us. */
  function behind(): Mark {
    if (o.does === 'plays')
      return [
        times(5, (i) =>
          cel(
            S,
            `${44 + i * 11},-122 ${54 + i * 11},-126 ${56 + i * 11},-62 ${46 + i * 11},-60`,
            i % 2 ? warm : mix(FIRE, o.coat, 0.3),
          ),
        ),
        cel(S, '100,-130 116,-128 118,-58 102,-56', deep),
      ];
    return '';
  }

  function before(): Mark {
    if (o.does === 'carries') return arm('28,-140 44,-138 62,-130 70,-120 62,-108 44,-110 30,-116');
    if (o.does === 'shields')
      return [
        arm('28,-138 46,-134 58,-160 52,-190 40,-204 26,-196 36,-176 32,-154', false),
        cel(
          S,
          '26,-198 36,-212 50,-208 54,-194 42,-186',
          mitten,
          laid('38,-214 60,-206 54,-184 44,-190', mix(mitten, FIRE, 0.7), 0.9),
        ),
        arm('-32,-134 -50,-104 -52,-70 -42,-62 -34,-92 -24,-118', true),
      ];
    if (o.does === 'plays')
      return [
        arm('34,-134 52,-124 78,-112 106,-104 110,-90 90,-90 56,-100 34,-112'),
        arm('-32,-134 -48,-108 -40,-84 -26,-84 -30,-106', true),
      ];
    return [
      arm('-30,-134 -46,-114 -48,-92 -30,-84 -24,-104', true),
      arm('32,-134 50,-112 46,-92 28,-88 26,-106', false),
    ];
  }
}

/** The last and least has stopped to pick one, back to the wonder. */
export function crocusPicker(S: Easel, at: Standing): Mark {
  const [coat, deep, warm] = [oklch(0.62, 0.15, 35), oklch(0.42, 0.11, 20), oklch(0.9, 0.12, 75)];
  const skin = oklch(0.78, 0.08, 50);
  return moved(
    at,
    cel(S, '-2,2 -4,-22 16,-24 18,2', deep),
    cel(S, '22,3 20,-22 40,-22 42,3', deep),
    cel(
      S,
      '0,-14 -8,-44 -6,-72 14,-92 38,-88 50,-60 52,-16 26,-10',
      coat,
      laid('18,-96 60,-90 60,0 20,0 36,-40', deep, 0.8),
      laid('-10,-60 -4,-78 14,-96 30,-92 10,-78 2,-52', warm, 0.85),
    ),
    cel(
      S,
      '4,-74 18,-66 10,-44 -8,-26 -20,-20 -26,-28 -14,-40 -4,-58',
      mix(coat, deep, 0.25),
      laid('14,-70 14,-40 -14,-16 -20,-22 0,-44', deep, 0.7),
    ),
    cel(S, '-18,-32 -30,-28 -36,-18 -28,-14 -18,-20', skin),
    crocus(S, -36, -10, 0.9, oklch(0.8, 0.12, 310)),
    cel(
      S,
      'M-14 -86C-18 -88 -19 -92 -18 -95C-22 -96 -23 -100 -20 -102C-19 -112 -8 -122 6 -120C20 -116 24 -102 16 -90C8 -80 -6 -80 -14 -86Z',
      skin,
      laid('-4,-80 6,-96 22,-110 26,-80', oklch(0.58, 0.09, 35), 0.8),
    ),
    ellipse(-11, -98, 2, 2.6, '#2a1820'),
    line('M-16 -88q4 2 7 0', '#84403a', 1.8),
    cel(
      S,
      '-18,-104 -14,-124 4,-134 22,-126 28,-104 18,-90 10,-104 -4,-110',
      oklch(0.6, 0.1, 250),
      laid('6,-138 34,-126 28,-86 16,-92 18,-112', oklch(0.36, 0.08, 265), 0.8),
      laid('-20,-104 -14,-128 4,-136 8,-128 -6,-118', warm, 0.7),
    ),
    ellipse(12, -136, 9, 8.5, oklch(0.93, 0.05, 85)),
  );
}

/** Foot at (x, y), 40 px high. */
export function crocus(S: Easel, x: number, y: number, s: number, colour: Colour): Mark {
  const dark = mix(colour, oklch(0.3, 0.12, 300), 0.45);
  return moved(
    { x, y, s, r: S.rng.gauss(0, 9) },
    line('M-2 0Q-8 -14 -13 -20M2 0Q9 -12 12 -18', oklch(0.5, 0.12, 140), 2.4),
    line('M0 0V-14', oklch(0.82, 0.08, 120), 2.6),
    path('M-2 -12C-13 -20 -10 -34 -7 -38C-1 -32 1 -20 0 -12Z', dark),
    path('M2 -12C13 -20 10 -34 7 -38C1 -32 -1 -20 0 -12Z', dark),
    path('M0 -11C-8 -20 -6 -34 0 -41C6 -34 8 -20 0 -11Z', colour),
    line('M0 -34V-40', oklch(0.85, 0.16, 75), 2),
  );
}
