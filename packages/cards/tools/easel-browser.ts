/** One headless Chromium that photographs scenes at twice the card's size. */
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Scene } from '../src/kit/scene.ts';
import { fromBytes, toBytes, type Raster } from '../src/pixels/raster.ts';

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

async function asImage(plate: Raster, { w, h }: Scene): Promise<string> {
  const { width, height } = plate;
  const png = await sharp(toBytes(plate), { raw: { width, height, channels: 3 } })
    .resize(w * 2, h * 2, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `<image width="${w}" height="${h}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

export class EaselBrowser {
  private browser: Promise<Browser> | undefined;

  /** plate: a picture to lay under the scene. */
  async shoot(scene: Scene, plate?: Raster): Promise<Raster> {
    this.browser ??= chromium.launch({ executablePath, args });
    const browser = await this.browser;
    const page = await browser.newPage({
      viewport: { width: scene.w, height: scene.h },
      deviceScaleFactor: 2,
    });
    try {
      const style = `html,body{margin:0;background:${scene.background};overflow:hidden}svg{display:block}`;
      await page.setContent(
        `<!doctype html><meta charset=utf8><style>${style}</style>${scene.svg(plate && (await asImage(plate, scene)))}`,
        {
          timeout: 180_000,
        },
      );
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
