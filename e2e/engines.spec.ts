/** The heart of the game, played in the three engines that people's browsers have. */
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { CHROMIUM } from './engines/chromium.ts';
import type { Point, Running } from './engines/engine.ts';
import { FIREFOX } from './engines/firefox.ts';
import { DESK, Guest, PHONE, until } from './engines/guest.ts';
import type { Wanted } from './engines/look.ts';
import { GIVE_CLUE, HAND, playToTheEnd, playUntil, ROW, VOTE } from './engines/playing.ts';
import { WEBKIT } from './engines/webkit.ts';

const CLAIM: Wanted = { role: 'button', name: /^I have one!$/ };
const MEND: Wanted = { role: 'button', name: /^Change the clue or the picture$/ };
const GIVEN: Wanted = { role: 'button', name: /^Given$/ };
const VOTED: Wanted = { role: 'button', name: /^Your vote: \d$/ };

const corner = (x: number, y: number): Point => ({ x, y });

/** The pictures in sight, whatever their sizes. */
async function picturesOf(guest: Guest): Promise<string[]> {
  const sources = (await guest.all({ role: 'img' })).flatMap(({ source }) => source ?? []);
  return [...new Set(sources.map((source) => source.replace(/(large|medium|small)$/, '')))].sort();
}

/** Those that are asked for, as .ci/run does: all three take a quarter of an hour. */
const ASKED = (process.env['ENGINES'] ?? '').split(',');

