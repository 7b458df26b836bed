/** D47: shop mannequins crowd the dark street, gazing into a lit window where a family eats supper. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import {
  Scene,
  blob,
  blur,
  brushLine,
  clamp,
  ellipse,
  form,
  glow,
  group,
  inside,
  line,
  mix,
  moved,
  oklch,
  path,
  polygon,
  smooth,
  softShadow,
  strokes,
  times,
  wobblyPolygon,
  type Colour,
  type Point,
} from '../../../kit/index.ts';
import { mannequinBack, type MannequinOptions } from '../../../motifs/mannequin.ts';
import { tenant } from '../../../motifs/tiny-rooms.ts';

const black = oklch(0.12, 0.03, 268);
const blue = oklch(0.22, 0.045, 262);
const slate = oklch(0.36, 0.04, 258);
const grey = oklch(0.52, 0.02, 260);
const wax = oklch(0.62, 0.06, 25);
const amber = oklch(0.87, 0.13, 78);
const warm = oklch(0.75, 0.14, 65);
const glare = oklch(0.97, 0.06, 90);

function paint(): Scene {
  const scene = new Scene({ seed: 4747, background: black });
  // the house front
  const wall = scene.element('wall');
  const bricks: string[] = [];
  for (let r = 0; r < 46; r++)
    for (let c = -1; c < 17; c++) {
      const [x, y] = [c * 52 + (r % 2) * 26, r * 19];
      const near = clamp(1 - Math.hypot((x - 470) / 420, (y - 420) / 400));
      bricks.push(
        path(
          wobblyPolygon(
            wall,
            [
              [x + 1.5, y + 1.5],
              [x + 50, y + 1.5],
              [x + 50, y + 17.5],
              [x + 1.5, y + 17.5],
            ],
            0.9,
          ),
          mix(
            mix(blue, oklch(0.25, 0.04, 20), 0.4 + 0.3 * wall.noise.n2(c * 0.7, r * 0.5)),
            warm,
            near * 0.16 + wall.rng.range(0, 0.03),
          ),
        ),
      );
    }
  scene.add(
    `<rect width="800" height="870" fill="${black}"/>`,
    bricks,
    `<rect width="800" height="300" fill="${wall.linearAt(
      [
        [0, black, 0.9],
        [1, black, 0],
      ],
      0,
      0,
      0,
      300,
    )}"/>`,
  );
  // upper windows, asleep
  for (const [x, lit] of [
    [256, 0],
    [470, 0],
    [680, 0],
  ] as const)
    scene.add(
      path(
        wobblyPolygon(wall, [
          [x - 48, -20],
          [x + 48, -20],
          [x + 48, 96],
          [x - 48, 96],
        ]),
        oklch(0.3, 0.03, 262),
      ),
      path(
        wobblyPolygon(wall, [
          [x - 38, -20],
          [x + 38, -20],
          [x + 38, 84],
          [x - 38, 84],
        ]),
        lit ? amber : oklch(0.1, 0.03, 265),
      ),
      line(`M${x} -10V84M${x - 38} 34H${x + 38}`, oklch(0.3, 0.03, 262), 5),
      path(
        wobblyPolygon(wall, [
          [x - 60, 96],
          [x + 60, 96],
          [x + 60, 110],
          [x - 60, 110],
        ]),
        slate,
      ),
      path(`M${x - 36} -10C${x - 20} 30 ${x - 30} 60 ${x - 34} 82L${x - 38} 82V-10Z`, oklch(0.2, 0.03, 265)),
    );

  // the lit room
  const room = scene.element('room');
  const [x0, x1, y0, y1] = [236, 704, 190, 628];
  const pane = wobblyPolygon(
    room,
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    1.5,
    0.02,
  );
  scene.add(
    glow(room, 470, 420, 560, amber, 0.6, 0.5),
    path(
      wobblyPolygon(
        room,
        [
          [x0 - 24, y0 - 26],
          [x1 + 24, y0 - 26],
          [x1 + 24, y1 + 24],
          [x0 - 24, y1 + 24],
        ],
        2,
      ),
      oklch(0.3, 0.035, 255),
      `filter="${form(room, { angle: 90, size: 14, shade: black, light: amber, lightOpacity: 0.9, lightSize: 4, rough: 2 })}"`,
    ),
  );
  const stripes = times(24, (i) =>
    line(`M${x0 + 8 + i * 20} ${y0}V${y1}`, mix(amber, warm, 0.6), 5, 'opacity=".4"'),
  );
  const folk = (coat: Colour, hair: Colour): Parameters<typeof tenant>[4] => ({
    coat,
    hair,
    skin: oklch(0.74, 0.09, 52),
    dark: oklch(0.3, 0.05, 40),
  });
  const wood = oklch(0.42, 0.09, 45);
  const chair = (x: number, y: number, h: number): string =>
    line(`M${x - 20} ${y}V${y - h}M${x + 20} ${y}V${y - h}M${x - 20} ${y - h * 0.42}H${x + 20}`, wood, 6) +
    path(
      wobblyPolygon(room, [
        [x - 24, y - h - 10],
        [x + 24, y - h - 10],
        [x + 22, y - h + 16],
        [x - 22, y - h + 16],
      ]),
      wood,
    ) +
    line(`M${x - 8} ${y - h + 14}V${y - h * 0.44}M${x + 8} ${y - h + 14}V${y - h * 0.44}`, wood, 4);
  scene.add(
    group(
      { 'clip-path': room.clip(pane) },
      path(
        pane,
        room.radialAt(
          [
            [0, glare],
            [0.25, amber],
            [0.7, warm],
            [1, oklch(0.5, 0.12, 50)],
          ],
          470,
          300,
          380,
        ),
      ),
      stripes,
      strokes(room, {
        region: [x0, y0, 470, 440],
        n: 160,
        length: 70,
        width: 8,
        angle: 1.5,
        colour: (x, y) => mix(glare, warm, clamp(Math.hypot(x - 470, y - 300) / 300)),
        opacity: [0.08, 0.25],
      }),
      // dresser with plates, picture, clock with ticks only
      path(
        wobblyPolygon(room, [
          [596, 300],
          [690, 300],
          [690, 620],
          [596, 620],
        ]),
        mix(wood, warm, 0.35),
      ),
      [334, 376, 418].map(
        (y) =>
          line(`M598 ${y}H690`, wood, 4) +
          [614, 642, 670]
            .map(
              (x) =>
                ellipse(x, y - 15, 11, 12, glare, 'opacity=".85"') +
                ellipse(x, y - 15, 6, 7, warm, 'opacity=".5"'),
            )
            .join(''),
      ),
      path(
        wobblyPolygon(room, [
          [268, 286],
          [344, 286],
          [344, 344],
          [268, 344],
        ]),
        wood,
      ),
      path(
        wobblyPolygon(room, [
          [274, 292],
          [338, 292],
          [338, 338],
          [274, 338],
        ]),
        oklch(0.7, 0.08, 130),
      ),
      path('M274 338L292 316L306 328L322 308L338 338Z', oklch(0.55, 0.08, 150)),
      // lamp
      line(`M436 ${y0}V240`, wood, 3),
      path(
        'M436 232C414 236 392 256 386 280H486C480 256 458 236 436 232Z',
        oklch(0.62, 0.15, 45),
        `filter="${form(room, { angle: 90, size: 16, shade: oklch(0.45, 0.13, 35), light: glare, lightSize: 4, rough: 1.2 })}"`,
      ),
      ellipse(436, 281, 48, 7, glare),
      glow(room, 436, 310, 230, glare, 0.8, 0.4),
      // chairs behind, people, table
      chair(326, 560, 120),
      chair(512, 560, 124),
      moved(
        { x: 330, y: 556, s: 3.1 },
        tenant(room, 0, 0, 40, folk(oklch(0.5, 0.12, 25), oklch(0.85, 0.01, 80)), 0.15),
      ),
      moved(
        { x: 408, y: 552, s: 2.5 },
        tenant(room, 0, 0, 40, folk(oklch(0.6, 0.12, 145), oklch(0.45, 0.09, 50)), 0.05, [12, -24]),
      ),
      moved(
        { x: 508, y: 556, s: 3.2 },
        tenant(room, 0, 0, 40, folk(oklch(0.42, 0.08, 250), oklch(0.32, 0.05, 45)), -0.12, [-12, -24]),
      ),
      // mother, standing, laying one more place
      moved(
        { x: 598, y: 590, s: 4.3 },
        tenant(room, 0, 0, 40, folk(oklch(0.55, 0.1, 345), oklch(0.5, 0.1, 45)), -0.28, [-12, -15]),
      ),
      path(
        wobblyPolygon(
          room,
          [
            [282, 508],
            [602, 506],
            [624, 544],
            [262, 546],
          ],
          1.5,
        ),
        glare,
        `filter="${form(room, { angle: -90, size: 8, shade: warm, light: '#ffffff', lightSize: 3, rough: 1.5 })}"`,
      ),
      path(
        'M262 546L624 544C620 566 616 580 612 592C560 582 520 596 470 586C400 580 330 596 272 588C268 574 264 560 262 546Z',
        mix(glare, warm, 0.3),
      ),
      times(9, (i) =>
        brushLine(
          room,
          [
            [284 + i * 40, 548],
            [282 + i * 40, 566],
            [286 + i * 40, 586],
          ],
          2,
          warm,
          { opacity: 0.5 },
        ),
      ),
      [
        [330, 522],
        [412, 520],
        [508, 520],
      ].map(
        ([x = 0, y = 0]) =>
          ellipse(x, y + 2, 22, 7, warm, 'opacity=".6"') +
          ellipse(x, y, 21, 6.4, '#ffffff') +
          ellipse(x, y - 1, 13, 3.6, oklch(0.7, 0.13, 50)),
      ),
      path('M440 522C440 496 484 496 484 522C478 530 446 530 440 522Z', oklch(0.5, 0.09, 240)),
      line('M452 500C456 482 466 488 462 470', '#ffffff', 3, 'opacity=".7"'),
      line('M470 498C474 484 480 486 478 474', '#ffffff', 2.4, 'opacity=".6"'),
      ellipse(556, 530, 23, 7, '#ffffff'),
      line('M528 534l10 -14M582 534l-4 -14', grey, 2.4),
      // the empty chair, nearest us, with its price tag
      chair(556, 640, 86),
      line('M578 556C586 564 588 572 588 580', oklch(0.4, 0.05, 60), 1.6),
      path(
        'M580 580L598 578L600 602L582 604Z',
        '#ffffff',
        `filter="${form(room, { angle: -60, size: 4, shade: warm, light: '#ffffff', rough: 0.8 })}"`,
      ),
    ),
    // mullions and sill
    line(`M548 ${y0}V${y1}M${x0} 286H${x1}`, oklch(0.24, 0.035, 258), 9),
    line(`M544 ${y0}V${y1}`, amber, 2, 'opacity=".7"'),
    path('M250 198C262 280 262 360 244 470L236 470V196Z', oklch(0.55, 0.13, 40), 'opacity=".75"'),
    path('M692 198C676 270 680 360 698 440L704 440V196Z', oklch(0.55, 0.13, 40), 'opacity=".75"'),
    path(
      wobblyPolygon(room, [
        [x0 - 40, y1 + 18],
        [x1 + 40, y1 + 18],
        [x1 + 44, y1 + 44],
        [x0 - 44, y1 + 44],
      ]),
      oklch(0.36, 0.035, 255),
      `filter="${form(room, { angle: -90, size: 10, shade: black, light: amber, lightSize: 5, rough: 2 })}"`,
    ),
  );
  // the shop they came from, door open, stands bare
  const shop = scene.element('shop');
  scene.add(
    path(
      wobblyPolygon(
        shop,
        [
          [-20, 250],
          [178, 262],
          [178, 850],
          [-20, 860],
        ],
        2,
      ),
      oklch(0.2, 0.04, 262),
    ),
    path(
      wobblyPolygon(
        shop,
        [
          [-20, 262],
          [172, 272],
          [172, 336],
          [-20, 330],
        ],
        1.5,
      ),
      oklch(0.3, 0.06, 15),
      `filter="${form(shop, { angle: 0, size: 10, shade: black, light: amber, lightOpacity: 0.5, lightSize: 3, rough: 1.5 })}"`,
    ),
    path(
      wobblyPolygon(
        shop,
        [
          [-20, 356],
          [82, 358],
          [82, 720],
          [-20, 724],
        ],
        1.5,
      ),
      oklch(0.27, 0.04, 250),
    ),
    strokes(shop, {
      region: [-20, 360, 100, 360],
      n: 50,
      length: 90,
      width: 5,
      angle: 1.2,
      colour: () => oklch(0.36, 0.04, 250),
      opacity: [0.1, 0.3],
    }),
    [
      [14, 706, 1],
      [52, 714, 0.8],
    ].map(([x = 0, y = 0, s = 1]) =>
      moved(
        { x, y, s },
        line('M0 0V-150', grey, 4),
        ellipse(0, 0, 22, 6, grey),
        line('M-10 -150H10', grey, 3),
      ),
    ),
    line('M-10 470H76', grey, 3),
    [6, 26, 44, 62].map((x) => line(`M${x} 470c6 -8 10 4 0 10l-12 14h26l-13 -14`, grey, 1.8, 'opacity=".8"')),
    // door ajar
    path(
      wobblyPolygon(shop, [
        [96, 384],
        [172, 386],
        [172, 842],
        [96, 846],
      ]),
      oklch(0.08, 0.02, 265),
    ),
    path(
      polygon([
        [96, 384],
        [124, 400],
        [124, 872],
        [96, 846],
      ]),
      oklch(0.32, 0.05, 258),
      `filter="${form(shop, { angle: 0, size: 6, shade: black, light: amber, lightOpacity: 0.7, lightSize: 3, rough: 1.5 })}"`,
    ),
    ellipse(117, 640, 4, 5, warm),
    path(
      wobblyPolygon(shop, [
        [102, 420],
        [118, 428],
        [118, 600],
        [102, 598],
      ]),
      oklch(0.18, 0.04, 255),
    ),
  );
  // wet street
  const street = scene.element('street');
  scene.add(
    `<rect x="-10" y="836" width="820" height="380" fill="${street.linearAt(
      [
        [0, oklch(0.3, 0.05, 258)],
        [0.4, blue],
        [1, black],
      ],
      0,
      836,
      0,
      1200,
    )}"/>`,
    times(30, (r) => {
      const y = 842 + r * 6 + r * r * 0.3;
      const h = 5 + r * 0.9;
      const out: string[] = [];
      for (let x = -20 + street.rng.range(0, 20); x < 820;) {
        const w = (18 + r * 2.4) * street.rng.range(0.8, 1.2);
        const near = clamp(1 - Math.abs(x + w / 2 - 470) / (190 + r * 8)) * clamp(1.15 - r / 26);
        out.push(
          path(
            smooth(blob(x + w / 2, y, w * 0.48, h, street.noise, 0.2, 1.4, 12)),
            mix(mix(blue, slate, street.rng.range(0.1, 0.5)), warm, near * 0.55),
          ),
          near > 0.1
            ? brushLine(
                street,
                [
                  [x + w * 0.2, y - h * 0.4],
                  [x + w * 0.5, y - h * 0.6],
                  [x + w * 0.8, y - h * 0.4],
                ],
                1.6,
                amber,
                { opacity: near * 0.9 },
              )
            : '',
        );
        x += w + 2;
      }
      return out;
    }),
    path(
      polygon([
        [300, 850],
        [650, 850],
        [760, 1210],
        [180, 1210],
      ]),
      street.linearAt(
        [
          [0, amber, 0.4],
          [1, amber, 0],
        ],
        0,
        850,
        0,
        1160,
      ),
      `filter="${blur(street, 14)}" style="mix-blend-mode:screen"`,
    ),
  );

  // the crowd
  const palette = (wx: Colour, cloth: Colour, trim: Colour, k: number): MannequinOptions['c'] => ({
    wax: mix(wx, black, k),
    cloth: mix(cloth, black, k),
    trim: mix(trim, black, k),
    shade: black,
    light: amber,
    metal: mix(grey, black, 0.3),
  });
  interface Shopper extends Pick<
    MannequinOptions,
    'x' | 'y' | 's' | 'outfit' | 'left' | 'right' | 'head' | 'flip' | 'tag' | 'hat'
  > {
    cloth: Colour;
    trim?: Colour;
    k: number;
    name: string;
    tone?: Colour;
  }
  const rows: Shopper[] = [
    {
      name: 'f1',
      x: 226,
      y: 838,
      s: 0.56,
      outfit: 'suit',
      cloth: slate,
      k: 0.3,
      left: [-70, -190],
      right: [66, -184],
      head: 6,
    },
    {
      name: 'f2',
      x: 300,
      y: 834,
      s: 0.58,
      outfit: 'gown',
      cloth: oklch(0.5, 0.05, 330),
      k: 0.25,
      left: [-40, -356],
      right: [60, -190],
      head: 4,
    },
    {
      name: 'f3',
      x: 384,
      y: 842,
      s: 0.55,
      outfit: 'dummy',
      cloth: oklch(0.5, 0.04, 60),
      trim: grey,
      k: 0.25,
      head: 0,
    },
    {
      name: 'f4',
      x: 462,
      y: 832,
      s: 0.6,
      outfit: 'coat',
      cloth: oklch(0.36, 0.05, 20),
      k: 0.2,
      left: [-66, -186],
      right: [30, -352],
      head: -3,
    },
    {
      name: 'f5',
      x: 548,
      y: 840,
      s: 0.56,
      outfit: 'bare',
      cloth: slate,
      k: 0.15,
      left: [-64, -196],
      head: -5,
    },
    {
      name: 'f6',
      x: 626,
      y: 836,
      s: 0.58,
      outfit: 'dress',
      cloth: oklch(0.42, 0.07, 250),
      k: 0.25,
      left: [-62, -190],
      right: [70, -200],
      head: -7,
    },
    {
      name: 'f7',
      x: 712,
      y: 842,
      s: 0.57,
      outfit: 'suit',
      cloth: oklch(0.3, 0.03, 60),
      k: 0.3,
      left: [-66, -186],
      right: [62, -186],
      head: -9,
      hat: oklch(0.3, 0.03, 60),
    },
    {
      name: 'm1',
      x: 178,
      y: 1010,
      s: 0.86,
      outfit: 'dress',
      cloth: oklch(0.42, 0.09, 15),
      k: 0.3,
      left: [-70, -196],
      right: [66, -210],
      head: 8,
      tag: oklch(0.85, 0.02, 90),
    },
    {
      name: 'm2',
      x: 352,
      y: 1000,
      s: 0.8,
      outfit: 'bare',
      cloth: slate,
      k: 0.15,
      left: [-66, -186],
      right: [70, -190],
      head: 3,
    },
    {
      name: 'm3',
      x: 604,
      y: 1008,
      s: 0.84,
      outfit: 'coat',
      cloth: oklch(0.34, 0.045, 150),
      k: 0.3,
      left: [-70, -190],
      right: [68, -188],
      head: -5,
      hat: oklch(0.3, 0.04, 150),
    },
    {
      name: 'm4',
      x: 756,
      y: 1030,
      s: 0.9,
      outfit: 'gown',
      cloth: oklch(0.55, 0.03, 260),
      k: 0.35,
      left: [-66, -190],
      right: [66, -190],
      head: -10,
    },
    {
      name: 'child',
      x: 470,
      y: 1100,
      s: 0.62,
      outfit: 'dress',
      cloth: oklch(0.5, 0.08, 60),
      k: 0.2,
      left: [-52, -200],
      right: [84, -330],
      head: 0,
      tag: oklch(0.85, 0.02, 90),
    },
    {
      name: 'n1',
      x: 92,
      y: 1330,
      s: 1.34,
      outfit: 'suit',
      cloth: oklch(0.3, 0.035, 262),
      k: 0.35,
      left: [-70, -186],
      right: [68, -186],
      head: 9,
    },
    {
      name: 'n2',
      x: 300,
      y: 1370,
      s: 1.24,
      outfit: 'dummy',
      cloth: oklch(0.46, 0.05, 30),
      trim: oklch(0.5, 0.08, 70),
      k: 0.35,
      head: 0,
    },
    {
      name: 'n3',
      x: 668,
      y: 1372,
      s: 1.42,
      outfit: 'coat',
      cloth: oklch(0.34, 0.06, 345),
      k: 0.4,
      left: [-72, -190],
      right: [70, -190],
      head: -6,
      tag: oklch(0.85, 0.02, 90),
    },
  ];
  for (const r of rows) {
    const e = scene.element('figure ' + r.name);
    const s = r.s ?? 1;
    const toward = (Math.atan2(420 - (r.y - 330 * s), 470 - r.x) * 180) / Math.PI;
    scene.add(
      path(
        smooth([
          [r.x - 40 * s, r.y],
          [r.x + 40 * s, r.y],
          [r.x + (r.x - 470) * 0.35 + 46 * s, r.y + 120 * s],
          [r.x + (r.x - 470) * 0.35 - 46 * s, r.y + 120 * s],
        ]),
        black,
        `opacity=".5" filter="${blur(e, 6)}"`,
      ),
      softShadow(e, r.x, r.y + 4, 60 * s, 14 * s, black, 0.9),
      mannequinBack(e, {
        x: r.x,
        y: r.y,
        s,
        outfit: r.outfit,
        angle: toward,
        c: palette(r.tone ?? wax, r.cloth, r.trim ?? mix(r.cloth, amber, 0.2), r.k),
        ...(r.left ? { left: r.left } : {}),
        ...(r.right ? { right: r.right } : {}),
        head: r.head ?? 0,
        ...(r.tag ? { tag: r.tag } : {}),
        ...(r.hat ? { hat: r.hat } : {}),
      }),
    );
  }
  // warm air between them and the glass
  const air = scene.element('air');
  scene.add(
    glow(air, 470, 470, 420, amber, 0.32, 0.5),
    times(40, () => {
      const p: Point = [air.rng.range(220, 720), air.rng.range(600, 900)];
      return inside(
        [
          [220, 600],
          [720, 600],
          [760, 900],
          [200, 900],
        ],
        p[0],
        p[1],
      )
        ? ellipse(p[0], p[1], 1.2, 1.2, glare, 'opacity=".4"')
        : '';
    }),
  );
  return scene;
}

export default card({
  finish: gouache,
  grade: { radius: 4, vignette: 0.3, contrast: 0.12, saturation: 1.05 },
  paint,
});
