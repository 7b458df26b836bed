/** D12: from above, rain and umbrellas; a climber abseils into a puddle that holds a sunlit harbour. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { farBird, mist } from '../../../kit/air.ts';
import { brushLine, foliage, strokes } from '../../../kit/brush.ts';
import { clamp, jitter, mix, oklch } from '../../../kit/colour.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, moved, path } from '../../../kit/markup.ts';
import { blur, chalk, form } from '../../../kit/materials.ts';
import { TAU, inside, lerp, rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble, wobblyPolygon } from '../../../kit/shapes.ts';
import { umbrellaTop, umbrellaUpturned } from '../../../motifs/umbrella.ts';

const black = oklch(0.12, 0.03, 285);
const slate = oklch(0.36, 0.045, 275);
const violet = oklch(0.36, 0.09, 298);
const mauve = oklch(0.55, 0.08, 300);
const aqua = oklch(0.76, 0.13, 192);
const lagoon = oklch(0.66, 0.12, 200);
const deep = oklch(0.47, 0.1, 222);
const sand = oklch(0.92, 0.07, 90);
const sun = oklch(0.97, 0.06, 95);
const tile = oklch(0.66, 0.14, 42);

const [PX, PY] = [372, 672];

/** A small boat from above. */
function boat(e: Easel, x: number, y: number, l: number, r: number, hull: string, sail = false): string {
  const w = l * 0.2;
  return moved(
    { x, y, r },
    path(
      smooth([
        [l * 0.3, w * 0.6],
        [l * 0.5, w * 1.6],
        [-l * 0.3, w * 1.7],
        [-l * 0.6, w],
      ]),
      deep,
      `opacity=".55" filter="${blur(e, 2)}"`,
    ),
    times(6, (i) =>
      brushLine(
        e,
        [
          [-l * 0.45, (i - 2.5) * w * 0.2],
          [-l * 0.9, (i - 2.5) * w * 0.5],
          [-l * 1.5 - (i % 2) * l * 0.3, (i - 2.5) * w * 0.85],
        ],
        l * 0.016,
        sun,
        { opacity: 0.6 },
      ),
    ),
    path(
      `M${l * 0.55} 0C${l * 0.3} ${-w} ${-l * 0.3} ${-w} ${-l * 0.46} ${-w * 0.7}L${-l * 0.46} ${w * 0.7}C${-l * 0.3} ${w} ${l * 0.3} ${w} ${l * 0.55} 0Z`,
      hull,
      `filter="${form(e, { angle: -120, size: l * 0.08, shade: deep, light: sun, lightSize: 2, rough: 0.8 })}"`,
    ),
    path(
      `M${l * 0.4} 0C${l * 0.2} ${-w * 0.6} ${-l * 0.2} ${-w * 0.66} ${-l * 0.38} ${-w * 0.45}L${-l * 0.38} ${w * 0.45}C${-l * 0.2} ${w * 0.66} ${l * 0.2} ${w * 0.6} ${l * 0.4} 0Z`,
      oklch(0.72, 0.08, 70),
    ),
    line(
      `M${-l * 0.1} ${-w * 0.55}V${w * 0.55}M${-l * 0.25} ${-w * 0.5}V${w * 0.5}`,
      oklch(0.5, 0.07, 55),
      Math.max(1, l * 0.04),
    ),
    sail
      ? path(
          `M${l * 0.42} ${-w * 0.2}C${l * 0.1} ${w * 1.6} ${-l * 0.2} ${w * 2} ${-l * 0.44} ${w * 1.3}C${-l * 0.2} ${w * 0.6} ${l * 0.1} 0 ${l * 0.42} ${-w * 0.2}Z`,
          sun,
          `filter="${form(e, { angle: -120, size: 4, shade: aqua, light: '#ffffff', lightSize: 2, rough: 0.8 })}"`,
        )
      : '',
  );
}

