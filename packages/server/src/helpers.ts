/** Who moves for a seat without a person: bots in their own seats, stand-ins where nobody is, or whose time is up. */
import type { Mover } from '@fabula/engine/commands.ts';
import type { Clue, SeatIndex, State } from '@fabula/engine/model.ts';
import { optionsIn, type Option } from '@fabula/engine/legal.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import { asleep } from '@fabula/engine/seats.ts';
import { standInsAwaited } from '@fabula/engine/time.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { BotMove } from './house.ts';

export interface Helper {
  readonly seat: SeatIndex;
  readonly by: Mover;
}

const PLAYING: ReadonlySet<State['phase']['name']> = new Set(['claim', 'tell', 'submit', 'vote']);

/** The helpers the table waits for, now. A sleeping or paused table waits for nobody. */
export function helpersAwaited(state: State): Helper[] {
  if (!PLAYING.has(state.phase.name) || state.paused || !mayNeedHelp(state) || asleep(state)) return [];
  const waiting = waitingFor(state);
  const bots = state.people.flatMap(({ id, bot, seat }): Helper[] =>
    bot && seat !== null && waiting.includes(seat) ? [{ seat, by: id }] : [],
  );
  return [...bots, ...standInsAwaited(state).map((seat): Helper => ({ seat, by: { standInFor: seat } }))];
}

/** A quick no for the usual table, where every seat has its person. */
function mayNeedHelp({ people, seats, phase }: State): boolean {
  if ('overdue' in phase && phase.overdue.length > 0) return true;
  let seated = 0;
  for (const { bot, presence, seat } of people) {
    if (bot || presence === 'gone') return true;
    if (seat !== null) seated += 1;
  }
  return seated !== seats.length;
}

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** Any legal move, all equally likely. */
export function randomMove(view: View, language: Language, random: () => number): BotMove | null {
  const [option] = optionsIn(view);
  return option ? moveFor(option, language, random) : null;
}

function moveFor(option: Option, language: Language, random: () => number): BotMove | null {
  switch (option.type) {
    case 'claim':
      return { type: 'claim' };
    case 'tell': {
      const card = pick(option.cards, random);
      return card === undefined ? null : { type: 'tell', card, clue: anyClue(option, language, random) };
    }
    case 'submit': {
      const cards = pick(option.choices, random);
      return cards ? { type: 'submit', cards } : null;
    }
    case 'vote': {
      const number = pick(option.numbers, random);
      return number === undefined ? null : { type: 'vote', number };
    }
    default:
      return null;
  }
}

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'a secret',
    'the way home',
    'silence',
    'a promise',
    'long ago',
    'almost there',
    'a small miracle',
    'the wind',
  ],
  ru: [
    'тайна',
    'дорога домой',
    'тишина',
    'обещание',
    'давным-давно',
    'почти получилось',
    'маленькое чудо',
    'ветер',
  ],
};
const ASKED: Readonly<Record<Language, Readonly<Partial<Record<Constraint, string>>>>> = {
  en: {
    question: 'Where does it lead?',
    'four-words': 'Nobody knows the ending',
    'most-of-all': 'Most of all I love quiet evenings',
    'new-year': 'The night when wishes come true',
  },
  ru: {
    question: 'Куда это ведёт?',
    'four-words': 'Никто не знает конца',
    'most-of-all': 'Больше всего я люблю тихие вечера',
    'new-year': 'Ночь, когда сбываются желания',
  },
};

function anyClue(
  { kinds, asked }: Option & { type: 'tell' },
  language: Language,
  random: () => number,
): Clue {
  if (!kinds.includes('text')) return { kind: 'pantomime', media: null };
  const fitting = asked === null ? undefined : ASKED[language][asked];
  return { kind: 'text', text: fitting ?? pick(WORDS[language], random) ?? '…' };
}
