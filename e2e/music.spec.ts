/** The score: how it sounds, in figures, and who plays it. */
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as Rendering from './music/rendered.ts';
import { expectNoComplaints, Person, test } from './people.ts';

declare const rendered: typeof Rendering;

/** Where nobody moved the slider, and at its end. */
const [USUAL, FULL] = [1, 2.05];

test('no theme clips or clicks; thinking is quiet, the fanfare is not, and nothing rumbles or hisses', async ({
  page,
}) => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/music/rendered.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'rendered',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const figures = await page.evaluate(async (loud) => {
    const all: Rendering.Figures[] = [];
    for (const theme of rendered.themes) all.push(await rendered.figuresOf(theme, loud));
    return all;
  }, USUAL);
  for (const { theme, ...rest } of figures) {
    const words = Object.entries(rest).map(
      ([name, value]) => `${name} ${value.toFixed(name === 'jump' ? 3 : 1)}`,
    );
    console.log(`${theme.padEnd(10)} ${words.join('  ')}`);
  }
  for (const { theme, peak, loudness, jump, rumble, hiss } of figures) {
    expect(peak, theme).toBeLessThan(-3);
    expect(jump, theme).toBeLessThan(0.15);
    expect(rumble, theme).toBeLessThan(-9);
    expect(hiss, theme).toBeLessThan(-24);
    const isThinking = ['waiting', 'telling', 'choosing', 'voting'].includes(theme);
    expect(loudness, theme).toBeGreaterThan(isThinking ? -29 : -27);
    expect(loudness, theme).toBeLessThan(isThinking ? -23 : -18);
  }
  const { peak } = await page.evaluate((loud) => rendered.figuresOf('fanfare', loud), FULL);
  expect(peak).toBeLessThan(0);
});

/** Counts those that play the score: it is the only one with a hall. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const halls: BaseAudioContext[] = [];
    Object.assign(window, { halls });
    window.AudioContext = class extends AudioContext {
      override createConvolver(): ConvolverNode {
        halls.push(this);
        return super.createConvolver();
      }
    };
  });
}
const isPlaying = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { halls } = window as unknown as { halls: readonly BaseAudioContext[] };
    return halls.some(({ state }) => state === 'running');
  });

test('music is off until it is wanted; where the shared screen plays, the phone does not', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'Ana');
  await listen(ana.page);
  const code = await ana.openTable();
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  const wish = ana.page.getByRole('switch', { name: /^Music/ });
  await expect(wish).not.toBeChecked();
  expect(await isPlaying(ana.page)).toBe(false);
  await wish.check({ force: true });
  await expect(ana.page.getByRole('slider', { name: 'Volume' })).toBeVisible();
  await expect.poll(() => isPlaying(ana.page)).toBe(true);
  await ana.page.keyboard.press('Escape');

  const tv = await Person.arrive(browser, 'TV', { size: { width: 1920, height: 1080 } });
  await listen(tv.page);
  await tv.page.goto(`/tv/${code}`);
  await tv.page.getByRole('button', { name: 'Music: press M' }).click();
  await expect(tv.page.getByRole('button', { name: 'Music is on' })).toBeVisible();
  expect(await isPlaying(tv.page)).toBe(true);
  await expect.poll(() => isPlaying(ana.page)).toBe(false);

  // In a new window it has to be touched first; till then it does not play, and does not say so. Some browsers
  // count a touch of the window before: not this one.
  await tv.context.addInitScript(() => {
    const userActivation = { hasBeenActive: false };
    addEventListener('keydown', () => (userActivation.hasBeenActive = true), { capture: true });
    Object.defineProperty(navigator, 'userActivation', { value: userActivation });
  });
  await tv.comeBack();
  await expect(tv.page.getByRole('button', { name: 'Press any key for music' })).toBeVisible();
  await expect.poll(() => isPlaying(ana.page)).toBe(true);
  await tv.page.keyboard.press('x');
  await expect.poll(() => isPlaying(ana.page)).toBe(false);
  await tv.page.keyboard.press('m');
  await expect.poll(() => isPlaying(ana.page)).toBe(true);

  // Away from the table there is none.
  await ana.page.goBack();
  await expect(ana.page.getByRole('button', { name: /Create a table/ })).toBeVisible();
  await expect.poll(() => isPlaying(ana.page)).toBe(false);
  expectNoComplaints([ana, tv]);
});