for (const engine of [CHROMIUM, FIREFOX, WEBKIT]) {
  const isAsked = ASKED.includes(engine.name);
  const missing = engine.missing();
  if (isAsked && missing !== undefined && process.env['CI'] === 'true')
    throw new Error(`${engine.name} needs ${missing}: .ci/run installs it`);

  // The list of what ran says it too.
  const why = isAsked ? missing && `${missing} is not installed` : `ENGINES=${engine.name} asks for it`;
  const leftOut = why === undefined ? '' : ` (left out: ${why})`;
  test.describe(`in ${engine.name}${leftOut}`, () => {
    test.skip(why !== undefined, leftOut);
    let browser: Running;
    let guests: Guest[] = [];
    test.beforeAll(async () => {
      browser = await engine.start();
    });
    test.afterAll(() => browser.stop());
    test.afterEach(async () => {
      const info = test.info();
      if (info.status !== info.expectedStatus)
        for (const { name, tab } of guests)
          await tab.screenshot().then(
            (picture) => writeFile(info.outputPath(`${name}.png`), picture),
            (error: unknown) => console.error(`${name} shows nothing: ${String(error)}`),
          );
      await Promise.all(guests.map((guest) => guest.leave()));
      guests = [];
    });

    async function arrive(name: string, size = PHONE): Promise<Guest> {
      const guest = await Guest.arrive(name, browser, test.info().project.use.baseURL ?? '', size);
      guests.push(guest);
      return guest;
    }

    /** Three people at a table of their own, the first one at a desk. */
    async function three(): Promise<[Guest, Guest, Guest]> {
      const ana = await arrive('Ana', DESK);
      await ana.goTo('/');
      await ana.click({ role: 'button', name: /^Create a table/ });
      await ana.write({ role: 'textbox', name: /^Your name/ }, ana.name);
      await ana.click({ role: 'button', name: /^Done$/ });
      const code = await until('there is a table', () =>
        ana.tab.ask(() => /^\/t\/(\w{6})$/.exec(location.pathname)?.[1], null),
      );
      const others = [await arrive('Tom'), await arrive('Leo')] as const;
      for (const other of others) {
        await other.goTo(`/t/${code}`);
        await other.write({ role: 'textbox', name: /^Your name/ }, other.name);
        await other.click({ role: 'button', name: /^Sit down$/ });
        await other.find({ role: 'button', name: /^I am ready$/ });
        await ana.find({ role: 'listitem', name: new RegExp(other.name, 'u') });
      }
      return [ana, ...others];
    }
    const begin = (owner: Guest): Promise<void> => owner.click({ role: 'button', name: /^Begin$/ });
    const complaintsOf = async (all: readonly Guest[]): Promise<string[]> =>
      (await Promise.all(all.map((guest) => guest.complaints()))).flat();

    test('a whole game with all its motion: nobody skips, and every reveal runs to its end', async () => {
      const all = await three();
      const [ana] = all;
      for (const { tab } of all)
        expect(await tab.ask(() => matchMedia('(prefers-reduced-motion: reduce)').matches, null)).toBe(false);
      await ana.click({ role: 'radio', name: /^Short game/ });
      await until('a short game is chosen', async () =>
        (await ana.all({ role: 'radio', name: /^Short game/ })).find(({ checked }) => checked),
      );
      await begin(ana);
      for (const guest of all) {
        await guest.find(HAND);
        // A page as high as the window has no bar to scroll it by.
        const below = await guest.tab.ask(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          return scrollHeight - clientHeight;
        }, null);
        expect(below).toBe(0);
      }
      const moments = await playToTheEnd(all);
      for (const asked of moments) {
        expect(asked.filter((moment) => moment === 'tell')).toHaveLength(2);
        // Nobody presses "Skip": what comes right after a reveal came by itself.
        expect(asked.join(', ')).toContain('reveal, go on');
        expect(asked).toEqual(expect.arrayContaining(['choose', 'vote']));
      }
      for (const guest of all) await guest.find({ role: 'button', name: /^Leaf through the album$/ });
      expect(await complaintsOf(all)).toEqual([]);
    });

    test('opened anew in the middle: the same pictures, and what was given and voted stays', async () => {
      const all = await three();
      const [ana, tom, leo] = all;
      await begin(ana);
      await ana.click(CLAIM);
      await playUntil([ana], ana, MEND);
      await playUntil([tom], tom, GIVEN);
      const before = await picturesOf(tom);
      expect(before.length).toBeGreaterThanOrEqual(6);
      await tom.reload();
      await tom.find(GIVEN);
      await tom.find({ role: 'heading', name: /^Round 1/ });
      await until('the same pictures are there', async () =>
        (await picturesOf(tom)).join() === before.join() ? true : null,
      );

      await playUntil([leo], leo, ROW);
      await tom.click(ROW);
      await tom.click(VOTE);
      const { name: vote } = await tom.find(VOTED);
      await tom.reload();
      expect((await tom.find(VOTED)).name).toBe(vote);

      await playUntil(all, tom, { role: 'heading', name: /^Round 2/ });
      expect(await complaintsOf(all)).toEqual([]);
    });

    test('a clue is drawn with the mouse: a line too many is taken back, and the others see the rest', async () => {
      const all = await three();
      const [ana, tom, leo] = all;
      await begin(ana);
      await ana.click(CLAIM);
      await ana.click({ role: 'radio', name: /^Drawing$/ });
      const sheet = { role: 'img', name: /^(An empty sheet|Your drawing)/ } as const;
      await ana.draw(sheet, [corner(0.2, 0.2), corner(0.5, 0.6), corner(0.8, 0.2)]);
      await ana.find({ role: 'img', name: /^Your drawing, 1 line$/ });
      await ana.click({ role: 'radio', name: /^Red$/ });
      await ana.draw(sheet, [corner(0.2, 0.8), corner(0.5, 0.7), corner(0.8, 0.8)]);
      await ana.draw(sheet, [corner(0.1, 0.9), corner(0.9, 0.9)]);
      await ana.find({ role: 'img', name: /^Your drawing, 3 lines$/ });
      await ana.click({ role: 'button', name: /^Undo the last line$/ });
      await ana.find({ role: 'img', name: /^Your drawing, 2 lines$/ });
      await ana.click(GIVE_CLUE);

      for (const guest of [tom, leo]) {
        const drawing = { role: 'img', name: /’s drawing$/ } as const;
        const address = await until(`${guest.name} sees the drawing`, async () => {
          const [found] = await guest.all(drawing);
          return found?.source;
        });
        const drawn = await guest.tab.ask(async (address) => (await fetch(address)).text(), address);
        expect(drawn.match(/<path/g)).toHaveLength(2);
        await guest.click({ role: 'button', name: /^Enlarge the drawing$/ });
        await guest.find({ role: 'dialog', name: /’s drawing$/ });
        await guest.click({ role: 'button', name: /^Close$/ });
      }
      await playUntil(all, tom, { role: 'heading', name: /^Round 2/ });
      expect(await complaintsOf(all)).toEqual([]);
    });

    test('the network goes and comes back: the table waits, a reload finds the page, and the game goes on', async () => {
      const all = await three();
      const [ana, tom, leo] = all;
      await begin(ana);
      await ana.click(CLAIM);
      await playUntil([ana], ana, MEND);
      await tom.find(HAND);
      await tom.tab.ask(async () => void (await navigator.serviceWorker.ready), null);

      await tom.wire.cut();
      await tom.find({ role: 'status', name: /^Connection lost/ });
      await playUntil([leo], leo, GIVEN);
      await ana.find({ role: 'listitem', name: /^Tom.*away/ });
      await tom.wire.mend();
      await tom.gone({ role: 'status', name: /^Connection lost/ });
      await playUntil([tom], tom, ROW);

      await tom.wire.cut();
      await tom.reload();
      await tom.find({ role: 'heading', name: /^No connection$/ });
      await tom.wire.mend();
      await tom.find(ROW);
      await playUntil(all, tom, { role: 'heading', name: /^Round 2/ });
    });
  });
}
