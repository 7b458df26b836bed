/** A study of the figure rig: poses, hats, builds and views side by side. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { nth, times } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { figure, type FigureOptions } from '../../../motifs/figure/figure.ts';
import { poses, type PoseName } from '../../../motifs/figure/skeleton.ts';

const coats = ['#2f4a78', '#8a3b32', '#3f6a4e', '#b8893a', '#5a4a72', '#35393f'];
const hats = [
  'bowler',
  'brim',
  'top hat',
  'cap',
  'beret',
  'headscarf',
  'hood',
  'bobble',
  'straw',
  'bonnet',
  'sou-wester',
  'none',
] as const;
const garments = ['coat', 'jacket', 'long coat', 'skirt', 'dress', 'cape'] as const;
const hairs = ['short', 'bun', 'long', 'plait', 'bald', 'curly'] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 11, background: '#c9bfa8' });
  const names = Object.keys(poses) as PoseName[];
  const rows: Partial<FigureOptions>[] = [
    { view: 'side', face: true },
    { view: 'side' },
    { view: 'back' },
    { view: 'front', face: true },
  ];
  scene.add(
    times(24, (i) => {
      const row = nth(rows, Math.floor(i / 6));
      const S = scene.element('figure ' + i);
      const build = i % 7 === 3 ? 'child' : i % 7 === 5 ? 'stout' : i % 7 === 6 ? 'thin' : 'adult';
      return figure(S, {
        x: 80 + (i % 6) * 128,
        y: 270 + Math.floor(i / 6) * 290,
        s: 1.7,
        pose: nth(names, (i < 12 ? i : (i - 12) * 3 + 1) % names.length),
        build,
        hat: nth(hats, i % hats.length),
        hair: nth(hairs, i % hairs.length),
        garment: nth(garments, i % garments.length),
        wind: i % 4 === 0 ? 6 : 0,
        colours: {
          coat: nth(coats, i % coats.length),
          hat: nth(coats, (i + 2) % coats.length),
          ...(i % 3 === 0 ? { scarf: '#c8402e' } : {}),
          ...(i % 5 === 4 ? { apron: '#e8dcc4' } : {}),
        },
        ...row,
      }).svg;
    }),
  );
  return scene;
}

export default card({ finish: gouache, grade: { radius: 3 }, paint });
