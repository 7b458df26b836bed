import { counted } from './plural.ts';
import { problemText } from './problems.ts';
import type { ClueWays, PhaseNames, Sentences } from './sentences.ts';

const pictures = (count: number): string => counted(count, 'picture', 'pictures');
const characters = (count: number): string => counted(count, 'character', 'characters');

const PHASES: PhaseNames = {
  lobby: 'the game has not begun',
  claim: 'the first storyteller is being found',
  tell: 'the storyteller is thinking',
  submit: 'pictures are being given',
  own: 'everybody says which card of the row is theirs',
  vote: 'people are voting',
  result: 'the result is on the table',
  over: 'the game is over',
};

const WAYS: ClueWays = {
  text: 'in words',
  aloud: 'aloud',
  song: 'as a song',
  pantomime: 'as a mime',
  drawing: 'as a drawing',
};
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const either = (ways: readonly string[]): string => OR.format([...ways]);

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const day = (at: number): string => DAY.format(at);

export const en: Sentences = {
  // The game's
  'wrong-phase': ({ phase }) => `Not now: ${PHASES[phase]}.`,
  'game-over': 'The game is over.',
  paused: 'The game is paused.',
  'not-paused': 'The game is not paused.',
  'not-at-the-table': 'You are not at this table yet.',
  'not-seated': 'Take a seat first.',
  'already-seated': 'You already have a seat here.',
  'owner-only': 'Only the owner of the table can do that.',
  'no-such-player': 'That player is not at this table.',
  'no-such-seat': 'There is nobody to wait for in that seat.',
  'seat-taken': 'That seat is taken.',
  'sat-elsewhere': 'You sat elsewhere in this round. You can take this seat when the next one begins.',
  kicked: 'The owner of the table has asked you to leave this game. You can sit down again in the next one.',
  'nobody-asked': 'Nobody has asked to share your seat.',
  'no-free-seat': 'All seats are taken. You can watch, and take a seat when one is free.',
  'colour-taken': 'Somebody already has that rabbit.',
  'bad-rules': ({ problem }) => problemText(problem, 'en'),
  'bad-entropy': 'That is no contribution to chance: 16 to 128 hexadecimal digits are.',
  'seat-attended': 'That seat’s player is here and can move for themselves.',
  'table-asleep': 'Everybody has left; the table sleeps until someone returns.',
  'storyteller-only': 'Only the storyteller can do that.',
  'owner-or-next-storyteller': 'Only the owner of the table and the next storyteller can go on for all.',
  'storyteller-cannot': 'The storyteller neither gives another picture nor votes.',
  'too-late-to-mend': 'Somebody has already chosen, so the clue stays as it is.',
  'card-on-the-table': 'Here the cards lie on your own table: the clue goes without a picture.',
  'not-in-hand': 'That picture is not in your hand.',
  'wrong-number-of-cards': ({ need }) => `Choose ${pictures(need)}.`,
  'same-card-twice': 'The same picture cannot be given twice.',
  'no-such-number': ({ most }) => `Choose a number from 1 to ${most}.`,
  'own-card': 'That picture is yours. Vote for another one.',
  'same-number-twice': 'Your cards have different numbers.',
  'no-card-in-this-row': 'You came when this row was being laid. Your cards are in the next one.',
  'clue-empty': 'There is no clue yet. Type something, or choose to say it aloud.',
  'clue-too-long': ({ most }) => `The clue is too long: at most ${characters(most)}.`,
  'clue-not-this-way': ({ ways }) =>
    `Not at this table. Here a clue is given ${either(ways.map((way) => WAYS[way]))}.`,
  'bots-cannot-show': 'Bots neither mime nor draw, and at this table a clue is given in no other way.',
  'bots-have-no-hands': 'Bots and stand-ins cannot hold paper cards. With a real box only people play.',
  'clue-not-a-question': 'Here the clue is a question: end it with a question mark.',
  'clue-words': ({ words, need }) => `Here the clue has exactly ${need} words. Yours has ${words}.`,
  'clue-beginning': 'Here the clue begins with “Most of all I love…”.',
  'no-swaps': 'At this table nobody swaps their hand.',
  'swapped-already': 'You have swapped your hand in this game already.',
  'too-few-to-swap': 'There are too few cards in the deck to swap a hand.',
  'not-due': 'It is not time yet.',
  // The table's
  'hello-first': 'The connection has not introduced itself yet.',
  'old-client': 'There is a new edition. Reload the page and play on.',
  'unknown-player': 'We do not know this player any more. You start afresh.',
  'no-such-table': 'There is no table with this code. Check the letters.',
  'no-such-deck': ({ deck }) => `There is no deck called “${deck}” here.`,
  'enter-first': 'Go to a table first.',
  banned: 'The owner of this table does not let you in.',
  'banned-from-site': ({ until }) =>
    until === null
      ? 'The host of this site does not let you play here any more.'
      : `The host of this site does not let you play here until ${day(until)}.`,
  'table-closed': 'The host of this site has closed this table.',
  'table-full': 'There are too many people at this table already.',
  'too-many-tables': 'Too many tables are open. Try again a little later.',
  'too-many-players': 'Too many new players come from your network. Try again a little later.',
  'too-fast': 'Slow down a little, and try again.',
  'log-full': 'So much was changed in this game that it takes only moves from now on.',
  'watching-only': 'You are watching. To play, come in as a player.',
  'screens-only': 'Only a shared screen says that it plays the music.',
  'audience-only': 'Whoever has played this round does not guess with the audience. Join it in the next one.',
  'name-empty': 'Tell us a name first.',
  'name-struck': 'The host of this site has taken this name away. Choose another one.',
  'saying-empty': 'There is nothing to say in that message.',
  'saying-too-long': ({ most }) => `That is too long: at most ${characters(most)}.`,
  'chat-off': 'Chat is turned off at this table.',
  'storyteller-rests': 'The storyteller says nothing until the pictures are revealed.',
  'no-partner': 'Nobody shares your seat.',
  'partner-was-first': 'The other person in your seat was quicker: see what they played first.',
  'handover-void': 'This link was used already, or is too old. Ask for a new one.',
  'game-not-over': 'The game is still going on.',
  'somebody-leads': 'Somebody else is showing the album: they lead until they stop or hand over.',
  'not-a-bot': 'That is not a bot.',
  'not-yourself': 'You cannot do that to yourself.',
  'no-longer-there': 'That is not there any more.',
  'playing-alone': 'This table is on your device only: nobody else can sit down.',
  'not-saved': 'That could not be saved. Please try again.',
};
