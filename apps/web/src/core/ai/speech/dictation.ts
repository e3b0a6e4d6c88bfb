import { AI_SPEECH_LIMITS } from '@murmel/contracts';
import { uploadFile } from '../../../platform/upload/upload-file';
import { containerFor } from '../../capture/container';

/** Recording of speech: kept in the memory of this page alone, until it is transcribed or discarded. */
export class Dictation {
  private readonly parts: Blob[] = [];
  private readonly over: Promise<void>;

  private constructor(
    private readonly stream: MediaStream,
    private readonly recorder: MediaRecorder,
  ) {
    recorder.ondataavailable = ({ data }) => this.parts.push(data);
    this.over = new Promise((resolve) => (recorder.onstop = () => resolve()));
    recorder.start();
  }

  /** @throws what the browser says (`problemOf`) */
  static async begin(): Promise<Dictation> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    return new Dictation(stream, new MediaRecorder(stream, { mimeType: containerFor(false)!, audioBitsPerSecond: 48_000 }));
  }

  /** Lets go of the microphone. */
  stop(): void {
    if (this.recorder.state !== 'inactive') this.recorder.stop();
    for (const track of this.stream.getTracks()) track.stop();
  }

  /** Returns the transcribed speech. @throws ORPCError as every call */
  async text(language: string): Promise<string> {
    this.stop();
    await this.over;
    const file = new File(this.parts, 'aufnahme', { type: this.recorder.mimeType });
    const { text } = await uploadFile<{ text: string }>({ path: `/ai/transcriptions?language=${language}`, file });
    return text;
  }
}

export const DICTATION_MS = AI_SPEECH_LIMITS.dictationMinutes * 60_000;
