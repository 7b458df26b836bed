/** The engine's statements about rules, as sentences of a language. */
import type { Line } from '@fabula/engine/rule-book.ts';
import type { StatementId } from '@fabula/engine/statement-ids.ts';
import type { Statement } from '@fabula/engine/statements.ts';
import type { Params } from '../i18n/format.ts';
import type { Message, Say } from '../i18n/params.ts';

/** How a language says things, and strings them together. */
export interface Voice {
  readonly say: Say;
  /** Of what the engine says, only its statement knows what goes into the sentence. */
  readonly word: (message: Message) => string;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
}

/** What a statement puts into a sentence. */
export function paramsOf({ numbers, names }: Statement, voice: Voice): Params {
  const params: Record<string, string | number> = { names: voice.or(names.map((name) => voice.say(name))) };
  for (const [name, value] of Object.entries(numbers)) {
    if (typeof value === 'number') params[name] = value;
    else {
      params[name] = voice.and(value.map(String));
      params['count'] = value.length;
    }
  }
  return params;
}

export const sentenceOf = (statement: Statement, voice: Voice): string =>
  voice.word({ key: `say.${statement.id}`, params: paramsOf(statement, voice) });

/** "With 3 players:" before what does not hold for every number of seats; otherwise nothing. */
function seatsWords(seats: readonly number[], all: readonly number[], voice: Voice): string {
  const [least = 0, most = least] = [seats[0], seats.at(-1)];
  if (seats.length === all.length) return '';
  if (seats.length === 1) return voice.say('with.exactly', { n: least });
  if (most - least === seats.length - 1) return voice.say('with.range', { least, most });
  return voice.say('with.some', { list: voice.or(seats.map(String)) });
}

/**
 * "With 3 players: everyone holds 7 pictures." A round's points are read out of several sentences: once one of them is for some
 * numbers of players only, those after it that are for all say so.
 */
export function sentencesOf(lines: readonly Line[], all: readonly number[], voice: Voice): string[] {
  let isDivided = false;
  return lines.map(({ statement, seats }) => {
    const sentence = sentenceOf(statement, voice);
    const isCounted = statement.topic === 'points' && !statement.follows;
    const some = seatsWords(seats, all, voice);
    const words = some === '' && isDivided && isCounted ? voice.say('with.any') : some;
    isDivided ||= isCounted && some !== '';
    return words === '' ? sentence : `${words} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
  });
}

/** They go with another that differs, and are told with the whole of the rules. */
const WITH_ANOTHER: readonly StatementId[] = ['clue.otherwise', 'clue.own', 'clue.shown'];
/** More sentences about points than these are not said twice on one page. */
const FEW = 2;

/** What differs, to stand above the whole of the rules: where points differ much, the reader is sent to them. */
export function exceptionsOf(lines: readonly Line[]): { lines: readonly Line[]; pointsBelow: boolean } {
  const told = lines.filter(({ statement }) => !WITH_ANOTHER.includes(statement.id));
  const others = told.filter(({ statement }) => statement.topic !== 'points');
  return told.length - others.length > FEW
    ? { lines: others, pointsBelow: true }
    : { lines: told, pointsBelow: false };
}
