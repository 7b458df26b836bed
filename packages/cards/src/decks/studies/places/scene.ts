/** A study of the room: perspective, window light, lamp, furniture, a figure and a cat. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { ellipse } from '../../../kit/markup.ts';
import { Scene } from '../../../kit/scene.ts';
import { beast } from '../../../motifs/animals/quadruped.ts';
import { figure } from '../../../motifs/figure/figure.ts';
import { lampCone, lightPatch, room, windowOn } from '../../../motifs/places/room.ts';
import { chair, frame, hangingLamp, lantern, suitcase, table } from '../../../motifs/props.ts';

function paint(): Scene {
  const scene = new Scene({ seed: 14, background: '#1a1420' });
  const S = (name: string) => scene.element(name);
  const r = room(S('room'), {
    back: [230, 330, 340, 400],
    wall: '#4f6b62',
    floor: '#7a5236',
    ceiling: '#38483f',
    lightSide: -1,
    wallpaper: 'stripes',
  });
  scene.add(
    r.svg,
    windowOn(S('window'), r.on('left', 0.35, 0.35, 0.7, 0.85), { frame: '#d8c8a4', sky: '#e8b878' }),
  );
  scene.add(lightPatch(S('patch'), r.on('floor', 0.2, 0.35, 0.62, 0.62), '#ffc878', 0.4));
  scene.add(
    frame(S('picture'), {
      x: 400,
      y: 460,
      w: 90,
      h: 70,
      colour: '#b8893a',
      picture: ellipse(0, 10, 40, 26, '#5a7f92'),
    }),
  );
  const [tx, ty] = r.floor(0.55, 0.55);
  scene.add(
    chair(S('chair'), { x: tx - 120, y: ty, s: 1.3, colour: '#5a3a28' }),
    table(S('table'), { x: tx, y: ty, s: 1.4, colour: '#6a4630', trim: '#e8dcc4' }),
  );
  scene.add(
    hangingLamp(S('lamp'), { x: tx, y: 420, drop: 300, s: 1.2, colour: '#2f5a52' }),
    lampCone(S('cone'), tx, 430, ty, 220, '#ffd890'),
  );
  const man = figure(S('man'), {
    x: 620,
    y: 1040,
    s: 2.2,
    flip: -1,
    view: 'side',
    pose: 'walk',
    hat: 'brim',
    garment: 'long coat',
    colours: { coat: '#35405e', scarf: '#c8402e' },
    angle: 200,
  });
  scene.add(
    man.svg,
    suitcase(S('case'), { x: man.hands[0][0], y: man.hands[0][1] + 90, s: 1.7, colour: '#8a5a34' }),
    lantern(S('lantern'), { x: man.hands[1][0], y: man.hands[1][1], s: 1.6, colour: '#4a3a2a' }),
  );
  scene.add(
    beast(S('cat'), {
      kind: 'cat',
      x: 230,
      y: 1080,
      s: 2,
      pose: 'sit',
      colours: { coat: '#2c2a30', eye: '#b6dc5a' },
      angle: 200,
    }).svg,
  );
  return scene;
}

export default card({ finish: gouache, grade: { radius: 4 }, paint });
