/** A command about the table itself: events, or the reason why not. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Decided } from '../ledger.ts';
import { evolve, MOST_WHO_MUTE } from './evolve.ts';
import { type Choices, EMPTY, type Register, type RegisterCommand, type RegisterEvent } from './model.ts';

/** What the register has to know of the game on the table, and of those around it. */
export interface Scene {
  readonly owner: PlayerId;
  readonly isOver: boolean;
  readonly now: number;
  /** Somebody sits here, looks on, or did not long ago. */
  knows(player: PlayerId): boolean;
  isSeated(player: PlayerId): boolean;
  hasPlace(player: PlayerId): boolean;
}

export type RegisterDecision =
  | ({ readonly ok: true } & Decided<Register, RegisterEvent>)
  | { readonly ok: false; readonly rejection: Rejection };

const no = (rejection: Rejection): RegisterDecision => ({ ok: false, rejection });

type Open = Extract<RegisterCommand, { type: 'open' }>;
/** What can be asked of a table that is there. */
export type Amendment = Exclude<RegisterCommand, Open>;

/** A register's first entry. Nothing speaks against it: there is no table yet. */
export function opened({
  game,
  language,
  listed,
  chat,
  descriptions,
  quickBots,
}: Open): Decided<Register, RegisterEvent> {
  const event = { type: 'opened', game, language, listed, chat, descriptions, quickBots } as const;
  return { events: [event], state: evolve(EMPTY, event) };
}

export function decide(register: Register, command: Amendment, scene: Scene): RegisterDecision {
  const found = eventsOf(register, command, scene);
  if ('code' in found) return no(found);
  return { ok: true, events: found, state: found.reduce(evolve, register) };
}

function eventsOf(
  register: Register,
  command: Amendment,
  scene: Scene,
): readonly RegisterEvent[] | Rejection {
  switch (command.type) {
    case 'choose':
      return scene.owner === command.by ? chosen(register, command) : { code: 'owner-only' };
    case 'mute':
      return muted(register, command, scene);
    case 'ban':
    case 'unban':
      return scene.owner === command.by ? banned(register, command, scene) : { code: 'owner-only' };
    case 'offerSeat':
      return scene.isSeated(command.by) ? offered(register, command, scene) : { code: 'not-seated' };
    case 'takeSeat':
      return taken(register, command, scene);
    case 'inviteBot': {
      if (scene.owner !== command.by) return { code: 'owner-only' };
      const { bot, character, level } = command;
      const gone = Object.keys(register.bots).filter((other) => !scene.hasPlace(other));
      return [
        ...gone.map((other) => ({ type: 'botGone', bot: other }) as const),
        { type: 'botInvited', bot, character, level },
      ];
    }
    case 'playAgain': {
      if (!scene.hasPlace(command.by)) return { code: 'not-at-the-table' };
      if (!scene.isOver || register.game !== command.after) return { code: 'game-not-over' };
      return [{ type: 'gamePutOn', game: command.game }];
    }
    case 'close':
      return register.closed ? [] : [{ type: 'closed' }];
    case 'reopen':
      return register.closed ? [{ type: 'reopened' }] : [];
  }
}

type CommandOf<Type extends RegisterCommand['type']> = RegisterCommand & { type: Type };

function chosen(register: Register, command: CommandOf<'choose'>): readonly RegisterEvent[] {
  const {
    language = register.language,
    listed = register.listed,
    chat = register.chat,
    descriptions = register.descriptions,
    quickBots = register.quickBots,
  } = command;
  const choices: Choices = { language, listed, chat, descriptions, quickBots };
  const isSame = Object.entries(choices).every(
    ([choice, value]) => register[choice as keyof Choices] === value,
  );
  return isSame ? [] : [{ type: 'chosen', ...choices }];
}

function muted(
  { mutes }: Register,
  { by, player, muted: isToBe }: CommandOf<'mute'>,
  scene: Scene,
): readonly RegisterEvent[] | Rejection {
  if (player === by) return { code: 'not-yourself' };
  if (isToBe && !scene.knows(player)) return { code: 'no-such-player' };
  const is = mutes[by]?.includes(player) ?? false;
  if (is === isToBe) return [];
  if (!isToBe) return [{ type: 'heard', by, player }];
  return [...roomToMute(mutes, by, scene), { type: 'muted', by, player }];
}

/** The list goes on without the oldest; first without those who only looked in, so that nobody who plays hears again whom they muted. */
function roomToMute(mutes: Register['mutes'], by: PlayerId, scene: Scene): readonly RegisterEvent[] {
  const others = Object.keys(mutes).filter((other) => other !== by);
  if (others.length < MOST_WHO_MUTE) return [];
  const passerBy = others.find((other) => !scene.hasPlace(other));
  if (passerBy === undefined) return [];
  return (mutes[passerBy] ?? []).map((player) => ({ type: 'heard', by: passerBy, player }));
}

function banned(
  register: Register,
  { type, by, player }: CommandOf<'ban' | 'unban'>,
  scene: Scene,
): readonly RegisterEvent[] | Rejection {
  const is = register.banned.includes(player);
  if (type === 'unban') return is ? [{ type: 'unbanned', player }] : [];
  if (player === by) return { code: 'not-yourself' };
  if (is) return [];
  return scene.knows(player) ? [{ type: 'banned', player }] : { code: 'no-such-player' };
}

function offered(
  { handovers }: Register,
  { by, hash, until }: CommandOf<'offerSeat'>,
  { now }: Scene,
): readonly RegisterEvent[] {
  const old = handovers.filter((offer) => offer.until <= now || offer.from === by);
  return [
    ...old.map((offer) => ({ type: 'offerEnded', hash: offer.hash }) as const),
    { type: 'seatOffered', from: by, hash, until },
  ];
}

/** The seat itself is the game's to hand over: this only ends the offer. */
function taken(
  { handovers }: Register,
  { hash }: CommandOf<'takeSeat'>,
  { now }: Scene,
): readonly RegisterEvent[] | Rejection {
  const offer = handovers.find((one) => one.hash === hash);
  return offer && offer.until > now ? [{ type: 'offerEnded', hash }] : { code: 'handover-void' };
}
