/** Who I am at tables: a name and a rabbit, kept on this device. */
import { COLOURS, type Colour } from '@fabula/engine/model.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { keep, kept } from '../net/storage.ts';

interface Me {
  /** Empty: called by the rabbit. */
  name: string;
  colour: Colour;
}

const me = $state<Me>(
  kept<Me>('me') ?? {
    name: '',
    colour: COLOURS[Math.floor(Math.random() * COLOURS.length)] ?? 'vermilion',
  },
);

export const myColour = (): Colour => me.colour;
export const myName = (): string => me.name || t(`rabbit.${me.colour}`);

export function beCalled(name: string, colour: Colour): void {
  me.name = name === t(`rabbit.${colour}`) ? '' : name;
  me.colour = colour;
  keep('me', $state.snapshot(me));
}

/** Nothing is kept any more; the rabbit stays for this page. */
export function beNobody(): void {
  me.name = '';
}
