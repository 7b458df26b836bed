/** What belongs to the look of the book: night and stars, foil, paper, hills, piles of books. */
import { hillsOf } from '../art/hills.ts';
import { type Box, SHEET } from './marks.ts';

type Paper = CanvasRenderingContext2D;

const FOIL = [
  [0, '#c69537'],
  [0.28, '#f4df9f'],
  [0.46, '#d9ae52'],
  [0.63, '#f8eabb'],
  [0.82, '#c99a3e'],
  [1, '#e9cb7e'],
] as const;

export function foilAcross(on: Paper, x: number, width: number): CanvasGradient {
  const foil = on.createLinearGradient(x, 0, x + width, 0);
  for (const [at, colour] of FOIL) foil.addColorStop(at, colour);
  return foil;
}

export function rounded(on: Paper, { x, y, width, height }: Box, radius: number): void {
  on.beginPath();
  on.moveTo(x + radius, y);
  on.arcTo(x + width, y, x + width, y + height, radius);
  on.arcTo(x + width, y + height, x, y + height, radius);
  on.arcTo(x, y + height, x, y, radius);
  on.arcTo(x, y, x + width, y, radius);
  on.closePath();
}

export function shadowed(on: Paper, draw: () => void): void {
  on.save();
  on.shadowColor = '#050714cc';
  on.shadowBlur = 26;
  on.shadowOffsetY = 12;
  draw();
  on.restore();
}

const STARS = 130;
/** Always the same sky. */
const SKY = 29;

/** No star shines through words. */
export function backdrop(on: Paper, clear: readonly Box[]): void {
  const { width, height } = SHEET;
  on.fillStyle = '#12162f';
  on.fillRect(0, 0, width, height);
  const glow = on.createRadialGradient(width * 0.45, 420, 60, width * 0.45, 420, 900);
  glow.addColorStop(0, '#2a3263');
  glow.addColorStop(0.55, '#171c3b');
  glow.addColorStop(1, '#0b0e22');
  on.fillStyle = glow;
  on.fillRect(0, 0, width, height);
  let state = SKY;
  const roll = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let star = 0; star < STARS; star += 1) {
    const [x, y, size, luck] = [roll() * width, roll() * height, roll(), roll()];
    const isIn = (box: Box): boolean =>
      x > box.x - 12 && x < box.x + box.width + 12 && y > box.y - 12 && y < box.y + box.height + 12;
    if (clear.some(isIn)) continue;
    on.globalAlpha = 0.16 + size * 0.4;
    on.fillStyle = luck > 0.9 ? '#f6e4af' : '#f4ecdb';
    if (luck > 0.9) spark(on, x, y, 5 + size * 6);
    else dot(on, x, y, 0.8 + size * 1.5);
  }
  on.globalAlpha = 1;
}

function dot(on: Paper, x: number, y: number, radius: number): void {
  on.beginPath();
  on.arc(x, y, radius, 0, 7);
  on.fill();
}

/** A star with four points. */
function spark(on: Paper, x: number, y: number, far: number): void {
  const near = far * 0.16;
  on.beginPath();
  on.moveTo(x, y - far);
  on.quadraticCurveTo(x + near, y - near, x + far, y);
  on.quadraticCurveTo(x + near, y + near, x, y + far);
  on.quadraticCurveTo(x - near, y + near, x - far, y);
  on.quadraticCurveTo(x - near, y - near, x, y - far);
  on.fill();
}

/** The one sheet of paper: a double rule at its edge, foil above. */
export function paper(on: Paper, { x, y, width, height }: Box): void {
  on.save();
  on.shadowColor = '#050714b3';
  on.shadowBlur = 40;
  on.shadowOffsetY = -8;
  on.fillStyle = '#f4ead5';
  on.fillRect(x, y, width, height);
  on.restore();
  const fade = on.createLinearGradient(0, y, 0, y + height);
  fade.addColorStop(0, '#fbf5e800');
  fade.addColorStop(1, '#e9dbbd');
  on.fillStyle = fade;
  on.fillRect(x, y, width, height);
  on.fillStyle = foilAcross(on, x, width);
  on.fillRect(x, y, width, 5);
  on.fillStyle = '#b9a479';
  on.fillRect(x, y + 10, width, 2);
}

