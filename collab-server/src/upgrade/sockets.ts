import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { COLLABORATION_CODES, type CollaborationCode } from '@murmel/contracts';
import { closeFrame } from './close-frame.js';

/** Header that the gateway sets on every upgrade, so that each hook knows its socket. A value sent by a client is overwritten. */
export const SOCKET_HEADER = 'x-murmel-socket';

/** Time for the browser to answer a close frame before the line is cut. */
const CLOSE_WITHIN_MS = 1000;

export interface OpenSocket {
  id: string;
  socket: Socket;
  openedAt: number;
  authenticated: boolean;
}

/** Every WebSocket of this process, from the upgrade on. */
export class Sockets {
  private readonly open = new Map<string, OpenSocket>();

  /**
   * @param onClosed runs once when the line is gone, no matter which side cut it
   */
  add(socket: Socket, onClosed: (id: string) => void): OpenSocket {
    const entry = { id: randomUUID(), socket, openedAt: Date.now(), authenticated: false };
    this.open.set(entry.id, entry);
    socket.once('close', () => {
      this.open.delete(entry.id);
      onClosed(entry.id);
    });
    // A broken line is no news; without a listener it would end the process.
    socket.on('error', () => undefined);
    return entry;
  }

  get(id: string): OpenSocket | undefined {
    return this.open.get(id);
  }

  all(): OpenSocket[] {
    return [...this.open.values()];
  }

  get size(): number {
    return this.open.size;
  }

  /** Removes the socket, because another server now handles it. */
  forget(id: string): void {
    this.open.delete(id);
  }

  /** Closes with a real code, which makes the provider come back with a new ticket. */
  close(id: string, code: CollaborationCode): void {
    const socket = this.open.get(id)?.socket;
    if (!socket?.writable) return;
    socket.write(closeFrame(COLLABORATION_CODES[code], JSON.stringify({ code })));
    setTimeout(() => socket.destroy(), CLOSE_WITHIN_MS).unref();
  }

  /** Destroys the socket at once, for clients that violate the protocol. */
  cut(id: string): void {
    this.open.get(id)?.socket.destroy();
  }
}
