/** Clues that fit any card, for bots that know nothing of it. */
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Language } from '@fabula/protocol/table.ts';

interface Phrases {
  readonly plain: readonly string[];
  /** Each has some of four words: both may be asked for. */
  readonly asked: Readonly<Record<Constraint, readonly string[]>>;
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    plain: [
      'a secret',
      'the way home',
      'silence',
      'a promise',
      'long ago',
      'almost there',
      'a small miracle',
      'the wind',
      'not today',
      'second thoughts',
      'what the neighbours say',
      'too late to turn back',
    ],
    asked: {
      question: ['Where does it lead?', 'Who left this here?', 'Is it always like this?'],
      'four-words': ['Nobody knows the ending', 'It began like this', 'Only once a year'],
      'most-of-all': [
        'Most of all I love quiet evenings',
        'Most of all I love surprises',
        'Most of all I love going home',
      ],
      'new-year': ['The night when wishes come true', 'A minute before midnight', 'The first of January'],
      person: ['One of us, probably', 'Somebody at this table', 'Guess who of us'],
      story: [
        'Somebody came. Nobody left.',
        'Once it was here.',
        'Once upon a time there was a door. Nobody opened it.',
      ],
    },
  },
  ru: {
    plain: [
      'тайна',
      'дорога домой',
      'тишина',
      'обещание',
      'давным-давно',
      'почти получилось',
      'маленькое чудо',
      'ветер',
      'не сегодня',
      'если подумать',
      'что скажут соседи',
      'поздно поворачивать',
    ],
    asked: {
      question: ['Куда это ведёт?', 'Кто это здесь оставил?', 'И так всегда?'],
      'four-words': ['Никто не знает конца', 'С этого всё началось', 'Лишь раз в году'],
      'most-of-all': [
        'Больше всего я люблю тихие вечера',
        'Больше всего я люблю сюрпризы',
        'Больше всего я люблю возвращаться домой',
      ],
      'new-year': ['Ночь, когда сбываются желания', 'За минуту до полуночи', 'Первое января'],
      person: ['Кто-то из нас, похоже', 'Угадайте, кто из нас', 'Кто-то за этим столом'],
      story: [
        'Пришли. Посидели. Тихо ушли.',
        'Однажды дверь сама открылась.',
        'Жила-была дверь, и никто её не открывал.',
      ],
    },
  },
};
