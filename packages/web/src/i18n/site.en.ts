/** About the site one plays at, in English: settings, reporting, and what is kept of whom. Comes with the pages that show it. */
export const siteEn = {
  'settings.theme': 'Theme',
  'theme.night': 'Night',
  'theme.day': 'Day',
  'theme.auto': 'Match the device',
  'settings.sound': 'Sounds',
  'settings.sound.about': 'Paper, wood and a small bell',
  'settings.music': 'Music',
  'settings.music.about': 'Quiet, at the table; where the shared screen plays it, only there',
  'settings.volume': 'Volume',
  'settings.vibration': 'Vibration',
  'settings.vibration.about': 'When it is your turn',
  'settings.lessMotion': 'Less motion',
  'settings.lessMotion.about': 'Nothing slides or hops',
  'settings.descriptions': 'Describe the pictures',
  'settings.descriptions.about': 'In words, under every picture',
  'settings.moreTime': 'More time for me',
  'settings.moreTime.about': 'Doubles your time for every move',
  'settings.notifications': 'Notify me',
  'settings.notifications.about': 'When it is your turn and the page is hidden',
  'settings.notifications.refused': 'This browser does not allow notifications',
  'settings.quickBots': 'Quick bots',
  'settings.quickBots.about': 'When you play offline they hardly think',
  'settings.privacy': 'What is kept of you',
  'settings.me': 'Your name and rabbit',
  'settings.forget': 'Forget me',
  'settings.forget.about': 'Deletes your name, seats, albums and decks, here and wherever you played',

  'people.title': 'People at the table',
  'people.nobody': 'There is nobody here but you and the bots.',
  'people.report.name': 'Report the name',
  'people.report.clue': 'Report the clue',
  'people.report.drawing': 'Report the drawing',
  'people.report.recording': 'Report the recording',

  'report.title': 'Report',
  'report.name': 'The name “{name}”',
  'report.message': '{name} wrote: “{text}”',
  'report.clue': 'A clue by {name}: “{text}”',
  'report.drawing': 'A drawing by {name}',
  'report.recording': 'A recording by {name}',
  'report.card': 'A picture of somebody’s own deck',
  'report.about':
    'The host of this site gets it as it is now, with the code of the table. Nobody at the table learns that you reported it.',
  'report.reason': 'What is wrong with it? You may leave this empty.',
  'report.send': 'Send the report',
  'report.thanks': 'Thank you. The host of this site will look at it.',
  'report.privacy': 'What a report holds',

  'privacy.title': 'What is kept of you',
  'privacy.lead':
    'No accounts, no e-mail addresses, no cookies, no advertising, no counting of visitors. Nothing is sold.',
  'privacy.nobody': 'Nothing is passed on to others.',
  'privacy.device': 'On your device',
  'privacy.device.about':
    'Your browser keeps your name and rabbit, your settings, the key to your seats, the tables you sat at, the results and albums of your latest games, what you are just choosing or writing, and a game you play alone; besides, pages and pictures, so that they open faster. Deleting the data of this site in your browser deletes all of it.',
  'privacy.player': 'You, on the server',
  'privacy.player.about':
    'Your name, rabbit and language, under a random number, and a fingerprint of your key from which nobody can make the key. Whoever only looks at the cover leaves nothing.',
  'privacy.player.days':
    'They are deleted after {n, plural, one {a day} other {# days}} without a visit, unless you sit at a table that is still kept.',
  'privacy.games': 'Games',
  'privacy.games.about':
    'The moves of a game are kept, and its clues with them, under random numbers instead of names. A finished game has an album: whoever was given its address can read it, with the names of those who played. Nobody can guess the address.',
  'privacy.games.out':
    'On that page you can take out your name, your words, your drawings and recordings. All of it goes when whoever owned the table wants that, or everybody who played to the end.',
  'privacy.games.days':
    'An unfinished game is deleted {n, plural, one {a day} other {# days}} after its last move.',
  'privacy.games.finished': 'A finished one is deleted after {n, plural, one {a day} other {# days}}.',
  'privacy.games.kept': 'A finished one stays until its room is needed.',
  'privacy.games.room': 'All data together may take {n} MB; before that is reached, old games are deleted.',
  'privacy.media': 'Drawings and recordings',
  'privacy.media.about':
    'They are kept with their game, and deleted with it, when you take yourself out of its album, or when you ask to be forgotten.',
  'privacy.decks': 'Decks of your own pictures',
  'privacy.decks.about':
    'Your pictures are cut and made anew; where, when and with what they were taken is not kept. Whoever plays with a deck sees it, and may save it. You delete a picture or the whole deck whenever you like, and in old games an empty place stays. If you are forgotten, your decks go too.',
  'privacy.talk': 'Messages',
  'privacy.talk.about':
    'They are never written to disk, unless somebody reports one. The latest thirty of a game can be read by those who come later; a few hundred before them stay in memory until the next game, so that they can still be reported.',
  'privacy.address': 'Your network address',
  'privacy.address.about':
    'It is needed while you are connected, so that nobody uses up the server, and is not kept. What is kept are sixteen letters made of it with a secret key. They tell whether two people came from the same place, and not from where: with a table for a month after its last move, with a report as long as the report, with a ban as long as the ban.',
  'privacy.address.proxy':
    'What a provider or proxy in between writes down, only the host of this site can tell you.',
  'privacy.reports': 'Reports and bans',
  'privacy.reports.about':
    'A report holds what was reported as it was at that moment (the name, the words, the drawing or recording), the numbers of both people, the table, the game, the time, and what you wrote about it. Only the host of this site reads it. It is deleted after 90 days at the latest.',
  'privacy.reports.host':
    'The host can take names, messages, drawings and recordings away, close tables, and ban players.',
  'privacy.backups': 'Backups',
  'privacy.backups.days':
    'Copies of everything are made every day, and the newest {n, plural, one {one is} other {# are}} kept. What was deleted is in them until they are.',
  'privacy.backups.maybe':
    'The host of this site may make copies of everything. What was deleted is in them until they are.',
  'privacy.model': 'Bots',
  'privacy.model.about':
    'At this site a language model helps the bots. It is shown pictures and clues; names and messages it never sees.',
  'privacy.forget': 'To be forgotten',
  'privacy.forget.about':
    'On the cover, in the settings: “Forget me”. Your name, key, decks, drawings and recordings are deleted at once, here and on the server, and your seat becomes free. Your moves stay in the games, under a number that leads to nobody. A ban, and what was reported of you, stay as long as written above.',
} as const;
