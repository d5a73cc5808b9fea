// Sounds of our own, made as they are heard: wood on wood, a bell, a drum. Silent unless somebody wants them.

import { settings } from "./settings.svelte";

type Name = "move" | "turn" | "end" | "say";

let context: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, loudness: number, type: OscillatorType = "sine"): void {
  if (!context) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(frequency * 0.7, at + length);
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

const SOUNDS: Record<Name, (at: number) => void> = {
  move: (at) => (tone(at, 420, 0.07, 0.2, "triangle"), tone(at + 0.01, 190, 0.09, 0.18)),
  turn: (at) => (tone(at + 0.1, 880, 0.5, 0.07), tone(at + 0.1, 1320, 0.4, 0.03)),
  end: (at) => [0, 0.16, 0.32].forEach((late, step) => tone(at + 0.2 + late, 110 * (1 + step / 4), 0.6, 0.22)),
  say: (at) => tone(at, 640, 0.12, 0.05),
};

/** Lets a sound be heard, if sounds are wanted. */
export function heard(name: Name): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[name](context.currentTime);
}
