/** Small sounds made on the spot: paper, wood, a bell. Nothing is loaded. */
import { settings } from '../settings.svelte.ts';

type Sound = 'paper' | 'tick' | 'hop' | 'turn' | 'foil' | 'win';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  // Slow to make, and silent until the page was touched. Older browsers do not say whether it was.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation && !userActivation.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    return context.state === 'running' ? context : null;
  } catch {
    return null;
  }
}

function note(
  at: AudioContext,
  pitch: number,
  start: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  const voice = at.createOscillator();
  const volume = at.createGain();
  const begin = at.currentTime + start;
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(at.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

function rustle(at: AudioContext, length: number, loud: number): void {
  const grains = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = grains.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples.length) ** 2;
  }
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = 2600;
  filter.Q.value = 0.6;
  volume.gain.value = loud;
  source.buffer = grains;
  source.connect(filter).connect(volume).connect(at.destination);
  source.start();
}

const SOUNDS: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  paper: (at) => rustle(at, 0.16, 0.12),
  tick: (at) => note(at, 620, 0, 0.06, 0.08, 'triangle'),
  hop: (at) => note(at, 300 + Math.random() * 60, 0, 0.11, 0.07, 'sine'),
  turn: (at) => {
    note(at, 659, 0, 0.5, 0.07, 'sine');
    note(at, 880, 0.11, 0.7, 0.06, 'sine');
  },
  foil: (at) => [1047, 1319, 1568].forEach((pitch, i) => note(at, pitch, i * 0.05, 0.5, 0.03, 'sine')),
  win: (at) => [523, 659, 784, 1047].forEach((pitch, i) => note(at, pitch, i * 0.14, 0.7, 0.06, 'triangle')),
};

export function play(sound: Sound): void {
  const at = audio();
  if (at) SOUNDS[sound](at);
}

/** Browsers allow sound only after a touch: the first one wakes it. */
export function wakeSound(): void {
  audio();
}

export function buzz(pattern: number | number[]): void {
  // Browsers refuse to hum before the first touch.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.vibration && touched) navigator.vibrate?.(pattern);
}
