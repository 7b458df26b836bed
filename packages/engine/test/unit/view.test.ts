import { describe, expect, it } from 'vitest';
import { commitTo } from '../../src/random.ts';
import { PRESETS } from '../../src/rules.ts';
import { legal } from '../../src/legal.ts';
import { optionsIn } from '../../src/options.ts';
import { OWN_PARTS, PUBLIC_PARTS, touchedParts, viewFor } from '../../src/view.ts';
import { finish } from '../kit/games.ts';
import { ALOUD, lobby, table, typed, ascending } from '../kit/table.ts';

const people = ['ana', 'boris', 'chen', 'dora'].map((id, seat) => ({
  id,
  bot: false,
  seat,
  presence: 'here',
}));
const nothingYet = {
  clue: null,
  lying: null,
  row: [],
  swapped: [],
  result: null,
  ending: null,
  given: [],
  own: [],
  contested: [],
  vote: null,
  arrivals: [],
  asking: [],
  paused: false,
};

describe('what a viewer sees', () => {
  it('[D4] in the lobby', () => {
    const each = lobby().does({ type: 'ready', by: 'dora', ready: true });
    each.does({ type: 'contribute', by: 'chen', entropy: 'e'.repeat(16) });
    each.does({ type: 'contribute', by: 'boris', entropy: 'f'.repeat(16) });
    expect(viewFor(each.state, 1)).toEqual({
      ...nothingYet,
      game: 'test',
      rules: PRESETS.dixit,
      decks: [{ id: 'paper', cards: 84 }],
      commitment: commitTo('seed'),
      contributors: ['boris', 'chen'],
      owner: 'ana',
      people,
      seats: ['vermilion', 'ochre', 'moss', 'sky'],
      ready: ['dora'],
      phase: 'lobby',
      round: 0,
      storyteller: null,
      constraint: null,
      alsoAsked: null,
      waiting: [],
      scores: [],
      deckLeft: 0,
      deadline: null,
      seat: 1,
      hand: [],
    });
  });

  it('[D4] while the storyteller thinks', () => {
    const each = table();
    expect(viewFor(each.state, 1)).toMatchObject({
      ...nothingYet,
      phase: 'tell',
      round: 1,
      storyteller: 0,
      waiting: [0],
      ready: [],
      scores: [0, 0, 0, 0],
      deckLeft: 60,
      seat: 1,
      hand: each.hand(1),
    });
    expect(viewFor(each.state, 'spectator')).toMatchObject({
      phase: 'tell',
      seat: null,
      hand: [],
      given: [],
      vote: null,
    });
  });

  it('[D4] while cards are given: one\u2019s own, and whom the table waits for, but no row', () => {
    const each = table().tell(typed('снег')).submit(2);
    const card = each.hand(2)[0];
    expect(viewFor(each.state, 2)).toMatchObject({
      phase: 'submit',
      clue: { kind: 'text', text: 'снег' },
      waiting: [1, 3],
      row: [],
      given: [card],
      vote: null,
    });
    expect(viewFor(each.state, 0).given).toEqual([each.hand(0)[0]]);
    expect(viewFor(each.state, 1).given).toEqual([]);
    expect(viewFor(each.state, 'spectator').given).toEqual([]);
  });

  it('[D4] while votes are given: the row without its owners', () => {
    const each = table({ seats: 3 }).tell(typed('снег'));
    const mine = each.firstCards(2);
    const story = each.hand(0)[0];
    each.submitAll().votes({ 1: 0 });
    const view = viewFor(each.state, 2);
    expect(view).toMatchObject({
      phase: 'vote',
      waiting: [2],
      result: null,
      vote: null,
      clue: { text: 'снег' },
    });
    expect(ascending(view.given)).toEqual(ascending(mine));
    expect(viewFor(each.state, 0).given).toEqual([story]);
    expect(viewFor(each.state, 1).vote).toBe(each.numberOf(0));
    expect(viewFor(each.state, 0).vote).toBeNull();
    expect(view.row).toHaveLength(5);
    expect(JSON.stringify(view.row)).toMatch(/^\[[\d,]+\]$/);
    expect(Object.keys(view).sort()).toEqual(
      [...Object.keys(PUBLIC_PARTS), ...Object.keys(OWN_PARTS)].sort(),
    );
  });

  it('[D10] in the result: owners, votes, points and reasons', () => {
    const each = table().tell().submitAll().votes({ 1: 0, 2: 0, 3: 1 });
    const { phase } = each.state;
    const row = phase.name === 'result' ? phase.row : [];
    expect(viewFor(each.state, 'spectator')).toMatchObject({
      phase: 'result',
      waiting: [0, 1, 2, 3],
      row: row.map(({ card }) => card),
      clue: ALOUD,
      scores: [3, 4, 3, 0],
      deadline: null,
      result: {
        outcome: 'some',
        owners: row.map(({ seat }) => seat),
        votes: [null, each.numberOf(0), each.numberOf(0), each.numberOf(1)],
        points: [3, 4, 3, 0],
        reasons: [{ told: 3 }, { found: 3, fooled: 1 }, { found: 3 }, {}],
      },
    });
    expect(viewFor(each.state, 1)).toMatchObject({
      vote: each.numberOf(0),
      given: [row[each.numberOf(1) - 1]?.card],
    });
  });

  it('[S13] at the end: why, who won, and the seed that was committed to', () => {
    const each = finish(table({ rules: { rounds: 1 }, seed: 'secret' }));
    const view = viewFor(each.state, 'spectator');
    expect(view.ending).toMatchObject({ why: 'rounds', seed: 'secret' });
    expect(view.commitment).toBe(commitTo('secret'));
    expect(view).toMatchObject({ phase: 'over', clue: null, row: [], result: null, waiting: [] });
    expect(viewFor(table({ seed: 'secret' }).state, 0).ending).toBeNull();
  });

  it('[S4] people: who is there, nothing about clocks or needs', () => {
    const each = table()
      .does({ type: 'askForTime', by: 'boris', more: true })
      .does({ type: 'away', by: 'chen' });
    each.does({ type: 'join', by: 'bot', bot: true });
    expect(viewFor(each.state, 0).people).toEqual([
      people[0],
      people[1],
      { ...people[2], presence: 'away' },
      people[3],
      { id: 'bot', bot: true, seat: null, presence: 'here' },
    ]);
    expect(viewFor(each.state, 0).arrivals).toEqual(['bot']);
  });

  it('[P1] every part is computed the same way alone as in the whole view', () => {
    const { state } = table().tell().submitAll();
    const view = viewFor(state, 1);
    for (const [part, of] of Object.entries(PUBLIC_PARTS))
      expect(of(state)).toEqual(view[part as keyof typeof view]);
    for (const [part, of] of Object.entries(OWN_PARTS))
      expect(of(state, 1)).toEqual(view[part as keyof typeof view]);
  });

  it('[P1] an event touches what it changes and little else', () => {
    const each = table().tell();
    expect(touchedParts(each.last)).toEqual({
      shared: ['phase', 'clue', 'waiting', 'lying', 'deadline'],
      own: ['given'],
    });
    expect(touchedParts(each.submit(1).last)).toEqual({ shared: ['waiting'], own: ['given'] });
    expect(touchedParts(each.submit(2).submit(3).last)).toEqual({
      shared: ['phase', 'waiting', 'row', 'deadline'],
      own: ['hand', 'given'],
    });
    expect(touchedParts(each.votes({ 1: 0 }).last)).toEqual({ shared: ['waiting'], own: ['vote'] });
    each.votes({ 2: 0, 3: 1 });
    expect(touchedParts(each.last)).toEqual({
      shared: ['phase', 'constraint', 'alsoAsked', 'waiting', 'result', 'scores', 'deadline'],
      own: ['vote'],
    });
    expect(touchedParts(each.does({ type: 'askForTime', by: 'ana', more: true }).last)).toEqual({
      shared: [],
      own: [],
    });
    expect(touchedParts([])).toEqual({ shared: [], own: [] });
    const { shared, own } = touchedParts(each.entries[0]?.events ?? []);
    expect([shared, own]).toEqual([Object.keys(PUBLIC_PARTS), Object.keys(OWN_PARTS)]);
  });
});

