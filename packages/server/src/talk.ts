/** Talk at a table. It is not part of the game, and not kept. */
import { plainText } from '@fabula/engine/clue.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { LONGEST_SAYING } from '@fabula/protocol/client-messages.ts';
import type { Reaction } from '@fabula/protocol/table.ts';
import { textFrame } from './frames.ts';
import type { Table } from './table.ts';
import { refused, type Result } from './results.ts';

/** From the telling to the reveal a storyteller's face says nothing. [I5] */
function mayTalk(table: Table, by: PlayerId): Result {
  if (!table.doc.chat) return refused({ code: 'chat-off' });
  const { phase, storyteller } = table.game.state;
  const resting = phase.name === 'submit' || phase.name === 'vote';
  const seat = personOf(table.game.state, by)?.seat ?? null;
  return resting && seat !== null && seat === storyteller ? refused({ code: 'storyteller-rests' }) : null;
}

function tellAll(table: Table, by: PlayerId, message: object): void {
  const frame = textFrame(JSON.stringify(message));
  for (const guest of table.guests) {
    if (!table.doc.mutes[guest.player]?.includes(by)) guest.send(frame);
  }
}

export function say(table: Table, by: PlayerId, words: string): Result {
  const text = plainText(words);
  if (text === '') return refused({ code: 'saying-empty' });
  if (Array.from(text).length > LONGEST_SAYING)
    return refused({ code: 'saying-too-long', most: LONGEST_SAYING });
  const no = mayTalk(table, by);
  if (no) return no;
  table.house.counts.sayings += 1;
  tellAll(table, by, { say: { by, text, at: table.house.clock.now() } });
  return null;
}

export function react(table: Table, by: PlayerId, reaction: Reaction): Result {
  const no = mayTalk(table, by);
  if (no) return no;
  tellAll(table, by, { react: { by, reaction } });
  return null;
}