export function fleuron(on: Paper, { x, y, width, height }: Box): void {
  const middle = y + height / 2;
  const unit = width / 160;
  on.fillStyle = '#ddb65c';
  on.fillRect(x + 4 * unit, middle - 1, 54 * unit, 2);
  on.fillRect(x + 102 * unit, middle - 1, 54 * unit, 2);
  dot(on, x + 63.5 * unit, middle, 2.2 * unit);
  dot(on, x + 96.5 * unit, middle, 2.2 * unit);
  spark(on, x + 80 * unit, middle, 11 * unit);
}

const outlined = (d: string): Path2D => new Path2D(d);

const HILLS = ['#171c3a', '#1b2145', '#1d2449'] as const;

/** Behind the podium and below it. */
export function hills(on: Paper, { x, y, width, height }: Box): void {
  on.save();
  // The outlines begin a good third down their sheet: laid so that the first meets the box's upper edge.
  const tall = height / 0.6;
  on.translate(x, y - tall * 0.4);
  hillsOf(width, tall).forEach(({ d, hatching }, place) => {
    on.fillStyle = HILLS[place] ?? HILLS[2];
    on.fill(outlined(d));
    on.strokeStyle = '#434e86';
    on.lineWidth = 1.4;
    hatching.forEach((line, row) => {
      on.globalAlpha = 0.36 - row * 0.08;
      on.setLineDash([60 + row * 37, 30 + row * 23, 14 + row * 11, 40 + row * 17]);
      on.stroke(outlined(line));
    });
    on.globalAlpha = 1;
    on.setLineDash([]);
  });
  on.restore();
}

/** Whoever won stands before it. */
export function moon(on: Paper, { x, y, width }: Box): void {
  const radius = width / 2;
  const [middle, high] = [x + radius, y + radius];
  const halo = on.createRadialGradient(middle, high, radius * 0.8, middle, high, radius * 3);
  halo.addColorStop(0, 'rgba(246, 228, 175, 0.42)');
  halo.addColorStop(0.4, 'rgba(232, 192, 106, 0.12)');
  halo.addColorStop(1, 'rgba(232, 192, 106, 0)');
  on.fillStyle = halo;
  on.fillRect(middle - radius * 3, high - radius * 3, radius * 6, radius * 6);
  const face = on.createRadialGradient(middle - radius * 0.3, high - radius * 0.3, 0, middle, high, radius);
  face.addColorStop(0, '#fbf0cc');
  face.addColorStop(1, '#eccf86');
  on.fillStyle = face;
  dot(on, middle, high, radius);
  on.fillStyle = '#d9b46233';
  for (const [left, up, size] of [
    [-0.55, -0.3, 0.16],
    [0.5, -0.55, 0.12],
    [0.68, 0.1, 0.17],
    [-0.62, 0.35, 0.12],
    [-0.1, -0.78, 0.09],
  ] as const)
    dot(on, middle + left * radius, high + up * radius, size * radius);
}

const SPINES = ['#8e3a26', '#2f5a6b', '#5d6b3a', '#6b3f66', '#a5762a', '#33406f'] as const;

/** The pile of this seat, as it stands at the end of a game. */
export function books(on: Paper, { x, y, width, height }: Box, seat: number, count: number): void {
  const high = height / count;
  for (let place = 0; place < count; place += 1) {
    const wide = width * (1 - ((seat + place * 5) % 4) * 0.06);
    const left = x + (width - wide) / 2;
    const top = y + place * high;
    on.fillStyle = SPINES[(seat * 2 + place * 3) % SPINES.length] ?? SPINES[0];
    rounded(on, { x: left + 1, y: top + 1, width: wide - 2, height: high - 2 }, 4);
    on.fill();
    on.fillStyle = '#00000030';
    on.fillRect(left + 2, top + high - 8, wide - 4, 6);
    on.fillStyle = '#f4df9f';
    on.fillRect(left + 14, top + 3, 4, high - 6);
    on.fillRect(left + wide - 18, top + 3, 4, high - 6);
    on.strokeStyle = '#1c1a2e';
    on.lineWidth = 2.5;
    rounded(on, { x: left + 1, y: top + 1, width: wide - 2, height: high - 2 }, 4);
    on.stroke();
  }
  on.fillStyle = foilAcross(on, x, width);
  on.fillRect(x - 7, y + height - 1, width + 14, 4);
}
