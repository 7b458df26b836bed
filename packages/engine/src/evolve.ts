/** What an event does to the state. No rule is decided here: events are facts. One that does not fit its phase changes nothing. */
import { change, leave, newcomer, notBy, vacatedBy, withPerson } from './crowd.ts';
import type { Event } from './events.ts';
import type { Deck, Person, State, Story } from './model.ts';
import type { Rules } from './rules.ts';
import { upgraded } from './rules-upgrade.ts';
import { asking, saidOf, takenBack, unhurried } from './numbers.ts';
import { sharing } from './shared.ts';
import { next, NOTHING } from './state.ts';

const sharedRules = sharing<Rules>();
const sharedDecks = sharing<readonly Deck[]>();

export function evolve(state: State, event: Event): State {
  const { phase } = state;
  switch (event.type) {
    case 'opened': {
      const { game, seed, commitment, owner } = event;
      const { fresh = [], firstStays = false, revision = 1 } = event;
      const rules = sharedRules(upgraded(event.rules));
      const decks = sharedDecks(event.decks);
      const people = [newcomer(owner, false, null)];
      const opening = { game, rules, decks, seed, commitment, owner };
      return next(NOTHING, { ...opening, people, fresh, firstStays, revision });
    }

    case 'joined': {
      const people = withPerson(state.people, newcomer(event.player, event.bot, event.seat));
      const arrivals = without(state.arrivals, event.player);
      const asking = notBy(state.asking, event.player);
      if (event.seat < state.seats.length) return next(state, { people, asking, arrivals });
      return next(state, { people, asking, seats: state.seats.concat({ colour: event.colour }) });
    }
    case 'asked': {
      const { player, seat } = event;
      const isHere = state.people.some(({ id }) => id === player);
      const people = isHere ? state.people : withPerson(state.people, newcomer(player, false, null));
      return next(state, { people, asking: [...notBy(state.asking, player), { player, seat }] });
    }
    case 'declined':
      return next(state, { asking: notBy(state.asking, event.player) });
    case 'queued': {
      const people = withPerson(state.people, newcomer(event.player, event.bot, null));
      return next(state, { people, arrivals: [...state.arrivals, event.player] });
    }
    case 'seatAdded':
      return next(state, {
        people: change(state.people, event.player, { seat: state.seats.length }),
        seats: state.seats.concat({ colour: event.colour }),
        arrivals: state.arrivals.filter((player) => player !== event.player),
        asking: notBy(state.asking, event.player),
        hands: state.hands.concat([event.hand]),
        deck: state.deck.slice(0, state.deck.length - event.hand.length),
        scores: state.scores.concat(event.score),
      });
    case 'left':
      return leave(
        next(state, event.kicked ? { kicked: [...state.kicked, event.player] } : {}),
        event.player,
      );
    case 'handedOver': {
      const taker = (person: Person): Person => newcomer(event.to, false, person.seat);
      const others = state.people.filter(({ id }) => id !== event.to);
      return next(state, {
        people: others.map((person) => (person.id === event.from ? taker(person) : person)),
        vacated: vacatedBy(state, event.from),
        arrivals: without(state.arrivals, event.to),
        asking: notBy(state.asking, event.to),
        phase: phase.name === 'lobby' ? { ...phase, ready: without(phase.ready, event.from) } : phase,
      });
    }
    case 'ownerChanged':
      return next(state, { owner: event.owner });
    case 'wentAway':
      return next(state, {
        people: change(state.people, event.player, { presence: 'away', graceEnds: event.graceEnds }),
      });
    case 'gone':
      return next(state, {
        people: change(state.people, event.player, { presence: 'gone', graceEnds: null }),
      });
    case 'cameBack': {
      const people = change(state.people, event.player, { presence: 'here', graceEnds: null });
      return next(state, { people, deadline: event.deadline });
    }
    case 'askedForTime':
      return next(state, { people: change(state.people, event.player, { moreTime: event.more }) });

    case 'rulesChanged': {
      // Among other decks a card's number means another card.
      const fresh = sameDecks(state.decks, event.decks) ? state.fresh : [];
      const rules = sharedRules(upgraded(event.rules));
      return next(state, { rules, decks: sharedDecks(event.decks), fresh });
    }
    case 'recoloured':
      return next(state, { seats: replaced(state.seats, event.seat, { colour: event.colour }) });
    case 'readied': {
      if (phase.name !== 'lobby') return state;
      const others = phase.ready.filter((player) => player !== event.player);
      return next(state, { phase: { ...phase, ready: event.ready ? [...others, event.player] : others } });
    }
    case 'contributed': {
      const others = state.contributions.filter(({ player }) => player !== event.player);
      return next(state, { contributions: [...others, { player: event.player, entropy: event.entropy }] });
    }
    case 'started':
      return next(state, {
        chance: event.chance,
        fresh: [],
        round: 1,
        storyteller: event.storyteller,
        hands: event.hands,
        deck: event.deck,
        scores: event.hands.map(() => 0),
        deadline: event.deadline,
        phase: event.storyteller === null ? { name: 'claim', reopened: 0 } : telling(false),
      });

    case 'claimed':
      return next(state, { storyteller: event.seat, deadline: event.deadline, phase: telling(true) });
    case 'claimReopened': {
      const reopened = phase.name === 'claim' ? phase.reopened + 1 : 0;
      return next(state, {
        storyteller: null,
        deadline: event.deadline,
        phase: { name: 'claim', reopened },
      });
    }
    case 'chosenByChance':
      return next(state, { storyteller: event.seat, deadline: event.deadline, phase: telling(false) });
    case 'skipped':
    case 'voided':
      return next(state, { storyteller: event.next, deadline: event.deadline, phase: telling(false) });
    case 'handSwapped': {
      const { seat, drawn } = event;
      const hand = state.hands[seat] ?? [];
      const rest = state.deck.slice(0, state.deck.length - drawn.length);
      return next(state, {
        hands: replaced(state.hands, seat, drawn),
        deck: [...hand, ...rest],
        swapped: [...state.swapped, { seat, hand }],
      });
    }
    case 'told':
      return next(state, {
        deadline: event.deadline,
        phase: giving(state, { card: event.card, clue: event.clue }),
      });
    case 'mended':
      if (phase.name !== 'submit' && phase.name !== 'own') return state;
      return next(state, { phase: { ...phase, story: { card: event.card, clue: event.clue } } });
    case 'submitted':
      if (phase.name !== 'submit') return state;
      return next(state, {
        phase: {
          name: 'submit',
          story: phase.story,
          submissions: replaced(phase.submissions, event.seat, event.cards),
          passed: without(phase.passed, event.seat),
          overdue: without(phase.overdue, event.seat),
        },
      });
    case 'owned': {
      if (phase.name !== 'own' && phase.name !== 'vote') return state;
      const { seat, numbers } = event;
      const { story } = phase;
      const said = phase.name === 'own' ? phase : saidOf(state.seats.length, phase.row);
      const hands = phase.name === 'own' ? state.hands : takenBack(state, phase.row);
      return unhurried(
        next(state, {
          hands,
          phase: {
            name: 'own',
            story,
            out: said.out,
            own: replaced(said.own, seat, numbers),
            passed: phase.name === 'own' ? without(phase.passed, seat) : [],
            overdue: without(phase.overdue, seat),
          },
        }),
      );
    }
    case 'laid': {
      if (phase.name !== 'submit' && phase.name !== 'own') return state;
      const played = new Set(event.row.map(({ card }) => card));
      return next(state, {
        hands: state.hands.map((hand) => hand.filter((card) => !played.has(card))),
        deadline: event.deadline,
        phase: {
          name: 'vote',
          story: phase.story,
          row: event.row,
          votes: state.seats.map(() => null),
          passed: [],
          overdue: [],
        },
      });
    }
    case 'voted':
      if (phase.name !== 'vote') return state;
      return next(state, {
        phase: {
          name: 'vote',
          story: phase.story,
          row: phase.row,
          votes: replaced(phase.votes, event.seat, event.number),
          passed: without(phase.passed, event.seat),
          overdue: without(phase.overdue, event.seat),
        },
      });
    case 'passedOver':
      if (phase.name === 'own') {
        const own = phase.own.map((numbers, seat) => (event.seats.includes(seat) ? null : numbers));
        return unhurried(
          next(state, { phase: { ...phase, own, passed: [...phase.passed, ...event.seats] } }),
        );
      }
      if (phase.name !== 'submit' && phase.name !== 'vote') return state;
      return next(state, { phase: { ...phase, passed: [...phase.passed, ...event.seats] } });
    case 'scored':
      if (phase.name !== 'vote') return state;
      return next(state, {
        scores: state.scores.map((score, seat) => score + (event.points[seat] ?? 0)),
        discard: state.discard.concat(phase.row.map(({ card }) => card)),
        deadline: event.deadline,
        phase: {
          name: 'result',
          story: phase.story,
          row: phase.row,
          votes: phase.votes,
          outcome: event.outcome,
          points: event.points,
          reasons: event.reasons,
          ready: [],
        },
      });
    case 'sawResult':
      if (phase.name !== 'result') return state;
      return next(state, { phase: { ...phase, ready: [...phase.ready, event.seat] } });
    case 'refilled': {
      const { draws, reshuffled } = event;
      const drawn = draws.flat();
      const back = new Set(reshuffled && [...reshuffled, ...drawn]);
      return next(state, {
        hands: state.hands.map((hand, seat) => hand.concat(draws[seat] ?? [])),
        deck: reshuffled ?? state.deck.slice(0, state.deck.length - drawn.length),
        discard: reshuffled ? state.discard.filter((card) => !back.has(card)) : state.discard,
        reshuffled: state.reshuffled || reshuffled !== null,
      });
    }
    case 'roundBegan': {
      const { round, storyteller, deadline } = event;
      return next(state, { round, storyteller, deadline, vacated: [], phase: telling(false) });
    }
    case 'ended': {
      const { why, winners } = event;
      const row = phase.name === 'vote' ? phase.row.map(({ card }) => card) : [];
      const discard = state.discard.concat(row);
      return next(state, { discard, deadline: null, paused: null, phase: { name: 'over', why, winners } });
    }

    case 'timeUp': {
      if (phase.name !== 'tell' && phase.name !== 'submit' && phase.name !== 'vote') return state;
      const overdue = [...phase.overdue, ...event.seats];
      return next(state, { deadline: event.deadline, phase: { ...phase, overdue } });
    }
    case 'paused':
      return next(state, { deadline: null, paused: { left: event.left } });
    case 'resumed':
      return next(state, { deadline: event.deadline, paused: null });
  }
}

const sameDecks = (some: readonly Deck[], others: readonly Deck[]): boolean =>
  some.length === others.length &&
  some.every(({ id, cards }, place) => id === others[place]?.id && cards === others[place].cards);

/** Everybody gives a card, here or on the table. */
const giving = (state: State, story: Story): State['phase'] =>
  state.rules.paper
    ? asking(state, story)
    : { name: 'submit', story, submissions: state.seats.map(() => null), passed: [], overdue: [] };

const telling = (claimed: boolean): State['phase'] => ({ name: 'tell', claimed, overdue: [] });

/** Like Array.prototype.with, which is ten times slower on Node 20. */
function replaced<T>(items: readonly T[], place: number, item: T): T[] {
  const copy = items.slice();
  copy[place] = item;
  return copy;
}

const without = <T>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : all;
