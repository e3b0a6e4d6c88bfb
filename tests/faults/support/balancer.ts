import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy that knows nothing of documents: it sends each connection to the next server of its list, and to the one after it when that is
 * down.
 */
export class Balancer {
  private readonly lines = new Map<Socket, number>();
  private turn = 0;

  private constructor(
    private readonly server: Server,
    public ports: readonly number[],
  ) {}

  static async before(ports: readonly number[]): Promise<Balancer> {
    const server = createServer((client) => balancer.pass(client));
    const balancer = new Balancer(server, ports);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Removes a server from the list, as a health check does when it does not answer. */
  leaveOut(port: number): void {
    this.ports = this.ports.filter((one) => one !== port);
  }

  /** Lines to this server break. @param every which of them: each second one with 2 */
  cut(port: number, every = 1): void {
    [...this.lines].filter(([, to]) => to === port).forEach(([line], index) => index % every === 0 && line.destroy());
  }

  async close(): Promise<void> {
    for (const line of this.lines.keys()) line.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(client: Socket, tries = 1): void {
    const port = this.ports[(this.turn += 1) % this.ports.length]!;
    const there = connect(port, '127.0.0.1');
    if (tries === 1) client.on('error', () => undefined);
    there.on('error', () => undefined);
    there.once('connect', () => {
      this.lines.set(client, port);
      client.once('close', () => {
        this.lines.delete(client);
        there.destroy();
      });
      there.once('close', () => client.destroy());
      client.pipe(there);
      there.pipe(client);
    });
    there.once('close', () => {
      if (this.lines.has(client) || client.destroyed) return;
      if (tries < 10) this.pass(client, tries + 1);
      else client.destroy();
    });
  }
}
