/** A whole evening on one sheet: who came how far, the prizes with their pictures, and some of what was told. */
import type { CardId, SeatIndex } from '@fabula/engine/model.ts';
import { BELOW_HEAD, headOf, INNER } from './head.ts';
import {
  bottomOf,
  type Box,
  CARD_RATIO,
  MARGIN,
  type Mark,
  type Measure,
  RABBIT_RATIO,
  SHEET,
} from './marks.ts';
import { lineIn, setIn, type Setting } from './words.ts';

export interface PlaceTold {
  readonly seat: SeatIndex;
  readonly name: string;
  readonly score: string;
  /** 1: won. */
  readonly rank: number;
}
export interface PrizeTold {
  readonly title: string;
  /** A picture, or the rabbits of those who are meant. */
  readonly shown: CardId | readonly SeatIndex[];
  readonly names: string;
  readonly why: string;
  /** The clue, if it goes with a picture. */
  readonly words: string;
}
export interface EveningTold {
  readonly title: string;
  readonly when: string;
  readonly headline: string;
  /** The best first. */
  readonly places: readonly PlaceTold[];
  /** The finest first: it has the most room. */
  readonly prizes: readonly PrizeTold[];
  /** Pictures that were told of, besides those of the prizes. */
  readonly pictures: readonly CardId[];
}

const HEADLINE = 84;
const BETWEEN = 32;
/** Who does not stand on books stands in a line below. */
const MOST_ON_BOOKS = 7;
const LINE = { high: 52, across: 4 } as const;
const BOOK = 22;
const NAMED = 64;
const SCORED = 38;
const FEATURE = 276;
const ROW = 150;
const STRIP = { most: 7, gap: 20, highest: 240, least: 110 } as const;
const PODIUM = { least: 404, most: 560 } as const;

/** As they stand: the best in the middle, the next to the left and right. */
export function standing<T>(ranked: readonly T[]): T[] {
  const row: T[] = [];
  ranked.forEach((each, place) => (place % 2 === 0 ? row.push(each) : row.unshift(each)));
  return row;
}

const booksOf = (rank: number): number => Math.max(1, 5 - rank);

/** Whoever won stands before the moon. */
function moonBehind({ x, y, width, height }: Box): Mark {
  const far = height * 0.66;
  const [middle, high] = [x + width / 2, y + height / 2];
  return { kind: 'moon', box: { x: middle - far, y: high - far, width: far * 2, height: far * 2 } };
}

function podiumIn(box: Box, places: readonly PlaceTold[], measure: Measure): Mark[] {
  const above = places.slice(0, MOST_ON_BOOKS);
  const below = places.slice(MOST_ON_BOOKS);
  const lines = Math.ceil(below.length / LINE.across);
  const base = bottomOf(box) - lines * LINE.high - NAMED - SCORED;
  const column = Math.min(190, INNER / Math.max(1, above.length));
  const start = (SHEET.width - column * above.length) / 2;
  const room = base - box.y - booksOf(1) * BOOK;
  const tall = Math.min(room, (column - 6) * RABBIT_RATIO * 1.12);
  const stood = standing(above).flatMap(({ seat, name, score, rank }, place): Mark[] => {
    const count = booksOf(rank);
    const x = start + place * column;
    const high = Math.min(rank === 1 ? tall : tall * 0.86, (column - 4) * RABBIT_RATIO);
    const width = high / RABBIT_RATIO;
    const pile = { x: x + 7, y: base - count * BOOK, width: column - 14, height: count * BOOK };
    return [
      { kind: 'rabbit', seat, box: { x: x + (column - width) / 2, y: pile.y - high, width, height: high } },
      { kind: 'books', seat, count, box: pile },
      setIn(
        { x: x + 4, y: base + 8, width: column - 8, height: NAMED - 8 },
        name,
        {
          face: 'name',
          ink: 'text',
          largest: 33,
          smallest: 15,
          leading: 1.04,
          align: 'middle',
          stand: 'middle',
          most: 3,
        },
        measure,
      ),
      lineIn(
        { x: x + 4, y: base + NAMED, width: column - 8, height: SCORED },
        score,
        { face: 'name', ink: 'gold', largest: 31, smallest: 18, align: 'middle' },
        measure,
      ),
    ];
  });
  const across = INNER / LINE.across;
  const listed = below.flatMap(({ seat, name, score }, place): Mark[] => {
    const x = MARGIN + (place % LINE.across) * across;
    const y = base + NAMED + SCORED + Math.floor(place / LINE.across) * LINE.high + 6;
    const rabbit = { width: 42 / RABBIT_RATIO, height: 42 };
    return [
      { kind: 'rabbit', seat, box: { x, y, ...rabbit } },
      lineIn(
        { x: x + rabbit.width + 8, y, width: across - rabbit.width - 18, height: 42 },
        `${name} · ${score}`,
        { face: 'name', ink: 'second', largest: 27, smallest: 16 },
        measure,
      ),
    ];
  });
  const best = stood.find((mark) => mark.kind === 'rabbit' && mark.seat === above[0]?.seat);
  return [...(best ? [moonBehind(best.box)] : []), ...stood, ...listed];
}

