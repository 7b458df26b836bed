/** What can be said of a set of rules, by name: which sentences there are, and what each is about. */
export const TOPICS = ['people', 'cards', 'clue', 'give', 'vote', 'points', 'round', 'end', 'table'] as const;
export type Topic = (typeof TOPICS)[number];

/** By topic, in the order in which they are read. */
const IDS = {
  people: ['seats', 'seats.exactly', 'pairs', 'pairs.none', 'first.claim', 'first.random', 'first.seat'],
  cards: ['cards', 'cards.all', 'hand', 'secret', 'swap', 'swap.none', 'start'],
  clue: [
    'tell',
    'clue',
    'clue.shown',
    'ways.all',
    'ways',
    'mime',
    'noBots',
    'permanent',
    'permanent.none',
    'ownWords',
    'ownWords.none',
    'clue.otherwise',
    'clue.own',
    'special.intro',
    'special',
    'special.none',
    'both',
    'both.except',
    'both.cell',
    'check',
    'remind',
  ],
  give: ['give', 'row', 'row.count'],
  vote: ['vote'],
  points: [
    'points.all',
    'points.all.alike',
    'points.nobody',
    'points.nobody.alike',
    'points.nobody.votes',
    'points.sole.alike',
    'points.sole',
    'points.more.alike',
    'points.more',
    'points.more.votes',
    'points.some.alike',
    'points.some',
    'points.some.votes',
    'points.decoy',
    'points.decoy.none',
    'advice',
  ],
  round: ['move', 'refill', 'next'],
  end: [
    'end.deck',
    'end.deck.rounds',
    'end.finish',
    'end.rounds',
    'end.rounds.latest',
    'reshuffle',
    'win.draw',
    'win.furthest',
    'win',
    'win.otherwise',
  ],
  table: [
    'absent.standIns',
    'absent.skipped',
    'late',
    'late.watch',
    'time.claim',
    'time.tell',
    'time.submit',
    'time.vote',
    'result.stays',
    'result.most',
    'result.goes',
    'rematch.unseen',
    'rematch.book',
  ],
} as const satisfies Record<Topic, readonly string[]>;
export type StatementId = (typeof IDS)[Topic][number];
export const STATEMENT_IDS: readonly StatementId[] = TOPICS.flatMap(
  (topic): readonly StatementId[] => IDS[topic],
);

export const topicOf = (id: StatementId): Topic =>
  TOPICS.find((topic) => (IDS[topic] as readonly string[]).includes(id)) ?? 'table';
