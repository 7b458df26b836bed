/** A round or an evening in the words of the page. Whoever gets the picture is nobody's "you": everyone goes by name. */
import { cellOf } from '@fabula/engine/track.ts';
import type { SeatIndex } from '@fabula/engine/model.ts';
import type { AlbumPage } from '../game/album.ts';
import { awardsOf, type Bluff, type Split } from '../game/awards.ts';
import { clueWords, shownWords } from '../game/clue-words.svelte.ts';
import { nameOf } from '../game/names.svelte.ts';
import { nameOfRules } from '../game/presets.ts';
import { placesOf } from '../game/ranks.ts';
import { gained, reasonOf } from '../game/reasons.svelte.ts';
import { headsAt, isDraw, type Seen } from '../game/seen.ts';
import { earnedBy, votersFor, votersOn } from '../game/votes.ts';
import { dated, listed, t } from '../i18n/i18n.svelte.ts';
import type { EveningTold, PrizeTold } from './evening.ts';
import type { PictureTold, RoundTold } from './round.ts';

function headIn({ view }: Seen, at: number): { title: string; when: string } {
  return { title: t('fabula'), when: `${t(`preset.${nameOfRules(view.rules) ?? 'own'}`)} · ${dated(at)}` };
}

/** Null: this page has no picture of the storyteller, so nothing was told. */
export function roundTold(seen: Seen, page: AlbumPage, at: number, hasDrawing: boolean): RoundTold | null {
  const { clue, storyteller, result } = page;
  const name = (seat: SeatIndex): string => nameOf(seen, seat);
  const all = page.row.map((card, place): PictureTold => {
    const owner = result.owners[place] ?? 0;
    const earned = earnedBy(page, place + 1);
    return {
      card,
      number: place + 1,
      owner,
      name: name(owner),
      voters: votersOn(page, place + 1),
      earned: earned > 0 ? gained(earned) : '',
    };
  });
  const story = all.find(({ owner }) => owner === storyteller);
  if (!story) return null;
  const finders = votersFor(page, storyteller).map(name);
  const heads = headsAt(seen, storyteller);
  const words = shownWords(clue);
  return {
    ...headIn(seen, at),
    clue: {
      kind: clue.kind,
      words: words === '' ? '' : t('quoted', { text: words }),
      how: clue.kind === 'text' ? '' : t(`clue.given.${clue.kind}`, { name: name(storyteller), heads }),
      isDrawn: hasDrawing,
    },
    teller: storyteller,
    by: t('album.round', { n: page.round, name: name(storyteller), heads }),
    found: finders.length > 0 ? t('reveal.found', { names: listed(finders) }) : t('reveal.nobody'),
    story,
    others: all.filter((picture) => picture !== story),
    company: page.seats
      .map((_, seat) => ({ seat, points: result.points[seat] ?? 0 }))
      .sort((one, other) => other.points - one.points)
      .map(({ seat, points }) => ({
        seat,
        name: name(seat),
        why: reasonOf(page, seat, name),
        points: gained(points),
      })),
  };
}

export function eveningTold(seen: Seen, pages: readonly AlbumPage[], at: number): EveningTold {
  const { view } = seen;
  const name = (seat: SeatIndex): string => nameOf(seen, seat);
  const winners = view.ending?.winners ?? [];
  const places = placesOf(view);
  const { bluff, split, alike } = awardsOf(pages);
  const pictured = (title: string, why: string, { seat, card, round }: Bluff | Split): PrizeTold => {
    const page = pages.find((each) => each.round === round);
    return { title, why, shown: card, names: name(seat), words: page ? clueWords(page.clue) : '' };
  };
  const prizes: readonly (PrizeTold | null)[] = [
    split &&
      pictured(t('award.split'), t('award.split.why', { found: split.found, missed: split.missed }), split),
    bluff && pictured(t('award.bluff'), t('award.bluff.why', { n: bluff.votes }), bluff),
    alike && {
      title: t('award.alike'),
      shown: alike.seats,
      names: listed(alike.seats.map(name)),
      why: t('award.alike.why', { n: alike.times }),
      words: '',
    },
  ];
  const shown = [split?.card, bluff?.card];
  return {
    ...headIn(seen, at),
    headline: t(isDraw(view) ? 'end.draw' : 'end.won', {
      names: listed(winners.map(name)),
      n: winners.length,
    }),
    places: view.seats
      .map((_, seat) => ({ seat, rank: places[seat] ?? 1, points: view.scores[seat] ?? 0 }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ seat, rank, points }) => ({
        seat,
        rank,
        name: name(seat),
        score:
          view.rules.track.finish === null
            ? t('points', { n: points })
            : t('cell', { n: cellOf(view.rules, points) }),
      })),
    prizes: prizes.filter((prize) => prize !== null),
    pictures: pages
      .flatMap(({ row, result, storyteller }) => row[result.owners.indexOf(storyteller)] ?? [])
      .filter((card) => !shown.includes(card))
      .reverse(),
  };
}
