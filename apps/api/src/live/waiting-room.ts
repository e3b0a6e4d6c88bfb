import type { LiveAddress } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { type Asked, keyOf, type LiveSocket } from './person.js';

/**
 * Clients that requested a topic they may not see (yet), or lost the right to: when the rights on it change they are rechecked, and
 * notified only if they gain access. Unknown, foreign and closed topics wait alike.
 */
@Injectable()
export class WaitingRoom {
  private readonly waiting = new Map<string, { address: LiveAddress; sockets: Set<LiveSocket> }>();

  add(socket: LiveSocket, asked: Asked): void {
    const key = keyOf(asked.address);
    socket.data.waiting.set(key, asked);
    const { sockets } = this.waiting.get(key) ?? { sockets: new Set<LiveSocket>() };
    this.waiting.set(key, { address: asked.address, sockets: sockets.add(socket) });
  }

  remove(socket: LiveSocket, address: LiveAddress): void {
    const key = keyOf(address);
    socket.data.waiting.delete(key);
    const sockets = this.waiting.get(key)?.sockets;
    sockets?.delete(socket);
    if (sockets?.size === 0) this.waiting.delete(key);
  }

  /** @param id only what is about this item or project */
  everybody(id?: string): { address: LiveAddress; sockets: LiveSocket[] }[] {
    return [...this.waiting.values()].flatMap(({ address, sockets }) =>
      id === undefined || address.id === id ? [{ address, sockets: [...sockets] }] : [],
    );
  }
}
