/**
 * A finished game as one HTML file that needs nothing else: no script, no network. Whatever stands in it was written by
 * players, so everything is text: only `html` here makes markup, and it lets nothing through as it is.
 */

/** What a browser may take for markup; made by `html` alone. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const written = (piece: Piece): string =>
  piece instanceof Markup
    ? piece.text
    : typeof piece === 'object'
      ? piece.map(({ text }) => text).join('')
      : escaped(String(piece));

const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(parts.map((part, i) => part + (i < pieces.length ? written(pieces[i] ?? '') : '')).join(''));

const NOTHING = html``;

export interface LeafPicture {
  /** In the file itself, as a data address; empty: it was not to be had. */
  readonly source: string;
  readonly alt: string;
  readonly owner: string;
  readonly votes: string;
  readonly isStory: boolean;
}

export interface LeafRound {
  readonly title: string;
  readonly clue: string;
  /** A drawing or a recording, likewise. */
  readonly media: { readonly kind: 'drawing' | 'song'; readonly source: string } | null;
  readonly found: string;
  readonly pictures: readonly LeafPicture[];
  readonly points: readonly { readonly name: string; readonly gained: string; readonly why: string }[];
}

export interface LeafTable {
  readonly title: string;
  readonly about: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LeafChart {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly {
    readonly path: string;
    readonly colour: string;
    readonly dashes: string;
    readonly label: string;
    readonly x: number;
    readonly y: number;
  }[];
}

export interface Leaf {
  readonly language: string;
  readonly title: string;
  readonly date: string;
  readonly places: readonly { readonly place: number; readonly name: string; readonly points: string }[];
  readonly chart: LeafChart;
  readonly race: LeafTable;
  readonly prizesTitle: string;
  readonly prizes: readonly { readonly title: string; readonly name: string; readonly why: string }[];
  readonly alike: LeafTable;
  readonly roundsTitle: string;
  readonly rounds: readonly LeafRound[];
  readonly foot: string;
}

/** Nothing but pictures and sounds that are in the file is fetched, and nothing runs. */
const POLICY = "default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline'";

const STYLE = new Markup(`
body{margin:0 auto;max-width:62rem;padding:2rem 1.2rem 3rem;background:#f4ead5;color:#1c1a2e;font:1.05rem/1.4 'Alegreya Sans','Segoe UI',system-ui,sans-serif}
h1,h2,h3,blockquote{font-family:Alegreya,Georgia,'Times New Roman',serif;line-height:1.15}
h1{font-size:2.6rem;font-style:italic;text-align:center;margin:0}
h2{color:#73510e;border-bottom:1px solid #8c7a55;margin:2.4rem 0 .8rem}
h3{color:#73510e;margin:0;font-size:1.1rem}
.date,.found,footer,small{color:#544a5c}.date,.round header,footer{text-align:center}
ol{list-style:none;padding:0;margin:0}
.places{display:flex;flex-wrap:wrap;justify-content:center;gap:.4rem 1.6rem;margin:1.2rem 0;font-size:1.15rem}
blockquote{margin:.3rem 0;font-size:1.6rem;font-style:italic;font-weight:600;white-space:pre-line;overflow-wrap:anywhere}
svg{width:100%;height:auto}
table{border-collapse:collapse;width:100%;margin:.6rem 0}
th,td{padding:.25rem .5rem;text-align:center;border-bottom:1px solid #d2bf97}th:first-child{text-align:start}
.scroll{overflow-x:auto}
.round{padding:1.4rem 0;border-top:1px solid #d2bf97;break-inside:avoid}
.row{display:grid;grid-template-columns:repeat(auto-fill,minmax(130px,1fr));gap:1rem;margin:1rem 0}
figure{margin:0}figure img{width:100%;display:block;border-radius:4px;background:#d2bf97;min-height:4rem}
.story img{outline:3px solid #9c6e1c;outline-offset:3px}
figcaption{line-height:1.25;padding-top:.4rem;overflow-wrap:anywhere}.story figcaption b{color:#73510e}
.drawing{max-height:16rem;width:auto;border-radius:4px}
.prizes{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem}
.points td:last-child{text-align:start}
@media print{body{max-width:none}}
`);

export function leafOf(leaf: Leaf): string {
  const { language, title, date, places, chart, race, prizes, alike, rounds } = leaf;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}, ${date}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p class="date">${date}</p>
          <ol class="places">
            ${places.map(({ place, name, points }) => html`<li>${place}. <b>${name}</b> ${points}</li>`)}
          </ol>
        </header>
        <section>
          <h2>${race.title}</h2>
          ${chartIn(chart)}${tableIn(race)}
        </section>
        ${
          prizes.length === 0
            ? NOTHING
            : html`<section>
                <h2>${leaf.prizesTitle}</h2>
                <div class="prizes">
                  ${prizes.map(
                    (prize) =>
                      html`<div>
                        <h3>${prize.title}</h3>
                        <b>${prize.name}</b><br />${prize.why}
                      </div>`,
                  )}
                </div>
              </section>`
        }
        <section>
          <h2>${alike.title}</h2>
          ${tableIn(alike)}
        </section>
        <section>
          <h2>${leaf.roundsTitle}</h2>
          ${rounds.map(roundIn)}
        </section>
        <footer><small>${leaf.foot}</small></footer>
      </body>
    </html> `.text;
}

const tableIn = ({ title, about, head, rows }: LeafTable): Markup =>
  html`<p>${about}</p>
    <div class="scroll">
      <table aria-label="${title}">
        <thead>
          <tr>
            ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first = '', ...cells]) =>
              html`<tr>
                <th scope="row">${first}</th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

const chartIn = ({ width, height, lines }: LeafChart): Markup =>
  html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${lines.map(({ path, colour, dashes, label, x, y }) => html`<path d="${path}" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round" stroke-dasharray="${dashes}" /><text x="${x}" y="${y}" font-size="15">${label}</text>`)}
  </svg>`;

const roundIn = ({ title, clue, media, found, pictures, points }: LeafRound): Markup =>
  html`<article class="round">
    <header>
      <h3>${title}</h3>
      <blockquote dir="auto">${clue}</blockquote>
      ${mediaIn(media)}
      <div class="found">${found}</div>
    </header>
    <div class="row">${pictures.map(pictureIn)}</div>
    <div class="scroll points">
      <table>
        <tbody>
          ${points.map(
            ({ name, gained, why }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${gained}</td>
                <td>${why}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </article>`;

const mediaIn = (media: LeafRound['media']): Markup =>
  media === null || !isInside(media.source)
    ? NOTHING
    : media.kind === 'drawing'
      ? html`<img class="drawing" src="${media.source}" alt="" />`
      : html`<audio controls src="${media.source}"></audio>`;

const pictureIn = ({ source, alt, owner, votes, isStory }: LeafPicture): Markup =>
  html`<figure${isStory ? html` class="story"` : NOTHING}><img src="${isInside(source) ? source : 'data:,'}" alt="${alt}" loading="lazy"><figcaption><b>${owner}</b>${votes === '' ? NOTHING : html`<br />${votes}`}</figcaption></figure>`;

/** Nothing is fetched from anywhere, whatever an address says. */
const isInside = (source: string): boolean => /^data:(?:image|audio)\//.test(source);
