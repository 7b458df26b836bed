/** The storyteller picks a card and gives a clue. [D6] [I3] [I9] [I10] [V3] */
import { clueProblem, LONGEST_CLUE, LONGEST_LINE } from '../clue.ts';
import type { CommandOf, Mover, Rejection } from '../commands.ts';
import { type Clue, type SeatIndex, type State, type TellPhase, wordsIn } from '../model.ts';
import { botsMayGive, cluesAllowed, standInsTell } from '../rules.ts';
import { attended, everySeat, expected, guessers, nextStoryteller, personOf } from '../seats.ts';
import { isBlank, plainText, poemText } from '../text.ts';
import { constraintsInForce } from '../track.ts';
import { nobodySaid } from '../numbers.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';
import { reopenClaim } from './claim.ts';
import { submitAwaits } from './submit.ts';

/** Tells, or, while all the others still think, tells again: another clue, or another card. */
export function tell(turn: Turn, seat: SeatIndex, command: CommandOf<'tell'>): Rejection | undefined {
  const { state } = turn;
  const { phase } = state;
  if (seat !== state.storyteller) return { code: 'storyteller-only' };
  const someoneActed =
    (phase.name === 'submit' && submitAwaits(state, phase).length < guessers(state).length) ||
    (phase.name === 'own' && !nobodySaid(state, phase));
  if (someoneActed) return { code: 'too-late-to-mend' };
  const { by } = command;
  const hand = state.hands[seat] ?? [];
  // What lies on the table nobody here knows: a card that is counted stands for it. [C1]
  const card = state.rules.paper ? (hand[0] ?? null) : command.card;
  if (state.rules.paper && command.card !== null) return { code: 'card-on-the-table' };
  if (card === null || !hand.includes(card)) return { code: 'not-in-hand', card };
  if (isBot(state, by) && state.revision >= 3 && !botsMayGive(command.clue.kind))
    return { code: 'bots-cannot-show' };
  const clue = asShown(state, command);
  const rejection = clueRejection(state, clue);
  if (rejection) return rejection;
  if (phase.name !== 'tell') happen(turn, { v: 1, type: 'mended', card, clue });
  else happen(turn, { v: 1, type: 'told', card, clue, deadline: deadlineFor(turn, 'submit', asked(state)) });
  return undefined;
}

/** With a real box the storyteller, too, says which number is theirs. */
const asked = (state: State): SeatIndex[] => (state.rules.paper ? everySeat(state) : guessers(state));

/** A clue as everybody sees it, and as it is kept. */
export function asShown(state: State, { by, clue }: Pick<CommandOf<'tell'>, 'by' | 'clue'>): Clue {
  if (clue.kind === 'text')
    return { kind: 'text', text: state.revision >= 3 ? poemText(clue.text) : plainText(clue.text) };
  const { kind, media, words = '' } = clue;
  if (isBot(state, by) && clue.words !== undefined) return { kind, media, words: poemText(words) };
  const line = kind === 'drawing' ? plainText(words) : '';
  return isBlank(line) ? { kind, media } : { kind, media, words: line };
}

const isBot = (state: State, by: Mover): boolean =>
  typeof by !== 'string' || personOf(state, by)?.bot === true;

function clueRejection(state: State, clue: Clue): Rejection | undefined {
  const ways = cluesAllowed(state.rules);
  if (!ways.includes(clue.kind)) return { code: 'clue-not-this-way', ways };
  if (clue.kind === 'drawing' && [...wordsIn(clue)].length > LONGEST_LINE)
    return { code: 'clue-too-long', most: LONGEST_LINE };
  if (clue.kind !== 'text') return undefined;
  if (isBlank(clue.text)) return { code: 'clue-empty' };
  if ([...clue.text].length > LONGEST_CLUE) return { code: 'clue-too-long', most: LONGEST_CLUE };
  if (state.rules.constraints === 'remind') return undefined;
  for (const constraint of constraintsInForce(state)) {
    const problem = clueProblem(constraint, clue.text);
    if (problem) return problem;
  }
  return undefined;
}

/** From now on a clue that breaks its constraint passes with a reminder: people are limited only by their imagination. [I10] */
export function letCluesPass(turn: Turn): undefined {
  const { rules, decks } = turn.state;
  if (rules.constraints === 'remind') return;
  happen(turn, { v: 1, type: 'rulesChanged', rules: { ...rules, constraints: 'remind' }, decks });
}

export function tellTimeUp(turn: Turn, phase: TellPhase, storyteller: SeatIndex): void {
  if (phase.claimed) reopenClaim(turn);
  else if (standInsTell(turn.state.rules))
    happen(turn, { v: 1, type: 'timeUp', seats: [storyteller], deadline: null });
  else skipStoryteller(turn, storyteller);
}

/** An absent storyteller is skipped without points: nobody can stand in where clues are only mimed or drawn. [S6] [S18] */
export function skipStoryteller(turn: Turn, seat: SeatIndex): void {
  const next = nextStoryteller(turn.state, seat);
  happen(turn, { v: 1, type: 'skipped', seat, next, deadline: deadlineFor(turn, 'tell', [next]) });
}

export function settleTell(turn: Turn): void {
  const { storyteller, rules } = turn.state;
  if (storyteller === null || standInsTell(rules) || expected(turn.state, storyteller)) return;
  if (turn.state.seats.some((_, seat) => attended(turn.state, seat))) skipStoryteller(turn, storyteller);
}

export const tellAwaits = (state: State): SeatIndex[] =>
  state.storyteller === null ? [] : [state.storyteller];
