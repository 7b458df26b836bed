/** Rules are data: every number and switch of the rule books, in one value that presets fill in and house rules change. */

/** What a special cell, or a whole game, asks of the clue. [I9] [I11] */
export type Constraint = 'question' | 'four-words' | 'person' | 'most-of-all' | 'new-year' | 'story';

/** The ways to give a clue. [D6] [V3] [S1] */
export const CLUE_KINDS = ['text', 'aloud', 'song', 'pantomime', 'drawing'] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

/** One number for each number of seats. */
export type BySeats = Readonly<Record<3 | 4 | 5 | 6, number>>;

/** When a sole finder earns the higher points: the books disagree, so people choose. [D12] [V2] */
export type SoleFinder = 'three-seats' | 'always' | 'never';

export interface Scoring {
  /** Everybody found the storyteller's card. */
  readonly all: { readonly storyteller: number; readonly finder: number };
  /** Nobody found it. */
  readonly nobody: { readonly storyteller: number; readonly guesser: number };
  /** Some found it, not all. */
  readonly some: { readonly storyteller: number; readonly finder: number };
  /** Exactly one found it: what that seat and the storyteller get instead. */
  readonly soleFinder: { readonly when: SoleFinder; readonly points: number };
  /** For each vote on a guesser's own card. */
  readonly decoyVote: number;
  /** For each vote on the storyteller's card, when some found it. */
  readonly finderVote: number;
}

export interface Track {
  /** The cell where every piece starts. */
  readonly start: number;
  /** Reaching this cell ends the game; null: no such cell. */
  readonly finish: number | null;
  /** Cells that constrain the clue of a storyteller who stands there. */
  readonly special: Readonly<Record<number, Constraint>>;
}

/** Seconds; null: no limit. */
export interface TimeLimits {
  readonly claim: number | null;
  readonly tell: number | null;
  readonly submit: number | null;
  readonly vote: number | null;
  /** How long a round's result stays if people do not say they are ready; null: until they do; 0: not at all. */
  readonly result: number | null;
}

export interface Rules {
  readonly seats: { readonly least: number; readonly most: number };
  /** The cards are a real box's, on a real table: nobody is dealt any here, and the row is numbers. [C1] */
  readonly paper: boolean;
  /** How many of the chosen decks' cards are dealt into a game; null: all of them. With a real box: how many are in it. [D1] [I1] [S17] [C7] */
  readonly cards: number | null;
  /** Cards in hand. [D1] [I1] */
  readonly hand: BySeats;
  /** Cards each guesser gives. [D7] [I4] */
  readonly give: BySeats;
  readonly scoring: Scoring;
  readonly track: Track;
  /** When the deck's last card is drawn: the game ends [D16], or the discard becomes the deck [I7]. */
  readonly deckOut: 'ends' | 'reshuffle';
  /** The game also ends after this many rounds; null: no limit. */
  readonly rounds: number | null;
  /** Several pieces at the finish: a draw among them, or the furthest wins. [I8] */
  readonly tie: 'draw' | 'furthest';
  /** A number is the seat that tells first. [D5] [I2] */
  readonly firstStoryteller: 'claim' | 'random' | number;
  /** Typed clues that break a checkable constraint: refused, or only reminded of. [I10] */
  readonly constraints: 'check' | 'remind';
  /** A constraint for the whole game. [I11] */
  readonly permanent: Constraint | null;
  /** On a special cell its constraint holds alone, even where the permanent one could be met too. [I11] */
  readonly cellAlone: boolean;
  /** Which ways to give a clue are open. [V3] */
  readonly clues: Readonly<Record<ClueKind, boolean>>;
  /** Two people may share a seat. [I12] */
  readonly pairs: boolean;
  readonly time: TimeLimits;
  /** Seconds before someone who lost the connection counts as absent. */
  readonly grace: number;
  /** Absent seats are played by a stand-in; otherwise they are skipped. */
  readonly standIns: boolean;
  /** Latecomers may get a new seat from the next round on. */
  readonly lateSeats: boolean;
  /** Clues without names and quotations: all are reminded, and people judge. [S23] */
  readonly ownWords: boolean;
  /** Once a game, before the clue, a seat may put its whole hand under the deck and draw another. [S22] */
  readonly swapOnce: boolean;
  /** A rematch deals first what the game before did not show; otherwise all cards alike, by the book. [S14] */
  readonly unseenFirst: boolean;
}

