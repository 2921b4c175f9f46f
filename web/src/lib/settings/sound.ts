/** Small sounds, made from waves and noise when they are needed. Off until somebody asks for them. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "turn" | "trick" | "goal";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Make a sound, where sounds are on and the browser allows them: after a first press. */
export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.01;
  switch (name) {
    case "card":
      noise(now, 0.06, 2600, 0.25);
      break;
    case "turn":
      tone(now, 0.14, 660, 0.1);
      tone(now + 0.11, 0.22, 880, 0.1);
      break;
    case "trick":
      noise(now, 0.09, 1800, 0.2);
      noise(now + 0.07, 0.12, 1200, 0.2);
      tone(now + 0.05, 0.16, 196, 0.12);
      break;
    case "goal":
      for (const [place, height] of [523, 659, 784, 1047].entries()) {
        tone(now + place * 0.1, 0.4, height, 0.1);
      }
      noise(now, 1.6, 900, 0.12, 0.5);
      break;
  }
}

/** A soft tone that dies away; `seconds` long, `height` in Hz. */
function tone(start: number, seconds: number, height: number, loud: number): void {
  if (!context) return;
  const wave = context.createOscillator();
  wave.type = "triangle";
  wave.frequency.value = height;
  wave.connect(fading(start, seconds, loud, 0.01));
  wave.start(start);
  wave.stop(start + seconds);
}

/** Noise round a height: paper on cloth, or, rising slowly, a stand full of people. */
function noise(start: number, seconds: number, height: number, loud: number, rise = 0.005): void {
  if (!context) return;
  const source = context.createBufferSource();
  source.buffer = hiss ??= whiteNoise(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = height;
  source.connect(band).connect(fading(start, seconds, loud, rise));
  source.start(start);
  source.stop(start + seconds);
}

function fading(start: number, seconds: number, loud: number, rise: number): GainNode {
  const audio = context as AudioContext;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
