import type { BusEvents } from '@murmel/server';
import type { Session } from './session.js';

/** All sessions of this process. A session is here before its rights are read, so that no change of rights can miss it. */
export class Sessions {
  private readonly bySocket = new Map<string, Set<Session>>();
  private readonly byItem = new Map<string, Set<Session>>();
  private readonly byOwner = new Map<string, Set<Session>>();

  add(session: Session): void {
    for (const [map, key] of this.places(session)) map.set(key, (map.get(key) ?? new Set()).add(session));
  }

  remove(session: Session): void {
    for (const [map, key] of this.places(session)) {
      const set = map.get(key);
      set?.delete(session);
      if (set?.size === 0) map.delete(key);
    }
  }

  /** Removes the socket and all its sessions. */
  removeSocket(socketId: string): void {
    for (const session of [...(this.bySocket.get(socketId) ?? [])]) this.remove(session);
  }

  all(): Session[] {
    return [...this.byItem.values()].flatMap((set) => [...set]);
  }

  ofItem(itemId: string): ReadonlySet<Session> {
    return this.byItem.get(itemId) ?? new Set();
  }

  ofOwner(owner: string): ReadonlySet<Session> {
    return this.byOwner.get(owner) ?? new Set();
  }

  /**
   * Returns the sessions that a change of rights may affect: each id in the event narrows the result. Items of a project are listed
   * individually.
   */
  concernedBy(event: BusEvents['access.changed']): Session[] {
    if (event.projectId) return [];
    const candidates = event.itemId ? [...this.ofItem(event.itemId)] : this.all();
    return candidates.filter(
      (session) =>
        (!event.sessionHash || session.sessionHash === event.sessionHash) &&
        (!(event.accountId ?? event.visitorId) || isSessionOf(session, event)),
    );
  }

  private places(session: Session): [Map<string, Set<Session>>, string][] {
    return [
      [this.bySocket, session.socketId],
      [this.byItem, session.itemId],
      [this.byOwner, session.owner],
    ];
  }
}

/** True when the event names this session's account or visitor, or the admin who looks as them. */
export function isSessionOf(session: Session, ids: { accountId?: string; visitorId?: string }): boolean {
  return (
    (ids.accountId !== undefined && [session.actor.account?.id, session.actor.incognito?.adminId].includes(ids.accountId)) ||
    (ids.visitorId !== undefined && session.actor.visitorId === ids.visitorId)
  );
}