describe('what a seat may do', () => {
  it('[L6] claim', () => {
    expect(legal(table({ rules: { firstStoryteller: 'claim' } }).state, 3)).toEqual([{ type: 'claim' }]);
  });

  it('[L6] tell: any card, any kind of clue', () => {
    const each = table();
    const telling = {
      type: 'tell',
      cards: each.hand(0),
      kinds: ['text', 'aloud', 'song', 'pantomime', 'drawing'],
      asked: [],
      checked: true,
    };
    expect(legal(each.state, 0)).toEqual([telling]);
    expect(legal(each.state, 1)).toEqual([]);
    each.tell();
    expect(legal(each.state, 0)).toEqual([telling]);
    each.submit(1);
    expect(legal(each.state, 0)).toEqual([]);
    const sung = table({
      rules: {
        clues: { text: false, aloud: false, song: true, pantomime: true, drawing: false },
        constraints: 'remind',
        permanent: 'story',
      },
    });
    expect(legal(sung.state, 0)).toEqual([
      { ...telling, cards: sung.hand(0), kinds: ['song', 'pantomime'], asked: ['story'], checked: false },
    ]);
  });

  it('[L6] submit: every card, or with three seats every two', () => {
    const each = table().tell();
    expect(legal(each.state, 1)).toEqual([{ type: 'submit', choices: each.hand(1).map((card) => [card]) }]);
    const three = table({ seats: 3 }).tell();
    const [option] = legal(three.state, 1);
    const choices = option?.type === 'submit' ? option.choices : [];
    expect(choices).toHaveLength(21);
    expect(new Set(choices.map((pair) => ascending(pair).join())).size).toBe(21);
    expect(choices.every(([one, other]) => one !== other)).toBe(true);
  });

  it('[L6] vote: every number but one\u2019s own', () => {
    const each = table().tell().submitAll();
    const numbers = [1, 2, 3, 4].filter((number) => number !== each.numberOf(1));
    expect(legal(each.state, 1)).toEqual([{ type: 'vote', numbers }]);
    expect(legal(each.state, 0)).toEqual([]);
  });

  it('[L6] look at the result', () => {
    const each = table().round([1]);
    expect(legal(each.state, 0)).toEqual([{ type: 'sawResult' }]);
  });

  it('[L6] nothing before, after, in a pause, or without a seat', () => {
    expect(legal(lobby().state, 0)).toEqual([]);
    expect(legal(table().does({ type: 'end', by: 'ana' }).state, 0)).toEqual([]);
    expect(legal(table().does({ type: 'pause', by: 'ana' }).state, 0)).toEqual([]);
    expect(optionsIn(viewFor(table({ rules: { firstStoryteller: 'claim' } }).state, 'spectator'))).toEqual(
      [],
    );
  });
});
