/** Puts the marks on paper. Where they stand is not decided here. */
import { FURS } from '../art/furs.ts';
import { CARD_RATIO, type Box, type Ink, type Mark, type Words } from './marks.ts';
import { fontOf, type Materials } from './materials.ts';
import { backdrop, books, fleuron, foilAcross, hills, moon, paper, rounded, shadowed } from './ornaments.ts';

type Paper = CanvasRenderingContext2D;

const INKS: Readonly<Record<Exclude<Ink, 'foil'>, string>> = {
  text: '#f4ecdb',
  second: '#bfc0da',
  gold: '#e6c472',
  ink: '#1c1a2e',
  'ink-second': '#544a5c',
  'ink-gold': '#73510e',
};
/** From the middle of a line down to where its letters stand, for the letters of Alegreya. */
const BASELINE = 0.335;

function words(on: Paper, { box, lines, face, size, leading, ink, align }: Words): void {
  on.font = fontOf(face, size);
  on.fillStyle = ink === 'foil' ? foilAcross(on, box.x, box.width * 0.7) : INKS[ink];
  on.textAlign = align === 'start' ? 'left' : align === 'end' ? 'right' : 'center';
  on.textBaseline = 'alphabetic';
  const x = box.x + (align === 'start' ? 0 : align === 'end' ? box.width : box.width / 2);
  lines.forEach((line, place) => {
    on.fillText(line, x, box.y + size * (leading * (place + 0.5) + BASELINE));
  });
}

/** A ribbon that hangs over the upper edge, with the picture's number. */
function ribbon(on: Paper, box: Box, number: number, told: boolean): void {
  const width = Math.max(30, Math.min(56, box.width * 0.16));
  const high = width * 1.36;
  const x = box.x + box.width * 0.07;
  const y = box.y - 5;
  on.save();
  on.shadowColor = '#0008';
  on.shadowBlur = 5;
  on.shadowOffsetY = 2;
  on.fillStyle = told ? foilAcross(on, x, width) : '#f4ead5';
  on.beginPath();
  on.moveTo(x, y);
  on.lineTo(x + width, y);
  on.lineTo(x + width, y + high);
  on.lineTo(x + width / 2, y + high * 0.8);
  on.lineTo(x, y + high);
  on.fill();
  on.restore();
  on.fillStyle = '#1c1a2e';
  on.font = fontOf('name', width * 0.72);
  on.textAlign = 'center';
  on.textBaseline = 'alphabetic';
  on.fillText(String(number), x + width / 2, y + high * 0.6);
}

/** Whole, as it is: a picture of another shape is cut to 2:3, as on the table. */
function picture(on: Paper, box: Box, image: HTMLImageElement | null, told: boolean): void {
  const round = box.width * 0.042;
  if (told) {
    on.save();
    on.shadowColor = 'rgba(221, 182, 92, 0.5)';
    on.shadowBlur = 70;
    rounded(on, box, round);
    on.fillStyle = '#1b2142';
    on.fill();
    on.restore();
  }
  shadowed(on, () => {
    rounded(on, box, round);
    on.fillStyle = '#1b2142';
    on.fill();
  });
  on.save();
  rounded(on, box, round);
  on.clip();
  if (image) {
    const wide = Math.min(image.naturalWidth, image.naturalHeight / CARD_RATIO);
    const tall = wide * CARD_RATIO;
    const [left, top] = [(image.naturalWidth - wide) / 2, (image.naturalHeight - tall) / 2];
    on.drawImage(image, left, top, wide, tall, box.x, box.y, box.width, box.height);
  } else {
    on.fillStyle = '#f6e4af';
    on.beginPath();
    on.arc(box.x + box.width / 2, box.y + box.height * 0.42, box.width * 0.1, 0, 7);
    on.fill();
  }
  on.restore();
  rounded(on, box, round);
  on.strokeStyle = '#ffffff1f';
  on.lineWidth = 2;
  on.stroke();
  if (!told) return;
  const out = 7;
  rounded(
    on,
    { x: box.x - out, y: box.y - out, width: box.width + 2 * out, height: box.height + 2 * out },
    round + out,
  );
  on.strokeStyle = foilAcross(on, box.x, box.width);
  on.lineWidth = 4;
  on.stroke();
}

/** A paper disc with a rabbit that looks over its rim. */
function token(on: Paper, { x, y, width }: Box, rabbit: HTMLImageElement | null, dark: string): void {
  const unit = width / 100;
  const disc = (radius: number, down = 0): void => {
    on.beginPath();
    on.arc(x + 50 * unit, y + (50 + down) * unit, radius * unit, 0, 7);
  };
  on.save();
  disc(47, 4);
  on.fillStyle = '#05071466';
  on.fill();
  disc(47);
  on.fillStyle = '#f4ead5';
  on.fill();
  on.strokeStyle = '#1c1a2e';
  on.lineWidth = 3 * unit;
  on.stroke();
  disc(40.5);
  on.fillStyle = `${dark}4d`;
  on.fill();
  if (rabbit) {
    on.beginPath();
    on.rect(x - 10 * unit, y - 20 * unit, 120 * unit, 72 * unit);
    on.arc(x + 50 * unit, y + 50 * unit, 42 * unit, 0, 7);
    on.clip();
    on.drawImage(rabbit, x - 2 * unit, y + 4 * unit, 104 * unit, 110 * unit);
  }
  on.restore();
}

function mark(on: Paper, each: Mark, materials: Materials): void {
  const { box } = each;
  switch (each.kind) {
    case 'words':
      return words(on, each);
    case 'picture':
      picture(on, box, materials.picture(each.card), each.told);
      if (each.number !== null) ribbon(on, box, each.number, each.told);
      return;
    case 'token':
      return token(on, box, materials.rabbit(each.seat), FURS[materials.colour(each.seat)].dark);
    case 'rabbit':
      return image(on, box, materials.rabbit(each.seat));
    case 'drawing':
      shadowed(on, () => {
        rounded(on, box, 6);
        on.fillStyle = '#f7efdc';
        on.fill();
      });
      return image(on, box, materials.drawing);
    case 'sign':
      return image(on, box, materials.sign);
    case 'books':
      return books(on, box, each.seat, each.count);
    case 'fleuron':
      return fleuron(on, box);
    case 'sheet':
      return paper(on, box);
    case 'rule':
      on.fillStyle = '#b9a479';
      return on.fillRect(box.x, box.y, box.width, box.height);
    case 'hills':
      return hills(on, box);
    case 'moon':
      return moon(on, box);
  }
}

function image(on: Paper, { x, y, width, height }: Box, shown: HTMLImageElement | null): void {
  if (shown) on.drawImage(shown, x, y, width, height);
}

export function paint(on: Paper, marks: readonly Mark[], materials: Materials): void {
  backdrop(
    on,
    marks.flatMap(({ kind, box }) => (kind === 'words' ? [box] : [])),
  );
  for (const each of marks) mark(on, each, materials);
}
