/** What a bot says when the cards are open: a short line of its own, now and then. Before that it says nothing. */
import type { View } from '@fabula/engine/view.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { Character, Occasion } from './characters.ts';
import { NO_WORDS } from './lines/no-words.ts';

/** How often a bot speaks, of the times it could. */
const TALKATIVE: Readonly<Record<Occasion, number>> = {
  'told-some': 0.3,
  'told-all': 0.5,
  'told-nobody': 0.5,
  fooled: 0.25,
  found: 0.12,
  missed: 0.1,
  won: 1,
};

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

function occasionIn({ phase, seat, storyteller, result, ending, vote, row }: View): Occasion | null {
  if (seat === null) return null;
  if (phase === 'over') return ending?.winners.includes(seat) === true ? 'won' : null;
  if (phase !== 'result' || result === null) return null;
  if (seat === storyteller) return `told-${result.outcome}`;
  if ((result.reasons[seat]?.fooled ?? 0) > 0) return 'fooled';
  const mine = vote ?? result.votes[seat] ?? null;
  if (mine === null || row.length === 0) return null;
  return result.owners[mine - 1] === storyteller ? 'found' : 'missed';
}
