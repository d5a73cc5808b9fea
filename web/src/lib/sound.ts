// Sounds of our own, made as they are heard: wood on wood, a bell, a drum. Browsers let a page sound only after
// somebody has touched it, and so does it begin; one tap at the table mutes it.

import { settings } from "./settings.svelte";

type Name = "move" | "turn" | "end" | "say";

/** After so many milliseconds all has faded away. */
const FADED = 2000;

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

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

/** Tells whether the browser lets us sound: not before somebody has touched the page. */
const mayBeHeard = (): boolean =>
  typeof AudioContext !== "undefined" && (context !== null || navigator.userActivation?.hasBeenActive !== false);

/** Lets a sound be heard, unless it is muted. Between sounds the device rests. */
export function heard(name: Name): void {
  if (!settings.sound || !mayBeHeard()) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[name](context.currentTime);
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), FADED);
}
