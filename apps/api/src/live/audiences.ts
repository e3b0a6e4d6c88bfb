import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveContribution } from '../core/items/contributions.js';
import { LOGGER } from '../platform/tokens.js';
import { Channel } from './channel.js';
import { personKey, type LiveServer, type LiveSocket } from './person.js';
import { Presence } from './presence.js';

interface Audience {
  channel: Channel;
  sockets: Set<LiveSocket>;
  seesPeople: boolean;
}

const roomOf = (itemId: string, audience: string): string => `${itemId}/${audience}`;

/** Who looks at what through this process. */
@Injectable()
export class Audiences {
  private readonly items = new Map<string, Map<string, Audience>>();
  private server: LiveServer | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly presence: Presence,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(server: LiveServer): void {
    this.server = server;
    this.presence.start((itemId, people) => this.tellPeople(itemId, people));
  }

  stop(): void {
    this.presence.stop();
    for (const audiences of this.items.values()) for (const { channel } of audiences.values()) channel.stop();
    this.items.clear();
  }

  /** Puts the socket into one audience of the item, out of any other of it. */
  async enter(socket: LiveSocket, itemId: string, name: string, live: LiveContribution): Promise<Channel> {
    const before = socket.data.joined.get(itemId)?.audience;
    if (before !== undefined && before !== name) this.leave(socket, itemId);
    const audience = this.audience(itemId, name, live);
    audience.sockets.add(socket);
    await socket.join(roomOf(itemId, name));
    this.countPeople(itemId);
    if (audience.seesPeople) socket.emit('present', { itemId, people: this.presence.people(itemId) });
    return audience.channel;
  }

  leave(socket: LiveSocket, itemId: string): void {
    const name = socket.data.joined.get(itemId)?.audience;
    socket.data.joined.delete(itemId);
    const audiences = this.items.get(itemId);
    const audience = name === undefined ? undefined : audiences?.get(name);
    if (!audiences || !audience || name === undefined) return;
    audience.sockets.delete(socket);
    void socket.leave(roomOf(itemId, name));
    if (audience.sockets.size === 0) {
      audience.channel.stop();
      audiences.delete(name);
      if (audiences.size === 0) this.items.delete(itemId);
    }
    this.countPeople(itemId);
  }

  /** The item's state is different now: every audience of it gets the newest one soon. */
  changed(itemId: string): void {
    for (const { channel } of this.items.get(itemId)?.values() ?? []) channel.changed();
  }

  everythingChanged(): void {
    for (const itemId of this.items.keys()) this.changed(itemId);
  }

  socketsOf(itemId: string): LiveSocket[] {
    return [...(this.items.get(itemId)?.values() ?? [])].flatMap(({ sockets }) => [...sockets]);
  }

  private audience(itemId: string, name: string, live: LiveContribution): Audience {
    const audiences = this.items.get(itemId) ?? new Map<string, Audience>();
    this.items.set(itemId, audiences);
    let audience = audiences.get(name);
    if (!audience) {
      const { everyMs, seesPeople } = live.audiences[name]!;
      const channel = new Channel({
        itemId,
        everyMs,
        read: () => live.state(this.database.manager, itemId, name),
        send: (state) => this.server?.to(roomOf(itemId, name)).emit('state', state),
        onError: (error) => this.logger.error({ err: error, itemId }, 'live state could not be read'),
      });
      audience = { channel, sockets: new Set(), seesPeople };
      audiences.set(name, audience);
    }
    return audience;
  }

  private countPeople(itemId: string): void {
    this.presence.count(itemId, new Set(this.socketsOf(itemId).map(personKey)).size);
  }

  private tellPeople(itemId: string, people: number): void {
    for (const [name, { seesPeople }] of this.items.get(itemId) ?? []) {
      if (seesPeople) this.server?.to(roomOf(itemId, name)).emit('present', { itemId, people });
    }
  }
}
