/** House rules in a few words: "points otherwise, 4 rounds, clues only as a mime". */
import type { Line } from '@fabula/engine/rule-book.ts';
import type { StatementId } from '@fabula/engine/statement-ids.ts';
import type { BookKey } from '../i18n/keys.ts';
import { paramsOf, type Voice } from './sentences.ts';

type Brief = Extract<BookKey, `brief.${string}`>;

/** What each statement is called where it differs. Null: it follows from another that differs too, or never differs. */
const BRIEFS: Readonly<Record<StatementId, Brief | null>> = {
  seats: 'brief.seats',
  'seats.exactly': 'brief.seats.exactly',
  pairs: 'brief.pairs',
  'pairs.none': 'brief.pairs.none',
  'first.claim': 'brief.first',
  'first.random': 'brief.first',
  'first.seat': 'brief.first',
  box: 'brief.box',
  'box.cards': null,
  'box.people': null,
  'box.row': null,
  'box.own': null,
  'box.clash': null,
  'box.absent': null,
  cards: 'brief.cards',
  'cards.all': 'brief.cards.all',
  hand: 'brief.hand',
  secret: null,
  swap: 'brief.swap',
  'swap.none': 'brief.swap.none',
  start: 'brief.start',
  tell: null,
  clue: null,
  'clue.otherwise': null,
  'clue.own': null,
  'clue.shown': null,
  'ways.all': null,
  ways: 'brief.ways',
  mime: null,
  noBots: null,
  permanent: 'brief.permanent',
  'permanent.none': 'brief.permanent.none',
  ownWords: 'brief.ownWords',
  'ownWords.none': 'brief.ownWords.none',
  'special.intro': null,
  special: 'brief.special',
  'special.none': 'brief.special.none',
  both: null,
  'both.except': null,
  'both.cell': 'brief.both',
  check: null,
  remind: 'brief.remind',
  give: 'brief.give',
  row: null,
  'row.count': null,
  vote: null,
  'points.all': 'brief.points',
  'points.all.alike': 'brief.points',
  'points.nobody': 'brief.points',
  'points.nobody.alike': 'brief.points',
  'points.nobody.votes': 'brief.points',
  'points.sole.alike': 'brief.points',
  'points.sole': 'brief.points',
  'points.more.alike': 'brief.points',
  'points.more': 'brief.points',
  'points.more.votes': 'brief.points',
  'points.some.alike': 'brief.points',
  'points.some': 'brief.points',
  'points.some.votes': 'brief.points',
  'points.decoy': 'brief.points',
  'points.decoy.none': 'brief.points',
  advice: null,
  move: null,
  refill: null,
  next: null,
  'end.deck': 'brief.deck',
  'end.deck.rounds': null,
  'end.finish': 'brief.finish',
  'end.rounds': 'brief.rounds',
  'end.rounds.latest': 'brief.rounds',
  reshuffle: 'brief.reshuffle',
  'win.draw': 'brief.win',
  'win.furthest': 'brief.win',
  win: 'brief.win',
  'win.otherwise': null,
  'absent.standIns': 'brief.absent',
  'absent.skipped': 'brief.absent',
  late: 'brief.late',
  'late.watch': 'brief.late',
  'time.claim': 'brief.time',
  'time.tell': 'brief.time',
  'time.submit': 'brief.time',
  'time.own': 'brief.time',
  'time.vote': 'brief.time',
  'result.stays': 'brief.time',
  'result.most': 'brief.time',
  'result.goes': 'brief.time',
  'rematch.unseen': 'brief.rematch',
  'rematch.book': 'brief.rematch',
};

/** Everything that differs, each thing once. */
export function briefly(lines: readonly Line[], voice: Voice): string {
  const said = new Map<Brief, string>();
  for (const { statement } of lines) {
    const key = BRIEFS[statement.id];
    if (key !== null && !said.has(key))
      said.set(key, voice.word({ key, params: paramsOf(statement, voice) }));
  }
  return [...said.values()].join(', ');
}
