/** A woman's calm face fills the card, eyes shut; her hair is a thunderstorm at sea, and a ship goes down in it. Light of the flash from upper left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine, mark, strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing, together, type Model, type Piece } from '../../../kit/clay/model.ts';
import { paintSoft, type PartPaint } from '../../../kit/clay/paint.ts';
import { facing, type Frame } from '../../../kit/clay/space.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { along, smooth, traceCurve } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { vapour } from '../../../kit/materials.ts';
import { fix, last, nth, times, trace, type Point } from '../../../kit/points.ts';
import { fading, Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { bonesOf } from '../../../motifs/face/bones.ts';
import { head } from '../../../motifs/face/head.ts';
import { skinPaint } from '../../../motifs/face/paints.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { lightning } from '../../../motifs/lightning.ts';
import { sinkingShip } from '../../../motifs/sinking-ship.ts';
import { breaker, greatWave, waveRow } from '../../../motifs/storm-hair.ts';

const SIZE = 640;
const FACE: Frame = { at: [408, 800, 0], turn: facing(-13, 6, -5), scale: SIZE / 100 };
const LIGHT = { angle: -128, before: 40, ambient: 0.36, soft: 0.6, thrown: 0.85 };
const NIGHT = '#141a30';
const SEA = { deep: '#0e1530', dark: '#1b2a4a', mid: '#33506e', light: '#6f93a4', foam: '#dfe9e4' } as const;
const FLASH = '#eaf2ff';
const SHIP_AT = [190, 392] as const;
const STRUCK = [96, 330] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 101, background: NIGHT });
  stormSky(scene);
  flash(scene);
  farSea(scene);
  ship(scene);
  faceAndNearSea(scene);
  rain(scene);
  return scene;
}

function stormSky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(sky(S, ['#0b1022', '#16203c', '#2c4163', '#5b7d94', '#7d9aa2'], { y1: 470, n: 500 }));
  const clouds = scene.element('clouds');
  const puffs = times(46, (i) => {
    const x = clouds.rng.range(-60, 860);
    const y = clouds.rng.range(-40, 150) + (Math.abs(x - 300) / 400) * 60;
    const r = clouds.rng.range(50, 130);
    const near = Math.max(0, 1 - Math.hypot(x - STRUCK[0], y - 60) / 240);
    return path(
      smooth(blob(x, y, r, r * 0.5, clouds.noise, 0.35, 1.6)),
      mix(i % 3 ? '#141c34' : '#263350', '#b4c6da', near * 0.6),
      `opacity="0.75"`,
    );
  });
  scene.add(group({ filter: vapour(clouds, { blur: 6, tear: 46, lo: 0.2, hi: 0.7 }) }, puffs));
}

function flash(scene: Scene): void {
  const S = scene.element('lightning');
  scene.add(
    lightning(S, {
      from: [STRUCK[0] + 90, -60],
      to: STRUCK,
      width: 3.2,
      forks: 9,
      halo: '#9dbcf0',
      core: '#ffffff',
    }),
    glow(S, STRUCK[0], STRUCK[1], 170, FLASH, 0.6),
    glow(S, STRUCK[0] + 50, 40, 150, FLASH, 0.5),
  );
}

const seaPaint = (tint: Colour, k: number): PartPaint => {
  const veil = (c: Colour): Colour => mix(c, tint, k);
  return {
    tones: [SEA.deep, SEA.dark, SEA.mid, SEA.light, mix(SEA.light, SEA.foam, 0.6), SEA.foam].map(veil),
    crease: veil(SEA.deep),
    line: veil(SEA.deep),
    contour: 1.8,
    strands: { density: 11, length: 120, width: 1.3, contrast: 0.16, opacity: 0.8 },
  };
};

const stood = (pieces: readonly Piece[]): Model => standing({ pieces, marks: [] }, FACE);

/** Crests catch the flash: streaks of foam along every edge that stands out bright, and spray blown off it. */
function foam(scene: Scene, drawing: Drawing, part: string, name: string): string {
  const S = scene.element(name);
  const rng = S.rng.fork();
  const crests = drawing.edges(3).filter((edge) => edge.near === part && edge.line.length > 12);
  const marks = crests.flatMap((edge) =>
    edge.line.flatMap(([x, y], i) => {
      const bright = edge.tone[i] ?? 0;
      const [u, v] = edge.line[i + 3] ?? [x, y];
      const way = Math.atan2(v - y, u - x);
      // Only what lies nearly level is a crest; the rest is the side of a strand of hair.
      if (bright < 0.4 || y > 600 || Math.abs(Math.cos(way)) < 0.55) return [];
      const out: string[] = [];
      if (rng.f() < 0.34) {
        const d = mark(
          x + rng.gauss(0, 2),
          y + rng.range(0, 7),
          way + rng.gauss(0, 0.12),
          rng.range(8, 30),
          rng.range(0.6, 2.4),
          rng,
        );
        out.push(path(d, SEA.foam, `opacity="${rng.f() < 0.4 ? 0.95 : 0.55}"`));
      }
      if (rng.f() < 0.07) {
        const r = 0.5 + 2.2 * rng.f() ** 3;
        out.push(
          path(
            smooth(blob(x + rng.gauss(6, 9), y - rng.f() ** 2 * 26, r * 1.2, r, S.noise, 0.3, 1.4, 8)),
            SEA.foam,
            'opacity="0.8"',
          ),
        );
      }
      return out;
    }),
  );
  return marks.join('');
}

