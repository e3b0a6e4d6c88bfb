import { RECORDING_LIMITS } from '@murmel/contracts';
import { randomId } from '../../../platform/random-id';
import { GUEST, type LocalRecording, PartStore } from '../../../platform/recording/part-store';
import { session } from '../../../platform/session/store';
import { containerFor } from '../../capture/container';
import { recordingsOfTab, rememberInTab } from './tab-recordings';

const KEPT_MS = RECORDING_LIMITS.answer.hours * 3600 * 1000;
type Facts = Pick<LocalRecording, 'id' | 'itemId' | 'owner' | 'startedAt'>;

/**
 * A voice that answers a question. It lies on this device, sealed, until it is handed in, thrown away, too old, or its maker has gone
 * (spec E32).
 */
export class AnswerRecording {
  /** those of this page, also where the device has no room for them or keeps nothing (private windows) */
  private static readonly made = new Map<string, AnswerRecording>();

  private recorder: MediaRecorder | undefined;
  private turn: Promise<void> = Promise.resolve();
  private at = 0;
  /** what was recorded on this page; undefined for what an earlier one left */
  private pieces: Blob[] | undefined;
  private stored = true;

  private constructor(private readonly facts: Facts) {}

  /** @param partId the question, or the place to which it is attached */
  static async begin(partId: string, stream: MediaStream, onEnd: () => void): Promise<AnswerRecording> {
    const facts = { id: randomId(), itemId: partId, owner: owners()[0]!, startedAt: Date.now() };
    const store = await PartStore.open();
    const recording = new AnswerRecording(facts);
    AnswerRecording.made.set(facts.id, recording);
    if (owners().includes(GUEST)) rememberInTab(facts.id);
    const begun = store?.begin({ ...facts, kind: 'audio_recording', title: '', use: 'answer', upload: null });
    recording.stored = (await begun?.then(() => true).catch(() => false)) ?? false;
    recording.record(stream, store, onEnd);
    return recording;
  }

  /** Returns what the current user left on this device for a question, the newest one. */
  static left(partId: string): Promise<AnswerRecording | undefined> {
    return AnswerRecording.found(({ itemId }) => itemId === partId);
  }

  /** @returns undefined when it is gone, too old, or of another user */
  static byId(wanted: string): Promise<AnswerRecording | undefined> {
    return AnswerRecording.found(({ id }) => id === wanted);
  }

  private static async found(isWanted: (facts: Facts) => boolean): Promise<AnswerRecording | undefined> {
    const known = owners();
    const stored = await withStore(async (store) => (await store.all()).filter(({ use }) => use === 'answer'), []);
    // The next child at a shared tablet is the same guest to the server, and comes in another tab.
    const tab = known.includes(GUEST) ? recordingsOfTab() : undefined;
    const readable = stored.filter(({ id, owner }) => known.includes(owner) && (tab?.includes(id) ?? true));
    const here = [...AnswerRecording.made.values()]
      .map(({ facts }) => facts)
      .filter(({ owner, startedAt }) => known.includes(owner) && startedAt > Date.now() - KEPT_MS);
    const [newest] = [...readable, ...here].filter(isWanted).sort((one, other) => other.startedAt - one.startedAt);
    return newest && (AnswerRecording.made.get(newest.id) ?? new AnswerRecording(newest));
  }

  get id(): string {
    return this.facts.id;
  }

  /** True as long as the device has all of it, so that it outlives its page. */
  get isStored(): boolean {
    return this.stored;
  }

  /** Ends it; what was recorded is kept. */
  stop(): void {
    if (this.recorder?.state !== 'inactive') this.recorder?.stop();
  }

  /** Returns the recording as a file that every browser can seek in, with its length. @throws when nothing of it can be played */
  async file(name: string): Promise<File> {
    await this.turn;
    const parts = this.pieces ?? (await withStore((store) => store.parts(this.id), [])).map(({ bytes }) => bytes);
    const { soundFile } = await import('../../capture/sound-file');
    return soundFile(new Blob(parts), name);
  }

  async forget(): Promise<void> {
    AnswerRecording.made.delete(this.id);
    await this.turn;
    await withStore((store) => store.forget(this.id), undefined);
  }

  private record(stream: MediaStream, store: PartStore | undefined, onEnd: () => void): void {
    const recorder = new MediaRecorder(stream, { mimeType: containerFor(false)!, audioBitsPerSecond: 64_000 });
    const pieces: Blob[] = [];
    this.pieces = pieces;
    recorder.ondataavailable = ({ data }) => {
      pieces.push(data);
      this.turn = this.turn.then(() => this.store(store, data));
    };
    recorder.onstop = () => {
      void this.turn.then(() => store?.close());
      onEnd();
    };
    recorder.start(RECORDING_LIMITS.partSeconds * 1000);
    this.recorder = recorder;
  }

  /** Stores nothing after the first part that found no room: a gap would end what can be played. */
  private async store(store: PartStore | undefined, part: Blob): Promise<void> {
    const bytes = new Uint8Array(await part.arrayBuffer());
    if (this.stored) this.stored = (await store?.keep(this.id, { at: this.at, bytes })) ?? false;
    this.at += bytes.length;
  }
}

/** Returns whose recordings the current user may hear, their own first: a guest's may be from before the server knew them. */
function owners(): string[] {
  const { user } = session.get();
  if (!user) return [GUEST];
  return user.type === 'Visitor' ? [user.id, GUEST] : [user.id];
}

async function withStore<Value>(work: (store: PartStore) => Promise<Value>, otherwise: Value): Promise<Value> {
  const store = await PartStore.open();
  if (!store) return otherwise;
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