function harbour(scene: Scene): string {
  const e = scene.element('harbour');
  const out: string[] = [
    `<rect x="60" y="300" width="640" height="760" fill="${e.radialAt(
      [sun, [0.2, mix(aqua, sun, 0.4)], aqua, [0.8, lagoon], deep],
      480,
      560,
      480,
    )}"/>`,
    strokes(e, {
      region: [60, 300, 640, 760],
      n: 900,
      length: 34,
      width: 2.6,
      angle: 0.25,
      spread: 0.25,
      colour: (x, y) =>
        mix(
          mix(aqua, sun, 0.35),
          mix(lagoon, deep, 0.6),
          clamp(Math.hypot(x - 500, y - 560) / 460 + 0.3 * e.noise.fbm(x / 50, y / 30, 3)),
        ),
      opacity: [0.2, 0.6],
    }),
  ];
  // beach along the south, shallows, foam
  const shore = traceCurve('60,856 150,838 230,872 320,900 410,886 500,910 640,880', 10);
  const band = (d: number): Point[] =>
    shore.map(([x, y], i): Point => [x, y - d + 5 * e.noise.n1(i * 0.2 + d)]);
  out.push(
    path(polygon([...band(46), [640, 1080], [60, 1080]]), mix(aqua, sand, 0.45), 'opacity=".7"'),
    path(polygon([...band(0), [640, 1080], [60, 1080]]), sand),
    line(
      smooth(band(4), false),
      '#ffffff',
      7,
      `opacity=".9" filter="${chalk(e, { fx: 0.05, lo: 0.36, hi: 0.55, rough: 8 })}"`,
    ),
    line(
      smooth(band(26), false),
      '#ffffff',
      3,
      `opacity=".7" filter="${chalk(e, { fx: 0.05, lo: 0.42, hi: 0.6, rough: 10 })}"`,
    ),
    foliage(e, {
      region: trace('60,950 250,940 400,960 640,930 640,1080 60,1080'),
      n: 260,
      size: 15,
      colour: () => oklch(0.55, 0.11, 140),
      opacity: [0.7, 1],
    }),
  );
  // beach umbrellas: the same thing, in better weather
  const small: readonly (readonly [number, number, string])[] = [
    [214, 906, tile],
    [250, 924, sun],
    [318, 930, oklch(0.6, 0.12, 250)],
    [410, 922, tile],
    [452, 938, oklch(0.8, 0.13, 85)],
  ];
  for (const [x, y, c] of small)
    out.push(
      umbrellaTop(e, {
        x,
        y,
        r: 13,
        main: c,
        second: sun,
        shade: mix(c, deep, 0.4),
        light: '#ffffff',
        from: -2,
      }),
    );
  // the mole and the town
  const mole: Point[] = trace(
    '640,400 520,410 430,440 330,430 300,470 322,500 420,478 520,470 560,520 572,640 540,760 560,800 640,820',
  );
  out.push(
    path(
      smooth(
        mole.map(([x, y]): Point => [x + 10, y + 12]),
        true,
        0.6,
      ),
      deep,
      `opacity=".5" filter="${blur(e, 5)}"`,
    ),
    path(
      smooth(mole, true, 0.6),
      oklch(0.86, 0.045, 80),
      `filter="${form(e, { angle: -120, size: 10, shade: oklch(0.6, 0.07, 60), light: '#ffffff', lightSize: 3, rough: 3 })}"`,
    ),
  );
  const roofs: readonly (readonly [number, number, number, number, number])[] = [
    [470, 450, 30, 18, 4],
    [508, 446, 24, 22, -6],
    [548, 452, 30, 20, 8],
    [586, 474, 26, 30, 4],
    [590, 520, 28, 24, 88],
    [600, 562, 30, 24, 80],
    [604, 606, 26, 22, 92],
    [594, 648, 34, 24, 100],
    [590, 692, 28, 22, 84],
    [596, 738, 30, 26, 95],
    [560, 420, 26, 18, 0],
    [610, 430, 30, 22, 10],
    [636, 480, 26, 26, 0],
    [640, 560, 26, 30, 0],
    [636, 640, 30, 26, 0],
    [640, 700, 24, 30, 0],
  ];
  for (const [x, y, w, h, r] of roofs)
    out.push(
      moved(
        { x, y, r },
        path(
          polygon(rectangle(-w * 0.5 + 5, -h * 0.5 + 6, w * 0.5 + 5, h * 0.5 + 6)),
          oklch(0.5, 0.07, 300),
          'opacity=".5"',
        ),
        path(
          wobblyPolygon(e, rectangle(-w / 2, -h / 2, w / 2, 0)),
          jitter(mix(tile, sun, 0.25), e.rng, 0.03, 8),
        ),
        path(
          wobblyPolygon(e, rectangle(-w / 2, 0, w / 2, h / 2)),
          jitter(mix(tile, violet, 0.2), e.rng, 0.03, 8),
        ),
        times(4, (i) =>
          line(`M${-w / 2 + (i + 1) * w * 0.2} ${-h / 2}v${h}`, mix(tile, violet, 0.35), 0.8, 'opacity=".6"'),
        ),
      ),
    );
  // lighthouse on the end of the mole
  out.push(
    ellipse(322, 476, 16, 16, oklch(0.6, 0.06, 290), 'opacity=".5"'),
    ellipse(314, 466, 15, 15, sun),
    ellipse(314, 466, 10, 10, tile),
    ellipse(314, 466, 5, 5, sun),
  );
  // boats
  out.push(
    boat(e, 398, 556, 44, -160, sun, true),
    boat(e, 220, 640, 54, 20, tile, true),
    boat(e, 470, 520, 26, 70, sun),
    boat(e, 500, 536, 26, 82, oklch(0.55, 0.12, 250)),
    boat(e, 526, 566, 24, 100, tile),
    boat(e, 200, 770, 30, -30, oklch(0.55, 0.1, 250)),
    boat(e, 300, 840, 22, -60, sun),
    boat(e, 500, 820, 26, 10, oklch(0.8, 0.12, 85)),
  );
  return out.join('');
}

