import type { RecordingKind } from '@murmel/contracts';
import { randomId } from '../../../platform/random-id';
import { growingUpload } from '../../../platform/recording/growing-upload';
import { lockRecording } from '../../../platform/recording/leftover-recordings';
import { PartSender } from '../../../platform/recording/part-sender';
import { GUEST, type LocalRecording, PartStore } from '../../../platform/recording/part-store';
import { session } from '../../../platform/session/store';

/** Amount of a recording that is safely stored, in bytes. */
export interface SavedBytes {
  /** on this device; the server has at least as much where it does not hold anything */
  here: number;
  /** on the server */
  there: number;
  /** the server can be reached */
  line: boolean;
  /** this device keeps parts */
  holds: boolean;
  /** reason for which the server takes no more; undefined: it does */
  refusal: unknown;
}

/** The way of a recording's parts: first onto this device, then to the server, and off this device once they are there. */
export class RecordingParts {
  private at = 0;
  private turn: Promise<void> = Promise.resolve();
  private readonly sender: PartSender;
  private safe: SavedBytes = { here: 0, there: 0, line: true, holds: true, refusal: undefined };

  private constructor(
    private readonly id: string,
    itemId: string,
    private readonly store: PartStore | undefined,
    private readonly release: (() => void) | undefined,
    private readonly onSafe: (safe: SavedBytes) => void,
  ) {
    this.safe.holds = store !== undefined;
    this.sender = new PartSender({
      itemId,
      upload: null,
      onBegun: (upload) => this.store?.setUpload(id, upload),
      onConfirmed: (before) => this.confirmed(before),
      onLine: (line) => this.tell({ line, ...(line && { refusal: undefined }) }),
      onRefused: (refusal) => this.tell({ refusal }),
    });
  }

  static async begin(
    item: { id: string; kind: RecordingKind; title: string },
    onSafe: (safe: SavedBytes) => void,
  ): Promise<RecordingParts> {
    const id = randomId();
    const release = await lockRecording(id);
    const { id: itemId, kind, title } = item;
    const store = await begun({ id, itemId, kind, title, use: 'item', startedAt: Date.now(), upload: null });
    return new RecordingParts(id, itemId, store, release, onSafe);
  }

  get bytes(): number {
    return this.at;
  }

  /** Parts are kept in the order in which they come, however long it takes to read them. */
  add(part: Blob): void {
    this.turn = this.turn.then(async () => {
      const bytes = new Uint8Array(await part.arrayBuffer());
      const at = this.at;
      this.at += bytes.length;
      const held = (await this.store?.keep(this.id, { at, bytes })) ?? false;
      this.tell(held ? { here: this.at } : { holds: false });
      this.sender.add({ at, bytes });
    });
  }

  /** Waits until everything is on the server. @returns its upload @throws the refusal that ended it */
  async sent(): Promise<string> {
    await this.turn;
    return this.sender.done();
  }

  /** Removes the local copy, because the recording is now stored in the item. */
  async kept(): Promise<void> {
    await this.store?.forget(this.id);
    this.close();
  }

  /** Discards the recording: nothing stays on device and server. */
  async discard(): Promise<void> {
    this.sender.stop();
    await this.turn;
    const upload = this.sender.begun;
    if (upload !== null) await growingUpload.remove(upload).catch(() => undefined);
    await this.kept();
  }

  /** Stops sending; unsent parts stay here for the start page. */
  close(): void {
    this.sender.stop();
    void this.turn.then(() => {
      this.store?.close();
      this.release?.();
    });
  }

  private confirmed(before: number): void {
    void this.store?.confirmed(this.id, before);
    this.tell({ there: before });
  }

  private tell(change: Partial<SavedBytes>): void {
    this.safe = { ...this.safe, ...change };
    this.onSafe(this.safe);
  }
}

/** @returns undefined on a device that keeps nothing: then it is recorded without, and the recorder says so */
async function begun(facts: Omit<LocalRecording, 'owner'>): Promise<PartStore | undefined> {
  const store = await PartStore.open();
  try {
    await store?.begin({ ...facts, owner: session.get().user?.id ?? GUEST });
    return store;
  } catch {
    store?.close();
    return undefined;
  }
}
