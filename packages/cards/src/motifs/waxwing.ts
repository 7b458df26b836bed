/** A waxwing, perched, looking down to the right with a knitted hat in its bill; 230 px high, feet at (x, y). Gouache. */
import { brushLine, fur } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { closedCurve } from '../kit/curves.ts';
import { ellipse, group, line, moved, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const FAWN = [
  oklch(0.36, 0.05, 330),
  oklch(0.5, 0.055, 20),
  oklch(0.66, 0.06, 45),
  oklch(0.79, 0.06, 60),
  oklch(0.92, 0.045, 80),
];
const ASH = [oklch(0.36, 0.03, 280), oklch(0.52, 0.025, 270), oklch(0.7, 0.02, 250), oklch(0.86, 0.02, 220)];
const BLACK = oklch(0.2, 0.025, 300);

export interface WaxwingOptions extends Standing {
  hat: Colour;
}

/** The outlines are placed first: a plan of light lives in card coordinates. */
export function waxwing(S: Easel, { x, y, s = 1, hat }: WaxwingOptions): Mark {
  const at = (list: string): string =>
    trace(list)
      .map(([u, v]) => `${x + u * s},${y + v * s}`)
      .join(' ');
  const shape = (list: string): ReturnType<typeof closedCurve> => closedCurve(at(list));
  const body = shape(
    '64,-186 40,-196 12,-190 -8,-170 -30,-140 -56,-104 -66,-64 -62,-30 -44,-8 -10,-2 26,-10 54,-34 68,-70 72,-110 84,-140 92,-160 84,-178',
  );
  const wing = shape(
    '-6,-140 -34,-112 -56,-74 -70,-36 -96,14 -104,34 -86,30 -56,4 -26,-24 2,-56 14,-96 8,-126',
  );
  const tail = shape('-52,-26 -84,10 -112,52 -104,62 -80,50 -44,14 -28,-8');
  const crest = shape('34,-194 16,-206 -6,-212 -34,-208 -56,-196 -36,-194 -24,-184 -12,-164 16,-172');
  const light = { from: -140, before: 34 };
  const tone = new Tone(0.3)
    .round(body, { ...light, size: 60 * s, dark: 0.05 })
    .round(crest, { ...light, size: 18 * s, dark: 0.25 });
  const flow = flowAlong(
    [at('84,-160 40,-186 0,-160 -40,-90 -50,-20'), at('90,-150 70,-100 50,-40 0,-8')].map((l) => trace(l)),
  );
  const wings = new Tone(0.4).round(wing, { ...light, size: 26 * s, dark: 0.1 });
  return group(
    {},
    modelled(S.element('tail'), tail, {
      tone: new Tone(0.3).round(tail, { ...light, size: 16 }),
      colours: ASH,
      flow: 2.2,
      length: 16,
      width: 2.5,
    }),
    cel(S, at('-96,30 -116,54 -104,66 -80,52 -76,38'), oklch(0.86, 0.16, 95)),
    [-8, 14].map((dx) =>
      brushLine(S, trace(at(`${dx},-12 ${dx + 3},4 ${dx + 16},8`)), 3.4 * s, BLACK, { decay: 0.2 }),
    ),
    modelled(S.element('crest'), crest, { tone, colours: FAWN, flow: 0.6, length: 18, width: 2.4 }),
    modelled(S.element('body'), body, { tone, colours: FAWN, flow, length: 18, width: 2.6 }),
    fur(S.element('down'), {
      region: body,
      n: 260,
      length: 11 * s,
      width: 1.1,
      flow: (u, v) => flow(u, v),
      colour: (u, v) => mix(FAWN[1] ?? '', FAWN[4] ?? '', tone.at(u, v)),
      opacity: [0.25, 0.6],
    }),
    modelled(S.element('wing'), wing, { tone: wings, colours: ASH, flow: 2.1, length: 22, width: 3 }),
    // quills: black, white bar, the yellow edge, drops of wax
    cel(S, at('-40,-60 -62,-20 -96,16 -104,34 -86,30 -56,4 -30,-20 -16,-44'), BLACK),
    ['-38,-36 -60,-6 -92,24', '-30,-26 -56,0 -88,28'].map((l, i) =>
      brushLine(S, trace(at(l)), 2.4 * s, i ? '#f4ead6' : oklch(0.86, 0.16, 95), {
        attack: 0.05,
        decay: 0.3,
      }),
    ),
    cel(S, at('-22,-60 -32,-46 -22,-40 -10,-54'), '#f4ead6'),
    [0, 1, 2, 3].map((i) =>
      ellipse(x + (-28 + i * 8) * s, y + (-34 - i * 7) * s, 4.2 * s, 2.6 * s, oklch(0.58, 0.2, 27)),
    ),
    moved({ x, y, s }, face(S), woollenHat(S, hat)),
  );
}

function face(S: Easel): Mark {
  return [
    cel(
      S,
      'M92 -166C84 -178 66 -186 46 -184C36 -182 28 -178 20 -180C30 -170 44 -166 56 -166C70 -164 82 -160 92 -158Z',
      BLACK,
    ),
    cel(S, '60,-152 74,-148 84,-144 78,-130 66,-134', BLACK),
    ellipse(66, -171, 7.5, 7.5, '#3a1c14'),
    ellipse(66, -171, 7.5, 7.5, 'none', 'stroke="#8a5a34" stroke-width="1.6"'),
    ellipse(63.5, -174, 2.4, 2.4, '#fff7e4'),
    brushLine(S, trace('74,-162 84,-158 92,-156'), 1.6, '#f4ead6'),
    cel(
      S,
      'M86 -166C96 -164 104 -156 108 -146C100 -148 92 -152 85 -156Z',
      '#2c2630',
      laid('M88 -164C96 -162 102 -156 106 -150L100 -154Z', '#8d8794', 0.8),
    ),
    cel(S, 'M84 -156C92 -154 98 -148 102 -140C94 -142 86 -146 82 -150Z', '#221c28'),
  ];
}

/** By the bobble. */
function woollenHat(S: Easel, hat: Colour): Mark {
  const dark = mix(hat, '#2a0f3a', 0.45);
  const rib = mix(hat, '#ffffff', 0.12);
  return [
    group(
      { transform: 'translate(106 -142) rotate(8)' },
      cel(
        S,
        'M-6 8C-20 18 -26 40 -25 56C-8 64 16 64 28 55C28 36 20 16 8 8Z',
        hat,
        laid('M10 4C24 18 34 40 32 66H12C18 40 14 20 4 6Z', dark, 0.7),
      ),
      ['-12,14 -18,34 -17,54', '-2,12 -4,34 -3,58', '8,12 10,32 12,57'].map((l) =>
        brushLine(S, trace(l), 1.2, dark, { opacity: 0.7 }),
      ),
      cel(
        S,
        'M-28 52C-10 61 16 61 31 51L32 64C14 74 -12 74 -29 65Z',
        rib,
        laid('M12 50L40 46V80H10Z', dark, 0.7),
      ),
      line('M-20 60V68M-10 62V71M0 63V72M10 62V71M20 59V68', dark, 1.6),
      line('M-24 44Q2 54 28 43', '#f6ead4', 3.4, 'stroke-dasharray="5 4"'),
      ellipse(0, 2, 11, 11, rib),
      ellipse(3, 5, 8, 7, dark, 'opacity=".6"'),
    ),
  ];
}
