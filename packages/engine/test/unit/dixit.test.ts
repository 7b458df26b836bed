import { describe, expect, it } from 'vitest';
import { legal } from '../../src/legal.ts';
import { type Clue, COLOURS } from '../../src/model.ts';
import { replay } from '../../src/replay.ts';
import { CLUE_KINDS, type ClueKind, PRESETS } from '../../src/rules.ts';
import { score } from '../../src/score.ts';
import { cellOf } from '../../src/track.ts';
import { viewFor } from '../../src/view.ts';
import { waitingFor } from '../../src/waiting.ts';
import { finish } from '../kit/games.ts';
import { ALOUD, emptyTable, lobby, SEAT_COUNTS, type Table, table, typed, ascending } from '../kit/table.ts';

const dealt = { 3: 7, 4: 6, 5: 6, 6: 6 } as const;

describe('setting up', () => {
  it.each(SEAT_COUNTS)('[D1] %i seats: hands from 84 cards, and the rest is the deck', (seats) => {
    const { state } = table({ seats });
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(dealt[seats]));
    expect(state.deck).toHaveLength(84 - seats * dealt[seats]);
    expect(new Set([...state.hands.flat(), ...state.deck]).size).toBe(84);
    expect(state.discard).toEqual([]);
  });

  it('[D1] another seed, another deal; the same seed, the same', () => {
    expect(table({ seed: 'a' }).state.hands).not.toEqual(table({ seed: 'b' }).state.hands);
    expect(table({ seed: 'a' }).state.hands).toEqual(table({ seed: 'a' }).state.hands);
  });

  it('[D1] hands are their own: no two seats share one', () => {
    const { hands } = table().state;
    expect(new Set(hands).size).toBe(4);
    expect(new Set(hands.flat()).size).toBe(24);
  });

  it('[D2] two seats are too few, a seventh finds no place', () => {
    expect(lobby({ seats: 2 }).refuses({ type: 'start', by: 'ana' })).toEqual({
      code: 'bad-rules',
      problem: { problem: 'too-few-seats', seats: 2, least: 3 },
    });
    expect(lobby({ seats: 6 }).refuses({ type: 'join', by: 'gil' })).toEqual({ code: 'no-free-seat' });
  });

  it.each(SEAT_COUNTS)('[D2] %i seats: votes are numbers of the row', (seats) => {
    const most = seats === 3 ? 5 : seats;
    const vote = table({ seats }).tell().submitAll();
    for (const number of [0, most + 1]) {
      expect(vote.refuses({ type: 'vote', by: 'boris', number })).toEqual({ code: 'no-such-number', most });
    }
  });

  it('[D3] every rabbit starts on cell 0, each with a colour of its own', () => {
    const { state } = table({ seats: 6 });
    expect(state.scores.map((points) => cellOf(state.rules, points))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.seats.map(({ colour }) => colour)).toEqual([...COLOURS]);
  });

  it('[D3] one may wish for a colour, and change it for one that is free', () => {
    const each = emptyTable()
      .does({ type: 'join', by: 'ana', colour: 'plum' })
      .does({ type: 'join', by: 'boris', colour: 'plum' });
    expect(each.state.seats).toEqual([{ colour: 'plum' }, { colour: 'vermilion' }]);
    expect(each.refuses({ type: 'recolour', by: 'boris', colour: 'plum' })).toEqual({ code: 'colour-taken' });
    each.does({ type: 'recolour', by: 'boris', colour: 'bone' });
    expect(each.state.seats[1]).toEqual({ colour: 'bone' });
    each.does({ type: 'recolour', by: 'boris', colour: 'bone' });
    expect(each.last).toEqual([]);
  });

  it('[D4] a view shows one hand, the size of the deck, and neither seed nor order', () => {
    const { state } = table();
    const view = viewFor(state, 2);
    expect(view.hand).toEqual(state.hands[2]);
    expect(view.deckLeft).toBe(60);
    const text = JSON.stringify(view);
    expect(text).not.toContain(JSON.stringify(state.hands[1]));
    expect(text).not.toContain(state.chance);
    expect(text).not.toContain('"seed"');
  });
});

