/** A buttoned sofa that is a crocodile: head for an arm, scrolled tail for the other, scutes along the camel back, claw feet. */
import { brushLine, strokes } from '../kit/brush.ts';
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { pathPoints, smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { group, line, path } from '../kit/markup.ts';
import { blur, form } from '../kit/materials.ts';
import { lerp, times, trace, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

const green = '#1f7a52';
const deep = '#0a2f26';
const belly = '#cdbf7e';
const pearl = '#f6ece0';

const velvet = (S: Easel, size: number, part: { lightSize?: number } = {}): string =>
  `filter="${form(S, { angle: -28, size, shade: '#041814', shadeOpacity: 0.8, light: '#ffe2a0', lightOpacity: 0.6, lightSize: part.lightSize ?? 7, rough: 2, mottle: 0.16 })}"`;

const button = (S: Easel, x: number, y: number, r: number): string =>
  path(smooth(blob(x, y + r * 0.5, r * 1.25, r * 1.1, S.noise, 0.04)), '#04140f', 'opacity=".7"') +
  path(smooth(blob(x, y, r, r, S.noise, 0.03)), pearl) +
  path(smooth(blob(x + r * 0.3, y - r * 0.35, r * 0.35, r * 0.3, S.noise, 0.03)), '#ffffff') +
  path(smooth(blob(x - r * 0.25, y + r * 0.3, r * 0.5, r * 0.4, S.noise, 0.03)), '#b9a4a0', 'opacity=".6"');

/** The camel back: padded diamonds between pearl buttons, every pad with the keel of a scute. */
function back(S: Easel): string {
  const crest: Points = traceCurve(
    '176,660 190,560 236,478 320,418 420,392 520,412 604,464 650,548 664,660',
    8,
  );
  const outline: Points = [...crest, [664, 770], [176, 770]];
  const clip = S.clip(smooth(outline));
  // scutes standing along the top rail
  const scutes = times(15, (i) => {
    const k = Math.round(lerp(6, crest.length - 7, i / 14));
    const [x, y] = crest[k] ?? [0, 0];
    const [u, v] = crest[k + 2] ?? [0, 0];
    const a = Math.atan2(v - y, u - x);
    const tall = 15 + Math.sin((i / 14) * Math.PI) * 9 + (i % 2) * 4;
    const at = (t: number, h: number): Point => [
      x + Math.cos(a) * t + Math.sin(a) * h,
      y + Math.sin(a) * t - Math.cos(a) * h,
    ];
    const d = smooth(
      [at(-26, -12), at(-18, tall * 0.55), at(2, tall), at(17, tall * 0.6), at(26, -12)],
      true,
      0.75,
    );
    return path(d, adjust(green, { dL: -0.07 + (i / 14) * 0.05 }), velvet(S, 6, { lightSize: 4 }));
  });
  const rows: Point[][] = times(8, (r) => {
    const y = 348 + r * 52;
    return times(9, (c): Point => {
      const x = 116 + c * 76 + (r % 2) * 38;
      const bow = ((x - 420) / 250) ** 2 * (96 - r * 13);
      return [x, y + bow];
    });
  });
  const pads = rows.flatMap((row, r) =>
    row.map(([x, y]) => {
      const [w, h] = [38, 52];
      const bow = (u: number): number => ((u - 420) / 250) ** 2 * 13;
      const pad: Point[] = [
        [x, y],
        [x + w, y + h - bow(x + w) * 0.2],
        [x, y + 2 * h - bow(x) * 0.5],
        [x - w, y + h - bow(x - w) * 0.2],
      ];
      const lit = (x - 160) / 520;
      const tone = mix(adjust(green, { dL: -0.12 }), adjust(green, { dL: 0.07, dh: -6 }), lit);
      return (
        path(
          smooth(pad, true, 0.72),
          S.radial(
            [mix(tone, '#d9e08a', 0.2 + lit * 0.22), [0.4, tone], [0.85, mix(tone, deep, 0.55)], deep],
            0.6,
            0.38,
            0.62,
          ),
        ) +
        (r > 6
          ? ''
          : brushLine(
              S,
              [
                [x + 1, y + h * 0.62],
                [x + 4, y + h * 0.95],
                [x + 1, y + h * 1.38],
              ],
              3.4,
              mix(tone, '#eef0b0', 0.32 + lit * 0.25),
              { opacity: 0.75 },
            ))
      );
    }),
  );
  const studs = rows.flatMap((row) =>
    row
      .filter(([x, y]) => y > 396 + ((x - 420) / 250) ** 2 * 90 + 30 && y < 690)
      .map(([x, y]) => button(S, x, y, 6.4)),
  );
  return (
    path(smooth(outline), '#050f10', `opacity=".6" transform="translate(-26 18)" filter="${blur(S, 14)}"`) +
    scutes.join('') +
    path(smooth(outline), deep) +
    group({ 'clip-path': clip }, pads, studs) +
    path(smooth(ribbon(crest, () => 15, S.noise, 2)), adjust(green, { dL: -0.02 }), velvet(S, 8))
  );
}

function seat(S: Easel): string {
  const cushion: Points = pathPoints(
    'M206 672C260 650 560 648 640 668C668 676 672 730 656 752C560 772 280 776 196 756C180 740 184 684 206 672Z',
    8,
  );
  const apron: Points = pathPoints(
    'M182 748C300 770 560 768 668 744C676 780 674 826 660 852C560 884 290 888 190 860C176 830 176 780 182 748Z',
    8,
  );
  const plates = times(15, (i) => {
    const x = lerp(196, 656, i / 14);
    const lit = i / 14;
    return (
      path(
        smooth(
          [
            [x - 17, 766],
            [x + 17, 764],
            [x + 18, 812],
            [x + 13, 866],
            [x - 13, 868],
            [x - 18, 814],
          ],
          true,
          0.7,
        ),
        mix(adjust(belly, { dL: -0.2 }), adjust(belly, { dL: 0.06 }), lit),
      ) +
      line(
        `M${x - 17} 800C${x - 6} 806 ${x + 6} 806 ${x + 17} 799M${x - 16} 834C${x - 6} 840 ${x + 6} 840 ${x + 16} 833`,
        mix('#6a5a34', belly, lit * 0.5),
        2,
      )
    );
  });
  const d = smooth(apron);
  return (
    path(d, '#5a4a2c') +
    group(
      { 'clip-path': S.clip(d) },
      plates,
      path(d, S.linearAt(fading('#02100c', 0.75, [0.35, 0.1], 0.55), 0, 744, 0, 884)),
    ) +
    path(smooth(cushion), adjust(green, { dL: 0.01 }), velvet(S, 26)) +
    strokes(S, {
      region: cushion,
      n: 110,
      length: 40,
      width: 3,
      angle: 0.02,
      spread: 0.1,
      colour: (x) => mix('#0f5a3e', '#6fae6a', (x - 200) / 460),
      dL: 0.03,
      opacity: [0.2, 0.5],
    }) +
    brushLine(S, trace('204,690 320,674 520,670 644,684'), 3, '#a8cf80', { opacity: 0.55 }) +
    brushLine(S, trace('196,752 320,768 540,766 658,748'), 4, deep, { opacity: 0.9 }) +
    [318, 436, 552].map((x) => button(S, x, 712, 6)).join('')
  );
}

/** The tail: leaves behind the right arm and scrolls forward, as a rolled arm does. */
function tail(S: Easel): string {
  const scroll: Point[] = times(60, (i) => {
    const t = i / 59;
    const a = -3.95 + t * 10.2;
    const r = lerp(82, 12, t ** 0.9);
    return [682 + Math.cos(a) * r * 0.82, 650 + Math.sin(a) * r];
  });
  const front = soften('618,700 640,650 690,640 738,668 742,760 730,862 640,872 622,800');
  const plates = times(7, (i) => {
    const y = 720 + i * 21;
    return line(`M${632 + i * 1.5} ${y}C${660} ${y + 9} ${704} ${y + 9} ${738 - i} ${y - 2}`, '#6a5a34', 2.4);
  });
  return (
    path(front, mix(belly, '#8a9a58', 0.4), velvet(S, 20)) +
    plates.join('') +
    path(smooth(blob(682, 650, 76, 86, S.noise, 0.02)), adjust(green, { dL: -0.1 }), velvet(S, 14)) +
    path(
      smooth(ribbon(scroll, (t) => lerp(19, 5, t) * Math.min(1, 0.1 + t / 0.09), S.noise, 1)),
      green,
      velvet(S, 8, { lightSize: 4 }),
    ) +
    times(16, (i) => {
      const [x, y] = scroll[i * 3 + 1] ?? [0, 0];
      const [dx, dy] = [x - 682, y - 650];
      const l = Math.hypot(dx, dy) || 1;
      const k = lerp(21, 9, i / 16);
      const at = (out: number, side: number): Point => [
        x + (dx / l) * out - (dy / l) * side,
        y + (dy / l) * out + (dx / l) * side,
      ];
      return i > 2 && i < 11
        ? path(
            smooth([at(k * 0.7, -9), at(k * 1.5, 0), at(k * 0.7, 9)], true, 0.7),
            adjust(green, { dL: -0.06 }),
            velvet(S, 4, { lightSize: 3 }),
          )
        : '';
    }).join('') +
    times(22, (i) => {
      const [x, y] = scroll[Math.round(i * 2.5)] ?? [0, 0];
      return path(
        smooth(blob(x, y, 4 - i * 0.1, 3.4 - i * 0.08, S.noise, 0.1, 1, 9)),
        '#d9e08a',
        'opacity=".35"',
      );
    }).join('')
  );
}

function foot(S: Easel, x: number, y: number, flip: number): string {
  const leg = trace(
    '-34,-54 34,-54 32,-20 44,4 52,18 40,24 22,14 14,26 2,14 -8,28 -20,14 -34,24 -42,14 -32,-4',
  ).map(([u, v]): Point => [x + u * flip, y + v]);
  const claws = [-36, -10, 14, 44].map((u) =>
    smooth(
      ribbon(
        spline([
          [x + u * flip, y + 16],
          [x + (u + 5) * flip, y + 25],
          [x + (u + 3) * flip, y + 34],
        ]),
        (t) => 6 * (1 - t) + 0.8,
      ),
    ),
  );
  return path(smooth(leg), adjust(green, { dL: -0.08 }), velvet(S, 12)) + path(claws.join(''), pearl);
}

/** The left arm: a long head laid down in profile, not quite asleep. */
function head(S: Easel): string {
  const upper = pathPoints(
    'M262 668C258 632 240 606 214 600C202 582 176 580 164 598C146 606 128 622 112 640C92 650 74 656 62 654C46 652 36 664 38 682C40 698 54 704 72 702C104 706 150 704 190 716C216 724 240 728 252 728C262 712 266 690 262 668Z',
    5,
  );
  const lower = pathPoints(
    'M262 724C254 752 226 770 190 764C150 752 96 738 60 726C46 720 44 706 58 702C100 708 150 706 190 716C216 724 240 728 262 724Z',
    5,
  );
  const arm = pathPoints(
    'M184 640C240 590 290 640 286 740C288 800 284 850 272 872L176 866C160 800 156 690 184 640Z',
    6,
  );
  const tooth = (x: number, y: number, k: number, up: number): string =>
    smooth(
      trace('-5,0 5,0 1,13').map(([u, v]): Point => [x + u * k, y + v * k * up]),
      true,
      0.6,
    );
  const scales: readonly [number, number, number][] = times(46, () => [
    S.rng.range(100, 250),
    S.rng.range(610, 700),
    S.rng.range(4, 9),
  ]);
  return [
    path(smooth(arm), mix(belly, '#7f9258', 0.5), velvet(S, 26)),
    times(8, (i) =>
      line(
        `M${170 + i * 0.6} ${700 + i * 22}C${204} ${712 + i * 22} ${248} ${712 + i * 22} ${282 - i} ${698 + i * 22}`,
        '#5f5a34',
        2.4,
      ),
    ),
    path(smooth(arm), S.linearAt(fading('#02100c', 0.65, 0), 160, 0, 290, 0)),
    path(smooth(lower), mix(belly, '#9aa765', 0.35), velvet(S, 16)),
    path(smooth(upper), green, velvet(S, 20)),
    group(
      { 'clip-path': S.clip(smooth(upper)) },
      scales.map(([x, y, r]) =>
        path(
          smooth(blob(x, y, r, r * 0.75, S.noise, 0.12, 1, 9)),
          mix(green, '#c4d684', S.rng.range(0.1, 0.34)),
          'opacity=".7"',
        ),
      ),
    ),
    // the long, polite line of the mouth and what shows of the teeth
    brushLine(S, trace('46,699 72,703 120,705 160,708 196,717 226,724 246,728'), 3, '#06130f', {
      attack: 0.05,
      decay: 0.2,
    }),
    path(
      [tooth(76, 703, 1, 1), tooth(104, 705, 0.8, 1), tooth(136, 705, 1.05, 1), tooth(170, 709, 0.8, 1)].join(
        '',
      ),
      pearl,
    ),
    path(
      [
        tooth(60, 703, 0.8, -1),
        tooth(90, 705, 0.9, -1),
        tooth(120, 705, 0.8, -1),
        tooth(153, 707, 1, -1),
      ].join(''),
      pearl,
    ),
    // nostril, brow, a heavy lid over a lit slit
    path(smooth(blob(54, 668, 7, 4, S.noise, 0.1, 1, 10)), '#06130f'),
    brushLine(S, trace('70,662 92,656 116,646'), 2.6, '#a8cf80', { opacity: 0.6 }),
    path(smooth(blob(190, 612, 25, 20, S.noise, 0.04)), adjust(green, { dL: 0.03 }), velvet(S, 9)),
    path(soften('170,618 180,610 194,609 208,615 196,622 182,623'), '#e9c65a'),
    path(soften('188,610 193,610 194,622 189,622'), '#0a0a08'),
    path(soften('166,616 172,600 190,593 208,600 213,615 196,607 182,608'), adjust(green, { dL: -0.06 })),
    brushLine(S, trace('167,618 182,608 197,607 213,617'), 2.4, '#04140f'),
  ]
    .flat()
    .join('');
}

/** Drawn in card coordinates: it spans x 38..750, y 360..910. */
export const crocodileSofa = (S: Easel): string =>
  [
    foot(S.element('far feet'), 236, 876, -1),
    foot(S.element('far feet'), 604, 876, 1),
    back(S.element('back')),
    seat(S.element('seat')),
    tail(S.element('tail')),
    head(S.element('head')),
    foot(S.element('left foot'), 216, 892, -1),
    foot(S.element('right foot'), 690, 892, 1),
  ].join('');

/** The same family in a lace cap: a bust for an oval portrait, about 150 wide, chin at (0, 0). */
export function crocodileLady(S: Easel, coat: Colour): string {
  return [
    path(soften('-86,96 -70,40 -30,14 30,10 70,34 88,96'), coat),
    path(soften('-24,30 -26,-40 8,-66 34,-40 34,34 4,48'), adjust(green, { dL: -0.03 }), velvet(S, 10)),
    path(
      soften('20,-62 -6,-76 -40,-54 -74,-34 -88,-32 -94,-20 -84,-10 -50,-8 -14,-4 20,-14 34,-34'),
      green,
      velvet(S, 8),
    ),
    brushLine(S, trace('-90,-16 -56,-12 -20,-8 10,-12'), 1.8, '#06130f'),
    path(smooth(blob(-2, -58, 11, 9, S.noise, 0.05)), '#e9c65a'),
    path(soften('-14,-58 -4,-70 10,-62 8,-56 -4,-60'), adjust(green, { dL: -0.07 })),
    path(soften('-4,-76 8,-104 36,-106 52,-80 50,-42 40,-18 34,-44 18,-66'), pearl),
    times(7, (i) =>
      path(smooth(blob(2 + i * 7.4, -84 + i * 8, 8, 8, S.noise, 0.08, 1, 10)), i % 2 ? '#fffaf0' : '#e3d3c6'),
    ),
    times(9, (i) =>
      path(
        smooth(blob(-22 + i * 7, 26 + Math.sin((i / 8) * Math.PI) * 14, 4.6, 4.6, S.noise, 0.03, 1, 9)),
        pearl,
      ),
    ),
  ]
    .flat()
    .join('');
}
