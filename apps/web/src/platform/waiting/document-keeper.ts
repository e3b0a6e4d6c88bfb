import type { Item } from '@murmel/contracts';
import type { OwnRange } from '@murmel/documents';
import * as Y from 'yjs';
import { unsavedWords } from '../collaboration/unsaved-words';
import { randomId } from '../random-id';
import { HeldPieces, type PieceStore } from './held-pieces';
import type { Waiting, WaitingDocument, WaitingPiece, WaitingWords } from './pieces';

/** Time a working connection may take to acknowledge edits before they are stored here. */
const SLOW_MS = 1000;
const AWAY_MS = 250;

/** Data an earlier copy of a document left here. */
export interface KeptCopy {
  updates: readonly Uint8Array[];
  ranges: readonly OwnRange[];
  /** something of it is not on the server */
  unsent: boolean;
  client: number | undefined;
}

/** An open copy as it is now. */
export interface CopyNow {
  document: Y.Doc;
  ranges: readonly OwnRange[];
  /** true if its client was sent to a server */
  heard: boolean;
  unsent: boolean;
  /** the line is away */
  away: boolean;
}

export interface KeptDocumentFacts {
  item: Item;
  documentName: string;
  schemaVersion: number;
  /** null: a board (unsaved-words.ts) */
  field: string | null;
}

/** Keeps one open document while the line is away or slow, and gives back what a tab that is gone had kept of it. */
export class DocumentKeeper {
  private readonly pieces: HeldPieces;
  private readonly wordsId = randomId();
  private words: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private now: CopyNow | undefined;
  private kept = false;

  /** @param onKept whether everything that was written is in the store now */
  constructor(
    private readonly facts: KeptDocumentFacts,
    private readonly onKept: (all: boolean) => void,
    open?: () => Promise<PieceStore | undefined>,
  ) {
    this.pieces = new HeldPieces(open);
    document.addEventListener('visibilitychange', this.flushHidden);
  }

  /** Loads this document's records that no living tab holds, and the rejected words. Reads nothing on a device without offline storage. */
  async load(): Promise<{ copy: KeptCopy | undefined; words: string | undefined }> {
    const { documentName, item, schemaVersion } = this.facts;
    const pieces = await this.pieces.adopt(
      (facts): facts is WaitingDocument => facts.kind === 'document' && facts.documentName === documentName,
    );
    const readable = pieces.filter(({ facts }) => facts.schemaVersion === schemaVersion);
    const words = [...(await this.wordsOf(item.id)), ...pieces.filter((piece) => !readable.includes(piece)).map(wordsOf)];
    const copy: KeptCopy | undefined =
      readable.length === 0
        ? undefined
        : {
            updates: readable.map(({ bytes }) => bytes),
            ranges: merged(readable.flatMap(({ facts }) => facts.ranges)),
            unsent: readable.some(({ facts }) => facts.unsent),
            client: readable.find(({ facts }) => facts.unheard !== null)?.facts.unheard ?? undefined,
          };
    const text = words.filter((one) => one !== '').join('\n');
    return { copy, words: text === '' ? undefined : text };
  }

  /** Records the current state of the copy, after each change of it or its connection. */
  note(now: CopyNow): void {
    const wentAway = now.away && this.now?.away !== true;
    this.now = now;
    if (!now.away && !now.unsent) return this.settle();
    this.tell(false);
    // A reload right now would have nothing but this.
    if (wentAway) return this.flush();
    this.timer ??= setTimeout(this.flush, now.away ? AWAY_MS : SLOW_MS);
  }

  /** Persists the copy before its client is sent to a server, because from then on no other copy may write under this client id. */
  async beforeHeard(): Promise<void> {
    if (!this.now || (!this.kept && this.timer === undefined && !this.pieces.inherits)) return;
    this.now = { ...this.now, heard: true };
    this.flush();
    await this.pieces.settled();
  }

  /** Keeps words instead of the copy that holds them: the server will not take that any more. @param text empty when there are none */
  keepWords(text: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (text === '') return this.settle();
    const { item } = this.facts;
    const { words } = this;
    const piece = () => ({ facts: { kind: 'words', item, text } as const, bytes: new Uint8Array() });
    void this.pieces.put(piece, this.wordsId, words).then((done) => {
      if (done) this.words = [];
    });
  }

  forgetWords(): void {
    const { words } = this;
    this.words = [];
    void this.pieces.forget([this.wordsId, ...words]);
  }

  /** The copy is closed; what waits stays for the next one. */
  stop(): void {
    document.removeEventListener('visibilitychange', this.flushHidden);
    if (this.timer !== undefined) this.flush();
    this.now = undefined;
    this.pieces.letGo();
  }

  private async wordsOf(itemId: string): Promise<string[]> {
    const left = (await this.pieces.all()).filter(
      (piece): piece is WaitingPiece<WaitingWords> => isWords(piece.facts) && piece.facts.item.id === itemId,
    );
    this.words = left.map(({ id }) => id);
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
    const facts: WaitingDocument = { kind: 'document', ...this.facts, unsent: now.unsent, ranges: now.ranges, unheard };
    void this.pieces
      .put(() => ({ facts, bytes }))
      .then((done) => {
        // Edits made meanwhile are stored with the next step.
        if (done && this.timer === undefined) this.tell(true);
      });
  };

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.tell(false);
    if (this.pieces.opened) void this.pieces.clear();
  }

  private tell(all: boolean): void {
    if (this.kept === all) return;
    this.kept = all;
    this.onKept(all);
  }
}

function isWords(facts: Waiting): facts is WaitingWords {
  return facts.kind === 'words';
}

/** The words of a copy whose shape this release cannot go on with. */
function wordsOf({ facts, bytes }: WaitingPiece<WaitingDocument>): string {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, bytes);
  return unsavedWords(copy, facts.field, facts.ranges);
}

/** One range for each client: two tabs that were gone one after the other may both know the first one's writing. */
function merged(ranges: readonly OwnRange[]): OwnRange[] {
  const byClient = new Map<number, OwnRange>();
  for (const { client, from, to } of ranges) {
    const known = byClient.get(client);
    byClient.set(client, known ? { client, from: Math.min(from, known.from), to: Math.max(to, known.to) } : { client, from, to });
  }
  return [...byClient.values()];
}