describe('who tells first', () => {
  const claiming = { rules: { firstStoryteller: 'claim' } } as const;

  it('[D5] the first to claim tells', () => {
    const each = table(claiming);
    expect(each.phase).toBe('claim');
    expect(each.state.storyteller).toBeNull();
    expect(waitingFor(each.state)).toEqual([0, 1, 2, 3]);
    expect(waitingFor(each.fork().vanish('boris').state)).toEqual([0, 2, 3]);
    each.does({ type: 'claim', by: 'chen' });
    expect([each.phase, each.storyteller]).toEqual(['tell', 2]);
    expect(each.refuses({ type: 'claim', by: 'dora' })).toEqual({ code: 'wrong-phase', phase: 'tell' });
  });

  it('[D5] seat 0 counts as a seat, not as nobody', () => {
    const each = table(claiming).does({ type: 'claim', by: 'ana' });
    expect(each.storyteller).toBe(0);
    each.tell();
    expect(each.phase).toBe('submit');
  });

  it('[D5] a claim without a clue in time reopens the claim', () => {
    const time = { claim: 20, tell: 30, submit: null, vote: null, result: null };
    const each = table({ rules: { firstStoryteller: 'claim', time } }).does({ type: 'claim', by: 'boris' });
    each.wait(30);
    expect(each.state).toMatchObject({ storyteller: null, phase: { name: 'claim', reopened: 0 } });
    expect(each.state.deadline).toBe(each.clock + 20_000);
  });

  it('[D5] nobody claims: once it reopens, then chance decides', () => {
    const time = { claim: 20, tell: null, submit: null, vote: null, result: null };
    const each = table({ rules: { firstStoryteller: 'claim', time } });
    each.wait(20);
    expect(each.state.phase).toEqual({ name: 'claim', reopened: 1 });
    each.wait(20);
    expect(each.happened()).toEqual(['chosenByChance']);
    expect(each.phase).toBe('tell');
  });

  it('[D5] chance chooses among those who are there', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const each = table({ ...claiming, seed }).vanish('ana', 'boris', 'dora');
      each.does({ type: 'letChanceDecide', by: 'chen' });
      expect(each.storyteller).toBe(2);
    }
  });

  it('[D5] the owner lets chance decide: every seat has its chance', () => {
    const chosen = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      chosen.add(
        table({ ...claiming, seed: `${seed}` }).does({ type: 'letChanceDecide', by: 'ana' }).storyteller,
      );
    }
    expect(ascending(chosen)).toEqual([0, 1, 2, 3]);
  });

  it('[D5] or a named seat, or chance from the start', () => {
    expect(table({ rules: { firstStoryteller: 3 } }).storyteller).toBe(3);
    const chosen = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      chosen.add(table({ rules: { firstStoryteller: 'random' }, seed: `${seed}` }).storyteller);
    }
    expect(ascending(chosen)).toEqual([0, 1, 2, 3]);
  });

  describe('whoever is named to tell first', () => {
    const named = (firstStoryteller: number) => lobby({ seats: 5, rules: { firstStoryteller } });
    const teller = ({ state }: Table) => state.people.find(({ seat }) => seat === state.storyteller)?.id;

    it('[D5] stays named when others leave the lobby', () => {
      const each = named(2).does({ type: 'leave', by: 'boris' });
      expect(each.state.rules.firstStoryteller).toBe(1);
      each.does({ type: 'kick', by: 'ana', player: 'dora' });
      expect(each.last.map(({ type }) => type)).toEqual(['left']);
      expect(teller(each.does({ type: 'start', by: 'ana' }))).toBe('chen');
      expect(replay(each.log).ok).toBe(true);
    });

    it('[D5] leaves it to chance by leaving', () => {
      const each = named(2).does({ type: 'kick', by: 'ana', player: 'chen' });
      expect(each.state.rules).toEqual({ ...PRESETS.dixit, firstStoryteller: 'random' });
      expect(named(2).does({ type: 'leave', by: 'chen' }).state.rules.firstStoryteller).toBe('random');
    });

    it('[D5] is nobody while the seat is empty, and both where two share it', () => {
      const empty = lobby({ seats: 4, rules: { firstStoryteller: 4 } }).does({ type: 'leave', by: 'boris' });
      expect(empty.state.rules.firstStoryteller).toBe(4);
      const pair = lobby({ seats: 4, rules: { firstStoryteller: 1, pairs: true } });
      pair.beside('fay', 1).does({ type: 'leave', by: 'boris' });
      expect(pair.state.rules.firstStoryteller).toBe(1);
      const watching = emptyTable({ rules: { firstStoryteller: 0 } });
      for (const by of ['boris', 'chen', 'dora']) watching.does({ type: 'join', by });
      expect(watching.does({ type: 'leave', by: 'ana' }).state.rules.firstStoryteller).toBe(0);
    });

    it('[D5] stays where the game is on and seats do not move', () => {
      const each = table({ seats: 5, rules: { firstStoryteller: 2 } }).does({ type: 'leave', by: 'boris' });
      expect(each.state.rules.firstStoryteller).toBe(2);
    });

    it('[L8] was the seat, whoever sat there, in games opened before', () => {
      const each = lobby({ seats: 5, rules: { firstStoryteller: 2 }, firstStays: false });
      each.does({ type: 'leave', by: 'boris' });
      expect(each.last.map(({ type }) => type)).toEqual(['left']);
      expect(teller(each.does({ type: 'start', by: 'ana' }))).toBe('dora');
      expect(replay(each.log).ok).toBe(true);
    });
  });
});

