/** How a rabbit is dressed: a thing it has with it, and a pattern on its coat. The coat itself is the colour of its seat. */
import type { Colour } from '@fabula/engine/model.ts';

export const THINGS = ['scarf', 'key', 'teacup', 'umbrella', 'wings', 'lantern', 'balloon', 'book'] as const;
export type Thing = (typeof THINGS)[number];
export const PATTERNS = ['plain', 'spots', 'stripes', 'patch', 'socks', 'star'] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Look {
  readonly thing: Thing;
  readonly pattern: Pattern;
}

/** Of those who have chosen nothing, and of everybody before there was anything to choose. */
const USUAL: Readonly<Record<Colour, Thing>> = {
  vermilion: 'scarf',
  ochre: 'key',
  moss: 'teacup',
  sky: 'umbrella',
  plum: 'wings',
  bone: 'lantern',
};
export const usualLook = (colour: Colour): Look => ({ thing: USUAL[colour], pattern: 'plain' });

/** In a profile: the second way to write it. The first was the name of a colour, which says nothing of this. */
export const avatarFor = ({ pattern, thing }: Look): string => `r2-${pattern}-${thing}`;

/** Null: nothing was chosen, or in a way that only a later edition can read. */
export function lookIn(avatar: string | undefined): Look | null {
  const [, first, second] = /^r2-([a-z]+)-([a-z]+)$/.exec(avatar ?? '') ?? [];
  const pattern = PATTERNS.find((one) => one === first);
  const thing = THINGS.find((one) => one === second);
  return pattern && thing ? { pattern, thing } : null;
}

export interface Piece {
  readonly colour: Colour;
  /** Of whoever has it; undefined: nobody. */
  readonly avatar: string | undefined;
}

const same = (one: Look, other: Look): boolean => one.thing === other.thing && one.pattern === other.pattern;

/** Every rabbit of a table, no two alike: who chose first has it, the others keep their thing if they can, in another pattern. */
export function looksOf(pieces: readonly Piece[]): Readonly<Partial<Record<Colour, Look>>> {
  const looks: Partial<Record<Colour, Look>> = {};
  const isFree = (look: Look): boolean => Object.values(looks).every((other) => !same(other, look));
  const wear = (colour: Colour, wish: Look): void => {
    looks[colour] = [wish, ...PATTERNS.map((pattern) => ({ ...wish, pattern }))].find(isFree) ?? wish;
  };
  // Whoever chose something first has it; then those who chose the same; then those who chose nothing.
  const chose = pieces.filter(({ avatar }) => lookIn(avatar));
  const first = chose.filter(
    ({ avatar }, place) => chose.findIndex((one) => one.avatar === avatar) === place,
  );
  for (const { colour, avatar } of new Set([...first, ...chose, ...pieces]))
    wear(colour, lookIn(avatar) ?? usualLook(colour));
  return looks;
}
