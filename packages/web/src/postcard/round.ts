/** A round on one sheet: the storyteller's picture with the clue beside it, the others below, and on paper who got what for what. */
import type { CardId, SeatIndex } from '@fabula/engine/model.ts';
import type { ClueKind } from '@fabula/engine/rules.ts';
import { BELOW_HEAD, headOf, INNER } from './head.ts';
import {
  bottomOf,
  type Box,
  CARD_RATIO,
  MARGIN,
  type Mark,
  type Measure,
  RABBIT_RATIO,
  rightOf,
  SHEET,
} from './marks.ts';
import { lineIn, setIn } from './words.ts';

export interface PictureTold {
  readonly card: CardId;
  readonly number: number;
  readonly owner: SeatIndex;
  readonly name: string;
  readonly voters: readonly SeatIndex[];
  /** "+2", or nothing. */
  readonly earned: string;
}
export interface PlayerTold {
  readonly seat: SeatIndex;
  readonly name: string;
  readonly why: string;
  readonly points: string;
}
export interface ClueTold {
  readonly kind: ClueKind;
  /** As it was typed, with its quotation marks; empty: there are none to show. */
  readonly words: string;
  /** "Ana sings it"; empty for a typed one. */
  readonly how: string;
  readonly isDrawn: boolean;
}
export interface RoundTold {
  readonly title: string;
  readonly when: string;
  readonly clue: ClueTold;
  readonly teller: SeatIndex;
  /** "Round 4. Ana’s clue" */
  readonly by: string;
  readonly found: string;
  /** The storyteller's one, and the others as they lay. */
  readonly story: PictureTold;
  readonly others: readonly PictureTold[];
  readonly company: readonly PlayerTold[];
}

const GAP = 18;
const CAPTION = 46;
const BETWEEN = 26;
/** The storyteller's picture is never less high than this, with one row of others, with two. */
const HERO = { one: 500, two: 400, widest: 440 } as const;
const COLUMN_GAP = 44;

/** Six players have room for their reasons in two lines. */
const SHEETS = [
  { upTo: 6, columns: 2, row: 88 },
  { upTo: 8, columns: 2, row: 78 },
  { upTo: 99, columns: 3, row: 78 },
] as const;
const PAD = { top: 24, bottom: 30 } as const;

interface Strip {
  readonly rows: number;
  readonly inRow: number;
  readonly width: number;
  readonly height: number;
}

/** So many pictures in one row or two, whichever shows them larger. */
function stripFor(count: number, room: number): Strip {
  if (count === 0) return { rows: 0, inRow: 0, width: 0, height: 0 };
  const tried = [1, 2].map((rows) => {
    const inRow = Math.ceil(count / rows);
    const across = (INNER - (inRow - 1) * GAP) / inRow;
    const hero = rows === 1 ? HERO.one : HERO.two;
    const high = ((room - BETWEEN - hero + GAP) / rows - CAPTION - GAP) / CARD_RATIO;
    const width = Math.floor(Math.min(across, high));
    return { rows, inRow, width, height: rows * (width * CARD_RATIO + CAPTION + GAP) - GAP };
  });
  const [one, two] = tried;
  if (!one || !two) return { rows: 0, inRow: 0, width: 0, height: 0 };
  return two.width > one.width * 1.15 ? two : one;
}

/** Votes lie on the lower edge of what they were given for, from the right. */
function tokensOn({ card, voters }: PictureTold, box: Box, size: number): Mark[] {
  const room = box.width - 8;
  const step = voters.length < 2 ? size : Math.min(size + 2, (room - size) / (voters.length - 1));
  return voters.map((seat, place) => ({
    kind: 'token',
    card,
    seat,
    box: {
      x: rightOf(box) - 4 - size - step * (voters.length - 1 - place),
      y: bottomOf(box) - size * 0.86,
      width: size,
      height: size,
    },
  }));
}

