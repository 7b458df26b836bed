/** Makes a postcard, in the browser and nowhere else. Loaded when somebody asks for one. */
import type { AlbumPage } from '../game/album.ts';
import type { Seen } from '../game/seen.ts';
import { t } from '../i18n/i18n.svelte.ts';
import { addressOf } from '../net/clue-media.ts';
import { evenings } from '../net/evenings.ts';
import { eveningMarks } from './evening.ts';
import { type Mark, type Measure, SHEET } from './marks.ts';
import { imageAt, letters, materialsFor, measureOn } from './materials.ts';
import { paint } from './paint.ts';
import { roundMarks } from './round.ts';
import { eveningTold, roundTold } from './told.ts';

export interface Made {
  readonly file: File;
  /** False: for some pictures only a blur was at hand. */
  readonly isWhole: boolean;
}

const KIND = 'image/jpeg';
const QUALITY = 0.92;

/** When this game was played last, if this device remembers it. */
const playedAt = (game: string): number =>
  evenings().find(({ view }) => view.game === game)?.at ?? Date.now();

/** As files are sorted: 2026-11-18. */
function day(at: number): string {
  const date = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

async function made(
  seen: Seen,
  name: string,
  words: string,
  layOut: (measure: Measure) => readonly Mark[],
  drawing: HTMLImageElement | null,
): Promise<Made> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('There is nothing to paint on');
  await letters(words);
  const marks = layOut(measureOn(paper));
  const materials = await materialsFor(seen, marks, drawing);
  paint(paper, marks, materials);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, KIND, QUALITY));
  if (!blob) throw new Error('The picture could not be kept');
  return { file: new File([blob], `${name}.jpg`, { type: KIND }), isWhole: materials.isWhole };
}

export async function roundPostcard(seen: Seen, page: AlbumPage): Promise<Made> {
  const { clue, game, round } = page;
  const drawing =
    clue.kind === 'drawing' && clue.media !== null ? await imageAt(addressOf(game, clue.media)) : null;
  const at = playedAt(game);
  const told = roundTold(seen, page, at, drawing !== null);
  if (!told) throw new Error('A round without its storyteller’s picture');
  const name = t('postcard.file.round', { date: day(at), n: round });
  return made(seen, name, JSON.stringify(told), (measure) => roundMarks(told, measure), drawing);
}

export async function eveningPostcard(seen: Seen, pages: readonly AlbumPage[]): Promise<Made> {
  const at = playedAt(seen.view.game);
  const told = eveningTold(seen, pages, at);
  const name = t('postcard.file.evening', { date: day(at) });
  return made(seen, name, JSON.stringify(told), (measure) => eveningMarks(told, measure), null);
}
