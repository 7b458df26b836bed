/** What a connection says is heard in order, no quicker than it may speak. */
import { expect, it } from 'vitest';
import { Account } from '../src/budgets/account.ts';
import { Purses, type Rates } from '../src/budgets/costs.ts';
import { Limits } from '../src/budgets/limits.ts';
import { Counts } from '../src/counts.ts';
import { Ear } from '../src/people/ear.ts';
import { readSettings } from '../src/settings.ts';
import { FakeClock, settle } from './fake-clock.ts';

/** An ear, what it has heard (with a `!`: too much), and its tap. To hear something takes `work` milliseconds. */
function listening(rates: Rates, work = 0) {
  const reading = readSettings({}, '/');
  if (!reading.ok) throw new Error();
  const clock = new FakeClock();
  let worked = 0;
  const timed = {
    now: clock.now,
    today: clock.today,
    precisely: () => clock.now() + worked,
    after: (ms: number, wake: () => void) => clock.after(ms, wake),
  };
  const account = new Account(timed, new Purses(rates), new Limits(reading.settings, timed).of('192.0.2.1'));
  const heard: string[] = [];
  const tap = {
    isOpen: true,
    opened: (): void => undefined,
    pause: () => void (tap.isOpen = false),
    resume() {
      tap.isOpen = true;
      tap.opened();
    },
  };
  const hear = (text: string, isTooMuch: boolean): void => {
    heard.push(isTooMuch ? `${text}!` : text);
    worked += work;
  };
  const ear = new Ear(tap, account, { clock: timed, counts: new Counts() }, { hear });
  return { ear, heard, tap, clock };
}

it('whoever is a little too quick is read more slowly, in order, also what comes the moment reading goes on', async () => {
  const { ear, heard, tap, clock } = listening({ messages: { burst: 2, perSecond: 1 } });
  tap.opened = () => {
    tap.opened = () => undefined;
    ear.receive('f');
  };
  for (const text of 'abcde') ear.receive(text);
  await clock.pass(10);
  expect(heard).toEqual(['a', 'b', 'c']);
  expect(tap.isOpen).toBe(false);
  await clock.pass(10_000);
  expect(heard).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(tap.isOpen).toBe(true);
});

it('whoever is far too quick is told so, and left alone for eight seconds', async () => {
  const { ear, heard, tap, clock } = listening({ messages: { burst: 1, perSecond: 0.1 } });
  for (const text of 'abcd') ear.receive(text);
  await clock.pass(100);
  expect(heard).toEqual(['a', 'b', 'c!']);
  expect(tap.isOpen).toBe(false);
  await clock.pass(7_800);
  expect(heard).toHaveLength(3);
  await clock.pass(200);
  expect(heard).toEqual(['a', 'b', 'c!', 'd!']);
});

it('the time it takes to hear them is theirs', async () => {
  const { ear, heard, clock } = listening({ work: { burst: 30, perSecond: 12 } }, 20);
  for (const text of 'abc') ear.receive(text);
  expect(heard).toEqual(['a', 'b']);
  await clock.pass(1_000);
  expect(heard).toEqual(['a', 'b', 'c']);
});

it('the time the machine stood still while it heard them is nobody’s', () => {
  const { ear, heard } = listening({ work: { burst: 150, perSecond: 60 } }, 3_000);
  for (const text of 'abcd') ear.receive(text);
  expect(heard).toEqual(['a', 'b', 'c', 'd']);
});

it('while something takes its time nothing is read; and nothing is heard once they are gone', async () => {
  const { ear, heard, tap } = listening({});
  ear.hold(settle());
  expect(tap.isOpen).toBe(false);
  ear.receive('a');
  ear.isClosed = true;
  await settle();
  await settle();
  expect(heard).toEqual([]);
});
