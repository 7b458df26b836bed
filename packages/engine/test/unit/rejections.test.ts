import { describe, expect, it } from 'vitest';
import type { RejectionCode } from '../../src/commands.ts';
import { PRESETS } from '../../src/rules.ts';
import {
  ALOUD,
  BOX,
  emptyTable,
  lobby,
  ONLY_MIME,
  table,
  type Table,
  typed,
  type Wish,
} from '../kit/table.ts';

const telling = (by: string, card: number, clue: Extract<Wish, { type: 'tell' }>['clue'] = ALOUD): Wish => ({
  type: 'tell',
  by,
  card,
  clue,
});
const first = (each: Table): number => each.hand(0)[0] ?? 0;
const said = (each: Table, text: string): [Table, Wish] => [each, telling('ana', first(each), typed(text))];

/** One way, at least, to be refused for every reason there is. */
const WAYS: Record<RejectionCode, () => [Table, Wish]> = {
  'wrong-phase': () => [table(), { type: 'vote', by: 'boris', number: 1 }],
  'game-over': () => [table().does({ type: 'end', by: 'ana' }), { type: 'leave', by: 'ana' }],
  paused: () => [table().does({ type: 'pause', by: 'ana' }), { type: 'pause', by: 'ana' }],
  'not-paused': () => [table(), { type: 'resume', by: 'ana' }],
  'not-at-the-table': () => [table(), { type: 'leave', by: 'gil' }],
  'not-seated': () => [emptyTable(), { type: 'recolour', by: 'ana', colour: 'sky' }],
  'already-seated': () => [lobby(), { type: 'join', by: 'ana' }],
  'owner-only': () => [table(), { type: 'end', by: 'boris' }],
  'no-such-player': () => [table(), { type: 'kick', by: 'ana', player: 'gil' }],
  'no-such-seat': () => [table(), { type: 'join', by: 'gil', seat: 9 }],
  'seat-taken': () => [table(), { type: 'join', by: 'gil', seat: 0 }],
  'no-free-seat': () => [table({ seats: 6 }), { type: 'join', by: 'gil' }],
  'sat-elsewhere': () => {
    const each = table().does({ type: 'leave', by: 'boris' }).does({ type: 'leave', by: 'ana' });
    return [each, { type: 'join', by: 'boris', seat: 0 }];
  },
  kicked: () => [lobby().does({ type: 'kick', by: 'ana', player: 'dora' }), { type: 'join', by: 'dora' }],
  'nobody-asked': () => [lobby(), { type: 'admit', by: 'ana', player: 'gil', yes: true }],
  'colour-taken': () => [lobby(), { type: 'recolour', by: 'ana', colour: 'ochre' }],
  'bad-rules': () => [lobby({ seats: 2 }), { type: 'start', by: 'ana' }],
  'bad-entropy': () => [lobby(), { type: 'contribute', by: 'ana', entropy: 'dice' }],
  'seat-attended': () => {
    const each = table();
    return [each, { type: 'tell', by: { standInFor: 0 }, card: first(each), clue: ALOUD }];
  },
  'table-asleep': () => {
    const each = table({ seats: 3 }).vanish('ana', 'boris', 'chen');
    return [each, { type: 'tell', by: { standInFor: 0 }, card: first(each), clue: ALOUD }];
  },
  'storyteller-only': () => [table(), telling('boris', 0)],
  'storyteller-cannot': () => [table().tell(), { type: 'submit', by: 'ana', cards: [0] }],
  'too-late-to-mend': () => {
    const each = table().tell().submit(1);
    return [each, telling('ana', first(each))];
  },
  'not-in-hand': () => [table(), telling('ana', -1)],
  'card-on-the-table': () => [table({ rules: BOX }), telling('ana', 0)],
  'same-number-twice': () => {
    const each = table({ seats: 3, rules: BOX }).tell();
    return [each, { type: 'own', by: 'boris', numbers: [2, 2] }];
  },
  'no-card-in-this-row': () => {
    const each = table({ rules: BOX }).does({ type: 'leave', by: 'dora' }).tell();
    return [each.does({ type: 'join', by: 'gil', seat: 3 }), { type: 'own', by: 'gil', numbers: [1] }];
  },
  'bots-have-no-hands': () => [lobby({ rules: BOX }), { type: 'join', by: 'bot', bot: true }],
  'wrong-number-of-cards': () => [table().tell(), { type: 'submit', by: 'boris', cards: [] }],
  'same-card-twice': () => {
    const each = table({ seats: 3 }).tell();
    const card = each.hand(1)[0] ?? 0;
    return [each, { type: 'submit', by: 'boris', cards: [card, card] }];
  },
  'no-such-number': () => [table().tell().submitAll(), { type: 'vote', by: 'boris', number: 5 }],
  'own-card': () => {
    const each = table().tell().submitAll();
    return [each, { type: 'vote', by: 'boris', number: each.numberOf(1) }];
  },
  'owner-or-next-storyteller': () => [table().round([1]), { type: 'goOn', by: 'chen' }],
  'clue-empty': () => said(table(), ' '),
  'clue-too-long': () => said(table(), 'x'.repeat(2001)),
  'clue-not-this-way': () => said(table({ rules: { clues: { ...PRESETS.dixit.clues, text: false } } }), 'x'),
  'bots-cannot-show': () => [
    lobby({ rules: { clues: ONLY_MIME } }),
    { type: 'join', by: 'robot', bot: true },
  ],
  'clue-not-a-question': () => said(table({ rules: { permanent: 'question' } }), 'x'),
  'clue-words': () => said(table({ rules: { permanent: 'four-words' } }), 'x'),
  'clue-beginning': () => said(table({ rules: { permanent: 'most-of-all' } }), 'x'),
  'no-swaps': () => [table(), { type: 'swapHand', by: 'boris' }],
  'swapped-already': () => {
    const each = table({ rules: { swapOnce: true } }).does({ type: 'swapHand', by: 'boris' });
    return [each, { type: 'swapHand', by: 'boris' }];
  },
  'too-few-to-swap': () => [
    table({ rules: { swapOnce: true } }).rig({ deck: [] }),
    { type: 'swapHand', by: 'boris' },
  ],
  'not-due': () => [table(), { type: 'expire' }],
};

