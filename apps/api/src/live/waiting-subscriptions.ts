import type { LiveAddress } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { addressKey, type LiveSocket, type SubscriptionRequest } from './live-socket.js';

/**
 * Clients that requested a topic they may not see (yet), or lost the right to: when the rights on it change they are rechecked, and
 * notified only if they gain access. Unknown, foreign and closed topics wait alike.
 */
@Injectable()
export class WaitingSubscriptions {
  private readonly waiting = new Map<string, { address: LiveAddress; sockets: Set<LiveSocket> }>();

  add(socket: LiveSocket, asked: SubscriptionRequest): void {
    const key = addressKey(asked.address);
    socket.data.waitingRequests.set(key, asked);
    const { sockets } = this.waiting.get(key) ?? { sockets: new Set<LiveSocket>() };
    this.waiting.set(key, { address: asked.address, sockets: sockets.add(socket) });
  }

  remove(socket: LiveSocket, address: LiveAddress): void {
    const key = addressKey(address);
    socket.data.waitingRequests.delete(key);
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