const ropeC = oklch(0.85, 0.08, 80);

function paint(): Scene {
  const scene = new Scene({ seed: 1212, background: black });
  const { hole, rim, rimD } = holeInTheStreet(scene);
  street(scene, rim);
  const rain = rainfall(scene, rim, hole, rimD);
  lampPost(scene);
  climber(scene);
  gullAbove(scene);
  lostThings(scene, rain);
  return scene;
}

function holeInTheStreet(scene: Scene): { hole: Easel; rim: Point[]; rimD: string } {
  const hole = scene.element('hole');
  const rim: Point[] = wobble(
    spline(
      trace(
        '330,376 420,392 500,430 588,470 622,560 600,650 628,740 586,830 508,876 470,948 376,972 284,940 226,880 148,840 118,750 140,660 108,590 138,500 214,450 258,392',
      ),
      true,
      8,
    ),
    hole.noise,
    10,
    0.02,
  );
  const rimD = smooth(rim.filter((_, i) => i % 2 === 0));
  return { hole, rim, rimD };
}

/** Cobbles. */
function street(scene: Scene, rim: Point[]): void {
  const S = scene.element('street');
  const stones: string[] = [];
  for (let r = -2; r < 42; r++) {
    let x = -60 + S.rng.range(0, 30);
    while (x < 860) {
      const w = S.rng.range(26, 46);
      const cx = x + w / 2;
      const bow = ((cx % 260) - 130) / 130;
      const cy = r * 30 + 22 * (1 - bow * bow) + S.rng.gauss(0, 1.6);
      x += w + 1.5;
      if (inside(rim, cx, cy)) continue;
      const near = clamp(1 - (Math.hypot((cx - PX) / 265, (cy - PY) / 310) - 0.95) / 1.1);
      const a = Math.atan2(PY - cy, PX - cx);
      const base = jitter(
        mix(
          mix(slate, violet, 0.35 + 0.35 * S.noise.fbm(cx / 140, cy / 140, 2)),
          black,
          0.25 + (1 - near) * 0.35,
        ),
        S.rng,
        0.03,
        10,
      );
      const edgeC = mix(mix(mauve, base, 0.45), aqua, near ** 1.6);
      const S0 = blob(cx, cy, w * 0.5, 14.5, S.noise, 0.2, 1.6, 14);
      stones.push(
        path(smooth(S0), edgeC, `opacity="${0.45 + 0.55 * near}"`),
        path(
          smooth(
            S0.map(([u, v]): Point => [
              lerp(cx, u, 0.93) - Math.cos(a) * 2.2,
              lerp(cy, v, 0.9) - Math.sin(a) * 2.2,
            ]),
          ),
          base,
        ),
      );
      if (S.rng.chance(0.7))
        stones.push(
          brushLine(
            S,
            [
              [cx - w * 0.25, cy - 3],
              [cx, cy - 5 + S.rng.gauss(0, 2)],
              [cx + w * 0.25, cy - 2],
            ],
            2.4,
            mix(base, edgeC, 0.6),
            { opacity: 0.4 },
          ),
        );
    }
  }
  scene.add(`<rect width="800" height="1200" fill="${black}"/>`, stones);
  scene.add(glow(S, PX, PY, 560, aqua, 0.4, 0.55, 1.2));
}

