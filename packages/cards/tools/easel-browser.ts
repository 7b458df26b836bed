/** One headless Chromium that photographs scenes at twice the card's size. */
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Scene } from '../src/kit/scene.ts';
import { fromBytes, type Raster } from '../src/pixels/raster.ts';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

export class EaselBrowser {
  private browser: Promise<Browser> | undefined;

  async shoot(scene: Scene): Promise<Raster> {
    this.browser ??= chromium.launch({ executablePath, args });
    const browser = await this.browser;
    const page = await browser.newPage({
      viewport: { width: scene.w, height: scene.h },
      deviceScaleFactor: 2,
    });
    try {
      const style = `html,body{margin:0;background:${scene.background};overflow:hidden}svg{display:block}`;
      await page.setContent(`<!doctype html><meta charset=utf8><style>${style}</style>${scene.svg()}`, {
        timeout: 180_000,
      });
      const png = await page.screenshot({ type: 'png', timeout: 180_000 });
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return fromBytes(data, info.width, info.height, info.channels);
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await (await this.browser)?.close();
  }
}
