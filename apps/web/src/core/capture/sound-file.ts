import { ALL_FORMATS, BlobSource, BufferTarget, Conversion, type ConversionAudioOptions, Input, Mp4OutputFormat, Output } from 'mediabunny';

/** Wishes for the sound that is taken out. */
export interface SoundManner {
  /** for sound that is re-encoded */
  audio?: ConversionAudioOptions;
  /** told which part is done, 0 to 1 */
  progress?: (part: number) => void;
}

/**
 * Converts a browser's recording to a file with its length and an index, which is accepted as an answer: packets go into another container,
 * nothing is re-encoded unless it is wished. @throws when there is no sound in it
 */
export async function soundFile(recorded: Blob, name: string, { audio, progress }: SoundManner = {}): Promise<File> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(recorded) });
  const target = new BufferTarget();
  try {
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
    const conversion = await Conversion.init({ input, output, showWarnings: false, video: { discard: true }, ...(audio && { audio }) });
    if (progress) conversion.onProgress = progress;
    await conversion.execute();
  } finally {
    input.dispose();
  }
  if (!target.buffer) throw new Error('There is no sound in this recording');
  return new File([target.buffer], name, { type: 'audio/mp4' });
}
