/** How closely a picture is looked at, and which part of it: it never leaves its frame. */
export interface Look {
  readonly scale: number;
  /** How far the picture is moved, in pixels. */
  readonly x: number;
  readonly y: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Room {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Look = { scale: 1, x: 0, y: 0 };
/** A tap, a key or the button. */
export const CLOSER = 2.5;
const MOST = 6;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** No edge of the picture comes into the frame. */
export function within({ scale, x, y }: Look, { width, height }: Room): Look {
  const [farX, farY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: between(-farX, x, farX), y: between(-farY, y, farY) };
}

/** So many times closer, with the point stay where it is; it is counted from the middle of the frame. */
export function closer(look: Look, times: number, point: Point, room: Room): Look {
  const scale = between(1, look.scale * times, MOST);
  const grown = scale / look.scale;
  return within(
    { scale, x: point.x - (point.x - look.x) * grown, y: point.y - (point.y - look.y) * grown },
    room,
  );
}

/** Pixels of the screen across a picture of this width, looked at so closely. Where a pixel is a point, looking closely shows no more of them. */
export const pixelsAcross = (width: number, scale: number, density: number): number =>
  width * density * (density > 1 ? scale : 1);

export const moved = (look: Look, by: Point, room: Room): Look =>
  within({ ...look, x: look.x + by.x, y: look.y + by.y }, room);

/** Two fingers that were here and are there now: the picture follows both. */
export function pinched(
  look: Look,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  room: Room,
): Look {
  const middle = ([one, other]: readonly [Point, Point]): Point => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const apart = ([one, other]: readonly [Point, Point]): number =>
    Math.hypot(one.x - other.x, one.y - other.y);
  const [from, to] = [middle(before), middle(now)];
  const grown = closer(look, apart(now) / Math.max(1, apart(before)), from, room);
  return moved(grown, { x: to.x - from.x, y: to.y - from.y }, room);
}
