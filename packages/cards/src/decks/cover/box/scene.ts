/** The lid of the box: a hare with a lantern stands over an open book; a country rises from its pages, and cards fly out of it. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { stratus } from '../../../kit/clouds.ts';
import { clamp, mix, oklch } from '../../../kit/colour.ts';
import { smooth, traceCurve } from '../../../kit/curves.ts';
import { grass, heightAt, hill, ridge } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { path } from '../../../kit/markup.ts';
import { blur, form } from '../../../kit/materials.ts';
import { nth, times, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { handPath, ribbon } from '../../../kit/shapes.ts';
import { moon, sky, star4, stars } from '../../../kit/sky.ts';
import { pine } from '../../../kit/trees.ts';
import { flyingCard } from '../../../motifs/flying-card.ts';
import { storyteller } from '../../../motifs/hare-storyteller.ts';
import { townRow } from '../../../motifs/town.ts';

const ink = oklch(0.17, 0.05, 272);
const night = oklch(0.26, 0.08, 268);
const violet = oklch(0.4, 0.1, 290);
const rose = oklch(0.62, 0.11, 20);
const fire = oklch(0.86, 0.13, 78);
const cream = oklch(0.95, 0.045, 90);
const paper = oklch(0.9, 0.045, 84);

function paint(): Scene {
  const scene = new Scene({ seed: 84, background: ink, w: 1200, h: 630 });
  eveningSky(scene);
  farHills(scene);
  meadow(scene);
  const vol = book(scene);
  country(scene, vol);
  wayOfLight(scene);
  hareWithLantern(scene);
  return scene;
}

function eveningSky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    sky(S, [ink, [0.35, night], [0.62, violet], [0.85, mix(violet, rose, 0.6)], rose], { n: 800, y1: 600 }),
    stars(scene.element('stars'), { n: 220, box: [0, 0, 1200, 400], colour: cream, big: 9 }),
    moon(scene.element('moon'), 1074, 132, 76, {
      colour: oklch(0.94, 0.05, 92),
      dark: oklch(0.8, 0.08, 84),
      halo: oklch(0.82, 0.09, 80),
      haloOpacity: 0.5,
    }),
    stratus(S, {
      y: 214,
      h: 22,
      colour: violet,
      lit: mix(violet, cream, 0.5),
      opacity: 0.6,
      x0: 880,
      x1: 1260,
    }),
    stratus(S, {
      y: 330,
      h: 26,
      colour: mix(night, violet, 0.5),
      lit: mix(violet, rose, 0.5),
      opacity: 0.6,
      x0: -60,
      x1: 420,
    }),
  );
}

function farHills(scene: Scene): void {
  const S = scene.element('far hills');
  const horizon = ridge(S, { y: 470, amplitude: 70, frequency: 0.004, offset: 5 });
  scene.add(
    hill(S, horizon, {
      top: mix(violet, night, 0.4),
      bottom: night,
      lit: mix(rose, violet, 0.4),
      litWidth: 3,
      strokes: 200,
    }),
    glow(S, 720, 430, 470, fire, 0.75, 0.45),
  );
}

function meadow(scene: Scene): void {
  const S = scene.element('meadow');
  const near = ridge(S, { y: 556, amplitude: 20, frequency: 0.004, offset: 2 });
  scene.add(
    hill(S, near, {
      top: oklch(0.26, 0.06, 280),
      bottom: ink,
      lit: oklch(0.5, 0.09, 40),
      litWidth: 3,
      strokes: 240,
    }),
    grass(S, near, {
      n: 420,
      height: [8, 26],
      colour: (x) =>
        mix(oklch(0.24, 0.06, 275), oklch(0.62, 0.1, 70), clamp(1 - Math.abs(x - 700) / 380) * 0.6),
    }),
  );
}

function book(scene: Scene): (size: number, angle: number) => string {
  const S = scene.element('book');
  const vol = (size: number, angle: number): string =>
    `filter="${form(S, { angle, size, shade: oklch(0.5, 0.09, 40), shadeOpacity: 0.6, light: '#fffbe8', lightSize: 4, rough: 1.4, mottle: 0.12 })}"`;
  const left = 'M720 520C664 488 580 482 492 498L412 594C520 572 644 580 720 614Z';
  const right = 'M720 520C776 486 862 480 950 496L1032 592C924 570 796 580 720 614Z';
  scene.add(
    softShadow(S, 722, 606, 400, 46, ink, 0.95),
    path(
      handPath(
        S,
        'M720 542C650 512 570 500 478 510L388 612C520 596 640 604 704 634H738C800 604 920 594 1056 610L964 508C870 498 790 512 720 542Z',
        1.4,
      ),
      oklch(0.34, 0.1, 20),
      `filter="${form(S, { angle: -60, size: 10, shade: ink, light: fire, lightSize: 3 })}"`,
    ),
    times(4, (i) =>
      path(
        `M720 ${620 - i * 2}C640 ${590 - i * 2} 520 ${582 - i * 2} ${404 + i * 2} ${605 - i * 3}L${410} ${596 - i}C520 ${574 - i} 644 582 720 616Z`,
        mix(paper, oklch(0.6, 0.08, 50), 0.5 - i * 0.1),
      ),
    ),
    times(4, (i) =>
      path(
        `M720 ${620 - i * 2}C800 ${590 - i * 2} 924 ${580 - i * 2} ${1040 - i * 2} ${603 - i * 3}L${1034} ${594 - i}C924 ${572 - i} 796 582 720 616Z`,
        mix(paper, oklch(0.6, 0.08, 50), 0.5 - i * 0.1),
      ),
    ),
    path(left, paper, vol(22, -20)),
    path(right, paper, vol(22, 200)),
    times(5, (i) =>
      brushLine(
        S,
        [
          [484 - i * 13, 520 + i * 15],
          [560 - i * 9, 508 + i * 16],
          [650 - i * 4, 522 + i * 17],
        ],
        1.3,
        oklch(0.6, 0.07, 50),
        { opacity: 0.6, attack: 0.05, decay: 0.1 },
      ),
    ),
    times(5, (i) =>
      brushLine(
        S,
        [
          [794 + i * 4, 522 + i * 17],
          [880 + i * 9, 507 + i * 16],
          [958 + i * 13, 518 + i * 15],
        ],
        1.3,
        oklch(0.6, 0.07, 50),
        { opacity: 0.6, attack: 0.05, decay: 0.1 },
      ),
    ),
  );
  return vol;
}

/** The country that rises from it. */
function country(scene: Scene, vol: (size: number, angle: number) => string): void {
  const S = scene.element('country');
  const crest = (lift: number, wide: number, seed: number): Point[] =>
    times(49, (i) => {
      const t = i / 24 - 1;
      return [
        720 + t * wide,
        540 -
          lift * Math.cos((t * Math.PI) / 2) ** 0.8 -
          14 * S.noise.fbm(i * 0.16 + seed, seed, 3) * Math.cos((t * Math.PI) / 2),
      ];
    });
  const [c1, c2, c3] = [crest(150, 190, 3), crest(104, 214, 9), crest(58, 226, 15)];
  const rise = (skyline: readonly Point[], top: string, low: string): string => {
    const foot = skyline.map(([x], i): Point => {
      const fromGutter = (x - 720) / 60;
      return [x, 545 + 20 * Math.exp(-fromGutter * fromGutter) + 6 * S.noise.fbm(i * 0.35, 7, 2)];
    });
    const d = smooth([...skyline, ...foot.slice(1, -1).reverse()]);
    return path(
      d,
      S.linearAt([top, low], 0, 390, 0, 550),
      `filter="${form(S, { angle: 90, size: 14, shade: night, shadeOpacity: 0.5, light: fire, lightSize: 3, rough: 2 })}"`,
    );
  };
  scene.add(
    glow(S, 720, 470, 330, fire, 0.8, 0.5),
    rise(c1, oklch(0.42, 0.09, 255), oklch(0.5, 0.09, 220)),
    townRow(S.element('town'), {
      x0: 640,
      x1: 800,
      y: 442,
      w: [24, 34],
      h: [24, 46],
      roofHeight: [18, 28],
      detail: 0.7,
      lights: 0.7,
      spires: 0.2,
      base: 40,
      colours: {
        wall: oklch(0.4, 0.08, 310),
        roof: oklch(0.36, 0.11, 20),
        rim: fire,
        win: fire,
        haze: violet,
      },
    }),
    rise(c2, oklch(0.45, 0.09, 190), oklch(0.55, 0.1, 160)),
    times(14, (i) => {
      const x = i < 7 ? 548 + i * 17 : 790 + (i - 7) * 17;
      return pine(S, x, heightAt(c2, x) + 6, 40 + S.rng.range(0, 34), {
        dark: oklch(0.26, 0.07, 220),
        light: oklch(0.5, 0.09, 160),
        lightSide: x < 720 ? 1 : -1,
      });
    }),
    rise(c3, oklch(0.58, 0.12, 140), oklch(0.75, 0.1, 110)),
    grass(
      S,
      times(44, (i): Point => [512 + i * 9.6, 548 + 18 * Math.exp(-(((512 + i * 9.6 - 720) / 60) ** 2))]),
      { n: 260, height: [5, 14], colour: oklch(0.6, 0.12, 135) },
    ),
    // a stream runs down into the gutter
    path(
      smooth(
        ribbon(
          traceCurve('728,466 704,486 742,508 712,532 724,562 720,600', 8),
          (t) => 2.5 + 11 * t * (1 - t ** 9),
        ).filter((_, i) => i % 2 === 0),
      ),
      oklch(0.72, 0.1, 220),
      vol(5, -90),
    ),
  );
}

