/** The score: that it is music, which theme is played when, and by whom. */
import { describe, expect, it } from 'vitest';
import { STEP } from '../src/game/reveal.ts';
import { isForUs, themeFor } from '../src/sound/programme.ts';
import { EVENING, FORM } from '../src/sound/score/evening.ts';
import { barAt, goesOn, type Theme, THEMES } from '../src/sound/score/conductor.ts';
import { ANSWER, FANFARE, PROCESSION, ROLL, SUSPENSE } from '../src/sound/score/moments.ts';
import { barsOf, beatsIn, hertz, pitchOf } from '../src/sound/score/notation.ts';
import { gainOf, USUAL_VOLUME } from '../src/sound/volume.ts';
import { seen } from './table.ts';

const EVENINGS: readonly Theme[] = ['waiting', 'telling', 'choosing', 'voting'];
/** An hour of the evening. */
const BARS = Math.ceil(3600 / ((60 / EVENING.tempo) * EVENING.beats));
const notesAt = (theme: Theme, bar: number, seed = 7) => barAt(theme, bar, seed)?.notes ?? [];

describe('notation', () => {
  it('knows what a note sounds like', () => {
    expect(hertz(pitchOf('A4'))).toBe(440);
    expect(hertz(pitchOf('C4'))).toBeCloseTo(261.63, 1);
    expect(pitchOf('C#5') - pitchOf('C5')).toBe(1);
    expect(() => pitchOf('H2')).toThrow('no note');
  });

  it('reads beats, chords, shared beats, held notes and silence', () => {
    const [bar, next] = barsOf('D3+A3 - . C4_E4 | . . . .');
    expect(bar).toEqual([
      { pitch: pitchOf('D3'), at: 0, beats: 2 },
      { pitch: pitchOf('A3'), at: 0, beats: 2 },
      { pitch: pitchOf('C4'), at: 3, beats: 0.5 },
      { pitch: pitchOf('E4'), at: 3.5, beats: 0.5 },
    ]);
    expect(next).toEqual([]);
  });
});

describe('the score', () => {
  it('has as many beats in every bar as it says, and parts of one length', () => {
    for (const { parts, beats } of [SUSPENSE, ANSWER, PROCESSION, ROLL, FANFARE]) {
      const lengths = parts.map(({ bars }) => bars.split('|'));
      for (const bars of lengths) for (const bar of bars) expect(beatsIn(bar), bar).toBe(beats);
      expect(new Set(lengths.map((bars) => bars.length)).size).toBe(1);
    }
    for (const { ground, tunes } of FORM) {
      const [length = 0, ...others] = ground.map(({ bars }) => barsOf(bars).length);
      for (const other of others) expect(other).toBe(length);
      const lines = [...ground.map(({ bars }) => bars), ...tunes.flat()];
      for (const bar of lines.flatMap((line) => line.split('|')))
        expect(beatsIn(bar), bar).toBe(EVENING.beats);
      for (const tune of tunes.flat()) expect(barsOf(tune)).toHaveLength(2);
      if (tunes.length > 0) expect(tunes).toHaveLength(length / 2);
    }
  });

  it('is the same for the same evening, and another one on another', () => {
    const hour = (seed: number) => Array.from({ length: 60 }, (_, bar) => notesAt('choosing', bar, seed));
    expect(hour(7)).toEqual(hour(7));
    expect(hour(7)).not.toEqual(hour(8));
  });

  it('stays in its mode for an hour, is sparse, and is often without a tune', () => {
    const mode = new Set(['C4', 'D4', 'E4', 'F4', 'G4', 'A4', 'B4'].map((name) => pitchOf(name) % 12));
    for (const theme of EVENINGS) {
      let tunes = 0;
      for (let bar = 0; bar < BARS; bar += 1) {
        const notes = notesAt(theme, bar);
        for (const { pitch } of notes) expect(mode.has(pitch % 12)).toBe(true);
        // Not more than two a beat, and the lowest voices count as one.
        expect(notes.length).toBeLessThanOrEqual(16);
        if (notes.some(({ voice }) => voice === 'box')) tunes += 1;
      }
      expect(tunes / BARS).toBeGreaterThan(0.15);
      expect(tunes / BARS).toBeLessThan(0.6);
    }
  });

  it('never sings a strophe as it was sung the last time', () => {
    // Everything that can be sung, bar by bar, of every place in the form.
    const sung = new Map<string, string>();
    const bars = FORM.map(({ ground }) => barsOf(ground[0]?.bars ?? '').length);
    const form = bars.reduce((sum, length) => sum + length, 0);
    const nameAt = (bar: number): string => {
      let within = bar % form;
      let nth = 0;
      while (within >= (bars[nth] ?? form)) within -= bars[nth++] ?? form;
      return `${FORM.indexOf(FORM[nth] ?? FORM[0] ?? { ground: [], tunes: [] })} ${within}`;
    };
    let heard = 0;
    for (let bar = 0; bar < BARS; bar += 1) {
      const tune = notesAt('waiting', bar).filter(({ voice }) => voice === 'box');
      const words = tune.map(({ pitch, at }) => `${pitch}@${at}`).join();
      const place = nameAt(bar);
      const isFirstOfTwo = Number(place.split(' ')[1]) % 2 === 0;
      if (!isFirstOfTwo || words === '') {
        if (isFirstOfTwo) sung.delete(place);
        continue;
      }
      expect(words).not.toBe(sung.get(place));
      sung.set(place, words);
      heard += 1;
    }
    expect(heard).toBeGreaterThan(100);
  });

  it('changes with the phase, in the next bar, and nothing breaks off', () => {
    for (const one of EVENINGS) for (const other of EVENINGS) expect(goesOn(one, other)).toBe(true);
    const voices = (theme: Theme) => new Set(notesAt(theme, 0).map(({ voice }) => voice));
    expect(voices('telling').has('harp')).toBe(false);
    expect(voices('choosing').has('harp')).toBe(true);
    expect(voices('voting').has('wood')).toBe(true);
    expect(voices('choosing').has('wood')).toBe(false);
    expect(goesOn('voting', 'suspense')).toBe(false);
  });

  it('waits in suspense for as long as it must, and the answer and the fanfare end on D', () => {
    for (const theme of ['suspense', 'procession', 'roll'] as const)
      expect(barAt(theme, 100, 1)).not.toBe(null);
    for (const theme of ['answer', 'fanfare'] as const) {
      const bars = Array.from({ length: 20 }, (_, bar) => barAt(theme, bar, 1));
      const length = bars.indexOf(null);
      expect(length).toBeGreaterThan(2);
      const bass = bars[length - 1]?.notes.filter(({ voice }) => voice === 'bass') ?? [];
      expect(bass.map(({ pitch }) => pitch)).toEqual([pitchOf('D2')]);
    }
    // What hangs in the air in the suspense is none of the answer's.
    const leading = pitchOf('C#3') % 12;
    expect(notesAt('suspense', 3).some(({ pitch }) => pitch % 12 === leading)).toBe(true);
    expect(notesAt('answer', 0).some(({ pitch }) => pitch % 12 === leading)).toBe(false);
  });

  it('grows towards the answer', () => {
    const loud = [0, 1, 2, 5].map((bar) => notesAt('suspense', bar)[0]?.loud ?? 0);
    expect(loud).toEqual([0.6, 0.8, 1, 1]);
  });
});

