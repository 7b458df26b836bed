/** This Way: in thick fog a wolf with a lantern in its jaws leads a file of lambs along a causeway. */
import { card } from '../../../finishes/finish.ts';
import { fog, inFog, pastel, pastelFill, pastelLine, smudgedLight } from '../../../finishes/pastel.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, place, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';

const FOG = '#c3c9c2';
const SEA = '#86a198';
const DEEP = '#5b7a74';
const WOLF = '#2b3133';
const WOOL = '#efeadb';
const AMBER = '#f6b447';
const LAMP: Point = [128, 912];

function air(S: Easel): string {
  return [
    pastelFill(S, rectangle(-40, -40, 840, 560), '#b3bdb8', {
      density: 0.42,
      stick: 18,
      length: 190,
      angle: -0.35,
    }),
    fog(S, 0, 260, '#98a7a6', 0.9),
    fog(S, 330, 260, FOG, 0.9),
  ].join('');
}

function water(S: Easel): string {
  const marks = [
    group(
      {
        mask: S.mask(
          `<rect x="-60" y="300" width="920" height="960" fill="${S.linearAt(
            ['#000000', '#ffffff'],
            0,
            380,
            0,
            640,
          )}"/>`,
        ),
      },
      pastelFill(S, rectangle(-40, 360, 840, 1240), SEA, {
        angle: 0.03,
        stick: 11,
        length: 220,
        density: 0.5,
      }),
    ),
  ];
  times(54, (i) => {
    const y = 520 + (i / 54) ** 1.25 * 680;
    const x = S.rng.range(-60, 700);
    const w = S.rng.range(80, 300) * (0.4 + i / 60);
    marks.push(
      pastelLine(
        S,
        [
          [x, y],
          [x + w * 0.5, y + S.rng.gauss(0, 3)],
          [x + w, y + S.rng.gauss(0, 2)],
        ],
        2 + i * 0.09,
        i % 3 === 0 ? '#b9c9bf' : DEEP,
        0.1 + i * 0.011,
      ),
    );
  });
  return marks.join('');
}

/** The causeway: wet stones in a long bend; where it goes, nobody sees. */
const SPINE = resample(
  traceCurve(
    '-60,1096 120,1078 300,1050 460,1016 590,968 690,900 738,814 726,732 672,662 616,604 576,552 560,504 560,462 562,430 566,400',
    14,
  ),
  6,
);
const HALF = (t: number): number => lerp(80, 7, Math.min(1, t * 1.04) ** 1.15);

function causeway(S: Easel): string {
  const edge = ribbon(SPINE, HALF, S.noise, 5);
  const marks = [
    pastelFill(
      S,
      ribbon(
        SPINE.map(([x, y], i): Point => [x, y + HALF(i / (SPINE.length - 1)) * 0.34]),
        (t) => HALF(t) * 1.02,
        S.noise,
        6,
      ),
      '#3f5552',
      { angle: 0.05, stick: 7, length: 80, density: 1.1 },
    ),
    pastelFill(S, edge, '#a7aca2', { angle: 0.08, stick: 8, length: 90, density: 1.1 }),
  ];
  // stones
  for (let i = 3; i < SPINE.length - 20; i += Math.max(3, Math.round(11 - (i / SPINE.length) * 8))) {
    const t = i / (SPINE.length - 1);
    const [x, y] = SPINE[i] ?? [0, 0];
    const h = HALF(t);
    const flat = 0.44;
    times(3, (k) => {
      const v = (k - 1) * 0.6 + S.rng.gauss(0, 0.08);
      const stone = blob(
        x + S.rng.gauss(0, 3),
        y + v * h * 0.8,
        h * 0.36,
        h * flat * 0.36,
        S.noise,
        0.22,
        1.4,
        16,
      );
      marks.push(
        path(smooth(stone), mix(S.rng.chance(0.5) ? '#c3c4b8' : '#8e958e', FOG, t * 0.7), 'opacity=".75"'),
      );
      marks.push(
        pastelLine(
          S,
          [
            [x - h * 0.34, y + v * h * 0.8 + h * 0.13],
            [x, y + v * h * 0.8 + h * 0.17],
            [x + h * 0.34, y + v * h * 0.8 + h * 0.12],
          ],
          Math.max(1, h * 0.035),
          mix('#4c5b58', FOG, t * 0.8),
          0.6,
        ),
      );
    });
  }
  const fade = S.mask(
    `<rect x="-60" y="300" width="920" height="960" fill="${S.linearAt(
      ['#000000', '#999999', '#ffffff'],
      0,
      400,
      0,
      860,
    )}"/>`,
  );
  return group({ mask: fade }, marks);
}

