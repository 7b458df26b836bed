/** npm run -s clue -- FILE.json: checks typed clues against the constraints a machine can judge. */
import { clueProblem, type ClueProblem } from '@fabula/engine/clue.ts';
import { BadInput, inputFile, isRecord, main } from './input.ts';

const CONSTRAINTS = ['question', 'four-words', 'most-of-all'] as const;

function check(clue: unknown, place: number): { ok: true } | { ok: false; reason: string } {
  if (!isRecord(clue)) throw new BadInput(`clue ${place + 1}: must be an object`);
  const constraint = CONSTRAINTS.find((name) => name === clue['constraint']);
  const { text } = clue;
  if (!constraint)
    throw new BadInput(`clue ${place + 1}: "constraint" must be one of ${CONSTRAINTS.join(', ')}`);
  if (typeof text !== 'string') throw new BadInput(`clue ${place + 1}: "text" must be a string`);
  const problem = clueProblem(constraint, text);
  return problem === null ? { ok: true } : { ok: false, reason: inWords(problem) };
}

function inWords(problem: ClueProblem): string {
  switch (problem.code) {
    case 'clue-not-a-question':
      return 'it is no question: a question mark at the end is missing';
    case 'clue-words':
      return `it has ${problem.words} ${problem.words === 1 ? 'word' : 'words'}: exactly ${problem.need} are asked for`;
    case 'clue-beginning':
      return 'it does not begin with "Most of all I love" or "Больше всего я люблю"';
  }
}

main(() => {
  const clues = inputFile('npm run -s clue -- FILE.json');
  if (!Array.isArray(clues)) throw new BadInput('the file must hold a list of clues');
  return clues.map(check);
});
