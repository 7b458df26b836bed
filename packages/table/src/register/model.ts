/** What a table is besides its games: how it is set up, who may come, who hears whom, which bots there are. Names are not here: they belong to players, who may have them deleted. */
import type { BotDoc } from '@fabula/bots/seats.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';

export interface Register {
  /** The game on the table now. */
  readonly game: string;
  /** Those played before, the oldest first. */
  readonly games: readonly string[];
  readonly language: Language;
  readonly listed: boolean;
  readonly chat: boolean;
  /** Every picture is described in words, for all who play here. */
  readonly descriptions: boolean;
  /** Bots hardly think. */
  readonly quickBots: boolean;
  readonly banned: readonly PlayerId[];
  readonly bots: Readonly<Record<PlayerId, BotDoc>>;
  /** By viewer: whom they do not want to hear. */
  readonly mutes: Readonly<Record<PlayerId, readonly PlayerId[]>>;
  readonly handovers: readonly Handover[];
  /** The host of the site has closed it: nobody comes in. */
  readonly closed: boolean;
}

/** A seat on offer to whoever has the secret. */
export interface Handover {
  /** SHA-256 of the secret in the link: the secret itself is not kept. */
  readonly hash: string;
  readonly from: PlayerId;
  readonly until: number;
}

export const EMPTY: Register = {
  game: '',
  games: [],
  language: 'en',
  listed: false,
  chat: true,
  descriptions: false,
  quickBots: false,
  banned: [],
  bots: {},
  mutes: {},
  handovers: [],
  closed: false,
};

/** What somebody may choose for the table. */
export type Choices = Pick<Register, 'language' | 'listed' | 'chat' | 'descriptions' | 'quickBots'>;
/** As it is written: entries of before there were descriptions for everyone, or quick bots, say nothing of them. */
type Chosen = Omit<Choices, 'descriptions' | 'quickBots'> & Partial<Choices>;

export type RegisterCommand =
  | ({ readonly type: 'open'; readonly by: PlayerId; readonly game: string } & Choices)
  | ({ readonly type: 'choose'; readonly by: PlayerId } & {
      [Choice in keyof Choices]?: Choices[Choice] | undefined;
    })
  | { readonly type: 'mute'; readonly by: PlayerId; readonly player: PlayerId; readonly muted: boolean }
  | { readonly type: 'ban' | 'unban'; readonly by: PlayerId; readonly player: PlayerId }
  | { readonly type: 'offerSeat'; readonly by: PlayerId; readonly hash: string; readonly until: number }
  | { readonly type: 'takeSeat'; readonly by: PlayerId; readonly hash: string }
  | ({ readonly type: 'inviteBot'; readonly by: PlayerId; readonly bot: PlayerId } & BotDoc)
  | { readonly type: 'playAgain'; readonly by: PlayerId; readonly after: string; readonly game: string }
  /** By the host of the site, who has no place here. */
  | { readonly type: 'close' | 'reopen' };

export type RegisterEvent =
  | ({ readonly type: 'opened'; readonly game: string } & Chosen)
  | ({ readonly type: 'chosen' } & Chosen)
  | { readonly type: 'muted' | 'heard'; readonly by: PlayerId; readonly player: PlayerId }
  | { readonly type: 'banned' | 'unbanned'; readonly player: PlayerId }
  | { readonly type: 'seatOffered'; readonly from: PlayerId; readonly hash: string; readonly until: number }
  | { readonly type: 'offerEnded'; readonly hash: string }
  | ({ readonly type: 'botInvited'; readonly bot: PlayerId } & BotDoc)
  | { readonly type: 'botGone'; readonly bot: PlayerId }
  | { readonly type: 'gamePutOn'; readonly game: string }
  | { readonly type: 'closed' | 'reopened' };