/** Splashes of rain, and rain falling away from us. */
function rainfall(scene: Scene, rim: Point[], hole: Easel, rimD: string): Easel {
  const rain = scene.element('rain');
  scene.add(
    times(46, () => {
      const [x, y] = [rain.rng.range(0, 800), rain.rng.range(0, 1200)];
      if (inside(rim, x, y)) return '';
      const r = rain.rng.range(4, 11);
      return (
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.85}" fill="none" stroke="${mauve}" stroke-width="1.3" opacity="${rain.rng.range(0.3, 0.75)}"/>` +
        ellipse(x, y, 1.4, 1.4, sun, 'opacity=".7"')
      );
    }),
  );

  // the puddle
  scene.add(
    group(
      { 'clip-path': hole.clip(rimD) },
      harbour(scene),
      // haze of distance, cloud wisps between us and it
      mist(hole, { x: 250, y: 560, w: 260, h: 70, colour: '#ffffff', opacity: 0.75, seed: 4 }),
      mist(hole, { x: 480, y: 770, w: 300, h: 80, colour: '#ffffff', opacity: 0.6, seed: 8 }),
      mist(hole, { x: 400, y: 420, w: 300, h: 60, colour: '#ffffff', opacity: 0.5, seed: 2 }),
      // the thickness of the street: a dark lip on the upper side, lit stones on the lower
      path(
        rimD + 'M-50 -50H850V1250H-50Z',
        oklch(0.2, 0.06, 260),
        `fill-rule="evenodd" transform="translate(10 22)" opacity=".75" filter="${blur(hole, 7)}"`,
      ),
      line(rimD, deep, 16, `opacity=".55" filter="${blur(hole, 3)}"`),
    ),
    line(
      rimD,
      mix(aqua, sun, 0.5),
      3.4,
      `opacity=".95" filter="${chalk(hole, { fx: 0.06, lo: 0.25, hi: 0.5, rough: 3 })}"`,
    ),
    line(rimD, aqua, 22, `opacity=".35" filter="${blur(hole, 9)}" style="mix-blend-mode:screen"`),
  );
  return rain;
}

