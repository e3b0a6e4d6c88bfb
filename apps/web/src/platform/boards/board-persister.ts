import type { Item } from '@murmel/contracts';
import type { CollaborationFacts } from '../collaboration/state';
import { textsIn, unsavedTextOfDocument } from '../collaboration/unsaved-text-of-document';
import type { DocumentPersister, SavedCopy } from '../offline/document-persister';
import type { RecordStore } from '../offline/locked-records';
import { prepareOffline } from '../offline/prepare-offline';
import { WorkPersister } from '../offline/work-persister';
import type { OpenCopy } from './board-connection';
import { type BoardSnapshot, type BoardSnapshotJson, boardWork, mergeSnapshots } from './board-snapshot';

/** Time within which the server acknowledges work that need not be stored. */
const SLOW_MS = 1000;

/** A board as it is open now. */
export interface OpenBoardState<T extends string> {
  facts: CollaborationFacts;
  trusted: boolean;
  copy: OpenCopy<T> | undefined;
  /** undefined until the board came the first time */
  snapshot: BoardSnapshot<T> | undefined;
}

export type LostWork<T extends string> = { input: unknown } | { copy: OpenCopy<T> };

/** Work on a board left by earlier pages. */
export interface SavedBoard<T extends string> {
  snapshot: BoardSnapshot<T> | undefined;
  /** of its source, by a trusted editor */
  copy: SavedCopy | undefined;
  /** never accepted words */
  lostText: string | undefined;
}

export interface BoardPersisterOptions<T extends string> {
  item: Item;
  schemaVersion: number;
  tables: readonly T[];
  /** keeps the board's source; comes with the code of every live document */
  source: DocumentPersister;
  /** called with true when all changes that the server lacks are stored */
  onSaved(all: boolean): void;
  open?: () => Promise<RecordStore | undefined>;
}

/** Keeps one open board while the line is away or slow: the source as a document, a view with its commands. */
export class BoardPersister<T extends string> {
  private readonly view: WorkPersister<BoardSnapshotJson>;
  private readonly source: DocumentPersister;
  private savesView = false;

  constructor(private readonly options: BoardPersisterOptions<T>) {
    const { item, source, onSaved, open } = options;
    this.view = new WorkPersister('commands', item.id, SLOW_MS, open, onSaved);
    this.source = source;
  }

  async load(): Promise<SavedBoard<T>> {
    const [left, { copy, words }] = [await this.view.load(), await this.source.load()];
    this.savesView = left.length > 0;
    return { snapshot: mergeSnapshots(left, this.options.tables), copy, lostText: words };
  }

  /** Records the current state of the board, after each change of it or its connection. */
  boardChanged({ facts, trusted, copy, snapshot: page }: OpenBoardState<T>): void {
    const away = !(facts.connected && facts.authenticated && facts.synced);
    const waits = page !== undefined && page.commands.length > 0;
    const goesOn = waits || (!trusted && away && !facts.ended && page?.right === 'write');
    if (goesOn || this.savesView) this.view.save(page && goesOn ? boardWork(this.options.item, this.options.schemaVersion, page) : null);
    this.savesView = goesOn;
    if (copy && !copy.view && copy.filled) {
      const { document, own, heard } = copy.line;
      this.source.copyChanged({ document, ranges: own.unsaved, heard, unsent: facts.dirty, away });
    }
  }

  /** Prepares for a lost connection once writing is allowed here. */
  prepare(): void {
    prepareOffline();
  }

  beforeHeard(): Promise<void> {
    return this.source.beforeHeard();
  }

  /** Returns the words of rejected work: of a command's input, or of a copy of the source. */
  textOf(what: LostWork<T>): string {
    if ('input' in what) return textsIn(what.input).join('\n');
    const { document, own } = what.copy.line;
    return unsavedTextOfDocument(document, null, own.unsaved);
  }

  /** Keeps words that the server will not take any more, instead of the copy that holds them. @param text empty when there are none */
  saveLostText(text: string): void {
    this.source.saveLostText(text);
  }

  deleteLostText(): void {
    this.source.deleteLostText();
  }

  /** Unsent work stays for the next page. */
  stop(): void {
    this.view.stop();
    this.source.stop();
  }
}
