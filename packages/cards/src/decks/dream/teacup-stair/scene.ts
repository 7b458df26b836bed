/** A spiral stair climbs out of a cup of tea into the clouds. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { washFilter } from '../../../finishes/watercolour.ts';
import { strokes } from '../../../kit/brush.ts';
import { cumulus } from '../../../kit/clouds.ts';
import { clamp, mix, oklch, ramp } from '../../../kit/colour.ts';
import { smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { grass } from '../../../kit/land.ts';
import { glow, softShadow } from '../../../kit/light.ts';
import { ellipse, group, line, path } from '../../../kit/markup.ts';
import { edge, form, vapour } from '../../../kit/materials.ts';
import { fix, nth, trace, type Points } from '../../../kit/points.ts';
import { Scene, fading } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { crane } from '../../../motifs/birds.ts';
import { catSit } from '../../../motifs/cat-sitting.ts';
import {
  CUP,
  CX,
  TEA,
  onBand,
  saucer,
  teaInCup,
  teacup,
  teacupHighlight,
  teacupLip,
} from '../../../motifs/great-teacup.ts';
import { lady } from '../../../motifs/lady.ts';
import { mistyCountry } from '../../../motifs/misty-country.ts';
import { printedBridge, printedCountry } from '../../../motifs/printed-country.ts';
import { spiralStair } from '../../../motifs/spiral-stair.ts';
import { sugarHouse } from '../../../motifs/sugar-house.ts';
import { teaTag } from '../../../motifs/tea-tag.ts';

const P = {
  sage: oklch(0.7, 0.055, 140),
  sageL: oklch(0.86, 0.05, 115),
  sageD: oklch(0.5, 0.06, 155),
  moss: oklch(0.38, 0.055, 160),
  ink: oklch(0.25, 0.04, 165),
  cream: oklch(0.95, 0.04, 92),
  ivory: oklch(0.93, 0.025, 88),
  tea: oklch(0.55, 0.115, 58),
  teaD: oklch(0.36, 0.085, 45),
  teaL: oklch(0.76, 0.13, 72),
  rust: oklch(0.55, 0.14, 40),
  mustard: oklch(0.76, 0.135, 82),
  rose: oklch(0.74, 0.08, 30),
  blue: oklch(0.45, 0.07, 235),
  warm: oklch(0.62, 0.07, 70),
};

function paint(): Scene {
  const scene = new Scene({ seed: 118, background: oklch(0.72, 0.05, 140) });
  air(scene);
  blooms(scene);
  scene.add(mistyCountry(scene.element('a small misty country'), P));
  cup(scene);
  teaAndStair(scene);
  cloudAbove(scene);
  steamBirds(scene);
  scene.add(teaTag(scene.element('tea-bag thread and tag'), P));
  boat(scene);
  sugarHouses(scene);
  return scene;
}

function air(scene: Scene): void {
  const S = scene.element('air');
  const bgC = (x: number, y: number) => {
    const d = Math.hypot((x - 330) / 560, (y - 380) / 640);
    return ramp([P.cream, [0.35, P.sageL], [0.8, P.sage], P.sageD])(
      clamp(d + 0.14 * S.noise.fbm(x / 190, y / 190, 4)),
    );
  };
  scene.add(
    `<rect width="800" height="1200" fill="${S.radialAt(
      [P.cream, [0.35, P.sageL], [0.8, P.sage], P.sageD],
      330,
      380,
      720,
    )}"/>`,
    strokes(S, {
      region: [-30, -30, 860, 1260],
      n: 1300,
      length: 110,
      width: 14,
      angle: (x, y) => Math.atan2(y - 380, x - 330) + 1.6 + 0.5 * S.noise.n2(x / 150, y / 150),
      colour: bgC,
      opacity: [0.12, 0.38],
      dL: 0.014,
    }),
  );
}

/** Wet-in-wet blooms. */
function blooms(scene: Scene): void {
  const S = scene.element('wet-in-wet blooms');
  for (let i = 0; i < 9; i++) {
    const x = S.rng.range(0, 800),
      y = S.rng.range(60, 760),
      r = S.rng.range(70, 150);
    scene.add(
      path(
        smooth(blob(x, y, r, r * 0.8, S.noise, 0.5, 1.4, 40)),
        S.rng.chance(0.5) ? P.sageD : P.cream,
        `opacity="${fix(S.rng.range(0.1, 0.22))}" filter="${washFilter(S, { seed: 20 + (i % 3), rough: 50, rim: 5, region: 0.2 })}"`,
      ),
    );
  }
}

