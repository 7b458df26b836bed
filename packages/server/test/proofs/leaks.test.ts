import { describe, expect, it } from 'vitest';
import type { Log } from '@fabula/engine/log.ts';
import type { Tabletop } from '../tabletop.ts';
import { judge } from './leaks/judge.ts';
import { leaks } from './leaks/leaks.ts';
import { Connection, type Tamper } from './leaks/record.ts';
import { storyOf } from './leaks/truth.ts';

type Frame = Record<string, unknown> & { set?: Record<string, unknown> };

/** A proxy that plants something wherever the frame allows it; `null`: not here. */
const planted =
  (plant: (frame: Frame, tabletop: Tabletop) => Frame | null) =>
  (tabletop: Tabletop): Tamper =>
  (text) => {
    const changed = plant(JSON.parse(text) as Frame, tabletop);
    return changed === null ? text : JSON.stringify(changed);
  };

/** Replaces a part of a patch. */
const inPlaceOf = (part: string, value: (old: unknown) => unknown): Plant =>
  planted((frame) =>
    frame.set && part in frame.set
      ? { ...frame, set: { ...frame.set, [part]: value(frame.set[part]) } }
      : null,
  );

/** Adds parts to the patch with which a phase begins. */
const besides = (phase: string, parts: object): Plant =>
  planted((frame) =>
    frame.set?.['phase'] === phase && !('given' in frame.set)
      ? { ...frame, set: { ...frame.set, ...parts } }
      : null,
  );

const seedIn = ({ app }: Tabletop): string => [...app.tables.all][0]?.game.state.seed ?? '';
const aboutTheTable = (word: (frame: Frame, tabletop: Tabletop) => string): Plant =>
  planted((frame, tabletop) => {
    const lastGame = word(frame, tabletop);
    return 'table' in frame && lastGame !== ''
      ? { ...frame, table: { ...(frame['table'] as object), lastGame } }
      : null;
  });

/** In what is told of the table when there is talk: somebody leads through the album. */
const leading = (at: object): Plant =>
  planted((frame, { app }) => {
    const [table] = app.tables.all;
    const replay = { by: 'x', game: table?.game.id, ...at };
    return 'react' in frame || 'say' in frame ? { t: 1, table: { replay } } : null;
  });

let stolen = '';
function someToken(frame: Frame): string {
  const { welcome } = frame as { welcome?: { player: { token?: string } } };
  stolen = welcome?.player.token ?? stolen;
  return stolen;
}

type Plant = (tabletop: Tabletop) => Tamper;

