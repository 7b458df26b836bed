/**
 * npm run -s books:old-help: what the help of the first edition (commit e26073c) says about points and pictures to give, sentence
 * by sentence, played by the engine as the test of today's sentences does; and today's sentences beside it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardsToGive, type Rules, type SoleFinder } from '../../packages/engine/src/rules.ts';
import { statementsFor } from '../../packages/engine/src/statements.ts';
import { GAMES } from '../../packages/web/src/game/presets.ts';
import { sentenceOf } from '../../packages/web/src/game/sentences.ts';
import { format, type Params } from '../../packages/web/src/i18n/format.ts';
import { CHECKS, numbersIn } from '../../packages/web/test/statements/checks.ts';
import { pay } from '../../packages/web/test/statements/played.ts';
import { type Lang, LANGS, VOICES } from '../../packages/web/test/voices.ts';
import { mainText, reasonOf } from './input.ts';

/** The messages as they were: `git show e26073c:packages/web/src/i18n/en.ts`. */
const OLD = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/web/test/fixtures/first-help.json'), 'utf8'),
) as Readonly<Record<Lang, Readonly<Record<'submit' | 'advice' | 'scoring', string>>>>;

type Case = Parameters<(typeof CHECKS)['give']>[1];
interface Claim {
  readonly game: string;
  readonly sentence: string;
  /** Throws if it is not so. */
  readonly play: () => void;
}
interface Count {
  readonly claims: number;
  readonly wrong: readonly string[];
}

/** What the old help showed, with the numbers it put in. */
function oldClaims(lang: Lang, name: string, each: Case): Claim[] {
  const { rules, seats } = each;
  const { some, all, nobody, decoyVote } = rules.scoring;
  const params: Params = {
    n: cardsToGive(rules, seats),
    some: some.finder,
    all: all.finder,
    nobody: nobody.guesser,
    decoy: decoyVote,
  };
  const say = (key: 'submit' | 'advice' | 'scoring'): string[] =>
    format(OLD[lang][key], params, () => new Intl.PluralRules(lang)).split(/(?<=\.) /);
  const [ofSome = '', ofAll = '', ofNobody = '', ofVotes = ''] = say('scoring');
  const [gives = ''] = say('submit');
  const [advice = ''] = say('advice');
  const first = (sentence: string): number => numbersIn(sentence)[0] ?? 1;
  const claim = (sentence: string, play: () => void): Claim => ({ game: name, sentence, play });
  return [
    claim(ofSome, () => CHECKS['points.some.alike']([first(ofSome), 0], each)),
    claim(ofAll, () => CHECKS['points.all'](numbersIn(ofAll).reverse(), each)),
    // It does not say what the storyteller gets: only the others are counted.
    claim(ofNobody, () => CHECKS['points.nobody']([pay(each, 0).teller, first(ofNobody)], each)),
    claim(ofVotes, () => CHECKS['points.decoy'](numbersIn(ofVotes), each)),
    claim(gives, () => CHECKS.give([first(gives)], each)),
    claim(advice, () => {
      const paid = [0, seats - 1].map((found) => pay(each, found).teller);
      if (paid.some((points) => points > 0)) throw new Error(`the storyteller got ${paid.join(' and ')}`);
    }),
  ];
}

/** What is said today of the same things. */
const newClaims = (lang: Lang, name: string, each: Case): Claim[] =>
  statementsFor(each.rules, each.seats)
    .filter(({ topic, id }) => topic === 'points' || id === 'give')
    .map((statement) => {
      const sentence = sentenceOf(statement, VOICES[lang]);
      return {
        game: name,
        sentence,
        play: () => CHECKS[statement.id](numbersIn(sentence), { ...each, statement }),
      };
    });

const SOLE: readonly SoleFinder[] = ['three-seats', 'always', 'never'];

/** Every game known by name, 3 to 6 seats, whenever a sole finder counts, in both languages. */
function count(claimsOf: typeof oldClaims): Count {
  const claims: Claim[] = [];
  for (const [name, game] of Object.entries(GAMES) as [string, Rules][])
    for (const seats of [3, 4, 5, 6])
      for (const when of SOLE)
        for (const lang of LANGS) {
          const { scoring } = game;
          const rules = { ...game, scoring: { ...scoring, soleFinder: { ...scoring.soleFinder, when } } };
          const [statement] = statementsFor(rules, seats);
          if (!statement) throw new Error('Nothing is said');
          claims.push(
            ...claimsOf(lang, `${name}, ${seats} seats, sole finder ${when}`, { rules, seats, statement }),
          );
        }
  const wrong = claims.flatMap(({ game, sentence, play }) => {
    try {
      play();
      return [];
    } catch (error) {
      return [`${game}: "${sentence}" ${reasonOf(error).split('\n')[0]}`];
    }
  });
  return { claims: claims.length, wrong };
}

export const oldHelp = (): Count => count(oldClaims);
export const newHelp = (): Count => count(newClaims);

if (process.argv[1] === import.meta.filename)
  mainText(() => {
    const [old, today] = [oldHelp(), newHelp()];
    const step = Math.max(1, Math.floor(old.wrong.length / 6));
    return [
      `first edition: ${old.wrong.length} of ${old.claims} claims are wrong`,
      ...old.wrong
        .filter((_, place) => place % step === 0)
        .slice(0, 6)
        .map((line) => `  ${line}`),
      `today: ${today.wrong.length} of ${today.claims} claims are wrong`,
      ...today.wrong.map((line) => `  ${line}`),
    ].join('\n');
  });
