import { keptAtom } from '../../platform/kept-text.ts';
import { appStore } from '../../platform/store.ts';

/** Whether alerts sound on this device. */
export const soundAtom = keptAtom<boolean>('fap:elder-sound', true, {
  parse: (text, initial) => (text === 'on' ? true : text === 'off' ? false : initial),
  format: (isOn) => (isOn ? 'on' : 'off'),
});

const TONES_HZ = [660, 880];
const TONE_SECONDS = 0.22;

let audio: AudioContext | undefined;

/**
 * Two rising tones. A browser plays nothing before somebody has pressed or typed something on the page, and warns of each try; the
 * alert is on screen and in the title all the same.
 */
export function chime(): void {
  if (appStore.get(soundAtom) && navigator.userActivation.hasBeenActive) void tryChime();
}

/** Plays the two tones; false where the browser plays no sound. */
export async function tryChime(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  audio ??= new AudioContext();
  try {
    if (audio.state !== 'running') await audio.resume();
  } catch {
    // It has no way to play sound, or was closed.
    return false;
  }
  // A context that may not play yet stays suspended; its tones would all come at once later.
  if (audio.state !== 'running') return false;
  play(audio);
  return true;
}

function play(context: AudioContext): void {
  const { currentTime, destination } = context;
  for (const [index, frequency] of TONES_HZ.entries()) {
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const volume = new GainNode(context, { gain: 0.15 });
    tone.connect(volume).connect(destination);
    tone.start(currentTime + index * TONE_SECONDS);
    tone.stop(currentTime + (index + 1) * TONE_SECONDS);
  }
}
