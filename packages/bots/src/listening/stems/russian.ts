/** The Snowball stemmer for Russian (snowballstem.org), for words in small letters with е for ё. */
const VOWEL = /[аеиоуыэюя]/;
const PERFECTIVE = /(?:(?:ив|ыв)(?:шись|ши)?|(?<=[ая])в(?:шись|ши)?)$/;
const ADJECTIVE = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:ивш|ывш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/;
const REFLEXIVE = /с[яь]$/;
const VERB = new RegExp(
  '(?:уйте|ейте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю' +
    '|(?<=[ая])(?:ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н))$',
);
const NOUN =
  /(?:иями|иях|иям|ией|ями|ами|ием|ях|ам|ом|ах|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ию|ью|ия|ья|ь|ю|я|а|е|и|й|о|у|ы)$/;
/** Twice a vowel and a consonant, then the ending. */
const DERIVATIONAL = /^(?:.*?[аеиоуыэюя][^аеиоуыэюя]){2}.*?(ость?)$/;

/** Takes an ending off if it is there: null otherwise. */
function without(rest: string, ending: RegExp): string | null {
  const shorter = rest.replace(ending, '');
  return shorter.length < rest.length ? shorter : null;
}

function withoutEnding(rest: string): string {
  const gerund = without(rest, PERFECTIVE);
  if (gerund !== null) return gerund;
  const plain = without(rest, REFLEXIVE) ?? rest;
  const adjective = without(plain, ADJECTIVE);
  if (adjective !== null) return without(adjective, PARTICIPLE) ?? adjective;
  return without(plain, VERB) ?? without(plain, NOUN) ?? plain;
}

export function stemRussian(word: string): string {
  const firstVowel = word.search(VOWEL);
  if (firstVowel === -1) return word;
  const start = firstVowel + 1;
  let rest = withoutEnding(word.slice(start));
  rest = rest.replace(/и$/, '');
  const derivation = DERIVATIONAL.exec(word.slice(0, start) + rest);
  if (derivation?.[1] !== undefined) rest = rest.slice(0, -derivation[1].length);
  rest = without(rest, /(?:ейше|ейш)$/) ?? rest;
  rest = rest.endsWith('нн') ? rest.slice(0, -1) : (without(rest, /ь$/) ?? rest);
  return word.slice(0, start) + rest;
}
