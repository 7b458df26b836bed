/** What those who looked on asked to be counted: more than that nobody may be told. */
import type { Connection } from './record.ts';

export interface Guesses {
  /** How many can have been counted in this round, of all and on one picture; those who sit at the table are not. */
  mostOf(round: number, sitting: readonly string[]): { readonly all: number; on(number: number): number };
}

interface Guess {
  readonly player: string;
  readonly round: number;
  readonly number: number;
}

export function guessesIn(connections: readonly Connection[]): Guesses {
  const all = connections.flatMap(guessesOn);
  return {
    mostOf: (round, sitting) => {
      const counted = all.filter((guess) => guess.round === round && !sitting.includes(guess.player));
      const players = (of: readonly Guess[]): number => new Set(of.map(({ player }) => player)).size;
      return {
        all: players(counted),
        on: (number) => players(counted.filter((one) => one.number === number)),
      };
    },
  };
}

/** By whoever the connection belonged to then. */
function guessesOn({ exchanges }: Connection): Guess[] {
  let player = '';
  return exchanges.flatMap(({ from, text }): Guess[] => {
    if (from === 'server') {
      if (text.includes('"welcome"'))
        player = (JSON.parse(text) as { welcome: { player: { id: string } } }).welcome.player.id;
      return [];
    }
    if (!text.includes('"guess"')) return [];
    const { round, number } = JSON.parse(text) as Guess;
    return [{ player, round, number }];
  });
}
