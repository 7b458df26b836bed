import { expect } from '@playwright/test';
import { ALPHABETS } from '../packages/web/test/letters.ts';
import { Person, test } from './people.ts';

const SET_IN = [
  '700 1em Alegreya',
  '800 1em Alegreya',
  'italic 500 1em Alegreya',
  'italic 600 1em Alegreya',
  '500 1em "Alegreya SC"',
  '400 1em "Alegreya Sans"',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
];

test('letters of names come from our fonts: Polish, Czech, Turkish, Ukrainian, Serbian and others', async ({
  browser,
}) => {
  const { page } = await Person.arrive(browser, 'Zoë');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  // Nobody whose name is plain fetches what others need.
  expect(asked.filter((address) => /-ext-|vietnamese/.test(address))).toEqual([]);

  await page.evaluate(
    async ({ fonts, letters }) => {
      const sheet = document.createElement('div');
      sheet.id = 'letters';
      for (const font of fonts) {
        const line = document.createElement('p');
        line.style.font = font;
        line.textContent = letters;
        sheet.append(line);
      }
      document.body.append(sheet);
      await Promise.all(fonts.map((font) => document.fonts.load(font, letters)));
    },
    { fonts: SET_IN, letters: Object.values(ALPHABETS).join(' ') },
  );
  const wire = await page.context().newCDPSession(page);
  await wire.send('DOM.enable');
  await wire.send('CSS.enable');
  const { root } = await wire.send('DOM.getDocument');
  const { nodeIds } = await wire.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#letters p',
  });
  expect(nodeIds).toHaveLength(SET_IN.length);
  for (const [line, nodeId] of nodeIds.entries()) {
    const { fonts } = await wire.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(
      fonts.filter(({ isCustomFont }) => !isCustomFont),
      SET_IN[line],
    ).toEqual([]);
  }
});
