import type { CardWords } from '@fabula/bots/brain.ts';
import { loadVocabulary } from '@fabula/bots/node.ts';
import { describe, expect, it } from 'vitest';
import { Listener, type Sources } from '../src/sense/listener.ts';
import type { Question, Reply } from '../src/sense/questions.ts';

const read = await loadVocabulary();
const said = (...see: string[]): CardWords => ({ alt: see.join(' '), see, say: [] });
const DECKS: Readonly<Record<string, readonly (CardWords | null)[]>> = {
  sea: [said('sea', 'boat', 'wave'), said('snow', 'winter', 'frost')],
  house: [said('kitchen', 'stove', 'soup'), said('library', 'book', 'reading')],
  mute: [null, null, { alt: '', see: [], say: [] }],
};

function listening(sources: Partial<Sources> = {}) {
  const replies: Reply[] = [];
  const asked: string[] = [];
  const listener = new Listener(
    {
      words: (deck, language) => {
        asked.push(`${deck} ${language}`);
        return Promise.resolve(DECKS[deck] ?? null);
      },
      vocabulary: (heard) => {
        asked.push('vocabulary');
        heard(0.5);
        return Promise.resolve(read);
      },
      ...sources,
    },
    (reply) => replies.push(reply),
  );
  const ask = async (question: Partial<Question> = {}): Promise<Reply | undefined> => {
    await listener.hear({
      id: 1,
      language: 'en',
      decks: [
        { id: 'sea', cards: 2 },
        { id: 'house', cards: 2 },
      ],
      clue: 'ocean',
      card: 0,
      hand: [0, 1, 2, 3],
      ...question,
    });
    return replies.at(-1);
  };
  return { ask, replies, asked };
}

const shareOf = (reply: Reply | undefined): number =>
  reply?.what === 'told' && reply.told.who !== null ? reply.told.share : NaN;

describe('how plain a clue is, on this device', () => {
  it('fetches the vocabulary and the words of the decks once, however much is asked', async () => {
    const { ask, replies, asked } = listening();
    for (const id of [1, 2, 3]) await ask({ id });
    expect(asked).toEqual(['vocabulary', 'sea en', 'house en']);
    expect(replies.map(({ what }) => what)).toEqual(['coming', 'told', 'told', 'told']);
  });

  it('a card is its place among the cards of the chosen decks', async () => {
    const { ask } = listening();
    expect(shareOf(await ask({ clue: 'ocean', card: 0 }))).toBeGreaterThan(shareOf(await ask({ card: 3 })));
    expect(shareOf(await ask({ clue: 'novel', card: 3 }))).toBeGreaterThan(
      shareOf(await ask({ clue: 'novel', card: 0 })),
    );
  });

  it('knows nothing but the hand: with other cards in it the same clue may be plainer', async () => {
    const { ask } = listening();
    const besideWinter = shareOf(await ask({ clue: 'snowstorm', card: 1, hand: [1, 0] }));
    const alone = await ask({ clue: 'snowstorm', card: 1, hand: [1] });
    expect(besideWinter).toBeGreaterThan(0.2);
    expect(alone).toMatchObject({ told: { who: null, lack: 'cards' } });
  });

  it('of decks that nobody described it says that it cannot tell', async () => {
    const { ask } = listening();
    const reply = await ask({ decks: [{ id: 'mute', cards: 3 }], hand: [0, 1, 2] });
    expect(reply).toMatchObject({ what: 'told', told: { who: null, lack: 'cards' } });
  });

  it('what did not come is said to be lost, and asked for again when somebody asks again', async () => {
    let isDown = true;
    const { ask } = listening({
      vocabulary: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(read)),
    });
    expect(await ask()).toEqual({ what: 'lost' });
    isDown = false;
    expect(await ask()).toMatchObject({ what: 'told' });
    expect(await listening().ask({ decks: [{ id: 'gone', cards: 2 }], hand: [0, 1] })).toEqual({
      what: 'lost',
    });
  });
});
