import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Line {
  /** of what goes up; as fast as it comes without it */
  bytesPerSecond?: number;
  /** after so many bytes upwards on average it breaks, in the middle of whatever it carries */
  cutAfterBytes?: number;
  /** how long each packet is under way, in each direction */
  delayMs?: number;
  /** share of packets, in both directions, in whose middle it breaks (0 to 1) */
  cutsPerPacket?: number;
}

/** A connection to a server: slow, and it breaks; each client's own, or one that many share, whose lines break one by one. */
export class BreakingLine {
  readonly origin: string;
  readonly port: number;
  private readonly sockets = new Set<Socket>();
  /** how often it broke */
  cuts = 0;
  /** bytes until it breaks next */
  private left = 0;

  private constructor(private readonly server: Server) {
    this.port = (server.address() as AddressInfo).port;
    this.origin = `http://127.0.0.1:${this.port}`;
  }

  /** @param to port of the server behind it */
  static async open(to: number, line: Line): Promise<BreakingLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const opened = new BreakingLine(server);
    server.on('connection', (near) => opened.carry(near, connect(to, '127.0.0.1'), line));
    return opened;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private carry(near: Socket, far: Socket, { bytesPerSecond, cutAfterBytes, delayMs = 0, cutsPerPacket = 0 }: Line): void {
    if (this.left <= 0) this.left = (cutAfterBytes ?? Number.POSITIVE_INFINITY) * (0.3 + 1.4 * Math.random());
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
    }
    const end = (): void => {
      for (const socket of [near, far]) {
        socket.destroy();
        this.sockets.delete(socket);
      }
    };
    near.on('close', end);
    far.on('close', end);
    // Bytes in flight up to the break still arrive.
    const broken = (to: Socket, chunk: Buffer, bytes: number): void => {
      this.cuts += 1;
      to.write(chunk.subarray(0, Math.max(1, bytes)), end);
    };
    const carried = (to: Socket, chunk: Buffer): void => {
      if (Math.random() < cutsPerPacket) broken(to, chunk, chunk.length / 2);
      else to.write(chunk);
    };
    // One after the other: timers of one length fire in their order.
    const pass = (to: Socket, chunk: Buffer): void => {
      if (delayMs > 0) setTimeout(carried, delayMs, to, chunk);
      else carried(to, chunk);
    };
    far.on('data', (chunk: Buffer) => pass(near, chunk));
    const send = async (chunk: Buffer): Promise<void> => {
      near.pause();
      if (bytesPerSecond !== undefined) await wait((chunk.length / bytesPerSecond) * 1000);
      this.left -= chunk.length;
      if (this.left <= 0) return broken(far, chunk, chunk.length + this.left);
      pass(far, chunk);
      near.resume();
    };
    near.on('data', (chunk: Buffer) => void send(chunk));
  }
}
