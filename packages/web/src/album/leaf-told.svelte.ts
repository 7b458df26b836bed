/** A finished game in the words of the reader's language, for the file that is kept of it. */
import type { CardId, Colour } from '@fabula/engine/model.ts';
import { FURS } from '../art/furs.ts';
import { awardsOf } from '../game/awards.ts';
import { clueWords } from '../game/clue-words.svelte.ts';
import { nameOf } from '../game/names.svelte.ts';
import { placesOf, rankedIn } from '../game/ranks.ts';
import { findersOf, gained, reasonOf } from '../game/reasons.svelte.ts';
import { byGain } from '../game/runners.ts';
import { colourOf, headsAt, type Seen } from '../game/seen.ts';
import { votersOn } from '../game/votes.ts';
import { dated, lang, listed, t } from '../i18n/i18n.svelte.ts';
import { altOf } from '../net/words.svelte.ts';
import { matrixOf } from './alike.ts';
import type { Leaf, LeafChart, LeafPicture, LeafRound, LeafTable } from './leaf.ts';
import { chartOf, DASHES, linesOf } from './race.ts';
import { seenIn } from './seen-in.ts';
import type { Told, ToldRound } from './told.ts';
import { isHushed } from './words.ts';

/** What goes into the file besides words, as data addresses. */
export interface Inside {
  readonly picture: (card: CardId) => string;
  readonly media: (name: string) => string;
}

const PAPER = { width: 720, height: 340, margin: { top: 16, right: 170, bottom: 16, left: 10 } };
const APART = 20;

export function leafTold(seen: Seen, { view, rounds, at }: Told, inside: Inside): Leaf {
  const places = placesOf(view);
  const called = (seat: number): string => nameOf(seen, seat);
  return {
    language: lang(),
    title: t('whole.title'),
    date: dated(at),
    places: rankedIn(view).map((seat) => ({
      place: places[seat] ?? 0,
      name: called(seat),
      points: t('points', { n: view.scores[seat] ?? 0 }),
    })),
    chart: chartTold(seen, rounds),
    race: raceTold(seen, rounds),
    prizesTitle: t('whole.prizes'),
    prizes: prizesTold(seen, rounds),
    alike: alikeTold(seen, rounds),
    roundsTitle: t('whole.rounds'),
    rounds: rounds.map((round) => roundTold(seenIn(seen, round), round, inside)),
    foot: t('file.foot'),
  };
}

/** Dark enough for paper. */
const inkOf = (colour: Colour): string => (colour === 'bone' ? '#8a7647' : FURS[colour].dark);

function chartTold(seen: Seen, rounds: readonly ToldRound[]): LeafChart {
  const { width, height } = PAPER;
  const { lines } = chartOf(linesOf(rounds), PAPER, APART);
  return {
    width,
    height,
    lines: lines.map(({ seat, path, points, end }) => ({
      path,
      colour: inkOf(colourOf(seen, seat)),
      dashes: DASHES[seat] ?? '',
      label: `${nameOf(seen, seat)} ${points.at(-1) ?? 0}`,
      x: end.x + 8,
      y: end.labelY + 5,
    })),
  };
}

function raceTold(seen: Seen, rounds: readonly ToldRound[]): LeafTable {
  const lines = linesOf(rounds);
  return {
    title: t('whole.race'),
    about: t('whole.race.about'),
    head: [t('whole.race.round'), ...lines.map(({ seat }) => nameOf(seen, seat))],
    rows: rounds.map(({ round }, place) => [
      String(round),
      ...lines.map(({ points }) => String(points[place + 1] ?? 0)),
    ]),
  };
}

function prizesTold(seen: Seen, rounds: readonly ToldRound[]): Leaf['prizes'] {
  const { bluff, split, alike } = awardsOf(rounds);
  const prizes: Leaf['prizes'][number][] = [];
  if (bluff)
    prizes.push({
      title: t('award.bluff'),
      name: nameOf(seen, bluff.seat),
      why: t('award.bluff.why', { n: bluff.votes }),
    });
  if (split)
    prizes.push({
      title: t('award.split'),
      name: nameOf(seen, split.seat),
      why: t('award.split.why', { found: split.found, missed: split.missed }),
    });
  if (alike)
    prizes.push({
      title: t('award.alike'),
      name: listed(alike.seats.map((seat) => nameOf(seen, seat))),
      why: t('award.alike.why', { n: alike.times }),
    });
  return prizes;
}

function alikeTold(seen: Seen, rounds: readonly ToldRound[]): LeafTable {
  const matrix = matrixOf(rounds, seen.view.seats.length);
  const names = matrix.map((_, seat) => nameOf(seen, seat));
  return {
    title: t('whole.alike'),
    about: t('whole.alike.about'),
    head: ['', ...names],
    rows: matrix.map((row, seat) => [
      names[seat] ?? '',
      ...row.map((pair) => (pair ? t('whole.alike.of', { same: pair.same, of: pair.of }) : '')),
    ]),
  };
}

function roundTold(seen: Seen, round: ToldRound, inside: Inside): LeafRound {
  const { clue, storyteller, result } = round;
  const called = (seat: number): string => nameOf(seen, seat);
  const made = (clue.kind === 'drawing' || clue.kind === 'song') && clue.media !== null ? clue : null;
  return {
    title: t('album.round', {
      n: round.round,
      name: called(storyteller),
      heads: headsAt(seen, storyteller),
    }),
    clue: isHushed(clue) ? t('whole.hushed') : clueWords(clue),
    media: made && {
      kind: made.kind === 'song' ? 'song' : 'drawing',
      source: inside.media(made.media ?? ''),
    },
    found: findersOf(seen, round),
    pictures: round.row.map((card, place): LeafPicture => {
      const owner = result.owners[place] ?? 0;
      const voters = votersOn(round, place + 1).map(called);
      return {
        source: inside.picture(card),
        alt: altOf(seen.picture(card)),
        owner: called(owner),
        votes: voters.length === 0 ? '' : t('whole.votes', { names: listed(voters) }),
        isStory: owner === storyteller,
      };
    }),
    points: byGain(round).map((seat) => ({
      name: called(seat),
      gained: gained(result.points[seat] ?? 0),
      why: reasonOf(round, seat, called),
    })),
  };
}