/** Hair that goes over into the dark from y downwards. */
const dissolving = (S: Easel, y: number): string =>
  S.mask(
    `<rect x="-100" y="-100" width="1000" height="1400" fill="${S.linearAt(
      ['#ffffff', [0.35, '#f4f4f4'], [0.75, '#5a5a5a'], '#000000'],
      0,
      y,
      0,
      y + 440,
    )}"/>`,
  );

function farSea(scene: Scene): void {
  const S = scene.element('far sea');
  const rows = [
    { y: -70, z: -16, swell: 3, phase: 0.4, thick: 6, part: 'far' },
    { y: -66, z: -8, swell: 3.4, phase: 2.2, thick: 6, part: 'far' },
  ].map((row) => waveRow(row, 60, 96));
  const crests = [breaker(-50, -58, -6, 8, 1, 'far')].flat();
  const drawing = new Drawing(stood([...rows, ...crests]), {
    light: LIGHT,
    size: SIZE,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  scene.add(
    group({ mask: dissolving(S, 360) }, paintSoft(S, drawing, { far: seaPaint('#5d7898', 0.28) })),
    foam(scene, drawing, 'far', 'far foam'),
  );
}

function ship(scene: Scene): void {
  const S = scene.element('ship');
  scene.add(
    sinkingShip(S, {
      x: SHIP_AT[0],
      y: SHIP_AT[1],
      s: 1.42,
      tilt: -27,
      angle: -150,
      c: {
        hull: '#5a2d28',
        sail: '#e6d9bc',
        rope: '#1e1a22',
        lamp: '#ffc766',
        shade: '#121528',
        light: '#dfeaff',
      },
    }),
  );
}

function nearSea(): Piece[] {
  const rows = [
    { y: -56, z: 2, swell: 4, phase: 3.6, thick: 7.6, part: 'hair' },
    { y: -52, z: 12, swell: 3.6, phase: 5.3, thick: 7.4, part: 'hair' },
    { y: -49, z: 22, swell: 3, phase: 0.9, thick: 7, part: 'hair' },
    { y: -42, z: 31, swell: 2.2, phase: 2.9, thick: 6.4, part: 'hair' },
  ].map((row, i) => waveRow(row, 52 - i * 3.4, 108));
  const crests = [
    breaker(-17, -58, 14, 8, -1, 'hair'),
    breaker(-52, -40, 10, 9, 1, 'hair'),
    breaker(-58, -22, 4, 10, 1, 'hair'),
    breaker(-62, 26, 0, 13, 1, 'hair'),
  ];
  return [...rows, ...crests.flat(), ...greatWave('hair')];
}

function faceAndNearSea(scene: Scene): void {
  const S = scene.element('face');
  const bones = bonesOf({
    people: 'northern',
    own: {
      eyeWide: 0.6,
      lipUpper: 0.3,
      lipLower: 0.3,
      noseWidth: 0.1,
      noseOut: -0.18,
      noseY: -1,
      noseTipUp: 1.6,
      bridge: 0.8,
      mouthWide: 0.3,
      chinWidth: 0.8,
    },
  });
  const woman = standing(head({ bones, feeling: 'asleep', hair: 'none', brow: 2.2 }), FACE);
  const drawing = new Drawing(together(woman, stood(nearSea())), {
    light: LIGHT,
    size: SIZE,
    noise: S.noise,
    unsteady: 0.012,
    box: [0, 0, 800, 1200],
  });
  const skin: PartPaint = {
    ...skinPaint(
      { complexion: complexion(0.06, -0.5, '#33588e'), brow: '#20253a', lipstick: '#84484e' },
      SIZE,
    ),
    contour: 0.9,
    dabs: { length: 34, width: 5, density: 11, contrast: 0.025, opacity: 0.28 },
  };
  scene.add(
    paintSoft(S, drawing, { skin }),
    brows(drawing),
    lashes(scene, drawing),
    group(
      { mask: dissolving(S, 760) },
      paintSoft(S, drawing, { hair: seaPaint(NIGHT, 0.05) }),
      nightFalls(scene, drawing.outline('hair')),
    ),
    foam(scene, drawing, 'hair', 'near foam'),
    looseStrands(scene),
    spray(scene),
  );
}

/** The flash reaches the crests on the left; away from it the same hair sinks into the night. */
function nightFalls(scene: Scene, hair: string): string {
  const S = scene.element('night');
  const veil = S.linearAt(fading(SEA.deep, 0, [0.3, 0.06], [0.62, 0.5], 0.86), 150, 260, 800, 1040);
  return path(hair, veil, 'style="mix-blend-mode:multiply"');
}

/** Foam torn off the leaning crest: a lace of it along the lip, then drops that fall on the ship. */
function spray(scene: Scene): string {
  const S = scene.element('spray');
  const rng = S.rng.fork();
  const lip = traceCurve('520,30 400,36 296,84 222,150 200,200 214,250 262,300 330,386', 8);
  const lace = times(260, () => {
    const t = rng.f() ** 0.7;
    const { x, y, angle } = along(lip, t);
    const [off, leans] = [rng.f() ** 2 * 16, rng.f() < 0.75 ? rng.gauss(0, 0.2) : rng.gauss(1.2, 0.3)];
    const d = mark(
      x - Math.sin(angle) * (4 - off),
      y + Math.cos(angle) * (4 - off),
      angle + leans,
      rng.range(4, 20) * (1.15 - t * 0.6),
      rng.range(0.5, 1.9),
      rng,
      0.3,
    );
    return path(d, SEA.foam, `opacity="${fix(rng.range(0.35, 0.95))}"`);
  });
  const drops = times(170, () => {
    const { x, y, angle } = along(lip, 0.25 + 0.75 * rng.f());
    const far = rng.f() ** 2.2 * 90;
    const way = angle + Math.PI / 2 + rng.gauss(0, 0.6);
    const r = 0.6 + 3 * rng.f() ** 4;
    return path(
      smooth(
        blob(x + Math.cos(way) * far, y + Math.sin(way) * far + far * 0.4, r, r * 1.2, S.noise, 0.3, 1.4, 8),
      ),
      SEA.foam,
      `opacity="${fix(rng.range(0.4, 0.95))}"`,
    );
  });
  return [...lace, ...drops].join('');
}

/** Wet strands that cling to temples and cheeks, and the down at the hairline: hair never ends in one clean edge. */
function looseStrands(scene: Scene): string {
  const S = scene.element('loose strands');
  const strands = [
    '572,742 590,820 580,900 588,984 570,1060 578,1130',
    '566,700 580,770 574,850 584,920',
    '206,700 190,790 204,880 212,960 244,1050 238,1120',
  ].map((list, i) =>
    brushLine(S, trace(list), i % 2 ? 0.8 : 1.2, i % 3 ? SEA.light : SEA.mid, {
      wobble: 3,
      decay: 0.7,
      opacity: 0.7,
    }),
  );
  return [
    ...strands,
    down(scene, '318,606 268,640 228,684 206,722', 1),
    down(scene, '340,604 430,622 506,668 556,730', -1),
  ].join('');
}

/** Short fine hairs along one side of the parting, combed back into the mass. */
function down(scene: Scene, hairline: string, side: 1 | -1): string {
  const S = scene.element(`down ${side}`);
  const edge = traceCurve(hairline, 10);
  return times(70, () => {
    const { x, y, angle } = along(edge, S.rng.f());
    const long = S.rng.range(14, 46);
    const inner = angle - side * S.rng.range(0.1, 0.42);
    const hair: Point[] = [0, 0.5, 1].map((t): Point => [
      x + Math.cos(inner + side * 0.4 * t) * long * t,
      y + Math.sin(inner + side * 0.4 * t) * long * t,
    ]);
    return path(
      smooth(ribbon(hair, (t) => 1.1 * (1 - t * 0.9))),
      S.rng.pick([SEA.dark, SEA.mid, SEA.light]),
      `opacity="${fix(S.rng.range(0.35, 0.8))}"`,
    );
  }).join('');
}

/** A soft shadow in the brows, so that no skin shows between their hairs. */
const brows = (drawing: Drawing): string =>
  drawing
    .marks('brow')
    .map(({ line, breadth }) =>
      path(
        smooth(
          ribbon(
            line,
            (t) => 0.9 * nth(breadth, Math.round(t * (line.length - 1))) * Math.min(1, t * 6, (1 - t) * 6),
          ),
        ),
        '#262a40',
        'opacity="0.6"',
      ),
    )
    .join('');

/** Lashes of shut eyes: short hairs that fan out and down from the seam. */
function lashes(scene: Scene, drawing: Drawing): string {
  const rng = scene.element('lashes').rng;
  return drawing
    .marks('lash')
    .flatMap(({ line }) =>
      line.map(([x, y], i) => {
        if (i < 8 || rng.f() < 0.3) return '';
        const [ax, ay] = nth(line, 0);
        const [bx, by] = last(line);
        const out = i / line.length - 0.45;
        const [ux, uy] = [(bx - ax) / Math.hypot(bx - ax, by - ay), (by - ay) / Math.hypot(bx - ax, by - ay)];
        const down = Math.sign(bx - ax);
        const way: Point = [ux * out * 1.5 - uy * down, uy * out * 1.5 + ux * down];
        const long = rng.range(7, 13) * (0.7 + i / line.length);
        const hair: Point[] = [0, 0.5, 1].map((t): Point => [
          x + way[0] * long * t + ux * long * 0.3 * t * t,
          y + way[1] * long * t - 2 * t * t,
        ]);
        return path(smooth(ribbon(hair, (t) => 1.1 * (1 - t * 0.85))), '#1a1420', 'opacity="0.85"');
      }),
    )
    .join('');
}

function rain(scene: Scene): void {
  const S = scene.element('rain');
  scene.add(
    strokes(S, {
      region: [0, 60, 800, 300],
      n: 150,
      length: 60,
      width: 0.7,
      angle: 1.9,
      colour: '#c7d6e6',
      opacity: [0.12, 0.4],
      spread: 0.03,
      bend: 0.02,
    }),
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.2, tintShadows: [0, 2, 8] }, paint });
