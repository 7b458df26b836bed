/** The thread in which all bots think. It may take its time; the thread that serves the players must not. */
import { parentPort, workerData } from 'node:worker_threads';
import { BotHouse } from '@fabula/bots/house.ts';
import { loadVocabulary } from '@fabula/bots/node.ts';
import type { BotSetup, FromBots, ToBots } from './bot-messages.ts';
import { WordsOnDisk } from './bot-words.ts';

function serve(setup: BotSetup): void {
  const port = parentPort;
  if (port === null) throw new Error('bot-worker runs in a worker thread');
  const reply = (message: FromBots): void => port.postMessage(message);
  const words = new WordsOnDisk(setup.decks);
  const house = openHouse((text) => reply({ what: 'warning', text }));

  async function answer({ id, ask }: ToBots & { what: 'ask' }): Promise<void> {
    try {
      const bots = await house;
      await words.tell(bots, ask.view.decks, ask.language);
      reply({ what: 'answer', id, answer: await bots.answer(ask) });
    } catch (error) {
      reply({ what: 'failed', id, why: String(error) });
    }
  }

  port.on('message', (message: ToBots) => {
    if (message.what === 'ask') void answer(message);
    else void house.then((bots) => bots.leave(message.game));
  });
}

/** Without its vocabulary a bot understands only the words that the deck's authors used too. */
async function openHouse(warn: (text: string) => void): Promise<BotHouse> {
  const folder = import.meta.url.endsWith('.ts') ? undefined : new URL('./bots/', import.meta.url);
  const vocabulary = await loadVocabulary(folder).catch((error: unknown) => {
    warn(`The bots have no vocabulary: ${String(error)}`);
    return undefined;
  });
  return new BotHouse(vocabulary);
}

serve(workerData as BotSetup);
