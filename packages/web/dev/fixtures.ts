/** Views for the gallery: every screen in every state, without a server. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import type { Colour } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { TableView } from '@fabula/protocol/table.ts';
import type { Line } from '@fabula/protocol/drawing.ts';
import { withView, type AlbumPage } from '../src/game/album.ts';
import type { Seen } from '../src/game/seen.ts';
import type { Lang } from '../src/i18n/i18n.svelte.ts';
import type { Picture } from '../src/net/decks.ts';
import { library } from '../src/net/library.svelte.ts';

export const CODE = 'K7MQXT';
const NAMES = {
  en: ['Ana', 'Tom', 'Leo', 'Yuki', 'Mira', 'Ines'],
  ru: ['Аня', 'Тимур', 'Лев', 'Юки', 'Мира', 'Инна'],
};
/** As long as people call themselves. */
const LONG_NAMES = {
  en: ['Maximiliana', 'Christopher', 'Bartholomew', 'Evangeline', 'Gwendolyn', 'Persephone'],
  ru: ['Александрина', 'Константин', 'Иннокентий', 'Маргарита', 'Святослава', 'Апполинария'],
};
export const CLUES = {
  en: 'The last one to leave puts out the moon',
  ru: 'Кто уходит последним, тот гасит луну',
};
export const LONG = {
  en: 'Once upon a time there was a lamplighter who was afraid of the dark, and every evening he climbed the longest ladder in the town and lit the moon first, because the moon, he said, was the only lamp that never asked him to stay and talk about the weather. One night the ladder was gone.',
  ru: 'Жил-был фонарщик, который боялся темноты, и каждый вечер он взбирался по самой длинной лестнице в городе и первой зажигал луну, потому что луна, говорил он, единственный фонарь, который не просит остаться и поболтать о погоде. Однажды ночью лестница пропала, и никто не знал куда.',
};
export const POEM = {
  en: 'The lamp is low, the town asleep,\nThe snow is soft, the snow is deep;\nA hare goes by without a sound\nAnd leaves no footprint on the ground.\nIt has a letter to deliver\nTo someone far across the river,\nAnd nobody will ever know\nWho walked so lightly on the snow.\nThe stars look in at every pane,\nThe river sings its one refrain,\nAnd in the morning, white and wide,\nA letter waits for you outside.',
  ru: 'Погасла лампа, город спит,\nИ снег по крышам не скрипит;\nПроходит заяц, тих и мал,\nИ след за ним не пролегал.\nОн держит в лапах письмецо\nТому, кто вышел на крыльцо,\nИ не узнает ни душа,\nЗачем он шёл, едва дыша.\nСияют звёзды у окна,\nРека поёт во сне одна,\nА утром солнце налегке\nНайдёт письмо в твоей руке.',
};
export const OWN_RULES: Rules = {
  ...PRESETS.dixit,
  rounds: 6,
  hand: { ...PRESETS.dixit.hand, 3: 6 },
  scoring: { ...PRESETS.dixit.scoring, all: { storyteller: 1, finder: 4 }, decoyVote: 2 },
  clues: { ...PRESETS.dixit.clues, pantomime: false, drawing: false },
  permanent: 'four-words',
  track: { start: 0, finish: 40, special: { 5: 'question', 15: 'question', 10: 'person' } },
};
/** Who says what. */
export const SAID: Readonly<Record<Lang, readonly (readonly [by: string, text: string])[]>> = {
  en: [
    ['ana', 'Good evening, everyone!'],
    ['mira', 'Hello! Is Ines coming?'],
    ['yuki', 'She is on her way.'],
    ['leo', 'The third picture gives me the shivers'],
    ['ines', 'I was sure it would be the one with the ladder, but the moon in it is far too cheerful.'],
    ['tom', 'Nobody believes me again'],
  ],
  ru: [
    ['ana', 'Добрый вечер всем!'],
    ['mira', 'Привет! А Инна придёт?'],
    ['yuki', 'Уже в пути.'],
    ['leo', 'От третьей картинки мурашки по коже'],
    ['ines', 'Думаю на ту, что с лестницей, но луна там слишком уж весёлая.'],
    ['tom', 'Мне опять никто не верит'],
  ],
};
/** The clues of a whole game. */
export const TOLD: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'The last one to leave puts out the moon',
    'My grandmother’s weather',
    'Do not wake the stairs',
    'Monday, seen from Sunday',
    'All the letters I never posted',
    'A very small thunderstorm',
    'Nobody told the sea',
    'Somewhere a door is being polite',
  ],
  ru: [
    'Кто уходит последним, тот гасит луну',
    'Бабушкина погода',
    'Не разбудите лестницу',
    'Понедельник, если смотреть из воскресенья',
    'Все письма, которые я не отправил',
    'Очень маленькая гроза',
    'Морю никто не сказал',
    'Где-то вежливо скрипит дверь',
  ],
};
/** A lamplighter's ladder and the moon. The file is what the server makes of it. */
export const SKETCH: readonly Line[] = [
  [4, 2, 40, 560, 200, 520, 420, 548, 620, 515, 780, 545],
  [2, 2, 560, 130, 600, 110, 640, 130, 650, 175, 620, 210, 575, 205, 552, 170, 560, 130],
  [2, 1, 596, 150, 612, 165, 600, 182],
  [0, 0, 300, 540, 380, 380, 470, 200, 500, 130],
  [0, 0, 360, 545, 440, 385, 520, 215, 545, 150],
  ...[500, 440, 380, 320, 260, 205].map((y, i) => [0, 0, 322 + i * 31, y, 378 + i * 29, y + 6]),
  [0, 1, 430, 300, 410, 265, 430, 240, 455, 262, 430, 300],
  [0, 1, 430, 300, 415, 360, 440, 400],
  [0, 1, 425, 325, 470, 290, 500, 250],
  [3, 1, 120, 540, 118, 470, 122, 400],
  [3, 2, 80, 390, 120, 340, 165, 385, 120, 400, 80, 390],
];
export const DRAWN = { kind: 'drawing', media: 'drawing.svg' } as const;
const COLOURS: readonly Colour[] = ['vermilion', 'ochre', 'moss', 'sky', 'plum', 'bone'];

