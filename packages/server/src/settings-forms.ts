/** The forms of settings. What each says is put after the variable's name. */
import * as v from 'valibot';

export const text = v.string();
export const orNone = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? null : value)),
);
export const list = v.pipe(
  v.string(),
  v.transform((value): readonly string[] =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);
export const whole = (least: number, most: number) => {
  const says = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.transform(Number),
    v.integer(says),
    v.minValue(least, says),
    v.maxValue(most, says),
  );
};
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`);

const isAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const SAYS_ADDRESS = 'must be an address such as https://play.example.org';
const originOf = (value: string): string => (value === '*' ? value : new URL(value).origin);
const isOrigin = (value: string): boolean => value === '*' || isAddress(value);

/** Of this site. */
export const originOrNone = v.pipe(
  orNone,
  v.check((value) => value === null || isOrigin(value), SAYS_ADDRESS),
  v.transform((value) => value && originOf(value)),
);
export const origins = v.pipe(
  list,
  v.check((values) => values.every(isOrigin), SAYS_ADDRESS),
  v.transform((values): readonly string[] => values.map(originOf)),
);
export const addressOrNone = v.pipe(
  orNone,
  v.check(
    (value) => value === null || isAddress(value),
    'must be an address such as http://localhost:11434/v1',
  ),
);
export const yesOrNo = v.pipe(
  oneOf(['false', 'true']),
  v.transform((word) => word === 'true'),
);

const like = (form: RegExp, example: string) =>
  v.pipe(
    orNone,
    v.check((value) => value === null || form.test(value), `must be an address such as ${example}`),
  );
export const busOrNone = like(/^(nats|tls):\/\/./, 'nats://host:4222');
export const databaseOrNone = like(/^postgres(ql)?:\/\/./, 'postgres://user:password@host/fabula');

export const port = whole(0, 65_535);
export const portOrNone = v.union(
  [
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    port,
  ],
  'must be a whole number from 0 to 65535',
);
export const count = whole(0, 1_000_000);
export const days = whole(0, 36_500);
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
