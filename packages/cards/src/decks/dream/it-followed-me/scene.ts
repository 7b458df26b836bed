/** D30: somebody small is leaving with a suitcase and has turned round; the house has come after. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mist, smoke } from '../../../kit/air.ts';
import { brushLine, fur } from '../../../kit/brush.ts';
import { cel, laid } from '../../../kit/cel.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { closedCurve, polygon } from '../../../kit/curves.ts';
import { hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path, type Mark } from '../../../kit/markup.ts';
import { modelled } from '../../../kit/modelled.ts';
import { fix, rectangle, times, trace } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { sky } from '../../../kit/sky.ts';
import { Tone } from '../../../kit/tone.ts';
import { thatchedDog, type CottageDogPaint } from '../../../motifs/thatched-dog.ts';

const P = {
  high: oklch(0.7, 0.045, 275),
  sky: oklch(0.86, 0.035, 330),
  low: oklch(0.94, 0.05, 75),
  far: oklch(0.72, 0.045, 300),
  heath: oklch(0.55, 0.085, 335),
  dusk: oklch(0.38, 0.075, 325),
  deep: oklch(0.24, 0.05, 315),
  road: oklch(0.86, 0.05, 75),
  coat: oklch(0.8, 0.15, 88),
  skin: oklch(0.8, 0.075, 55),
};
const HOUSE: CottageDogPaint = {
  thatch: [
    oklch(0.24, 0.05, 40),
    oklch(0.4, 0.06, 60),
    oklch(0.58, 0.08, 75),
    oklch(0.76, 0.09, 85),
    oklch(0.91, 0.07, 92),
  ],
  wall: [oklch(0.4, 0.05, 300), oklch(0.6, 0.04, 310), oklch(0.82, 0.025, 60), oklch(0.95, 0.02, 80)],
  stone: [oklch(0.3, 0.03, 290), oklch(0.48, 0.03, 280), oklch(0.68, 0.025, 250), oklch(0.85, 0.03, 80)],
  timber: oklch(0.33, 0.05, 50),
  lit: oklch(0.84, 0.15, 75),
  mat: [oklch(0.3, 0.1, 20), oklch(0.42, 0.14, 24), oklch(0.53, 0.165, 26), oklch(0.74, 0.12, 60)],
  dark: oklch(0.16, 0.03, 300),
  from: -130,
};
/** The road comes over the hill where the house stood and goes out under the reader's feet. */
const ROAD = closedCurve(
  '150,548 170,546 250,590 300,640 330,720 420,800 560,860 640,930 668,1040 690,1240 -30,1240 60,1120 140,1030 168,930 190,830 236,730 240,640 190,590',
);

function paint(): Scene {
  const scene = new Scene({ seed: 3030, background: P.sky });
  moor(scene);
  scene.add(
    smoke(scene.element('smoke'), trace('588,160 566,120 606,84 640,58 600,30 560,10 600,-30'), {
      w0: 10,
      w1: 34,
      colour: oklch(0.97, 0.02, 80),
      opacity: 0.8,
    }),
  );
  scene.add(softShadow(scene, 470, 872, 420, 54, P.deep, 0.8));
  scene.add(thatchedDog(scene.element('house'), { x: 470, y: 838, s: 1.02, tilt: -7, paint: HOUSE }));
  scene.add(windowLight(scene.element('window light')));
  heather(scene);
  scene.add(leaver(scene.element('leaver')));
  return scene;
}

