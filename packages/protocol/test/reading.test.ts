import { PRESETS } from '@fabula/engine/rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_FRAME, readBySchema, readClientMessage } from '../src/client-messages.ts';
import { readFast } from '../src/read-fast.ts';

const read = (message: unknown) => readClientMessage(JSON.stringify(message));

/** Nearly right messages of the kinds that are read without a schema. */
const field = fc.oneof(
  fc.integer({ min: -2, max: 1_000_002 }),
  fc.double(),
  fc.string(),
  fc.array(fc.oneof(fc.integer({ min: -1, max: 90 }), fc.string()), { maxLength: 22 }),
  fc.record(
    {
      kind: fc.constantFrom('text', 'aloud', 'song', 'x'),
      text: fc.string(),
      media: fc.constantFrom(null, 'm1'),
    },
    { requiredKeys: ['kind'] },
  ),
  fc.constant(null),
);
const nearly = fc.record(
  {
    id: fc.oneof(fc.stringMatching(/^[\w.-]{1,41}$/), fc.string(), fc.integer()),
    type: fc.constantFrom('tell', 'submit', 'vote', 'claim', 'sawResult', 'start'),
    number: fc.oneof(fc.integer({ min: -1, max: 202 }), field),
    cards: field,
    card: field,
    clue: field,
    by: fc.string(),
  },
  { requiredKeys: ['id', 'type'] },
);

describe('messages', () => {
  it('read fast are exactly those the schema would let pass', () => {
    fc.assert(
      fc.property(nearly, (message) => {
        const value = JSON.parse(JSON.stringify(message)) as object;
        const fast = readFast(value);
        if (fast) expect(readBySchema(value)).toEqual({ ok: true, message: fast });
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    { id: 'a', type: 'vote', number: 3 },
    { id: 'a', type: 'submit', cards: [1, 2] },
    { id: 'a.b-c_1', type: 'tell', card: 0, clue: { kind: 'text', text: 'Луна' } },
    { id: 'a', type: 'claim' },
    { id: 'a', type: 'sawResult' },
  ])('of a round need no schema: $type', (message) => {
    expect(readFast(message)).toBe(message);
    expect(readBySchema(message)).toEqual({ ok: true, message });
  });

  it('with whole rules fit into a frame and are read', () => {
    const message = { id: 'a', type: 'changeRules', rules: PRESETS.imaginarium, decks: ['first'] };
    expect(JSON.stringify(message).length).toBeLessThan(LONGEST_FRAME);
    expect(read(message)).toEqual({ ok: true, message });
    expect(read({ ...message, rules: { ...PRESETS.dixit, extra: 1 } })).toMatchObject({
      error: 'bad-fields',
    });
    expect(read({ ...message, rules: { ...PRESETS.dixit, grace: 1e300 } })).toMatchObject({
      error: 'bad-fields',
    });
  });

  it.each([
    [{ id: 'a', type: 'enter', code: '../../x', role: 'player' }],
    [{ id: 'a', type: 'enter', code: 'ABCDEF', role: 'owner' }],
    [{ id: 'a', type: 'open', decks: ['../secret'] }],
    [{ id: 'a', type: 'join', bot: true }],
    [{ id: 'a', type: 'tell', card: 1, clue: { kind: 'drawing', media: '../../etc/passwd' } }],
    [{ id: 'a', type: 'react', reaction: '<img>' }],
    [{ id: 'a b', type: 'claim' }],
  ])('that ask for what nobody may ask are refused: %j', (message) => {
    expect(read(message)).toMatchObject({ ok: false, error: 'bad-fields' });
  });

  it('[L8] with rules as a page of before wrote them are read as rules of today', () => {
    const { cards: _, cellAlone: __, clues: ___, unseenFirst: ____, ...since } = PRESETS.dixit;
    const { ownWords: _____, paper: ______, swapOnce: _______, ...then } = since;
    const message = { id: 'a', type: 'changeRules', decks: ['first'] };
    const clues = { text: false, aloud: false, song: true, pantomime: true, drawing: false };
    expect(read({ ...message, rules: { ...then, performance: 'required' } })).toMatchObject({
      ok: true,
      message: { rules: { ...PRESETS.dixit, cards: null, cellAlone: true, clues } },
    });
    const { ownWords: _o, paper: _p, swapOnce: _s, ...former } = PRESETS.imaginarium;
    expect(read({ ...message, rules: former })).toMatchObject({
      ok: true,
      message: { rules: PRESETS.imaginarium },
    });
    for (const rules of [
      then,
      { ...then, performance: 'sometimes' },
      { ...PRESETS.dixit, performance: 'allowed' },
    ])
      expect(read({ ...message, rules })).toMatchObject({ ok: false, error: 'bad-fields' });
    const silent = { ...PRESETS.dixit, clues: { ...clues, whistle: true } };
    expect(read({ ...message, rules: silent })).toMatchObject({ ok: false });
  });

  it('are never a reason to throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readClientMessage(text).ok).toBe(false);
      }),
    );
  });
});
