/**
 * What the game says about its rules, against what it does. Every sentence is read as a player reads it, its numbers are
 * taken out of the words, and the engine plays what the sentence names.
 */
import { checkRules } from '@fabula/engine/rules-check.ts';
import { type Rules, PRESETS, type SoleFinder } from '@fabula/engine/rules.ts';
import { bookOf, differenceOf, seatsOf } from '@fabula/engine/rule-book.ts';
import { type Statement, STATEMENT_IDS, type StatementId, statementsFor } from '@fabula/engine/statements.ts';
import { cellOf, constraintsFor } from '@fabula/engine/track.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySetting, finish } from '../../engine/test/kit/games.ts';
import { runs } from '../../engine/test/kit/play.ts';
import { lobby, SEAT_COUNTS, table, type Table } from '../../engine/test/kit/table.ts';
import { GAME_NAMES, GAMES } from '../src/game/presets.ts';
import { sentenceOf } from '../src/game/sentences.ts';
import { LANGS, VOICES } from './voices.ts';

/** As many as any rules may deal. */
const CARDS = 400;
const EVERY_WAY = PRESETS.dixit.clues;

interface Case {
  readonly rules: Rules;
  readonly seats: number;
  readonly statement: Statement;
}

/** The rules of the case, where nothing but the part in question can get in the way. */
function played({ rules, seats }: Case, change: Partial<Rules> = {}): Table {
  const open = { clues: EVERY_WAY, permanent: null, firstStoryteller: 0 } as const;
  return table({ seats, cards: CARDS, rules: { ...rules, ...open, ...change } });
}

/** Nothing ends the game for a long time. */
const endless = {
  track: { start: 0, finish: null, special: {} },
  rounds: 1000,
  deckOut: 'reshuffle',
} as const;

/** What a round pays in which so many found the picture, without what votes on other pictures bring. */
function pay(each: Case, found: number): { teller: number; finder: number | null; other: number | null } {
  const game = played(each, endless);
  const finders = game.guessers.slice(0, found);
  const { phase } = game.round(finders).state;
  if (phase.name !== 'result') throw new Error('there is no result');
  const bare = (seat: number | undefined): number | null =>
    seat === undefined ? null : (phase.points[seat] ?? 0) - (phase.reasons[seat]?.fooled ?? 0);
  const others = game.guessers.filter((seat) => !finders.includes(seat));
  return { teller: phase.points[0] ?? 0, finder: bare(finders[0]), other: bare(others[0]) };
}

/** How many may have found it where a sentence says "some", or "two or more". */
const someOf = (seats: number, least: number): number[] =>
  Array.from({ length: seats - 1 - least }, (_, more) => least + more);

type Check = (numbers: readonly number[], each: Case) => void;

const alike =
  (found: (seats: number) => readonly number[]): Check =>
  ([each, others, ...rest], game) => {
    const cases = found(game.seats);
    expect(cases.length).toBeGreaterThan(0);
    expect(rest).toEqual([]);
    for (const count of cases)
      expect(pay(game, count)).toEqual({ teller: each, finder: each, other: others });
  };
const apart =
  (found: (seats: number) => readonly number[]): Check =>
  ([teller, finder, others, ...rest], game) => {
    expect(rest).toEqual([]);
    for (const count of found(game.seats))
      expect(pay(game, count)).toEqual({ teller, finder, other: others });
  };
const byVotes =
  (least: number): Check =>
  ([base = 0, more = 0, finder, others, ...rest], game) => {
    expect(rest).toEqual([]);
    for (const found of someOf(game.seats, least))
      expect(pay(game, found)).toEqual({ teller: base + more * found, finder, other: others });
  };
const some = (seats: number): number[] => someOf(seats, 1);
const more = (seats: number): number[] => someOf(seats, 2);
const sole = (): number[] => [1];

/** Nothing is counted. */
const wordsOnly =
  (holds: (each: Case) => boolean = () => true): Check =>
  (numbers, each) => {
    expect(numbers).toEqual([]);
    expect(holds(each)).toBe(true);
  };

const seconds =
  (phase: 'claim' | 'tell' | 'submit' | 'vote' | 'result'): Check =>
  ([limit, ...rest], each) => {
    expect(rest).toEqual([]);
    const games = {
      claim: () => played(each, { firstStoryteller: 'claim' }),
      tell: () => played(each),
      submit: () => played(each).tell(),
      vote: () => played(each).tell().submitAll(),
      result: () => played(each, { scoring: PRESETS.dixit.scoring }).round(),
    };
    const { state, clock } = games[phase]();
    expect(state.phase.name).toBe(phase);
    expect(state.deadline).toBe(clock + (limit ?? 0) * 1000);
  };

