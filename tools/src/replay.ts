/** npm run -s replay -- LOG.json: plays a log again, checks every event and the deal, and prints the final scores. */
import { readLog } from '@fabula/engine/log.ts';
import { replay, verifyDeal } from '@fabula/engine/replay.ts';
import { BadInput, inputFile, main } from './input.ts';

main(() => {
  const read = readLog(inputFile('npm run -s replay -- LOG.json'));
  if (!read.ok) throw new BadInput(read.why);
  const verdict = replay(read.log);
  if (!verdict.ok) throw new BadInput(`refused at event ${verdict.event}: ${verdict.why}`);
  const deal = verifyDeal(read.log);
  if (!deal.ok) throw new BadInput(`refused at event ${deal.event}: ${deal.why}`);
  const { game, seq, round, scores, phase, people } = verdict.state;
  return {
    game,
    events: seq,
    rounds: round,
    shuffles: deal.shuffles,
    finished: phase.name === 'over',
    scores: scores.map((points, seat) => ({
      seat,
      players: people.filter((person) => person.seat === seat).map(({ id }) => id),
      points,
    })),
    winners: phase.name === 'over' ? phase.winners : [],
  };
});
