/** People come to a table and sit down. */
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Answer } from '@fabula/protocol/client-types.ts';
import type { Person } from './person.ts';

export const NAMES = ['Yura', 'Timur', 'Lena', 'Kolya', 'Masha', 'Vera'];

export function ok(answer: Answer | undefined): Answer & { ok: true } {
  if (!answer?.ok) throw new Error(`refused: ${answer?.code} ${answer?.text}`);
  return answer;
}

/** The first of them opens the table; its code is the answer. */
export async function gather(people: readonly Person[], opening: FieldsOf<'open'>): Promise<string> {
  const { code = '' } = ok(await people[0]?.client.open(opening));
  for (const [place, { client }] of people.entries()) {
    ok(await client.enter({ code, role: 'player', name: NAMES[place] ?? `Guest ${place}` }));
    ok(await client.send('join', {}));
  }
  return code;
}