const ends = (each: Table): boolean => each.state.phase.name === 'over';
/** The winners, if these scores are reached in a round. */
function winners(
  each: Case,
  scores: readonly number[],
  change: Partial<Rules> = {},
): readonly number[] | null {
  const { phase } = played(each, change)
    .round()
    .rig({ scores: scores.slice(0, each.seats) })
    .seen().state;
  return phase.name === 'over' ? phase.winners : null;
}
const finishOf = ({ rules }: Case): number => (rules.track.finish ?? 0) - rules.track.start;

const grace: Check = ([limit, ...rest], each) => {
  expect(rest).toEqual([]);
  const game = played(each).does({ type: 'away', by: 'boris' });
  const { graceEnds } = game.state.people.find(({ id }) => id === 'boris') ?? {};
  expect(graceEnds).toBe(game.clock + (limit ?? 0) * 1000);
};
/** A storyteller is away for good: who tells instead? */
const tellerAfterAbsence = (each: Case): number | null => played(each).vanish('ana').state.storyteller;

const CHECKS: Record<StatementId, Check> = {
  seats: ([least = 0, most = 0], { rules }) => {
    const mayPlay = (seats: number): boolean =>
      checkRules({ ...rules, firstStoryteller: 'random' }, CARDS, seats).every(
        ({ problem }) => problem !== 'too-few-seats' && problem !== 'too-many-seats',
      );
    expect([least - 1, least, most, most + 1].map(mayPlay)).toEqual([false, true, true, false]);
  },
  'seats.exactly': ([n = 0], { rules }) => expect([n, n]).toEqual([rules.seats.least, rules.seats.most]),
  pairs: ([n = 0], { rules }) => {
    const each = lobby({ seats: rules.seats.most, rules: { ...rules, firstStoryteller: 'random' } });
    each.state.seats.forEach((_, seat) => each.does({ type: 'join', by: `${seat} too`, seat }));
    expect(each.state.people).toHaveLength(n);
    expect(each.refuses({ type: 'join', by: 'gil', seat: 0 })).toEqual({ code: 'seat-taken' });
  },
  'pairs.none': wordsOnly(({ rules }) => {
    const each = lobby({ rules: { ...rules, firstStoryteller: 'random' } });
    return each.refuses({ type: 'join', by: 'gil', seat: 0 }).code === 'seat-taken';
  }),
  'first.claim': wordsOnly((each) => played(each, { firstStoryteller: 'claim' }).phase === 'claim'),
  'first.random': wordsOnly((each) => {
    const chosen = Array.from({ length: 20 }, (_, seed) => {
      const rules = { ...each.rules, firstStoryteller: 'random' } as const;
      return table({ seats: each.seats, cards: CARDS, rules, seed: `${seed}` }).storyteller;
    });
    return new Set(chosen).size > 1;
  }),
  'first.seat': ([n = 0], each) => {
    const { firstStoryteller } = each.rules;
    expect(played(each, { firstStoryteller }).storyteller).toBe(n - 1);
  },
  cards: ([n], each) => {
    const { hands, deck } = played(each).state;
    expect(hands.flat().length + deck.length).toBe(n);
  },
  'cards.all': wordsOnly((each) => {
    const { hands, deck } = played(each).state;
    return hands.flat().length + deck.length === CARDS;
  }),
  hand: ([n], each) => {
    for (const hand of played(each).state.hands) expect(hand).toHaveLength(n ?? 0);
  },
  start: ([n], { rules }) => expect(cellOf(rules, 0)).toBe(n),
  tell: wordsOnly((each) => played(each).tell().phase === 'submit'),
  clue: wordsOnly(),
  'ways.all': wordsOnly(({ rules }) => Object.values(rules.clues).every(Boolean)),
  ways: wordsOnly(({ rules, statement }) => {
    const open = Object.entries(rules.clues).flatMap(([kind, isOpen]) => (isOpen ? [`way.${kind}`] : []));
    return open.sort().join() === [...statement.names].sort().join();
  }),
  mime: wordsOnly(({ rules }) => rules.clues.pantomime),
  noBots: wordsOnly(
    ({ rules }) =>
      lobby({
        seats: 3,
        rules: { ...rules, seats: { least: 3, most: 6 }, firstStoryteller: 'random' },
      }).refuses({
        type: 'join',
        by: 'robot',
        bot: true,
      }).code === 'bots-cannot-show',
  ),
  permanent: wordsOnly(({ rules, statement: { names } }) => names.join() === `asks.${rules.permanent}`),
  'permanent.none': wordsOnly(({ rules }) => rules.permanent === null),
  'special.intro': wordsOnly(({ rules }) => Object.keys(rules.track.special).length > 0),
  special: (cells, { rules, statement: { names } }) => {
    for (const cell of cells)
      expect(constraintsFor({ ...rules, permanent: null }, cell - rules.track.start)).toEqual([
        names.join().replace('asks.', ''),
      ]);
    expect(cells.length).toBeGreaterThan(0);
  },
  'special.none': wordsOnly(({ rules }) => Object.keys(rules.track.special).length === 0),
  both: wordsOnly(({ rules }) => !rules.cellAlone),
  'both.cell': wordsOnly(({ rules }) => {
    const points = Object.keys(rules.track.special).map((cell) => Number(cell) - rules.track.start);
    return points.every((at) => constraintsFor(rules, at).length === 1);
  }),
  check: wordsOnly(({ rules }) => rules.constraints === 'check'),
  remind: wordsOnly(({ rules }) => rules.constraints === 'remind'),
  give: ([n = 0], each) => {
    const game = played(each).tell();
    expect(game.refuses({ type: 'submit', by: 'boris', cards: [] })).toEqual({
      code: 'wrong-number-of-cards',
      need: n,
    });
    game.submit(1, game.hand(1).slice(0, n));
  },
  row: ([n], each) => {
    const { phase } = played(each).tell().submitAll().state;
    expect(phase.name === 'vote' && phase.row.length).toBe(n);
  },
  vote: wordsOnly((each) => {
    const game = played(each).tell().submitAll();
    const own = game.refuses({ type: 'vote', by: 'boris', number: game.numberOf(1) }).code;
    const teller = game.refuses({ type: 'vote', by: 'ana', number: game.numberOf(1) }).code;
    return own === 'own-card' && teller === 'storyteller-cannot';
  }),
  'points.some.alike': alike(some),
  'points.some': apart(some),
  'points.some.votes': byVotes(1),
  'points.more.alike': alike(more),
  'points.more': apart(more),
  'points.more.votes': byVotes(2),
  'points.sole.alike': alike(sole),
  'points.sole': apart(sole),
  'points.all': ([teller, finder, ...rest], each) => {
    expect(rest).toEqual([]);
    expect(pay(each, each.seats - 1)).toEqual({ teller, finder, other: null });
  },
  'points.nobody': ([teller, guesser, ...rest], each) => {
    expect(rest).toEqual([]);
    expect(pay(each, 0)).toEqual({ teller, finder: null, other: guesser });
  },
  'points.decoy': ([n = 0, ...rest], each) => {
    expect(rest).toEqual([]);
    for (const found of [0, 1]) {
      const game = played(each, endless);
      const { phase } = game.round(game.guessers.slice(0, found)).state;
      if (phase.name !== 'result') throw new Error('there is no result');
      const votes = game.state.seats.map(
        (_, seat) =>
          phase.votes.filter((vote) => vote !== null && phase.row[vote - 1]?.seat === seat && seat !== 0)
            .length,
      );
      expect(votes.some((count) => count > 0)).toBe(true);
      expect(phase.reasons.map(({ fooled = 0 }) => fooled)).toEqual(votes.map((count) => count * n));
    }
  },
  'points.decoy.none': ([n, ...rest], each) => {
    expect([n, ...rest]).toEqual([0]);
    const { phase } = played(each).round().state;
    expect(phase.name === 'result' && phase.reasons.every(({ fooled }) => fooled === undefined)).toBe(true);
  },
  advice: wordsOnly((each) => {
    const best = some(each.seats).map((found) => pay(each, found).teller);
    const worse = [0, each.seats - 1].map((found) => pay(each, found).teller);
    return Math.min(...best) > Math.max(...worse);
  }),
  move: wordsOnly((each) => {
    const { scores, phase } = played(each).round([1]).state;
    return phase.name === 'result' && scores.join() === phase.points.join();
  }),
  refill: wordsOnly((each) => {
    const game = played(each, endless);
    const size = game.hand(0).length;
    return game
      .round()
      .seen()
      .state.hands.every((hand) => hand.length === size);
  }),
  next: wordsOnly((each) => played(each, endless).round().seen().storyteller === 1),
  'end.deck': ([n], each) => {
    // Nobody's points matter here, and nothing else may end the game.
    const game = finish(played(each, { ...endless, deckOut: 'ends', time: PRESETS.dixit.time }));
    expect(game.state.phase).toMatchObject({ why: 'deck' });
    expect(game.state.round).toBe(n);
  },
  'end.deckAny': wordsOnly((each) => {
    const game = played(each, { ...endless, deckOut: 'ends' })
      .rig({ deck: [1, 2] })
      .round()
      .seen();
    return game.state.phase.name === 'over' && game.state.phase.why === 'deck';
  }),
  'end.finish': ([n = 0, ...rest], each) => {
    expect(rest).toEqual([]);
    const { start } = each.rules.track;
    const other = { rounds: 1000, deckOut: 'reshuffle' } as const;
    expect(winners(each, [n - start - 1, 0, 0, 0, 0, 0], other)).toBeNull();
    expect(winners(each, [n - start, 0, 0, 0, 0, 0], other)).toEqual([0]);
    expect(winners(each, [n - start + 3, 0, 0, 0, 0, 0], other)).toEqual([0]);
  },
  'end.rounds': ([n = 0], each) => {
    const at = (round: number): boolean =>
      ends(played(each, { track: endless.track, deckOut: 'reshuffle' }).round().rig({ round }).seen());
    expect([at(n - 1), at(n)]).toEqual([false, true]);
  },
  'end.rounds.latest': (numbers, each) => CHECKS['end.rounds'](numbers, each),
  reshuffle: wordsOnly((each) => {
    const game = played(each, endless).round().seen();
    const row = game.rig({ deck: [] }).round().state.discard;
    game.seen();
    return !ends(game) && game.state.reshuffled && row.length > 0;
  }),
  'win.draw': wordsOnly((each) => {
    const far = finishOf(each);
    return winners(each, [far, far + 4, 0, 0, 0, 0])?.join() === '0,1';
  }),
  'win.furthest': wordsOnly((each) => {
    const far = finishOf(each);
    return winners(each, [far, far + 4, 0, 0, 0, 0])?.join() === '1';
  }),
  win: wordsOnly((each) => {
    const last = { ...endless, rounds: 1 };
    return (
      winners(each, [3, 7, 0, 0, 0, 0], last)?.join() === '1' &&
      winners(each, [7, 7, 0, 0, 0, 0], last)?.join() === '0,1'
    );
  }),
  'win.otherwise': (numbers, each) => CHECKS.win(numbers, each),
  'absent.standIns': (numbers, each) => {
    grace(numbers, each);
    expect(tellerAfterAbsence(each)).toBe(0);
  },
  'absent.skipped': (numbers, each) => {
    grace(numbers, each);
    expect(tellerAfterAbsence(each)).not.toBe(0);
  },
  late: wordsOnly((each) => {
    const game = played(each, { ...endless, cards: null });
    game.does({ type: 'join', by: 'gil' }).round().seen();
    return game.state.seats.length === each.seats + 1 && game.scores.at(-1) === Math.min(...game.scores);
  }),
  'late.watch': wordsOnly((each) => {
    const game = played(each);
    const isFull = game.refuses({ type: 'join', by: 'gil' }).code === 'no-free-seat';
    return isFull && game.does({ type: 'leave', by: 'boris' }).send({ type: 'join', by: 'gil' }).ok;
  }),
  'time.claim': seconds('claim'),
  'time.tell': seconds('tell'),
  'time.submit': seconds('submit'),
  'time.vote': seconds('vote'),
  'result.stays': wordsOnly((each) => {
    const game = played(each, endless).round();
    return game.state.deadline === null && game.phase === 'result';
  }),
  'result.most': seconds('result'),
  'result.goes': wordsOnly((each) => played(each, endless).round().phase === 'tell'),
  'rematch.unseen': wordsOnly(({ rules }) => rules.unseenFirst),
  'rematch.book': wordsOnly((each) => {
    const rules = { ...each.rules, firstStoryteller: 0, clues: EVERY_WAY };
    const setting = { seats: each.seats, cards: CARDS, rules };
    const fresh = Array.from({ length: 200 }, (_, card) => card);
    return (
      JSON.stringify(table({ ...setting, fresh }).state.hands) === JSON.stringify(table(setting).state.hands)
    );
  }),
};

