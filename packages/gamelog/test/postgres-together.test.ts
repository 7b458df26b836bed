import { expect, it } from 'vitest';
import { StoreError } from '../src/port.ts';
import type { Statement, Value } from '../src/postgres-connection.ts';
import { Together } from '../src/postgres-together.ts';

/** A database that answers to each word with itself in capitals, knows no "none", and does not understand "\0". */
function shouting() {
  const batches: string[][] = [];
  const ask = async (_: Statement, ...[asked]: Value[]): Promise<never> => {
    const words = asked as string[];
    batches.push(words);
    await Promise.resolve();
    if (words.includes('\0')) throw new StoreError('unfit', 'what is that?');
    if (words.includes('gone')) throw new StoreError('away', 'nobody is there');
    return words.flatMap((word, place) =>
      word === 'none' ? [] : [[place + 1, word.toUpperCase()]],
    ) as never;
  };
  const statement = { name: 'shout', text: '', values: (words: readonly string[]) => [words] };
  return { together: new Together<string, [string]>({ ask }, statement), batches };
}

it('what is asked at once goes to the database together, and everybody is answered what they asked', async () => {
  const { together, batches } = shouting();
  const words = Array.from({ length: 250 }, (_, place) => `word ${place}`);
  const answers = await Promise.all(['none', ...words].map((word) => together.ask(word)));
  expect(answers).toEqual([undefined, ...words.map((word) => [word.toUpperCase()])]);
  expect(batches.map(({ length }) => length)).toEqual([200, 51]);
  expect(await together.ask('alone')).toEqual(['ALONE']);
});

it('one that the database does not understand keeps no other from being answered', async () => {
  const { together } = shouting();
  const [one, broken, other] = await Promise.allSettled(['a', '\0', 'b'].map((word) => together.ask(word)));
  expect(one).toMatchObject({ value: ['A'] });
  expect(broken).toMatchObject({ reason: { fault: 'unfit' } });
  expect(other).toMatchObject({ value: ['B'] });
});

it('a database that is away is not asked once more for each of them', async () => {
  const { together, batches } = shouting();
  const answers = await Promise.allSettled(['a', 'gone', 'b'].map((word) => together.ask(word)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(batches).toHaveLength(1);
});
