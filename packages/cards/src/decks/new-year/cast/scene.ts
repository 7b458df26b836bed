/** N46: a hare tells a wolf's fortune from poured tin; the shadow of the lump says what he will be. Gouache. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, dabs, strokes } from '../../../kit/brush.ts';
import { clamp, ramp } from '../../../kit/colour.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { place, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, profile, ribbon, wobble } from '../../../kit/shapes.ts';
import { shawledHare } from '../../../motifs/shawled-hare.ts';
import { wolfBody, wolfHead, wolfPaws } from '../../../motifs/uneasy-wolf.ts';

const FLAME: Point = [706, 838];
const TABLE = 1026;

function paint(): Scene {
  const scene = new Scene({ seed: 4646, background: '#8a4a20' });
  wall(scene);
  window_(scene);
  fate(scene);
  scene.add(
    softShadow(scene.element('dark'), 200, 840, 340, 420, '#3a160c', 0.7),
    wolfBody(scene.element('body')),
    wolfHead(scene.element('head')),
    wolfPaws(scene.element('paws'), 'up'),
  );
  table(scene);
  scene.add(wolfPaws(scene.element('paws'), 'down'));
  tin(scene);
  candle(scene);
  scene.add(shawledHare(scene.element('hare')));
  return scene;
}

/** Plaster, and the light going over it in rounds. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  const [x0, y0] = FLAME;
  const tint = ramp(['#ffd884', '#f4b04e', '#d98434', '#ae5a26', '#7a381c', '#4c2016']);
  const far = (x: number, y: number): number => clamp(Math.hypot(x - x0, (y - y0) * 0.92) / 900);
  scene.add(
    path(
      polygon(rectangle(-10, -10, 810, 1210)),
      S.radialAt(['#ffd884', '#eda345', '#c8722e', '#96491f', '#5c2818'], x0, y0, 960),
    ),
    strokes(S, {
      region: [-30, -30, 860, 1100],
      n: 1500,
      length: 62,
      width: 7,
      angle: (x, y) => Math.atan2(y - y0, x - x0) + Math.PI / 2,
      colour: (x, y) => tint(clamp(far(x, y) + S.noise.n2(x * 0.02, y * 0.02) * 0.12)),
      opacity: [0.2, 0.5],
      bend: 0.12,
    }),
  );
}

/** The other light there is: blue, and none of his business now. */
function window_(scene: Scene): void {
  const S = scene.element('window');
  const hole = trace('618,118 754,112 758,380 622,386');
  const clip = S.clip(polygon(hole));
  const trees = times(7, (i) => {
    const [x, h] = [622 + i * 22, S.rng.range(40, 84)];
    return polygon(
      trace(
        `${x - 14},372 ${x - 5},${350 - h * 0.4} ${x - 9},${352 - h * 0.4} ${x},${350 - h} ${x + 9},${352 - h * 0.4} ${x + 5},${350 - h * 0.4} ${x + 14},372`,
      ),
    );
  });
  scene.add(
    path(polygon(wobble(rectangle(598, 92, 778, 408), S.noise, 2, 0.05)), '#5a2b17'),
    path(polygon(wobble(rectangle(606, 100, 769, 399), S.noise, 2, 0.05)), '#8d4c26'),
    path(polygon(hole), S.linearAt(['#16244f', '#2f5590', '#7fa6cc'], 0, 110, 0, 390)),
    group(
      { 'clip-path': clip },
      glow(S, 704, 190, 90, '#dcebff', 0.7),
      ellipse(704, 188, 31, 31, '#f4f2dc'),
      ellipse(696, 180, 8, 7, '#d3d6cf', 'opacity=".7"'),
      ellipse(712, 198, 6, 5, '#d3d6cf', 'opacity=".7"'),
      path(trees.join(''), '#1c3766'),
      [644, 656].map((x) => ellipse(x, 334, 2.6, 2.2, '#ffd75a')),
      path(smooth(trace('600,352 660,342 720,350 780,340 790,420 600,420'), true, 0.5), '#c8dcf0'),
      dabs(S, 26, [620, 756], [118, 380], [1.5, 3.6], [1.5, 3.6], 0.2).map((d) =>
        path(d, '#ffffff', 'opacity=".9"'),
      ),
    ),
    brushLine(S, trace('689,114 690,250 691,384'), 5, '#7a4020', { attack: 0.01, decay: 0.01 }),
    brushLine(S, trace('618,252 690,250 758,247'), 5, '#7a4020', { attack: 0.01, decay: 0.01 }),
    path(smooth(trace('600,392 690,386 776,392 778,406 690,402 598,408'), true, 0.5), '#c98a4c'),
  );
}