/** What the prize shows: its box is as wide as it needs. */
function shownIn(box: Box, shown: PrizeTold['shown'], told: boolean): { marks: Mark[]; width: number } {
  if (typeof shown === 'number') {
    const width = box.height / CARD_RATIO;
    return {
      width,
      marks: [{ kind: 'picture', card: shown, number: null, told, box: { ...box, width } }],
    };
  }
  const high = Math.min(box.height, told ? 190 : 112);
  const each = high / RABBIT_RATIO;
  const y = box.y + (box.height - high) / 2;
  return {
    width: each * shown.length,
    marks: shown.map((seat, place) => ({
      kind: 'rabbit',
      seat,
      box: { x: box.x + each * place, y, width: each, height: high },
    })),
  };
}

function feature(box: Box, { title, shown, names, why, words }: PrizeTold, measure: Measure): Mark[] {
  const { marks, width } = shownIn({ ...box, x: box.x + 8 }, shown, true);
  const text = { x: box.x + 8 + width + 40, width: box.width - width - 48 };
  const caps = lineIn(
    { ...text, y: box.y, height: 42 },
    title,
    { face: 'caps', ink: 'gold', largest: 36, smallest: 22 },
    measure,
  );
  const foot = 74;
  const who = lineIn(
    { ...text, y: bottomOf(box) - foot, height: 40 },
    names,
    { face: 'name', ink: 'text', largest: 36, smallest: 20 },
    measure,
  );
  const because = lineIn(
    { ...text, y: bottomOf(box) - foot + 40, height: foot - 40 },
    why,
    { face: 'plain', ink: 'second', largest: 29, smallest: 18 },
    measure,
  );
  const voice = { face: 'voice', ink: 'text', largest: 70, smallest: 22, stand: 'middle' } as const;
  const top = bottomOf(caps.box) + 6;
  const clue = { ...text, y: top, height: bottomOf(box) - foot - 10 - top };
  return [...marks, caps, ...(words === '' ? [] : [setIn(clue, words, voice, measure)]), who, because];
}

function smaller(box: Box, { title, shown, names, why, words }: PrizeTold, measure: Measure): Mark[] {
  const { marks, width } = shownIn(box, shown, false);
  const text = { x: box.x + width + 22, width: box.width - width - 22 };
  const line = (y: number, height: number, said: string, setting: Setting): Mark =>
    setIn({ ...text, y, height }, said, { leading: 1.06, ...setting }, measure);
  const voice = { face: 'voice', ink: 'second', largest: 27, smallest: 18 } as const;
  // Without a clue there is room for the names of two pairs.
  const named = words === '' ? 68 : 38;
  const top = box.y + (words === '' ? 6 : 0);
  const stand = words === '' ? 'middle' : 'top';
  return [
    ...marks,
    line(top, 34, title, { face: 'caps', ink: 'gold', largest: 30, smallest: 18, most: 1 }),
    line(top + 34, named, names, { face: 'name', ink: 'text', largest: 32, smallest: 16, stand }),
    line(top + 34 + named, 32, why, { face: 'plain', ink: 'second', largest: 26, smallest: 15 }),
    ...(words === '' ? [] : [line(top + 106, box.height - 106, words, voice)]),
  ];
}