/** A lamb from the side, walking left. distance 0..1 drowns it in fog. */
function lamb(S: Easel, x: number, y: number, s: number, distance: number, back = false): string {
  const at = (points: Points): Point[] => place(points, { x, y, s });
  const wool = mix(WOOL, FOG, distance * 0.7);
  const dark = mix('#454744', FOG, distance * 0.75);
  const shade = mix('#b5b2a4', FOG, distance * 0.7);
  const legs = [
    '-34,-34 -36,-14 -37,0',
    '-20,-34 -16,-14 -18,0',
    '24,-34 22,-16 26,0',
    '38,-36 42,-16 40,0',
  ].map((l) => path(smooth(ribbon(resample(spline(at(trace(l)), false, 6), 3), () => 4.2 * s)), dark));
  const fleece = wobble(
    blob(x + 2 * s, y - 56 * s, 54 * s, 33 * s, S.noise, 0.14, 2.6, 44),
    S.noise,
    7 * s,
    0.07 / s,
  );
  const curls = times(Math.round(26 * (1 - distance * 0.5)), () => {
    const [a, q] = [S.rng.range(0, 6.3), Math.sqrt(S.rng.f()) * 0.86];
    const [cx, cy] = [x + 2 * s + Math.cos(a) * 50 * s * q, y - 57 * s + Math.sin(a) * 29 * s * q];
    const r = S.rng.range(5, 9) * s;
    return path(
      smooth(
        ribbon(
          times(7, (i): Point => [cx + Math.cos(i * 0.8 + a) * r, cy + Math.sin(i * 0.8 + a) * r * 0.8]),
          () => 1.3 * s,
        ),
      ),
      cy > y - 52 * s ? shade : '#fbf8ee',
      'opacity=".7"',
    );
  });
  const head = back
    ? '-44,-84 -52,-96 -44,-108 -30,-108 -14,-102 -8,-94 -14,-86 -30,-80'
    : '-40,-92 -56,-98 -72,-88 -84,-72 -82,-64 -70,-62 -56,-68 -44,-74';
  const ear = back ? '-46,-100 -62,-96 -64,-88 -48,-92' : '-46,-92 -34,-84 -28,-76 -38,-76 -48,-82';
  return group(
    { opacity: 1 - distance * 0.25 },
    ...legs,
    pastelFill(S, fleece, wool, { stick: 4 * s + 1, length: 26 * s, density: 3, angle: -0.4 }),
    path(smooth(at(trace('-44,-44 -10,-30 30,-30 54,-46 40,-26 0,-22 -34,-28'))), shade, 'opacity=".7"'),
    ...curls,
    pastelFill(S, at(trace(head)), dark, { stick: 3 * s, length: 16 * s, density: 6 }),
    path(smooth(at(trace(ear))), dark),
    pastelFill(
      S,
      blob(x - (back ? 30 : 44) * s, y - (back ? 106 : 96) * s, 13 * s, 9 * s, S.noise, 0.2),
      wool,
      { stick: 3, length: 10, density: 6 },
    ),
  );
}

const BODY =
  'M-228 -176C-222 -190 -204 -198 -186 -202C-176 -214 -166 -224 -150 -230C-146 -250 -136 -270 -122 -284C-114 -270 -108 -254 -104 -240C-84 -236 -64 -240 -40 -246C-6 -252 24 -240 56 -232C94 -226 128 -232 154 -216C186 -196 210 -160 222 -110C228 -78 226 -44 212 -22C200 -34 190 -60 184 -92C180 -116 174 -136 164 -152C162 -134 158 -120 150 -108C160 -92 174 -80 176 -66C176 -44 166 -22 164 -6C158 2 136 4 122 0C124 -8 140 -14 142 -24C146 -40 146 -52 138 -62C120 -74 102 -84 90 -104C50 -112 4 -108 -34 -108C-40 -92 -44 -70 -46 -46C-48 -28 -48 -16 -52 -4C-60 2 -80 2 -90 -2C-88 -10 -76 -14 -74 -24C-72 -50 -78 -78 -84 -104C-104 -116 -120 -134 -130 -156C-150 -160 -176 -158 -200 -158C-216 -160 -228 -166 -228 -176Z';
const FAR =
  'M-88 -110C-104 -88 -122 -66 -138 -48C-152 -34 -166 -22 -178 -10C-190 -8 -200 -2 -198 4C-186 8 -168 6 -158 0C-142 -18 -118 -40 -98 -58C-82 -74 -64 -88 -58 -108ZM96 -112C86 -88 66 -66 56 -46C50 -30 50 -16 44 -6C34 -6 22 -4 20 2C28 8 50 6 62 2C68 -14 74 -32 86 -48C104 -64 130 -84 136 -106Z';

