import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between the server and its database or whatever else it needs, so that a test can take that away and give it back. */
export class FaultProxy {
  private readonly sockets = new Set<Socket>();
  private open = true;
  private silent = false;
  private vanishing = false;
  /** what lost a packet once has lost its place in the conversation for good */
  private readonly vanished = new WeakSet<Socket>();
  private swallowed: string | undefined;
  private lateMs = 0;
  private cutShare = 0;
  /** how often `slow` broke a connection */
  cuts = 0;

  private constructor(
    private readonly server: Server,
    /** the database's address through this proxy */
    readonly url: string,
    private target: URL,
  ) {}

  static async before(databaseUrl: string): Promise<FaultProxy> {
    const server = createServer((client) => proxy.pass(client, connect(Number(proxy.target.port), proxy.target.hostname)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    const proxy = new FaultProxy(server, url.href, new URL(databaseUrl));
    return proxy;
  }

  /** Connections break, new ones are refused. */
  cut(): void {
    this.open = false;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Nothing breaks and nothing answers: the worst kind. */
  mute(): void {
    this.silent = true;
  }

  /** The next question that holds this text reaches the database, and no answer to it or after it comes back: who asked never learns what became of it. */
  swallowAnswerTo(text: string): void {
    this.swallowed = text;
  }

  /** Packets vanish in both directions; connections, also new ones, stay open and never answer. */
  swallow(): void {
    this.vanishing = true;
  }

  /** The same for what is open now; new connections work. */
  swallowOld(): void {
    for (const socket of this.sockets) this.vanished.add(socket);
  }

  /** Bytes arrive so much later, and each piece of them breaks its connection with this probability. */
  slow(lateMs: number, cutShare: number): void {
    [this.lateMs, this.cutShare] = [lateMs, cutShare];
  }

  /** From now on connections lead to another server; those that are open stay where they are. */
  leadTo(url: string): void {
    this.target = new URL(url);
  }

  restore(): void {
    this.slow(0, 0);
    this.open = true;
    this.vanishing = false;
    this.silent = false;
    this.swallowed = undefined;
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(client: Socket, database: Socket): void {
    let deaf = false;
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => {
        if (from === client && this.swallowed !== undefined && chunk.includes(this.swallowed)) {
          this.swallowed = undefined;
          deaf = true;
        }
        if (this.vanishing) this.vanished.add(from).add(to);
        if (this.vanished.has(from)) return;
        if (this.cutShare > 0 && Math.random() < this.cutShare) {
          this.cuts += 1;
          return void from.destroy();
        }
        if (this.silent) from.pause();
        else if (!(deaf && from === database)) this.afterDelay(() => to.write(chunk));
      });
      from.on('close', () => {
        this.sockets.delete(from);
        // Bytes on their way arrive first.
        this.afterDelay(() => to.destroy());
      });
    }
    if (!this.open) client.destroy();
  }

  private afterDelay(work: () => void): void {
    if (this.lateMs === 0) work();
    else setTimeout(work, this.lateMs);
  }
}
