/** Who may sit down. A character is a name, a rabbit and a taste in clues; how well it plays is its level. */
import type { Colour } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { EN } from './lines/en.ts';
import { RU } from './lines/ru.ts';

/** What a character likes to say, from -1 (hardly ever) to 1 (gladly). */
export interface Taste {
  readonly questions: number;
  readonly oneWord: number;
  readonly longer: number;
}

/** When a character may have something to say: always after the reveal. */
export const OCCASIONS = [
  'told-some',
  'told-all',
  'told-nobody',
  'found',
  'found-alone',
  'missed',
  'missed-alone',
  'nobody-found',
  'fooled',
  'fooled-many',
  'leading',
  'won',
  'lost',
] as const;
export type Occasion = (typeof OCCASIONS)[number];
export type Lines = Readonly<Record<Occasion, readonly string[]>>;

export const CHARACTER_IDS = [
  'comma',
  'moth',
  'biscuit',
  'lantern',
  'drizzle',
  'button',
  'marmalade',
  'echo',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export interface Character {
  readonly id: CharacterId;
  readonly name: Readonly<Record<Language, string>>;
  /** The rabbit it is drawn as. */
  readonly avatar: Colour;
  readonly taste: Taste;
  readonly lines: Readonly<Record<Language, Lines>>;
}

const BODIES: Readonly<Record<CharacterId, { readonly avatar: Colour; readonly taste: Taste }>> = {
  comma: { avatar: 'bone', taste: { questions: -0.5, oneWord: 0.6, longer: -0.3 } },
  moth: { avatar: 'plum', taste: { questions: 0, oneWord: -0.4, longer: 0.7 } },
  biscuit: { avatar: 'ochre', taste: { questions: 0.2, oneWord: 0, longer: 0.1 } },
  lantern: { avatar: 'vermilion', taste: { questions: -0.2, oneWord: 0.2, longer: 0.2 } },
  drizzle: { avatar: 'sky', taste: { questions: -0.1, oneWord: 0.5, longer: 0.2 } },
  button: { avatar: 'moss', taste: { questions: 0.8, oneWord: -0.2, longer: 0 } },
  marmalade: { avatar: 'vermilion', taste: { questions: 0.4, oneWord: -0.3, longer: 0.5 } },
  echo: { avatar: 'plum', taste: { questions: 0.5, oneWord: 0.7, longer: -0.5 } },
};

export const CHARACTERS: readonly Character[] = CHARACTER_IDS.map((id) => ({
  id,
  name: { en: EN[id].name, ru: RU[id].name },
  ...BODIES[id],
  lines: { en: EN[id].lines, ru: RU[id].lines },
}));

export const characterOf = (id: string): Character | undefined =>
  CHARACTERS.find((character) => character.id === id);

/** Somebody who is not at the table yet; when everybody is, anyone. `random` gives 0 up to 1. */
export function newcomer(present: readonly string[], random: () => number): Character {
  const free = CHARACTERS.filter(({ id }) => !present.includes(id));
  const choice = free.length > 0 ? free : CHARACTERS;
  return choice[Math.floor(random() * choice.length)] ?? (CHARACTERS[0] as Character);
}
