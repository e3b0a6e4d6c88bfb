import type { Item } from '@murmel/contracts';
import type { OwnRange } from '@murmel/documents';
import * as Y from 'yjs';
import { unsavedText } from '../collaboration/unsaved-text';
import { randomId } from '../random-id';
import { session } from '../session/store';
import { hold } from './holding';
import { mayWait } from './marker';
import type { WaitingDocument, WaitingPiece, WaitingStore } from './store';

/** So long a line that is fine may take to acknowledge what was written before it is kept here. */
const SLOW_MS = 1000;
const AWAY_MS = 250;

/** What an earlier copy of a document left here. */
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
  /** a server has heard of its client */
  heard: boolean;
  unsent: boolean;
  /** the line is away */
  away: boolean;
}

export interface KeptDocumentFacts {
  item: Item;
  documentName: string;
  schemaVersion: number;
  field: string;
}

/** Keeps one open document while the line is away or slow, and gives back what a tab that is gone had kept of it. */
export class DocumentKeeper {
  private store: Promise<WaitingStore | undefined> | undefined;
  private readonly id = randomId();
  private readonly wordsId = randomId();
  /** pieces of tabs that are gone, held until this copy is kept in their place */
  private adopted: string[] = [];
  private words: string[] = [];
  private releases: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private now: CopyNow | undefined;
  private turn: Promise<void> = Promise.resolve();
  private kept = false;
  private holdsOwn = false;

  /** @param onKept whether everything that was written is in the store now */
  constructor(
    private readonly facts: KeptDocumentFacts,
    private readonly onKept: (all: boolean) => void,
  ) {
    document.addEventListener('visibilitychange', this.flushHidden);
  }

  /** What is here of this document and no living tab holds, and words that nobody took. Asks nothing of a device that keeps nothing. */
  async load(): Promise<{ copy: KeptCopy | undefined; words: string | undefined }> {
    const store = mayWait() ? await this.opened() : undefined;
    const pieces = store ? await this.adopt(store) : [];
    const readable = pieces.filter(({ facts }) => facts.schemaVersion === this.facts.schemaVersion);
    const words = [...(store ? await this.wordsIn(store) : []), ...pieces.filter((piece) => !readable.includes(piece)).map(wordsOf)];
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

  /** Tells how the copy is now, after each change of it or its line. */
  note(now: CopyNow): void {
    const wentAway = now.away && this.now?.away !== true;
    this.now = now;
    if (!now.away && !now.unsent) return this.settle();
    this.tell(false);
    // Whoever reloads now has nothing but this.
    if (wentAway) return this.flush();
    this.timer ??= setTimeout(this.flush, now.away ? AWAY_MS : SLOW_MS);
  }

  /** A server is about to hear of the copy's client: from then on no other copy may write under it, so that is kept first. */
  async beforeHeard(): Promise<void> {
    if (!this.now || (!this.kept && this.timer === undefined && this.adopted.length === 0)) return;
    this.now = { ...this.now, heard: true };
    this.flush();
    await this.turn;
  }

  /** Keeps words instead of the copy that holds them: the server will not take that any more. @param text empty when there are none */
  keepWords(text: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (text === '') return this.settle();
    this.inTurn(async (store) => {
      const piece = { facts: { kind: 'words', item: this.facts.item, text } as const, bytes: new Uint8Array() };
      if (await store.put(this.wordsId, piece, [this.id, ...this.adopted, ...this.words])) this.adopted = this.words = [];
    });
  }

  forgetWords(): void {
    this.inTurn(async (store) => {
      await store.remove(this.wordsId, ...this.words);
      this.words = [];
    });
  }

  /** The copy is closed; what waits stays for the next one. */
  stop(): void {
    document.removeEventListener('visibilitychange', this.flushHidden);
    if (this.timer !== undefined) this.flush();
    this.now = undefined;
    void this.turn.then(() => this.releases.forEach((release) => release()));
  }

  private async adopt(store: WaitingStore): Promise<WaitingPiece<WaitingDocument>[]> {
    const mine: WaitingPiece<WaitingDocument>[] = [];
    for (const piece of await store.all()) {
      if (!isDocument(piece) || piece.facts.documentName !== this.facts.documentName) continue;
      const release = await hold(piece.id);
      if (!release) continue;
      this.releases.push(release);
      this.adopted.push(piece.id);
      mine.push(piece);
    }
    return mine;
  }

  private async wordsIn(store: WaitingStore): Promise<string[]> {
    const mine = (await store.all()).flatMap(({ id, facts }) =>
      facts.kind === 'words' && facts.item.id === this.facts.item.id ? [{ id, text: facts.text }] : [],
    );
    this.words = mine.map(({ id }) => id);
    return mine.map(({ text }) => text);
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
    this.inTurn(async (store) => {
      await this.holdOwn();
      const done = await store.put(this.id, { facts, bytes }, this.adopted);
      if (done) this.adopted = [];
      // What was written meanwhile is kept with the next step.
      if (done && this.timer === undefined) this.tell(true);
    });
  };

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.tell(false);
    if (!this.store) return;
    this.inTurn(async (store) => {
      const gone = this.adopted;
      this.adopted = [];
      await store.remove(this.id, ...gone);
    });
  }

  private async holdOwn(): Promise<void> {
    if (this.holdsOwn) return;
    this.holdsOwn = true;
    const release = await hold(this.id);
    if (release) this.releases.push(release);
  }

  private tell(all: boolean): void {
    if (this.kept === all) return;
    this.kept = all;
    this.onKept(all);
  }

  private inTurn(step: (store: WaitingStore) => Promise<void>): void {
    this.turn = this.turn.then(async () => {
      const store = await this.opened();
      if (store) await step(store).catch(() => undefined);
    });
  }

  private opened(): Promise<WaitingStore | undefined> {
    const { user } = session.get();
    this.store ??= user
      ? import('./store').then(
          (module) => module.WaitingStore.open(user),
          () => undefined,
        )
      : undefined;
    return this.store ?? Promise.resolve(undefined);
  }
}

function isDocument(piece: WaitingPiece): piece is WaitingPiece<WaitingDocument> {
  return piece.facts.kind === 'document';
}

/** The words of a copy whose shape this release cannot go on with. */
function wordsOf({ facts, bytes }: WaitingPiece<WaitingDocument>): string {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, bytes);
  return unsavedText(copy.getXmlFragment(facts.field), facts.ranges);
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
