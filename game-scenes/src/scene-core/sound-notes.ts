/** One layer of a sound effect: a tone, or a band of noise. */
export interface Note {
  readonly wave: OscillatorType | 'noise';
  /** Start and end frequency in Hz, of the middle of the band for noise; it glides from one to the other. */
  readonly from: number;
  readonly to: number;
  readonly delaySeconds?: number;
  readonly seconds: number;
  /** 0–1. */
  readonly volume: number;
}

/** Where sounds of a context go, and its noise, which is made once. */
export interface Outlet {
  readonly context: AudioContext;
  readonly output: AudioNode;
  readonly noise: AudioBuffer;
}

const ATTACK_SECONDS = 0.005;
/** Level that counts as silence: exponential ramps never reach 0. */
const SILENCE = 0.0001;
/** Noise passed by a band is much softer than a tone of the same level. */
const NOISE_GAIN = 2.5;

const NOISE_SECONDS = 0.5;

/** Makes the noise, half a second that is played in a loop. */
export function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_SECONDS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** Plays the noise of an outlet in a loop. */
export function noiseSource({ context, noise }: Outlet): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  return source;
}

/** Returns the source of a note, its frequency, and the node that it leaves by. */
function voiceOf(outlet: Outlet, wave: Note['wave']) {
  if (wave !== 'noise') {
    const source = outlet.context.createOscillator();
    source.type = wave;
    return { source, frequency: source.frequency, end: source, gain: 1 };
  }
  const source = noiseSource(outlet);
  const band = outlet.context.createBiquadFilter();
  band.type = 'bandpass';
  source.connect(band);
  return { source, frequency: band.frequency, end: band, gain: NOISE_GAIN };
}

/** Plays a note; `pitch` multiplies its frequencies. Its nodes are let go at its end. */
export function playNote(outlet: Outlet, note: Note, pitch: number): void {
  const { context, output } = outlet;
  const startsAt = context.currentTime + (note.delaySeconds ?? 0);
  const endsAt = startsAt + note.seconds;
  const { source, frequency, end, gain } = voiceOf(outlet, note.wave);
  const level = context.createGain();
  frequency.setValueAtTime(note.from * pitch, startsAt);
  frequency.exponentialRampToValueAtTime(note.to * pitch, endsAt);
  level.gain.setValueAtTime(SILENCE, startsAt);
  level.gain.exponentialRampToValueAtTime(note.volume * gain, startsAt + ATTACK_SECONDS);
  level.gain.exponentialRampToValueAtTime(SILENCE, endsAt);
  end.connect(level).connect(output);
  source.start(startsAt);
  source.stop(endsAt);
  source.onended = () => level.disconnect();
}
