/** The process of networks.ts: does what it is ordered to, one order after another, and ends with who orders. */
import { type Proxy, startProxy } from '../../../../gamelog/test/proxy.ts';
import { FrontDoor } from './front-door.ts';
import type { Answer, Ordered } from './networks.ts';

const cables = new Map<number, Proxy>();
let door: FrontDoor | null = null;

function cableAt(port: number): Proxy {
  const cable = cables.get(port);
  if (!cable) throw new Error(`there is no cable at ${port}`);
  return cable;
}

async function carryOut({ order }: Ordered): Promise<Answer['answer']> {
  switch (order.what) {
    case 'lay': {
      const cable = await startProxy(order.to);
      cables.set(cable.port, cable);
      return cable.port;
    }
    case 'alter':
      Object.assign(cableAt(order.cable), order.change);
      return null;
    case 'cut':
      cableAt(order.cable).cut();
      return null;
    case 'open':
      door = new FrontDoor(order.nodes);
      await door.open(order.port);
      return null;
    case 'leads':
      return door ? [...door.leads] : [];
  }
}

process.on('message', (ordered: Ordered) => {
  carryOut(ordered).then(
    (answer) => process.send?.({ id: ordered.id, answer } satisfies Answer),
    // Whoever waits for the answer learns by our end that there is none.
    (error: unknown) => {
      process.stderr.write(`the networks failed: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit());
