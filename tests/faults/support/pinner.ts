import { randomBytes } from 'node:crypto';
import { HocuspocusProvider } from '@hocuspocus/provider';
import { type CollaborationNotice, documentName } from '@murmel/contracts';
import type { Item } from '@murmel/server';
import type { Desk } from './typist.js';

/** How many commands wait for an answer at a time, as in the browser. */
const IN_FLIGHT = 4;

/** A guest who pins cards and does not give up: what is not answered is sent again with the same id. */
export class Pinner {
  readonly sent: string[] = [];
  readonly acknowledged: string[] = [];
  private readonly open = new Map<string, string>();
  private readonly inFlight = new Set<string>();
  private provider: HocuspocusProvider;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly lists: readonly string[];

  /** @param lists ids, which it fills in turn: each takes a hundred cards (spec A1) */
  constructor(
    private readonly school: Desk,
    private readonly item: Item,
    private readonly visitorId: string,
    private readonly mark: string,
    ...lists: string[]
  ) {
    this.lists = lists;
    this.provider = this.connect();
  }

  get ready(): boolean {
    return this.provider.synced && this.provider.isAuthenticated;
  }

  get allAnswered(): boolean {
    return this.open.size === 0;
  }

  pin(everyMs: number): void {
    this.timer = setInterval(() => {
      const name = `${this.mark}-${this.sent.length}`;
      const id = randomBytes(16).toString('hex');
      const list = this.lists[this.sent.length % this.lists.length];
      const payload = JSON.stringify({ type: 'command', id, operation: 'addCard', input: { list, name } });
      this.sent.push(name);
      this.open.set(id, payload);
      this.sendOn();
    }, everyMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  closeTab(): void {
    this.stop();
    this.closed = true;
    this.provider.destroy();
  }

  /** A view is made anew with the server: every line begins with an empty copy of it. */
  private connect(): HocuspocusProvider {
    const { school, item, visitorId } = this;
    let over = false;
    return new HocuspocusProvider({
      url: school.urlOf(item, true),
      name: documentName(item.kind, item.id, true),
      token: () => school.ticket(item, visitorId),
      onStateless: ({ payload }: { payload: string }) => this.noted(JSON.parse(payload) as CollaborationNotice),
      onSynced: () => {
        this.inFlight.clear();
        this.sendOn();
      },
      onClose: () => {
        if (over || this.closed) return;
        over = true;
        this.provider.destroy();
        setTimeout(() => this.closed || (this.provider = this.connect()), 200);
      },
    } as unknown as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  private noted(notice: CollaborationNotice): void {
    if (notice.type !== 'answer' || !this.open.has(notice.re)) return;
    const { input } = JSON.parse(this.open.get(notice.re)!) as { input: { name: string } };
    this.inFlight.delete(notice.re);
    // Too fast is asked for again, everything else is an answer.
    if (!notice.ok && notice.refusal.code === 'TOO_MANY_REQUESTS') return void setTimeout(() => this.sendOn(), 300);
    this.open.delete(notice.re);
    if (notice.ok) this.acknowledged.push(input.name);
    this.sendOn();
  }

  private sendOn(): void {
    if (!this.ready) return;
    for (const [id, payload] of this.open) {
      if (this.inFlight.size >= IN_FLIGHT) return;
      if (this.inFlight.has(id)) continue;
      this.inFlight.add(id);
      this.provider.sendStateless(payload);
    }
  }
}
