/** A guest who does what the screen asks for, and nothing else: reveals are watched to their end. */
import { expect } from '@playwright/test';
import { aMoment, type Guest } from './guest.ts';
import type { Wanted } from './look.ts';

export const CLUE: Wanted = { role: 'textbox', name: /^Clue/ };
export const GIVE_CLUE: Wanted = { role: 'button', name: /^Give the clue$/ };
export const VOTE: Wanted = { role: 'button', name: /^Vote for \d+$/ };
export const ROW: Wanted = { role: 'radio', within: /^The pictures on the table$/ };
export const HAND: Wanted = { role: 'radio', within: /^Your pictures$/ };
export const LAST_PAGE: Wanted = { role: 'heading', name: /^The last page$/ };
const PICK: Wanted = { role: 'button', name: /^Pick a picture$/ };
const GIVE: Wanted = { role: 'button', name: /^(Give this picture|Give these \d|Take this one.*)$/ };
const PUT_BACK: Wanted = { role: 'button', name: /^Put it back$/ };
const SKIP: Wanted = { role: 'button', name: /^Skip$/ };
const NEXT: Wanted = { role: 'button', name: /^(Next round|To the last page|To the round)$/ };

/** What a phase is called when it asks something of somebody. */
export type Moment = 'tell' | 'choose' | 'vote' | 'reveal' | 'go on';

/** What the screen asks for, and the answer to it. */
async function answer(guest: Guest): Promise<Moment | null> {
  const [clue, give, putBack, pick, vote, skip, next] = (
    await guest.looksFor(CLUE, GIVE, PUT_BACK, PICK, VOTE, SKIP, NEXT)
  ).map((found) => found.length > 0);
  if (clue) {
    await guest.write(CLUE, 'a quiet night');
    await guest.click(GIVE_CLUE);
    await guest.gone(CLUE);
    return 'tell';
  }
  if (putBack) {
    await guest.clickNow({ ...HAND, name: /^(?!.*Taken)/ });
    return 'choose';
  }
  if (give) {
    await guest.clickNow(GIVE);
    return 'choose';
  }
  if (pick) {
    await guest.clickNow(ROW);
    return 'vote';
  }
  if (vote) {
    await guest.clickNow(VOTE);
    return 'vote';
  }
  if (skip) return 'reveal';
  if (next) {
    await guest.clickNow(NEXT);
    return 'go on';
  }
  return null;
}

/** Only there to end a game that hangs. */
const LONGEST_GAME_MS = 900_000;

async function play(guest: Guest, isEnough: () => Promise<boolean>): Promise<Moment[]> {
  const patience = Date.now() + LONGEST_GAME_MS;
  const moments: Moment[] = [];
  while (!(await isEnough())) {
    expect(Date.now(), `${guest.name} plays on`).toBeLessThan(patience);
    const moment = await answer(guest);
    if (moment === null || moment === 'reveal') await aMoment();
    if (moment !== null && moment !== moments.at(-1)) moments.push(moment);
  }
  return moments;
}

/** Everybody plays until the last page lies open before them. What they were asked for, in its order. */
export const playToTheEnd = (guests: readonly Guest[]): Promise<Moment[][]> =>
  Promise.all(guests.map((guest) => play(guest, () => guest.sees(LAST_PAGE))));

/** All play until one of them sees what is wanted; that is left to the caller. */
export async function playUntil(guests: readonly Guest[], one: Guest, wanted: Wanted): Promise<void> {
  let seen = false;
  const isEnough = async (guest: Guest): Promise<boolean> => {
    if (guest === one) seen ||= await guest.sees(wanted);
    return seen;
  };
  await Promise.all(guests.map((guest) => play(guest, () => isEnough(guest))));
}