/** Lamp-post, leaning out of the picture towards us, and the rope. */
function lampPost(scene: Scene): void {
  const S = scene.element('post');
  const iron = oklch(0.2, 0.03, 280);
  scene.add(
    softShadow(S, 612, 330, 46, 40, black, 0.9),
    path(
      smooth(blob(612, 326, 30, 27, S.noise, 0.08)),
      mix(iron, slate, 0.4),
      `filter="${form(S, { angle: 120, size: 10, shade: black, light: aqua, lightSize: 4, rough: 1.5 })}"`,
    ),
    path(
      smooth(ribbon(trace('612,322 650,232 704,106'), (t) => 9 + 7 * t)),
      iron,
      `filter="${form(S, { angle: 150, size: 9, shade: black, light: aqua, lightOpacity: 0.7, lightSize: 4, rough: 1.5 })}"`,
    ),
    [0.25, 0.6].map((t) =>
      path(
        smooth(blob(lerp(612, 704, t), lerp(322, 106, t), 15 + t * 6, 9 + t * 5, S.noise, 0.06, 1, 24, -0.4)),
        mix(iron, slate, 0.3),
        `filter="${form(S, { angle: 150, size: 6, shade: black, light: aqua, lightSize: 3, rough: 1 })}"`,
      ),
    ),
    glow(S, 712, 84, 190, oklch(0.75, 0.1, 300), 0.5),
    path(
      smooth(
        times(6, (i): Point => [
          714 + Math.cos((i / 6) * TAU + 0.2) * 62,
          82 + Math.sin((i / 6) * TAU + 0.2) * 58,
        ]),
        true,
        0.25,
      ),
      mix(violet, mauve, 0.4),
      `filter="${form(S, { angle: 140, size: 16, shade: black, light: oklch(0.85, 0.05, 300), lightSize: 4, rough: 1.5 })}"`,
    ),
    times(6, (i) =>
      line(
        `M716 78L${714 + Math.cos((i / 6) * TAU + 0.2) * 60} ${82 + Math.sin((i / 6) * TAU + 0.2) * 56}`,
        black,
        3,
        'opacity=".7"',
      ),
    ),
    path(
      smooth(blob(716, 78, 17, 16, S.noise, 0.08)),
      iron,
      `filter="${form(S, { angle: 140, size: 7, shade: black, light: mauve, lightSize: 3, rough: 1 })}"`,
    ),
  );
  const rope = resample(traceCurve('616,330 580,366 520,398 478,420 452,456 430,520 414,600', 10), 4);
  scene.add(
    line(
      smooth(
        rope.filter((p) => p[1] < 430).map(([x, y]): Point => [x - 4, y + 8]),
        false,
      ),
      black,
      6,
      'opacity=".6"',
    ),
    line('M590 316C600 300 626 300 636 318C644 338 628 350 612 350C596 350 584 336 590 320', ropeC, 5),
    line('M588 326C600 312 626 310 638 326', mix(ropeC, black, 0.4), 2),
    line(
      smooth(
        rope.filter((_, i) => i % 3 === 0),
        false,
      ),
      mix(ropeC, black, 0.45),
      6,
    ),
    path(smooth(ribbon(rope, (t) => 2.6 - 1.1 * t)), ropeC),
    times(40, (i) => {
      const p = rope[i * Math.floor(rope.length / 41)] ?? [0, 0];
      return line(`M${p[0] - 2.4} ${p[1] - 1}l4 3`, mix(ropeC, violet, 0.6), 1.2);
    }),
    // coil left on the stones
    [0, 1, 2].map(
      (i) =>
        `<ellipse cx="668" cy="388" rx="${30 - i * 5}" ry="${22 - i * 4}" fill="none" stroke="${i % 2 ? ropeC : mix(ropeC, violet, 0.35)}" stroke-width="5" transform="rotate(${i * 14 - 10} 668 388)"/>`,
    ),
  );
}

