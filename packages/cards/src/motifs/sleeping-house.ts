/** Town houses that have fallen asleep where they stood: a bent body on a spine (foot to chimney), rows of windows with the blinds down, a face among them. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { group, line, moved, path, type Mark } from '../kit/markup.ts';
import { modelled } from '../kit/modelled.ts';
import { fix, lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { profile, tube, type Tube } from '../kit/shapes.ts';
import { Tone } from '../kit/tone.ts';

export interface HousePaint {
  /** Darkest to lightest. */
  wall: readonly Colour[];
  roof: readonly Colour[];
  trim: Colour;
  glass: Colour;
  blind: Colour;
  line: Colour;
  snow: Colour;
}

export interface HouseOptions {
  spine: Points;
  /** Half-breadth over the spine, [t, px]. */
  breadth: Points;
  /** Where the roof begins. */
  eaves: number;
  /** Levels of the rows of windows, and how many in each. */
  rows: readonly (readonly [t: number, n: number, height: number])[];
  /** The level of the eyes; how far apart and how big they are; -1..1 turns the face. */
  eyes: { t: number; apart: number; half: number; height: number; turn?: number };
  mouth?: { t: number; half: number; height: number };
  /** How far the wall that is turned from the light reaches in, as a share of the breadth. */
  side?: number;
  paint: HousePaint;
}

const FACE = 0.12;

export class SleepingHouse {
  readonly body: Tube;
  private readonly o: HouseOptions;

  constructor(o: HouseOptions) {
    this.o = o;
    const half = profile(o.breadth);
    this.body = tube(o.spine, half, half);
  }

  /** A patch of the front between two levels and two places across. */
  patch(t0: number, t1: number, a0: number, a1: number): Point[] {
    const edge = (from: readonly [number, number], to: readonly [number, number]): Point[] =>
      times(7, (i) => this.body.at(lerp(from[0], to[0], i / 6), lerp(from[1], to[1], i / 6)));
    return [
      ...edge([t0, a0], [t1, a0]),
      ...edge([t1, a0], [t1, a1]),
      ...edge([t1, a1], [t0, a1]),
      ...edge([t0, a1], [t0, a0]),
    ];
  }

  draw(S: Easel): string {
    const { o, body } = this;
    const { eaves, side = 0.34, paint } = o;
    const wall = this.patch(0, eaves, -1, 1);
    const roof = this.patch(eaves, 1, -1.05, 1.05);
    const edgeAt = -1 + side * 2 * 0.5;
    const tone = new Tone(0.5);
    tone.fill(this.patch(0, eaves, -1, 1), 0.66);
    for (let i = 0; i < 8; i++)
      tone.fill(this.patch(0, eaves, lerp(edgeAt, 1, i / 8), 1), 0.66 + 0.035 * i, { soft: 14 });
    tone
      .fill(this.patch(0, eaves, -1.1, edgeAt), 0.24)
      .fill(this.patch(eaves - 0.045, eaves + 0.01, -1, 1), 0.22, { soft: 8, amount: 0.6 })
      .fill(this.patch(0, 0.1, -1, 1), 0.3, { soft: 30, amount: 0.5 });
    const roofTone = new Tone(0.5)
      .fill(roof, 0.62)
      .fill(this.patch(eaves, 1, -1.1, edgeAt), 0.22)
      .fill(this.patch(eaves, 1, 0.5, 1.1), 0.85, { soft: 14 });
    const flow = (): number => body.angle(0.5);
    return group(
      {},
      modelled(S.element('wall'), wall, {
        tone,
        colours: paint.wall,
        flow,
        length: 34,
        width: 5,
        uneven: 0.12,
      }),
      modelled(S.element('roof'), roof, {
        tone: roofTone,
        colours: paint.roof,
        flow: 0.1,
        length: 20,
        width: 3.4,
      }),
      this.snowOnRoof(S),
      o.rows.map(([t, n, height]) => this.row(S, t, n, height)),
      this.course(S, eaves, 7),
      this.course(S, o.eyes.t - o.eyes.height * 1.35, 3.4),
      this.face(S),
      line(
        smooth(
          times(12, (i) => body.at((i / 11) * eaves, edgeAt)),
          false,
        ),
        mix(paint.line, nth(paint.wall, 1), 0.4),
        2,
        'opacity=".6"',
      ),
    );
  }

