/** What a bot says when the cards are open: a short line of its own, now and then. Before that it says nothing. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { Character, Occasion } from './characters.ts';
import { NO_WORDS } from './lines/no-words.ts';

/** How often a bot speaks, of the times it could. */
const TALKATIVE: Readonly<Record<Occasion, number>> = {
  'told-some': 0.35,
  'told-all': 0.5,
  'told-nobody': 0.5,
  found: 0.12,
  'found-alone': 0.5,
  missed: 0.1,
  'missed-alone': 0.4,
  'nobody-found': 0.15,
  fooled: 0.25,
  'fooled-many': 0.5,
  leading: 0.5,
  won: 1,
  lost: 0.3,
};

/** Among fewer guessers nobody is alone with what they think; in the first rounds nobody leads yet. */
const [A_CROWD, EARLY] = [3, 2];

interface Speaker {
  readonly character: Character;
  readonly language: Language;
  readonly seed: string;
  /** Somebody described the cards of this table. */
  readonly described: boolean;
  /** Lines it has said: nobody likes to hear them twice. */
  readonly said: ReadonlySet<string>;
}

export function remarkOn(view: View, speaker: Speaker): string | null {
  const { character, language, seed, described, said } = speaker;
  const occasion = occasionIn(view);
  if (occasion === null) return null;
  const chance: Chance = chanceFrom(`${seed} remark ${view.round}`);
  if (!described && view.round === 1) return chance.pick(NO_WORDS[language]) ?? null;
  if (chance.next() >= TALKATIVE[occasion]) return null;
  const unsaid = character.lines[language][occasion].filter((line) => !said.has(line));
  return chance.pick(unsaid) ?? null;
}

/** Follows from what lies open to everybody: no hand, and nothing that only this seat was shown. */
function occasionIn(view: View): Occasion | null {
  const { phase, seat, storyteller, result, ending, row } = view;
  if (seat === null) return null;
  if (phase === 'over') return ending && (ending.winners.includes(seat) ? 'won' : 'lost');
  if (phase !== 'result' || result === null || row.length === 0) return null;
  if (hasTakenTheLead(view, seat)) return 'leading';
  if (seat === storyteller) return `told-${result.outcome}`;
  return guesserIn(result, seat, storyteller);
}

type Result = NonNullable<View['result']>;

function guesserIn(
  { outcome, votes, owners }: Result,
  seat: SeatIndex,
  storyteller: SeatIndex | null,
): Occasion | null {
  const chosen = votes.flatMap((vote) => (vote === null ? [] : [owners[vote - 1]]));
  const lured = chosen.filter((owner) => owner === seat).length;
  if (lured > 0) return lured === 1 ? 'fooled' : 'fooled-many';
  const mine = votes[seat] ?? null;
  if (mine === null) return null;
  if (outcome === 'nobody') return 'nobody-found';
  const finders = chosen.filter((owner) => owner === storyteller).length;
  const alone = chosen.length >= A_CROWD;
  if (owners[mine - 1] === storyteller) return alone && finders === 1 ? 'found-alone' : 'found';
  return alone && finders === chosen.length - 1 ? 'missed-alone' : 'missed';
}

/** Alone in front, and before this round not. At first everybody is, now and then. */
function hasTakenTheLead({ round, scores, result }: View, seat: SeatIndex): boolean {
  const leads = (points: readonly number[]): boolean =>
    points.every((others, other) => other === seat || others < (points[seat] ?? 0));
  const before = scores.map((score, one) => score - (result?.points[one] ?? 0));
  return round > EARLY && leads(scores) && !leads(before);
}