function picturesBelow(others: readonly PictureTold[], strip: Strip, top: number, measure: Measure): Mark[] {
  return others.flatMap((picture, place): Mark[] => {
    const row = Math.floor(place / strip.inRow);
    const inThisRow = Math.min(strip.inRow, others.length - row * strip.inRow);
    const spread = Math.min(GAP * 3, (INNER - inThisRow * strip.width) / Math.max(1, inThisRow - 1));
    const gap = Math.max(GAP, Math.floor(spread));
    const start = MARGIN + (INNER - inThisRow * strip.width - (inThisRow - 1) * gap) / 2;
    const box: Box = {
      x: start + (place % strip.inRow) * (strip.width + gap),
      y: top + row * (strip.width * CARD_RATIO + CAPTION + GAP),
      width: strip.width,
      height: strip.width * CARD_RATIO,
    };
    const rabbit = { width: 36 / RABBIT_RATIO, height: 36 };
    const under = bottomOf(box) + 10;
    const earned = picture.earned === '' ? 0 : 42;
    const named = strip.width - rabbit.width - 6 - earned;
    return [
      { kind: 'picture', box, card: picture.card, number: picture.number, told: false },
      ...tokensOn(picture, box, Math.min(58, strip.width * 0.36)),
      { kind: 'rabbit', seat: picture.owner, box: { x: box.x, y: under, ...rabbit } },
      setIn(
        { x: box.x + rabbit.width + 6, y: under - 2, width: named, height: 38 },
        picture.name,
        { face: 'name', ink: 'text', largest: 28, smallest: 15, leading: 1.05, stand: 'middle', most: 2 },
        measure,
      ),
      ...(earned === 0
        ? []
        : [
            lineIn(
              { x: rightOf(box) - earned, y: under, width: earned, height: 36 },
              picture.earned,
              { face: 'name', ink: 'gold', largest: 28, smallest: 17, align: 'end' },
              measure,
            ),
          ]),
    ];
  });
}

/** Words; or what was drawn; or a sign and how it was given. */
function clueIn(box: Box, { kind, words, how, isDrawn }: ClueTold, measure: Measure): Mark[] {
  const voice = { face: 'voice', ink: 'text', largest: 86, smallest: 22, stand: 'middle' } as const;
  if (how === '') return [setIn(box, words, voice, measure)];
  const said = { face: 'voice', ink: 'second', largest: 42, smallest: 24 } as const;
  const sayingHigh = isDrawn ? 54 : 100;
  const shown: Mark[] = [];
  let { y } = box;
  if (isDrawn) {
    const high = Math.min(box.width * 0.75, box.height - sayingHigh - (words === '' ? 0 : 110) - 20);
    y += Math.max(0, (box.height - high - sayingHigh) / 2) * (words === '' ? 1 : 0);
    shown.push({ kind: 'drawing', box: { x: box.x, y, width: high / 0.75, height: high } });
    y += high + 20;
  } else {
    const high = Math.min(150, box.height * 0.3);
    y += words === '' ? Math.max(0, (box.height - high - 20 - sayingHigh) / 2) : 0;
    shown.push({ kind: 'sign', of: kind, box: { x: box.x, y, width: high, height: high } });
    y += high + 20;
  }
  const saying = setIn({ x: box.x, y, width: box.width, height: sayingHigh }, how, said, measure);
  const below = bottomOf(saying.box) + 12;
  const left = { x: box.x, y: below, width: box.width, height: bottomOf(box) - below };
  return [
    ...shown,
    saying,
    ...(words === '' ? [] : [setIn(left, words, { ...voice, stand: 'top' }, measure)]),
  ];
}