  /** A ledge right across. */
  private course(S: Easel, t: number, width: number): Mark {
    const at = times(12, (i) => this.body.at(t, -1.05 + (i / 11) * 2.1));
    return [
      brushLine(
        S,
        at.map(([x, y]): Point => [x, y + width * 0.8]),
        width * 0.7,
        this.o.paint.line,
        {
          curved: false,
          attack: 0.01,
          decay: 0.01,
          opacity: 0.4,
        },
      ),
      brushLine(S, at, width * 0.6, this.o.paint.trim, { curved: false, attack: 0.01, decay: 0.01 }),
      brushLine(
        S,
        at.map(([x, y]): Point => [x, y - width * 0.7]),
        width * 0.5,
        this.o.paint.snow,
        {
          curved: false,
          attack: 0.05,
          decay: 0.05,
          opacity: 0.9,
          wobble: 3,
        },
      ),
    ];
  }

  private snowOnRoof(S: Easel): Mark {
    const { eaves, paint } = this.o;
    const low = times(25, (i): Point => {
      const a = -1.06 + (i / 24) * 2.12;
      const hang = 0.42 + 0.13 * Math.sin(i * 0.9 + eaves * 40) + 0.06 * Math.sin(i * 2.3);
      return this.body.at(lerp(1, eaves, hang), a);
    });
    const crest = times(9, (i): Point => {
      const [x, y] = this.body.at(1, 1.02 - (i / 8) * 2.04);
      return [x, y - 14 * Math.sin((i / 8) * Math.PI) ** 0.5];
    });
    const cap = spline([...low, ...crest], true, 6);
    return [
      path(smooth(low.concat(low.map(([x, y]): Point => [x, y + 7]).reverse())), paint.line, 'opacity=".35"'),
      modelled(S.element('snow'), cap, {
        tone: new Tone(0.7).round(cap, { from: -30, before: 30, size: 26, dark: 0.15 }),
        colours: [mix(paint.snow, '#7a78b4', 0.5), mix(paint.snow, '#b0b0dc', 0.5), paint.snow],
        flow: 0.2,
        length: 20,
        width: 4,
      }),
    ];
  }

  private window(S: Easel, t: number, across: number, height: number, half: number, drawn: number): Mark {
    const { paint } = this.o;
    const frame = this.patch(
      t - height * 0.06,
      t + height * 1.06,
      across - half * 1.25,
      across + half * 1.25,
    );
    const glass = this.patch(t, t + height, across - half, across + half);
    const blind = this.patch(t + height * (1 - drawn), t + height, across - half, across + half);
    const [a, b] = [
      this.body.at(t - height * 0.1, across - half * 1.5),
      this.body.at(t - height * 0.1, across + half * 1.5),
    ];
    return [
      path(polygon(frame), paint.trim),
      path(polygon(glass), paint.glass),
      path(polygon(blind), paint.blind),
      brushLine(S, [a, b], 2.6, paint.snow, { attack: 0.05, decay: 0.05 }),
    ];
  }

  private row(S: Easel, t: number, n: number, height: number): Mark {
    const side = this.o.side ?? 0.34;
    const from = -1 + side;
    const wide = (1.9 - side) / n;
    return times(n, (i) =>
      this.window(S, t, from + wide * (i + 0.55), height, wide * 0.27, 0.7 + 0.3 * S.rng.f()),
    );
  }

  private face(S: Easel): Mark {
    const { eyes, mouth } = this.o;
    const turn = eyes.turn ?? FACE;
    return [
      [-1, 1].map((sign) => this.eye(S, turn + (sign * eyes.apart) / 2, sign)),
      mouth ? this.mouthAt(turn, mouth) : '',
    ];
  }

