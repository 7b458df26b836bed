/** What a picture is made from, as a hash: the scene's SVG, the code of a stage, its grade, and its finish with the finish's version. */
import { createHash } from 'node:crypto';
import type { CardScene } from '../src/finishes/finish.ts';
import type { Scene } from '../src/kit/scene.ts';

export const fingerprint = (card: CardScene, scene: Scene): string =>
  createHash('sha256')
    .update(scene.svg())
    .update(card.source ?? '')
    .update(card.finish)
    .update(JSON.stringify(card.grade))
    .digest('hex')
    .slice(0, 24);