describe('every reason to refuse', () => {
  it.each(Object.keys(WAYS) as RejectionCode[])('[L7] %s', (code) => {
    const [each, wish] = WAYS[code]();
    const before = JSON.stringify(each.state);
    const { length } = each.entries;
    expect(each.refuses(wish).code).toBe(code);
    expect(JSON.stringify(each.state)).toBe(before);
    expect(each.entries).toHaveLength(length);
  });

  const someone = { by: 'ana' } as const;
  const EVERY: Wish[] = [
    { type: 'changeRules', ...someone, rules: PRESETS.dixit, decks: [] },
    { type: 'recolour', ...someone, colour: 'sky' },
    { type: 'ready', ...someone, ready: true },
    { type: 'contribute', ...someone, entropy: 'a'.repeat(16) },
    { type: 'start', ...someone },
    { type: 'claim', ...someone },
    { type: 'letChanceDecide', ...someone },
    { type: 'letCluesPass', ...someone },
    { type: 'tell', ...someone, card: 0, clue: ALOUD },
    { type: 'submit', ...someone, cards: [0] },
    { type: 'vote', ...someone, number: 1 },
    { type: 'sawResult', ...someone },
    { type: 'goOn', ...someone },
    { type: 'skip', ...someone, seat: 0 },
    { type: 'pause', ...someone },
    { type: 'resume', ...someone },
    { type: 'end', ...someone },
  ];
  const playing = ['claim', 'tell', 'submit', 'vote', 'result'];
  const ALLOWED: Record<string, string[]> = {
    changeRules: ['lobby'],
    recolour: ['lobby'],
    ready: ['lobby'],
    contribute: ['lobby'],
    start: ['lobby'],
    claim: ['claim'],
    letChanceDecide: ['claim'],
    letCluesPass: playing,
    tell: ['tell', 'submit'],
    submit: ['submit'],
    vote: ['vote'],
    sawResult: ['result'],
    goOn: ['result'],
    skip: ['tell', 'submit', 'vote'],
    pause: playing,
    resume: playing,
    end: playing,
  };
  const phases: Record<string, () => Table> = {
    lobby: () => lobby(),
    claim: () => table({ rules: { firstStoryteller: 'claim' } }),
    tell: () => table(),
    submit: () => table().tell(),
    vote: () => table().tell().submitAll(),
    result: () => table().round([1]),
  };
  it.each(EVERY)('[L7] $type makes sense in its phases only', (wish) => {
    for (const [phase, make] of Object.entries(phases)) {
      const decision = make().send(wish);
      const wrongPhase = !decision.ok && decision.rejection.code === 'wrong-phase';
      expect([phase, wrongPhase]).toEqual([phase, !ALLOWED[wish.type]?.includes(phase)]);
      if (wrongPhase) expect(decision.rejection).toEqual({ code: 'wrong-phase', phase });
    }
  });

  it('[L7] a move by someone who has no seat', () => {
    const each = table().does({ type: 'join', by: 'gil' }).tell();
    expect(each.refuses({ type: 'submit', by: 'gil', cards: [0] })).toEqual({ code: 'not-seated' });
    const round = table().does({ type: 'join', by: 'gil' }).round([1]);
    expect(round.refuses({ type: 'sawResult', by: 'gil' })).toEqual({ code: 'not-seated' });
  });
});
