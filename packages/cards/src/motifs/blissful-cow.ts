/** The head and neck of a cow from the left edge, chin laid on something at about (560, 700); flat shapes and key lines, card px. */
import { keyBlock, keyLine } from '../finishes/woodblock.ts';
import type { Colour } from '../kit/colour.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobble } from '../kit/shapes.ts';

export interface CowColours {
  hide: Colour;
  patch: Colour;
  nose: Colour;
  horn: Colour;
  tag: Colour;
  key: Colour;
}

const OUTLINE =
  '-60,500 40,468 130,452 200,440 248,424 286,422 330,446 380,486 440,530 500,566 548,582 590,594 618,620 626,654 612,684 588,696 596,712 570,730 530,736 480,738 430,752 380,780 346,806 322,838 318,900 336,980 352,1060 350,1140 330,1260 -60,1260';
const HEAD_PATCH =
  '248,424 286,422 330,446 366,474 376,506 404,536 430,570 428,612 398,650 388,700 404,760 346,806 322,838 250,800 196,720 170,620 180,520 210,450';
const NECK_PATCH = '-60,640 30,620 90,680 110,780 70,860 100,960 60,1060 -60,1080';
const DEWLAP_PATCH = '240,930 300,900 330,960 350,1060 350,1140 280,1150 220,1080 210,990';
const MUZZLE = '520,574 560,584 592,594 618,620 626,654 612,684 588,696 540,700 510,676 500,630';
const NOSTRIL = '582,624 592,612 606,614 610,628 600,634 594,644 584,640';
const EAR = '206,470 176,462 120,476 70,512 46,552 70,566 120,556 170,540 208,512';
const INNER_EAR = '186,484 140,494 96,522 84,544 120,536 166,520';
const FAR_HORN = '300,426 312,392 340,366 368,362 352,388 342,420 332,444';
const TUFT =
  '262,438 250,400 262,368 272,404 284,352 294,400 316,346 314,402 342,372 332,416 356,404 338,448 350,484 316,462 296,490 284,452';
const TAG = '92,548 122,540 134,578 104,588';
const HORN = '236,430 232,380 246,330 284,298 318,292 300,322 284,356 282,396 284,424';

/** What is laid over the bolt: from the ground up, key lines last. */
export function blissfulCow(S: Easel, c: CowColours): string {
  const key = keyBlock(c.key, { width: 5, step: 3, off: [1.5, -1] })(S);
  const light = (list: string, width: number): string => keyLine(S, trace(list), width, c.hide);
  const fill = (list: string, colour: Colour): string => path(smooth(closedCurve(list, 12)), colour);
  const furry = (list: string): string =>
    path(smooth(wobble(closedCurve(list, 12), S.noise, 16, 0.014)), c.patch);
  const outline = closedCurve(OUTLINE, 12);
  const body = S.clip(smooth(outline));
  return [
    fill(FAR_HORN, c.horn),
    key(closedCurve(FAR_HORN, 12), 5),
    fill(HORN, c.horn),
    key(closedCurve(HORN, 12), 5.5),
    onEnd(S, outline, key),
    fill(OUTLINE, c.hide),
    group({ 'clip-path': body }, [HEAD_PATCH, NECK_PATCH, DEWLAP_PATCH].map(furry), fill(MUZZLE, c.nose)),
    key(
      outline.filter(([x, y]) => x > -20 && y < 1230),
      5.5,
    ),
    path(smooth(closedCurve(TUFT, 12), true, 0.5), c.patch),
    fill(EAR, c.patch),
    fill(INNER_EAR, c.nose),
    key(closedCurve(EAR, 12), 6),
    fill(TAG, c.tag),
    key(closedCurve(TAG, 12), 3.4),
    light('318,586 336,606 362,616 390,610 408,592', 6.5),
    lashes.map((lash) => light(lash, 3.6)),
    light('300,560 330,540 366,542 394,556', 4.4),
    light('280,640 262,700 284,762 326,800', 4.4),
    fill(NOSTRIL, c.key),
    key(trace('512,708 546,690 592,694'), 5),
    key(trace('500,634 488,666 496,694'), 3.4),
    ['150,860 180,930 186,1010', '120,1040 160,1090 170,1150', '262,860 246,900 250,930'].map((fold) =>
      key(trace(fold), 5.5),
    ),
  ]
    .flat()
    .join('');
}

const lashes = times(6, (i) => {
  const [x, y] = [328 + i * 14, 602 + Math.sin((i / 5) * 3) * 12];
  return `${x},${y} ${x - 1 + i * 2},${y + 10} ${x + 1 + i * 4},${y + 20}`;
});

/** The hair along the neck stands up: there is still something in the air. */
function onEnd(S: Easel, outline: readonly Point[], key: (line: Point[], width: number) => string): string {
  return outline
    .filter(([x, y], i) => i % 3 === 0 && x > 0 && x < 240 && y < 500)
    .map(([x, y]) => {
      const [lean, long] = [S.rng.gauss(0, 5), S.rng.range(12, 26)];
      return key(
        [
          [x, y + 3],
          [x + lean * 0.3, y - long * 0.5],
          [x + lean, y - long],
        ],
        3.2,
      );
    })
    .join('');
}
