import * as Y from 'yjs';

type Bytes = Uint8Array;

/** One way of a connection: what was sent and has not arrived yet, in order. */
class Way<M> {
  private readonly waiting: M[] = [];
  send(message: M): void {
    this.waiting.push(message);
  }
  next(): M | undefined {
    return this.waiting.shift();
  }
  lose(): void {
    this.waiting.length = 0;
  }
  get empty(): boolean {
    return this.waiting.length === 0;
  }
}

/**
 * A server's document and its peers, with delays as long as the test likes. A cut connection loses what is on its way;
 * on reconnection both sides send what the other one lacks, as Hocuspocus does.
 */
export class Hub {
  readonly document = new Y.Doc();
  private readonly links: Link[] = [];

  constructor() {
    this.document.on('update', (update: Bytes, origin: unknown) => {
      for (const link of this.links) if (link.open && link !== origin) link.down.send(update);
    });
  }

  /** @param reads never sends anything, as a view's connection */
  connect(document: Y.Doc, reads = false): Link {
    const link = new Link(this.document, document, reads);
    this.links.push(link);
    return link;
  }
}

export class Link {
  readonly down = new Way<Bytes>();
  private readonly up = new Way<Bytes>();
  open = false;

  constructor(
    private readonly server: Y.Doc,
    private readonly peer: Y.Doc,
    private readonly reads: boolean,
  ) {
    peer.on('update', (update: Bytes, origin: unknown) => {
      if (this.open && !this.reads && origin !== this) this.up.send(update);
    });
    this.reopen();
  }

  reopen(): void {
    if (this.open) return;
    this.open = true;
    this.down.send(Y.encodeStateAsUpdate(this.server, Y.encodeStateVector(this.peer)));
    if (!this.reads) this.up.send(Y.encodeStateAsUpdate(this.peer, Y.encodeStateVector(this.server)));
  }

  cut(): void {
    this.open = false;
    this.down.lose();
    this.up.lose();
  }

  /** @returns false when nothing was on its way */
  deliver(up: boolean): boolean {
    const update = (up ? this.up : this.down).next();
    if (update) Y.applyUpdate(up ? this.server : this.peer, update, this);
    return update !== undefined;
  }

  get quiet(): boolean {
    return this.up.empty && this.down.empty;
  }
}
