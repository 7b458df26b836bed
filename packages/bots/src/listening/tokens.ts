/** A text as the words a bot hears: small letters, е for ё, parts of hyphenated words one by one. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;

export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[’‘`´]/g, "'")
    .match(WORD) ?? [];

const LITTLE = new Set(
  (
    'a an the of to in on at by for from with without and or but not no is are was were be been am it its this that ' +
    'these those as so up out off into over under my your his her their our i you he she we they me him us them one ' +
    "too than then who what when where how all any some there here it's i'm you're don't isn't i've that's " +
    'и в во на с со к ко по из от до у о об обо за над под без для при про не ни но а да же ли бы то это этот эта эти ' +
    'как так что чтобы кто где чей мой моя мое мои твой твоя свой своя его ее их наш ваш я ты он она оно мы вы они меня ' +
    'тебя нас вас мне тебе нам вам ему ей им него нее них был была было были есть все весь вся уж ведь вот тут там'
  ).split(' '),
);

/** Words that mean little by themselves. */
export const isLittle = (token: string): boolean => LITTLE.has(token);

export const isCyrillic = (token: string): boolean => /\p{Script=Cyrillic}/u.test(token);