  /** A tall window; the blind hangs low, sags, and has a fringe. */
  private eye(S: Easel, across: number, sign: number): Mark {
    const { eyes, paint } = this.o;
    const { t, half, height } = eyes;
    const [bottom, top] = [t - height * 0.5, t + height * 0.5];
    const lid = times(9, (i): Point => {
      const k = i / 8;
      return this.body.at(
        bottom + height * (0.26 - 0.2 * Math.sin(k * Math.PI)),
        across - half + k * 2 * half,
      );
    });
    const upper = times(9, (i) => {
      const k = i / 8;
      return this.body.at(top + height * 0.16 * Math.sin(k * Math.PI), across - half + k * 2 * half);
    });
    const round = (grow: number): Point[] => [
      this.body.at(bottom - height * 0.08 * grow, across - half * (1 + 0.22 * grow)),
      ...times(9, (i) => {
        const k = i / 8;
        return this.body.at(
          top + height * (0.16 * Math.sin(k * Math.PI) + 0.08 * grow),
          across + (k * 2 - 1) * half * (1 + 0.22 * grow),
        );
      }),
      this.body.at(bottom - height * 0.08 * grow, across + half * (1 + 0.22 * grow)),
    ];
    const hood = times(9, (i): Point => {
      const k = i / 8;
      return this.body.at(
        top + height * (0.14 + 0.2 * Math.sin(k * Math.PI) - sign * 0.12 * (k - 0.5)),
        across + (k * 2 - 1) * half * 1.42,
      );
    });
    return [
      path(polygon(round(1)), paint.trim),
      path(polygon(round(0)), paint.glass),
      path(polygon([...upper, ...[...lid].reverse()]), paint.blind),
      times(3, (i) =>
        line(
          smooth(
            times(7, (j) => {
              const k = j / 6;
              return this.body.at(
                lerp(top, bottom + height * 0.24, (i + 1) / 4) - height * 0.05 * Math.sin(k * Math.PI),
                across - half + k * 2 * half,
              );
            }),
            false,
          ),
          mix(paint.blind, paint.line, 0.35),
          1.5,
          'opacity=".7"',
        ),
      ),
      line(smooth(lid, false), paint.line, 3.4),
      lid.map(([x, y], i) => line(`M${fix(x)} ${fix(y)}l${fix((i - 4) * 1.1)} 8`, paint.line, 1.8)),
      brushLine(
        S,
        hood.map(([x, y]): Point => [x, y + 4]),
        4,
        paint.line,
        { opacity: 0.35, attack: 0.1, decay: 0.1 },
      ),
      brushLine(S, hood, 5, paint.trim, { attack: 0.1, decay: 0.1 }),
      brushLine(
        S,
        hood.map(([x, y]): Point => [x, y - 6]),
        4,
        paint.snow,
        { attack: 0.2, decay: 0.2 },
      ),
    ];
  }

  /** The front door, dropped open. */
  private mouthAt(across: number, mouth: { t: number; half: number; height: number }): Mark {
    const { paint } = this.o;
    const arch = (grow: number): Point[] => [
      this.body.at(mouth.t - mouth.height * 0.05 * grow, across - mouth.half * (1 + 0.2 * grow)),
      ...times(11, (i) => {
        const k = i / 10;
        return this.body.at(
          mouth.t + mouth.height * (0.5 + 0.5 * Math.sin(k * Math.PI) ** 0.7 + 0.1 * grow),
          across + (k * 2 - 1) * mouth.half * (1 + 0.2 * grow),
        );
      }),
      this.body.at(mouth.t - mouth.height * 0.05 * grow, across + mouth.half * (1 + 0.2 * grow)),
    ];
    return [path(polygon(arch(1)), paint.trim), path(polygon(arch(0)), mix(paint.line, '#1a1024', 0.5))];
  }
}

/** A paper cone with a slack elastic, its foot at (x, y), 100 px high at s = 1. */
export function paperHat(
  S: Easel,
  at: { x: number; y: number; s: number; r: number },
  colour: Colour,
  other: Colour,
): Mark {
  const cone = 'M-40 0C-26 -34 -10 -76 0 -100C12 -74 28 -34 42 2C20 12 -20 12 -40 0Z';
  return moved(
    at,
    path(cone, colour),
    group(
      { 'clip-path': S.clip(cone) },
      [-14, -46, -78].map((y) =>
        path(
          `M-60 ${y + 8}C-20 ${y + 24} 20 ${y + 20} 60 ${y}V${y + 12}C20 ${y + 34} -20 ${y + 38} -60 ${y + 22}Z`,
          other,
        ),
      ),
      path('M-50 10L0 -110L-4 20Z', '#5a3a6a', 'opacity=".3"'),
    ),
    times(7, (i) => line(`M0 -98l${(i - 3) * 6} ${-16 - (i % 2) * 6}`, i % 2 ? colour : other, 3)),
  );
}
