/** A woman's calm face fills the card, eyes shut; her hair is a thunderstorm at sea, and a ship goes down in it. Light of the flash from upper left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { mark, strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { standing, together, type Model, type Piece } from '../../../kit/clay/model.ts';
import { paintSoft, type PartPaint } from '../../../kit/clay/paint.ts';
import { facing, type Frame } from '../../../kit/clay/space.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur, vapour } from '../../../kit/materials.ts';
import { times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, ribbon } from '../../../kit/shapes.ts';
import { sky } from '../../../kit/sky.ts';
import { bonesOf } from '../../../motifs/face/bones.ts';
import { head } from '../../../motifs/face/head.ts';
import { skinPaint } from '../../../motifs/face/paints.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { sinkingShip } from '../../../motifs/sinking-ship.ts';
import { breaker, waveRow } from '../../../motifs/storm-hair.ts';

const SIZE = 640;
const FACE: Frame = { at: [408, 800, 0], turn: facing(-13, 6, -5), scale: SIZE / 100 };
const LIGHT = { angle: -122, before: 38, ambient: 0.34 };
const NIGHT = '#141a30';
const SEA = { deep: '#0e1530', dark: '#1b2a4a', mid: '#33506e', light: '#6f93a4', foam: '#dfe9e4' } as const;
const FLASH = '#eaf2ff';
const SHIP_AT = [548, 352] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 101, background: NIGHT });
  stormSky(scene);
  lightning(scene);
  farSea(scene);
  ship(scene);
  faceAndNearSea(scene);
  rain(scene);
  return scene;
}

function stormSky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(sky(S, ['#0d1226', '#1c2745', '#33466a', '#4a6484', '#2a3c5c'], { y1: 560, n: 500 }));
  const clouds = scene.element('clouds');
  const puffs = times(34, (i) => {
    const x = clouds.rng.range(-60, 860);
    const y = clouds.rng.range(-40, 190) + (Math.abs(x - 400) / 400) * 40;
    const r = clouds.rng.range(60, 130);
    const near = Math.max(0, 1 - Math.hypot(x - 190, y - 90) / 260);
    return path(
      smooth(blob(x, y, r, r * 0.5, clouds.noise, 0.35, 1.6)),
      mix(i % 3 ? '#1a2440' : '#2c3a5c', '#9fb4d0', near * 0.55),
      `opacity="0.75"`,
    );
  });
  scene.add(group({ filter: vapour(clouds, { blur: 7, tear: 46, lo: 0.2, hi: 0.7 }) }, puffs));
}

function lightning(scene: Scene): void {
  const S = scene.element('lightning');
  const bolt = trace('150,36 176,96 142,134 190,196 166,236 206,296 196,330');
  const fork = trace('190,196 236,222 246,256 284,280');
  const stroke = (points: readonly Point[], w: number): string =>
    polygon(ribbon(points, (t) => w * (1.15 - t)));
  scene.add(
    glow(S, 170, 150, 340, '#8fb0ea', 0.75, 0.4),
    glow(S, 200, 310, 150, FLASH, 0.7),
    group({ filter: blur(S, 5), opacity: 0.9 }, path(stroke(bolt, 7) + stroke(fork, 4), '#b9d2ff')),
    path(stroke(bolt, 3.4) + stroke(fork, 1.8), '#ffffff'),
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

function farSea(scene: Scene): void {
  const S = scene.element('far sea');
  const rows = [
    { y: -79, z: -16, swell: 3.4, phase: 0.4, thick: 7, part: 'far' },
    { y: -73, z: -8, swell: 4, phase: 2.2, thick: 7.4, part: 'far' },
  ].map((row) => waveRow(row, 60, 96));
  const crests = [
    breaker(-34, -80, -6, 13, 1, 'far'),
    breaker(-4, -83, -10, 11, 1, 'far'),
    breaker(56, -74, -10, 11, -1, 'far'),
  ].flat();
  const drawing = new Drawing(stood([...rows, ...crests]), {
    light: LIGHT,
    size: SIZE,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  scene.add(
    paintSoft(S, drawing, { far: seaPaint('#5d7898', 0.28) }),
    foam(scene, drawing, 'far', 'far foam'),
  );
}

function ship(scene: Scene): void {
  const S = scene.element('ship');
  scene.add(
    sinkingShip(S, {
      x: SHIP_AT[0],
      y: SHIP_AT[1],
      s: 1.62,
      tilt: 29,
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
    { y: -63, z: 2, swell: 4, phase: 3.6, thick: 7.6, part: 'hair' },
    { y: -56, z: 12, swell: 3.6, phase: 5.3, thick: 7.4, part: 'hair' },
    { y: -49, z: 22, swell: 3, phase: 0.9, thick: 7, part: 'hair' },
    { y: -42, z: 31, swell: 2.2, phase: 2.9, thick: 6.4, part: 'hair' },
  ].map((row, i) => waveRow(row, 52 - i * 3.4, 108));
  const crests = [
    breaker(60, -58, 4, 14, -1, 'hair'),
    breaker(20, -60, 14, 11, 1, 'hair'),
    breaker(-8, -64, 12, 14, 1, 'hair'),
    breaker(-40, -62, 12, 14, 1, 'hair'),
    breaker(50, -46, 12, 13, -1, 'hair'),
    breaker(-56, -30, 4, 13, 1, 'hair'),
    breaker(58, 4, 0, 14, -1, 'hair'),
    breaker(-60, 20, 0, 14, 1, 'hair'),
    breaker(56, 52, 0, 13, -1, 'hair'),
  ];
  return [...rows, ...crests.flat()];
}

function faceAndNearSea(scene: Scene): void {
  const S = scene.element('face');
  const bones = bonesOf({
    people: 'northern',
    own: { eyeWide: 0.6, lipUpper: 0.22, lipLower: 0.2, jawWidth: -0.6, noseWidth: -0.2, mouthWide: -0.3 },
  });
  const woman = standing(head({ bones, feeling: 'asleep', hair: 'none', brow: 2.2 }), FACE);
  const drawing = new Drawing(together(woman, stood(nearSea())), {
    light: LIGHT,
    size: SIZE,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  const skin = skinPaint({ complexion: complexion(0.1, -0.45, '#3f5a90'), brow: '#2a3044' }, SIZE);
  scene.add(
    paintSoft(S, drawing, { skin, hair: seaPaint(NIGHT, 0.05) }),
    foam(scene, drawing, 'hair', 'near foam'),
  );
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

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.3, tintShadows: [0, 2, 8] }, paint });
