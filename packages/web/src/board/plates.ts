/** Where names are written on the track: near their rabbits, and on no other name, no rabbit and no cell as far as there is room. None is left out. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Those who share a cell share a plate. */
export interface Group {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly names: readonly string[];
  /** The reader is among them: their plate finds its place first. */
  readonly ours: boolean;
}
export interface Ground {
  readonly wide: number;
  readonly tall: number;
  /** Of the letters, of a stone's half width, of a rabbit. */
  readonly lettering: number;
  readonly stone: number;
  readonly high: number;
  readonly bodies: readonly Box[];
  /** Stones, and numbers that stand beside them. */
  readonly stones: readonly Box[];
}
export interface Plate {
  readonly cell: number;
  readonly x: number;
  /** Of the first line of letters. */
  readonly y: number;
  /** How many of the names stand on each line. */
  readonly rows: readonly number[];
  readonly box: Box;
}

const LINE = 1.05;
/** Half of a letter's width, in heights of it: bold, and wide enough for Cyrillic. */
const HALF_LETTER = 0.265;
/** What lies under a plate costs so much; a step away costs one for each height of a rabbit. */
const COST = { outside: 400, name: 200, rabbit: 60, stone: 24, nearerToOthers: 8, row: 1.5, away: 6 };

export const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** In a crowd letters may be so much smaller. */
const SMALLER = 0.87;

export interface Plates {
  readonly plates: readonly Plate[];
  readonly lettering: number;
}

export function platesFor(groups: readonly Group[], ground: Ground): Plates {
  const usual = written(groups, ground);
  if (usual.cost < COST.stone) return { plates: usual.plates, lettering: ground.lettering };
  const lettering = ground.lettering * SMALLER;
  const smaller = written(groups, { ...ground, lettering });
  return smaller.cost < usual.cost - COST.stone / 2
    ? { plates: smaller.plates, lettering }
    : { plates: usual.plates, lettering: ground.lettering };
}

/** One after another, and what those cost that lie on something. */
function written(groups: readonly Group[], ground: Ground): { plates: Plate[]; cost: number } {
  const plates: Plate[] = [];
  let cost = 0;
  const inTurn = [...groups].sort(
    (one, other) => Number(other.ours) - Number(one.ours) || other.names.length - one.names.length,
  );
  for (const group of inTurn) {
    const best = bestFor(group, groups, plates, ground);
    plates.push(best.plate);
    if (best.cost >= COST.stone) cost += best.cost;
  }
  return { plates, cost };
}

/** All on one line, on two, or each on its own. */
function rowsOf(count: number): number[][] {
  const two = Math.ceil(count / 2);
  const ways = [[count], [two, count - two], Array<number>(count).fill(1)];
  return ways.slice(0, count).map((rows) => rows.filter((names) => names > 0));
}

function bestFor(
  group: Group,
  groups: readonly Group[],
  written: readonly Plate[],
  ground: Ground,
): { plate: Plate; cost: number } {
  const { lettering, high, stone, wide } = ground;
  let best: { plate: Plate; cost: number } | null = null;
  for (const rows of rowsOf(group.names.length)) {
    const half = halfWidth(group.names, rows, lettering);
    const deep = rows.length * lettering * LINE;
    const under = group.y + stone * 0.62 + lettering * 0.25;
    const reach = half + high * 1.2;
    for (let top = group.y - high * 1.4 - deep; top <= group.y + high * 1.2; top += lettering * 0.4)
      for (let step = -8; step <= 8; step += 1) {
        const wished = group.x + (step / 8) * reach;
        const x = Math.max(half, Math.min(wide - half, wished));
        // Right under the rabbit, and not a hair beside it.
        const edge = Math.abs(top - under) < lettering * 0.2 ? under : top;
        const box: Box = [x - half, edge, x + half, edge + deep];
        const cost = costOf(box, group, groups, written, ground) + rows.length * COST.row;
        if (best === null || cost < best.cost - 1e-6)
          best = { plate: { cell: group.cell, x, y: edge + lettering * 0.8, rows, box }, cost };
      }
  }
  if (best === null) throw new Error('Nobody stands here');
  return best;
}

function halfWidth(names: readonly string[], rows: readonly number[], lettering: number): number {
  let next = 0;
  const lines = rows.map((count) => names.slice(next, (next += count)).join(', ').length);
  // The last line ends with the number of the cell.
  const letters = lines.map((length, row) => length + (row === rows.length - 1 ? 3 : 1));
  return Math.max(...letters) * lettering * HALF_LETTER;
}

function costOf(
  box: Box,
  group: Group,
  groups: readonly Group[],
  written: readonly Plate[],
  { tall, wide, high, stone, bodies, stones }: Ground,
): number {
  const crossed = (others: readonly Box[]): number => others.filter((other) => meet(box, other)).length;
  const centre = { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 };
  const farFrom = ({ x, y }: Group): number => Math.hypot(centre.x - x, centre.y - y + high * 0.2);
  const nearerToOthers = groups.some((other) => other !== group && farFrom(other) < farFrom(group));
  const isOutside = box[0] < 0 || box[1] < 0 || box[2] > wide || box[3] > tall;
  const away = Math.hypot(
    Math.max(0, box[0] - group.x, group.x - box[2]),
    Math.max(0, box[1] - group.y - stone * 0.6, group.y + stone * 0.6 - box[3]),
  );
  return (
    (isOutside ? COST.outside : 0) +
    crossed(written.map((plate) => plate.box)) * COST.name +
    crossed(bodies) * COST.rabbit +
    crossed(stones) * COST.stone +
    (nearerToOthers ? COST.nearerToOthers : 0) +
    ((away + Math.abs(centre.x - group.x) * 0.2) / high) * COST.away
  );
}