describe('what is played', () => {
  it('follows the phase', () => {
    expect(
      (['lobby', 'claim', 'tell', 'submit', 'vote', 'result', 'over'] as const).map((phase) =>
        themeFor(phase, null),
      ),
    ).toEqual(['waiting', 'telling', 'telling', 'choosing', 'voting', 'waiting', 'waiting']);
  });

  it('at a reveal: suspense until the storyteller’s picture is shown, then the answer, also for whoever lingers', () => {
    expect(Object.values(STEP).map((step) => themeFor('result', { what: 'reveal', step }))).toEqual([
      'suspense',
      'suspense',
      'suspense',
      'answer',
      'answer',
      'answer',
    ]);
    expect(themeFor('tell', { what: 'reveal', step: STEP.points })).toBe('answer');
  });

  it('at the finale: a procession, a held breath, and a fanfare for whoever won', () => {
    const scene = (isHushed: boolean, isWon: boolean) =>
      ({ what: 'finale', scene: { isHushed, isWon } }) as const;
    expect(themeFor('over', scene(false, false))).toBe('procession');
    expect(themeFor('over', scene(true, false))).toBe('roll');
    expect(themeFor('over', scene(false, true))).toBe('fanfare');
  });

  it('comes to every theme there is', () => {
    expect(THEMES).toHaveLength(9);
    for (const theme of THEMES) expect(notesAt(theme, 0).length).toBeGreaterThan(0);
  });
});

describe('who plays', () => {
  const at = (role: 'player' | 'spectator' | 'screen', music: boolean) => {
    const { table } = seen();
    return { role, table: { ...table, music } };
  };
  it('is whoever wants it; but where a shared screen plays, only screens do', () => {
    for (const role of ['player', 'spectator', 'screen'] as const)
      expect(isForUs(at(role, false))).toBe(true);
    expect(isForUs(at('player', true))).toBe(false);
    expect(isForUs(at('spectator', true))).toBe(false);
    expect(isForUs(at('screen', true))).toBe(true);
  });

  it('is as loud as the score was written where nobody moved the slider', () => {
    expect(gainOf(USUAL_VOLUME)).toBe(1);
    expect(gainOf(1)).toBeGreaterThan(1);
    expect(gainOf(0.1)).toBeLessThan(0.05);
  });
});