const HOUSE = {
  seats: { least: 3, most: 6 },
  paper: false,
  rounds: null,
  tie: 'draw',
  constraints: 'check',
  permanent: null,
  cellAlone: false,
  clues: { text: true, aloud: true, song: true, pantomime: true, drawing: true },
  pairs: false,
  time: { claim: null, tell: null, submit: null, vote: null, result: null },
  grace: 60,
  standIns: true,
  lateSeats: true,
  ownWords: false,
  swapOnce: false,
  unseenFirst: true,
} as const;

const dixit: Rules = {
  ...HOUSE,
  cards: 84,
  hand: { 3: 7, 4: 6, 5: 6, 6: 6 },
  give: { 3: 2, 4: 1, 5: 1, 6: 1 },
  scoring: {
    all: { storyteller: 0, finder: 2 },
    nobody: { storyteller: 0, guesser: 2 },
    some: { storyteller: 3, finder: 3 },
    soleFinder: { when: 'three-seats', points: 4 },
    decoyVote: 1,
    finderVote: 0,
  },
  track: { start: 0, finish: null, special: {} },
  deckOut: 'ends',
  firstStoryteller: 'claim',
};

const imaginarium: Rules = {
  ...HOUSE,
  cards: 64,
  hand: { 3: 6, 4: 6, 5: 6, 6: 6 },
  give: { 3: 2, 4: 1, 5: 1, 6: 1 },
  scoring: {
    all: { storyteller: 0, finder: 3 },
    nobody: { storyteller: 0, guesser: 0 },
    some: { storyteller: 3, finder: 3 },
    soleFinder: { when: 'never', points: 4 },
    decoyVote: 1,
    finderVote: 1,
  },
  track: {
    start: 1,
    finish: 24,
    special: {
      3: 'question',
      6: 'four-words',
      8: 'person',
      10: 'most-of-all',
      12: 'new-year',
      14: 'question',
      16: 'four-words',
      18: 'person',
      20: 'most-of-all',
      22: 'new-year',
    },
  },
  deckOut: 'reshuffle',
  firstStoryteller: 'random',
};

export const PRESETS = { dixit, imaginarium } as const;
export type PresetName = keyof typeof PRESETS;

/** Whose board these rules are played on: Imaginarium's has a finish. Its deck goes with it. */
export const boardOf = ({ track }: Rules): PresetName => (track.finish === null ? 'dixit' : 'imaginarium');

const bySeats = (numbers: BySeats, seats: number): number =>
  seats === 3 ? numbers[3] : seats === 4 ? numbers[4] : seats === 5 ? numbers[5] : numbers[6];

export const handSize = (rules: Rules, seats: number): number => bySeats(rules.hand, seats);

/** Whether a game of so many may get one more seat: 4 to 5 and 5 to 6, never 3 to 4: that would change hands and rows in mid-game. */
export const growsBeyond = (rules: Rules, seats: number): boolean =>
  rules.lateSeats &&
  seats > 3 &&
  seats < rules.seats.most &&
  handSize(rules, seats + 1) === handSize(rules, seats);

/** How many cards each guesser gives. */
export const cardsToGive = (rules: Rules, seats: number): number => bySeats(rules.give, seats);

/** How many cards lie in a full row. [D8] */
export const rowSize = (rules: Rules, seats: number): number => 1 + (seats - 1) * cardsToGive(rules, seats);

/** How many of so many cards a game is dealt. */
export const cardsDealt = ({ cards }: Rules, available: number): number =>
  cards === null ? available : Math.min(cards, available);

export const cluesAllowed = ({ clues }: Rules): ClueKind[] => CLUE_KINDS.filter((kind) => clues[kind]);

/** A bot can be read, and its songs and sayings with it; nobody sees it mime or draw. [S18] */
export const botsMayGive = (kind: ClueKind): boolean => kind !== 'pantomime' && kind !== 'drawing';

/** Whether a seat without a person can be the storyteller. [S18] */
export const botsCanTell = (rules: Rules): boolean => cluesAllowed(rules).some(botsMayGive);

/** With a real box people do it with their own cards, and nobody here knows of it. [S22] */
export const swapsHands = ({ swapOnce, paper }: Rules): boolean => swapOnce && !paper;

/** Nor can a bot hold a card of paper. [C8] */
export const botsMaySit = (rules: Rules): boolean => !rules.paper && botsCanTell(rules);

/** An absent storyteller is replaced; otherwise skipped. */
export const standInsTell = (rules: Rules): boolean => rules.standIns && botsCanTell(rules);

/** Hands plus one full round: with fewer cards a game cannot start. */
export const cardsNeeded = (rules: Rules, seats: number): number =>
  seats * handSize(rules, seats) + rowSize(rules, seats);