/** The climber, seen from over the edge. */
function climber(scene: Scene): void {
  const S = scene.element('climber');
  const coat = oklch(0.42, 0.13, 300);
  const vol = `filter="${form(S, { angle: -110, size: 8, shade: black, shadeOpacity: 0.6, light: sun, lightOpacity: 0.9, lightSize: 2.4, rough: 1 })}"`;
  scene.add(
    path(smooth(blob(352, 742, 20, 11, S.noise, 0.3)), deep, `opacity=".4" filter="${blur(S, 3)}"`),
    moved(
      { x: 411, y: 616, s: 1.5, r: 8 },
      path('M-5 18C-14 26 -20 36 -22 48C-24 54 -16 57 -12 52C-8 42 0 34 4 28Z', oklch(0.25, 0.05, 270), vol),
      path('M4 20C12 28 16 38 14 50C14 57 22 58 25 52C27 38 22 24 12 14Z', oklch(0.22, 0.05, 270), vol),
      path(
        'M-24 48C-28 54 -26 60 -18 60C-12 60 -10 54 -12 50ZM14 50C12 58 16 62 24 60C30 58 28 52 25 49Z',
        oklch(0.3, 0.05, 50),
      ),
      path('M-12 -8C-18 2 -16 18 -8 24C0 28 12 26 15 18C18 6 16 -6 10 -10C4 -14 -8 -14 -12 -8Z', coat, vol),
      path(
        'M-7 -2C-10 8 -8 18 -2 20C5 21 11 17 11 8C11 0 8 -5 3 -6C-2 -6 -6 -5 -7 -2Z',
        oklch(0.5, 0.09, 60),
        vol,
      ),
      line('M-6 6C0 9 6 9 11 6', oklch(0.3, 0.05, 50), 1.6),
      path('M8 -6C14 -14 14 -24 6 -34C2 -36 -1 -33 1 -29C6 -22 4 -14 0 -8Z', mix(coat, black, 0.15), vol),
      ellipse(3, -33, 3.4, 3.4, oklch(0.72, 0.09, 55)),
      path('M12 0C20 4 24 12 20 22C18 26 13 25 13 21C15 14 12 10 8 8Z', coat, vol),
      ellipse(16.5, 24, 3.2, 3.2, oklch(0.72, 0.09, 55)),
      path(
        'M-11 -14C-12 -23 -6 -28 0 -28C7 -28 12 -22 10 -14C6 -9 -7 -9 -11 -14Z',
        oklch(0.78, 0.13, 80),
        vol,
      ),
      line('M-6 -25C-3 -27 2 -27 5 -25', '#ffffff', 1.8, 'opacity=".8"'),
    ),
    line('M424 616C430 660 420 700 426 742C428 756 420 764 416 776', ropeC, 1.8, 'opacity=".85"'),
  );
}