describe('a round', () => {
  it.each(['море', 'Где счастье?', 'ля-ля-ля', '🦊', 'a', 'x'.repeat(2000)])(
    '[D6] any clue will do: %s',
    (text) => {
      const each = table().tell(typed(text));
      expect(each.state.phase).toMatchObject({ name: 'submit', story: { clue: { kind: 'text', text } } });
    },
  );

  it('[D6] the card must be in the hand, and only the storyteller tells', () => {
    const each = table();
    const card = each.hand(1)[0] ?? -1;
    expect(each.refuses({ type: 'tell', by: 'ana', card, clue: ALOUD })).toEqual({
      code: 'not-in-hand',
      card,
    });
    expect(each.refuses({ type: 'tell', by: 'boris', card, clue: ALOUD })).toEqual({
      code: 'storyteller-only',
    });
  });

  it('[D7] every other seat gives one card of its hand', () => {
    const each = table().tell();
    expect(each.refuses({ type: 'submit', by: 'boris', cards: [] })).toEqual({
      code: 'wrong-number-of-cards',
      need: 1,
    });
    const [one, two] = each.hand(1);
    expect(each.refuses({ type: 'submit', by: 'boris', cards: [one ?? 0, two ?? 0] })).toEqual({
      code: 'wrong-number-of-cards',
      need: 1,
    });
    expect(each.refuses({ type: 'submit', by: 'ana', cards: [one ?? 0] })).toEqual({
      code: 'storyteller-cannot',
    });
    each.submit(1).submit(2);
    expect(each.phase).toBe('submit');
    each.submit(3);
    expect(each.phase).toBe('vote');
  });

  it('[D7] [V1] three seats: two different cards each', () => {
    const each = table({ seats: 3 }).tell();
    const card = each.hand(1)[0] ?? 0;
    expect(each.refuses({ type: 'submit', by: 'boris', cards: [card] })).toEqual({
      code: 'wrong-number-of-cards',
      need: 2,
    });
    expect(each.refuses({ type: 'submit', by: 'boris', cards: [card, card] })).toEqual({
      code: 'same-card-twice',
    });
    const stranger = each.hand(2)[0] ?? 0;
    expect(each.refuses({ type: 'submit', by: 'boris', cards: [card, stranger] })).toEqual({
      code: 'not-in-hand',
      card: stranger,
    });
    each.submitAll();
    expect(each.phase).toBe('vote');
  });

  it.each(SEAT_COUNTS)('[D8] %i seats: the row holds every card that was given', (seats) => {
    const each = table({ seats }).tell();
    const given = [each.hand(0)[0], ...each.guessers.flatMap((seat) => each.firstCards(seat))];
    each.submitAll();
    const { row } = viewFor(each.state, 'spectator');
    expect(row).toHaveLength(seats === 3 ? 5 : seats);
    expect(ascending(row)).toEqual(ascending(given));
    expect(each.state.hands.flat().some((card) => row.includes(card))).toBe(false);
  });

  it('[D8] the storyteller\u2019s card lies anywhere in the row, not always at one place', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 80; seed += 1) {
      const each = table({ seats: 5, seed: `${seed}` })
        .tell()
        .submitAll();
      places.add(each.numberOf(each.storyteller));
    }
    expect(ascending(places)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[D9] not for one\u2019s own card; the storyteller never votes', () => {
    const each = table().tell().submitAll();
    expect(each.refuses({ type: 'vote', by: 'boris', number: each.numberOf(1) })).toEqual({
      code: 'own-card',
    });
    expect(each.refuses({ type: 'vote', by: 'ana', number: each.numberOf(1) })).toEqual({
      code: 'storyteller-cannot',
    });
    each.votes({ 1: 0, 2: 1 });
    expect(each.phase).toBe('vote');
  });

  it('[D9] [V1] three seats: for neither of one\u2019s two cards', () => {
    const each = table({ seats: 3 }).tell().submitAll();
    const { phase } = each.state;
    const row = phase.name === 'vote' ? phase.row : [];
    const answers = row.map(
      (_, place) => each.fork().send({ type: 'vote', by: 'chen', number: place + 1 }).ok,
    );
    expect(answers).toEqual(row.map(({ seat }) => seat !== 2));
    expect(answers.filter((accepted) => accepted)).toHaveLength(3);
  });

  it('[D10] votes stay hidden until the last is in, then all are shown at once', () => {
    const each = table().tell().submitAll().votes({ 1: 0, 2: 0 });
    for (const viewer of ['spectator', 0, 3] as const) {
      const view = viewFor(each.state, viewer);
      expect([view.result, view.vote]).toEqual([null, null]);
    }
    each.votes({ 3: 1 });
    expect(viewFor(each.state, 'spectator').result?.votes).toEqual([
      null,
      each.numberOf(0),
      each.numberOf(0),
      each.numberOf(1),
    ]);
  });
});