function moor(scene: Scene): void {
  const S = scene.element('moor');
  const roadTone = new Tone(0.55)
    .glow(330, 1010, 240, 0.4, 90)
    .fill(rectangle(-20, 1080, 820, 1220), 0.3, { soft: 80, amount: 0.7 });
  scene.add(
    sky(S, [P.high, [0.28, P.sky], [0.46, P.low], P.low], { n: 900, angle: -0.1 }),
    hill(S, ridge(S, { y: 500, amplitude: 44, frequency: 0.005 }), {
      top: mix(P.far, P.sky, 0.4),
      bottom: P.sky,
      y1: 620,
    }),
    mist(S, { y: 540, h: 90, colour: P.low, opacity: 0.8 }),
    hill(S, ridge(S, { y: 566, amplitude: 26, frequency: 0.004, offset: 4 }), {
      top: P.far,
      bottom: P.heath,
      y1: 760,
      lit: P.low,
      litWidth: 3,
    }),
    gap(),
    hill(S, ridge(S, { y: 690, amplitude: 22, frequency: 0.005, offset: 12 }), {
      top: mix(P.heath, P.far, 0.3),
      bottom: P.dusk,
      y1: 1100,
      strokes: 600,
    }),
    modelled(S.element('road'), ROAD, {
      tone: roadTone,
      colours: [oklch(0.4, 0.05, 310), oklch(0.6, 0.05, 350), P.road, oklch(0.95, 0.06, 85)],
      flow: 0.5,
      length: 40,
      width: 6,
      spread: 0.1,
    }),
  );
}

/** Where it stood: a fence round nothing, and a tree. */
function gap(): Mark {
  const ink = mix(P.dusk, P.far, 0.35);
  return [
    path(polygon(trace('96,556 176,552 188,566 92,570')), mix(P.road, P.far, 0.2)),
    times(7, (i) => line(`M${72 + i * 10} ${fix(568 + (i % 2))}v-16`, ink, 2.4)),
    line('M70 558h66', ink, 1.8),
    line('M214 566C212 540 216 520 214 506', ink, 4),
    ellipse(214, 490, 26, 30, mix(P.heath, P.far, 0.2)),
  ];
}

function heather(scene: Scene): void {
  const S = scene.element('heather');
  const tuft = (list: string, n: number): Mark =>
    fur(S, {
      region: closedCurve(list),
      n,
      length: 30,
      width: 2.6,
      flow: -1.5,
      colour: (_, y) =>
        mix(mix(P.heath, oklch(0.5, 0.07, 130), S.rng.f() * 0.8), P.deep, clamp((y - 900) / 340)),
      order: ([, y]) => y,
      curl: 0.8,
    });
  scene.add(
    tuft('-20,760 90,770 170,830 178,930 150,1036 80,1110 10,1190 -20,1200', 1700),
    tuft('150,850 210,836 250,870 252,892 200,900 150,900', 260),
    tuft('660,870 690,820 740,800 760,850 720,890 670,900', 360),
    tuft('640,900 720,860 820,850 820,1240 672,1240 664,1120 650,1000', 1500),
  );
}

/** Two windows' worth of lamplight on the road. */
function windowLight(S: Easel): Mark {
  return [
    glow(S, 360, 980, 300, HOUSE.lit, 0.4, 0.5, 0.4),
    glow(S, 300, 1060, 160, HOUSE.lit, 0.3, 0.5, 0.4),
  ];
}

