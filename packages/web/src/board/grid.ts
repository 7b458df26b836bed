/** Where the pictures of a row lie: as large as the room allows, numbers in order, the chosen one twice as large if it grows. */
export interface Layout {
  readonly columns: number;
  /** For the style of the grid. */
  readonly template: string;
  /** Of one small picture. */
  readonly width: number;
  /** Of all columns, with the gaps between them. */
  readonly used: number;
  readonly areas: readonly string[];
  /** A cell that is left over. */
  readonly spare: string | null;
  readonly scrolls: boolean;
}

export const COLUMN_GAP = 10;
const ROW_GAP = 15;
const SMALLEST = 84;
const even = (columns: number, width: number): string => `repeat(${columns}, ${width}px)`;
const usedBy = (columns: number, width: number): number => columns * (width + COLUMN_GAP) - COLUMN_GAP;

/** `caption` is the room under each picture. */
const fitting = (columns: number, rows: number, wide: number, tall: number, caption: number): number =>
  Math.floor(
    Math.min(
      (wide - (columns - 1) * COLUMN_GAP) / columns,
      ((tall - (rows - 1) * ROW_GAP) / rows - caption) / 1.5,
    ),
  );

export function places(
  count: number,
  large: number | null,
  wide: number,
  tall: number,
  caption = 0,
  /** So many columns and no other, whatever would be larger. */
  fixed: number | null = null,
): Layout {
  if (large !== null) return aroundLarge(count, large, wide, tall, caption);
  let columns = 1;
  let width = 0;
  for (let tried = 1; tried <= count; tried += 1) {
    const fits = fitting(tried, Math.ceil(count / tried), wide, tall, caption);
    if (fixed === null ? fits > width : tried === fixed) [columns, width] = [tried, fits];
  }
  const scrolls = width < SMALLEST && count > 6;
  if (scrolls) {
    columns = Math.max(2, Math.floor((wide + COLUMN_GAP) / (120 + COLUMN_GAP)));
    width = Math.floor((wide - 16 - (columns - 1) * COLUMN_GAP) / columns);
  }
  const areas = Array.from(
    { length: count },
    (_, place) => `${Math.floor(place / columns) + 1} / ${(place % columns) + 1}`,
  );
  const rows = Math.ceil(count / columns);
  const spare =
    count % columns === 0 || columns < 3 ? null : `${rows} / ${(count % columns) + 1} / auto / -1`;
  const drawn = Math.max(40, width);
  const used = usedBy(columns, drawn);
  return { columns, template: even(columns, drawn), width: drawn, used, areas, spare, scrolls };
}

/** How much further apart the columns may move, up to so much. */
export const roomBetween = ({ columns, used }: Layout, wide: number, most: number): number =>
  Math.max(0, Math.min(most, Math.floor((wide - used) / columns)));

/** An owner's name can be read under a small picture, with what lies between it and the next. */
export const hasRoomForNames = (layout: Layout, wide: number, most: number): boolean =>
  layout.width + roomBetween(layout, wide, most) >= NAME;
const NAME = 88;

/** There is room beside a large one. */
export const isWide = (wide: number, tall: number): boolean => wide > tall * 1.05;

/** Three columns; the large one takes two by two, near where its small self lay. A row gap of 1.5 column gaps keeps it 2:3. */
function aroundLarge(count: number, large: number, wide: number, tall: number, caption: number): Layout {
  if (isWide(wide, tall)) return besideLarge(count, large, wide, tall, caption);
  const fits = fitting(3, 3, wide, tall, caption);
  const scrolls = fits < (caption > 0 ? 72 : 56);
  const width = scrolls ? Math.floor((wide - 2 * COLUMN_GAP - 16) / 3) : fits;
  const top = large <= 3 ? 1 : 2;
  const left = (large - 1) % 3 === 0 ? 1 : 2;
  const free: string[] = [];
  for (let line = 1; line <= 3; line += 1) {
    for (let column = 1; column <= 3; column += 1) {
      const covered = line >= top && line <= top + 1 && column >= left && column <= left + 1;
      if (!covered) free.push(`${line} / ${column}`);
    }
  }
  let next = 0;
  const areas = Array.from({ length: count }, (_, place) =>
    place + 1 === large ? `${top} / ${left} / ${top + 2} / ${left + 2}` : (free[next++] ?? 'auto'),
  );
  const spare = free[next] ?? null;
  return { columns: 3, template: even(3, width), width, used: usedBy(3, width), areas, spare, scrolls };
}

/** On a wide page the large one stands at the side, as high as all the others beside it; whatever fills the page best. */
function besideLarge(count: number, large: number, wide: number, tall: number, caption: number): Layout {
  const others = count - 1;
  let best = { columns: 1, rows: others, width: 0, grown: 0, area: 0 };
  for (let columns = 1; columns <= others; columns += 1) {
    const rows = Math.ceil(others / columns);
    /** What the lines between the small ones add to the width of the large one. */
    const between = ((rows - 1) * (caption + ROW_GAP)) / 1.5;
    const width = Math.floor(
      Math.min(
        (wide - columns * COLUMN_GAP - between) / (rows + columns),
        ((tall - (rows - 1) * ROW_GAP) / rows - caption) / 1.5,
      ),
    );
    const grown = rows * width + between;
    const area = grown ** 2 + others * width ** 2;
    if (width > 0 && area > best.area) best = { columns, rows, width, grown, area };
  }
  const { columns, rows, grown } = best;
  const width = Math.max(40, best.width);
  const cell = (place: number): string => `${Math.floor(place / columns) + 1} / ${(place % columns) + 2}`;
  let next = 0;
  const areas = Array.from({ length: count }, (_, place) =>
    place + 1 === large ? `1 / 1 / ${rows + 1} / 2` : cell(next++),
  );
  return {
    columns: columns + 1,
    template: `${Math.floor(grown)}px ${even(columns, width)}`,
    width,
    used: Math.floor(grown) + COLUMN_GAP + usedBy(columns, width),
    areas,
    spare: others < columns * rows ? `${cell(others)} / auto / -1` : null,
    scrolls: false,
  };
}
