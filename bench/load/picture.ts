/** Curves as a picture for the documents, in plain SVG: tables along the bottom, in powers of ten. */

export interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [tables: number, value: number])[];
}

interface Panel {
  readonly title: string;
  readonly curves: readonly Curve[];
}

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [400, 260, 52, 34, 16, 40];
const COLOURS = ['#2f5d8a', '#b4472f', '#5c7a3a', '#8a5a9e'];

export function picture(panels: readonly Panel[]): string {
  const inside = panels.map(({ title, curves }, place) => panelAt(place * WIDTH, title, curves)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * panels.length} ${HEIGHT}" font-family="sans-serif" font-size="11" fill="#333">
<rect width="100%" height="100%" fill="#fff"/>
${inside}
</svg>
`;
}

function panelAt(left: number, title: string, curves: readonly Curve[]): string {
  const points = curves.flatMap((curve) => curve.points);
  const [least, most] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const top = roundUp(Math.max(...points.map(([, y]) => y)));
  const span = Math.log10(most / least) || 1;
  const x = (tables: number): number => LEFT + (Math.log10(tables / least) / span) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const lines = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const at = y(part * top).toFixed(1);
    return `<path d="M${LEFT} ${at}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 6}" y="${at}" dy="4" text-anchor="end">${label(part * top)}</text>`;
  });
  const ticks = [...new Set(points.map(([tables]) => tables))].map(
    (tables) =>
      `<text x="${x(tables).toFixed(1)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${tables.toLocaleString('en-GB')}</text>`,
  );
  const drawn = curves.map(({ name, points: own }, place) => {
    const colour = COLOURS[place % COLOURS.length];
    const path = own.map(([tables, value]) => `${x(tables).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
    const dots = own.map(
      ([tables, value]) =>
        `<circle cx="${x(tables).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3" fill="${colour}"/>`,
    );
    const legend = `<text x="${LEFT + 8}" y="${TOP + 12 + place * 14}" fill="${colour}">${name}</text>`;
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${legend}`;
  });
  return `<g transform="translate(${left} 0)"><text x="${LEFT}" y="20" font-size="13" font-weight="bold">${title}</text>
${[...lines, ...ticks, ...drawn].join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}" text-anchor="middle">tables of six</text></g>`;
}

/** To 1, 2 or 5 and noughts. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

const label = (value: number): string =>
  value >= 10 ? value.toFixed(0) : Number(value.toPrecision(2)).toString();