/** A child in a yellow coat, suitcase in hand, the other one out to the doormat: stop, or good boy. */
function leaver(S: Easel): Mark {
  const coat = { body: P.coat, shade: oklch(0.62, 0.14, 68), fold: oklch(0.5, 0.12, 55) };
  const skin = { body: P.skin, shade: oklch(0.63, 0.1, 40) };
  const boot = (dx: number): Mark =>
    cel(
      S,
      trace('-46,0 -47,-20 -44,-44 -16,-46 -13,-24 4,-13 10,-3 6,2 -40,3')
        .map(([x, y]) => `${x + dx},${y}`)
        .join(' '),
      oklch(0.5, 0.15, 28),
      laid(
        `${dx - 60},10 ${dx - 60},-60 ${dx - 36},-60 ${dx - 34},-10 ${dx},-4 ${dx + 10},10`,
        oklch(0.36, 0.11, 20),
        0.8,
      ),
    );
  return group(
    { transform: 'translate(262 1140) scale(.66)' },
    softShadow(S, -20, 2, 120, 18, P.deep, 0.75),
    cel(S, '-42,-36 -18,-36 -14,-92 -46,-92', oklch(0.38, 0.05, 265)),
    cel(S, '4,-36 30,-36 34,-92 2,-92', oklch(0.45, 0.05, 265)),
    boot(0),
    boot(48),
    cel(
      S,
      '-32,-214 -54,-186 -66,-130 -80,-72 -44,-60 16,-57 70,-70 62,-130 50,-186 32,-214 0,-222',
      coat.body,
      laid('-90,-50 -70,-140 -50,-200 -20,-230 -26,-180 -34,-120 -40,-70 -20,-40', coat.shade, 0.9),
      laid('8,-170 50,-160 64,-150 60,-140 20,-150', coat.shade, 0.8),
    ),
    brushLine(S, trace('12,-200 16,-150 12,-66'), 2.2, coat.fold, { opacity: 0.8 }),
    [-176, -140, -104].map((y) => ellipse(20, y, 3.6, 3.6, coat.fold)),
    cel(S, '-48,-200 -66,-162 -74,-112 -54,-106 -42,-150 -32,-190', coat.shade),
    cel(S, '-72,-112 -76,-94 -66,-84 -54,-90 -52,-108', skin.shade),
    suitcase(S),
    cel(
      S,
      '-8,-206 18,-211 58,-202 98,-210 106,-186 66,-172 26,-166 -4,-176',
      mix(P.coat, '#ffffff', 0.12),
      laid('-20,-160 0,-182 40,-184 80,-184 120,-196 110,-150', coat.shade, 0.9),
    ),
    cel(
      S,
      'M98 -209C106 -216 118 -222 130 -223C136 -220 132 -215 122 -212C132 -213 142 -211 145 -206C143 -201 132 -202 125 -202C133 -200 138 -196 136 -191C130 -188 112 -187 102 -189Z',
      skin.body,
    ),
    cel(
      S,
      '-40,-212 -48,-232 -22,-246 14,-246 40,-234 40,-212 0,-200',
      coat.shade,
      laid('-10,-200 0,-226 40,-236 50,-200', coat.body, 0.9),
    ),
    face(),
  );

  /** Turned up towards the house. */
  function face(): Mark {
    const hair = oklch(0.33, 0.07, 45);
    return group(
      { transform: 'rotate(-9 0 -260)' },
      cel(
        S,
        'M-36 -272C-40 -310 -14 -330 16 -326C36 -322 47 -306 47 -291C47 -286 52 -279 58 -272C59 -266 53 -264 48 -264C50 -259 49 -256 46 -254C48 -245 42 -236 30 -234C10 -230 -14 -236 -26 -250C-32 -258 -36 -264 -36 -272Z',
        skin.body,
        laid('-50,-240 -20,-262 -4,-252 20,-244 44,-240 40,-220 -40,-220', skin.shade, 0.75),
        ellipse(28, -262, 10, 6.5, oklch(0.72, 0.15, 30), 'opacity=".45"'),
      ),
      cel(S, '-8,-276 2,-282 8,-272 4,-258 -6,-256 -11,-266', mix(skin.body, skin.shade, 0.5)),
      cel(
        S,
        'M-42 -258C-56 -306 -26 -344 18 -338C42 -334 56 -316 51 -303C44 -308 36 -308 28 -303C22 -308 14 -302 12 -294C10 -284 4 -280 -4 -284C-8 -276 -8 -262 -14 -254C-18 -246 -24 -242 -30 -244C-36 -246 -40 -252 -42 -258Z',
        hair,
        laid('-60,-240 -50,-300 -34,-330 -30,-280 -18,-240', oklch(0.24, 0.05, 40), 0.8),
      ),
      ellipse(36, -286, 3.6, 5, '#2a1a1c'),
      line('M26 -300Q35 -306 45 -300', hair, 4),
      line('M47 -254Q40 -250 34 -254', '#98463a', 3),
    );
  }
}

function suitcase(S: Easel): Mark {
  const strap = oklch(0.33, 0.06, 40);
  return [
    line('M-78 -88C-78 -106 -50 -108 -48 -90', strap, 6),
    cel(
      S,
      'M-112 -88L-22 -94L-16 -24L-108 -17Z',
      oklch(0.55, 0.1, 50),
      laid('M-112 -88L-86 -90L-80 -18L-108 -17Z', oklch(0.4, 0.08, 40), 0.8),
    ),
    line('M-88 -89L-84 -19M-46 -92L-40 -22', strap, 5),
  ];
}

export default card({ finish: gouache, grade: { vignette: 0.16 }, paint });
