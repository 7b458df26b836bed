/** Turns of phrase that make a clue (in place of …) fit a constraint. */
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Language } from '@fabula/protocol/table.ts';

type Framed = Exclude<Constraint, 'question' | 'four-words'>;

interface Frames extends Readonly<Record<Framed, readonly string[]>> {
  /** What may follow a clue that lacks so many words. */
  readonly tails: Readonly<Record<number, readonly string[]>>;
}

export const FRAMES: Readonly<Record<Language, Frames>> = {
  en: {
    tails: {
      1: ['perhaps', 'obviously', 'apparently'],
      2: ['of course', 'they say', 'once again'],
      3: ['so to speak', 'if you like', 'as they say'],
    },
    'most-of-all': ['Most of all I love this: “…”', 'Most of all I love it when it is like this: “…”'],
    'new-year': ['Midnight on New Year’s Eve: “…”', 'A New Year’s wish: “…”', 'The first of January: “…”'],
    person: ['Somebody at this table: “…”', 'One of us, on a good day: “…”', 'Guess who of us: “…”'],
    story: [
      'Once upon a time somebody said: “….” And that is how it all began.',
      'It was late. Somebody whispered: “….” Nobody answered.',
      'They looked for it for years, and then one morning: “….” That was all.',
    ],
  },
  ru: {
    tails: {
      1: ['наверное', 'очевидно', 'кажется'],
      2: ['само собой', 'как обычно', 'так сказать'],
      3: ['как тут говорят', 'что ни говори', 'как ни крути'],
    },
    'most-of-all': ['Больше всего я люблю вот это: «…»', 'Больше всего я люблю, когда вот так: «…»'],
    'new-year': ['Новый год, бой курантов: «…»', 'Загадано под Новый год: «…»', 'Первое января: «…»'],
    person: ['Кто-то за этим столом: «…»', 'Про кого-то из нас: «…»', 'Угадайте, кто из нас: «…»'],
    story: [
      'Однажды кто-то сказал: «…». С этого всё и началось.',
      'Было уже поздно. Кто-то шепнул: «…». Никто не ответил.',
      'Искали много лет, и вот однажды утром: «…». Вот и всё.',
    ],
  },
};
