/** A study of birds, fish and other small or many-armed creatures. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { hen, henSitting, heron, owl, stork } from '../../../motifs/animals/fowl.ts';
import {
  ant,
  curl,
  fishSchool,
  gull,
  octopusArm,
  octopusHead,
  spider,
} from '../../../motifs/animals/small.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 13, background: '#aebfc0' });
  const bird = {
    body: '#b9753f',
    wing: '#8a4f2c',
    beak: '#e0a83c',
    legs: '#c8883c',
    shade: '#2a1a2c',
    light: '#fff0d0',
  };
  const S = (name: string) => scene.element(name);
  scene.add(
    henSitting(S('brood'), { x: 150, y: 220, s: 1.1, colours: bird }),
    hen(S('hen'), { x: 350, y: 220, s: 1.5, colours: bird }),
  );
  scene.add(
    heron(S('heron'), { x: 530, y: 300, s: 1.2, colours: { ...bird, body: '#d6dde0', wing: '#6f8290' } }),
    owl(S('owl'), { x: 700, y: 280, s: 1.5, colours: { ...bird, body: '#8a7358', wing: '#6a553e' } }),
  );
  scene.add(
    stork(S('stork'), {
      x: 130,
      y: 480,
      s: 1.3,
      colours: { ...bird, body: '#f2ede0', wing: '#2c2a30', beak: '#d8592c', legs: '#d8592c' },
    }),
  );
  const c = { skin: '#9a4a6a', pale: '#e8b8b0', shade: '#2e1436', light: '#ffd8d0' };
  const octopus = S('octopus');
  scene.add(
    times(6, (i) =>
      octopusArm(octopus, curl(400 + (i - 2.5) * 26, 660, 0.4 + i * 0.46, 330, i % 2 ? 0.5 : -0.4), 22, c, {
        side: i % 2 ? 1 : -1,
      }),
    ),
    octopusHead(octopus, 400, 620, 1.4, c),
  );
  scene.add(
    fishSchool(S('school'), trace('80,1020 240,960 420,1010 600,960 740,1000'), { n: 40, colour: '#5a7f92' }),
  );
  scene.add(
    times(5, (i) =>
      ant(S('ant ' + i), { x: 80 + i * 70, y: 1130 + (i % 2) * 10, s: 1.3, colour: '#3a2018' }),
    ),
    spider(S('spider'), 660, 1110, 70, '#241c22'),
  );
  scene.add(
    gull(S('gull'), { x: 640, y: 420, s: 1.4, body: '#f2f2ec', wing: '#c8d2d8', tip: '#3a3a44' }),
    gull(S('gull2'), {
      x: 300,
      y: 400,
      s: 1,
      flip: -1,
      lift: 0.1,
      body: '#f2f2ec',
      wing: '#c8d2d8',
      tip: '#3a3a44',
    }),
  );
  return scene;
}

export default card({ finish: gouache, grade: { radius: 3 }, paint });
