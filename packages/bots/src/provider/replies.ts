/** Reading what a model sent. Whatever it is, only numbers of cards on the table and plain short texts come out. */
import { plainText } from '@fabula/engine/text.ts';
import * as v from 'valibot';

const completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

/** The JSON a model wrote, out of the JSON it came in: bare, fenced, or after having thought aloud. */
export function answerIn(body: string): unknown {
  const reading = v.safeParse(completion, parsed(body));
  const content = reading.success ? (reading.output.choices[0]?.message.content ?? '') : '';
  const spoken = content.slice(content.lastIndexOf('</think>') + 1);
  return parsed(spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_PROPOSALS = 40;
const LONGEST_PROPOSAL = 60;
const cardNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const proposalList = v.object({
  clues: v.pipe(
    v.array(v.object({ card: cardNumber, clue: v.pipe(v.string(), v.maxLength(1_000)) })),
    v.maxLength(MOST_PROPOSALS),
  ),
});
const scoreList = v.object({
  scores: v.pipe(
    v.array(v.object({ card: cardNumber, score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })),
    v.maxLength(MOST_PROPOSALS),
  ),
});

export interface Proposal {
  /** Counted from 1, in the order the pictures were shown. */
  readonly number: number;
  readonly text: string;
}

/** What can be said of the proposed clues: a broken one is left out, the others may stay. */
export function proposalsIn(answer: unknown, cards: number): Proposal[] {
  const reading = v.safeParse(proposalList, answer);
  if (!reading.success) return [];
  return reading.output.clues.flatMap(({ card, clue }) => {
    const text = plainText(clue).replace(/\s+/gu, ' ');
    const fits = card <= cards && text !== '' && Array.from(text).length <= LONGEST_PROPOSAL;
    return fits ? [{ number: card, text }] : [];
  });
}

/** How well each card fits, in the order they were shown; null unless every card has exactly one score. */
export function scoresIn(answer: unknown, cards: number): number[] | null {
  const reading = v.safeParse(scoreList, answer);
  if (!reading.success) return null;
  const scores = new Map(reading.output.scores.map(({ card, score }) => [card, score]));
  const { length } = reading.output.scores;
  const inOrder = Array.from({ length: cards }, (_, place) => scores.get(place + 1) ?? NaN);
  return length === cards && inOrder.every((score) => !Number.isNaN(score)) ? inOrder : null;
}
