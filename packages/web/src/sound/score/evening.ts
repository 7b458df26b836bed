/**
 * The evening: what is played while people think. Slow, in D dorian and its neighbours, white keys only. Three strophes of eight
 * bars; the tune over every two bars has several ways to go, and often none: mostly one hears a harp, and a room.
 */
import type { Part } from './parts.ts';

export interface Strophe {
  readonly ground: readonly Part[];
  /** Over every two bars: ways for the music box to go. */
  readonly tunes: readonly (readonly string[])[];
}

const LAMPLIGHT: Strophe = {
  ground: [
    {
      voice: 'air',
      bars: 'D3+A3+F4 - - - | D3+A3+E4 - - - | D3+B3+G4 - - - | G3+B3+D4 - - - | F3+C4+A4 - - - | E3+C4+G4 - - - | E3+A3+C4 - - - | D3+A3+D4 - - -',
    },
    {
      voice: 'bass',
      bars: 'D2 - - . | . . A2 - | G2 - - . | . . D2 - | F2 - - . | C3 - - . | A2 - - . | D2 - - -',
    },
    {
      voice: 'harp',
      bars: 'D3_A3 F4 . E4 | . A3_E4 . . | G3_D4 B4 . A4 | . D4_G4 . . | F3_C4 A4 . G4 | . E4_C5 . . | A3_E4 G4 . E4 | D3_A3 . . .',
    },
    {
      voice: 'wood',
      bars: 'D4 . A3 . | D4 . A3 . | D4 . G3 . | D4 . G3 . | C4 . F3 . | C4 . G3 . | C4 . A3 . | D4 . A3 .',
    },
  ],
  tunes: [
    ['A5 . F5 E5 | D5 - - .', '. . D5 E5 | F5 . A5 -', 'D6 - A5 . | . F5_E5 D5 -'],
    ['B5 . A5 G5 | D5 - - .', '. G5 A5 B5 | D6 - - .', 'G5 - - . | B5_A5 . G5 -'],
    ['A5 . C6 A5 | G5 - E5 -', '. F5 G5 A5 | E5 - - .', 'C6 - A5 . | G5 . . E5'],
    ['E5 . G5 F5_E5 | D5 - - -', 'C6 . B5 A5 | F5_E5 D5 - -', '. . A5 G5 | F5 - D5 -'],
  ],
};

const WINDOW: Strophe = {
  ground: [
    {
      voice: 'air',
      bars: 'F3+C4+A4 - - - | F3+C4+E4 - - - | F3+B3+G4 - - - | F3+B3+D4 - - - | E3+B3+G4 - - - | A3+C4+E4 - - - | F3+A3+E4 - - - | A3+D4+G4 - - -',
    },
    {
      voice: 'bass',
      bars: 'F2 - - . | . . C3 - | F2 - - . | . . G2 - | E2 - - . | A2 - - . | F2 - - . | A2 - - -',
    },
    {
      voice: 'harp',
      bars: 'F3_C4 E4 . A4 | . C4_G4 . . | F3_B3 D4 . G4 | . B3_G4 . . | E3_B3 G4 . B4 | A3_E4 . C5 . | F3_C4 A4 . E4 | . A3_D4 . .',
    },
    {
      voice: 'wood',
      bars: 'C4 . F3 . | C4 . F3 . | B3 . F3 . | B3 . F3 . | B3 . E3 . | C4 . A3 . | C4 . F3 . | D4 . A3 .',
    },
  ],
  tunes: [
    ['C6 - A5 . | E5 - - .', '. A5 B5 C6 | E6 - - .', 'E5 . A5 G5 | C6 . . A5'],
    ['B5 . G5 A5 | B5 - - .', 'D6 - B5 . | G5_A5 . G5 -', '. . G5 B5 | D5 - - .'],
    ['G5 . E5 B5 | A5 - - .', 'B5 - G5 . | C6 . A5 -', '. E5 G5 B5 | E5 - - .'],
    ['A5 . G5 E5 | D5 - - -', 'C6 . A5 E5_F5 | G5 - D5 -', '. . E5 F5 | A5 - - .'],
  ],
};

const SNOW: Strophe = {
  ground: [
    {
      voice: 'air',
      bars: 'A3+C4+E4 - - - | E3+B3+G4 - - - | F3+A3+C4 - - - | G3+C4+E4 - - - | F3+A3+D4 - - - | E3+A3+C4 - - - | G3+B3+D4 - - - | E3+A3+E4 - - -',
    },
    {
      voice: 'bass',
      bars: 'A2 - - . | E2 - - . | F2 - - . | C3 - - . | D2 - - . | A2 - - . | G2 - - . | A2 - - -',
    },
    {
      voice: 'harp',
      bars: 'A3_E4 . C5 . | E3_B3 . G4 . | F3_C4 . A4 . | G3_E4 . C5 . | F3_D4 . A4 . | E3_C4 . A4 . | G3_D4 . B4 . | A3_E4 . . .',
    },
    {
      voice: 'wood',
      bars: 'E4 . A3 . | E4 . B3 . | C4 . F3 . | C4 . G3 . | D4 . A3 . | C4 . A3 . | D4 . G3 . | E4 . A3 .',
    },
  ],
  tunes: [
    ['E6 - C6 . | B5 - G5 .', '. A5 C6 E6 | D6_B5 . G5 -', 'A5 - . E5 | G5 - - .'],
    ['A5 . F5 G5 | E5 - - .', 'C6 - A5 . | G5 . E5 -', '. . C6 A5 | C6 - G5 -'],
    ['F5 . A5 D6 | C6 - - .', 'D6 - A5_F5 . | E5 - - .', '. F5 E5 D5 | E5 . A5 -'],
    ['B5 . G5 D5 | A5 - - -', 'D6 . B5 G5 | E5 - - -', '. . G5 B5 | A5 - - -'],
  ],
};

/** Between strophes nothing moves. */
const BREATH: Strophe = {
  ground: [{ voice: 'air', bars: 'D3+A3+E4 - - - | D3+A3+E4 - - .' }],
  tunes: [],
};

/** In beats a minute, and beats a bar. */
export const EVENING = { tempo: 56, beats: 4 } as const;
export const FORM: readonly Strophe[] = [LAMPLIGHT, BREATH, WINDOW, BREATH, LAMPLIGHT, BREATH, SNOW, BREATH];