function cup(scene: Scene): void {
  scene.add(saucer(scene.element('saucer'), P));
  scene.add(teacup(scene.element('cup'), P));
  const S = scene.element('painted transfer band');
  const onCup = S.clip(CUP);
  const country = printedCountry(S, onBand, P);
  const bridge = printedBridge(scene.element('bridge with two tiny walkers'), onBand, P);
  scene.add(group({ 'clip-path': onCup, style: 'mix-blend-mode:multiply' }, country, bridge));
  scene.add(teacupHighlight(scene.element('soft highlight + crack')));
}

/** The tea, and the stair that climbs out of it. */
function teaAndStair(scene: Scene): void {
  const { svg, inCup } = teaInCup(scene.element('inside + tea'), P);
  scene.add(svg);
  stairReflection(scene, inCup, stair(scene));
  scene.add(teacupLip());
}

/** A lady and a cat on their way up. */
function stair(scene: Scene): string {
  const S = scene.element('helix stair');
  return spiralStair(S, P, (at) => {
    const wp = at(26, 48);
    const wp2 = at(36, 50);
    return (
      lady(S, {
        x: wp[0],
        y: nth(wp, 1) + 1,
        s: 0.98,
        c: {
          dress: P.mustard,
          bodice: P.rust,
          trim: P.rust,
          parasol: oklch(0.6, 0.15, 35),
          skin: oklch(0.8, 0.07, 55),
          hair: oklch(0.3, 0.06, 45),
          shoes: P.ink,
          shade: oklch(0.34, 0.07, 50),
          light: P.cream,
        },
      }) +
      catSit(S, {
        x: wp2[0],
        y: nth(wp2, 1) + 1,
        s: 0.6,
        fill: oklch(0.3, 0.03, 60),
        light: P.cream,
        shade: P.ink,
        angle: 215,
      })
    );
  });
}

/** Reflection in the tea. */
function stairReflection(scene: Scene, inCup: string, stair: string): void {
  const S = scene.element('reflection in the tea');
  scene.add(
    group(
      { 'clip-path': inCup, opacity: 0.4 },
      path(
        smooth([
          [CX - 60, TEA - 6],
          [CX - 74, TEA + 20],
          [CX - 40, TEA + 44],
          [CX + 30, TEA + 46],
          [CX + 70, TEA + 20],
          [CX + 60, TEA - 6],
        ]),
        P.ink,
        `filter="${S.filter('<feTurbulence type="fractalNoise" baseFrequency=".02 .2" numOctaves="2" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="26" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2 1"/>', 0.4)}"`,
      ),
    ),
  );
  scene.add(group({ filter: edge(S, 1.6, 0.06, 3) }, stair));
}

/** Cloud the stair comes out of. */
function cloudAbove(scene: Scene): void {
  const S = scene.element('cloud the stair comes out of');
  scene.add(glow(S, CX, 120, 230, P.cream, 0.8, 0.5));
  for (const [x, y, w, h, sd] of [
    [CX - 10, 128, 430, 150, 4],
    [CX + 190, 100, 330, 120, 5],
    [CX - 170, 84, 200, 80, 6],
  ] as const)
    scene.add(
      cumulus(S, {
        x,
        y,
        w,
        h,
        base: mix(P.cream, P.sageL, 0.25),
        lit: oklch(0.99, 0.015, 95),
        shade: mix(P.sage, P.rose, 0.35),
        angle: 235,
        puffs: 32,
        seed: sd,
        opacity: 0.97,
      }),
    );
}

/** Steam that remembers being birds. */
function steamBirds(scene: Scene): void {
  const S = scene.element('steam that remembers being b');
  const wisp = (p: Points, w: number, opacity: number, sd: number) =>
    scene.add(
      group(
        {
          opacity,
          filter: vapour(S, { fx: 0.008, fy: 0.012, lo: 0.18, hi: 0.6, seed: sd, blur: 3.5, tear: 46 }),
        },
        path(
          smooth(
            ribbon(spline(p), (t) => w * (0.25 + Math.sin(Math.PI * t ** 0.8))).filter((_, i) => i % 2 === 0),
          ),
          S.linearAt(fading('#fffdf4', 0.2, [0.4, 1], 0.55), 0, 760, 0, 160),
        ),
      ),
    );
  wisp(trace('270,770 220,690 262,610 196,520 236,440 150,370'), 26, 0.9, 3);
  wisp(trace('330,760 300,670 240,600 262,500 200,430'), 16, 0.7, 6);
  wisp(trace('520,768 580,680 536,590 610,500 566,410 650,330'), 26, 0.9, 9);
  wisp(trace('476,760 520,660 586,600 560,500 620,430'), 15, 0.7, 12);
  wisp(trace('230,772 160,720 180,650 110,600'), 16, 0.6, 15);
  const cc = {
    white: oklch(0.975, 0.015, 95),
    shade: mix(P.sageD, P.sage, 0.4),
    dark: P.ink,
    red: oklch(0.55, 0.18, 30),
    beak: oklch(0.5, 0.06, 90),
  };
  for (const [x, y, s, r, fl, opacity, bl] of [
    [206, 500, 0.7, 20, -1, 0.85, 1.6],
    [136, 372, 1.12, 12, -1, 0.97, 0],
    [92, 214, 0.54, 20, -1, 1, 0],
    [598, 446, 0.72, -24, 1, 0.85, 1.6],
    [664, 346, 0.84, -20, 1, 0.97, 0],
    [716, 238, 0.56, -24, 1, 1, 0],
    [622, 196, 0.4, -20, 1, 1, 0],
  ] as const)
    scene.add(
      crane(S, {
        x,
        y,
        s,
        r,
        flip: fl,
        c: bl ? { ...cc, dark: cc.white, red: cc.white, beak: cc.white, shade: P.sageL } : cc,
        opacity,
      }),
    );
}

