/** The workshop, with a bench that answers as badly as one might. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { handOver } from '../../src/own-decks/parcels.ts';
import { type Bench, Workshop } from '../../src/own-decks/workshop.ts';
import { FakeClock } from '../fake-clock.ts';
import { picture } from './maker.ts';

class FakeBench extends EventEmitter implements Bench {
  readonly stdin = new PassThrough();
  readonly stdout = new PassThrough();
  kill(): void {
    this.stdin.resume();
  }

  says(word: string): void {
    const bytes = Buffer.from(word);
    const sizes = { large: bytes.length, medium: 0, small: 0 };
    handOver(this.stdout, { sizes, thumbhash: word, likeness: '' }, bytes);
  }
}

function setUp(): { workshop: Workshop; clock: FakeClock; benches: FakeBench[] } {
  const clock = new FakeClock();
  const benches: FakeBench[] = [];
  const start = (): Bench => {
    const bench = new FakeBench();
    benches.push(bench);
    return bench;
  };
  return { workshop: new Workshop({ clock, start }), clock, benches };
}

it('does not take for a picture what a bench that was killed had said of another', async () => {
  const { workshop, clock, benches } = setUp();
  const file = await picture(1).png().toBuffer();
  const [slow, next] = [workshop.cut(file, null), workshop.cut(file, null)];
  await clock.pass(21_000);
  expect(await slow).toEqual({ code: 'picture-took-too-long' });
  expect(benches).toHaveLength(2);
  benches[0]?.says('the slow one');
  await soon();
  benches[1]?.says('the next one');
  expect(await next).toMatchObject({ thumbhash: 'the next one' });
  workshop.close();
});

it('begins nothing that nobody waits for any more when its turn comes', async () => {
  const { workshop, benches } = setUp();
  const file = await picture(1).png().toBuffer();
  let isAwaited = true;
  const [first, second] = [workshop.cut(file, null), workshop.cut(file, null, () => isAwaited)];
  await soon();
  isAwaited = false;
  benches[0]?.says('first');
  expect(await first).toMatchObject({ thumbhash: 'first' });
  expect(await second).toEqual({ code: 'too-busy' });
  workshop.close();
});
