/** The instruments, made on the spot: what is struck rings as a few sines that fade, what is blown or bowed swells. */
import type { Note } from './score/conductor.ts';
import { hertz } from './score/notation.ts';
import type { Voice } from './score/parts.ts';

/** A part of a sound: how many times the pitch, how loud, and for how many seconds it rings. */
type Overtone = readonly [times: number, loud: number, rings: number];

interface Struck {
  readonly how: 'struck';
  readonly partials: readonly Overtone[];
  /** Seconds until it is as loud as it will be. */
  readonly attack: number;
  readonly loud: number;
  /** From -1, left, to 1. */
  readonly side: number;
}
interface Held {
  readonly how: 'held';
  readonly shape: OscillatorType;
  /** Two that are hardly out of tune, in hundredths of a half tone. */
  readonly apart: number;
  /** Above this many times the pitch hardly anything is heard. */
  readonly dark: number;
  readonly attack: number;
  readonly release: number;
  readonly loud: number;
  readonly side: number;
}

const INSTRUMENTS: Readonly<Record<Voice, Struck | Held>> = {
  box: {
    how: 'struck',
    partials: [
      [1, 1, 1.9],
      [2, 0.22, 0.9],
      [3.01, 0.1, 0.5],
      [5.4, 0.035, 0.16],
    ],
    attack: 0.004,
    loud: 0.085,
    side: 0.25,
  },
  harp: {
    how: 'struck',
    partials: [
      [1, 1, 1.5],
      [2, 0.4, 0.8],
      [3, 0.16, 0.45],
      [4, 0.07, 0.25],
    ],
    attack: 0.005,
    loud: 0.085,
    side: -0.25,
  },
  bell: {
    how: 'struck',
    partials: [
      [1, 1, 2.8],
      [2, 0.45, 1.7],
      [3, 0.2, 1],
      [4.2, 0.08, 0.6],
    ],
    attack: 0.004,
    loud: 0.06,
    side: 0.1,
  },
  wood: {
    how: 'struck',
    partials: [
      [2, 1, 0.09],
      [5.2, 0.25, 0.04],
    ],
    attack: 0.003,
    loud: 0.075,
    side: -0.1,
  },
  bass: {
    how: 'held',
    shape: 'triangle',
    apart: 0,
    dark: 3,
    attack: 0.09,
    release: 0.9,
    loud: 0.045,
    side: 0,
  },
  air: {
    how: 'held',
    shape: 'triangle',
    apart: 5,
    dark: 2.5,
    attack: 1.4,
    release: 2.2,
    loud: 0.021,
    side: 0,
  },
  horn: {
    how: 'held',
    shape: 'sawtooth',
    apart: 6,
    dark: 4,
    attack: 0.045,
    release: 0.22,
    loud: 0.042,
    side: -0.05,
  },
};

/** So quiet that nobody hears it end. */
const NOTHING = 0.0001;
/** Struck things of a low pitch ring longer, by the root of how much lower they are. */
const MIDDLE_C = 261.6;
const HALL = { seconds: 2.4, fades: 3.2, wet: 0.24, dark: 2600 } as const;

interface Stage {
  readonly all: GainNode;
  readonly places: Map<Voice, AudioNode>;
}

export interface Orchestra {
  /** When the bar begins, on the clock of the context, and how long a beat is. */
  play(note: Note, begin: number, beat: number): void;
  /** What was begun is heard no more, within so many seconds. */
  hush(seconds: number): void;
  loudness(gain: number): void;
  readonly out: AudioNode;
}