function storyIn(box: Box, told: RoundTold, measure: Measure): Mark[] {
  const rabbit = { width: 118 / RABBIT_RATIO, height: 118 };
  const foot = 128;
  const top = bottomOf(box) - foot;
  const beside = { x: box.x + rabbit.width + 20, width: box.width - rabbit.width - 20 };
  const by = setIn(
    { ...beside, y: top, height: 62 },
    told.by,
    { face: 'caps', ink: 'gold', largest: 33, smallest: 20, leading: 1.08, stand: 'bottom', most: 2 },
    measure,
  );
  const found = setIn(
    { ...beside, y: bottomOf(by.box) + 4, height: foot - 66 },
    told.found,
    { face: 'plain', ink: 'text', largest: 30, smallest: 18, leading: 1.1 },
    measure,
  );
  const fleuron = { x: box.x, y: top - 46, width: 200, height: 30 };
  return [
    ...clueIn({ ...box, height: fleuron.y - 14 - box.y }, told.clue, measure),
    { kind: 'fleuron', box: fleuron },
    { kind: 'rabbit', seat: told.teller, box: { x: box.x, y: top + 4, ...rabbit } },
    by,
    found,
  ];
}

function sheetOf(company: readonly PlayerTold[], measure: Measure): { top: number; marks: Mark[] } {
  const { columns, row } = SHEETS.find(({ upTo }) => company.length <= upTo) ?? SHEETS[2];
  const rows = Math.ceil(company.length / columns);
  const top = SHEET.height - PAD.top - rows * row - PAD.bottom;
  const between = 44;
  const width = (INNER - (columns - 1) * between) / columns;
  const rabbit = { width: (row - 14) / RABBIT_RATIO, height: row - 14 };
  const points = 74;
  const marks = company.flatMap(({ seat, name, why, points: got }, place): Mark[] => {
    const x = MARGIN + Math.floor(place / rows) * (width + between);
    const y = top + PAD.top + (place % rows) * row;
    const text = { x: x + rabbit.width + 12, width: width - rabbit.width - 12 - points };
    const below = y + 40;
    return [
      ...(place % rows === 0
        ? []
        : [{ kind: 'rule', box: { x, y: y - 3, width, height: 1 } } satisfies Mark]),
      { kind: 'rabbit', seat, box: { x, y: y + 5, ...rabbit } },
      lineIn(
        { ...text, y: y + 1, height: 38 },
        name,
        { face: 'name', ink: 'ink', largest: 34, smallest: 20 },
        measure,
      ),
      setIn(
        { ...text, y: below, height: row - 46 },
        why,
        { face: 'plain', ink: 'ink-second', largest: 26, smallest: 17, leading: 1.05 },
        measure,
      ),
      lineIn(
        { x: x + width - points, y: y + 4, width: points, height: row - 14 },
        got,
        { face: 'title', ink: 'ink-gold', largest: 48, smallest: 26, align: 'end' },
        measure,
      ),
    ];
  });
  const sheet: Mark = {
    kind: 'sheet',
    box: { x: 0, y: top, width: SHEET.width, height: SHEET.height - top },
  };
  return { top, marks: [sheet, ...marks] };
}

export function roundMarks(told: RoundTold, measure: Measure): Mark[] {
  const sheet = sheetOf(told.company, measure);
  const room = sheet.top - 18 - BELOW_HEAD;
  const strip = stripFor(told.others.length, room);
  const high = Math.floor(
    Math.min(room - strip.height - (strip.rows > 0 ? BETWEEN : 0), HERO.widest * CARD_RATIO),
  );
  const spare = room - strip.height - high - (strip.rows > 0 ? BETWEEN : 0);
  const hero: Box = { x: MARGIN + 8, y: BELOW_HEAD + spare / 2, width: high / CARD_RATIO, height: high };
  const beside: Box = {
    x: rightOf(hero) + COLUMN_GAP,
    y: hero.y - 6,
    width: SHEET.width - MARGIN - rightOf(hero) - COLUMN_GAP,
    height: hero.height + 12,
  };
  return [
    ...headOf(told, measure),
    { kind: 'picture', box: hero, card: told.story.card, number: told.story.number, told: true },
    ...tokensOn(told.story, hero, Math.min(84, hero.width * 0.26)),
    ...storyIn(beside, told, measure),
    ...picturesBelow(told.others, strip, sheet.top - 18 - strip.height, measure),
    ...sheet.marks,
  ];
}
