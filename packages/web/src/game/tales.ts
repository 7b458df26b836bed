/** The rule books' own turns, to be played: who sits where, whose picture is which number, and how the others vote. */
import type { Colour, SeatIndex } from '@fabula/engine/model.ts';
import { bookOf, type Line, seatsOf } from '@fabula/engine/rule-book.ts';
import { PRESETS, type PresetName } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import type { StatementId } from '@fabula/engine/statement-ids.ts';
import type { ResultSeen } from '@fabula/engine/view.ts';

type Dixit = 'yura' | 'timur' | 'lena' | 'kolya' | 'masha';
type Imaginarium = 'green' | 'yellow' | 'orange' | 'blue' | 'violet' | 'white';

export interface Tale {
  readonly game: PresetName;
  /** Clockwise. The first one tells. */
  readonly people: readonly (Dixit | Imaginarium)[];
  readonly colours: readonly Colour[];
  /** Where the reader sits. */
  readonly me: SeatIndex;
  /** Whose picture is which number. */
  readonly owners: readonly SeatIndex[];
  /** The number each of the others votes for. */
  readonly votes: readonly (number | null)[];
  /** What else the book says of this game, lesson by lesson. */
  readonly lessons: Readonly<Partial<Record<Lesson, readonly StatementId[]>>>;
}
export type Lesson = 'round' | 'points' | 'track' | 'game' | 'end';

export const TELLER: SeatIndex = 0;

/** The books have rules of their own for so many. */
export const THREE = 3;

const ROUND = ['tell', 'clue', 'give', 'row', 'vote', 'refill', 'next'] as const;
const POINTS = [
  'points.all',
  'points.nobody',
  'points.nobody.votes',
  'points.some.alike',
  'points.some.votes',
  'points.decoy',
  'advice',
] as const;
const GAME = ['seats', 'first.claim', 'first.random', 'cards', 'hand', 'secret'] as const;

export const TALES: Readonly<Record<PresetName, Tale>> = {
  /** Number 1 is Lena's, 3 Timur's, 4 Yura's; two vote for 1 and one for 3. [X1] */
  dixit: {
    game: 'dixit',
    people: ['yura', 'timur', 'lena', 'kolya', 'masha'],
    colours: ['ochre', 'moss', 'vermilion', 'sky', 'plum'],
    me: 2,
    owners: [2, 3, 1, 0, 4],
    votes: [null, 1, null, 1, 3],
    lessons: {
      round: ROUND,
      points: POINTS,
      game: [...GAME, 'start'],
      end: ['move', 'end.deck', 'end.deck.rounds', 'win'],
    },
  },
  /** Three of five find it; yellow and orange take the pictures 5 and 6 for it. [X2] */
  imaginarium: {
    game: 'imaginarium',
    people: ['green', 'yellow', 'orange', 'blue', 'violet', 'white'],
    colours: ['moss', 'ochre', 'vermilion', 'sky', 'plum', 'bone'],
    me: 3,
    owners: [1, 5, 0, 2, 3, 4],
    votes: [null, 5, 6, null, 3, 3],
    lessons: {
      round: ROUND,
      points: POINTS,
      track: ['start', 'move', 'special.intro', 'special'],
      game: GAME,
      end: ['end.finish', 'win.draw', 'reshuffle'],
    },
  },
};

/** The number of the storyteller's picture: whoever votes for it finds it. */
export const answerOf = ({ owners }: Tale): number => owners.indexOf(TELLER) + 1;

/** What the round pays if the reader votes so. */
export function told({ game, owners, votes, me }: Tale, vote: number | null): ResultSeen {
  const cast = votes.map((number, seat) => (seat === me ? vote : number));
  const row = owners.map((seat, card) => ({ card, seat }));
  return { ...score(PRESETS[game].scoring, TELLER, row, cast), owners, votes: cast };
}

/** What the book's own round pays the reader and the storyteller, for the coach to say. */
export function coachPoints(tale: Tale): Record<'found' | 'fooled' | 'n' | 'teller', number> {
  const { points, reasons } = told(tale, answerOf(tale));
  const { found = 0, fooled = 0 } = reasons[tale.me] ?? {};
  return { found, fooled, n: points[tale.me] ?? 0, teller: points[TELLER] ?? 0 };
}

/** With how many the game can be played. */
export const seatsTaught = ({ game }: Tale): number[] => seatsOf(PRESETS[game]);

/** What the book says in this lesson; what holds with three only comes at the end. */
export function linesOf(tale: Tale, lesson: Lesson): Line[] {
  const ids = tale.lessons[lesson] ?? [];
  return bookOf(PRESETS[tale.game], seatsTaught(tale)).filter(
    ({ statement, seats }) => ids.includes(statement.id) && seats.some((count) => count !== THREE),
  );
}

/** What is otherwise with three. */
export function linesForThree(tale: Tale): Line[] {
  const rules = PRESETS[tale.game];
  const more = seatsTaught(tale).filter((count) => count !== THREE);
  const usual = bookOf(rules, more).map(({ statement }) => JSON.stringify(statement));
  return bookOf(rules, [THREE]).filter(
    ({ statement }) =>
      statement.id === 'row.count' ||
      (statement.topic !== 'table' && !usual.includes(JSON.stringify(statement))),
  );
}
