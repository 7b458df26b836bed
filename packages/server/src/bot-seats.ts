/** Who the bots at a table are. */
import { type Level, USUAL_LEVEL } from '@fabula/bots/brain.ts';
import { type Character, characterOf, type CharacterId, CHARACTERS } from '@fabula/bots/characters.ts';
import type { PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import { viewFor } from '@fabula/engine/view.ts';
import type { Language, Profile } from '@fabula/protocol/table.ts';
import type { Question } from './brains.ts';
import { hashOf } from './secrets.ts';
import type { Table } from './table.ts';

/** What is kept of a bot: its name follows the table's language. */
export interface BotDoc {
  readonly character: CharacterId;
  readonly level: Level;
}

const FIRST = CHARACTERS[0] as Character;

export function profileOfBot({ character, level }: BotDoc, language: Language): Profile {
  const { name, avatar } = characterOf(character) ?? FIRST;
  return { name: name[language], avatar, level };
}

/** Somebody sits in for a person: one of those who are not at the table, the same one each time. */
function standIn({ bots }: Table['doc'], seat: SeatIndex): BotDoc {
  const present = Object.values(bots).map(({ character }) => character);
  const free = CHARACTERS.filter(({ id }) => !present.includes(id));
  return { character: (free[seat % free.length] ?? FIRST).id, level: USUAL_LEVEL };
}

/** What is put before the brain of a seat: the seat's view, and who it is to be. No `player`: a stand-in. */
export function questionFor(table: Table, seat: SeatIndex, player: PlayerId | null): Question {
  const { doc, game, house } = table;
  const { character, level } = (player === null ? undefined : doc.bots[player]) ?? standIn(doc, seat);
  return {
    game: game.id,
    seat,
    character,
    level,
    language: doc.language,
    seed: hashOf(`${house.botSecret} ${game.id} ${seat}`),
    view: viewFor(game.state, seat),
  };
}