/** The way of light the cards fly along. */
function wayOfLight(scene: Scene): void {
  const S = scene.element('way');
  const arc = traceCurve('720,470 840,456 960,470 1080,420 1010,320 900,262 760,214 610,170 500,150', 14);
  scene.add(
    path(
      smooth(ribbon(arc, (t) => 26 * (1 - t) + 4).filter((_, i) => i % 2 === 0)),
      fire,
      `opacity=".75" filter="${blur(S, 14)}" style="mix-blend-mode:screen"`,
    ),
    times(90, () => {
      const [x, y] = nth(arc, S.rng.int(0, arc.length - 1));
      return star4(
        S,
        x + S.rng.gauss(0, 22),
        y + S.rng.gauss(0, 18),
        S.rng.range(1.2, 4),
        cream,
        S.rng.range(0.4, 1),
      );
    }),
    flyingCard(S, 'dream/whale-kite', 606, 172, 136, -15, 4),
    flyingCard(S, 'dream/fox-hill', 752, 214, 166, 4, -4),
    flyingCard(S, 'dream/desert-door', 914, 292, 192, 11, 5),
    flyingCard(S, 'dream/key-tree', 1086, 400, 172, 19, -5),
  );
}

/** The storyteller. */
function hareWithLantern(scene: Scene): void {
  const S = scene.element('hare');
  scene.add(
    softShadow(S, 326, 606, 130, 20, ink, 0.9),
    storyteller(S, {
      x: 318,
      y: 602,
      s: 0.98,
      c: {
        fur: oklch(0.74, 0.04, 70),
        pale: cream,
        inner: oklch(0.68, 0.1, 40),
        coat: oklch(0.38, 0.1, 262),
        trim: oklch(0.8, 0.12, 84),
        scarf: oklch(0.55, 0.18, 28),
        brass: oklch(0.5, 0.09, 75),
        fire,
        light: oklch(0.93, 0.1, 85),
        shade: oklch(0.19, 0.06, 275),
      },
    }),
  );
}

export default card({
  finish: gouache,
  grade: { radius: 3, vignette: 0.2, contrast: 0.1, saturation: 1.06 },
  paint,
});