function wolf(S: Easel, x: number, y: number, s: number): { svg: string; jaw: Point } {
  const at = (d: string): Point[] => place(pathPoints(d, 5), { x, y, s });
  const fur = (
    n: number,
    colour: string,
    where: (i: number) => Point,
    angle: (i: number) => number,
    l: number,
    w: number,
  ): string =>
    times(n, (i) => {
      const [px, py] = place([where(i)], { x, y, s })[0] ?? [0, 0];
      const a = angle(i) + S.rng.gauss(0, 0.18);
      return path(
        smooth(
          ribbon(
            [
              [px, py],
              [px + Math.cos(a) * l * 0.5, py + Math.sin(a) * l * 0.5 + 1],
              [px + Math.cos(a) * l, py + Math.sin(a) * l],
            ],
            (t) => w * (1 - t) + 0.3,
          ),
        ),
        colour,
        `opacity="${S.rng.range(0.4, 0.85).toFixed(2)}"`,
      );
    }).join('');
  const body = wobble(at(BODY), S.noise, 3, 0.04);
  const top = resample(
    traceCurve('-104,-238 -60,-240 -6,-246 60,-230 130,-228 170,-204 206,-152 222,-100', 10),
    6,
  );
  const legSplit = FAR.split('Z').filter(Boolean);
  return {
    svg: [
      ...legSplit.map((d) =>
        pastelFill(S, at(d.trim() + 'Z'), '#1f2527', { stick: 4, length: 40, density: 3, angle: 1.2 }),
      ),
      pastelFill(S, body, WOLF, { stick: 5, length: 46, density: 2.4, angle: 0.2 }),
      // guard hairs along back, ruff and tail
      fur(
        90,
        '#20262a',
        (i) => top[Math.floor((i / 90) * (top.length - 1))] ?? [0, 0],
        (i) => -0.9 + (i / 90) * 2.0,
        17 * s,
        2.2,
      ),
      fur(
        80,
        '#5a6160',
        () => [S.rng.range(-90, 150), S.rng.range(-236, -170)],
        () => 0.25,
        22 * s,
        1.7,
      ),
      fur(
        60,
        '#434a4b',
        () => [S.rng.range(-120, -40), S.rng.range(-220, -120)],
        () => 0.9,
        24 * s,
        2,
      ),
      fur(
        40,
        '#3a4143',
        () => [S.rng.range(186, 220), S.rng.range(-140, -50)],
        () => 1.5,
        22 * s,
        2,
      ),
      fur(
        40,
        '#4d5453',
        () => [S.rng.range(-30, 90), S.rng.range(-124, -108)],
        () => 0.8,
        18 * s,
        1.8,
      ),
      // the lantern lights the muzzle, chest and forelegs from the front
      pastelLine(
        S,
        place(trace('-222,-168 -196,-158 -160,-158 -132,-152'), { x, y, s }),
        3.2,
        '#f0c074',
        0.85,
      ),
      pastelLine(S, place(trace('-128,-150 -112,-124 -88,-104'), { x, y, s }), 4, '#e0a95c', 0.8),
      pastelLine(S, place(trace('-90,-92 -84,-60 -84,-24'), { x, y, s }), 2.6, '#d59a50', 0.8),
      pastelLine(S, place(trace('-128,-56 -160,-26 -184,-8'), { x, y, s }), 3, '#e0a95c', 0.8),
      pastelLine(S, place(trace('-226,-180 -206,-196 -184,-203'), { x, y, s }), 2, '#c98f4c', 0.8),
      // eye, lowered
      path(smooth(place(trace('-170,-208 -160,-212 -152,-206 -160,-203'), { x, y, s })), '#f2c46e'),
      path(smooth(place(trace('-162,-210 -158,-210 -157,-205 -161,-204'), { x, y, s })), '#14181a'),
      path(smooth(place(trace('-232,-180 -222,-188 -214,-180 -222,-174'), { x, y, s })), '#0f1315'),
      // inside of the ear
      path(smooth(place(trace('-140,-238 -126,-268 -116,-244'), { x, y, s })), '#4a4f50'),
    ].join(''),
    jaw: place([[-206, -160]], { x, y, s })[0] ?? [0, 0],
  };
}

