/** What a hand does, in the words of W3C's WebDriver, which BiDi and the classic protocol share. */
import type { Point } from './engine.ts';

type Action = Record<string, unknown>;

const CONTROL = '\uE009';

export const dragging = ([first, ...others]: readonly Point[]): Action[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      ...(first ? [move(first), { type: 'pointerDown', button: 0 }] : []),
      ...others.map(move),
      { type: 'pointerUp', button: 0 },
    ],
  },
];

const move = ({ x, y }: Point): Action => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

export const overwriting = (text: string): Action[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: CONTROL },
      ...pressing('a'),
      { type: 'keyUp', value: CONTROL },
      ...[...text].flatMap(pressing),
    ],
  },
];

const pressing = (value: string): Action[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
