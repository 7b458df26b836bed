/**
 * A whole player for somebody else's server. Sits down at a table and plays until the game is over:
 *   npx tsx examples/third-party-bot.ts ws://localhost:3000/ws K7QX2M
 */
import { optionsIn, type Option } from '@fabula/engine/options.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { WebSocket } from 'ws';

const any = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

function move(client: Client, option: Option): Promise<unknown> {
  switch (option.type) {
    case 'claim':
      return client.send('claim', {});
    case 'tell':
      // Said aloud always fits, whatever the cell asks of a clue; a real bot would look at the picture.
      return client.send('tell', {
        card: option.cards.length > 0 ? any(option.cards) : null,
        clue: { kind: 'aloud', media: null },
      });
    case 'submit':
      return client.send('submit', { cards: [...any(option.choices)] });
    case 'own':
      // With a real box only people know which card is theirs.
      return Promise.resolve();
    case 'vote':
      return client.send('vote', { number: any(option.numbers) });
    case 'swapHand':
      return client.send('swapHand', {});
    case 'sawResult':
      return client.send('sawResult', {});
  }
}

/** Resolves with the final scores. */
export async function playAt(url: string, code: string, name: string): Promise<readonly number[]> {
  const client = createClient({ url, language: 'en', connect: (address) => new WebSocket(address) });
  const entered = await client.enter({ code, role: 'player', name });
  const seated = entered.ok ? await client.send('join', {}) : entered;
  if (!seated.ok) throw new Error(seated.text);
  return new Promise((resolve) => {
    const look = (): void => {
      const { view } = client;
      if (view?.phase === 'over') {
        client.close();
        resolve(view.scores);
      } else if (view && view.seat !== null && view.waiting.includes(view.seat)) {
        const [option] = optionsIn(view);
        if (option) void move(client, option);
      }
    };
    client.on('view', look);
    look();
  });
}

const [url, code, name = 'A bot'] = process.argv.slice(2);
if (url?.startsWith('ws') && code !== undefined) console.log(await playAt(url, code, name));
