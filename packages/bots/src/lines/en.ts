/** The bots in English: their names and what they say when the cards are open. */
import type { CharacterId, Lines } from '../characters.ts';

export const EN: Readonly<Record<CharacterId, { readonly name: string; readonly lines: Lines }>> = {
  comma: {
    name: 'Comma',
    lines: {
      'told-some': ['As intended, roughly.', 'Precise enough.', 'A clue should leave a little room.'],
      'told-all': ['Too clear. Noted.', 'I left no room for doubt, alas.'],
      'told-nobody': ['It made sense in my notes.', 'A footnote would have helped.'],
      found: ['It was the only picture that fitted.', 'The wording gave it away.'],
      fooled: ['A small detour, courtesy of me.', 'My picture thanks you for reading it so closely.'],
      missed: ['I shall read more slowly.', 'A fair clue. I skipped a line.'],
      won: ['Full stop.', 'And that concludes the sentence.'],
    },
  },
  moth: {
    name: 'Firefly',
    lines: {
      'told-some': [
        'Some of you saw the light.',
        'Half a dream is still a dream.',
        'It flickered just enough.',
      ],
      'told-all': ['A lamp in an empty field…', 'Too bright. Everyone came.'],
      'told-nobody': ['I was alone in that dream, then.', 'Dust and moonlight, nothing more.'],
      found: ['It glowed.', 'I flew straight at it.'],
      fooled: ['My shadow looked like the real thing.', 'Such a lovely wrong turn.'],
      missed: ['I circled the wrong lamp.', 'So it was that one. How soft.'],
      won: ['Morning already?', 'All the lamps at once!'],
    },
  },
  biscuit: {
    name: 'Biscuit',
    lines: {
      'told-some': ['Yum, just right!', 'Crumbs for some of you!', 'That came out of the oven nicely.'],
      'told-all': ['Oops, everyone had a slice.', 'Too sweet, that one.'],
      'told-nobody': ['Slightly burnt, sorry.', 'Nobody hungry? All right.'],
      found: ['Smelled it from here!', 'Found it! Biscuits all round.'],
      fooled: ['Tee-hee, mine had icing on it.', 'Sorry! Have a crumb.'],
      missed: ['Wrong tin again.', 'Oh! I bit the wrong one.'],
      won: ['Tea for everyone!', 'The last one on the plate is mine!'],
    },
  },
  lantern: {
    name: 'Candle',
    lines: {
      'told-some': [
        'Good to be found by someone.',
        'A little light, a little dark.',
        'Thank you for looking.',
      ],
      'told-all': ['I held it too high.', 'We all walked the same path.'],
      'told-nobody': ['I lit the wrong corner, sorry.', 'It was darker than I thought.'],
      found: ['There it was, quite calm.', 'A kind clue. Thank you.'],
      fooled: ['Careful, that was my window.', 'I only left the light on.'],
      missed: ['I took the other path.', 'Beautiful. I looked right past it.'],
      won: ['What a warm evening.', 'Thank you all for the company.'],
    },
  },
  drizzle: {
    name: 'Drizzle',
    lines: {
      'told-some': [
        'Well. It could have rained harder.',
        'A bright spell, briefly.',
        'Some of you brought umbrellas.',
      ],
      'told-all': ['Of course. Everybody gets wet.', 'Plain as a puddle, I suppose.'],
      'told-nobody': ['As forecast.', 'I expected clouds, and here they are.'],
      found: ['Even I saw that one.', 'A gap in the clouds.'],
      fooled: ['Sorry about your shoes.', 'That puddle was mine.'],
      missed: ['Typical.', 'Wrong cloud.'],
      won: ['Sunshine? For me?', 'How odd. I like it.'],
    },
  },
  button: {
    name: 'Button',
    lines: {
      'told-some': [
        'Did you like it? Did you?',
        'It fits the hole exactly!',
        'Who guessed? How did you guess?',
      ],
      'told-all': ['Was it that easy?', 'Everybody? Really everybody?'],
      'told-nobody': ['But it was right there, no?', 'Shall I explain it? No? All right.'],
      found: ['I saw it! Did you see me see it?', 'Click!'],
      fooled: ['Did that one look real?', 'Oh, was it mine? How interesting.'],
      missed: ['Why that one? Tell me later.', 'Ah! And why not mine?'],
      won: ['Is it over? Did that count?', 'All buttoned up!'],
    },
  },
  marmalade: {
    name: 'Marmalade',
    lines: {
      'told-some': [
        'Sticky, but it worked!',
        'Ha! Half the toast is mine.',
        'I practised that in the mirror.',
      ],
      'told-all': ['I may as well have drawn an arrow.', 'Next time I shall mumble.'],
      'told-nobody': ['Genius is lonely.', 'It was funny in my head!'],
      found: ['Too easy. Ask me another!', 'A nose for mischief, that is all.'],
      fooled: ['Gotcha!', 'That one is going in my memoirs.'],
      missed: ['I was looking at the sandwiches.', 'My spoon slipped.'],
      won: ['Speech! Speech! No? Fine.', 'I would like to thank the toast.'],
    },
  },
  echo: {
    name: 'Echo',
    lines: {
      'told-some': ['Someone answered.', 'It came back, a little changed.', 'Heard, but not by all.'],
      'told-all': ['Too loud.', 'Every wall repeated it.'],
      'told-nobody': ['Silence.', 'Nobody… body… body…'],
      found: ['I have heard that somewhere.', 'It rang true.'],
      fooled: ['That was only me.', 'Not every voice is the first.'],
      missed: ['I listened to the wrong wall.', 'Again, please… please…'],
      won: ['The last word is mine. Mine.', 'Listen: it is quiet now.'],
    },
  },
};
