import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../platform/tokens.js';
import { Channel } from './channel.js';
import { type LiveServer, type LiveSocket, personKey } from './person.js';
import { Presence } from './presence.js';
import type { Entrance } from './topic.js';

interface Audience {
  channel: Channel;
  sockets: Set<LiveSocket>;
  people: Entrance['people'];
}

const roomOf = (topicId: string, audience: string): string => `${topicId}/${audience}`;

/** Who looks at what through this process: items and projects, by id. */
@Injectable()
export class Audiences {
  private readonly topics = new Map<string, Map<string, Audience>>();
  private server: LiveServer | undefined;

  constructor(
    private readonly presence: Presence,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(server: LiveServer): void {
    this.server = server;
    this.presence.start((topicId, people) => this.tellPeople(topicId, people));
  }

  stop(): void {
    this.presence.stop();
    for (const audiences of this.topics.values()) for (const { channel } of audiences.values()) channel.stop();
    this.topics.clear();
  }

  /** Puts the socket into one audience of the topic, out of any other of it. */
  async enter(socket: LiveSocket, topicId: string, entrance: Entrance): Promise<Channel> {
    const { audience: name } = entrance;
    const before = socket.data.joined.get(topicId)?.audience;
    if (before !== undefined && before !== name) this.leave(socket, topicId);
    const audience = this.audience(topicId, entrance);
    audience.sockets.add(socket);
    await socket.join(roomOf(topicId, name));
    this.countPeople(topicId);
    if (audience.people === 'shown') socket.emit('present', { itemId: topicId, people: this.presence.people(topicId) });
    return audience.channel;
  }

  leave(socket: LiveSocket, topicId: string): void {
    const name = socket.data.joined.get(topicId)?.audience;
    socket.data.joined.delete(topicId);
    const audiences = this.topics.get(topicId);
    const audience = name === undefined ? undefined : audiences?.get(name);
    if (!audiences || !audience || name === undefined) return;
    audience.sockets.delete(socket);
    void socket.leave(roomOf(topicId, name));
    if (audience.sockets.size === 0) {
      audience.channel.stop();
      audiences.delete(name);
      if (audiences.size === 0) this.topics.delete(topicId);
    }
    this.countPeople(topicId);
  }

  /** The state is different now: the audiences that it concerns, or all, get the newest one soon. */
  changed(topicId: string, concerns: (audience: string) => boolean = () => true): void {
    for (const [name, { channel }] of this.topics.get(topicId) ?? []) if (concerns(name)) channel.changed();
  }

  everythingChanged(): void {
    for (const topicId of this.topics.keys()) this.changed(topicId);
  }

  socketsOf(topicId: string): LiveSocket[] {
    return [...(this.topics.get(topicId)?.values() ?? [])].flatMap(({ sockets }) => [...sockets]);
  }

  /** Ids of what at least one such audience looks at. */
  topicsWith(isMeant: (audience: string) => boolean): string[] {
    return [...this.topics].flatMap(([topicId, audiences]) => ([...audiences.keys()].some(isMeant) ? [topicId] : []));
  }

  private audience(topicId: string, { audience: name, everyMs, people, state }: Entrance): Audience {
    const audiences = this.topics.get(topicId) ?? new Map<string, Audience>();
    this.topics.set(topicId, audiences);
    let audience = audiences.get(name);
    if (!audience) {
      const channel = new Channel({
        topicId,
        everyMs,
        read: state,
        send: (state) => this.server?.to(roomOf(topicId, name)).emit('state', state),
        onError: (error) => this.logger.error({ err: error, topicId }, 'live state could not be read'),
      });
      audience = { channel, sockets: new Set(), people };
      audiences.set(name, audience);
    }
    return audience;
  }

  private countPeople(topicId: string): void {
    if ([...(this.topics.get(topicId)?.values() ?? [])].some(({ people }) => people === 'ignored')) return;
    this.presence.count(topicId, new Set(this.socketsOf(topicId).map(personKey)).size);
  }

  private tellPeople(topicId: string, people: number): void {
    for (const [name, audience] of this.topics.get(topicId) ?? []) {
      if (audience.people === 'shown') this.server?.to(roomOf(topicId, name)).emit('present', { itemId: topicId, people });
    }
  }
}
