/** A head: bones, feeling and gaze make a model; its colours are a complexion. */
import type { Model } from '../../kit/clay/model.ts';
import { here } from '../../kit/clay/model.ts';
import { grown, type Bones } from './bones.ts';
import { beardPieces, type Beard } from './beard.ts';
import { hairPieces, type Hair } from './hair.ts';
import { linesOf, stainsOf, type Gaze } from './features.ts';
import { bustPieces, type Neckline } from './bust.ts';
import { feelings, type Feeling, type FeelingName } from './feelings.ts';
import { modelled } from './relief.ts';
import { headClay } from './skull.ts';
import { wrapPieces, type Wrap } from './wraps.ts';

export interface HeadOptions {
  bones?: Bones;
  feeling?: FeelingName | Feeling;
  gaze?: Gaze;
  /** Breadth of the brows, head units. */
  brow?: number;
  hair?: Hair;
  beard?: Beard;
  wrap?: Wrap;
  /** With it shoulders are modelled, clothed to this line. */
  bust?: Neckline;
}

export function head(o: HeadOptions = {}): Model {
  const { bones = grown, gaze = [0, 0], brow = 2.4 } = o;
  const feeling = typeof o.feeling === 'object' ? o.feeling : feelings[o.feeling ?? 'calm'];
  const clay = modelled(headClay(bones, feeling.play), bones, feeling.play, feeling.lids);
  return {
    pieces: [
      {
        part: 'skin',
        clay,
        frame: here,
        centre: [0, 16, -8],
        reach: 76,
        stains: stainsOf(bones, feeling, gaze),
      },
      ...hairPieces(o.hair ?? (o.wrap ? 'none' : 'short'), bones),
      ...(o.wrap ? wrapPieces(o.wrap, bones) : []),
      ...beardPieces(o.beard ?? 'none', bones, clay),
      ...(o.bust ? bustPieces(bones, o.bust, bones.neck / (bones.larynx > 0 ? 15.6 : 15)) : []),
    ],
    marks: linesOf(bones, feeling, clay, brow),
  };
}
