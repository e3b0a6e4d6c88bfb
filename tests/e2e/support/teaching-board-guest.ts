import { HocuspocusProvider } from '@hocuspocus/provider';
import { parseTeachingBoard, readBoard, TEACHING_BOARD_TABLES, type TeachingBoard } from '@murmel/documents';
import * as Y from 'yjs';
import { simulatedGuests } from './simulated-guests.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';

interface Ticket {
  ticket: string;
  documentName: string;
  schemaVersion: number;
}

/** A phone without a screen: came by the secret link and holds the view of a teaching board. */
export class ScreenGuest {
  private readonly document = new Y.Doc();
  private readonly provider: HocuspocusProvider;

  private constructor(stack: StackAddress, { ticket, documentName, schemaVersion }: Ticket) {
    this.provider = new HocuspocusProvider({
      url: `${stack.collabOrigin}/collab/${documentName}?schemaVersion=${schemaVersion}`,
      name: documentName,
      document: this.document,
      token: ticket,
    } as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  /** A class of them, each a device of its own. @throws Error when one gets no ticket */
  static async come(stack: StackAddress, itemId: string, count: number): Promise<ScreenGuest[]> {
    const browsers = await simulatedGuests(stack, itemId, count);
    return Promise.all(
      browsers.map(async (browser) => {
        const { status, body } = await browser.post<Ticket>(`/api/items/${itemId}/collaboration_ticket`, {});
        if (status !== 201) throw new Error(`No ticket: ${status} ${JSON.stringify(body)}`);
        const guest = new ScreenGuest(stack, body);
        await expect.poll(() => guest.provider.synced && guest.provider.isAuthenticated).toBe(true);
        return guest;
      }),
    );
  }

  get board(): TeachingBoard {
    return parseTeachingBoard(readBoard(this.document, TEACHING_BOARD_TABLES));
  }

  /** Everything that came over the line, to look for what must not be in it. */
  get received(): string {
    return JSON.stringify(Object.fromEntries(TEACHING_BOARD_TABLES.map((table) => [table, this.document.getMap(table).toJSON()])));
  }

  /** Resolves at the moment at which this holds. @throws Error when it does not within the time */
  when(holds: (board: TeachingBoard) => boolean, withinMs: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (!holds(this.board)) return;
        clearTimeout(timer);
        this.document.off('update', look);
        resolve(performance.now());
      };
      const timer = setTimeout(() => {
        this.document.off('update', look);
        reject(new Error(`It did not arrive within ${withinMs} ms`));
      }, withinMs);
      this.document.on('update', look);
      look();
    });
  }

  leave(): void {
    this.provider.destroy();
    this.document.destroy();
  }
}
