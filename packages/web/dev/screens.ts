/** Every screen of the gallery, by name. */
export const SCREENS = [
  'landing', 'join', 'lobby', 'lobby-two', 'lobby-guest', 'claim', 'tell', 'tell-free', 'tell-wait', 'choose', 'choose-given',
  'choose-teller', 'choose-two', 'choose-long', 'choose-song', 'vote', 'vote-cast', 'vote-mid', 'vote-five', 'vote-teller',
  'vote-spectator', 'compare', 'reveal-0', 'reveal-1', 'reveal', 'scoring', 'scoring-crowd', 'scoring-dixit', 'end', 'album',
  'settings', 'menu', 'help', 'rules', 'rules-bad', 'how', 'how-vote', 'notice-offline', 'notice-gone', 'notice-full',
  'notice-kicked', 'notice-old', 'notice-elsewhere', 'notice-connecting', 'notice-nothing',
] as const;
export const TV_SCREENS = ['tv-lobby', 'tv-tell', 'tv-submit', 'tv-vote', 'tv-reveal', 'tv-scoring', 'tv-end'] as const;