/** Boat on the tea. */
function boat(scene: Scene): void {
  const [bx, by] = [CX - 152, TEA + 8];
  const S = scene.element('boat on the tea');
  scene.add(
    softShadow(S, bx, by + 6, 46, 8, P.teaD, 0.9),
    `<g transform="translate(${bx} ${by})">`,
    path(
      'M-38 -9C-30 6 26 6 38 -10C24 -5 -24 -4 -38 -9Z',
      P.rust,
      `filter="${form(S, { angle: 215, size: 5, shade: P.teaD, light: P.cream, lightOpacity: 0.8, lightSize: 2, rough: 1 })}"`,
    ),
    path(
      'M-6 -7C-10 -16 -9 -26 -4 -30C2 -32 6 -26 7 -20C8 -14 8 -10 8 -7Z',
      P.blue,
      `filter="${form(S, { angle: 215, size: 4, shade: P.ink, light: P.cream, lightOpacity: 0.8, lightSize: 1.6, rough: 1 })}"`,
    ),
    ellipse(0, -35, 5.4, 5.8, oklch(0.78, 0.08, 55)),
    path('M-11 -38C-6 -40 6 -40 11 -38C8 -41 5 -44 0 -45C-5 -44 -8 -41 -11 -38Z', P.mustard),
    line('M6 -22L-34 -44', P.ink, 1.2),
    line('M-34 -44C-40 -30 -42 -14 -42 2', P.cream, 0.8, 'opacity=".9"'),
    '</g>',
    `<ellipse cx="${bx - 42}" cy="${by + 3}" rx="9" ry="2.4" fill="none" stroke="${P.teaL}" stroke-width="1.2"/>`,
  );
}

/** Sugar-cube houses and the spoon. */
function sugarHouses(scene: Scene): void {
  const S = scene.element('sugar-cube houses and the sp');
  scene.add(sugarHouse(S, { x: 118, y: 1122, w: 54, h: 50, d: 30, chimney: true, P }));
  scene.add(sugarHouse(S, { x: 196, y: 1160, w: 44, h: 40, d: 26, chimney: false, P }));
  const sp = traceCurve('500,1150 580,1136 680,1120 800,1096');
  scene.add(
    softShadow(S, 600, 1152, 180, 16, P.moss, 0.6),
    path(
      smooth(ribbon(sp, (t) => 5.5 + 3 * t)),
      oklch(0.72, 0.03, 100),
      `filter="${form(S, { angle: 250, size: 5, shade: P.moss, shadeOpacity: 0.7, light: '#fff', lightOpacity: 0.95, lightSize: 2.4, rough: 1.4, mottle: 0.3 })}"`,
    ),
    path(
      smooth(blob(466, 1156, 50, 24, S.noise, 0.04, 1, 30, -0.16)),
      oklch(0.74, 0.03, 100),
      `filter="${form(S, { angle: 40, size: 16, shade: P.moss, shadeOpacity: 0.6, light: '#fff', lightOpacity: 0.9, lightSize: 5, rough: 1.4, mottle: 0.3, mottleDark: P.tea })}"`,
    ),
  );
  scene.add(
    grass(S, trace('-10,1196 200,1204 420,1208 640,1204 810,1196'), {
      n: 260,
      height: [12, 40],
      width: 1.6,
      colour: (_x, _y) => mix(P.moss, P.sage, S.rng.f() * 0.7),
    }),
  );
  for (let i = 0; i < 26; i++) {
    const x = S.rng.chance(0.5) ? S.rng.range(0, 240) : S.rng.range(560, 800),
      y = S.rng.range(1172, 1194);
    scene.add(ellipse(x, y, 2.6, 2.4, S.rng.pick([P.mustard, P.rust, P.cream]), 'opacity=".9"'));
  }
}

export default card({
  finish: gouache,
  grade: {
    seed: 101,
    vignette: 0.2,
    tintShadows: [6, 4, -4],
    tintLights: [3, 2, -5],
    brush: 11,
    radius: 5,
    contrast: 0.08,
    paper: 0.065,
  },
  paint,
});
