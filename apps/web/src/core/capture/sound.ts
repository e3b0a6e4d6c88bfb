/** Sounds put together into one track, and how loud it is. */
export interface MixedSound {
  /** undefined: no audio */
  track: MediaStreamTrack | undefined;
  /** now, from 0 to 1 */
  level(): number;
  stop(): void;
}

/** Speech is between -60 and -10 dB. A meter in decibels matches human hearing. */
const QUIETEST_DB = -60;
const LOUDEST_DB = -8;

/** @param streams those without sound are left out; one alone goes through as it is */
export function mixSound(streams: readonly MediaStream[]): MixedSound {
  const heard = streams.filter((stream) => stream.getAudioTracks().length > 0);
  if (heard.length === 0) return { track: undefined, level: () => 0, stop: () => undefined };
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  const out = context.createMediaStreamDestination();
  for (const stream of heard) {
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    source.connect(out);
  }
  const samples = new Float32Array(analyser.fftSize);
  return {
    track: heard.length === 1 ? heard[0]!.getAudioTracks()[0] : out.stream.getAudioTracks()[0],
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(power + 1e-10);
      return Math.min(1, Math.max(0, (decibels - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB)));
    },
    stop: () => void context.close(),
  };
}