/** `loudness`: of 1. Whatever comes together, it does not distort. */
export function orchestraIn(context: BaseAudioContext, loudness: number): Orchestra {
  const volume = context.createGain();
  volume.gain.value = loudness;
  const guard = context.createDynamicsCompressor();
  guard.threshold.value = -9;
  guard.knee.value = 6;
  guard.ratio.value = 12;
  guard.attack.value = 0.004;
  guard.release.value = 0.25;
  const hall = hallIn(context, volume);
  volume.connect(guard);
  let stage = newStage();

  /** What is begun now can be hushed together; each voice has its place on it. */
  function newStage(): Stage {
    const all = context.createGain();
    all.connect(volume);
    all.connect(hall);
    return { all, places: new Map() };
  }

  function placeOf(voice: Voice): AudioNode {
    const known = stage.places.get(voice);
    if (known) return known;
    const place = context.createStereoPanner();
    place.pan.value = INSTRUMENTS[voice].side;
    place.connect(stage.all);
    stage.places.set(voice, place);
    return place;
  }

  return {
    out: guard,
    loudness: (gain) => volume.gain.setTargetAtTime(gain, context.currentTime, 0.08),
    play(note, begin, beat) {
      const instrument = INSTRUMENTS[note.voice];
      const place = placeOf(note.voice);
      const start = begin + note.at * beat;
      if (instrument.how === 'struck') strike(context, place, instrument, note, start);
      else hold(context, place, instrument, note, start, note.beats * beat);
    },
    hush(seconds) {
      const { gain } = stage.all;
      const { currentTime } = context;
      gain.setValueAtTime(1, currentTime);
      gain.linearRampToValueAtTime(0, currentTime + seconds);
      stage = newStage();
    },
  };
}

function strike(
  context: BaseAudioContext,
  place: AudioNode,
  { partials, attack, loud }: Struck,
  { pitch, loud: played }: Note,
  start: number,
): void {
  const low = Math.min(2, Math.max(0.5, Math.sqrt(MIDDLE_C / hertz(pitch))));
  for (const [times, share, rings] of partials) {
    const voice = context.createOscillator();
    const fade = context.createGain();
    const end = start + attack + rings * low;
    voice.frequency.value = hertz(pitch) * times;
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(loud * share * played, start + attack);
    fade.gain.exponentialRampToValueAtTime(NOTHING, end);
    fade.gain.linearRampToValueAtTime(0, end + 0.02);
    voice.connect(fade).connect(place);
    voice.start(start);
    voice.stop(end + 0.03);
  }
}

function hold(
  context: BaseAudioContext,
  place: AudioNode,
  { shape, apart, dark, attack, release, loud }: Held,
  { pitch, loud: played }: Note,
  start: number,
  length: number,
): void {
  const swell = context.createGain();
  const filter = context.createBiquadFilter();
  const full = start + Math.min(attack, length * 0.6);
  const end = start + length;
  filter.type = 'lowpass';
  filter.Q.value = 0.4;
  filter.frequency.value = hertz(pitch) * dark;
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(loud * played, full);
  swell.gain.setValueAtTime(loud * played, Math.max(full, end));
  swell.gain.linearRampToValueAtTime(0, Math.max(full, end) + release);
  filter.connect(swell).connect(place);
  for (const detune of apart === 0 ? [0] : [-apart, apart]) {
    const voice = context.createOscillator();
    voice.type = shape;
    voice.frequency.value = hertz(pitch);
    voice.detune.value = detune;
    voice.connect(filter);
    voice.start(start);
    voice.stop(Math.max(full, end) + release + 0.02);
  }
}

/** A room with books in it: soft, and not large. */
function hallIn(context: BaseAudioContext, out: AudioNode): AudioNode {
  const { sampleRate } = context;
  const length = Math.ceil(HALL.seconds * sampleRate);
  const echoes = context.createBuffer(2, length, sampleRate);
  let state = 29;
  const roll = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let side = 0; side < 2; side += 1) {
    const samples = echoes.getChannelData(side);
    for (let i = 0; i < length; i += 1) {
      const passed = i / length;
      samples[i] = (roll() * 2 - 1) * Math.exp(-passed * HALL.fades * 2) * Math.min(1, i / 400);
    }
  }
  const hall = context.createConvolver();
  const dark = context.createBiquadFilter();
  const wet = context.createGain();
  hall.buffer = echoes;
  dark.type = 'lowpass';
  dark.frequency.value = HALL.dark;
  wet.gain.value = HALL.wet;
  dark.connect(hall).connect(wet).connect(out);
  return dark;
}