/** What it says: trimmed, on a lead. */
function fate(scene: Scene): void {
  const S = scene.element('fate');
  const put = (p: readonly Point[]): Point[] => place(p, { x: -22, y: 4, s: 1.02 });
  const pom = (x: number, y: number, rx: number, ry = rx): string =>
    smooth(put(wobble(blob(x, y, rx, ry, S.noise, 0.06, 1.4, 60), S.noise, 6, 0.11)));
  const limb = (list: string, widths: string): string =>
    smooth(put(ribbon(traceCurve(list), profile(trace(widths)))));
  const shape = [
    pom(250, 112, 56, 52),
    smooth(
      put(
        closedCurve(
          '236,112 204,128 172,146 146,152 134,160 136,170 148,174 176,172 206,176 244,182 274,166 270,126',
        ),
      ),
    ),
    pom(292, 172, 30, 56),
    limb('262,150 296,190 330,236', '0,34 0.5,38 1,52'),
    pom(342, 244, 82, 74),
    limb('350,238 420,246 478,244', '0,50 0.5,34 1,38'),
    pom(482, 250, 50, 48),
    limb('316,290 306,340 302,402', '0,24 0.4,13 1,10'),
    limb('360,296 360,340 362,402', '0,24 0.4,13 1,10'),
    pom(304, 366, 28, 27),
    pom(361, 368, 28, 27),
    limb('482,280 506,326 486,362 488,404', '0,34 0.4,18 1,10'),
    limb('452,280 462,330 442,362 444,404', '0,30 0.4,16 1,10'),
    pom(487, 370, 27, 26),
    pom(444, 372, 27, 26),
    ...['302,402', '362,402', '488,404', '444,404'].map((p) => {
      const [x = 0, y = 0] = p.split(',').map(Number);
      return smooth(
        put(
          closedCurve(
            `${x - 26},${y + 6} ${x - 20},${y - 6} ${x},${y - 10} ${x + 11},${y} ${x + 10},${y + 8}`,
          ),
        ),
      );
    }),
    limb('512,222 536,180 548,140', '0,13 1,8'),
    pom(552, 120, 36, 35),
  ];
  const lead = smooth(ribbon(put(traceCurve('306,176 370,120 440,76 506,34 566,-20')), () => 4.6));
  const each = (colour: string, soft: number): string =>
    group(
      { filter: blur(S, soft) },
      [...shape, lead].map((d) => path(d, colour)),
    );
  scene.add(
    group({ opacity: 0.4, transform: 'translate(-14 -12)' }, each('#5a2412', 12)),
    each('#3d160f', 2.4),
    path(
      smooth(ribbon(put(traceCurve('268,196 294,204 318,192 332,176')), () => 5)),
      '#c8722e',
      `filter="${blur(S, 1.6)}"`,
    ),
  );
}

function table(scene: Scene): void {
  const S = scene.element('table');
  const top = trace(`-10,${TABLE + 6} 300,${TABLE} 560,${TABLE - 2} 810,${TABLE + 2} 810,1210 -10,1210`);
  scene.add(
    path(polygon(top), S.radialAt(['#ffe3b0', '#e9b878', '#b0683a', '#5e2b20'], FLAME[0], TABLE + 30, 640)),
    strokes(S, {
      region: top,
      n: 260,
      length: 130,
      width: 5,
      angle: 0.01,
      colour: (x) => (x > 420 ? '#fff0c8' : '#8a4a30'),
      opacity: [0.12, 0.4],
      bend: 0.03,
    }),
    softShadow(S, 300, TABLE + 36, 110, 20, '#2c0f0c', 0.8),
    // a bowl of water, and the spoon it was poured from
    softShadow(S, 470, TABLE + 122, 120, 20, '#3a160e', 0.7),
    path(
      smooth(
        closedCurve(
          `372,${TABLE + 72} 384,${TABLE + 98} 432,${TABLE + 118} 482,${TABLE + 118} 534,${TABLE + 98} 546,${TABLE + 72}`,
        ),
      ),
      S.linearAt(['#1e4a5a', '#2f7680', '#8fc2b4'], 372, 0, 546, 0),
    ),
    times(9, (i) =>
      path(
        smooth(blob(394 + i * 17, TABLE + 88 + 10 * Math.sin((i / 8) * Math.PI), 4.4, 4.4, S.noise, 0.1)),
        '#f4d9a0',
      ),
    ),
    ellipse(459, TABLE + 72, 88, 20, '#b9772f'),
    ellipse(459, TABLE + 73, 80, 16, '#1a3a4c'),
    path(
      smooth(
        closedCurve(
          `472,${TABLE + 71} 502,${TABLE + 67} 528,${TABLE + 71} 512,${TABLE + 79} 482,${TABLE + 79}`,
        ),
      ),
      '#ffd98c',
      'opacity=".9"',
    ),
    brushLine(S, trace(`606,${TABLE + 116} 666,${TABLE + 104} 736,${TABLE + 96}`), 5, '#6e6a70', {
      attack: 0.05,
      decay: 0.1,
    }),
    path(
      smooth(
        closedCurve(
          `578,${TABLE + 122} 586,${TABLE + 108} 614,${TABLE + 106} 624,${TABLE + 116} 610,${TABLE + 130} 588,${TABLE + 130}`,
        ),
      ),
      '#8b878c',
    ),
    ellipse(600, TABLE + 118, 15, 7, '#f0e6d4'),
  );
}

