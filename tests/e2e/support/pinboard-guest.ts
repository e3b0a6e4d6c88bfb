import { randomBytes } from 'node:crypto';
import { HocuspocusProvider } from '@hocuspocus/provider';
import type { BoardAnswer, CollaborationNotice, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import { cardsIn, listsOf, PINBOARD_TABLES, type Pinboard, parsePinboard, readBoard } from '@murmel/documents';
import * as Y from 'yjs';
import type { TestBrowser } from '../../support/browser.js';
import { simulatedGuests } from './simulated-guests.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';

interface Ticket {
  ticket: string;
  documentName: string;
  schemaVersion: number;
}

/** A guest without a screen: came by the secret link, holds the view of a pinboard and asks for what it wants. */
export class PinboardGuest {
  private readonly document = new Y.Doc();
  private readonly answers = new Map<string, BoardAnswer>();
  private readonly provider: HocuspocusProvider;

  private constructor(
    stack: StackAddress,
    readonly browser: TestBrowser,
    readonly documentName: string,
    { ticket, schemaVersion }: Ticket,
  ) {
    this.provider = new HocuspocusProvider({
      url: `${stack.collabOrigin}/collab/${documentName}?schemaVersion=${schemaVersion}`,
      name: documentName,
      document: this.document,
      token: ticket,
      onStateless: ({ payload }: { payload: string }) => {
        const notice = JSON.parse(payload) as CollaborationNotice;
        if (notice.type === 'answer') this.answers.set(notice.re, notice);
      },
    } as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  /** A class of them, each a device of its own. @throws Error when one gets no ticket */
  static async come(stack: StackAddress, itemId: string, count: number): Promise<PinboardGuest[]> {
    const browsers = await simulatedGuests(stack, itemId, count);
    return Promise.all(
      browsers.map(async (browser) => {
        const { status, body } = await browser.post<Ticket>(`/api/items/${itemId}/collaboration_ticket`, {});
        if (status !== 201) throw new Error(`No ticket: ${status} ${JSON.stringify(body)}`);
        const guest = new PinboardGuest(stack, browser, body.documentName, body);
        await expect.poll(() => guest.provider.synced && guest.provider.isAuthenticated).toBe(true);
        return guest;
      }),
    );
  }

  get board(): Pinboard {
    return parsePinboard(readBoard(this.document, PINBOARD_TABLES));
  }

  /** @throws Error for a list that this guest does not see */
  listId(name: string): string {
    const list = listsOf(this.board).find((one) => one.name === name);
    if (!list) throw new Error(`No list ${name}`);
    return list.id;
  }

  /** Names of the cards of a list, in order. */
  cards(list: string): string[] {
    return cardsIn(this.board, this.listId(list)).map(({ name }) => name);
  }

  cardId(name: string): string {
    const card = listsOf(this.board)
      .flatMap(({ id }) => cardsIn(this.board, id))
      .find((one) => one.name === name);
    if (!card) throw new Error(`No card ${name}`);
    return card.id;
  }

  /** Asks the server to do something. @param id the same one for a question that is asked again */
  async ask<N extends PinboardOperationName>(
    operation: N,
    input: PinboardInput<N>,
    id = randomBytes(16).toString('hex'),
  ): Promise<BoardAnswer> {
    this.provider.sendStateless(JSON.stringify({ type: 'command', id, operation, input }));
    await expect.poll(() => this.answers.has(id), { timeout: 20_000, message: `an answer to ${operation}`, intervals: [20] }).toBe(true);
    return this.answers.get(id)!;
  }

  /** Pins a card. @returns its id @throws Error with the refusal */
  async pin(list: string, name: string): Promise<string> {
    const answer = await this.ask('addCard', { list: this.listId(list), name });
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.made[0]!;
  }

  leave(): void {
    this.provider.destroy();
    this.document.destroy();
  }
}
