/** The part of ICU messages we use: {name}, {n, plural, one {…} other {…}} with #, {x, select, a {…} other {…}}. */
export type Params = Readonly<Record<string, string | number>>;
type Rules = () => Intl.PluralRules;
type Part = string | ((params: Params, plurals: Rules, count: string) => string);

const compiled = new Map<string, Part[]>();

export function format(message: string, params: Params, plurals: Rules): string {
  let parts = compiled.get(message);
  if (!parts) compiled.set(message, (parts = parse(message, { at: 0 })));
  return write(parts, params, plurals, '');
}

const write = (parts: readonly Part[], params: Params, plurals: Rules, count: string): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part.replaceAll('#', count || '#') : part(params, plurals, count),
    )
    .join('');

function parse(text: string, cursor: { at: number }): Part[] {
  const parts: Part[] = [];
  let plain = '';
  for (; cursor.at < text.length; cursor.at += 1) {
    const letter = text[cursor.at];
    if (letter === '}') break;
    if (letter !== '{') {
      plain += letter;
      continue;
    }
    if (plain) parts.push(plain);
    plain = '';
    cursor.at += 1;
    parts.push(placeholder(text, cursor));
  }
  if (plain) parts.push(plain);
  return parts;
}

function placeholder(text: string, cursor: { at: number }): Part {
  const head = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/.exec(text.slice(cursor.at));
  if (!head?.[1]) throw new Error(`Not a message: ${text}`);
  const [whole, name, kind] = head;
  cursor.at += whole.length;
  if (!kind) return (params) => String(params[name] ?? '');
  const cases = new Map<string, Part[]>();
  for (;;) {
    const label = /^\s*([\w=-]+)\s*\{/.exec(text.slice(cursor.at));
    if (!label?.[1]) break;
    cursor.at += label[0].length;
    cases.set(label[1], parse(text, cursor));
    cursor.at += 1;
  }
  cursor.at += /^\s*/.exec(text.slice(cursor.at))?.[0].length ?? 0;
  return (params, plurals, count) => {
    const value = params[name] ?? '';
    const number = Number(value);
    const branch =
      kind === 'select'
        ? cases.get(String(value))
        : (cases.get(`=${value}`) ?? cases.get(plurals().select(number)));
    return write(
      branch ?? cases.get('other') ?? [],
      params,
      plurals,
      kind === 'plural' ? String(value) : count,
    );
  };
}
