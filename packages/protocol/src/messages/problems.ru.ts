import { countedRu } from './plural.ts';
import type { ProblemSentences } from './problems.ts';

const atSeats = (count: number): string => countedRu(count, 'месте', 'местах', 'местах');
const fewestCards = (count: number): string => countedRu(count, 'карты', 'карт', 'карт');

const ASKED = {
  question: 'быть вопросом',
  'four-words': 'состоять ровно из четырёх слов',
  'most-of-all': 'начинаться словами «Больше всего я люблю…»',
};

export const problemsRu: ProblemSentences = {
  'too-few-seats': ({ least, seats: found }) =>
    `Нужно хотя бы ${countedRu(least, 'место', 'места', 'мест')}, а занято пока ${found}.`,
  'too-many-seats': ({ most }) => `Мест за столом может быть самое большее ${most}.`,
  'too-few-cards': ({ cards: found, seats: at, need }) =>
    `При ${atSeats(at)} нужно не меньше ${fewestCards(need)}, а в этих наборах картинок только ${found}. Добавьте ещё набор.`,
  'deals-too-few-cards': ({ cards: found, seats: at, need }) =>
    `При ${atSeats(at)} нужно не меньше ${fewestCards(need)}, а по этим правилам в игре только ${found}.`,
  'box-too-small': ({ cards: found, seats: at, need }) =>
    `При ${atSeats(at)} нужно не меньше ${fewestCards(need)}, а в коробке только ${found}.`,
  'box-without-stand-ins': 'С настоящей коробкой за отсутствующих играть некому: выключите замену.',
  'no-way-to-tell': 'По этим правилам загадать нельзя никак. Разрешите хотя бы один способ.',
  'no-way-in-words': ({ asked }) =>
    `Каждая загадка должна ${ASKED[asked]}, а загадывать словами нельзя. Разрешите загадывать письменно или вслух.`,
  'gives-more-than-hand': ({ seats: at, give, hand }) =>
    `При ${atSeats(at)} нельзя отдать ${countedRu(give, 'картинку', 'картинки', 'картинок')}, когда на руках только ${hand}.`,
  'never-ends':
    'С такими правилами игра не закончится никогда. Задайте финиш, число раундов или конец вместе с колодой.',
  'finish-not-after-start': ({ start, finish }) =>
    `Финиш (клетка ${finish}) должен быть дальше старта (клетка ${start}).`,
  'special-cell-off-track': ({ cell }) => `Особая клетка ${cell} — за пределами дорожки.`,
  'no-such-first-seat': ({ seats: at }) => `Это место не может загадывать первым: всего их ${at}.`,
  'not-a-whole-number': ({ least, most }) => `Нужно целое число от ${least} до ${most}.`,
};
