/** For those who play with a real box, in English. Comes with such a table. */
export const boxEn = {
  'line.own': '{n, plural, one {Which card of the row is yours?} other {Which cards of the row are yours?}}',
  'line.lying': 'The row is being laid on the table',
  'line.clash': 'Two say the same number: look again',
  'line.out': 'No card of yours in this row, but you vote too',
  'lobby.noBotsBox': 'Bots cannot hold paper cards: here only people play.',
  'claim.noteBox': 'Look through the pictures in your hand. Whoever thinks of a clue first tells first.',
  'tell.box': 'Put your picture face down on the table, then give its clue: here, or aloud.',
  'own.number': 'Number {n}',
  'own.row': 'The row on your table',
  'own.pick': '{n, plural, one {Tap your card’s number} other {Tap the numbers of your # cards}}',
  'own.do': 'Mine: {list}',
  'own.instead': 'No, mine: {list}',
  'own.said': 'You said: {list}',
  'own.note':
    'All put their cards face down; somebody shuffles them and lays a row, numbered from the left. Nobody sees what you tap.',
  'own.change': 'You can change it until the votes are counted.',
  'own.clash':
    'Two of you say the same number. It happens to everyone: look at the row once more, and change yours if need be.',
  'own.contested':
    'Somebody else says {list} too. Look at the row once more: {n, plural, one {is that your card?} other {are those your cards?}}',
  'own.mend': 'That’s not my number',
  'own.mendNote': 'Nobody sees whose number changes. After that everybody votes once more.',
  'own.keep': 'Leave it as it is',
  'own.watch': 'Everybody says which card is theirs',
  'own.out': 'No card of this row is yours: you came when it was being laid.',
  'own.void': 'This round is not counted. Everybody takes their card back.',
  'tv.own': 'Lay a row, numbered from the left. Then say on your phone which card is yours.',
  'box.title': 'With a real box',
  'box.about':
    'Your own cards on your own table. The phones take the clue, the votes, the points and the track.',
  'box.cards': 'Cards in the box',
  'reveal.draw': 'Draw from the box until you hold {n, plural, one {# card} other {# cards}} again.',
  'reveal.last': 'That was the last round',
  'reveal.lastSure': 'Yes, the game ends here',
} as const;
