/** What the table's events add up to. */
import { EMPTY, type Register, type RegisterEvent } from './model.ts';

/** Of more than so many the oldest are let go. */
const MOST_BANNED = 200;
const MOST_MUTED = 30;
export const MOST_WHO_MUTE = 100;
const MOST_OFFERS = 12;
const MOST_GAMES = 500;

export function evolve(register: Register, event: RegisterEvent): Register {
  switch (event.type) {
    case 'opened': {
      const { game, language, listed, chat, descriptions = false, quickBots = false } = event;
      return { ...EMPTY, game, language, listed, chat, descriptions, quickBots };
    }
    case 'chosen': {
      const { language, listed, chat } = event;
      const { descriptions = register.descriptions, quickBots = register.quickBots } = event;
      return { ...register, language, listed, chat, descriptions, quickBots };
    }
    case 'muted':
    case 'heard':
      return { ...register, mutes: mutesAfter(register, event) };
    case 'banned':
      return {
        ...register,
        banned: latest(MOST_BANNED, without(register.banned, event.player), event.player),
      };
    case 'unbanned':
      return { ...register, banned: without(register.banned, event.player) };
    case 'seatOffered': {
      const { hash, from, until } = event;
      return { ...register, handovers: latest(MOST_OFFERS, register.handovers, { hash, from, until }) };
    }
    case 'offerEnded':
      return { ...register, handovers: register.handovers.filter(({ hash }) => hash !== event.hash) };
    case 'botInvited': {
      const { bot, character, level } = event;
      return { ...register, bots: { ...register.bots, [bot]: { character, level } } };
    }
    case 'botGone': {
      const { [event.bot]: _, ...bots } = register.bots;
      return { ...register, bots };
    }
    case 'gamePutOn':
      return { ...register, game: event.game, games: latest(MOST_GAMES, register.games, register.game) };
    case 'closed':
    case 'reopened':
      return { ...register, closed: event.type === 'closed' };
  }
}

function mutesAfter(
  { mutes }: Register,
  { type, by, player }: RegisterEvent & { type: 'muted' | 'heard' },
): Register['mutes'] {
  const { [by]: mine = [], ...others } = mutes;
  const rest = without(mine, player);
  const list = type === 'muted' ? latest(MOST_MUTED, rest, player) : rest;
  if (list.length === 0) return others;
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_WHO_MUTE), [by, list]]);
}

const without = (list: readonly string[], one: string): string[] => list.filter((other) => other !== one);
const latest = <T>(most: number, list: readonly T[], one: T): T[] => [...list.slice(1 - most), one];