/** Who shares their seat where two may. */
export const partnerOf = (id: string): string => `beside ${id}`;

export function fixtures(lang: Lang, pictures: readonly Picture[], isLong = false) {
  const names = (isLong ? LONG_NAMES : NAMES)[lang];
  library.put('samples', pictures);
  const decks = [{ id: 'samples', cards: pictures.length }];
  library.decks = [
    { id: 'samples', name: { en: 'Dream', ru: 'Сон' }, cards: 84, usualFor: ['dixit'] },
    { id: 'new-year', name: { en: 'New Year', ru: 'Новый год' }, cards: 64, usualFor: ['imaginarium'] },
  ];
  const ids = ['ana', 'tom', 'leo', 'yuki', 'mira', 'ines'];
  const profiles = Object.fromEntries(
    [...ids, ...ids.map(partnerOf)].map((id, i) => [
      id,
      { name: names[(i < 6 ? i : i + 1) % 6] ?? id, avatar: COLOURS[i % 6] ?? 'bone' },
    ]),
  );
  const table: TableView = {
    code: CODE,
    language: lang,
    listed: false,
    chat: true,
    descriptions: false,
    profiles,
    spectators: 0,
    screens: 0,
    music: false,
    gamesPlayed: 0,
    lastGame: null,
    banned: [],
  };
  const ME = 4;
  const base = (seats = 6): View => ({
    game: 'gallery',
    rules: PRESETS.imaginarium,
    decks,
    commitment: 'c0ffee',
    contributors: [],
    owner: 'mira',
    people: ids.slice(0, seats).map((id, seat) => ({ id, bot: false, seat, presence: 'here' as const })),
    seats: COLOURS.slice(0, seats),
    ready: [],
    asking: [],
    arrivals: [],
    phase: 'tell',
    round: 4,
    storyteller: 0,
    constraint: null,
    alsoAsked: null,
    clue: null,
    waiting: [0],
    lying: null,
    row: [],
    result: null,
    scores: [7, 12, 9, 5, 14, 11].slice(0, seats),
    swapped: [],
    deckLeft: 37,
    deadline: null,
    paused: false,
    ending: null,
    seat: ME,
    hand: [0, 3, 1, 5, 6, 4],
    given: [],
    own: [],
    contested: [],
    vote: null,
  });
  const seen = (view: View, more: Partial<Seen> = {}): Seen => ({
    view,
    table,
    me: 'mira',
    role: view.seat === null ? 'spectator' : 'player',
    album: [],
    clockAhead: 0,
    cameIn: 1,
    decks: library.decks,
    back: library.back(view.decks),
    picture: (card) => library.pictureIn(view, card),
    ...more,
  });
  const clue = { kind: 'text' as const, text: CLUES[lang] };
  const row = [4, 1, 5, 3, 0, 2];
  const owners = [2, 4, 0, 5, 1, 3];
  const votes = [null, 3, 3, 3, 6, 5];
  const scored = score(
    PRESETS.imaginarium.scoring,
    0,
    row.map((card, i) => ({ card, seat: owners[i] ?? 0 })),
    votes,
  );
  const result = (): View => {
    const before = base();
    return {
      ...before,
      phase: 'result',
      clue,
      row,
      result: { ...scored, owners, votes },
      scores: before.scores.map((points, seat) => points + (scored.points[seat] ?? 0)),
      waiting: [0, 2, 4],
      given: [1],
      vote: 6,
    };
  };
  const vote = (): View => ({
    ...base(),
    phase: 'vote',
    clue,
    row,
    given: [1],
    waiting: [1, 3, 4],
    hand: [0, 3, 5, 6, 4],
  });
  const album = (): AlbumPage[] => {
    const last = withView([], result())[0];
    return last ? [{ ...last, round: 3 }, last] : [];
  };
  const five = (): View => {
    const view = base(3);
    return {
      ...view,
      rules: PRESETS.dixit,
      seat: 2,
      phase: 'vote',
      clue,
      row: [4, 1, 5, 3, 0],
      given: [1, 3],
      waiting: [1, 2],
      scores: [8, 11, 6],
    };
  };
  return { base, seen, vote, result, album, five, clue, table, ids, ME, row };
}
