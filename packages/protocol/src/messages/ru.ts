import { countedRu } from './plural.ts';
import { problemText } from './problems.ts';
import type { ClueWays, PhaseNames, Sentences } from './sentences.ts';

const picturesToGive = (count: number): string => countedRu(count, 'картинку', 'картинки', 'картинок');
const characters = (count: number): string => countedRu(count, 'символа', 'символов', 'символов');
const wordsOf = (count: number): string => countedRu(count, 'слова', 'слов', 'слов');
const words = (count: number): string => countedRu(count, 'слово', 'слова', 'слов');

const PHASES: PhaseNames = {
  lobby: 'игра ещё не началась',
  claim: 'решается, кто загадает первым',
  tell: 'рассказчик думает',
  submit: 'игроки отдают картинки',
  vote: 'идёт голосование',
  result: 'на столе итог раунда',
  over: 'игра окончена',
};

const WAYS: ClueWays = {
  text: 'словами',
  aloud: 'вслух',
  song: 'песней',
  pantomime: 'жестами',
  drawing: 'рисунком',
};
const OR = new Intl.ListFormat('ru', { type: 'disjunction' });
const either = (ways: readonly string[]): string => OR.format([...ways]);

const DAY = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const day = (at: number): string => `${DAY.format(at)} ${new Date(at).getUTCFullYear()} года`;

export const ru: Sentences = {
  // Игра
  'wrong-phase': ({ phase }) => `Сейчас нельзя: ${PHASES[phase]}.`,
  'game-over': 'Игра окончена.',
  paused: 'Игра на паузе.',
  'not-paused': 'Игра не на паузе.',
  'not-at-the-table': 'Вас ещё нет за этим столом.',
  'not-seated': 'Сначала займите место.',
  'already-seated': 'У вас уже есть место за этим столом.',
  'owner-only': 'Это может только хозяин стола.',
  'no-such-player': 'Этого игрока нет за столом.',
  'no-such-seat': 'На этом месте некого ждать.',
  'seat-taken': 'Это место занято.',
  'sat-elsewhere': 'В этом раунде у вас было другое место. На это можно сесть, когда начнётся следующий.',
  kicked: 'Хозяин стола попросил вас выйти из этой игры. Сесть за стол можно будет в следующей.',
  'nobody-asked': 'Никто не просил сесть рядом с вами.',
  'no-free-seat': 'Все места заняты. Можно смотреть и сесть, когда место освободится.',
  'colour-taken': 'Этого кролика уже выбрали.',
  'bad-rules': ({ problem }) => problemText(problem, 'ru'),
  'bad-entropy': 'Это не вклад в случайность: нужно от 16 до 128 шестнадцатеричных цифр.',
  'seat-attended': 'Игрок на месте и может ходить сам.',
  'table-asleep': 'Все ушли: стол спит, пока кто-нибудь не вернётся.',
  'storyteller-only': 'Это может только рассказчик.',
  'owner-or-next-storyteller': 'Перейти дальше за всех могут только хозяин стола и следующий рассказчик.',
  'storyteller-cannot': 'Рассказчик не отдаёт другой картинки и не голосует.',
  'too-late-to-mend': 'Первая картинка уже отдана, поэтому загадку не изменить.',
  'not-in-hand': 'Этой картинки у вас на руках нет.',
  'wrong-number-of-cards': ({ need }) => `Выберите ${picturesToGive(need)}.`,
  'same-card-twice': 'Одну и ту же картинку нельзя отдать дважды.',
  'no-such-number': ({ most }) => `Выберите номер от 1 до ${most}.`,
  'own-card': 'Это ваша картинка. Голосуйте за другую.',
  'clue-empty': 'Загадки пока нет. Напишите что-нибудь или загадайте вслух.',
  'clue-too-long': ({ most }) => `Слишком длинно: не больше ${characters(most)}.`,
  'clue-not-this-way': ({ ways }) =>
    `За этим столом загадывают иначе: ${either(ways.map((way) => WAYS[way]))}.`,
  'bots-cannot-show': 'Боты не умеют показывать и рисовать, а загадывать иначе за этим столом нельзя.',
  'clue-not-a-question': 'Здесь загадка — вопрос: закончите её вопросительным знаком.',
  'clue-words': ({ words: found, need }) =>
    `Здесь загадка — ровно из ${wordsOf(need)}, а у вас ${words(found)}.`,
  'clue-beginning': 'Здесь загадка начинается словами «Больше всего я люблю…».',
  'no-swaps': 'За этим столом карты на руках не меняют.',
  'swapped-already': 'В этой партии вы уже меняли карты.',
  'too-few-to-swap': 'В колоде не хватает карт на замену.',
  'not-due': 'Время ещё не пришло.',
  // Стол
  'hello-first': 'Соединение ещё не представилось.',
  'old-client': 'Вышла новая версия. Обновите страницу и играйте дальше.',
  'unknown-player': 'Этого игрока мы больше не помним. Вы начинаете заново.',
  'no-such-table': 'Стола с таким кодом нет. Проверьте буквы.',
  'no-such-deck': ({ deck }) => `Набора картинок «${deck}» здесь нет.`,
  'enter-first': 'Сначала подойдите к столу.',
  banned: 'Хозяин этого стола вас не пускает.',
  'banned-from-site': ({ until }) =>
    until === null
      ? 'Владелец сайта закрыл вам доступ к игре.'
      : `Владелец сайта закрыл вам доступ к игре до ${day(until)}.`,
  'table-closed': 'Владелец сайта закрыл этот стол.',
  'table-full': 'За этим столом уже слишком много людей.',
  'too-many-tables': 'Открыто слишком много столов. Попробуйте чуть позже.',
  'too-many-players': 'Из вашей сети приходит слишком много новых игроков. Попробуйте чуть позже.',
  'too-fast': 'Чуть помедленнее — и попробуйте ещё раз.',
  'log-full': 'В этой партии столько всего меняли, что теперь она принимает только ходы.',
  'watching-only': 'Вы смотрите. Чтобы играть, войдите как игрок.',
  'screens-only': 'О том, что играет музыка, сообщает только общий экран.',
  'name-empty': 'Сначала назовите себя.',
  'name-struck': 'Владелец сайта убрал это имя. Выберите другое.',
  'saying-empty': 'В этом сообщении ничего нет.',
  'saying-too-long': ({ most }) => `Слишком длинно: не больше ${characters(most)}.`,
  'chat-off': 'Чат за этим столом выключен.',
  'storyteller-rests': 'Рассказчик хранит молчание, пока картинки не раскрыты.',
  'no-partner': 'Рядом с вами никого нет.',
  'partner-was-first': 'Ход за вас обоих уже сделан: сначала посмотрите, какой.',
  'handover-void': 'По этой ссылке уже сели, или она устарела. Попросите новую.',
  'game-not-over': 'Игра ещё идёт.',
  'not-a-bot': 'Это не бот.',
  'not-yourself': 'С собой так нельзя.',
  'no-longer-there': 'Этого здесь уже нет.',
  'playing-alone': 'Этот стол — только на вашем устройстве: никто другой за него не сядет.',
  'not-saved': 'Не удалось сохранить. Попробуйте ещё раз.',
};
