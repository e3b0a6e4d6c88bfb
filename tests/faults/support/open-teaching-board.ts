import { HocuspocusProvider } from '@hocuspocus/provider';
import { documentName } from '@murmel/contracts';
import {
  changeDocument,
  newPartId,
  parseTeachingBoard,
  readBoard,
  runOperation,
  TEACHING_BOARD_OPERATIONS,
  TEACHING_BOARD_TABLES,
  type TeachingBoard,
} from '@murmel/documents';
import type { Item } from '@murmel/server';
import * as Y from 'yjs';
import type { School } from './school.js';

/** One of the teacher's screens: puts cards on the board and remembers which of them were shown as saved. */
export class OpenTeachingBoard {
  private readonly document = new Y.Doc();
  private readonly provider: HocuspocusProvider;
  private unsaved: string[] = [];
  readonly sent: string[] = [];
  readonly acknowledged: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    school: School,
    item: Item,
    private readonly mark: string,
  ) {
    this.provider = new HocuspocusProvider({
      url: school.urlOf(item),
      name: documentName(item.kind, item.id),
      document: this.document,
      token: () => school.ownTicket(item),
      delay: 200,
      minDelay: 100,
      maxDelay: 1000,
      onUnsyncedChanges: ({ number }) => {
        // Zero is what the editor shows as "saved".
        if (number === 0 && this.provider.isAuthenticated) this.acknowledged.push(...this.unsaved.splice(0));
      },
    } as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  get saved(): boolean {
    return this.provider.synced && this.provider.isAuthenticated && this.provider.unsyncedChanges === 0;
  }

  get titles(): string[] {
    return titlesOn(this.board);
  }

  /** Goes on while the line is cut, as in the browser. */
  arrange(everyMs: number): void {
    this.timer = setInterval(() => {
      const { pages, cardsOf } = this.board;
      const [page] = [...pages].sort((left, right) => (cardsOf.get(left.id)?.length ?? 0) - (cardsOf.get(right.id)?.length ?? 0));
      if (!page) return;
      const title = `${this.mark}-${this.sent.length}`;
      const outcome = runOperation(
        TEACHING_BOARD_OPERATIONS.addCard,
        this.board,
        { person: null, trusted: true, base: 'write', at: Date.now() },
        { page: page.id, kind: 'clock', title },
        newPartId,
      );
      // Every page is full: it only looks from now on.
      if ('refusal' in outcome) return;
      this.sent.push(title);
      this.unsaved.push(title);
      changeDocument(this.document, outcome.changes);
    }, everyMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  close(): void {
    this.stop();
    this.provider.destroy();
    this.document.destroy();
  }

  private get board(): TeachingBoard {
    return teachingBoardIn(this.document);
  }
}

export function teachingBoardIn(document: Y.Doc): TeachingBoard {
  return parseTeachingBoard(readBoard(document, TEACHING_BOARD_TABLES));
}

/** Page by page, each from the bottom of the pile to its top. */
export function titlesOn({ pages, cardsOf }: TeachingBoard): string[] {
  return pages.flatMap(({ id }) => (cardsOf.get(id) ?? []).map(({ title }) => title));
}
