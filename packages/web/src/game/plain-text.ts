/** The rules page and the minutes as plain text: for a terminal, and for trying them on somebody who knows neither game. */
import { bookOf, differenceOf, seatsOf } from '@fabula/engine/rule-book.ts';
import type { Rules } from '@fabula/engine/rules.ts';
import { TOPICS } from '@fabula/engine/statement-ids.ts';
import { exampleOf, exampleSeats } from './example.ts';
import { exceptionsOf, sentencesOf, type Voice } from './sentences.ts';
import {
  answerOf,
  coachPoints,
  type Lesson,
  linesForThree,
  linesOf,
  seatsTaught,
  type Tale,
  TELLER,
  THREE,
  told,
} from './tales.ts';

/** The same texts as screens/RulesPage.svelte shows. `seats`: how many play, if that is known. */
export function rulesAsText(rules: Rules, seats: number | null, voice: Voice): string {
  const { say } = voice;
  const { like, lines: differing } = differenceOf(rules);
  const range = seatsOf(rules);
  const all = seats === null ? range : [seats];
  const lines = bookOf(rules, all).filter(({ statement }) => !statement.quiet);
  const parts = TOPICS.map((topic) => [
    say(`topic.${topic}`).toUpperCase(),
    ...sentencesOf(
      lines.filter(({ statement }) => statement.topic === topic),
      all,
      voice,
    ),
  ]);
  const name = say(`preset.${like}`);
  const { lines: exceptions, pointsBelow } = exceptionsOf(differing);
  const head = [
    say('book.except', { name }),
    ...sentencesOf(exceptions, range, voice),
    ...(pointsBelow ? [say('book.points', { name: say('topic.points') })] : []),
    say('book.whole'),
  ];
  return [
    differing.length === 0 ? [name] : head,
    ...parts,
    example(rules, seats ?? exampleSeats(rules), voice),
  ]
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function example(rules: Rules, seats: number, { say, and }: Voice): string[] {
  const { people, result, gave, storyteller } = exampleOf(rules, seats);
  const names = people.map((id) => say(`how.${id}`));
  const rows = names.map((name, seat) =>
    [
      name,
      `${say('book.example.picture')}: ${gave[seat]?.join(', ')}`,
      `${say('book.example.vote')}: ${result.votes[seat] ?? '—'}`,
      `${say('book.example.points')}: ${result.points[seat]}`,
    ].join('; '),
  );
  const about = say('book.example.about', { names: and(names), teller: names[storyteller] ?? '' });
  return [say('book.example').toUpperCase(), about, ...rows];
}

/** The same texts as screens/HowToPlay.svelte shows, if the reader votes as the book does. */
export function minuteAsText(tale: Tale, voice: Voice): string {
  const { say, and } = voice;
  const { game, people, owners } = tale;
  const names = people.map((id) => say(`how.${id}`));
  const result = told(tale, answerOf(tale));
  const seats = seatsTaught(tale);
  const lessons = (Object.keys(tale.lessons) as Lesson[]).map((lesson) => [
    say(`how.lesson.${lesson}`).toUpperCase(),
    ...sentencesOf(linesOf(tale, lesson), seats, voice),
  ]);
  const round = names.map((name, seat) => {
    const vote = result.votes[seat];
    const picture = owners.indexOf(seat) + 1;
    return `${name}; ${say('book.example.picture')}: ${picture}; ${say('book.example.vote')}: ${vote ?? '—'}; ${say('book.example.points')}: ${result.points[seat]}`;
  });
  return [
    [`${say(`preset.${game}`)}. ${say('how.hello')}`.toUpperCase()],
    [say(`how.hello.${game}`), say(`how.hello.more.${game}`)],
    [
      say(`how.coach.choose.${game}`),
      say(`how.coach.vote.${game}`),
      say(`how.coach.reveal.${game}`, coachPoints(tale)),
    ],
    [say('book.example.about', { names: and(names), teller: names[TELLER] ?? '' }), ...round],
    ...lessons,
    [
      say('how.three').toUpperCase(),
      say('how.three.intro'),
      ...sentencesOf(linesForThree(tale), [THREE], voice),
    ],
    [say(`how.bye.${game}`), say(`how.bye.more.${game}`)],
  ]
    .map((part) => part.join('\n'))
    .join('\n\n');
}