/** No bigger than a walnut: four feet, or legs, or roots. */
function tin(scene: Scene): void {
  const S = scene.element('tin');
  const lump = closedCurve(
    '548,742 552,714 546,694 530,688 516,694 504,688 508,674 520,668 522,650 538,642 554,650 560,666 584,670 604,668 614,650 620,634 634,634 636,648 628,662 624,684 630,712 636,740 624,746 616,724 606,702 596,704 594,742 582,746 578,708 566,704 562,742',
  );
  scene.add(
    glow(S, 580, 690, 90, '#ffe6b0', 0.5),
    path(smooth(lump), S.linearAt(['#4a4f60', '#8d93a2', '#e9e6de'], 510, 650, 640, 720)),
    group(
      { 'clip-path': S.clip(smooth(lump)) },
      strokes(S, {
        region: lump,
        n: 60,
        length: 20,
        width: 4,
        angle: 0.9,
        colour: (x, y) => (x + y > 1290 ? '#fff4da' : '#3a3f52'),
        opacity: [0.4, 0.85],
      }),
      dabs(S, 12, [520, 630], [650, 720], [3, 6], [2, 4], 0.2).map((d) => path(d, '#ffffff', 'opacity=".7"')),
    ),
    path(smooth(ribbon([...lump, ...lump.slice(0, 2)], () => 1.2)), '#2c2a38', 'opacity=".7"'),
  );
}

function candle(scene: Scene): void {
  const S = scene.element('candle');
  const [x, y] = FLAME;
  scene.add(
    softShadow(S, x + 6, TABLE + 66, 96, 18, '#6a3418', 0.7),
    path(
      smooth(
        closedCurve(
          `${x - 70},${TABLE + 52} ${x - 50},${TABLE + 36} ${x},${TABLE + 30} ${x + 50},${TABLE + 36} ${x + 70},${TABLE + 52} ${x + 44},${TABLE + 68} ${x},${TABLE + 73} ${x - 44},${TABLE + 68}`,
        ),
      ),
      S.linearAt(['#8c5a24', '#f4c86a', '#8c5a24'], x - 70, 0, x + 70, 0),
    ),
    path(
      smooth(
        closedCurve(
          `${x - 27},${y + 40} ${x - 14},${y + 34} ${x + 14},${y + 35} ${x + 27},${y + 41} ${x + 28},${y + 110} ${x + 27},${TABLE + 40} ${x + 12},${TABLE + 50} ${x - 14},${TABLE + 50} ${x - 28},${TABLE + 40} ${x - 28},${y + 120}`,
        ),
      ),
      S.linearAt(['#fffbe2', '#ffe9b4', '#e2a860', '#b4713c'], 0, y + 30, 0, TABLE + 50),
    ),
    path(
      smooth(
        closedCurve(
          `${x - 28},${y + 44} ${x - 30},${y + 110} ${x - 22},${y + 128} ${x - 16},${y + 100} ${x - 12},${y + 50}`,
        ),
      ),
      '#fff6d2',
    ),
    path(
      smooth(
        closedCurve(
          `${x + 14},${y + 46} ${x + 16},${y + 80} ${x + 24},${y + 92} ${x + 29},${y + 76} ${x + 27},${y + 44}`,
        ),
      ),
      '#fff2c4',
    ),
    glow(S, x, y, 320, '#ffcf7a', 0.75),
    brushLine(S, trace(`${x},${y + 40} ${x + 1},${y + 22}`), 2.4, '#2c1a12'),
    path(
      smooth(
        closedCurve(
          `${x},${y - 62} ${x + 14},${y - 26} ${x + 22},${y + 4} ${x + 14},${y + 26} ${x},${y + 34} ${x - 14},${y + 26} ${x - 22},${y + 4} ${x - 13},${y - 24}`,
        ),
      ),
      S.linearAt(['#ffb43a', '#ffe27a', '#fff6c8', '#ffd35a'], 0, y - 62, 0, y + 34),
    ),
    path(
      smooth(
        closedCurve(
          `${x},${y - 30} ${x + 9},${y} ${x + 8},${y + 18} ${x},${y + 26} ${x - 8},${y + 18} ${x - 9},${y}`,
        ),
      ),
      '#fffdf0',
    ),
    glow(S, x, y, 110, '#fff0c0', 0.8),
  );
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.26 }, paint });
