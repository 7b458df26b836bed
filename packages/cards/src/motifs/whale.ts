import { brushLine, strokes } from '../kit/brush.ts';
import { clamp, mix, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { ellipse, group, path } from '../kit/markup.ts';
import { blur, chalk, form } from '../kit/materials.ts';
import { fix, lerp, nth, place, times, trace, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { blob, profile, ribbon, taper, tube, wobble, type Tube } from '../kit/shapes.ts';

/** Humpback on a bent spine. c: {back, side, belly, deep, rimTop, rimBelow} */
export interface WhaleOptions {
  /** From snout to tail. */
  spine: Points;
  s?: number;
  c: Palette<'back' | 'belly' | 'deep' | 'glow' | 'hot' | 'rim' | 'side' | 'top'>;
}

export function whale(S: Easel, { spine, s = 1, c }: WhaleOptions): { svg: string; body: Tube } {
  const T = tube(
    spine,
    profile([
      [0, 12 * s],
      [0.05, 40 * s],
      [0.18, 66 * s],
      [0.36, 82 * s],
      [0.55, 66 * s],
      [0.75, 36 * s],
      [0.9, 17 * s],
      [1, 11 * s],
    ]),
    profile([
      [0, 16 * s],
      [0.05, 46 * s],
      [0.16, 74 * s],
      [0.32, 82 * s],
      [0.48, 66 * s],
      [0.68, 36 * s],
      [0.88, 15 * s],
      [1, 10 * s],
    ]),
  );
  const out = wobble(T.outline, S.noise, 3, 0.012),
    d = smooth(out),
    cl = S.clip(d),
    rng = S.rng.fork();
  // invert (x,y)->(t,v) coarse lookup for stroke colouring
  const look = (x: number, y: number): Point => {
    let b = 1e9,
      bt = 0;
    for (let i = 0; i < T.spine.length; i += 3) {
      const q = nth(T.spine, i),
        dd = (q[0] - x) ** 2 + (q[1] - y) ** 2;
      if (dd < b) {
        b = dd;
        bt = i;
      }
    }
    const t = bt / (T.spine.length - 1),
      q = nth(T.spine, bt),
      a = T.angle(t),
      side = -(x - q[0]) * Math.sin(a) + (y - q[1]) * Math.cos(a);
    const e = T.at(t, side < 0 ? -1 : 1),
      R = Math.hypot(e[0] - q[0], e[1] - q[1]) || 1;
    return [t, clamp(side / R, -1, 1)];
  };
  const tone = (t: number, v: number) => {
    if (v < -0.55) return mix(c.back, c.top, clamp((-v - 0.55) / 0.45));
    if (v < 0.28) return mix(c.back, c.side, clamp((v + 0.55) / 0.83));
    if (v < 0.6) return mix(c.side, c.belly, clamp((v - 0.28) / 0.2) * clamp((0.66 - t) / 0.14));
    return mix(c.belly, c.glow, clamp((v - 0.6) / 0.4));
  };
  const tone2 = (x: number, y: number) => {
    const [t, v] = look(x, y);
    let k = tone(t, v);
    if (t > 0.6 && v > 0.3) k = mix(k, mix(c.side, c.glow, clamp(v - 0.3) * 0.6), clamp((t - 0.55) / 0.12));
    return k;
  };
  const parts = [];
  // far fin
  const finAt = T.at(0.31, 0.75),
    far = place(trace('0,0 10,34 6,84 -22,140 -44,168 -48,158 -38,118 -42,60 -34,6'), {
      x: T.at(0.26, 0.9)[0],
      y: T.at(0.26, 0.9)[1],
      s: s * 0.8,
      r: 0.55,
    });
  parts.push(
    path(
      smooth(far),
      mix(c.deep, c.side, 0.35),
      `filter="${form(S, { angle: 70, size: 12, shade: c.deep, shadeOpacity: 0.6, light: c.glow, lightOpacity: 0.55, lightSize: 4, rough: 3 })}"`,
    ),
  );
  // flukes
  const te = T.at(1, 0),
    ta = T.angle(1);
  const lobe = trace(
    '-52,-11 -14,-11 10,-26 22,-54 30,-88 44,-122 68,-152 75,-150 69,-118 67,-88 65,-58 60,-32 50,-10 44,0',
  );
  const fl = lobe
    .map(([x, y]): Point => [x + Math.abs(y) * 0.1, y * 0.84])
    .concat(
      lobe
        .slice(0, -1)
        .reverse()
        .map(([x, y]): Point => [x * 0.96 + Math.abs(y) * 0.22, -y * 0.72]),
    );
  const fp = place(fl, { x: te[0], y: te[1], s: s * 0.88, r: ta }),
    fd = smooth(fp);
  parts.push(
    path(
      fd,
      mix(c.back, c.side, 0.4),
      `filter="${form(S, { angle: 80, size: 12, shade: c.deep, shadeOpacity: 0.3, light: mix(c.glow, c.side, 0.15), lightOpacity: 0.7, lightSize: 4, bounce: c.rim, bounceOpacity: 0.85, bounceSize: 5, mottle: 0.12, rough: 3 })}"`,
    ),
  );
  const ax: Point = [Math.cos(ta), Math.sin(ta)];
  const lat = (x: number, y: number) => -(x - te[0]) * ax[1] + (y - te[1]) * ax[0];
  parts.push(
    group(
      { 'clip-path': S.clip(fd) },
      strokes(S, {
        region: fp,
        n: 330,
        length: 36 * s,
        width: 3 * s,
        angle: (x, y) => ta + Math.sign(lat(x, y)) * clamp(Math.abs(lat(x, y)) / (40 * s)) * 1.05,
        colour: (x, y) =>
          mix(
            mix(c.back, c.side, 0.5),
            mix(c.back, c.top, 0.8),
            clamp(Math.abs(lat(x, y)) / (90 * s)) * (0.5 + 0.5 * rng.f()),
          ),
        opacity: [0.25, 0.6],
        spread: 0.1,
      }),
    ),
  );
  // dorsal
  const dA = T.at(0.64, -1),
    da = T.angle(0.64);
  parts.push(
    path(
      smooth(place(trace('-26,6 -6,-12 12,-26 22,-24 18,-10 28,4 0,10'), { x: dA[0], y: dA[1], s, r: da })),
      c.back,
      `filter="${form(S, { angle: -80, size: 8, shade: c.deep, light: c.rim, lightOpacity: 0.6, lightSize: 3 })}"`,
    ),
  );
  // body
  const fadeM = S.mask(
    `<rect x="-100" y="-100" width="1000" height="1400" fill="#fff"/><circle cx="${fix(te[0])}" cy="${fix(te[1])}" r="${fix(46 * s)}" fill="${S.radial(
      fading('#000', 1, [0.3, 1], 0),
    )}"/>`,
  );
  parts.push(
    `<g mask="${fadeM}">`,
    path(d, c.side),
    group(
      { 'clip-path': cl },
      strokes(S, {
        region: out,
        n: 2300,
        length: 52 * s,
        width: 4.6 * s,
        angle: (x, y) => {
          const [t] = look(x, y);
          return T.angle(t);
        },
        colour: tone2,
        opacity: [0.35, 0.85],
        spread: 0.1,
        dL: 0.016,
        dh: 6,
      }),
      // pleats
      times(15, (i) => {
        const v = lerp(0.34, 1.02, (i + 0.5) / 15),
          e = 0.62 - 0.2 * (i / 15) ** 1.5 + rng.gauss(0, 0.02),
          s0 = 0.035 + 0.1 * (1 - i / 14);
        const p = times(26, (k) => {
          const t = lerp(s0, e, k / 25);
          return T.at(t, v + 0.02 * Math.sin(t * 16 + i));
        });
        return (
          path(smooth(ribbon(p, taper(1.7 * s, 0.2, 0.4))), mix(c.side, c.deep, 0.35), 'opacity=".62"') +
          path(
            smooth(
              ribbon(
                p.map(([x, y]): Point => [x + 0.5, y + 2.6 * s]),
                taper(1.2 * s, 0.3, 0.5),
              ),
            ),
            c.glow,
            'opacity=".42"',
          )
        );
      }),
      // moonlit back
      path(
        smooth(
          ribbon(
            T.top.slice(3, 84).map(([x, y]): Point => [x, y + 3]),
            taper(5 * s, 0.2, 0.3),
          ),
        ),
        c.rim,
        `opacity=".75" filter="${chalk(S, { fx: 0.09, fy: 0.25, lo: 0.38, hi: 0.62, rough: 5, blur: 0.6 })}"`,
      ),
      path(
        smooth(
          ribbon(
            T.bottom.slice(2, 86).map(([x, y]): Point => [x, y - 3]),
            taper(6 * s, 0.2, 0.4),
          ),
        ),
        c.hot,
        `opacity=".8" filter="${chalk(S, { fx: 0.08, fy: 0.2, lo: 0.36, hi: 0.62, rough: 5, blur: 1 })}"`,
      ),
    ),
  );
  parts.push('</g>');
  // mouth
  const mouth = trace('0.004,0.2 0.05,0.3 0.1,0.34 0.155,0.38 0.2,0.5 0.225,0.62').map(([t, v]) =>
    T.at(t, v),
  );
  parts.push(
    brushLine(S, mouth, 3 * s, c.deep, { opacity: 0.85, attack: 0.1, decay: 0.25 }),
    brushLine(
      S,
      mouth.map(([x, y]): Point => [x, y + 4 * s]),
      1.6 * s,
      c.glow,
      { opacity: 0.4 },
    ),
  );
  const e = T.at(0.2, 0.22);
  parts.push(
    path(
      smooth(blob(e[0], e[1], 11 * s, 8 * s, S.noise, 0.2, 1, 14, T.angle(0.2))),
      mix(c.side, c.deep, 0.5),
      'opacity=".8"',
    ),
    path(smooth(blob(e[0], e[1], 4.6 * s, 4.2 * s, S.noise, 0.05, 1, 12)), '#0d0c18'),
    ellipse(e[0] - 1.3 * s, e[1] - 1.6 * s, 1.4 * s, 1.3 * s, '#fff6dd'),
  );
  parts.push(
    brushLine(
      S,
      trace('-13,3 -6,-8 4,-9 13,-2').map(([x, y]): Point => [e[0] + x * s, e[1] + y * s]),
      1.5 * s,
      c.deep,
      { opacity: 0.8 },
    ),
    brushLine(
      S,
      trace('-11,7 0,10 12,5').map(([x, y]): Point => [e[0] + x * s, e[1] + y * s]),
      1.2 * s,
      c.deep,
      { opacity: 0.5 },
    ),
  );
  // tubercles on the snout
  for (let i = 0; i < 16; i++) {
    const q = T.at(rng.range(0.015, 0.14), rng.range(-0.75, 0.05));
    parts.push(
      path(
        smooth(blob(q[0], q[1], 2.2 * s, 1.8 * s, S.noise, 0.3, 1, 8)),
        c.rim,
        `opacity="${fix(rng.range(0.25, 0.6))}"`,
      ),
    );
  }
  // near fin
  const fx = finAt[0] + 2,
    fy = finAt[1] - 34,
    cen = spline(
      trace('-6,-6 6,30 30,78 70,124 120,160 166,176').map(([x, y]): Point => [fx + x * s, fy + y * s]),
      false,
      10,
    ),
    n_ = cen.length - 1;
  const wd = profile(trace('0,25 0.12,30 0.35,26 0.6,20 0.85,11 1,1.5'));
  const body = ribbon(cen, (t) => wd(t) * s);
  const half = cen.length;
  for (let i = 0; i < half; i++) {
    const t = i / n_,
      k = half * 2 - 1 - i,
      nb = (1 + Math.sin(t * 34)) * 2.1 * s * (t > 0.2 ? 1 : 0) * (1 - t);
    const c0 = nth(cen, i),
      p = nth(body, k),
      dx = p[0] - c0[0],
      dy = p[1] - c0[1],
      L = Math.hypot(dx, dy) || 1;
    body[k] = [p[0] + (dx / L) * nb, p[1] + (dy / L) * nb];
  }
  const nd = smooth(body.filter((_, i) => i % 2 === 0)),
    ncl = S.clip(nd);
  // soft contact shadow of the fin on the body
  parts.push(
    group(
      { 'clip-path': cl },
      path(nd, c.deep, `opacity=".5" transform="translate(${-10 * s} ${-2 * s})" filter="${blur(S, 9)}"`),
    ),
  );
  parts.push(
    group(
      {
        filter: form(S, {
          angle: 75,
          size: 12,
          shade: c.deep,
          shadeOpacity: 0.45,
          light: c.glow,
          lightOpacity: 0.85,
          lightSize: 4,
          rough: 3,
          bounce: c.rim,
          bounceOpacity: 0.4,
          bounceSize: 4,
          mottle: 0.15,
          mottleLight: c.side,
        }),
      },
      path(nd, S.linearAt([c.back, mix(c.back, c.side, 0.6), c.side], fx, fy, fx + 170 * s, fy + 180 * s)),
    ),
    group(
      { 'clip-path': ncl },
      strokes(S, {
        region: body,
        n: 260,
        length: 34 * s,
        width: 2.6 * s,
        angle: (x) => lerp(1.25, 0.35, clamp((x - fx) / (170 * s))),
        colour: (x) => {
          const k = clamp((x - fx) / (170 * s));
          return mix(c.back, mix(c.side, c.belly, 0.25), k);
        },
        opacity: [0.2, 0.55],
        spread: 0.12,
      }),
    ),
  );
  // shoulder: melt the top of the fin into the flank
  parts.push(
    group(
      { 'clip-path': cl },
      path(
        smooth(blob(fx, fy - 8 * s, 36 * s, 24 * s, S.noise, 0.2, 1, 24, -0.3)),
        S.radialAt(
          [
            [0, mix(c.back, c.side, 0.5), 0.95],
            [0.6, mix(c.back, c.side, 0.5), 0.7],
            [1, c.side, 0],
          ],
          fx,
          fy - 10 * s,
          36 * s,
        ),
      ),
    ),
  );
  return { svg: group({}, parts), body: T };
}
