/**
 * The moves of a round, read without a schema: nine messages in ten are one of these, and a schema costs more than
 * the move. Whatever is not plainly right is left to the schema, which then says what is wrong with it.
 */
import type { ClientMessage, ClientMessageOf } from './client-messages.ts';

export function readFast(value: object): ClientMessage | null {
  if (!('type' in value) || !('id' in value)) return null;
  const { id } = value;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  switch (value.type) {
    case 'tell':
      return isTelling(value) ? value : null;
    case 'submit':
      return isSubmission(value) ? value : null;
    case 'vote':
      return isVote(value) ? value : null;
    case 'claim':
    case 'sawResult':
      return fields(value) === 2 ? (value as ClientMessageOf<'claim' | 'sawResult'>) : null;
    default:
      return null;
  }
}

const ID = /^[\w.-]{1,40}$/;
const MOST_CARDS = 20;
const HIGHEST_CARD = 1_000_000;
const LONGEST_CLUE_READ = 8_000;

function fields(value: object): number {
  let count = 0;
  for (const _ in value) count += 1;
  return count;
}

const isCard = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= HIGHEST_CARD;

function isVote(value: object): value is ClientMessageOf<'vote'> {
  if (!('number' in value) || fields(value) !== 3) return false;
  const { number } = value;
  return Number.isInteger(number) && (number as number) >= 0 && (number as number) <= 200;
}

function isSubmission(value: object): value is ClientMessageOf<'submit'> {
  if (!('cards' in value) || fields(value) !== 3) return false;
  const { cards } = value;
  return Array.isArray(cards) && cards.length <= MOST_CARDS && cards.every(isCard);
}

function isTelling(value: object): value is ClientMessageOf<'tell'> {
  if (!('card' in value) || !('clue' in value) || fields(value) !== 4 || !isCard(value.card)) return false;
  const { clue } = value;
  if (typeof clue !== 'object' || clue === null || !('kind' in clue) || clue.kind !== 'text') return false;
  if (!('text' in clue) || fields(clue) !== 2) return false;
  return typeof clue.text === 'string' && clue.text.length <= LONGEST_CLUE_READ;
}
