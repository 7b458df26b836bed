import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { SEAT_COUNTS } from '../../engine/test/kit/table.ts';

/** Every number and switch, changed by itself. */
export const CHANGES: Record<keyof Rules, (rules: Rules) => Partial<Rules>[]> = {
  seats: () => [{ seats: { least: 4, most: 6 } }, { seats: { least: 3, most: 5 } }],
  paper: () => [{ paper: true, standIns: false }],
  cards: () => [{ cards: 70 }, { cards: null }],
  hand: ({ hand }) => SEAT_COUNTS.map((seats) => ({ hand: { ...hand, [seats]: 8 } })),
  give: ({ give }) => SEAT_COUNTS.map((seats) => ({ give: { ...give, [seats]: 3 } })),
  scoring: ({ scoring }) => [
    { scoring: { ...scoring, all: { ...scoring.all, storyteller: 7 } } },
    { scoring: { ...scoring, all: { ...scoring.all, finder: 7 } } },
    { scoring: { ...scoring, nobody: { ...scoring.nobody, storyteller: 7 } } },
    { scoring: { ...scoring, nobody: { ...scoring.nobody, guesser: 7 } } },
    { scoring: { ...scoring, some: { ...scoring.some, storyteller: 7 } } },
    { scoring: { ...scoring, some: { ...scoring.some, finder: 7 } } },
    { scoring: { ...scoring, soleFinder: { when: 'always', points: 4 } } },
    { scoring: { ...scoring, soleFinder: { when: 'three-seats', points: 7 } } },
    { scoring: { ...scoring, decoyVote: 7 } },
    { scoring: { ...scoring, finderVote: 7 } },
  ],
  track: ({ track }) => [
    { track: { ...track, start: 2 } },
    { track: { ...track, finish: 40 } },
    { track: { ...track, special: { ...track.special, 5: 'story' } } },
  ],
  deckOut: ({ deckOut }) => [{ deckOut: deckOut === 'ends' ? 'reshuffle' : 'ends', rounds: 9 }],
  rounds: () => [{ rounds: 7 }],
  tie: () => [{ tie: 'furthest', track: PRESETS.imaginarium.track }],
  firstStoryteller: () => [{ firstStoryteller: 2 }],
  constraints: () => [{ constraints: 'remind', permanent: 'question' }],
  permanent: () => [{ permanent: 'story' }],
  cellAlone: () => [{ cellAlone: true, permanent: 'story', track: PRESETS.imaginarium.track }],
  clues: ({ clues }) => Object.keys(clues).map((kind) => ({ clues: { ...clues, [kind]: false } })),
  pairs: () => [{ pairs: true }],
  time: ({ time }) => Object.keys(time).map((phase) => ({ time: { ...time, [phase]: 77 } })),
  grace: () => [{ grace: 77 }],
  standIns: () => [{ standIns: false }],
  lateSeats: () => [{ lateSeats: false }],
  ownWords: () => [{ ownWords: true }],
  swapOnce: () => [{ swapOnce: true }],
  unseenFirst: () => [{ unseenFirst: false }],
};