describe('scoring', () => {
  it('[D11] all found it: the storyteller 0, the others 2', () => {
    expect(table({ seats: 5 }).round([1, 2, 3, 4]).scores).toEqual([0, 2, 2, 2, 2]);
  });
  it('[D11] nobody found it: the storyteller 0, the others 2 and 1 for each vote on their card', () => {
    const each = table({ seats: 5 }).tell().submitAll().votes({ 1: 2, 2: 3, 3: 2, 4: 2 });
    expect(each.scores).toEqual([0, 2, 5, 3, 2]);
  });
  it('[D11] some found it: storyteller and finders 3, and 1 for each vote on a guesser\u2019s card', () => {
    const each = table({ seats: 5 }).tell().submitAll().votes({ 1: 0, 2: 0, 3: 1, 4: 1 });
    expect(each.scores).toEqual([3, 5, 3, 0, 0]);
    expect(each.state.phase).toMatchObject({
      outcome: 'some',
      reasons: [{ told: 3 }, { found: 3, fooled: 2 }, { found: 3 }, {}, {}],
    });
  });
  it('[D11] with more than three seats a sole finder gets 3, and so does the storyteller', () => {
    expect(table({ seats: 4 }).tell().submitAll().votes({ 1: 0, 2: 3, 3: 2 }).scores).toEqual([3, 3, 1, 1]);
  });
  it('[D12] [V1] three seats: a sole finder and the storyteller get 4', () => {
    expect(table({ seats: 3 }).tell().submitAll().votes({ 1: 0, 2: 1 }).scores).toEqual([4, 5, 0]);
    expect(table({ seats: 3 }).tell().submitAll().votes({ 1: 0, 2: 0 }).scores).toEqual([0, 2, 2]);
    expect(table({ seats: 3 }).tell().submitAll().votes({ 1: 2, 2: 1 }).scores).toEqual([0, 3, 3]);
  });
  it('[V2] sole-finder scoring at any number of seats, or never', () => {
    const scoring = (when: 'always' | 'never') => ({
      ...PRESETS.dixit.scoring,
      soleFinder: { when, points: 4 },
    });
    const votes = { 1: 0, 2: 1, 3: 1, 4: 1 };
    const always = table({ seats: 5, rules: { scoring: scoring('always') } });
    expect(always.tell().submitAll().votes(votes).scores).toEqual([4, 7, 0, 0, 0]);
    const never = table({ seats: 3, rules: { scoring: scoring('never') } });
    expect(never.tell().submitAll().votes({ 1: 0, 2: 1 }).scores).toEqual([3, 4, 0]);
  });
  it('[D13] the rabbits move by the points, round after round', () => {
    const each = table({ seats: 4 }).round([1, 2, 3]).seen().round([0]).seen();
    expect(each.scores).toEqual([4, 5, 2, 3]);
    expect(each.scores.map((points) => cellOf(each.state.rules, points))).toEqual([4, 5, 2, 3]);
  });
  it('[T1] too exact or too vague: the storyteller gets nothing, in both games', () => {
    for (const preset of ['dixit', 'imaginarium'] as const) {
      for (const seats of SEAT_COUNTS) {
        const everybody = table({ preset, seats });
        expect(everybody.round(everybody.guessers).scores[0]).toBe(0);
        expect(table({ preset, seats }).round([]).scores[0]).toBe(0);
        expect(table({ preset, seats }).round([1]).scores[0]).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the end of a round', () => {
  it('[D14] hands are filled up from the top of the deck, from the storyteller\u2019s left', () => {
    const each = table({ seats: 4 }).round([1]);
    const { deck } = each.state;
    const kept = each.state.hands;
    each.seen();
    const drawn = [...deck].reverse();
    expect(each.state.hands).toEqual([
      [...(kept[0] ?? []), drawn[3]],
      [...(kept[1] ?? []), drawn[0]],
      [...(kept[2] ?? []), drawn[1]],
      [...(kept[3] ?? []), drawn[2]],
    ]);
    expect(each.state.deck).toEqual(deck.slice(0, -4));
  });

  it('[D14] three seats: two cards for the guessers, one for the storyteller', () => {
    const each = table({ seats: 3 }).round([1]);
    expect(each.state.hands.map((hand) => hand.length)).toEqual([6, 5, 5]);
    each.seen();
    expect(each.state.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
  });

  it('[D15] the left neighbour tells next, and after the last seat the first', () => {
    const each = table({ seats: 3 });
    const tellers = [0, 1, 2, 3].map(() => {
      const teller = each.storyteller;
      each.round([teller === 0 ? 1 : 0]).seen();
      return teller;
    });
    expect(tellers).toEqual([0, 1, 2, 0]);
    expect(each.state.round).toBe(5);
  });

  it.each([
    [3, 13],
    [4, 15],
    [5, 11],
    [6, 8],
  ])('[D16] %i seats: the last card is drawn after %i rounds', (seats, rounds) => {
    const { state } = finish(table({ seats }));
    expect(state).toMatchObject({ round: rounds, deck: [], phase: { name: 'over', why: 'deck' } });
  });

  it('[D16] hands may be left, even unequal; no further round is played', () => {
    const each = finish(table({ seats: 3 }));
    expect(each.state.hands.map((hand) => hand.length)).toContain(7);
    expect(each.state.hands.flat().length).toBeGreaterThan(0);
    expect(each.refuses({ type: 'tell', by: 'ana', card: each.hand(0)[0] ?? 0, clue: ALOUD })).toEqual({
      code: 'game-over',
    });
  });

  it('[D16] the furthest rabbit wins; equal rabbits share the win', () => {
    const end = (scores: number[]) => {
      const each = table({ seats: 4, rules: { rounds: 1 } }).round([1, 2, 3]);
      each.rig({ scores }).seen();
      return each.state.phase;
    };
    expect(end([1, 9, 3, 4])).toEqual({ name: 'over', why: 'rounds', winners: [1] });
    expect(end([9, 2, 3, 9])).toEqual({ name: 'over', why: 'rounds', winners: [0, 3] });
  });
});

describe('variants', () => {
  it('[V1] three seats: seven cards each, five in the row', () => {
    const each = table({ seats: 3 });
    expect(each.hand(0)).toHaveLength(7);
    expect(viewFor(each.tell().submitAll().state, 'spectator').row).toHaveLength(5);
  });

  it('[V3] song and pantomime are allowed beside words', () => {
    for (const kind of ['song', 'pantomime', 'drawing', 'aloud'] as const) {
      expect(table().tell({ kind, media: 'rec' }).state.phase).toMatchObject({
        story: { clue: { kind, media: 'rec' } },
      });
    }
  });

  it('[V3] every way is a switch: what is off is refused, and the others are named', () => {
    const off = { text: false, aloud: false, song: false, pantomime: false, drawing: false };
    const sample = (kind: ClueKind): Clue => (kind === 'text' ? typed('x') : { kind, media: null });
    for (const only of CLUE_KINDS) {
      const rules = { clues: { ...off, [only]: true } };
      for (const kind of CLUE_KINDS) {
        const each = table({ rules });
        const card = each.hand(0)[0] ?? 0;
        const wish = { type: 'tell', by: 'ana', card, clue: sample(kind) } as const;
        if (kind === only) expect(each.does(wish).phase).toBe('submit');
        else expect(each.refuses(wish)).toEqual({ code: 'clue-not-this-way', ways: [only] });
      }
    }
    const two = table({ rules: { clues: { ...off, aloud: true, song: true } } });
    expect(legal(two.state, 0)).toMatchObject([{ kinds: ['aloud', 'song'] }]);
  });

  it('[V4] Dixit scoring on the Imaginarium track', () => {
    const each = table({ rules: { track: PRESETS.imaginarium.track } }).round([1, 2, 3]);
    expect(each.scores).toEqual([0, 2, 2, 2]);
    expect(each.scores.map((points) => cellOf(each.state.rules, points))).toEqual([1, 3, 3, 3]);
    each.seen();
    expect(viewFor(each.state, 1).constraint).toBe('question');
    const { state } = finish(each);
    expect(state.phase).toMatchObject({ name: 'over' });
  });

  it('[V4] a game to 30 points', () => {
    const rules = { track: { start: 0, finish: 30, special: {} }, deckOut: 'reshuffle' } as const;
    const { state } = finish(table({ rules }));
    expect(state.phase).toMatchObject({ name: 'over', why: 'finish' });
    expect(Math.max(...state.scores)).toBeGreaterThanOrEqual(30);
  });

  it('[V4] a game of two rounds', () => {
    const each = table({ rules: { rounds: 2 } })
      .round([1])
      .seen();
    expect(each.phase).toBe('tell');
    expect(each.round([0]).seen().state.phase).toMatchObject({ name: 'over', why: 'rounds' });
  });
});

describe('the book\u2019s example', () => {
  const [yura, timur, lena, kolya, masha] = [0, 1, 2, 3, 4] as const;

  it('[X1] "Где счастье?", with the numbers of the book', () => {
    const row = [lena, kolya, timur, yura, masha].map((seat, card) => ({ card, seat }));
    const votes = { [lena]: 4, [timur]: 1, [masha]: 1, [kolya]: 3 } as Record<number, number>;
    const { points, reasons, outcome } = score(
      PRESETS.dixit.scoring,
      yura,
      row,
      row.map((_, seat) => votes[seat] ?? null),
    );
    expect(outcome).toBe('some');
    expect([points[lena], points[yura], points[timur], points[masha], points[kolya]]).toEqual([
      5, 3, 1, 0, 0,
    ]);
    expect(reasons).toEqual([{ told: 3 }, { fooled: 1 }, { found: 3, fooled: 2 }, {}, {}]);
  });

  it('[X1] played at a table: Timur tells next', () => {
    const each = table({ seats: 5, rules: { firstStoryteller: 'claim' } })
      .does({ type: 'claim', by: 'ana' })
      .tell(typed('Где счастье?'))
      .submitAll()
      .votes({ [lena]: yura, [timur]: lena, [masha]: lena, [kolya]: timur });
    expect(each.scores).toEqual([3, 1, 5, 0, 0]);
    each.seen();
    expect(each.storyteller).toBe(timur);
  });
});
