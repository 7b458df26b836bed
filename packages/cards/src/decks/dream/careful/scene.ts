/** D71: a cactus bends over the balloon dog asleep in its arm; there is a cork on every spine but one. Cut paper. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { smooth } from '../../../kit/curves.ts';
import { Scene } from '../../../kit/scene.ts';
import { blob, handPath } from '../../../kit/shapes.ts';
import { paperBalloonDog } from '../../../motifs/paper-balloon-dog.ts';
import { bareSpines, corks, limb, limbSheet, type CactusPapers } from '../../../motifs/paper-cactus.ts';

const SKY = '#eeb999';
const PAPERS: CactusPapers = {
  skin: '#1f5b4c',
  rib: '#2f7a60',
  spine: '#14302e',
  cork: '#c9975c',
  corkEnd: '#e2bd86',
};
const ARM: CactusPapers = { ...PAPERS, skin: '#276b56', rib: '#3a8a69' };
const LIGHT: SheetOptions = { dx: 4, dy: 6, shadow: '#3a1420' };

const TRUNK = limb(
  '630,1420 644,1120 656,900 652,720 622,560 556,440 456,372 350,368 262,416 224,500 226,556',
  116,
  84,
);
const CRADLE = limb('690,1010 600,940 500,904 400,888 280,872 170,826 100,750 80,664 96,596', 74, 54);

function paint(): Scene {
  const scene = new Scene({ seed: 7171, background: SKY });
  desert(scene);
  const S = scene.element('cactus');
  scene.add(
    bareSpines(S.element('back'), TRUNK, { from: 0.16, to: 0.88, n: 20, side: 1 }, PAPERS, LIGHT),
    limbSheet(S.element('trunk'), TRUNK, PAPERS, LIGHT),
    bareSpines(S.element('forgotten'), TRUNK, { from: 0.505, to: 0.505, n: 1, side: -1 }, PAPERS, LIGHT),
    corks(S.element('trunk corks'), TRUNK, { from: 0.6, to: 0.9, n: 7, side: -1 }, PAPERS, LIGHT),
    corks(S.element('arm corks'), CRADLE, { from: 0.36, to: 0.9, n: 9, side: 1 }, ARM, LIGHT),
    paperBalloonDog(
      scene.element('dog'),
      { x: 162, y: 746, s: 1.02 },
      { far: '#a32a26', near: '#d5402f', shine: '#f3a08a' },
      LIGHT,
    ),
    bareSpines(S.element('under'), CRADLE, { from: 0.26, to: 0.9, n: 12, side: -1 }, ARM, LIGHT),
    limbSheet(S.element('arm'), CRADLE, ARM, { ...LIGHT, lift: 1.6 }),
  );
  fallenCork(scene);
  return scene;
}

function desert(scene: Scene): void {
  const S = scene.element('desert');
  scene.add(
    sheet(S, smooth(blob(330, 560, 292, 292, S.noise, 0.01, 2, 70)), '#f7d58f', { ...LIGHT, lift: 0.5 }),
    sheet(
      S,
      handPath(S, 'M-40 1010L120 1006L150 960L260 956L282 1000L560 1004L580 1240L-40 1240Z', 3),
      '#d98f76',
      { ...LIGHT, lift: 0.6 },
    ),
    sheet(
      S,
      handPath(S, 'M-40 1100C160 1060 360 1090 520 1074C640 1062 740 1050 840 1056L840 1240L-40 1240Z', 3),
      '#b95a43',
      LIGHT,
    ),
  );
}

/** The one that is missing above. */
function fallenCork(scene: Scene): void {
  const S = scene.element('cork');
  scene.add(
    sheet(S, handPath(S, 'M336 1124L374 1116L380 1146L342 1154Z', 0.8), PAPERS.cork, { ...LIGHT, lift: 0.8 }),
    sheet(S, handPath(S, 'M370 1115L378 1114L384 1146L376 1148Z', 0.6), PAPERS.corkEnd, {
      ...LIGHT,
      lift: 0.2,
    }),
  );
}

export default card({ finish: cutpaper, grade: {}, paint });
