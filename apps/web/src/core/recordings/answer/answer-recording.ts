import { RECORDING_LIMITS } from '@murmel/contracts';
import { randomId } from '../../../platform/random-id';
import { GUEST, PartStore } from '../../../platform/recording/part-store';
import { session } from '../../../platform/session/store';
import { containerFor } from '../../capture/container';

/** A voice that answers a question. It lies on this device, sealed, until it is handed in, thrown away, too old, or its maker has gone. */
export class AnswerRecording {
  private recorder: MediaRecorder | undefined;
  private turn: Promise<void> = Promise.resolve();
  private at = 0;
  /** parts that this device cannot store (private windows) */
  private readonly loose: Blob[] = [];

  private constructor(
    private readonly id: string,
    private readonly store: PartStore | undefined,
  ) {}

  /** Returns an earlier recording on this device for the same question. */
  static async left(partId: string): Promise<AnswerRecording | undefined> {
    const store = await PartStore.open();
    const all = [...((await store?.listOf(owner(), 'answer')) ?? []), ...((await store?.listOf(owner(true), 'answer')) ?? [])];
    const held = all.find((one) => one.itemId === partId);
    if (held) return new AnswerRecording(held.id, store);
    store?.close();
    return undefined;
  }

  static async begin(partId: string, stream: MediaStream, onEnd: () => void): Promise<AnswerRecording> {
    const store = await PartStore.open();
    const id = randomId();
    const facts = { id, itemId: partId, kind: 'audio_recording', title: '', use: 'answer', upload: null } as const;
    await store?.begin({ ...facts, owner: owner(), startedAt: Date.now() });
    const recording = new AnswerRecording(id, store);
    recording.record(stream, onEnd);
    return recording;
  }

  /** Ends it; what was recorded is kept. */
  stop(): void {
    if (this.recorder?.state !== 'inactive') this.recorder?.stop();
  }

  /** Returns the recording as a file that every browser can seek in, with its length. @throws when nothing of it can be played */
  async file(name: string): Promise<File> {
    await this.turn;
    const parts = (await this.store?.parts(this.id))?.map(({ bytes }) => bytes) ?? [];
    const { soundFile } = await import('./sound-file');
    return soundFile(new Blob(parts.length > 0 ? parts : this.loose), name);
  }

  async forget(): Promise<void> {
    await this.turn;
    await this.store?.forget(this.id);
    this.store?.close();
  }

  private record(stream: MediaStream, onEnd: () => void): void {
    const recorder = new MediaRecorder(stream, { mimeType: containerFor(false)!, audioBitsPerSecond: 64_000 });
    recorder.ondataavailable = ({ data }) => this.take(data);
    recorder.onstop = onEnd;
    recorder.start(RECORDING_LIMITS.partSeconds * 1000);
    this.recorder = recorder;
  }

  private take(part: Blob): void {
    this.turn = this.turn.then(async () => {
      const bytes = new Uint8Array(await part.arrayBuffer());
      const at = this.at;
      this.at += bytes.length;
      const held = await this.store?.keep(this.id, { at, bytes });
      if (!held) this.loose.push(part);
    });
  }
}

/** @param before as whom the server knew a guest before it knew them */
function owner(before = false): string {
  const { user } = session.get();
  return !user || (before && user.type === 'Visitor') ? GUEST : user.id;
}
