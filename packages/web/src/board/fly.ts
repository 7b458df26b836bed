/** Votes fly to the pictures from the rabbits that cast them. */
import { VOTE_APART, VOTE_FLIES } from '../game/reveal.ts';

/** So high above its picture a vote appears whose rabbit is not in sight. */
const FROM_ABOVE = 60;

/** Each `[data-vote]` under `field` sets out at the `[data-rabbit]` of its seat. The answer ends all of it at once. */
export function flyVotes(field: HTMLElement): () => void {
  const votes = [...field.querySelectorAll<HTMLElement>('[data-vote]')];
  const bySeat = votes.sort((one, other) => seatOf(one) - seatOf(other));
  // All are measured before the first moves.
  const ways = bySeat.map((vote) => ({ vote, from: offsetTo(vote) }));
  const flights = ways.map(({ vote, from: [x, y] }, i) =>
    vote.animate(
      [
        { opacity: 0, transform: `translate(${x}px, ${y}px) scale(0.5)`, easing: 'cubic-bezier(.3,.1,.4,1)' },
        { opacity: 1, offset: 0.12, transform: `translate(${x}px, ${y}px) scale(0.8)` },
        { opacity: 1, offset: 0.9, transform: 'translate(0, 0) scale(1.12)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: VOTE_FLIES, delay: i * VOTE_APART, fill: 'backwards', easing: 'linear' },
    ),
  );
  return () => flights.forEach((flight) => flight.finish());
}

const seatOf = (vote: HTMLElement): number => Number(vote.dataset['vote']);

function offsetTo(vote: HTMLElement): readonly [x: number, y: number] {
  const rabbit = document.querySelector(`[data-rabbit="${seatOf(vote)}"]`)?.getBoundingClientRect();
  if (!rabbit || rabbit.width === 0) return [0, -FROM_ABOVE];
  const place = vote.getBoundingClientRect();
  return [
    rabbit.left + rabbit.width / 2 - place.left - place.width / 2,
    rabbit.top + rabbit.height / 2 - place.top - place.height / 2,
  ];
}
