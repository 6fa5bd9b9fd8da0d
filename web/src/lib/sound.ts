import { settings } from './settings.svelte';

/** Small plucked notes made on the spot: no files to load. */
let audio: AudioContext | null = null;

function pluck(at: number, pitch: number, length: number, loud: number): void {
  if (!audio) return;
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.type = 'triangle';
  note.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  note.connect(volume).connect(audio.destination);
  note.start(at);
  note.stop(at + length);
}

const tunes: Record<'move' | 'turn' | 'refused' | 'end', [number, number][]> = {
  move: [[0, 330]],
  turn: [
    [0, 392],
    [0.12, 523],
  ],
  refused: [[0, 165]],
  end: [
    [0, 262],
    [0.15, 330],
    [0.3, 392],
    [0.45, 523],
  ],
};

export function play(tune: keyof typeof tunes): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [after, pitch] of tunes[tune]) {
    pluck(audio.currentTime + after, pitch, tune === 'move' ? 0.15 : 0.5, 0.12);
  }
}
