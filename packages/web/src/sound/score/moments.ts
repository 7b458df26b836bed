/** What is written for a moment: the reveal, which waits for its last chord, and the podium. */
import type { Piece } from './parts.ts';

/** Votes come to the pictures: a heartbeat on D, and over it nothing is settled. */
export const SUSPENSE: Piece = {
  tempo: 100,
  beats: 4,
  parts: [
    {
      voice: 'harp',
      bars: 'D3_D3 D3_D3 D3_D3 D3_D3 | D3_D3 D3_D3 D3_D3 D3_D3 | C#3_C#3 C#3_C#3 C#3_C#3 C#3_C#3 | C#3_C#3 C#3_C#3 C#3_C#3 C#3_C#3',
    },
    { voice: 'air', bars: 'D3+A3+E4 - - - | D3+A#3+E4 - - - | C#3+A3+G4 - - - | C#3+A3+G4 - - -' },
    { voice: 'bass', bars: 'D2 - - - | D2 - - - | A2 - - - | A2 - - -' },
    { voice: 'box', bars: 'E5 . . A5 | F5 . . A#5 | G5 . . A5 | G5 . . E5' },
  ],
  swell: [0.6, 0.8, 1],
  again: 2,
};

/** The storyteller's picture: D major, at last. */
export const ANSWER: Piece = {
  tempo: 76,
  beats: 4,
  parts: [
    { voice: 'harp', bars: 'D3_A3 D4_F#4 A4_D5 F#5 | G3_D4 B4 . D5 | D3_A3 F#4 . .' },
    { voice: 'bell', bars: 'F#5+A5 . . . | G5 . . . | F#5 . . .' },
    { voice: 'box', bars: '. D6_E6 F#6 A6 | . . B5 D6 | A5 . . .' },
    { voice: 'bass', bars: 'D2 - - - | G2 - - - | D2 - - -' },
    { voice: 'air', bars: 'D3+A3+F#4 - - - | D3+B3+G4 - - - | D3+A3+F#4 - - -' },
  ],
  swell: [1, 0.9, 0.8],
};

/** One rabbit after another comes up. */
export const PROCESSION: Piece = {
  tempo: 92,
  beats: 4,
  parts: [
    { voice: 'wood', bars: 'D4 A3 D4 A3_A3 | C4 G3 C4 G3_G3 | D4 G3 D4 G3_G3 | D4 A3 D4 A3_A3' },
    { voice: 'harp', bars: 'D3 A3 D4 A3 | C3 G3 C4 G3 | G3 D4 G4 D4 | D3 A3 D4 F#4' },
    { voice: 'bass', bars: 'D2 - A2 - | C3 - G2 - | G2 - B2 - | D2 - A2 -' },
    { voice: 'box', bars: 'F#5 . G5 . | E5 . G5 . | B5 . A5 G5 | A5 - - .' },
  ],
  swell: [0.75, 0.85, 0.9, 1],
  again: 0,
};

/** The first place is still empty: everything waits on A. */
export const ROLL: Piece = {
  tempo: 112,
  beats: 4,
  parts: [
    {
      voice: 'harp',
      bars: 'A2_A2_A2_A2 A2_A2_A2_A2 A2_A2_A2_A2 A2_A2_A2_A2 | A2_A2_A2_A2 A2_A2_A2_A2 A2_A2_A2_A2 A2_A2_A2_A2',
    },
    { voice: 'air', bars: 'A3+D4+E4 - - - | A3+C#4+E4 - - -' },
    { voice: 'bass', bars: 'A2 - - - | A2 - - -' },
  ],
  swell: [0.6, 0.9],
  again: 1,
};

/** For whoever won. */
export const FANFARE: Piece = {
  tempo: 104,
  beats: 4,
  parts: [
    {
      voice: 'horn',
      bars: 'D4_D4 . F#4 A4 | D5 - - A4_B4 | G4 - B4 D5 | C#5 - A4 - | B4 . D5 E5 | F#5 - E5 D5 | E5 - C#5 - | D5 - - -',
    },
    {
      voice: 'bell',
      bars: 'D5 . . . | F#5+A5 . . . | G5 . . . | E5 . . . | G5 . . . | A5 . . . | E5 . . . | D5+F#5+A5 . . .',
    },
    {
      voice: 'harp',
      bars: 'D3_F#3 A3_D4 F#3_A3 D4_F#4 | D3_A3 D4_F#4 A3_D4 F#4_A4 | G3_B3 D4_G4 B3_D4 G4_B4 | A3_C#4 E4_A4 C#4_E4 A4 | G3_B3 D4_G4 B3_D4 G4 | D3_F#3 A3_D4 F#3_A3 D4 | A3_C#4 E4_A4 G4_E4 C#4 | D3_A3 D4_F#4 A4_D5 .',
    },
    {
      voice: 'box',
      bars: '. . . . | . A6_F#6 D6 . | . . . B6_G6 | . . . . | . . . B5_D6 | A6_F#6 . . . | . . . E6_C#6 | D6 . A6 D6',
    },
    {
      voice: 'bass',
      bars: 'D2 - A2 - | D2 - F#2 - | G2 - D2 - | A2 - E2 - | G2 - B2 - | D2 - F#2 - | A2 - A2 - | D2 - - -',
    },
    {
      voice: 'air',
      bars: 'D3+A3+F#4 - - - | D3+A3+F#4 - - - | D3+B3+G4 - - - | E3+A3+C#4 - - - | D3+B3+G4 - - - | D3+A3+F#4 - - - | E3+A3+C#4 - - - | D3+A3+F#4 - - -',
    },
  ],
};
