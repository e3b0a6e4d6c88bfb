/** Three falling tones, like a gong at a railway station. Hertz. */
const TONES = [659.25, 523.25, 392];
const BETWEEN_S = 0.55;
const RINGS_S = 2.2;
const LOUD = 0.28;
/** Parts of one stroke: times of the tone's pitch and how loud. */
const OVERTONES = [
  [1, 1],
  [2, 0.35],
  [3.01, 0.12],
] as const;

let audio: AudioContext | undefined;

/** Unlocks sound, which browsers allow only after an interaction with the page: to be called while a key or button is pressed. */
export function unlockSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Rings once; silent on a page without any interaction yet. */
export function ringGong(): void {
  if (audio?.state !== 'running') return;
  const begin = audio.currentTime + 0.02;
  TONES.forEach((pitch, index) => strike(audio!, pitch, begin + index * BETWEEN_S));
}

function strike(to: AudioContext, pitch: number, at: number): void {
  for (const [times, share] of OVERTONES) {
    const tone = new OscillatorNode(to, { frequency: pitch * times });
    const loudness = new GainNode(to, { gain: 0 });
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(LOUD * share, at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + RINGS_S / times);
    tone.connect(loudness).connect(to.destination);
    tone.start(at);
    tone.stop(at + RINGS_S / times);
  }
}
