/**
 * The front door, and every node's lines to the database and to the bus, in a process of their own: in one with hundreds of
 * players, whatever goes over them would wait until those have thought, and the drill would measure itself.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Proxy } from '../../../../gamelog/test/proxy.ts';
import { endWithUs, freePort } from '../built-server.ts';

type Change = Partial<Pick<Proxy, 'to' | 'delayMs' | 'losesAsks' | 'losesAnswers' | 'isDown'>>;

/** Cables are known by their ports. */
export type Order =
  | { readonly what: 'lay'; readonly to: number }
  | { readonly what: 'alter'; readonly cable: number; readonly change: Change }
  | { readonly what: 'cut'; readonly cable: number }
  | { readonly what: 'open'; readonly port: number; readonly nodes: readonly number[] }
  | { readonly what: 'leads' };

export interface Ordered {
  readonly id: number;
  readonly order: Order;
}

/** By what was ordered. */
export interface Answers {
  readonly lay: number;
  readonly alter: null;
  readonly cut: null;
  readonly open: null;
  readonly leads: readonly (readonly [from: number, node: number])[];
}

export interface Answer {
  readonly id: number;
  readonly answer: Answers[keyof Answers];
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** A proxy over there. What is ordered is done when the promise resolves. */
export interface Cable {
  readonly port: number;
  alter(change: Change): Promise<void>;
  cut(): Promise<void>;
}

export interface Door {
  readonly url: string;
  /** To which node a connection leads, by the port it comes from. */
  leads(): Promise<ReadonlyMap<number, number>>;
}

export class Networks {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor() {
    this.#process = fork(join(import.meta.dirname, 'networks-process.ts'), {
      cwd: import.meta.dirname,
      execArgv: ['--import', 'tsx'],
    });
    endWithUs(this.#process);
    this.#process.on('message', ({ id, answer }: Answer) => {
      this.#waiting.get(id)?.resolve(answer as never);
      this.#waiting.delete(id);
    });
    this.#process.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the networks are gone'));
    });
  }

  /** One that leads to this port. */
  async lay(to: number): Promise<Cable> {
    const port = await this.#order({ what: 'lay', to });
    return {
      port,
      alter: async (change) => void (await this.#order({ what: 'alter', cable: port, change })),
      cut: async () => void (await this.#order({ what: 'cut', cable: port })),
    };
  }

  /** The door before these nodes. */
  async open(nodes: readonly number[]): Promise<Door> {
    const port = await freePort();
    await this.#order({ what: 'open', port, nodes });
    return {
      url: `ws://127.0.0.1:${port}/ws`,
      leads: async () => new Map(await this.#order({ what: 'leads' })),
    };
  }

  async close(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const exited = once(this.#process, 'exit');
    this.#process.disconnect();
    await exited;
  }

  #order<What extends Order['what']>(order: Order & { readonly what: What }): Promise<Answers[What]> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      if (!this.#process.connected) return reject(new Error('the networks are gone'));
      this.#waiting.set(id, { resolve, reject });
      this.#process.send({ id, order } satisfies Ordered);
      return undefined;
    });
  }
}
