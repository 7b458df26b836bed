/** The thread in which all bots think. It may take its time; the thread that serves the players must not. */
import { parentPort, workerData } from 'node:worker_threads';
import { BotHouse, type NewBrain } from '@fabula/bots/house.ts';
import { loadVocabulary } from '@fabula/bots/node.ts';
import { Endpoint } from '@fabula/bots/provider/endpoint.ts';
import { providerBrain } from '@fabula/bots/provider/provider-brain.ts';
import type { BotSetup, FromBots, ToBots } from './bot-messages.ts';
import { pictureOf } from './bot-pictures.ts';
import { WordsOnDisk } from '../card-words.ts';
import { CLOCK } from '../clock.ts';

function serve(setup: BotSetup): void {
  const port = parentPort;
  if (port === null) throw new Error('bot-worker runs in a worker thread');
  const reply = (message: FromBots): void => port.postMessage(message);
  const words = new WordsOnDisk(setup.decks);
  const house = openHouse(setup, (text) => reply({ what: 'warning', text }));

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
    else if (message.what === 'leave') void house.then((bots) => bots.leave(message.game));
    else if (message.what === 'describe') void house.then((bots) => bots.describe(message.words));
    else void house.then((bots) => words.tell(bots, message.decks, message.language));
  });
}

/** Without its vocabulary a bot understands only the words that the deck's authors used too. */
async function openHouse(setup: BotSetup, warn: (text: string) => void): Promise<BotHouse> {
  const folder = import.meta.url.endsWith('.ts') ? undefined : new URL('./bots/', import.meta.url);
  const vocabulary = await loadVocabulary(folder).catch((error: unknown) => {
    warn(`The bots have no vocabulary: ${String(error)}`);
    return undefined;
  });
  return new BotHouse(vocabulary, newBrain(setup, warn));
}

/** Undefined: the usual ones. */
function newBrain({ decks, provider }: BotSetup, warn: (text: string) => void): NewBrain | undefined {
  if (!provider) return undefined;
  const endpoint = new Endpoint(provider, CLOCK, (trouble) => warn(`The bots’ model: ${trouble}`));
  return (sitter, { game, view }) =>
    providerBrain(sitter, game, { endpoint, pictureOf: (card) => pictureOf(card, view.decks, decks) });
}

serve(workerData as BotSetup);
