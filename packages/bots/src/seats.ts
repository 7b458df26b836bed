/** Who the bots at a table are: what their host keeps of them, and what everybody is told. */
import type { PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import type { Language, Profile } from '@fabula/protocol/table.ts';
import { type Level, USUAL_LEVEL } from './brain.ts';
import { type Character, characterOf, type CharacterId, CHARACTERS } from './characters.ts';

/** What is kept of a bot: its name follows the table's language. */
export interface BotDoc {
  readonly character: CharacterId;
  readonly level: Level;
}

export type SeatedBots = Readonly<Record<PlayerId, BotDoc>>;

const FIRST = CHARACTERS[0] as Character;

export function profileOfBot({ character, level }: BotDoc, language: Language): Profile {
  const { name, avatar } = characterOf(character) ?? FIRST;
  return { name: name[language], avatar, level };
}

/** Somebody sits in for a person: one of those who are not at the table, the same one each time. */
export function standIn(bots: SeatedBots, seat: SeatIndex): BotDoc {
  const present = Object.values(bots).map(({ character }) => character);
  const free = CHARACTERS.filter(({ id }) => !present.includes(id));
  return { character: (free[seat % free.length] ?? FIRST).id, level: USUAL_LEVEL };
}