/** The numbers of a sentence, in its order; nothing is one of them. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+|nothing|ничего/g)].map(([word]) => (/\d/.test(word) ? Number(word) : 0));

const told = new Set<StatementId>();

/** The result of a round must be there to be looked at. */
const RESULT_STAYS = /^(?!result|time).*/;

function checkEverySentence(rules: Rules, seats: number): void {
  for (const statement of statementsFor(rules, seats)) {
    const waits = RESULT_STAYS.test(statement.id) && rules.time.result === 0;
    const time = { ...rules.time, result: null };
    const each: Case = { rules: waits ? { ...rules, time } : rules, seats, statement };
    for (const lang of LANGS) {
      const sentence = sentenceOf(statement, VOICES[lang]);
      expect(sentence).toMatch(/^\p{Lu}|^\d/u);
      expect(sentence).not.toMatch(/[{}]|undefined| {2}|\.\./);
      try {
        CHECKS[statement.id](numbersIn(sentence), each);
      } catch (cause) {
        throw new Error(`${seats} seats, "${sentence}" (${statement.id}): ${String(cause)}`, { cause });
      }
    }
    told.add(statement.id);
  }
}

const SOLE: readonly SoleFinder[] = ['three-seats', 'always', 'never'];

describe('every sentence about rules says what the engine does', () => {
  it.each(GAME_NAMES.flatMap((name) => SEAT_COUNTS.map((seats) => ({ name, seats }))))(
    '$name with $seats seats, whenever a sole finder counts',
    ({ name, seats }) => {
      for (const when of SOLE) {
        const { scoring } = GAMES[name];
        const rules: Rules = {
          ...GAMES[name],
          scoring: { ...scoring, soleFinder: { ...scoring.soleFinder, when } },
        };
        checkEverySentence(rules, seats);
      }
    },
  );

  it('any rules that can be played', () => {
    fc.assert(
      fc.property(anySetting, ({ preset = 'dixit', rules, seats }) => {
        checkEverySentence({ ...PRESETS[preset], ...rules }, seats);
      }),
      runs(400, 20),
    );
  });

  it('none was left untold', () => {
    const odd: Partial<Rules>[] = [
      { seats: { least: 4, most: 4 } },
      { cards: null },
      { track: { start: 0, finish: 9, special: {} }, deckOut: 'ends', tie: 'furthest', rounds: 50 },
      { clues: { ...EVERY_WAY, text: false, aloud: false, song: false } },
      { time: { claim: 20, tell: 30, submit: 40, vote: 50, result: null } },
      { time: { ...PRESETS.dixit.time, result: 0 } },
      { unseenFirst: false, standIns: false, lateSeats: false },
      { permanent: 'question', constraints: 'remind', firstStoryteller: 2 },
    ];
    for (const change of odd)
      for (const preset of [PRESETS.dixit, PRESETS.imaginarium])
        checkEverySentence({ ...preset, ...change }, 4);
    const special = {
      scoring: { ...PRESETS.imaginarium.scoring, decoyVote: 0, nobody: { storyteller: 0, guesser: 1 } },
      permanent: 'story',
    } as const;
    checkEverySentence({ ...PRESETS.imaginarium, ...special, cellAlone: true }, 4);
    expect(STATEMENT_IDS.filter((id) => !told.has(id))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('notices the help text it was written for', () => {
    const [statement] = statementsFor(PRESETS.dixit, 3);
    if (!statement) throw new Error('nothing is said');
    const [, some] = numbersIn('0. Some found it: they and the storyteller get 3.');
    const three = { rules: PRESETS.dixit, seats: 3, statement };
    expect(() => CHECKS['points.some.alike']([some ?? 0, 0], three)).toThrow();
    expect(() => CHECKS['points.some.alike']([some ?? 0, 0], { ...three, seats: 4 })).not.toThrow();
    const imaginarium = { rules: PRESETS.imaginarium, seats: 5, statement };
    expect(() => CHECKS['points.some.alike']([some ?? 0, 0], imaginarium)).toThrow();
  });

  it('reads numbers in either language', () => {
    expect(numbersIn('рассказчику — 3 очка и ещё по 1, остальным — ничего')).toEqual([3, 1, 0]);
    expect(numbersIn('Cells 3 and 14: exactly four words, the others nothing')).toEqual([3, 14, 0]);
  });
});

describe('house rules are named by what differs', () => {
  const ids = (rules: Rules): string[] => differenceOf(rules).lines.map(({ statement }) => statement.id);

  it('a game by the book differs in nothing', () => {
    for (const name of ['dixit', 'imaginarium'] as const)
      expect(differenceOf(PRESETS[name])).toEqual({ like: name, lines: [] });
  });

  it('the games known by name', () => {
    expect(ids(GAMES.short)).toEqual(['first.random', 'end.rounds']);
    expect(ids(GAMES.song)).toEqual(['ways']);
    expect(differenceOf(GAMES.pairs).like).toBe('imaginarium');
    expect(ids(GAMES.pairs)).toEqual(['pairs']);
  });

  it('what holds for some numbers of seats only is named with them', () => {
    const rules = { ...PRESETS.dixit, give: { 3: 2, 4: 1, 5: 2, 6: 2 } };
    expect(differenceOf(rules).lines.map(({ seats, statement }) => [statement.numbers, seats])).toEqual([
      [{ n: 2 }, [5, 6]],
    ]);
  });

  it('what is missing is named too', () => {
    const track = { ...PRESETS.imaginarium.track, special: {} };
    expect(ids({ ...PRESETS.imaginarium, track })).toEqual(['special.none']);
  });

  /** Every number and switch, changed by itself. */
  const CHANGES: Record<keyof Rules, (rules: Rules) => Partial<Rules>[]> = {
    seats: () => [{ seats: { least: 4, most: 6 } }, { seats: { least: 3, most: 5 } }],
    cards: () => [{ cards: 70 }, { cards: null }],
    hand: ({ hand }) => SEAT_COUNTS.map((seats) => ({ hand: { ...hand, [seats]: 8 } })),
    give: ({ give }) => SEAT_COUNTS.map((seats) => ({ give: { ...give, [seats]: 3 } })),
    scoring: ({ scoring }) => [
      { scoring: { ...scoring, all: { ...scoring.all, storyteller: 7 } } },
      { scoring: { ...scoring, all: { ...scoring.all, finder: 7 } } },
      { scoring: { ...scoring, nobody: { ...scoring.nobody, storyteller: 7 } } },
      { scoring: { ...scoring, nobody: { ...scoring.nobody, guesser: 7 } } },
      { scoring: { ...scoring, some: { ...scoring.some, storyteller: 7 } } },
      { scoring: { ...scoring, some: { ...scoring.some, finder: 7 } } },
      { scoring: { ...scoring, soleFinder: { when: 'always', points: 4 } } },
      { scoring: { ...scoring, soleFinder: { when: 'three-seats', points: 7 } } },
      { scoring: { ...scoring, decoyVote: 7 } },
      { scoring: { ...scoring, finderVote: 7 } },
    ],
    track: ({ track }) => [
      { track: { ...track, start: 2 } },
      { track: { ...track, finish: 40 } },
      { track: { ...track, special: { ...track.special, 5: 'story' } } },
    ],
    deckOut: ({ deckOut }) => [{ deckOut: deckOut === 'ends' ? 'reshuffle' : 'ends', rounds: 9 }],
    rounds: () => [{ rounds: 7 }],
    tie: () => [{ tie: 'furthest', track: PRESETS.imaginarium.track }],
    firstStoryteller: () => [{ firstStoryteller: 2 }],
    constraints: () => [{ constraints: 'remind', permanent: 'question' }],
    permanent: () => [{ permanent: 'story' }],
    cellAlone: () => [{ cellAlone: true, permanent: 'story', track: PRESETS.imaginarium.track }],
    clues: ({ clues }) => Object.keys(clues).map((kind) => ({ clues: { ...clues, [kind]: false } })),
    pairs: () => [{ pairs: true }],
    time: ({ time }) => Object.keys(time).map((phase) => ({ time: { ...time, [phase]: 77 } })),
    grace: () => [{ grace: 77 }],
    standIns: () => [{ standIns: false }],
    lateSeats: () => [{ lateSeats: false }],
    unseenFirst: () => [{ unseenFirst: false }],
  };

  it.each(Object.keys(CHANGES) as (keyof Rules)[])('whatever is changed is told: %s', (rule) => {
    for (const preset of [PRESETS.dixit, PRESETS.imaginarium])
      for (const change of CHANGES[rule](preset)) {
        const changed = { ...preset, ...change };
        const without = { ...changed, [rule]: preset[rule] };
        const book = (rules: Rules): string => JSON.stringify(bookOf(rules, seatsOf(rules)));
        expect(book(changed), JSON.stringify(change)).not.toBe(book(without));
        expect(ids(changed)).not.toEqual([]);
      }
  });
});
