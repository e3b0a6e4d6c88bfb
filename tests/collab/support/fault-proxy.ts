import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between the server and its database, so that a test can take the database away and give it back. */
export class FaultProxy {
  private readonly sockets = new Set<Socket>();
  private open = true;
  private silent = false;
  private vanishing = false;
  /** what lost a packet once has lost its place in the conversation for good */
  private readonly vanished = new WeakSet<Socket>();
  private swallowed: string | undefined;

  private constructor(
    private readonly server: Server,
    /** the database's address through this proxy */
    readonly url: string,
  ) {}

  static async before(databaseUrl: string): Promise<FaultProxy> {
    const target = new URL(databaseUrl);
    const server = createServer((client) => proxy.pass(client, connect(Number(target.port), target.hostname)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    const proxy = new FaultProxy(server, url.href);
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

  restore(): void {
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
        if (this.silent) from.pause();
        else if (!(deaf && from === database)) to.write(chunk);
      });
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
    if (!this.open) client.destroy();
  }
}
