import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Line {
  /** of what goes up */
  bytesPerSecond: number;
  /** after so many bytes on average it breaks, in the middle of whatever it carries */
  cutAfterBytes: number;
}

/** A client's own connection to a server: slow on the way up, and it breaks. */
export class BreakingLine {
  readonly origin: string;
  private readonly sockets = new Set<Socket>();
  /** how often it broke */
  cuts = 0;
  /** bytes until it breaks next */
  private left = 0;

  private constructor(private readonly server: Server) {
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

  private carry(near: Socket, far: Socket, { bytesPerSecond, cutAfterBytes }: Line): void {
    if (this.left <= 0) this.left = cutAfterBytes * (0.3 + 1.4 * Math.random());
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
    far.pipe(near);
    const send = async (chunk: Buffer): Promise<void> => {
      near.pause();
      await wait((chunk.length / bytesPerSecond) * 1000);
      this.left -= chunk.length;
      if (this.left > 0) {
        far.write(chunk);
        near.resume();
        return;
      }
      // Bytes in flight up to this point still arrive.
      this.cuts += 1;
      far.write(chunk.subarray(0, Math.max(1, chunk.length + this.left)), end);
    };
    near.on('data', (chunk: Buffer) => void send(chunk));
  }
}
