import { counted } from './plural.ts';
import type { ProblemSentences } from './problems.ts';

const seats = (count: number): string => counted(count, 'seat', 'seats');
const cards = (count: number): string => counted(count, 'card', 'cards');

const ASKED = {
  question: 'be a question',
  'four-words': 'have exactly four words',
  'most-of-all': 'begin with “Most of all I love…”',
};

export const problemsEn: ProblemSentences = {
  'too-few-seats': ({ least, seats: found }) =>
    `At least ${seats(least)} are needed; so far there ${found === 1 ? 'is' : 'are'} ${found}.`,
  'too-many-seats': ({ most }) => `There can be at most ${seats(most)}.`,
  'too-few-cards': ({ cards: found, seats: at, need }) =>
    `With ${seats(at)} at least ${cards(need)} are needed, and these decks have ${found}. Add another deck.`,
  'deals-too-few-cards': ({ cards: found, seats: at, need }) =>
    `With ${seats(at)} at least ${cards(need)} are needed, and these rules deal ${found}.`,
  'box-too-small': ({ cards: found, seats: at, need }) =>
    `With ${seats(at)} at least ${cards(need)} are needed, and the box has ${found}.`,
  'box-without-stand-ins': 'With a real box nobody can stand in for the absent: turn stand-ins off.',
  'no-way-to-tell': 'With these rules there is no way to give a clue. Allow at least one.',
  'no-way-in-words': ({ asked }) =>
    `Every clue must ${ASKED[asked]}, but none can be given in words. Allow clues that are typed or said aloud.`,
  'gives-more-than-hand': ({ seats: at, give, hand }) =>
    `With ${seats(at)} nobody can give ${counted(give, 'picture', 'pictures')} from a hand of ${hand}.`,
  'never-ends':
    'With these rules the game would never end. Set a finish, a number of rounds, or let it end with the deck.',
  'finish-not-after-start': ({ start, finish }) =>
    `The finish (cell ${finish}) must lie after the start (cell ${start}).`,
  'special-cell-off-track': ({ cell }) => `The special cell ${cell} is not on the track.`,
  'no-such-first-seat': ({ seats: at }) => `That seat cannot tell first: there are only ${seats(at)}.`,
  'not-a-whole-number': ({ least, most }) => `A whole number from ${least} to ${most} is needed.`,
};
