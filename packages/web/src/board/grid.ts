/** Where the pictures of a row lie: as large as the room allows, numbers in order, the chosen one twice as large if it grows. */
export interface Layout {
  readonly columns: number;
  /** Of one small picture. */
  readonly width: number;
  readonly areas: readonly string[];
  /** A cell that is left over. */
  readonly spare: string | null;
  readonly scrolls: boolean;
}

export const COLUMN_GAP = 10;
const ROW_GAP = 15;
const SMALLEST = 84;

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
  return { columns, width: Math.max(40, width), areas, spare, scrolls };
}

/** Three columns; the large one takes two by two, near where its small self lay. A row gap of 1.5 column gaps keeps it 2:3. */
function aroundLarge(count: number, large: number, wide: number, tall: number, caption: number): Layout {
  if (wide > tall * 1.35) return besideLarge(count, large, wide, tall, caption);
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
  return { columns: 3, width, areas, spare: free[next] ?? null, scrolls };
}

/** On a wide page the large one stands at the side, two lines high, the others in three columns beside it. */
function besideLarge(count: number, large: number, wide: number, tall: number, caption: number): Layout {
  const width = Math.max(40, fitting(5, 2, wide, tall, caption));
  let next = 0;
  const areas = Array.from({ length: count }, (_, place) => {
    if (place + 1 === large) return '1 / 1 / 3 / 3';
    const area = `${Math.floor(next / 3) + 1} / ${(next % 3) + 3}`;
    next += 1;
    return area;
  });
  const spare = next < 6 ? `${Math.floor(next / 3) + 1} / ${(next % 3) + 3}` : null;
  return { columns: 5, width, areas, spare, scrolls: false };
}
