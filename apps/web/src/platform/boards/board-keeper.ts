import type { Item } from '@murmel/contracts';
import type { CollaborationFacts } from '../collaboration/state';
import { unsavedWords, wordsIn } from '../collaboration/unsaved-words';
import type { DocumentKeeper, KeptCopy } from '../waiting/document-keeper';
import type { PieceStore } from '../waiting/held-pieces';
import { prepareForNoLine } from '../waiting/prepare';
import { WorkKeeper } from '../waiting/work-keeper';
import type { OpenCopy } from './board-door';
import { asWork, type BoardPage, type PageValue, pageOf } from './board-page';

/** Time within which the server acknowledges work that need not be stored. */
const SLOW_MS = 1000;

/** A board as it is open now. */
export interface BoardNow<T extends string> {
  facts: CollaborationFacts;
  trusted: boolean;
  copy: OpenCopy<T> | undefined;
  /** undefined until the board came the first time */
  page: BoardPage<T> | undefined;
}

export type LostWork<T extends string> = { input: unknown } | { copy: OpenCopy<T> };

/** Work on a board left by earlier pages. */
export interface LeftOfBoard<T extends string> {
  page: BoardPage<T> | undefined;
  /** of its source, by a trusted editor */
  copy: KeptCopy | undefined;
  /** never accepted words */
  words: string | undefined;
}

export interface BoardKeeperOptions<T extends string> {
  item: Item;
  schemaVersion: number;
  tables: readonly T[];
  /** keeps the board's source; comes with the code of every live document */
  source: DocumentKeeper;
  /** called with true when all changes that the server lacks are stored */
  onKept(all: boolean): void;
  open?: () => Promise<PieceStore | undefined>;
}

/** Keeps one open board while the line is away or slow: the source as a document, a view with its commands. */
export class BoardKeeper<T extends string> {
  private readonly view: WorkKeeper<PageValue>;
  private readonly source: DocumentKeeper;
  private keepsView = false;

  constructor(private readonly options: BoardKeeperOptions<T>) {
    const { item, source, onKept, open } = options;
    this.view = new WorkKeeper('commands', item.id, SLOW_MS, open, onKept);
    this.source = source;
  }

  async load(): Promise<LeftOfBoard<T>> {
    const [left, { copy, words }] = [await this.view.load(), await this.source.load()];
    this.keepsView = left.length > 0;
    return { page: pageOf(left, this.options.tables), copy, words };
  }

  /** Records the current state of the board, after each change of it or its connection. */
  note({ facts, trusted, copy, page }: BoardNow<T>): void {
    const away = !(facts.connected && facts.authenticated && facts.synced);
    const waits = page !== undefined && page.commands.length > 0;
    const goesOn = waits || (!trusted && away && !facts.ended && page?.right === 'write');
    if (goesOn || this.keepsView) this.view.keep(page && goesOn ? asWork(this.options.item, this.options.schemaVersion, page) : null);
    this.keepsView = goesOn;
    if (copy && !copy.view && copy.filled) {
      const { document, own, heard } = copy.line;
      this.source.note({ document, ranges: own.unsaved, heard, unsent: facts.dirty, away });
    }
  }

  /** Prepares for a lost connection once writing is allowed here. */
  prepare(): void {
    prepareForNoLine();
  }

  beforeHeard(): Promise<void> {
    return this.source.beforeHeard();
  }

  /** Returns the words of rejected work: of a command's input, or of a copy of the source. */
  wordsOf(what: LostWork<T>): string {
    if ('input' in what) return wordsIn(what.input).join('\n');
    const { document, own } = what.copy.line;
    return unsavedWords(document, null, own.unsaved);
  }

  /** Keeps words that the server will not take any more, instead of the copy that holds them. @param text empty when there are none */
  keepWords(text: string): void {
    this.source.keepWords(text);
  }

  forgetWords(): void {
    this.source.forgetWords();
  }

  /** Unsent work stays for the next page. */
  stop(): void {
    this.view.stop();
    this.source.stop();
  }
}