function lantern(S: Easel, jaw: Point): string {
  const [x, y] = LAMP;
  const P = (d: string): Point[] => place(pathPoints(d, 3), { x, y, s: 1.25 });
  return [
    pastelLine(S, [jaw, [x + 8, y - 70], [x, y - 58]], 2.6, '#23292b'),
    pastelFill(S, P('M-17 24L-14 -26L14 -26L17 24Z'), '#ffedbd', {
      stick: 3,
      length: 20,
      density: 8,
      angle: 1.4,
    }),
    path(smooth(P('M-5 16C-9 2 0 -6 0 -16C7 -6 9 4 5 16Z')), '#ffffff'),
    path(polygon(P('M-20 -26L-11 -40L11 -40L20 -26Z')), '#23292b'),
    path(polygon(P('M-21 24L21 24L18 33L-18 33Z')), '#23292b'),
    ...[-15, 0, 15].map((u) =>
      path(
        smooth(
          ribbon(
            place(
              [
                [u * 0.86, -26],
                [u, 24],
              ],
              { x, y, s: 1.25 },
            ),
            () => 1.7,
          ),
        ),
        '#2b3133',
      ),
    ),
    path(
      smooth(
        ribbon(
          times(
            14,
            (i) =>
              place([[Math.cos(i * 0.48) * 8, -46 + Math.sin(i * 0.48) * 8]], { x, y, s: 1.25 })[0] ?? [0, 0],
          ),
          () => 1.6,
        ),
      ),
      '#23292b',
    ),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 17, background: '#b7c0ba' });
  const el = (name: string): Easel => scene.element(name);
  scene.add(air(el('air')), water(el('water')));
  // the answer, far off
  const answer = el('answer');
  scene.add(
    smudgedLight(answer, 566, 352, 84, '#f3cf95', 0.7),
    smudgedLight(answer, 566, 352, 15, '#fff6dc', 1),
  );
  scene.add(causeway(el('causeway')));
  // the file, far to near, all following the lantern to the left
  const file = trace('510,0.24 536,0.29 566,0.36 602,0.45 646,0.55 700,0.68 764,0.82 842,0.98 928,1.1');
  file.forEach(([level, s], i) => {
    const [x, y] = SPINE.reduce((best, p) =>
      p[0] > 540 && Math.abs(p[1] - level) < Math.abs(best[1] - level) ? p : best,
    );
    const d = Math.min(0.96, Math.max(0.04, (1.05 - s) * 1.2));
    const one = lamb(el('lamb ' + i), x - (i % 2) * 12 * s, y + 16 * s, s, d, i === 7);
    scene.add(d > 0.3 ? inFog(el('haze ' + i), d * 0.5, one) : one);
    if (i === 2 || i === 5) scene.add(fog(el('fog ' + i), y - 10, 90, FOG, 0.55));
  });
  // the crook, gnawed, on a post
  const post = el('post');
  scene.add(
    pastelFill(
      post,
      ribbon(resample(traceCurve('752,1240 748,1150 755,1062', 8), 6), () => 13, post.noise, 3),
      '#4b5450',
      { stick: 4, length: 60, density: 3, angle: 1.5 },
    ),
    pastelLine(
      post,
      trace('700,1216 722,1120 740,1030 736,1000 716,988 698,998 700,1016'),
      5,
      '#8a7452',
      0.95,
    ),
    ...[
      [712, 1156],
      [718, 1128],
      [732, 1064],
    ].map(([x = 0, y = 0]) => path(smooth(blob(x + 4, y, 5, 6, post.noise, 0.4)), '#4b5450')),
  );
  // lamplight over everything but the beast
  const light = el('light');
  scene.add(
    smudgedLight(light, LAMP[0], LAMP[1], 400, '#f7cf86', 0.62),
    smudgedLight(light, LAMP[0] + 10, 1090, 230, '#f5c777', 0.6),
  );
  const beast = wolf(el('wolf'), 398, 1072, 1.28);
  scene.add(
    pastelFill(el('shadow'), wobble(blob(440, 1088, 270, 26, light.noise, 0.1), light.noise, 4), '#39443f', {
      stick: 6,
      length: 90,
      density: 1.4,
      angle: 0.03,
      opacity: 0.5,
    }),
    beast.svg,
  );
  scene.add(
    smudgedLight(light, LAMP[0], LAMP[1], 130, AMBER, 0.9),
    lantern(el('lantern'), beast.jaw),
    smudgedLight(light, LAMP[0], LAMP[1], 60, '#fff2c8', 0.85),
  );
  // the light on the water, and mist over the near edge
  scene.add(
    times(12, (i) =>
      pastelLine(
        light,
        [
          [60 + i * 3, 1128 + i * 7],
          [150 + light.rng.gauss(0, 12), 1130 + i * 7],
          [250 - i * 5, 1128 + i * 7],
        ],
        3,
        '#f4d193',
        0.6 - i * 0.035,
      ),
    ),
    fog(el('fog near'), 1210, 90, FOG, 0.6),
  );
  return scene;
}

export default card({ finish: pastel, grade: { paper: '#c9c6b6', seed: 17, slant: -30 }, paint });
