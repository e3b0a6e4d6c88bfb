import type { Item } from '@murmel/contracts';
import type { OwnRange } from '@murmel/documents';
import * as Y from 'yjs';
import { unsavedTextOfDocument } from '../collaboration/unsaved-text-of-document';
import { randomId } from '../random-id';
import { LockedRecords, type RecordStore } from './locked-records';
import type { OutboxContent, OutboxDocument, OutboxLostText, OutboxRecord } from './outbox-records';

/** Time a working connection may take to acknowledge edits before they are stored here. */
const SLOW_MS = 1000;
const AWAY_MS = 250;

/** Data an earlier copy of a document left here. */
export interface SavedCopy {
  updates: readonly Uint8Array[];
  ranges: readonly OwnRange[];
  /** something of it is not on the server */
  unsent: boolean;
  client: number | undefined;
}

/** An open copy as it is now. */
export interface OpenCopyState {
  document: Y.Doc;
  ranges: readonly OwnRange[];
  /** true if its client was sent to a server */
  heard: boolean;
  unsent: boolean;
  /** the line is away */
  away: boolean;
}

export interface PersistedDocument {
  item: Item;
  documentName: string;
  schemaVersion: number;
  /** null: a board (unsaved-text-of-document.ts) */
  field: string | null;
}

/** Keeps one open document while the line is away or slow, and gives back what a tab that is gone had kept of it. */
export class DocumentPersister {
  private readonly records: LockedRecords;
  private readonly lostTextId = randomId();
  private lostTextIds: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private now: OpenCopyState | undefined;
  private allSaved = false;

  /** @param onSaved whether everything that was written is in the store now */
  constructor(
    private readonly facts: PersistedDocument,
    private readonly onSaved: (all: boolean) => void,
    open?: () => Promise<RecordStore | undefined>,
  ) {
    this.records = new LockedRecords(open);
    document.addEventListener('visibilitychange', this.flushHidden);
  }

  /** Loads this document's records that no living tab holds, and the rejected words. Reads nothing on a device without offline storage. */
  async load(): Promise<{ copy: SavedCopy | undefined; words: string | undefined }> {
    const { documentName, item, schemaVersion } = this.facts;
    const pieces = await this.records.adopt(
      (facts): facts is OutboxDocument => facts.kind === 'document' && facts.documentName === documentName,
    );
    const readable = pieces.filter(({ facts }) => facts.schemaVersion === schemaVersion);
    const words = [...(await this.lostTextsOf(item.id)), ...pieces.filter((piece) => !readable.includes(piece)).map(textOfCopy)];
    const copy: SavedCopy | undefined =
      readable.length === 0
        ? undefined
        : {
            updates: readable.map(({ bytes }) => bytes),
            ranges: mergeRanges(readable.flatMap(({ facts }) => facts.ranges)),
            unsent: readable.some(({ facts }) => facts.unsent),
            client: readable.find(({ facts }) => facts.unheard !== null)?.facts.unheard ?? undefined,
          };
    const text = words.filter((one) => one !== '').join('\n');
    return { copy, words: text === '' ? undefined : text };
  }

  /** Records the current state of the copy, after each change of it or its connection. */
  copyChanged(now: OpenCopyState): void {
    const wentAway = now.away && this.now?.away !== true;
    this.now = now;
    if (!now.away && !now.unsent) return this.clear();
    this.report(false);
    // A reload right now would have nothing but this.
    if (wentAway) return this.flush();
    this.timer ??= setTimeout(this.flush, now.away ? AWAY_MS : SLOW_MS);
  }

  /** Persists the copy before its client is sent to a server, because from then on no other copy may write under this client id. */
  async beforeHeard(): Promise<void> {
    if (!this.now || (!this.allSaved && this.timer === undefined && !this.records.hasAdopted)) return;
    this.now = { ...this.now, heard: true };
    this.flush();
    await this.records.idle();
  }

  /** Keeps words instead of the copy that holds them: the server will not take that any more. @param text empty when there are none */
  saveLostText(text: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (text === '') return this.clear();
    const { item } = this.facts;
    const { lostTextIds: words } = this;
    const piece = () => ({ facts: { kind: 'words', item, text } as const, bytes: new Uint8Array() });
    void this.records.put(piece, this.lostTextId, words).then((done) => {
      if (done) this.lostTextIds = [];
    });
  }

  deleteLostText(): void {
    const { lostTextIds: words } = this;
    this.lostTextIds = [];
    void this.records.remove([this.lostTextId, ...words]);
  }

  /** The copy is closed; what waits stays for the next one. */
  stop(): void {
    document.removeEventListener('visibilitychange', this.flushHidden);
    if (this.timer !== undefined) this.flush();
    this.now = undefined;
    this.records.release();
  }

  private async lostTextsOf(itemId: string): Promise<string[]> {
    const left = (await this.records.all()).filter(
      (piece): piece is OutboxRecord<OutboxLostText> => isLostText(piece.facts) && piece.facts.item.id === itemId,
    );
    this.lostTextIds = left.map(({ id }) => id);
    return left.map(({ facts }) => facts.text);
  }

  private readonly flushHidden = (): void => {
    if (document.visibilityState === 'hidden' && this.timer !== undefined) this.flush();
  };

  private readonly flush = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { now } = this;
    if (!now) return;
    const bytes = new Uint8Array(Y.encodeStateAsUpdate(now.document));
    const unheard = now.heard ? null : now.document.clientID;
    const facts: OutboxDocument = { kind: 'document', ...this.facts, unsent: now.unsent, ranges: now.ranges, unheard };
    void this.records
      .put(() => ({ facts, bytes }))
      .then((done) => {
        // Edits made meanwhile are stored with the next step.
        if (done && this.timer === undefined) this.report(true);
      });
  };

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.report(false);
    if (this.records.opened) void this.records.clear();
  }

  private report(all: boolean): void {
    if (this.allSaved === all) return;
    this.allSaved = all;
    this.onSaved(all);
  }
}

function isLostText(facts: OutboxContent): facts is OutboxLostText {
  return facts.kind === 'words';
}

/** The words of a copy whose shape this release cannot go on with. */
function textOfCopy({ facts, bytes }: OutboxRecord<OutboxDocument>): string {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, bytes);
  return unsavedTextOfDocument(copy, facts.field, facts.ranges);
}

/** One range for each client: two tabs that were gone one after the other may both know the first one's writing. */
function mergeRanges(ranges: readonly OwnRange[]): OwnRange[] {
  const byClient = new Map<number, OwnRange>();
  for (const { client, from, to } of ranges) {
    const known = byClient.get(client);
    byClient.set(client, known ? { client, from: Math.min(from, known.from), to: Math.max(to, known.to) } : { client, from, to });
  }
  return [...byClient.values()];
}
