/** The rules in English: pages that come when somebody opens them. */
export const bookEn = {
  'help.lobby': 'People sit down; the owner of the table chooses the rules and begins.',
  'help.claim': 'Look at your pictures. Whoever has an idea for a clue first becomes the storyteller.',
  'help.tell': 'The storyteller picks a picture and gives a clue for it.',
  'help.submit': 'Everyone else gives pictures that could go with the clue.',
  'help.own': 'The row lies on your table. Say which number of it is yours: nobody else sees it.',
  'help.vote': 'One of these pictures is the storyteller’s. Find it and vote.',
  'help.result': 'Now all is open: whose picture was whose, and who voted for what.',
  'help.over': 'The game is over. Look through the album, or play again at the same table.',
  'help.reminded': 'Asked for: {what} (only a reminder).',
  'help.bots':
    'The game’s own bots do not see the pictures: they know them by what the authors of the deck wrote about each. Of the table they see what a player in their seat sees, and no more.',
  'help.keysHand': 'Keys: arrows or digits choose, Enter confirms, Z enlarges, D describes, ? helps.',
  'help.keysOwn': 'Keys: digits choose, Enter confirms, ? helps.',
  'help.keysVote': 'Keys: digits or arrows choose, Enter votes, Z enlarges, D describes, ? helps.',
  'help.keysReveal': 'Keys: Enter or Space skips, Tab and Enter go on.',

  'how.hello': 'One round, one minute',
  'how.hello.dixit':
    'Five people sit round a table, clockwise: Yura, Timur, Lena, Kolya and Masha. You are Lena. Everyone holds six pictures. Yura is the first to have an idea for one of his, so he is the first storyteller: he gives a clue, and all the others look for his picture.',
  'how.hello.more.dixit':
    'Yura shows his picture to nobody and says: “Where is happiness?” He is thinking of the French film “Happiness Is in the Field”.',
  'how.hello.imaginarium':
    'Six rabbits sit round a table, clockwise: green, yellow, orange, blue, violet and white. You are the blue one. All stand on cell 1, and everyone holds six pictures. The first storyteller may be chosen in any way people like; here chance decides, and it is the green rabbit.',
  'how.hello.more.imaginarium':
    'The green rabbit picks the rightmost of its pictures, lays it face down on the table and says: “Cold waters”.',
  'how.clue.dixit': 'Where is happiness?',
  'how.clue.imaginarium': 'Cold waters',
  'how.green': 'Green',
  'how.yellow': 'Yellow',
  'how.orange': 'Orange',
  'how.blue': 'Blue',
  'how.violet': 'Violet',
  'how.white': 'White',
  'how.coach.choose.dixit':
    'Give the picture that fits Yura’s words best: it should pass for his. In the rule book’s own example Lena gives the third picture of her hand.',
  'how.coach.choose.imaginarium':
    'Give the picture that fits “Cold waters” best: it should pass for the storyteller’s.',
  'how.coach.vote.dixit':
    'All five are on the table, numbered from the left. Which one is Yura’s? A hint: try number 4.',
  'how.coach.vote.imaginarium':
    'All six are on the table, numbered from the left. Which one is the green rabbit’s? A hint: try number 3.',
  'how.coach.reveal.dixit':
    'Only you found it: {found} for you and {teller} for Yura. Two took your picture for his: {fooled} more, {n} together.',
  'how.coach.reveal.imaginarium':
    'Three found it: {found} each, and {teller} for the storyteller (three, and one for each who found it). Yellow took your picture for it: {fooled} more, {n} together.',
  'how.coach.missed.dixit':
    'That was somebody else’s picture. In the rule book Lena alone finds it: {found} for her and {teller} for Yura. Two take her picture for his: {fooled} more, {n} together.',
  'how.coach.missed.imaginarium':
    'That was somebody else’s picture. In the rule book three find it: {found} each, and {teller} for the storyteller. Yellow takes your picture for it: {fooled} more, {n} together.',
  'how.lesson.round': 'A round, step by step',
  'how.lesson.points': 'What a round brings',
  'how.lesson.track': 'The track and its cells',
  'how.lesson.game': 'A whole game',
  'how.lesson.end': 'The end',
  'how.three': 'With three players',
  'how.three.intro': 'With three players this changes; all else stays as it is.',
  'how.next': 'Next',
  'how.other': 'Now {name}',
  'how.begin': 'Begin',
  'how.games': 'Which game',
  'how.again': 'Once more',
  'how.rules': 'All the rules',
  'how.yura': 'Yura',
  'how.timur': 'Timur',
  'how.lena': 'Lena',
  'how.kolya': 'Kolya',
  'how.masha': 'Masha',
  'how.olya': 'Olya',
  'how.bye': 'That is the whole game',
  'how.bye.dixit':
    'In the next round it is Timur who tells, because he sits to Yura’s left. Everyone draws back up to six pictures, and the rabbits hop on.',
  'how.bye.more.dixit':
    'At first a clue that some find and not all is hard to think of; after a few rounds inspiration comes more and more often.',
  'how.bye.imaginarium':
    'In the next round it is the yellow rabbit who tells, because it sits to the green one’s left. Everyone draws back up to six pictures, and the race to the last cell goes on.',
  'how.bye.more.imaginarium':
    'And if anybody asks how exactly to do what a special cell asks, there is one answer: you are limited only by your imagination!',

  'rules.title': 'Change the rules',
  'rules.from': 'Begin with',
  'rules.use': 'Play by these rules',
  'rules.open': 'Create a table with these rules',
  'rules.seats': 'Seats',
  'rules.seats.least': 'At least',
  'rules.seats.most': 'At most',
  'rules.pairs': 'Two people may share a seat',
  'rules.standIns': 'Stand-ins play for the absent',
  'rules.lateSeats': 'Latecomers may get a new seat',
  'rules.grace': 'Seconds before someone counts as absent',
  'rules.cards': 'Pictures',
  'rules.dealt': 'Cards in the game',
  'rules.dealt.all': 'all there are',
  'rules.swap': 'A bad hand may be swapped',
  'rules.swap.about': 'Once a game each, before the clue. The old hand goes under the deck.',
  'rules.rematch': 'In a rematch',
  'rules.rematch.unseen': 'unseen pictures first',
  'rules.rematch.book': 'all shuffled, by the book',
  'rules.hand': 'In hand with {n} seats',
  'rules.give': 'To give with {n} seats',
  'rules.scoring': 'Points',
  'rules.scoring.some': 'Some found it, but not all',
  'rules.scoring.all': 'Everyone found it',
  'rules.scoring.nobody': 'Nobody found it',
  'rules.scoring.always': 'On top of that',
  'rules.storyteller': 'Storyteller',
  'rules.finder': 'Each finder',
  'rules.guesser': 'Everyone else',
  'rules.finderVote': 'Storyteller, for each finder',
  'rules.decoyVote': 'Each vote on a guesser’s picture',
  'rules.soleFinder': 'A sole finder gets more',
  'rules.soleFinder.three-seats': 'with three seats',
  'rules.soleFinder.always': 'always',
  'rules.soleFinder.never': 'never',
  'rules.soleFinder.points': 'Sole finder and storyteller',
  'rules.end': 'The end',
  'rules.deckOut': 'When the deck runs out',
  'rules.deckOut.ends': 'the game ends',
  'rules.deckOut.reshuffle': 'it is shuffled anew',
  'rules.finish': 'Finish on cell',
  'rules.finish.none': 'no finish',
  'rules.rounds': 'Rounds',
  'rules.rounds.none': 'no limit',
  'rules.tie': 'Several at the finish',
  'rules.tie.draw': 'a draw',
  'rules.tie.furthest': 'the furthest wins',
  'rules.clue': 'The clue',
  'rules.first': 'Who tells first',
  'rules.first.claim': 'whoever has an idea',
  'rules.first.random': 'chance decides',
  'rules.first.seat': 'seat {n}',
  'rules.ways': 'How a clue may be given',
  'rules.ways.mime': 'In one room, or on a video call',
  'rules.asked': 'What a clue must be',

  'rules.permanent': 'Every clue must be',
  'rules.permanent.none': 'anything at all',
  'rules.cellAlone': 'On a special cell',
  'rules.cellAlone.both': 'both, where both can be',
  'rules.cellAlone.cell': 'only what the cell asks',
  'rules.ownWords': 'No names, no quotations',
  'rules.ownWords.about':
    'Everybody is reminded of it. Nothing is checked: that is up to you, and bots do not keep it.',
  'rules.constraints': 'A clue that breaks its rule',
  'rules.constraints.check': 'is refused',
  'rules.constraints.remind': 'passes with a reminder',
  'rules.track': 'The track',
  'rules.start': 'Rabbits start on cell',
  'rules.special': 'Special cells: a storyteller who stands there must give such a clue.',
  'rules.cellNumber': 'Number of the cell',
  'rules.cellConstraint': 'Cell {n} asks for',
  'rules.dropCell': 'Make cell {n} an ordinary one',
  'rules.addCell': 'Add a special cell',
  'rules.time': 'Seconds to think',
  'rules.time.none': 'no limit',
  'rules.time.claim': 'To find a first idea',
  'rules.time.tell': 'For the clue',
  'rules.time.submit': 'To choose a picture',
  'rules.time.vote': 'To vote',
  'rules.time.result': 'How long a result stays',

  'say.seats': '{least} to {most} players.',
  'say.seats.exactly': 'Exactly {n} players.',
  'say.pairs':
    'Two people may share a rabbit and play as one, if whoever has it says yes; so up to {n} can take part.',
  'say.pairs.none': 'Every player has a rabbit of their own.',
  'say.first.claim':
    'Who tells first? Whoever is the first to think of a clue for one of their pictures says so, and is the first storyteller.',
  'say.first.random': 'Chance decides who tells first.',
  'say.first.seat': 'Whoever sits in seat {n} tells first.',
  'say.cards':
    'The game is played with {n, plural, one {# card} other {# cards}}, drawn by chance from the chosen decks; with all of them, if there are fewer.',
  'say.cards.all': 'The game is played with all cards of the chosen decks.',
  'say.box':
    'The cards are your own, from a real box, on the table you sit around. Deal them by hand; no picture is shown here, and the phones take the clue, the votes, the points and the track.',
  'say.box.cards':
    'There {n, plural, one {is # card} other {are # cards}} in the box: so the end of the deck is known by counting.',
  'say.box.people': 'Only people play: neither bots nor stand-ins can see what you hold.',
  'say.box.row':
    'One of you shuffles all these pictures with the storyteller’s and lays them out in a row, face up, numbered from the left.',
  'say.box.own':
    'Everyone, the storyteller too, secretly says on the phone which number is theirs. It is shown to nobody before the result, and can be corrected until the votes are counted; then all vote anew.',
  'say.box.clash':
    'If two say the same number, everybody is asked to look again. Who they are is told to nobody else.',
  'say.box.absent':
    'Whoever’s phone sleeps is waited for, until the time is up, if it is limited, or the owner of the table goes on without them. An empty seat gives no picture.',
  'say.hand': 'Everyone holds {n, plural, one {# picture} other {# pictures}}.',
  'say.secret':
    'Show your pictures to nobody. The other cards lie in a pile, face down: that is the deck to draw from.',
  'say.swap':
    'Before the clue you may put all your pictures under the deck and draw as many others: once a game, and only while the deck has enough.',
  'say.swap.none': 'Your pictures cannot be swapped for others.',
  'say.start': 'All rabbits start on cell {n}.',
  'say.tell':
    'One player is the storyteller. They pick one of their pictures and, without showing it, give a clue for it: something it makes them think of.',
  'say.clue':
    'A clue may be anything: a word, a sentence, a line of a poem or a song, the title of a film, a proverb, a quotation, any sounds.',
  'say.clue.otherwise':
    'Within that a clue may be anything: a line of a poem or a song, the title of a film, a proverb, a quotation, any sounds.',
  'say.clue.shown': 'Show whatever the picture makes you think of.',
  'say.ways.all': 'A clue can be typed, said aloud, sung, mimed or drawn.',
  'say.ways': 'The clue is given {names}, and in no other way.',
  'say.mime': 'A mime needs eyes: everyone must see the storyteller, in one room or on a video call.',
  'say.noBots':
    'Bots can neither mime nor draw: none can sit down here, and a storyteller who is away is skipped.',
  'say.permanent': 'What every clue of the game must be: {names}.',
  'say.permanent.none': 'Nothing is asked of every clue.',
  'say.ownWords':
    'A clue has no names in it and no quotations: say it in words of your own. People see to that themselves.',
  'say.ownWords.none': 'Names and quotations are allowed.',
  'say.clue.own':
    'Within that a clue may be anything you make up: a word, a sentence, a rhyme, a tune, any sounds.',
  'say.special.intro':
    'Some cells are special. If the storyteller’s rabbit stands on one, the clue must be as the cell asks.',
  'say.special': '{count, plural, one {Cell} other {Cells}} {cells}: {names}.',
  'say.special.none': 'There are no special cells.',
  'say.both': 'On a special cell the clue must be both: as the cell asks, and as every clue must be.',
  'say.both.except':
    'On a special cell the clue must be both: as the cell asks, and as every clue must be. On {count, plural, one {cell} other {cells}} {cells} both cannot be, and only what the cell asks counts.',
  'say.both.cell': 'On a special cell only what the cell asks counts.',
  'say.check': 'A typed clue that is not as asked ({names}) is refused. The rest is for people to judge.',
  'say.remind':
    'What is asked is only shown, and no clue is refused: you are limited only by your imagination.',
  'say.give':
    'Everyone else secretly gives {n, plural, one {# of their pictures, the one that fits} other {# of their pictures, those that fit}} the clue best.',
  'say.row':
    'All these pictures are shuffled with the storyteller’s and laid out in a row, face up, numbered from the left.',
  'say.row.count': 'That makes {n, plural, one {# picture} other {# pictures}} on the table.',
  'say.vote':
    'Everyone but the storyteller secretly votes, by its number, for the picture they take for the storyteller’s. Nobody may vote for a picture of their own. The storyteller does not vote and makes no comment on the pictures. When all have voted, all votes are shown at once.',
  'say.points.some.alike':
    'If at least one player finds the storyteller’s picture, but not all do, the storyteller and each who found it get {n, plural, =0 {nothing} one {# point each} other {# points each}}; whoever did not find it gets nothing for that.',
  'say.points.some':
    'If at least one player finds the storyteller’s picture, but not all do, the storyteller gets {teller, plural, =0 {nothing} one {# point} other {# points}}, and each who found it gets {finder, plural, =0 {nothing} one {# point} other {# points}}; whoever did not find it gets nothing for that.',
  'say.points.some.votes':
    'If at least one player finds the storyteller’s picture, but not all do, the storyteller gets {teller, plural, =0 {nothing} one {# point} other {# points}} and {each} more for each who found it; each who found it gets {finder, plural, =0 {nothing} one {# point} other {# points}}; whoever did not find it gets nothing for that.',
  'say.points.more.alike':
    'If two or more find the storyteller’s picture, but not all, the storyteller and each who found it get {n, plural, =0 {nothing} one {# point each} other {# points each}}; whoever did not find it gets nothing for that.',
  'say.points.more':
    'If two or more find the storyteller’s picture, but not all, the storyteller gets {teller, plural, =0 {nothing} one {# point} other {# points}}, and each who found it gets {finder, plural, =0 {nothing} one {# point} other {# points}}; whoever did not find it gets nothing for that.',
  'say.points.more.votes':
    'If two or more find the storyteller’s picture, but not all, the storyteller gets {teller, plural, =0 {nothing} one {# point} other {# points}} and {each} more for each who found it; each who found it gets {finder, plural, =0 {nothing} one {# point} other {# points}}; whoever did not find it gets nothing for that.',
  'say.points.sole.alike':
    'If only one finds the storyteller’s picture, that player and the storyteller get {n, plural, =0 {nothing} one {# point each} other {# points each}}; whoever did not find it gets nothing for that.',
  'say.points.sole':
    'If only one finds the storyteller’s picture, the storyteller gets {teller, plural, =0 {nothing} one {# point} other {# points}}, and that player gets {finder, plural, =0 {nothing} one {# point} other {# points}}; whoever did not find it gets nothing for that.',
  'say.points.all':
    'If all find the storyteller’s picture, the storyteller gets {teller, plural, =0 {nothing} one {# point} other {# points}}, and everyone else gets {finder, plural, =0 {nothing} one {# point} other {# points}}.',
  'say.points.all.alike':
    'If all find the storyteller’s picture, {n, plural, =0 {nobody gets anything for that} one {everyone gets # point, the storyteller too} other {everyone gets # points, the storyteller too}}.',
  'say.points.nobody':
    'If nobody finds the storyteller’s picture, the storyteller gets {teller, plural, =0 {nothing} one {# point} other {# points}}, and everyone else gets {guesser, plural, =0 {nothing} one {# point} other {# points}}.',
  'say.points.nobody.alike':
    'If nobody finds the storyteller’s picture, {n, plural, =0 {nobody gets anything for that} one {everyone gets # point, the storyteller too} other {everyone gets # points, the storyteller too}}.',
  'say.points.nobody.votes':
    'If nobody finds the storyteller’s picture, nobody gets anything for that; only the votes on their pictures count (below).',
  'say.points.decoy':
    'On top of that, each vote for a picture that is not the storyteller’s brings {n, plural, one {# point} other {# points}} more to whoever gave that picture.',
  'say.points.decoy.none':
    'A vote for a picture that is not the storyteller’s brings nothing to whoever gave that picture.',
  'say.advice':
    'Advice for the storyteller: it is best when some find your picture, but not all, so the clue should be neither too exact nor too vague.',
  'say.move': 'Each rabbit hops on by as many cells as its player got points.',
  'say.refill':
    'Everyone draws as many new pictures from the deck as they have just played, so that the hand is full again.',
  'say.next':
    'The player to the storyteller’s left tells next: the role goes round the table clockwise, and from the last player back to the first.',
  'say.end.deck': 'The game ends when the last card of the deck is drawn.',
  'say.end.deck.rounds': 'The deck lasts for {n, plural, one {# round} other {# rounds}}.',
  'say.end.finish': 'The game ends after the round in which a rabbit reaches cell {n} or passes it.',
  'say.end.rounds': 'The game ends after {n, plural, one {# round} other {# rounds}}.',
  'say.end.rounds.latest': 'The game ends after {n, plural, one {# round} other {# rounds}} at the latest.',
  'say.reshuffle':
    'When the deck runs out, the cards played so far are shuffled into a new one; those of the round just played are left out, if there are enough without them.',
  'say.win.draw':
    'Whoever stands on cell {n} or beyond at the end has won. If several do, it is a draw, however far beyond they are.',
  'say.win.furthest':
    'Whoever stands on cell {n} or beyond at the end has won; of several, whoever is furthest: points count on beyond that cell.',
  'say.win': 'The rabbit that is furthest wins. Equal rabbits share the win.',
  'say.win.otherwise':
    'If the game ends otherwise, the rabbit that is furthest wins, and equal rabbits share the win.',
  'say.absent.standIns':
    'For a player who has been away for {n, plural, one {# second} other {# seconds}} the program plays as a stand-in; they can take the seat back at any moment.',
  'say.absent.skipped':
    'Whoever has been away for {n, plural, one {# second} other {# seconds}} is passed over, and an absent storyteller is skipped.',
  'say.late':
    'Latecomers can get a seat of their own from the next round on, as long as there are cards enough, and begin with as many points as whoever is last.',
  'say.late.watch': 'Latecomers can watch, or take over a seat that was left.',
  'say.time.claim': '{n, plural, one {# second} other {# seconds}} to have a first idea.',
  'say.time.tell': '{n, plural, one {# second} other {# seconds}} for the clue.',
  'say.time.submit': '{n, plural, one {# second} other {# seconds}} to choose a picture.',
  'say.time.own':
    '{n, plural, one {# second} other {# seconds}} to choose a picture, lay the row and say one’s number.',
  'say.time.vote': '{n, plural, one {# second} other {# seconds}} to vote.',
  'say.result.stays':
    'The result of a round stays until everyone has seen it, or the owner of the table or the next storyteller goes on for all.',
  'say.result.most':
    'The result of a round stays until everyone has seen it, or the owner of the table or the next storyteller goes on for all; at most for {n, plural, one {# second} other {# seconds}}.',
  'say.result.goes': 'The result of a round is not waited for.',
  'say.rematch.unseen': 'Another game at the same table deals first what the last one did not show.',
  'say.rematch.book': 'Another game at the same table is dealt from all cards, shuffled by the book.',

  'way.text': 'in words',
  'way.aloud': 'aloud',
  'way.song': 'as a song',
  'way.pantomime': 'as a mime',
  'way.drawing': 'as a drawing',

  'asks.question': 'a question',
  'asks.four-words': 'exactly four words',
  'asks.person': 'about one of the people at the table',
  'asks.most-of-all': 'the clue begins with “Most of all I love…”',
  'asks.new-year': 'about the New Year',
  'asks.story': 'a little story',
  'fails.question': 'not a question',
  'fails.four-words': 'not four words',
  'fails.most-of-all': 'another beginning',

  'brief.seats': '{least} to {most} players',
  'brief.seats.exactly': '{n, plural, one {# player} other {# players}}',
  'brief.pairs': 'two to a rabbit',
  'brief.pairs.none': 'nobody shares a rabbit',
  'brief.first': 'another first storyteller',
  'brief.cards': '{n, plural, one {# card} other {# cards}}',
  'brief.cards.all': 'all cards',
  'brief.box': 'with a real box',
  'brief.swap': 'hands may be swapped once',
  'brief.swap.none': 'no swapping of hands',
  'brief.hand': 'other hands',
  'brief.start': 'start on cell {n}',
  'brief.ways': 'clues only {names}',
  'brief.permanent': 'asked of every clue: {names}',
  'brief.permanent.none': 'nothing asked of every clue',
  'brief.special': 'other special cells',
  'brief.special.none': 'no special cells',
  'brief.both': 'the cell alone decides',
  'brief.ownWords': 'no names, no quotations',
  'brief.ownWords.none': 'names and quotations allowed',
  'brief.remind': 'no clue is refused',
  'brief.give': 'another number to give',
  'brief.points': 'points otherwise',
  'brief.deck': 'until the deck ends',
  'brief.finish': 'until cell {n}',
  'brief.rounds': '{n, plural, one {# round} other {# rounds}}',
  'brief.reshuffle': 'the deck is shuffled anew',
  'brief.win': 'the win is decided otherwise',
  'brief.absent': 'otherwise with the absent',
  'brief.late': 'otherwise with latecomers',
  'brief.time': 'other times',
  'brief.rematch': 'other cards in a rematch',

  'with.exactly': 'With {n, plural, one {# player} other {# players}}:',
  'with.range': 'With {least} to {most} players:',
  'with.some': 'With {list} players:',
  'with.any': 'With any number of players:',

  'topic.people': 'Who plays',
  'topic.cards': 'The cards',
  'topic.clue': 'The clue',
  'topic.give': 'The others choose',
  'topic.vote': 'The vote',
  'topic.points': 'The points',
  'topic.round': 'Between two rounds',
  'topic.end': 'The end',
  'topic.table': 'At this table',
  'book.title': 'The rules',
  'book.except': '{name}, except:',
  'book.points': 'Points are scored otherwise: see “{name}”.',
  'book.whole': 'What follows are all the rules of this game, with everything that differs.',
  'book.for': 'For {n} players',
  'book.print': 'Print',
  'book.share': 'Share these rules',
  'book.shared': 'The rules of our game of Fabula:',
  'book.change': 'Change them',
  'book.example': 'An example',
  'book.example.about':
    '{names} sit round the table in this order, clockwise. {teller} tells. This is how they voted, and what they got:',
  'book.example.player': 'Player',
  'book.example.picture': 'Picture no.',
  'book.example.vote': 'Voted for',
  'book.example.points': 'Points',
} as const;