const PLANTS: readonly (readonly [name: string, noticed: string, Plant])[] = [
  [
    'the owners in the row',
    'row that is not theirs',
    inPlaceOf('row', (row) => (row as number[]).map((card, seat) => ({ card, seat }))),
  ],
  ['owners beside the row', 'an unknown part: owners', besides('vote', { owners: [0, 1, 2] })],
  [
    'a result before the reveal',
    'result that is not theirs',
    besides('vote', { result: { outcome: 'some', owners: [2, 0, 1], votes: [] } }),
  ],
  [
    "another seat's hand",
    'hand that is not theirs',
    inPlaceOf('hand', (hand) => (hand as number[]).map((card) => (card + 1) % 84)),
  ],
  ['all hands', 'an unknown part: hands', besides('tell', { hands: [[1, 2], [3]] })],
  ["the storyteller's card", 'given that is not theirs', besides('submit', { given: [7] })],
  ['the row before it is laid', 'row that is not theirs', besides('submit', { row: [7] })],
  ['the votes', 'an unknown part: votes', besides('vote', { votes: [null, 3, null] })],
  ["a vote that is not one's own", 'vote that is not theirs', besides('vote', { vote: 2 })],
  [
    'the order of the submissions',
    'waiting that is not theirs',
    inPlaceOf('waiting', (seats) => [...(seats as number[])].reverse()),
  ],
  ['the deck', 'an unknown part: deck', besides('tell', { deck: [1, 2, 3] })],
  ['the seed', 'the seed', aboutTheTable((_, tabletop) => seedIn(tabletop))],
  ["another's token", 'the token of a player', aboutTheTable(someToken)],
  ['what somebody is about to say', 'a draft', aboutTheTable(() => 'a clue that was never given')],
  ['what two in a seat whisper', 'a whisper', aboutTheTable(() => 'between the two of us')],
  [
    "another seat's whisper",
    'between two who share another seat',
    planted((frame) => ('say' in frame ? { whisper: frame['say'] } : null)),
  ],
  [
    'what somebody of another seat looks at',
    'between two who share another seat',
    planted((frame) =>
      'react' in frame || 'say' in frame ? { glance: { by: 'x', game: 'g', round: 1, at: null } } : null,
    ),
  ],
  [
    'what the audience guesses, before the reveal',
    'what the audience guessed, before the reveal',
    planted((frame) =>
      frame.set?.['phase'] === 'vote' ? { audience: { game: 'g', round: 1, votes: [1] } } : null,
    ),
  ],
  [
    'guesses of those who play',
    'guesses nobody made',
    planted((frame) => {
      const { audience } = frame as { audience?: { votes: number[] } };
      return audience ? { audience: { ...audience, votes: audience.votes.map((count) => count + 1) } } : null;
    }),
  ],
  [
    "that another's time ran out",
    "somebody else's time ran out",
    planted((frame) => ('react' in frame || 'say' in frame ? { timeUp: { played: false } } : null)),
  ],
  [
    'an album of a game that goes on',
    'an album before the game is over',
    leading({ round: 1, step: 'owners' }),
  ],
  [
    'words of an album',
    'more than where the others are',
    leading({ round: 1, step: 'owners', clue: 'a quiet night' }),
  ],
  [
    'that somebody has changed their mind',
    'a sign of a hidden change',
    planted((frame) => ('set' in frame && !('ack' in frame) ? { v: frame['v'] } : null)),
  ],
  [
    "the answer to another's message",
    "somebody else's message",
    planted((frame) => ('set' in frame ? { ...frame, ack: 'x1' } : null)),
  ],
];

const MOST_TRIES = 10;

describe('what each viewer is told', () => {
  it('is what that viewer may know by then', async () => {
    const report = await leaks({ games: 16, seed: 100 });
    expect(report.findings).toEqual([]);
    expect(report.games).toBe(16);
    expect(report.frames).toBeGreaterThan(2_000);
    expect(report['between two']).toBeGreaterThan(20);
    expect(report['led through the album']).toBeGreaterThan(20);
    expect(report.audience).toBeGreaterThan(20);
  });

  it.each(PLANTS)('%s would be noticed', async (_, noticed, tamper) => {
    const found: string[] = [];
    // Not in every game is there a place for it: some talk in none of their rounds.
    for (let seed = 201; seed < 201 + MOST_TRIES && !found.join().includes(noticed); seed += 1) {
      const { findings } = await leaks({ games: 1, seed, tamper });
      found.push(...findings.map(({ what }) => what));
    }
    expect(found.join('; ')).toContain(noticed);
  });
});

describe('what somebody was about to say', () => {
  const [drafted, another] = ['a clue that was never given, 1', 'a clue that was never given, 12'];
  const frameWith = (text: string): string =>
    JSON.stringify({ v: 2, set: { clue: { kind: 'text', text: drafted } }, said: text });

  /** Of a game in which a stand-in plays the first of them. */
  function findingsIn(...frames: string[]): string[] {
    const events = [{ type: 'opened', game: 'g', seed: 'the seed itself' }];
    const told = [{ type: 'told', card: 7, clue: { kind: 'text', text: drafted } }];
    const log = { entries: [{ events }, { events: told }] } as unknown as Log;
    const connection = new Connection();
    for (const frame of frames) connection.heard(frame);
    const secrets = [{ text: 'a clue that was never given', what: 'a draft' }];
    const found = judge({ story: storyOf(log), connections: [connection], secrets, words: new Set() });
    return found.map(({ what }) => what).filter((what) => what === 'a draft');
  }

  it('is no secret once it was played, and is the clue', () => {
    expect(findingsIn(frameWith('nothing'))).toEqual([]);
  });

  it('is one before, and what another was about to say stays one', () => {
    expect(findingsIn(frameWith('nothing').replace('"v":2', '"v":1'))).toEqual(['a draft']);
    expect(findingsIn(frameWith(another))).toEqual(['a draft']);
  });
});
