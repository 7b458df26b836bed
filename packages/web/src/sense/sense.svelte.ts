/** How plain a clue is, for the storyteller alone: asked for on this device, computed on this device. */
import type { Plainness } from '@fabula/bots/plainness.ts';
import { isMetered } from '../net/connection.ts';
import { VECTORS } from '../solo/vocabulary-files.ts';
import type { Question, Reply } from './questions.ts';

/** `asks`: somebody pays for what would come, and has not said yes. */
export type Stage = 'off' | 'asks' | 'coming' | 'ready' | 'lost';

let stage = $state<Stage>('off');
let share = $state(0);
let told = $state.raw<Plainness | null>(null);
let worker: Worker | null = null;
let question: Question | null = null;
let asked = 0;

export const senseStage = (): Stage => stage;
/** Of the vocabulary, how much has come. */
export const senseShare = (): number => share;
/** Null: nothing is known of the clue as it is now. */
export const senseTold = (): Plainness | null => told;

/** Whoever saves is asked first, unless it lies here already. */
export async function beginSense(): Promise<void> {
  if (stage !== 'off') return;
  const asks = isMetered() && !(await liesHere());
  if (stage !== 'off') return;
  if (asks) stage = 'asks';
  else fetchSense();
}

/** It may come. */
export function fetchSense(): void {
  stage = 'coming';
  share = 0;
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data));
    worker.addEventListener('error', () => hear({ what: 'lost' }));
  }
  if (question) worker.postMessage(question);
}

export function endSense(): void {
  worker?.terminate();
  worker = null;
  told = null;
  question = null;
  stage = 'off';
}

/** Of several questions the last one is answered. */
export function askSense(about: Omit<Question, 'id'>): void {
  asked += 1;
  question = { ...about, id: asked };
  if (stage === 'coming' || stage === 'ready') worker?.postMessage(question);
}

function hear(reply: Reply): void {
  if (reply.what === 'coming') ({ share } = reply);
  else if (reply.what === 'lost') {
    stage = 'lost';
    told = null;
  } else if (stage !== 'off') {
    stage = 'ready';
    if (reply.id === asked) ({ told } = reply);
  }
}

async function liesHere(): Promise<boolean> {
  try {
    return (await caches.match(VECTORS, { ignoreVary: true })) !== undefined;
  } catch {
    // Where nothing can be kept, nothing lies.
    return false;
  }
}