function prizesIn(top: number, [first, ...rest]: readonly PrizeTold[], measure: Measure): Mark[] {
  if (!first) return [];
  const box = { x: MARGIN, y: top, width: INNER, height: FEATURE };
  const between = 32;
  const width = (INNER - between) / 2;
  return [
    ...feature(box, first, measure),
    ...rest.slice(0, 2).flatMap((prize, place) => {
      const at = { x: MARGIN + place * (width + between), y: bottomOf(box) + BETWEEN, width, height: ROW };
      return smaller(at, prize, measure);
    }),
  ];
}

/** Some pictures side by side, as large as fits. */
function stripIn(box: Box, pictures: readonly CardId[]): Mark[] {
  const shown = pictures.slice(0, STRIP.most);
  const width = Math.floor(
    Math.min((INNER - (shown.length - 1) * STRIP.gap) / shown.length, box.height / CARD_RATIO),
  );
  const start = (SHEET.width - shown.length * width - (shown.length - 1) * STRIP.gap) / 2;
  const y = box.y + (box.height - width * CARD_RATIO) / 2;
  return shown.map((card, place) => ({
    kind: 'picture',
    card,
    number: null,
    told: false,
    box: { x: start + place * (width + STRIP.gap), y, width, height: width * CARD_RATIO },
  }));
}

export function eveningMarks(told: EveningTold, measure: Measure): Mark[] {
  const headline = setIn(
    { x: MARGIN, y: BELOW_HEAD - 14, width: INNER, height: HEADLINE },
    told.headline,
    {
      face: 'voice',
      ink: 'text',
      largest: 64,
      smallest: 30,
      align: 'middle',
      stand: 'middle',
      leading: 1.1,
      most: 2,
    },
    measure,
  );
  const { prizes, pictures } = told;
  const prized = prizes.length === 0 ? 0 : FEATURE + (prizes.length > 1 ? BETWEEN + ROW : 0) + BETWEEN;
  const top = BELOW_HEAD - 14 + HEADLINE + 10;
  const end = SHEET.height - 40;
  const room = end - top - prized;
  const lines = Math.ceil(Math.max(0, told.places.length - MOST_ON_BOOKS) / LINE.across) * LINE.high;
  const least = PODIUM.least + lines;
  // What is left is the pictures', as long as they can be seen; what they do not need makes the podium higher.
  const wanted = pictures.length === 0 ? 0 : Math.min(STRIP.highest, room - least - BETWEEN);
  const strip = wanted >= STRIP.least ? wanted : 0;
  const podium = Math.min(PODIUM.most + lines, room - strip - (strip > 0 ? BETWEEN : 0));
  const spare = room - podium - strip - (strip > 0 ? BETWEEN : 0);
  const stand: Box = {
    x: MARGIN,
    y: top + spare / (prized + strip > 0 ? 3 : 2),
    width: INNER,
    height: podium,
  };
  const base = bottomOf(stand) - lines - NAMED - SCORED;
  const below = bottomOf(stand) + (prized > 0 ? BETWEEN : 0) + spare / 3;
  const bottom: Box = { x: MARGIN, y: end - strip, width: INNER, height: strip };
  return [
    { kind: 'hills', box: { x: 0, y: base - 150, width: SHEET.width, height: SHEET.height - base + 150 } },
    ...headOf(told, measure),
    headline,
    ...podiumIn(stand, told.places, measure),
    ...prizesIn(below, prizes, measure),
    ...(strip > 0 ? stripIn(bottom, pictures) : []),
  ];
}
