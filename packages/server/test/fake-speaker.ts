/** Guests who speak, at tables without sockets. */
import type { Rules } from '@fabula/engine/rules.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { ServerMessage } from '@fabula/protocol/server-messages.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import { type AtTable, heed, type Speaker } from '@fabula/table/heed.ts';
import type { Result } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import { settle } from './fake-clock.ts';
import { type FakeHouse, FakeGuest, opened } from './fake-house.ts';

export class FakeSpeaker extends FakeGuest implements Speaker {
  readonly acknowledged: string[] = [];
  /** What the acknowledgements said besides. */
  readonly told: object[] = [];

  acknowledge(id: string, more?: object): void {
    this.acknowledged.push(id);
    if (more) this.told.push(more);
  }

  mayAsk(): boolean {
    return true;
  }

  chosenDecks(): readonly Deck[] | Rejection {
    return [];
  }

  rename(): Promise<Profile | Rejection> {
    return Promise.resolve({ name: 'N', avatar: 'rabbit' });
  }

  report(): Promise<Result> {
    return Promise.resolve(null);
  }
}

export type Said = AtTable extends infer Message
  ? Message extends AtTable
    ? Omit<Message, 'id'>
    : never
  : never;

let ids = 0;

/** Says something, and waits until it is answered: null if it was accepted, otherwise why not. */
export async function said(
  table: Table,
  speaker: FakeSpeaker,
  message: Said,
  id = `m${(ids += 1)}`,
): Promise<string | null> {
  const before = speaker.refusals.length;
  heed(speaker, table, { ...message, id });
  await table.settled();
  await settle();
  return speaker.refusals[before]?.code ?? null;
}

/** What somebody was sent that has this in it, in order. */
export const heard = <Key extends string>(
  { heard: messages }: FakeGuest,
  key: Key,
): Extract<ServerMessage, Record<Key, unknown>>[Key][] =>
  messages.flatMap((message) =>
    key in message ? [(message as Extract<ServerMessage, Record<Key, unknown>>)[key]] : [],
  );

/** A table with so many speakers in seats, the first of them its owner. */
export async function seated(
  { tables }: FakeHouse,
  rules: Rules,
  seats: number,
): Promise<{ table: Table; speakers: FakeSpeaker[] }> {
  const table = await opened(tables, rules);
  const speakers = Array.from({ length: seats }, (_, place) => new FakeSpeaker(`p${place}`));
  for (const speaker of speakers) {
    table.profiles.set(speaker.player, { name: speaker.player.toUpperCase(), avatar: 'rabbit' });
    table.welcome(speaker, 'in');
    await said(table, speaker, { type: 'join' });
  }
  return { table, speakers };
}
