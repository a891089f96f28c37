import { noiseSource, type Outlet } from './sound-notes.js';

/** Sound of an engine that runs until it is stopped. */
export interface EngineSound {
  /** Follows a speed: 0 idles, 1 is full speed, more is a boost. */
  follow(speed: number): void;
  /** Fades it out and lets its nodes go. */
  stop(): void;
}

/** Time constants of the glide to another speed and of the fade, in seconds. */
const GLIDE = 0.06;
const FADE = 0.07;
/** After so many time constants a fade is inaudible. */
const FADES = 6;

/** Numbers of the two layers: at rest, and what full speed adds. Frequencies in Hz, levels 0–1. */
const DRONE = { hertz: [46, 78], brightness: [240, 620], level: [0.075, 0.035] } as const;
const WIND = { hertz: [380, 1900], level: [0.006, 0.06] } as const;

const at = ([rest, more]: readonly [number, number], speed: number): number => rest + more * speed;

/** Starts an engine of two layers: a low drone, and wind that grows with the speed. */
export function startEngine(outlet: Outlet): EngineSound {
  const { context, output } = outlet;
  const drone = context.createOscillator();
  drone.type = 'sawtooth';
  const tone = context.createBiquadFilter();
  tone.type = 'lowpass';
  const wind = noiseSource(outlet);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  const [droneLevel, windLevel, level] = [context.createGain(), context.createGain(), context.createGain()];
  drone.connect(tone).connect(droneLevel).connect(level);
  wind.connect(band).connect(windLevel).connect(level);
  level.connect(output);
  // All of them start in silence.
  for (const gain of [droneLevel, windLevel]) gain.gain.value = 0;
  drone.start();
  wind.start();
  drone.onended = () => level.disconnect();
  return {
    follow(speed) {
      const glide = (param: AudioParam, value: number): unknown =>
        param.setTargetAtTime(value, context.currentTime, GLIDE);
      glide(drone.frequency, at(DRONE.hertz, speed));
      glide(tone.frequency, at(DRONE.brightness, speed));
      glide(droneLevel.gain, at(DRONE.level, speed));
      glide(band.frequency, at(WIND.hertz, speed));
      glide(windLevel.gain, at(WIND.level, speed));
    },
    stop() {
      const now = context.currentTime;
      level.gain.setTargetAtTime(0, now, FADE);
      for (const source of [drone, wind]) source.stop(now + FADE * FADES);
    },
  };
}
