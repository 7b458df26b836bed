/** Back in Five Minutes: outside a shop at noon people's shadows sit tied to a ring like dogs. */
import { card } from '../../../finishes/finish.ts';
import { cut, formCuts, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { clamp } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, spline } from '../../../kit/curves.ts';
import { ellipse, group, moved, path } from '../../../kit/markup.ts';
import { inside, place, rectangle, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import {
  blob,
  handLine,
  handOutline,
  handPath,
  handPoints,
  ribbon,
  wobble,
  wobblyPolygon,
} from '../../../kit/shapes.ts';

const PAPER = '#f7f0de';
const SKY = '#93c4d2';
const TERRA = '#cc6238';
const ULTRA = '#20307f';
/** Where wall and pavement meet. */
const FLOOR = 742;

const outlined = (d: string, fill: string, w = 8): string =>
  path(d, fill, `stroke="${ULTRA}" stroke-width="${w}" stroke-linejoin="round" paint-order="stroke"`);
/** A cord with a dark edge. */
const cord = (S: Easel, points: Points, w: number, colour: string): string => {
  const l = handLine(S, spline(points, false, 12), 1.5, 0.03, 5);
  return path(smooth(ribbon(l, () => w + 2.6)), ULTRA) + path(smooth(ribbon(l, () => w)), colour);
};

function wall(S: Easel): string {
  const tiles: string[] = [];
  for (let row = 0; row < 3; row++)
    for (let i = -1; i < 15; i++) {
      const [x, y] = [i * 60 + (row % 2) * 30 + S.rng.range(-2, 2), 6 + row * 34];
      tiles.push(
        outlined(
          handPath(
            S,
            `M${x - 27} ${y - 34}L${x - 26} ${y + 20}C${x - 20} ${y + 40} ${x + 20} ${y + 40} ${x + 26} ${y + 20}L${x + 27} ${y - 34}Z`,
            1.5,
            0.05,
            5,
          ),
          TERRA,
          7,
        ),
      );
      tiles.push(
        path(
          gouge(
            [
              [x - 14, y - 8],
              [x - 15, y + 10],
              [x - 10, y + 24],
            ],
            3,
          ),
          PAPER,
        ),
      );
    }
  // plaster: the sun comes straight down, so only a few nicks
  const nicks = rows(S, {
    x0: 0,
    x1: 800,
    y0: 170,
    y1: FLOOR,
    gap: 21,
    length: 22,
    width: 1.7,
    colour: SKY,
    flow: () => 1.45,
    density: (x, y) => clamp(0.08 + S.noise.n2(x * 0.008, y * 0.01) * 0.5),
  });
  const patch = (points: string): string => {
    const area = trace(points);
    const d = polygon(handOutline(S, area, 7, 0.06, 8));
    const bricks: string[] = [];
    for (let r = 0; r < 12; r++)
      for (let i = 0; i < 8; i++) {
        const [x, y] = [(area[0]?.[0] ?? 0) - 60 + i * 44 + (r % 2) * 22, (area[0]?.[1] ?? 0) - 60 + r * 20];
        bricks.push(wobblyPolygon(S, rectangle(x + 2, y + 2, x + 41, y + 17), 1.2));
      }
    return group({ 'clip-path': S.clip(d) }, path(d, ULTRA), path(bricks.join(''), TERRA));
  };
  return [
    path(`M-10 -10H810V${FLOOR + 10}H-10Z`, PAPER),
    nicks,
    patch('330,200 400,190 420,240 380,280 330,262'),
    patch('20,600 70,590 96,640 60,700 10,690'),
    // eaves and the hard shadow they drop
    path(
      handPath(S, 'M-10 96L810 96L810 152C700 146 560 160 420 150C280 144 120 158 -10 150Z', 3, 0.03, 8),
      ULTRA,
    ),
    rows(S, {
      x0: 0,
      x1: 800,
      y0: 112,
      y1: 148,
      gap: 10,
      length: 40,
      width: 1.6,
      colour: SKY,
      density: (_, y) => clamp((y - 104) / 70) * 0.5,
    }),
    ...tiles,
  ].join('');
}

function pavement(S: Easel): string {
  // terracotta flags in perspective, grout of bare paper
  const horizon = 560;
  const lines: string[] = [];
  const depth = [0, 34, 80, 142, 224, 330, 470].map((d) => FLOOR + 18 + d);
  const x = (u: number, y: number): number => 380 + (u * (y - horizon)) / 200;
  depth.forEach((y) =>
    lines.push(
      polygon(
        ribbon(
          handLine(
            S,
            [
              [-20, y],
              [820, y + 2],
            ],
            3,
            0.02,
            12,
          ),
          () => 1.4 + (y - FLOOR) * 0.004,
        ),
      ),
    ),
  );
  depth.slice(0, -1).forEach((y, r) => {
    const y1 = depth[r + 1] ?? 1200;
    for (let i = -9; i < 10; i++) {
      const u = (i + (r % 2) * 0.5) * 92;
      lines.push(
        polygon(
          ribbon(
            [
              [x(u, y), y],
              [x(u, y1), y1],
            ],
            () => 1.4 + (y - FLOOR) * 0.004,
            S.noise,
            0.8,
          ),
        ),
      );
    }
  });
  return [
    path(`M-10 ${FLOOR}H810V1210H-10Z`, TERRA),
    path(lines.join(''), PAPER),
    rows(S, {
      x0: -10,
      x1: 810,
      y0: FLOOR + 24,
      y1: 1200,
      gap: (y) => 9 + (y - FLOOR) * 0.022,
      length: (y) => 16 + (y - FLOOR) * 0.05,
      width: 1.7,
      colour: PAPER,
      density: (px, y) => clamp(0.2 + S.noise.n2(px * 0.006, y * 0.008) * 0.9),
    }),
    path(
      handPath(S, `M-10 ${FLOOR - 7}L810 ${FLOOR - 5}L810 ${FLOOR + 12}L-10 ${FLOOR + 10}Z`, 1.6, 0.03, 8),
      ULTRA,
    ),
    path(
      handPath(S, `M-10 ${FLOOR - 15}L810 ${FLOOR - 13}L810 ${FLOOR - 2}L-10 ${FLOOR - 4}Z`, 1.2, 0.03, 8),
      SKY,
    ),
  ].join('');
}

function shop(S: Easel): string {
  const beads = times(17, (i) => {
    const bx = 508 + i * 11.4 + S.rng.range(-1, 1);
    const sway = Math.sin(i * 0.9) * 3;
    return times(19, (k) => {
      const y = 330 + k * 22 + (i % 2) * 9;
      return y > 724 ? '' : cut(bx + sway * (k / 18), y, 1.57, 15, 3, S.rng, 0.04);
    }).join('');
  });
  const stripe = (i: number): string => {
    const [t0, t1] = [i / 9, (i + 1) / 9];
    const [xa, xb, xc, xd] = [462 + t0 * 252, 462 + t1 * 252, 430 + t1 * 316, 430 + t0 * 316];
    return outlined(
      handPath(S, `M${xa} 222L${xb} 222L${xc} 312C${xc - 6} 336 ${xd + 6} 336 ${xd} 312Z`, 1, 0.05, 5),
      i % 2 ? PAPER : TERRA,
      6,
    );
  };
  return [
    // doorway
    path(
      handPath(S, `M496 300L704 300L706 ${FLOOR + 6}L494 ${FLOOR + 6}Z`, 1.5, 0.03, 7),
      SKY,
      `stroke="${ULTRA}" stroke-width="10"`,
    ),
    path(handPath(S, `M508 310L692 310L694 ${FLOOR}L506 ${FLOOR}Z`, 1.2, 0.03, 7), ULTRA),
    path(beads.filter((_, i) => i % 3 !== 1).join(''), SKY),
    path(beads.filter((_, i) => i % 3 === 1).join(''), PAPER),
    // a little card, blank, hung on the beads
    outlined(wobblyPolygon(S, trace('572,470 634,464 637,506 575,513'), 1), PAPER, 7),
    path(gouge(trace('584,470 602,448 624,465'), 1.6), PAPER),
    // step
    outlined(
      handPath(S, `M468 ${FLOOR - 6}L732 ${FLOOR - 6}L742 ${FLOOR + 22}L458 ${FLOOR + 24}Z`, 1.4, 0.03, 6),
      PAPER,
      8,
    ),
    rows(S, {
      x0: 466,
      x1: 734,
      y0: FLOOR + 6,
      y1: FLOOR + 20,
      gap: 6,
      length: 26,
      width: 1.5,
      colour: ULTRA,
      density: () => 0.55,
    }),
    // awning, its shadow on the wall
    path(handPath(S, 'M434 318L748 318L720 384C640 396 560 392 470 402Z', 2, 0.03, 7), ULTRA),
    rows(S, {
      x0: 450,
      x1: 740,
      y0: 336,
      y1: 396,
      gap: 9,
      length: 34,
      width: 1.6,
      colour: SKY,
      density: (_, y) => clamp((y - 326) / 90),
    }),
    ...times(9, stripe),
    outlined(handPath(S, 'M456 210L722 210L722 228L456 228Z', 1, 0.03, 6), SKY, 7),
  ].join('');
}

function window(S: Easel): string {
  const slats = (x0: number): string =>
    path(times(13, (i) => cut(x0 + 30, 262 + i * 16, 0.02, 46, 2.6, S.rng, 0.03)).join(''), ULTRA);
  return [
    outlined(handPath(S, 'M104 238L296 238L296 480L104 480Z', 1.2, 0.03, 7), ULTRA, 8),
    outlined(handPath(S, 'M96 244L158 244L158 472L96 472Z', 1.2, 0.03, 7), SKY, 7),
    outlined(handPath(S, 'M242 244L304 244L304 472L242 472Z', 1.2, 0.03, 7), SKY, 7),
    slats(97),
    slats(243),
    path(gouge(trace('176,262 174,340 178,440'), 3.4), SKY),
    path(gouge(trace('214,270 216,340 212,430'), 2.4), SKY),
    outlined(handPath(S, 'M84 476L318 476L312 500L90 500Z', 1.2, 0.03, 7), PAPER, 7),
    // geraniums
    outlined(handPath(S, 'M146 434L196 434L188 476L154 476Z', 1, 0.05, 5), TERRA, 6),
    outlined(handPath(S, 'M206 440L250 440L243 476L213 476Z', 1, 0.05, 5), TERRA, 6),
    ...times(22, (i) => {
      const a = -2.7 + (i % 11) * 0.22;
      const [cx, r] = [i < 11 ? 171 : 228, 26 + (i % 3) * 16];
      const [px, py] = [cx + Math.cos(a) * r * 1.1, 428 + Math.sin(a) * r];
      return i % 3
        ? outlined(smooth(blob(px, py, 9, 7, S.noise, 0.2)), SKY, 4)
        : outlined(smooth(blob(px, py, 10, 9, S.noise, 0.3)), TERRA, 4);
    }),
    path(handPath(S, 'M90 500L312 502L300 526C230 536 150 530 84 538Z', 2, 0.04, 6), ULTRA),
    rows(S, {
      x0: 96,
      x1: 300,
      y0: 508,
      y1: 530,
      gap: 8,
      length: 30,
      width: 1.4,
      colour: SKY,
      density: () => 0.5,
    }),
  ].join('');
}

/** A shadow lies on the ground and folds up the wall: above the floor line it leans with the plaster. */
const folded = (points: Points): Point[] =>
  points.map(([x, y]): Point =>
    y < FLOOR ? [x + (FLOOR - y) * 0.16, y + (FLOOR - y) * 0.06] : [x - (y - FLOOR) * 0.1, y],
  );

function shadow(
  S: Easel,
  d: string,
  x: number,
  y: number,
  s: number,
  flip = 1,
): { svg: string; at: (u: number, v: number) => Point } {
  const raw = place(pathPoints(d, 4), { x, y, sx: s * flip, sy: s });
  const outline = folded(wobble(raw, S.noise, 2.4, 0.03));
  const shape = polygon(outline);
  const texture = (wallPart: boolean): string =>
    group(
      { 'clip-path': S.clip(shape) },
      rows(S, {
        x0: x - 220,
        x1: x + 220,
        y0: wallPart ? y - 520 : FLOOR + 14,
        y1: wallPart ? FLOOR - 10 : y + 40,
        gap: wallPart ? 15 : 12,
        length: wallPart ? 20 : 34,
        width: 1.5,
        colour: wallPart ? SKY : TERRA,
        flow: () => (wallPart ? 1.4 : 0.02),
        density: (px, py) => (inside(outline, px - 22, py) && inside(outline, px + 22, py) ? 0.1 : 0.42),
      }),
    );
  return {
    svg: path(shape, ULTRA) + texture(true) + texture(false),
    at: (u, v) => folded(place([[u, v]], { x, y, sx: s * flip, sy: s }))[0] ?? [x, y],
  };
}

// seated like dogs: haunches down, hands on the ground, heads towards the door
const MAN =
  'M-74 2C-104 -26 -106 -76 -92 -128C-84 -170 -68 -204 -40 -226C-34 -232 -34 -242 -37 -252C-46 -254 -60 -258 -70 -266C-60 -276 -50 -276 -40 -276C-40 -292 -38 -308 -30 -322C-12 -330 10 -330 26 -320C32 -306 34 -292 34 -276C46 -276 58 -272 66 -264C56 -258 44 -256 34 -254C36 -248 42 -242 42 -238C40 -234 34 -236 34 -232C34 -226 28 -218 16 -218C8 -216 4 -214 4 -208C26 -196 36 -170 36 -140C38 -100 44 -56 48 -14C58 -12 72 -8 74 0C74 6 40 8 26 6C26 -20 24 -44 20 -64C26 -70 22 -40 14 -20C18 -12 20 0 14 6C-20 8 -52 8 -74 2Z';
const WOMAN =
  'M-86 4C-116 -10 -112 -52 -94 -92C-84 -134 -72 -168 -46 -190C-40 -196 -40 -204 -44 -212C-58 -206 -72 -214 -72 -228C-72 -244 -56 -250 -46 -244C-40 -262 -20 -272 0 -266C18 -260 24 -244 22 -230C28 -222 32 -216 30 -212C26 -210 22 -212 22 -208C22 -200 16 -194 4 -194C-2 -190 -2 -186 2 -182C20 -168 28 -140 28 -110C32 -76 40 -40 44 -12C56 -10 66 -6 66 2C50 8 34 8 22 4C20 -16 18 -36 12 -52C10 -34 20 -10 34 2C0 12 -50 12 -86 4Z';
const CHILD =
  'M-46 4C-64 -10 -62 -46 -48 -78C-42 -100 -34 -114 -22 -124C-42 -136 -46 -162 -34 -178C-40 -194 -28 -204 -20 -194C-8 -200 14 -198 22 -182C26 -174 28 -168 28 -160C34 -156 38 -150 36 -148C32 -146 28 -146 26 -144C26 -134 18 -126 8 -124C16 -116 24 -108 34 -108C42 -118 44 -136 52 -146C58 -150 64 -146 64 -138C70 -140 74 -134 70 -128C64 -112 56 -94 44 -86C36 -82 28 -84 20 -86C30 -76 42 -72 52 -80C60 -88 66 -102 74 -106C80 -108 84 -102 82 -96C86 -92 84 -86 80 -82C72 -68 58 -58 44 -58C32 -58 24 -62 18 -68C20 -44 22 -26 32 -8C36 0 28 6 18 4C0 8 -28 8 -46 4Z';
const LEAVING =
  'M-8 0C-18 2 -32 2 -34 -4C-26 -12 -14 -50 -10 -92C-26 -120 -30 -160 -18 -188C-12 -198 -6 -202 -4 -208C-18 -218 -20 -240 -8 -250C8 -258 26 -246 24 -228C24 -216 18 -208 14 -204C28 -194 36 -170 40 -146C48 -136 58 -130 60 -122C56 -116 40 -122 30 -130C28 -112 26 -100 26 -92C38 -60 50 -34 64 -10C66 -2 56 4 46 2C34 -20 18 -50 8 -72C6 -46 2 -20 -8 0Z';

function cat(S: Easel): string {
  const body =
    'M-34 2C-46 -22 -40 -64 -18 -82C-28 -96 -28 -112 -24 -122L-12 -114C-6 -116 2 -116 8 -114L20 -124C24 -110 22 -96 16 -88C32 -70 36 -30 30 2C50 4 66 -6 70 -20C74 -30 82 -26 80 -16C76 8 54 18 30 12C4 16 -20 12 -34 2Z';
  // a seated dog, laid along the stones: its nose points up the street
  const seated = pathPoints(
    'M-40 0C-54 -40 -42 -92 -10 -114C-12 -136 0 -154 18 -158C14 -176 6 -190 14 -196C28 -196 38 -180 42 -160C58 -156 84 -152 92 -144C92 -132 74 -126 54 -124C46 -112 44 -100 42 -84C46 -56 46 -24 50 0ZM-38 -4C-66 -6 -86 -30 -84 -58C-74 -40 -58 -28 -38 -26Z',
    4,
  );
  const dogShadow = polygon(
    wobble(
      seated.map(([u, v]): Point => [-8 + v * 1.5 - u * 0.1, -10 - u * 0.8]),
      S.noise,
      1.6,
      0.04,
    ),
  );
  return moved(
    { x: 644, y: 1138, s: 0.92 },
    path(dogShadow, ULTRA),
    outlined(handPath(S, body, 1, 0.05, 4), PAPER, 9),
    formCuts(S, handPoints(S, 'M-36 -4C-44 -30 -36 -62 -18 -80', 0.6), {
      side: -1,
      gap: 6,
      length: 15,
      width: 2,
      colour: TERRA,
      lean: 0.5,
    }),
    formCuts(S, handPoints(S, 'M16 -86C32 -66 36 -30 30 0', 0.6), {
      side: -1,
      gap: 6,
      length: 16,
      width: 2,
      colour: ULTRA,
      lean: 0.5,
    }),
    path(
      gouge(trace('-14,-98 -10,-95 -5,-98'), 1.8) +
        gouge(trace('4,-98 8,-95 13,-98'), 1.8) +
        gouge(trace('-4,-90 0,-87 3,-90'), 1.8),
      ULTRA,
    ),
    path(gouge(trace('-6,-8 -8,-30 -4,-50'), 1.8) + gouge(trace('8,-8 10,-28 7,-46'), 1.8), ULTRA),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 18, background: PAPER });
  const el = (name: string): Easel => scene.element(name);
  scene.add(
    wall(el('wall')),
    pavement(el('pavement')),
    group({ transform: 'translate(-8 -58)' }, window(el('window'))),
    shop(el('shop')),
  );
  // the one that got away, small along the wall
  const gone = shadow(el('leaving'), LEAVING, 728, 800, 0.84);
  scene.add(gone.svg);
  const man = shadow(el('man'), MAN, 176, 956, 1.42);
  const woman = shadow(el('woman'), WOMAN, 400, 1000, 1.3);
  const child = shadow(el('child'), CHILD, 566, 1012, 1.2);
  const S = el('leashes');
  scene.add(man.svg, woman.svg);
  // the ring
  const ring: Point = [372, 596];
  scene.add(
    outlined(smooth(blob(ring[0], ring[1] - 20, 17, 17, S.noise, 0.06)), SKY, 7),
    `<ellipse cx="${ring[0]}" cy="${ring[1] + 4}" rx="17" ry="20" fill="none" stroke="${ULTRA}" stroke-width="13"/>`,
    `<ellipse cx="${ring[0]}" cy="${ring[1] + 4}" rx="17" ry="20" fill="none" stroke="${PAPER}" stroke-width="5"/>`,
  );
  scene.add(
    // the slipped one: collar empty on the stones
    cord(
      S,
      [
        [ring[0] + 14, ring[1] + 14],
        [450, 700],
        [520, 786],
        [620, 812],
        [676, 812],
      ],
      3.2,
      PAPER,
    ),
    `<ellipse cx="702" cy="815" rx="27" ry="11" fill="none" stroke="${ULTRA}" stroke-width="14"/><ellipse cx="702" cy="815" rx="27" ry="11" fill="none" stroke="${TERRA}" stroke-width="7"/>`,
    child.svg,
  );
  const collar = (a: Point, b: Point): string =>
    cord(S, [a, [(a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 + 5], b], 5, TERRA);
  scene.add(
    cord(S, [[ring[0] - 8, ring[1] + 18], [330, 716], [296, 712], man.at(14, -200)], 3.2, PAPER),
    cord(S, [[ring[0] + 2, ring[1] + 24], [380, 716], [430, 790], woman.at(6, -184)], 3.2, PAPER),
    cord(S, [[ring[0] + 10, ring[1] + 20], [420, 760], [500, 876], child.at(6, -118)], 3.2, PAPER),
    collar(man.at(-40, -214), man.at(14, -198)),
    collar(woman.at(-50, -188), woman.at(10, -178)),
    collar(child.at(-30, -116), child.at(14, -114)),
  );
  // water
  const B = el('bowl');
  scene.add(
    path(handPath(B, 'M196 1128C150 1120 110 1126 92 1140C110 1154 180 1156 214 1146Z', 1.5), ULTRA),
    outlined(
      handPath(B, 'M170 1084C176 1122 190 1142 204 1144L300 1144C316 1142 328 1120 334 1084Z', 1.2, 0.04, 5),
      PAPER,
      9,
    ),
    ellipse(252, 1084, 84, 21, ULTRA),
    ellipse(252, 1083, 77, 16, SKY),
    path([cut(236, 1080, 0.03, 60, 2.4, B.rng), cut(270, 1088, -0.02, 54, 2.2, B.rng)].join(''), PAPER),
    rows(B, {
      x0: 186,
      x1: 240,
      y0: 1104,
      y1: 1140,
      gap: 8,
      length: 26,
      width: 1.8,
      colour: ULTRA,
      density: () => 0.8,
    }),
    path(handPath(B, 'M178 1112C220 1122 290 1122 328 1110L326 1120C290 1131 220 1131 182 1122Z', 1), TERRA),
  );
  scene.add(cat(el('cat')));
  return scene;
}

export default card({
  finish: linocut,
  grade: { inks: [PAPER, SKY, TERRA, ULTRA], seed: 18, salt: 0.4 },
  paint,
});
