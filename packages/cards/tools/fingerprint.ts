/** What a picture is made from, as a hash: the scene's SVG, its grade, and the source of its pixel pass. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CardScene } from '../src/finishes/finish.ts';
import type { Scene } from '../src/kit/scene.ts';
import { packageFolder } from './folders.ts';

export function fingerprint(card: CardScene, scene: Scene): string {
  const pixels = join(packageFolder, 'src/pixels');
  const passes = [
    join(packageFolder, 'src/finishes', `${card.finish}.ts`),
    ...readdirSync(pixels)
      .sort()
      .map((name) => join(pixels, name)),
  ];
  const hash = createHash('sha256').update(scene.svg()).update(JSON.stringify(card.grade));
  for (const file of passes) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}
