/** The worker that hosts the table on this device. */
import { SoloHost } from './host.ts';
import { DeviceMinds } from './minds.ts';
import type { Room } from './room.ts';
import { openShelf } from './shelf-idb.ts';
import type { ToWorker } from './socket.ts';
import { decksOnOffer, SOURCES } from './sources.ts';

const page = self as unknown as {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
};

let pace = 1;
const show: Room['show'] = (text) => page.postMessage(text);
const complain = (error: unknown): void => console.error(error);

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function host(): Promise<SoloHost> {
  return new SoloHost({
    shelf: await openShelf(secret()),
    minds: new DeviceMinds(SOURCES, complain),
    clock: {
      now: () => Math.floor(performance.timeOrigin + performance.now()),
      after: (ms, wake) => {
        const timer = setTimeout(wake, ms);
        return () => clearTimeout(timer);
      },
    },
    decks: decksOnOffer,
    random: () => Math.random(),
    secret,
    show,
    displaced: () => show(JSON.stringify({ bye: 'elsewhere' })),
    complain,
    pace: () => pace,
  });
}

const hosting = host();
page.addEventListener('message', ({ data }) => {
  ({ pace } = data);
  void hosting.then((table) => table.hear(data.text));
});
