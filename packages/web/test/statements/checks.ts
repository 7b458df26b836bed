/** What each sentence about rules claims, played by the engine. */
import { clueProblem } from '@fabula/engine/clue.ts';
import type { PhaseName } from '@fabula/engine/model.ts';
import { checkRules } from '@fabula/engine/rules-check.ts';
import { cardsToGive, PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { StatementId } from '@fabula/engine/statement-ids.ts';
import { cellOf, constraintsFor } from '@fabula/engine/track.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { expect } from 'vitest';
import { finish } from '../../../engine/test/kit/games.ts';
import { emptyTable, lobby, table } from '../../../engine/test/kit/table.ts';
import { CARDS, type Case, endless, ends, EVERY_WAY, pay, played, someOf, winners } from './played.ts';

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
  (phase: 'claim' | 'tell' | 'submit' | 'own' | 'vote' | 'result'): Check =>
  ([limit, ...rest], each) => {
    expect(rest).toEqual([]);
    const games = {
      claim: () => played(each, { firstStoryteller: 'claim' }),
      tell: () => played(each),
      submit: () => played(each).tell(),
      own: () => played(each).tell(),
      vote: () => played(each).tell().giveAll(),
      result: () => played(each, { scoring: PRESETS.dixit.scoring }).round(),
    };
    const { state, clock } = games[phase]();
    expect(state.phase.name).toBe(phase);
    expect(state.deadline).toBe(clock + (limit ?? 0) * 1000);
  };

const grace: Check = ([limit, ...rest], each) => {
  expect(rest).toEqual([]);
  const game = played(each).does({ type: 'away', by: 'boris' });
  const { graceEnds } = game.state.people.find(({ id }) => id === 'boris') ?? {};
  expect(graceEnds).toBe(game.clock + (limit ?? 0) * 1000);
};
/** A storyteller is away for good: who tells instead? */
const tellerAfterAbsence = (each: Case): number | null => played(each).vanish('ana').state.storyteller;

/** Any sounds, at least. */
const hasWords = ({ clues: { text, aloud, song } }: Rules): boolean => text || aloud || song;
/** Special cells where what every clue must be does not count. */
const cellsThatExclude = (rules: Rules): number[] =>
  Object.entries(rules.track.special).flatMap(([cell, asked]) => {
    const inForce = constraintsFor(rules, Number(cell) - rules.track.start);
    return asked !== rules.permanent && inForce.length === 1 ? [Number(cell)] : [];
  });

const afterTelling = ({ paper }: Rules): PhaseName => (paper ? 'own' : 'submit');

export const CHECKS: Record<StatementId, Check> = {
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
    each.state.seats.forEach((_, seat) => each.beside(`${seat} too`, seat));
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
  box: wordsOnly((each) => {
    const { state } = played(each).round();
    const views = state.seats.map((_, seat) => viewFor(state, seat));
    return views.every(({ hand, row }) => hand.length === 0 && row.every((card, place) => card === place));
  }),
  'box.cards': (numbers, each) => CHECKS.cards(numbers, each),
  'box.people': wordsOnly(
    ({ rules }) =>
      !rules.standIns &&
      emptyTable({ rules })
        .does({ type: 'join', by: 'ana' })
        .refuses({ type: 'join', by: 'robot', bot: true }).code === 'bots-have-no-hands',
  ),
  'cards.all': wordsOnly((each) => {
    const { hands, deck } = played(each).state;
    return hands.flat().length + deck.length === CARDS;
  }),
  hand: ([n], each) => {
    for (const hand of played(each).state.hands) expect(hand).toHaveLength(n ?? 0);
  },
  secret: wordsOnly((each) => {
    const { state } = played(each);
    return state.hands.every(
      (_, seat) =>
        viewFor(state, 'spectator').hand.length === 0 &&
        viewFor(state, seat).hand.length > 0 === !each.rules.paper,
    );
  }),
  swap: wordsOnly((each) => {
    const game = played(each, { cards: null });
    const { deck, hands } = game.state;
    const hand = hands[1] ?? [];
    game.does({ type: 'swapHand', by: 'boris' });
    const isUnder = JSON.stringify(game.state.deck.slice(0, hand.length)) === JSON.stringify(hand);
    const isDrawn = game.hand(1).length === hand.length && game.hand(1).every((card) => deck.includes(card));
    const again = game.refuses({ type: 'swapHand', by: 'boris' }).code;
    const late = game.fork().tell().refuses({ type: 'swapHand', by: 'chen' }).code;
    const scarce = game.rig({ deck: [] }).refuses({ type: 'swapHand', by: 'chen' }).code;
    return (
      isUnder && isDrawn && [again, late, scarce].join() === 'swapped-already,wrong-phase,too-few-to-swap'
    );
  }),
  'swap.none': wordsOnly(
    (each) => played(each).refuses({ type: 'swapHand', by: 'boris' }).code === 'no-swaps',
  ),
  start: ([n], { rules }) => expect(cellOf(rules, 0)).toBe(n),
  tell: wordsOnly((each) => played(each).tell().phase === afterTelling(each.rules)),
  clue: wordsOnly(({ rules }) => rules.permanent === null && !rules.ownWords && hasWords(rules)),
  'clue.otherwise': wordsOnly(({ rules }) => rules.permanent !== null && !rules.ownWords && hasWords(rules)),
  'clue.own': wordsOnly(({ rules }) => rules.ownWords && hasWords(rules)),
  ownWords: wordsOnly(({ rules }) => rules.ownWords),
  'ownWords.none': wordsOnly((each) => {
    const { ownWords } = each.rules;
    return (
      !ownWords &&
      played(each).tell({ kind: 'text', text: '“To be or not to be”' }).phase === afterTelling(each.rules)
    );
  }),
  'clue.shown': wordsOnly(({ rules }) => !hasWords(rules)),
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
  both: wordsOnly(({ rules }) => !rules.cellAlone && cellsThatExclude(rules).length === 0),
  'both.except': (cells, { rules }) => {
    expect(rules.cellAlone).toBe(false);
    expect([...cells].sort((one, other) => one - other)).toEqual(cellsThatExclude(rules));
  },
  'both.cell': wordsOnly(({ rules }) => {
    const points = Object.keys(rules.track.special).map((cell) => Number(cell) - rules.track.start);
    return points.every((at) => constraintsFor(rules, at).length === 1);
  }),
  check: wordsOnly(({ rules, statement: { names } }) => {
    const asked = new Set([rules.permanent, ...Object.values(rules.track.special)]);
    const refused = [...asked].filter((one) => one && clueProblem(one, 'Snow') !== null);
    return (
      rules.constraints === 'check' &&
      refused
        .map((one) => `fails.${one}`)
        .sort()
        .join() === [...names].sort().join()
    );
  }),
  remind: wordsOnly(({ rules }) => rules.constraints === 'remind'),
  give: ([n = 0], each) => {
    const game = played(each).tell();
    const none = each.rules.paper
      ? ({ type: 'own', by: 'boris', numbers: [] } as const)
      : ({ type: 'submit', by: 'boris', cards: [] } as const);
    expect(game.refuses(none)).toEqual({ code: 'wrong-number-of-cards', need: n });
    if (each.rules.paper) game.own(1, ...Array.from({ length: n }, (_, more) => more + 1));
    else game.submit(1, game.hand(1).slice(0, n));
  },
  'box.row': wordsOnly((each) => played(each).tell().giveAll().phase === 'vote'),
  'box.own': wordsOnly((each) => {
    const game = played(each).tell().giveAll();
    const isSecret = (by: number): boolean =>
      !JSON.stringify(viewFor(game.state, by).result).includes('owners');
    const votes = game.fork().votes({ 1: 0 });
    const asks = votes.own(0, 2);
    return [0, 1].every(isSecret) && asks.phase === 'own' && viewFor(asks.state, 1).vote === null;
  }),
  'box.clash': wordsOnly((each) => {
    const game = played(each).tell().giveAll().own(0, 2);
    const { lying, waiting } = viewFor(game.state, 'spectator');
    return (
      lying?.clash === true && waiting.length === each.seats && viewFor(game.state, 2).contested.length === 0
    );
  }),
  row: wordsOnly((each) => played(each).tell().giveAll().phase === 'vote'),
  'row.count': ([n], each) => {
    const { phase } = played(each).tell().giveAll().state;
    expect(phase.name === 'vote' && phase.row.length).toBe(n);
  },
  vote: wordsOnly((each) => {
    const game = played(each).tell().giveAll();
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
  'points.all.alike': ([n = 0, ...rest], each) => {
    expect(rest).toEqual([]);
    expect(pay(each, each.seats - 1)).toEqual({ teller: n, finder: n, other: null });
  },
  'points.nobody': ([teller, guesser, ...rest], each) => {
    expect(rest).toEqual([]);
    expect(pay(each, 0)).toEqual({ teller, finder: null, other: guesser });
  },
  'points.nobody.alike': ([n = 0, ...rest], each) => {
    expect(rest).toEqual([]);
    expect(pay(each, 0)).toEqual({ teller: n, finder: null, other: n });
  },
  'points.nobody.votes': (numbers, each) => {
    CHECKS['points.nobody.alike'](numbers, each);
    const { phase } = played(each, endless).round([]).state;
    expect(phase.name === 'result' && phase.points.some((points) => points > 0)).toBe(true);
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
    const before = game.round().state.hands;
    const drawn = game.seen().state.hands.map((hand, seat) => hand.length - (before[seat]?.length ?? 0));
    const given = drawn.map((_, seat) => (seat === 0 ? 1 : cardsToGive(each.rules, each.seats)));
    return drawn.join() === given.join() && game.state.hands.every((hand) => hand.length === size);
  }),
  next: wordsOnly((each) => played(each, endless).round().seen().storyteller === 1),
  'end.deck': wordsOnly((each) => {
    const game = played(each, { ...endless, deckOut: 'ends' })
      .rig({ deck: [1, 2] })
      .round()
      .seen();
    return game.state.phase.name === 'over' && game.state.phase.why === 'deck';
  }),
  'end.deck.rounds': ([n], each) => {
    // Nobody's points matter here, and nothing else may end the game.
    const game = finish(played(each, { ...endless, deckOut: 'ends', time: PRESETS.dixit.time }));
    expect(game.state.phase).toMatchObject({ why: 'deck' });
    expect(game.state.round).toBe(n);
  },
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
  'win.draw': ([n = 0], each) => {
    const far = n - each.rules.track.start;
    expect(winners(each, [far, far + 4, far - 1, 0, 0, 0])).toEqual([0, 1]);
  },
  'win.furthest': ([n = 0], each) => {
    const far = n - each.rules.track.start;
    expect(winners(each, [far, far + 4, far - 1, 0, 0, 0])).toEqual([1]);
    expect(winners(each, [far, far - 1, 0, 0, 0, 0])).toEqual([0]);
  },
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
  'box.absent': wordsOnly((each) => {
    const sleeping = played(each).vanish('boris').tell();
    const awaited = sleeping.state.seats.length === viewFor(sleeping.state, 'spectator').waiting.length;
    const left = played(each).does({ type: 'leave', by: 'boris' }).tell();
    sleeping.does({ type: 'skip', by: 'ana', seat: 1 });
    return (
      awaited &&
      !viewFor(sleeping.state, 'spectator').waiting.includes(1) &&
      viewFor(left.state, 'spectator').lying?.out.join() === '1'
    );
  }),
  late: wordsOnly((each) => {
    const game = played(each, { ...endless, cards: each.rules.paper ? CARDS : null });
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
  'time.own': seconds('own'),
  'time.vote': seconds('vote'),
  'result.stays': wordsOnly((each) => {
    const game = played(each, endless).round();
    const goesOn = (by: string): boolean => game.fork().does({ type: 'goOn', by }).phase === 'tell';
    return game.state.deadline === null && game.phase === 'result' && goesOn('ana') && goesOn('boris');
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
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+|nothing|ничего/g)].map(([word]) => (/\d/.test(word) ? Number(word) : 0));
