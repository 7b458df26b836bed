/** How a clue and the pictures share a television, in design units of 1920 by 1080. */
export interface Fit {
  /** Of the letters. */
  readonly size: number;
  readonly columns: 1 | 2;
}

const SIZES = [80, 62, 44, 38, 34, 30, 27, 24, 22, 20] as const;
const SMALLEST = SIZES[SIZES.length - 1] ?? 20;
const GAP = 80;
/** How wide a letter is, and how high a line, for letters of height one. */
const LETTER = 0.46;
const LINE = 1.16;
/** So few rows need no second column. */
const FEW_ROWS = 4;

/** As large as the room allows; a short clue is not larger than suits it, a poem stands in two columns. */
export function fitClue(text: string, wide: number, tall: number): Fit {
  const lines = text.split('\n');
  const largest =
    text.length <= 42 && lines.length === 1
      ? 80
      : text.length <= 90 && lines.length < 3
        ? 62
        : text.length <= 200 && lines.length <= FEW_ROWS
          ? 44
          : 34;
  const columns = lines.length > FEW_ROWS ? 2 : 1;
  const room = columns === 2 ? (wide - GAP) / 2 : wide;
  const height = (size: number): number => {
    const rows = lines.map((line) => Math.max(1, Math.ceil((line.length * LETTER * size) / room)));
    const all = rows.reduce((sum, each) => sum + each, 0);
    return Math.ceil(all / columns) * size * LINE;
  };
  const size = SIZES.find((each) => each <= largest && height(each) <= tall) ?? SMALLEST;
  return { size, columns };
}

/** How high the company stands where every name fits on one line. */
const COMPANY = 178;
/** From its rabbits up to what is said to them. */
const OVER_RABBITS = 34;
/** The line above the company. */
const ASKING = 59;
/** Under each picture: whose it was, once that is told. */
const CAPTION = 74;
const BETWEEN = 26;
/** With more than so many pictures there are two rows of them. */
const ONE_ROW = 7;

/** How much of the height the company takes: names on two or three lines lift it. */
export const companyRoom = (high: number): number => Math.max(COMPANY, high + OVER_RABBITS);

export interface Room {
  /** The clue's lower edge. */
  readonly top: number;
  readonly tall: number;
  readonly company: number;
}

/** How wide a picture is, where so many share the screen. */
export function pictureWidth(count: number, { top, tall, company }: Room, most: number): number {
  const rows = count > ONE_ROW ? 2 : 1;
  const columns = Math.ceil(Math.max(1, count) / rows);
  const room = tall * 0.95 - company - ASKING - top;
  return Math.max(
    60,
    Math.min(
      (1728 - (columns - 1) * BETWEEN) / columns,
      ((room - (rows - 1) * BETWEEN) / rows - CAPTION) / 1.5,
      rows === 1 ? most : 166,
    ),
  );
}
