/** Which layout the page has, for what styles alone cannot do. */
import { MediaQuery } from 'svelte/reactivity';
import { LAYOUTS, ROOM } from './styles/layouts.ts';

const desk = new MediaQuery(LAYOUTS.desk);
const tablet = new MediaQuery(LAYOUTS.tablet);
const low = new MediaQuery(ROOM.low);
const lowDesk = new MediaQuery(ROOM['low-desk']);

export const layout = {
  get desk(): boolean {
    return desk.current;
  },
  get tablet(): boolean {
    return tablet.current;
  },
  get low(): boolean {
    return low.current;
  },
  get lowDesk(): boolean {
    return lowDesk.current;
  },
};
