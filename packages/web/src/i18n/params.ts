/** What a message asks for, read out of its text by the compiler: `t('line.vote')` without a name is an error, and so is a wrong name. */
import type { albumEn } from './album.en.ts';
import type { albumRu } from './album.ru.ts';
import type { bookEn } from './book.en.ts';
import type { boxEn } from './box.en.ts';
import type { boxRu } from './box.ru.ts';
import type { bookRu } from './book.ru.ts';
import type { decksEn } from './decks.en.ts';
import type { decksRu } from './decks.ru.ts';
import type { en } from './en.ts';
import type { Params } from './format.ts';
import type { Key } from './keys.ts';
import type { museEn } from './muse.en.ts';
import type { museRu } from './muse.ru.ts';
import type { pairEn } from './pair.en.ts';
import type { pairRu } from './pair.ru.ts';
import type { ru } from './ru.ts';
import type { siteEn } from './site.en.ts';
import type { siteRu } from './site.ru.ts';

/**
 * The names of what is asked for, one that is counted with # before it. What one language asks for, all are given: where English does
 * not need to know how many there are, Russian may.
 */
type AskedBy<K extends Key> =
  | Asked<
      (typeof en &
        typeof bookEn &
        typeof siteEn &
        typeof pairEn &
        typeof museEn &
        typeof boxEn &
        typeof albumEn &
        typeof decksEn)[K]
    >
  | Asked<
      (typeof ru &
        typeof bookRu &
        typeof siteRu &
        typeof pairRu &
        typeof museRu &
        typeof boxRu &
        typeof albumRu &
        typeof decksRu)[K]
    >;

/**
 * From brace to brace. `Within` says what we are in, innermost first: nothing or `t` is text, `c` are the cases of a plural, each of
 * which holds text again.
 */
type Asked<
  Text extends string,
  Within extends string = '',
  Found extends string = never,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Asked<Past<Text, '}'>, Out<Within>, Found>
    : Within extends `c${string}`
      ? Asked<After, `t${Within}`, Found>
      : After extends `${infer Head}}${infer Rest}`
        ? Head extends `${infer Name}, plural,${string}`
          ? Asked<Past<After, ', plural,'>, `c${Within}`, Found | `#${Name}`>
          : Head extends `${infer Name}, select,${string}`
            ? Asked<Past<After, ', select,'>, `c${Within}`, Found | Name>
            : Asked<Rest, Within, Found | Head>
        : never
  : Found;
type Past<Text extends string, Mark extends string> = Text extends `${string}${Mark}${infer Rest}`
  ? Rest
  : '';
type Out<Within extends string> = Within extends `${'c' | 't'}${infer Rest}` ? Rest : '';

type GivenTo<Found extends string> = {
  readonly [Name in Found extends `#${infer Counted}` ? Counted : Found]: `#${Name}` extends Found
    ? number
    : string | number;
};
/** What follows a key: nothing, or what its message asks for. */
export type Args<K extends Key> = [AskedBy<K>] extends [never] ? [] : [params: GivenTo<AskedBy<K>>];

export type Say = <K extends Key>(key: K, ...params: Args<K>) => string;

/** A message that is put into words later. */
export interface Message {
  readonly key: Key;
  readonly params: Params;
}
export const message = <K extends Key>(key: K, ...[params]: Args<K>): Message => ({
  key,
  params: params ?? {},
});
