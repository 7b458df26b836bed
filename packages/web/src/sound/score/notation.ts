/**
 * How the score is written. A part is a line of text, bars between `|`, one word a beat:
 *   A5        a note          A3+D4+F4  notes together      A5_G5   notes that share the beat
 *   -         it goes on      .         silence
 */
const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SHARP = 1;
const OCTAVE = 12;
/** A4 is the 57th half tone above C0. */
const A4 = 57;
const A4_HERTZ = 440;

export interface Sounding {
  /** Half tones above C0. */
  readonly pitch: number;
  /** From the beginning of the bar, in beats. */
  readonly at: number;
  readonly beats: number;
}

export const hertz = (pitch: number): number => A4_HERTZ * 2 ** ((pitch - A4) / OCTAVE);

export function pitchOf(name: string): number {
  const [, letter = '', sharp = '', octave = ''] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`"${name}" is no note`);
  return step + (sharp === '' ? 0 : SHARP) + Number(octave) * OCTAVE;
}

/** A part, bar by bar. */
export const barsOf = (part: string): Sounding[][] => part.split('|').map(barOf);

/** How many words a bar has: each is a beat. */
export const beatsIn = (bar: string): number => bar.trim().split(/\s+/).length;

function barOf(bar: string): Sounding[] {
  const sounding: Sounding[] = [];
  let last: Sounding[] = [];
  bar
    .trim()
    .split(/\s+/)
    .forEach((word, beat) => {
      if (word === '-') last = extend(sounding, last);
      else if (word === '.') last = [];
      else {
        const within = word.split('_');
        const beats = 1 / within.length;
        within.forEach((chord, place) => {
          last = chord.split('+').map((name) => ({ pitch: pitchOf(name), at: beat + place * beats, beats }));
          sounding.push(...last);
        });
      }
    });
  return sounding;
}

/** They go on for another beat. */
function extend(sounding: Sounding[], last: readonly Sounding[]): Sounding[] {
  const longer = last.map((one) => ({ ...one, beats: one.beats + 1 }));
  sounding.splice(sounding.length - last.length, last.length, ...longer);
  return longer;
}
