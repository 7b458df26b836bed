/** Reads a Dockerfile and a .dockerignore, as far as ours go: what is not known here is refused, not passed over. */

export interface Copy {
  readonly do: 'COPY';
  /** Another stage; null: the folder that is built from. */
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

export type Step =
  | Copy
  | { readonly do: 'RUN'; readonly command: string }
  | { readonly do: 'WORKDIR'; readonly path: string }
  | { readonly do: 'ENV'; readonly values: Readonly<Record<string, string>> }
  | { readonly do: 'USER'; readonly uid: number; readonly gid: number };

export interface Stage {
  readonly base: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

export interface Image {
  /** The last one is the image. */
  readonly stages: readonly Stage[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly volumes: readonly string[];
  readonly ports: readonly number[];
}

export function readDockerfile(text: string): Image {
  const stages: { base: string; name: string; steps: Step[] }[] = [];
  const volumes: string[] = [];
  const ports: number[] = [];
  let command: readonly string[] = [];
  let healthCheck: readonly string[] = [];
  for (const line of linesOf(text)) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [base = '', , name = String(stages.length)] = rest.split(/\s+/);
      stages.push({ base, name, steps: [] });
    } else if (instruction === 'CMD') command = list(rest);
    else if (instruction === 'HEALTHCHECK') healthCheck = list(rest.replace(/^(?:--\S+\s+)*CMD\s+/, ''));
    else if (instruction === 'VOLUME') volumes.push(rest);
    else if (instruction === 'EXPOSE') ports.push(Number(rest));
    else stages.at(-1)?.steps.push(stepOf(instruction, rest));
  }
  return { stages, command, healthCheck, volumes, ports };
}

/** Without comments, and what was broken over several lines in one. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

const list = (text: string): readonly string[] => JSON.parse(text) as readonly string[];

function stepOf(instruction: string, rest: string): Step {
  switch (instruction) {
    case 'RUN':
      return { do: 'RUN', command: rest };
    case 'WORKDIR':
      return { do: 'WORKDIR', path: rest };
    case 'ENV':
      return { do: 'ENV', values: Object.fromEntries(rest.split(/\s+/).map(pairOf)) };
    case 'USER': {
      const [uid = Number.NaN, gid = Number.NaN] = rest.split(':').map(Number);
      if (!(uid > 0 && gid > 0)) throw new Error(`USER ${rest}: two numbers, and not root`);
      return { do: 'USER', uid, gid };
    }
    case 'COPY': {
      const words = rest.split(/\s+/);
      const flags = words.filter((word) => word.startsWith('--'));
      const [from] = flags;
      if (flags.length > 1 || (from !== undefined && !from.startsWith('--from=')))
        throw new Error(`COPY ${rest}: only --from is known`);
      const paths = words.slice(flags.length);
      const target = paths.pop() ?? '.';
      return { do: 'COPY', from: from?.slice('--from='.length) ?? null, sources: paths, target };
    }
    default:
      throw new Error(`The instruction ${instruction} is not known`);
  }
}

const pairOf = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** Whether a file of the folder that is built from is left out: the last pattern that fits it, or a folder it is in, decides. */
export function readIgnored(text: string): (path: string) => boolean {
  const patterns = linesOf(text).map((line) => {
    const isBack = line.startsWith('!');
    return { isBack, form: formOf(isBack ? line.slice(1) : line) };
  });
  return (path) => {
    const above = path.split('/').map((_, count, parts) => parts.slice(0, count + 1).join('/'));
    let isOut = false;
    for (const { isBack, form } of patterns) if (above.some((one) => form.test(one))) isOut = !isBack;
    return isOut;
  };
}

function formOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const form = escaped.replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${form}$`);
}
