/** What a postcard is painted with: letters, pictures, rabbits. Whatever does not come is done without. */
import type { CardId, SeatIndex } from '@fabula/engine/model.ts';
import { looksAt, type Seen } from '../game/seen.ts';
import { usualLook } from '../art/looks.ts';
import { BOX, drawn } from '../art/rabbits.ts';
import { blurAt, type Picture } from '../net/decks.ts';
import { ICONS } from '../ui/icons.ts';
import type { ClueKind } from '@fabula/engine/rules.ts';
import type { Face, Mark, Measure } from './marks.ts';

const FACES: Readonly<Record<Face, readonly [style: string, family: string]>> = {
  voice: ['italic 600', "Alegreya, Georgia, 'Times New Roman', serif"],
  name: ['700', "Alegreya, Georgia, 'Times New Roman', serif"],
  title: ['800', "Alegreya, Georgia, 'Times New Roman', serif"],
  caps: ['500', "'Alegreya SC', Alegreya, Georgia, serif"],
  plain: ['500', "'Alegreya Sans', 'Segoe UI', system-ui, sans-serif"],
};
export const fontOf = (face: Face, size: number): string => {
  const [style, family] = FACES[face];
  return `${style} ${size}px ${family}`;
};

/** Longer, in milliseconds, nobody waits for one of them. */
const PATIENCE = 8000;
const inTime = <T>(coming: Promise<T>): Promise<T | null> =>
  Promise.race([
    coming.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE)),
  ]);

/** The letters of these words, in every face. */
export async function letters(words: string): Promise<void> {
  const faces = Object.keys(FACES).filter((face): face is Face => face in FACES);
  await inTime(Promise.all(faces.map((face) => document.fonts.load(fontOf(face, 40), words))));
}

export function measureOn(paper: CanvasRenderingContext2D): Measure {
  return (text, face, size) => {
    paper.font = fontOf(face, size);
    return paper.measureText(text).width;
  };
}

export async function imageAt(address: string): Promise<HTMLImageElement | null> {
  if (address === '') return null;
  const image = new Image();
  image.decoding = 'async';
  image.src = address;
  return (await inTime(image.decode().then(() => true))) ? image : null;
}

const svgAt = (box: string, width: number, height: number, inner: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${inner}</svg>`,
  )}`;

async function rabbitsOf(seen: Seen): Promise<(HTMLImageElement | null)[]> {
  const looks = looksAt(seen);
  return Promise.all(
    seen.view.seats.map((colour) =>
      imageAt(svgAt(BOX, 480, 510, drawn(colour, looks[colour] ?? usualLook(colour)))),
    ),
  );
}

const signOf = (kind: ClueKind): Promise<HTMLImageElement | null> =>
  imageAt(
    svgAt(
      '0 0 24 24',
      240,
      240,
      `<g fill="none" stroke="#ddb65c" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${ICONS[kind]}</g>`,
    ),
  );

interface Shown {
  readonly image: HTMLImageElement | null;
  readonly isSharp: boolean;
}

/** The size that suits the place, or another that is at hand; or its blur. */
async function pictureFor(picture: Picture | null, width: number): Promise<Shown> {
  if (!picture) return { image: null, isSharp: false };
  const { large, medium, small } = picture;
  const sizes = new Set(width > 250 ? [large, medium, small] : [medium, large, small]);
  for (const address of sizes) {
    const image = await imageAt(address);
    if (image) return { image, isSharp: true };
  }
  return { image: await imageAt(blurAt(picture.thumbhash)), isSharp: false };
}

export interface Materials {
  readonly rabbit: (seat: SeatIndex) => HTMLImageElement | null;
  readonly colour: (seat: SeatIndex) => Seen['view']['seats'][number];
  readonly picture: (card: CardId) => HTMLImageElement | null;
  readonly sign: HTMLImageElement | null;
  readonly drawing: HTMLImageElement | null;
  /** Every picture is there. */
  readonly isWhole: boolean;
}

export async function materialsFor(
  seen: Seen,
  marks: readonly Mark[],
  drawing: HTMLImageElement | null,
): Promise<Materials> {
  const wanted = marks.flatMap((mark) => (mark.kind === 'picture' ? [mark] : []));
  const sign = marks.find((mark) => mark.kind === 'sign');
  const [rabbits, signed, shown] = await Promise.all([
    rabbitsOf(seen),
    sign?.kind === 'sign' ? signOf(sign.of) : null,
    Promise.all(
      wanted.map(async ({ card, box }) => [card, await pictureFor(seen.picture(card), box.width)] as const),
    ),
  ]);
  const pictures = new Map(shown);
  return {
    rabbit: (seat) => rabbits[seat] ?? null,
    colour: (seat) => seen.view.seats[seat] ?? 'bone',
    picture: (card) => pictures.get(card)?.image ?? null,
    sign: signed,
    drawing,
    isWhole: shown.every(([, { isSharp }]) => isSharp),
  };
}
