/** Who I am at tables: a name and a rabbit, kept on this device. */
import { COLOURS, type Colour } from '@fabula/engine/model.ts';
import { avatarFor, type Look, usualLook } from '../art/looks.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { keep, kept } from '../net/storage.ts';

interface Me {
  /** Empty: called by the rabbit. */
  name: string;
  colour: Colour;
  /** Null: as rabbits of this colour usually look. */
  look: Look | null;
  /** Has seen what they are called, and let it be. */
  asked: boolean;
}

const NOBODY: Me = {
  name: '',
  colour: COLOURS[Math.floor(Math.random() * COLOURS.length)] ?? 'vermilion',
  look: null,
  asked: false,
};
// Of earlier editions only name and colour were kept.
const me = $state<Me>({ ...NOBODY, ...kept<Partial<Me>>('me') });

export const myColour = (): Colour => me.colour;
export const myName = (): string => me.name || t(`rabbit.${me.colour}`);
export const myLook = (): Look => me.look ?? usualLook(me.colour);
/** As others are told of it: where nothing was chosen, as it always was. */
export const myAvatar = (): string => (me.look ? avatarFor(me.look) : me.colour);
/** Nobody is called by a rabbit that they were not asked about. */
export const hasName = (): boolean => me.asked || me.name !== '';

export function beCalled(name: string, colour: Colour, look: Look | null = me.look): void {
  me.name = name === t(`rabbit.${colour}`) ? '' : name;
  me.colour = colour;
  me.look = look;
  me.asked = true;
  keep('me', $state.snapshot(me));
}

/** Nothing is kept any more; the rabbit stays for this page. */
export function beNobody(): void {
  me.name = '';
  me.asked = false;
}