/** A gull coming up and out. */
function gullAbove(scene: Scene): void {
  const S = scene.element('gull');
  const white = oklch(0.97, 0.01, 200);
  scene.add(
    path(farBird(300, 770, 1.6, 0.5, 0.3), deep, 'opacity=".4"'),
    moved(
      { x: 236, y: 684, r: -34, s: 1.15 },
      path(
        'M4 -2C-6 -26 -28 -46 -62 -52C-52 -40 -40 -22 -22 -8C-14 -2 -6 4 0 6Z',
        white,
        `filter="${form(S, { angle: 60, size: 9, shade: oklch(0.55, 0.05, 240), light: '#ffffff', lightSize: 2, rough: 1 })}"`,
      ),
      path(
        'M-62 -52C-56 -44 -50 -36 -44 -29C-46 -36 -44 -42 -42 -45C-48 -48 -56 -51 -62 -52Z',
        oklch(0.25, 0.03, 270),
      ),
      path(
        'M4 2C6 26 24 50 58 64C54 48 44 26 28 8C20 0 10 -4 6 -4Z',
        white,
        `filter="${form(S, { angle: 60, size: 9, shade: oklch(0.55, 0.05, 240), light: '#ffffff', lightSize: 2, rough: 1 })}"`,
      ),
      path('M58 64C52 60 46 56 41 52C46 52 50 48 51 44C55 51 57 58 58 64Z', oklch(0.25, 0.03, 270)),
      path(
        'M-26 14C-12 4 4 -6 18 -14C24 -18 30 -16 30 -12C30 -8 26 -4 20 0C6 8 -10 16 -24 20C-30 20 -30 16 -26 14Z',
        white,
        `filter="${form(S, { angle: -90, size: 6, shade: oklch(0.6, 0.05, 240), light: '#ffffff', lightSize: 2, rough: 1 })}"`,
      ),
      path('M29 -15L40 -16L30 -10Z', oklch(0.78, 0.14, 75)),
      ellipse(25, -13, 1.3, 1.3, black),
    ),
  );
  // the passers-by
  interface Passer {
    x: number;
    y: number;
    r: number;
    turn: number;
    main: string;
    second?: string;
    name: string;
  }
  const crowd: Passer[] = [
    { name: 'a', x: 96, y: 122, r: 118, turn: 0.2, main: oklch(0.25, 0.05, 285) },
    { name: 'b', x: 352, y: 106, r: 92, turn: 0.5, main: violet, second: oklch(0.3, 0.08, 298) },
    { name: 'c', x: 744, y: 560, r: 104, turn: 0.1, main: oklch(0.42, 0.06, 270) },
    { name: 'd', x: 690, y: 1090, r: 134, turn: 0.35, main: oklch(0.28, 0.09, 305) },
    {
      name: 'e',
      x: 24,
      y: 380,
      r: 78,
      turn: 0.7,
      main: oklch(0.33, 0.05, 265),
      second: oklch(0.5, 0.05, 280),
    },
    { name: 'f', x: 360, y: 1166, r: 96, turn: 0.15, main: oklch(0.2, 0.03, 280) },
  ];
  for (const p of crowd) {
    const e = scene.element('passer ' + p.name);
    const a = Math.atan2(PY - p.y, PX - p.x);
    const away: Point = [p.x + (p.x - PX) * 0.05, p.y + (p.y - PY) * 0.05];
    // coat tails and shoes show on the side of the middle
    const [fx, fy] = [p.x + Math.cos(a) * p.r * 0.86, p.y + Math.sin(a) * p.r * 0.86];
    scene.add(
      [-1, 1].map((k) =>
        path(
          smooth(
            blob(
              fx - Math.sin(a) * 13 * k + Math.cos(a) * (k > 0 ? 16 : 4),
              fy + Math.cos(a) * 13 * k + Math.sin(a) * (k > 0 ? 16 : 4),
              15,
              8,
              e.noise,
              0.1,
              1,
              18,
              a,
            ),
          ),
          black,
          `filter="${form(e, { angle: (a * 180) / Math.PI, size: 4, shade: '#000000', light: aqua, lightSize: 2, rough: 1 })}"`,
        ),
      ),
      path(
        smooth(blob(fx - Math.cos(a) * 14, fy - Math.sin(a) * 14, 22, 34, e.noise, 0.12, 1, 24, a)),
        mix(p.main, black, 0.5),
      ),
      umbrellaTop(e, {
        x: p.x,
        y: p.y,
        r: p.r,
        turn: p.turn,
        main: p.main,
        shade: black,
        light: mix(aqua, mauve, 0.35),
        from: a,
        peak: away,
        ...(p.second ? { second: p.second } : {}),
      }),
    );
  }
}

function lostThings(scene: Scene, rain: Easel): void {
  const S = scene.element('lost');
  scene.add(
    umbrellaUpturned(S, {
      x: 116,
      y: 1060,
      r: 88,
      turn: 0.3,
      main: oklch(0.42, 0.13, 300),
      shade: black,
      light: oklch(0.85, 0.06, 200),
      from: -0.6,
      water: oklch(0.5, 0.08, 220),
    }),
  );
  // rain close to the eye
  scene.add(
    times(130, () => {
      const [x, y] = [rain.rng.range(-20, 820), rain.rng.range(-20, 1220)];
      const [dx, dy] = [PX + 30 - x, PY - 40 - y];
      const d = Math.hypot(dx, dy);
      if (d < 250) return '';
      const l = (d / 600) * rain.rng.range(14, 46);
      return line(
        `M${x} ${y}l${(dx / d) * l} ${(dy / d) * l}`,
        mix(mauve, sun, 0.5),
        rain.rng.range(0.7, 1.7),
        `opacity="${rain.rng.range(0.2, 0.55)}"`,
      );
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.3, contrast: 0.1, saturation: 1.08 },
  paint,
});
