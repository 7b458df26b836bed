/** The night shift. A snowplough, heading right, 430 px long, wheels at (x, y); its driver; and the woman who clears the street below (160 px, looking up left). Flat shapes with hard shadows, moon from the upper right. */
import { cel, laid } from '../kit/cel.ts';
import { oklch } from '../kit/colour.ts';
import { ellipse, group, line, moved, path, type Mark } from '../kit/markup.ts';
import { times, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const ORANGE = { body: oklch(0.66, 0.18, 47), lit: oklch(0.8, 0.15, 65), shade: oklch(0.44, 0.13, 30) };
const STEEL = { body: oklch(0.62, 0.04, 255), lit: oklch(0.9, 0.02, 230), shade: oklch(0.38, 0.06, 275) };
const COAT = { body: oklch(0.36, 0.07, 265), lit: oklch(0.5, 0.07, 255), shade: oklch(0.25, 0.06, 280) };
const SKIN = { body: oklch(0.8, 0.07, 60), shade: oklch(0.62, 0.09, 40), blush: oklch(0.68, 0.13, 28) };
const FUR = { lit: oklch(0.68, 0.05, 70), body: oklch(0.52, 0.05, 60), shade: oklch(0.36, 0.05, 40) };
const WOOD = { body: oklch(0.72, 0.07, 75), shade: oklch(0.5, 0.06, 50) };
const [INK, SNOW, CREAM, LAMP, BEACON] = [
  oklch(0.2, 0.05, 280),
  oklch(0.97, 0.012, 230),
  oklch(0.93, 0.04, 85),
  oklch(0.88, 0.13, 80),
  oklch(0.86, 0.17, 70),
] as const;

export function nightPlough(S: Easel, at: Standing & { r?: number }, driven = true): Mark {
  return moved(
    at,
    [-146, -72, 96].map((x) => wheel(S, x)),
    path('M-202 -66H158V-40H-202Z', INK),
    hopper(S),
    cab(S),
    driven ? driver(S) : '',
    blade(S),
  );
}

function wheel(S: Easel, x: number): Mark {
  return moved(
    { x, y: -34 },
    cel(
      S,
      'M-38 0C-38 -50 38 -50 38 0C38 50 -38 50 -38 0Z',
      INK,
      laid('M6 -40C34 -30 40 0 28 24L44 0L30 -44Z', STEEL.shade),
    ),
    ellipse(0, 0, 17, 17, STEEL.body),
    ellipse(-2, 2, 12, 12, STEEL.shade),
    ellipse(1, -1, 5, 5, STEEL.lit),
    // chains
    times(9, (i) =>
      line(
        `M${27 * Math.cos(i * 0.7)} ${27 * Math.sin(i * 0.7)}L${38 * Math.cos(i * 0.7 + 0.14)} ${38 * Math.sin(i * 0.7 + 0.14)}`,
        STEEL.body,
        4,
      ),
    ),
  );
}

/** What it strews is in here. */
function hopper(S: Easel): Mark {
  return [
    cel(
      S,
      '-192,-150 -160,-176 -118,-190 -84,-180 -54,-184 -32,-150',
      SNOW,
      laid('-196,-146 -160,-178 -130,-186 -140,-160 -100,-160 -92,-146', STEEL.body, 0.6),
    ),
    cel(
      S,
      'M-212 -160L-22 -162L-34 -62L-190 -60Z',
      ORANGE.body,
      laid('M-220 -170L-150 -170L-170 -110L-60 -96L-40 -50H-210Z', ORANGE.shade, 0.85),
      laid('M-216 -164L-18 -166L-20 -150L-214 -148Z', ORANGE.lit),
    ),
    times(4, (i) => line(`M${-176 + i * 40} -148L${-168 + i * 36} -62`, ORANGE.shade, 5)),
    // the strewing pipe
    path('M-190 -84L-222 -66L-226 -46L-210 -46L-206 -60L-186 -66Z', INK),
    path('M-28 -150L-18 -150V-226C-18 -236 -34 -236 -34 -226V-150Z', STEEL.shade),
  ];
}

function cab(S: Easel): Mark {
  const stripes = times(4, (i) => path(`M${104 + i * 17} -74h9l-8 16h-9Z`, CREAM));
  return [
    cel(
      S,
      'M96 -132C132 -136 164 -130 172 -110L178 -58H94Z',
      ORANGE.body,
      laid('M90 -136C130 -140 166 -134 174 -112L150 -116C130 -122 110 -120 90 -118Z', ORANGE.lit),
      laid('M90 -92C120 -84 150 -84 180 -80V-50H90Z', ORANGE.shade, 0.8),
    ),
    cel(
      S,
      'M-14 -58V-184C-14 -204 -4 -212 16 -212H64C82 -212 90 -204 95 -188L108 -130V-58Z',
      ORANGE.body,
      laid('M-20 -50V-200L4 -214L8 -118L40 -104V-50Z', ORANGE.shade, 0.85),
      laid('M50 -220H90L112 -130H100L84 -192C80 -202 70 -204 50 -204Z', ORANGE.lit),
    ),
    path('M12 -190H60C72 -190 77 -186 80 -176L91 -130H12Z', INK),
    path('M17 -185H58C68 -185 72 -182 75 -173L84 -134H17Z', LAMP),
    path('M17 -185H34L26 -134H17Z', oklch(0.66, 0.13, 60)),
    line('M46 -58V-126M54 -106h14', ORANGE.shade, 4),
    stripes,
    path('M44 -46C46 -98 146 -98 150 -46H138C132 -82 64 -82 56 -46Z', ORANGE.shade),
    ellipse(172, -98, 8, 13, CREAM),
    // the beacon
    path('M26 -212H64V-222H26Z', INK),
    cel(
      S,
      'M29 -222V-240C29 -258 61 -258 61 -240V-222Z',
      BEACON,
      laid('M29 -222V-246L40 -250V-222Z', ORANGE.body),
    ),
  ];
}

/** Leans out to see where it falls, two fingers at his cap. */
function driver(S: Easel): Mark {
  return [
    cel(
      S,
      '22,-118 24,-146 38,-160 62,-160 80,-144 86,-120 60,-110 36,-110',
      COAT.body,
      laid('20,-112 22,-150 38,-160 44,-132 60,-112', COAT.shade),
    ),
    cel(
      S,
      '34,-112 40,-158 58,-160 62,-134 60,-110',
      ORANGE.body,
      laid('32,-124 64,-128 64,-120 32,-116', CREAM),
    ),
    // the head hangs out over the door
    group(
      { transform: 'rotate(24 70 -158)' },
      cel(
        S,
        '62,-192 82,-190 92,-180 95,-174 111,-166 107,-159 98,-158 96,-150 86,-146 70,-150 60,-166',
        SKIN.body,
        laid('58,-196 74,-190 76,-166 84,-148 66,-146', SKIN.shade, 0.8),
      ),
      ellipse(90, -172, 2.2, 3, INK),
      path('M82 -155C90 -161 99 -158 104 -149C95 -147 87 -149 80 -147Z', FUR.shade),
      cel(S, '54,-186 58,-208 74,-216 92,-208 97,-190 74,-186', FUR.shade),
      cel(
        S,
        '54,-192 72,-194 76,-176 72,-158 60,-156 53,-170',
        FUR.body,
        laid('52,-190 60,-192 62,-156 52,-160', FUR.shade),
      ),
      cel(S, '66,-200 82,-206 96,-202 101,-188 84,-187 68,-184', FUR.lit),
    ),
    // arm
    cel(
      S,
      '26,-146 12,-178 16,-196 30,-200 70,-214 78,-204 72,-196 40,-182 42,-160 36,-144',
      COAT.body,
      laid('24,-144 10,-180 18,-196 28,-188 28,-172 36,-148', COAT.shade),
    ),
    cel(S, '68,-216 78,-222 100,-216 108,-208 102,-202 90,-204 80,-198 70,-202', CREAM),
  ];
}

function blade(S: Easel): Mark {
  const shape = 'M224 -176C172 -136 164 -30 222 14L240 6C204 -34 204 -124 246 -164Z';
  return [
    path('M160 -66L196 -92V-72L160 -46Z', INK),
    cel(
      S,
      shape,
      STEEL.body,
      laid('M210 -180C170 -130 164 -30 214 20L222 10C186 -30 186 -126 230 -176Z', STEEL.shade),
      laid('M238 10C204 -34 204 -124 250 -166L240 -170C196 -124 196 -30 230 12Z', STEEL.lit),
    ),
    path('M224 -176L246 -164L236 -152L212 -164Z', ORANGE.body),
    path('M202 -152L226 -140L219 -126L194 -136Z', ORANGE.body),
  ];
}

/** She has just finished. */
export function streetWoman(S: Easel, at: Standing): Mark {
  return moved(
    at,
    // the far arm: good evening, or stop
    cel(S, '-14,-94 -34,-92 -58,-118 -70,-150 -60,-156 -50,-150 -38,-124 -14,-114', COAT.shade),
    cel(S, '-72,-148 -82,-160 -78,-168 -72,-164 -76,-184 -66,-190 -56,-182 -52,-162 -56,-150', CREAM),
    [-30, 6].map((x) =>
      cel(
        S,
        `${x},0 ${x - 2},-10 ${x + 8},-17 ${x + 10},-46 ${x + 30},-46 ${x + 31},-3 ${x + 16},1`,
        FUR.body,
        laid(`${x - 2},4 ${x + 8},-14 ${x + 12},-46 ${x + 18},-46 ${x + 16},-6 ${x + 30},2`, FUR.shade),
      ),
    ),
    cel(
      S,
      '-32,-32 -34,-66 -26,-104 -8,-116 18,-116 36,-102 44,-66 44,-32 6,-26',
      COAT.body,
      laid('-36,-26 -36,-70 -26,-106 -12,-112 -16,-70 -6,-28', COAT.shade),
      laid('34,-106 48,-66 48,-30 36,-30 36,-66 26,-104', COAT.lit),
    ),
    cel(
      S,
      '-31,-58 -26,-104 -8,-117 18,-117 36,-102 41,-58 6,-53',
      ORANGE.body,
      laid('-34,-52 -28,-106 -12,-116 -15,-80 -10,-52', ORANGE.shade, 0.85),
      laid('-34,-80 6,-73 44,-80 44,-70 6,-63 -34,-70', CREAM),
    ),
    // kerchief's tail, face turned up, kerchief
    cel(S, '14,-118 30,-112 40,-100 30,-98 14,-108', SNOW),
    group(
      { transform: 'rotate(20 0 -118)' },
      cel(
        S,
        '-14,-158 -24,-150 -30,-145 -39,-145 -40,-139 -34,-135 -33,-130 -27,-122 -16,-114 0,-112 8,-130 0,-152',
        SKIN.body,
        laid('-32,-128 -22,-122 -8,-124 4,-140 10,-110 -16,-106', SKIN.shade, 0.75),
      ),
      ellipse(-22, -142, 2.2, 2.8, INK),
      ellipse(-17, -131, 5, 4.4, SKIN.blush, 'opacity=".8"'),
      path('M-32 -131C-30 -127 -27 -126 -24 -127L-28 -131Z', SKIN.blush),
      cel(
        S,
        '-18,-160 -4,-168 16,-162 27,-144 26,-124 14,-108 -6,-106 -12,-112 0,-118 4,-132 -2,-148',
        SNOW,
        laid('-14,-106 4,-116 12,-136 4,-160 16,-150 18,-126 8,-104', STEEL.body, 0.7),
      ),
      times(5, (i) =>
        ellipse([4, 16, 20, 12, -6][i] ?? 0, [-158, -148, -132, -118, -160][i] ?? 0, 2.6, 2.6, ORANGE.body),
      ),
    ),
    // shovel and the near arm
    path('M58 0L66 -150L73 -150L65 0Z', WOOD.shade),
    path('M64 0L71 -150L73 -150L66 0Z', WOOD.body),
    cel(
      S,
      'M46 -150L50 -212L96 -208L94 -146C78 -140 62 -142 46 -150Z',
      WOOD.body,
      laid('M40 -140L48 -214L62 -212L58 -140Z', WOOD.shade),
    ),
    path('M49 -208L50 -220C62 -232 86 -228 97 -216L96 -204C82 -212 64 -204 49 -208Z', SNOW),
    cel(
      S,
      '18,-108 32,-106 46,-84 62,-96 72,-86 52,-62 40,-60 24,-82',
      COAT.body,
      laid('18,-100 28,-84 42,-66 54,-66 44,-56 20,-78', COAT.shade),
    ),
    cel(S, '58,-96 66,-104 76,-98 76,-86 66,-80 58,-88', CREAM),
  );
}

/** A driver off duty: sits on an edge with a mug, legs over it, to the left; 110 px, the seat at (x, y). */
export const teaBreak = (S: Easel, at: Standing): Mark =>
  moved(
    at,
    // legs over the edge, a mug, steam
    cel(S, '14,4 -8,-12 -30,-16 -42,-8 -42,12 -46,30 -34,32 -30,10 -24,2 0,10', INK),
    cel(S, '-34,26 -34,38 -56,39 -56,33 -46,28', FUR.shade),
    cel(
      S,
      '-16,2 -20,-28 -8,-44 8,-42 18,-24 16,2',
      ORANGE.body,
      laid('-20,6 -22,-30 -8,-44 -6,-20 -4,6', ORANGE.shade, 0.9),
    ),
    ellipse(-4, -54, 11, 12, SKIN.body),
    cel(S, '-16,-56 -14,-68 0,-72 12,-64 12,-46 4,-48 2,-58', INK),
    line('M-6 -34L-24 -22L-34 -34', INK, 7, 'stroke-linecap="round" stroke-linejoin="round"'),
    path('M-44 -48H-28L-30 -32H-42Z', SNOW),
    line('M-38 -54C-44 -62 -32 -66 -38 -76', SNOW, 2.5, 'opacity=".7" stroke-linecap="round"'),
  );

/** A stork, 75 px, that leans its whole breast to the right. */
export const pushingStork = (S: Easel, at: Standing): Mark =>
  moved(
    at,
    line('M-14 -26L-24 -12L-30 8M-4 -26L-12 -8L-8 8', ORANGE.body, 3.4, 'stroke-linejoin="round"'),
    cel(
      S,
      '-38,-24 -20,-40 4,-48 18,-56 22,-66 30,-70 36,-62 30,-50 18,-30 -4,-20',
      SNOW,
      laid('-40,-22 -24,-38 -6,-36 -10,-22', INK),
    ),
    path('M32 -68L54 -58L33 -60Z', ORANGE.body),
    ellipse(30, -65, 1.8, 1.8, INK),
  );
