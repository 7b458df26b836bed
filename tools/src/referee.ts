/** npm run -s referee -- FILE.json: scores a round, or an array of rounds, played at a real table. */
import { BadInput, inputFile, main } from './input.ts';
import { judge, type Verdict } from './judge.ts';

function judgeAll(rounds: readonly unknown[]): Verdict[] {
  return rounds.map((round, place) => {
    try {
      return judge(round);
    } catch (error) {
      if (error instanceof BadInput) throw new BadInput(`round ${place + 1}: ${error.message}`);
      throw error;
    }
  });
}

main(() => {
  const input = inputFile('npm run -s referee -- FILE.json');
  if (Array.isArray(input)) return judgeAll(input);
  return judgeAll([input])[0];
});
