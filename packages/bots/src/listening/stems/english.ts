/** The Snowball stemmer for English (snowballstem.org), for words in small letters. */
const VOWEL = '[aeiouy]';
const CONSONANT = '[^aeiouy]';
const REGION = new RegExp(`${VOWEL}${CONSONANT}`);
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_SYLLABLE = new RegExp(`(?:${CONSONANT}${VOWEL}[^aeiouywxY]|^${VOWEL}${CONSONANT})$`);

const EXCEPTIONS: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
};
const INVARIANT = new Set(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes']);
const DONE_EARLY = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);

type Ending = readonly [ending: string, instead: string];
/** The longest ending that fits counts, so the longer ones come first. */
const SECOND: readonly Ending[] = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['tional', 'tion'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['fulli', 'ful'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['anci', 'ance'],
  ['ator', 'ate'],
  ['enci', 'ence'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];
const THIRD: readonly Ending[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['ative', ''],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const FOURTH = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic'.split(' ');

/** Where the region after the first vowel and consonant begins, looking from `from` on. */
function regionFrom(word: string, from: number): number {
  const found = word.slice(from).search(REGION);
  return found === -1 ? word.length : from + found + 2;
}

const isShort = (word: string, r1: number): boolean => r1 >= word.length && SHORT_SYLLABLE.test(word);

function plural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return word.endsWith('s') && /[aeiouy]/.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function pastAndParticiple(word: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(word);
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const ending = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!ending) return word;
  const stem = word.slice(0, ending.index);
  if (!/[aeiouy]/.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE.test(stem)) return stem.slice(0, -1);
  return isShort(stem, r1) ? `${stem}e` : stem;
}

function second(word: string, r1: number): string {
  const found = SECOND.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const [ending, instead] = found;
  const stem = word.slice(0, -ending.length);
  if (stem.length < r1) return word;
  if (ending === 'ogi' && !stem.endsWith('l')) return word;
  if (ending === 'li' && !/[cdeghkmnrt]$/.test(stem)) return word;
  return stem + instead;
}

function third(word: string, r1: number, r2: number): string {
  const found = THIRD.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const [ending, instead] = found;
  const stem = word.slice(0, -ending.length);
  return stem.length < (ending === 'ative' ? r2 : r1) ? word : stem + instead;
}

function fourth(word: string, r2: number): string {
  const ending = FOURTH.find((one) => word.endsWith(one));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (stem.length < r2 || (ending === 'ion' && !/[st]$/.test(stem))) return word;
  return stem;
}

function fifth(word: string, r1: number, r2: number): string {
  const stem = word.slice(0, -1);
  if (word.endsWith('e')) {
    const goes = stem.length >= r2 || (stem.length >= r1 && !SHORT_SYLLABLE.test(stem));
    return goes ? stem : word;
  }
  return word.endsWith('ll') && stem.length >= r2 ? stem : word;
}

export function stemEnglish(text: string): string {
  if (text.length <= 2 || INVARIANT.has(text)) return text;
  const exception = EXCEPTIONS[text];
  if (exception !== undefined) return exception;
  // A capital Y is a consonant.
  let word = text.replace(/^'/, '').replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const start = /^(?:gener|commun|arsen)/.exec(word);
  const r1 = start ? start[0].length : regionFrom(word, 0);
  const r2 = regionFrom(word, r1);
  word = plural(word.replace(/'s?'?$/, ''));
  if (DONE_EARLY.has(word)) return word.toLowerCase();
  word = pastAndParticiple(word, r1).replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  word = fifth(fourth(third(second(word, r1), r1, r2), r2), r1, r2);
  return word.toLowerCase();
}
