import type { LiveAddress } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../platform/injection-tokens.js';
import type { AudienceSpec, TopicSubscribers } from '../platform/live/topic.js';
import { Channel } from './channel.js';
import { addressKey, type LiveServer, type LiveSocket, type LiveSubscription, presenceKey, streamConnection } from './live-socket.js';
import { Presence } from './presence.js';
import { StreamEntrySource } from './stream-entry-source.js';

interface Audience {
  channel: Channel;
  stream: StreamEntrySource | undefined;
  sockets: Set<LiveSocket>;
  people: AudienceSpec['people'];
}

/** All subscribers of one topic in this process. */
interface WatchedAddress {
  address: LiveAddress;
  audiences: Map<string, Audience>;
}

const roomOf = (key: string, audience: string): string => `${key}/${audience}`;

/** Subscriptions by topic in this process. */
@Injectable()
export class Audiences {
  private readonly watched = new Map<string, WatchedAddress>();
  private server: LiveServer | undefined;

  constructor(
    private readonly presence: Presence,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(server: LiveServer): void {
    this.server = server;
    this.presence.start((key, people) => this.emitPresence(key, people));
  }

  stop(): void {
    this.presence.stop();
    for (const { audiences } of this.watched.values()) audiences.forEach(end);
    this.watched.clear();
  }

  /**
   * Puts the socket into one audience, out of any other of the same.
   * @param after the position behind which its pieces begin; undefined: they go on where they are, in another audience from the start
   */
  async enter(
    socket: LiveSocket,
    { address, about }: Pick<LiveSubscription, 'address' | 'about'>,
    entrance: AudienceSpec,
    after: number | undefined,
  ): Promise<Channel> {
    const key = addressKey(address);
    const { audience: name } = entrance;
    // Awaits nothing until it is added: a client may be rechecked while it joins, and must still have one feed.
    const before = socket.data.subscriptions.get(key);
    if (before && before.audience !== name) this.leave(socket, address);
    const audience = this.audience(address, entrance);
    audience.sockets.add(socket);
    this.countPeople(key);
    if (audience.people === 'shown') socket.emit('present', { ...address, people: this.presence.people(key) });
    let feed = before?.audience === name ? before.feed : undefined;
    if (!feed || after !== undefined) {
      feed?.stop();
      feed = audience.stream?.feed(streamConnection(socket), after ?? 0, after === undefined);
    }
    socket.data.subscriptions.set(key, { address, about, audience: name, feed });
    feed?.go();
    await socket.join(roomOf(key, name));
    return audience.channel;
  }

  leave(socket: LiveSocket, address: LiveAddress): void {
    const key = addressKey(address);
    const { audience: name, feed } = socket.data.subscriptions.get(key) ?? {};
    socket.data.subscriptions.delete(key);
    feed?.stop();
    const looked = this.watched.get(key);
    const audience = name === undefined ? undefined : looked?.audiences.get(name);
    if (!looked || !audience || name === undefined) return;
    audience.sockets.delete(socket);
    void socket.leave(roomOf(key, name));
    if (audience.sockets.size === 0) {
      end(audience);
      looked.audiences.delete(name);
      if (looked.audiences.size === 0) this.watched.delete(key);
    }
    this.countPeople(key);
  }

  /** Returns the data that a topic gets about its subscribers. */
  subscribersOf(topic: string): TopicSubscribers {
    return {
      changed: (id, concerns = () => true, by) => this.changed({ topic, id }, concerns, by),
      idsWith: (isMeant) =>
        [...this.watched.values()].flatMap(({ address, audiences }) =>
          address.topic === topic && [...audiences.keys()].some(isMeant) ? [address.id] : [],
        ),
    };
  }

  /** All audiences get the newest state soon, and what there is of pieces. */
  everythingChanged(): void {
    for (const { address } of this.watched.values()) this.renew(address);
  }

  /** The same for one address. */
  renew(address: LiveAddress): void {
    this.changed(address, () => true);
    this.grew(address);
  }

  /** Drops cached states, so that later subscribers get one that is read anew. @param id only of this item or project */
  forget(id?: string): void {
    for (const { address, audiences } of this.watched.values())
      if (id === undefined || address.id === id) audiences.forEach(({ channel }) => channel.forget());
  }

  /** Notifies that there are more stream entries. */
  grew(address: LiveAddress): void {
    this.watched.get(addressKey(address))?.audiences.forEach(({ stream }) => stream?.grew());
  }

  /** Returns all subscriptions with their connections. @param id only what is about this item or project */
  allSockets(id?: string): { address: LiveAddress; sockets: LiveSocket[] }[] {
    return [...this.watched.values()].flatMap(({ address, audiences }) =>
      id === undefined || address.id === id ? [{ address, sockets: [...audiences.values()].flatMap(({ sockets }) => [...sockets]) }] : [],
    );
  }

  private changed(address: LiveAddress, concerns: (audience: string) => boolean, by?: string): void {
    for (const [name, { channel, sockets }] of this.watched.get(addressKey(address))?.audiences ?? []) {
      if (!concerns(name)) continue;
      if (by !== undefined && [...sockets].every(({ id }) => id === by)) channel.forget();
      else channel.changed();
    }
  }

  private audience(address: LiveAddress, { audience: name, everyMs, people, state, entries: pieces }: AudienceSpec): Audience {
    const key = addressKey(address);
    const looked = this.watched.get(key) ?? { address, audiences: new Map<string, Audience>() };
    this.watched.set(key, looked);
    let audience = looked.audiences.get(name);
    if (!audience) {
      const onError = (error: unknown): void => this.logger.error({ err: error, ...address }, 'live state could not be read');
      const channel = new Channel({
        address,
        everyMs,
        read: state,
        send: (newest) => this.server?.to(roomOf(key, name)).emit('state', newest),
        onError,
      });
      const stream = pieces && new StreamEntrySource({ address, entries: pieces, onError });
      audience = { channel, stream, sockets: new Set(), people };
      looked.audiences.set(name, audience);
    }
    return audience;
  }

  private countPeople(key: string): void {
    const audiences = [...(this.watched.get(key)?.audiences.values() ?? [])];
    if (audiences.some(({ people }) => people === 'ignored')) return;
    // An admin who looks as another person is not there.
    const people = audiences.flatMap(({ sockets }) => [...sockets]).filter(({ data }) => !data.caller.actor.incognito);
    this.presence.count(key, new Set(people.map(presenceKey)).size);
  }

  private emitPresence(key: string, people: number): void {
    const looked = this.watched.get(key);
    for (const [name, audience] of looked?.audiences ?? []) {
      if (audience.people === 'shown') this.server?.to(roomOf(key, name)).emit('present', { ...looked!.address, people });
    }
  }
}

function end({ channel, stream }: Audience): void {
  channel.stop();
  stream?.stop();
}
