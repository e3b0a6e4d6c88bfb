import type { Server as HttpServer } from 'node:http';
import {
  LIVE_EVENTS,
  LIVE_PATH,
  type LiveAddress,
  type LiveAnswer,
  type LiveEvent,
  type LiveInput,
  type LiveRefusal,
  type LiveSendResult,
  SERVER_LIMITS,
} from '@murmel/contracts';
import { type Configuration, isOwnPage, type Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Server } from 'socket.io';
import { callerAddress } from '../platform/caller-address.js';
import { CONFIGURATION, LOGGER } from '../platform/injection-tokens.js';
import type { JoinRequest } from '../platform/live/topic.js';
import { Topics } from '../platform/live/topics.js';
import { answersCalls } from '../platform/processes/process-role.js';
import { ANONYMOUS_EVENT_RULE, AnonymousConnections } from './anonymous-connections.js';
import { Audiences } from './audiences.js';
import { EventAllowance } from './event-allowance.js';
import { InboundMessages } from './inbound-messages.js';
import { LiveAuthorizer } from './live-authorizer.js';
import { LiveIdentity } from './live-identity.js';
import { addressKey, type LiveServer, type LiveSocket, resumeStreamsWhenWritable, type SubscriptionRequest } from './live-socket.js';
import { WaitingSubscriptions } from './waiting-subscriptions.js';

/** A line that is gone is noticed after this time at the latest. */
const PING = { pingInterval: 10_000, pingTimeout: 8000 };
/** Sessions that ended by time lose their connection within this time. */
const SESSION_CHECK_MS = 30_000;
/** Time within which a new connection must identify its owner. */
const INTRODUCTION_MS = 5000;

type Answer = LiveAnswer | LiveSendResult;
type Handlers = { [E in LiveEvent]: (socket: LiveSocket, input: LiveInput<E>) => Promise<Answer | undefined> };

/** Live connection: admits clients, sends them the newest states, disconnects them. Contains no rules of its own. */
@Injectable()
export class LiveGateway implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: LiveServer | undefined;
  private sessionCheck: NodeJS.Timeout | undefined;
  /** An event of the contracts without a line here does not compile. */
  private readonly handlers: Handlers = {
    join: (socket, { about = {}, after = 0, ...address }) => this.join(socket, { address, about }, after),
    leave: (socket, address) => this.leave(socket, address),
    say: (socket, { what, ...address }) => this.sayings.receive(socket, address, what),
  };

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly identity: LiveIdentity,
    private readonly door: LiveAuthorizer,
    private readonly audiences: Audiences,
    private readonly waitingRoom: WaitingSubscriptions,
    private readonly topics: Topics,
    private readonly strangers: AnonymousConnections,
    private readonly sayings: InboundMessages,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!answersCalls(this.configuration)) return;
    const server: LiveServer = new Server(this.host.httpAdapter.getHttpServer() as HttpServer, {
      ...PING,
      path: LIVE_PATH,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: SERVER_LIMITS.live.packetBytes,
      connectTimeout: INTRODUCTION_MS,
      allowRequest: (request, answer) => answer(null, isOwnPage(request.headers, this.configuration, 'live')),
    });
    this.server = server;
    server.use((socket, next) => {
      this.identity.of(socket.handshake).then(
        (person) => {
          if (!person) return next(new Error('UNAUTHORIZED'));
          socket.data = { caller: person, subscriptions: new Map(), waitingRequests: new Map(), latestRequests: new Map() };
          if (!this.isStranger(socket) || this.strangers.admit(socket, callerAddress(socket.request, this.configuration))) return next();
          return next(new Error('TOO_MANY_REQUESTS'));
        },
        (error: unknown) => {
          this.logger.error({ err: error }, 'live connection could not be opened');
          next(new Error('UNAVAILABLE'));
        },
      );
    });
    server.engine.on('connection', (line: LiveSocket['conn']) => this.strangers.trackUnidentified(line));
    server.on('connection', (socket) => this.connected(socket));
    this.strangers.start();
    this.audiences.start(server);
    this.sessionCheck = setInterval(() => this.endExpiredSessions(), SESSION_CHECK_MS);
    this.sessionCheck.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.sessionCheck);
    this.strangers.stop();
    this.audiences.stop();
    this.server?.disconnectSockets(true);
    await Promise.all(this.topics.all().map(async (topic) => topic.stop?.()));
    await this.server?.close();
  }

  /**
   * Rechecks all subscriptions to the item or project, and waiting ones. The newest state is published only afterwards, when clients
   * without rights are removed. @param id all of them without it
   */
  decideAgain(id?: string): void {
    this.audiences.forget(id);
    for (const { address, sockets } of [...this.audiences.allSockets(id), ...this.waitingRoom.everybody(id)])
      void this.askAllAgain(sockets, address)
        .catch((error: unknown) => this.logger.error({ err: error, ...address }, 'live right could not be decided'))
        .then(() => this.audiences.renew(address));
  }

  /** Ends connections whose user changed: they reconnect and subscribe to everything again. */
  endConnections(isMeant: (socket: LiveSocket) => boolean): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) if (isMeant(socket)) socket.disconnect(true);
  }

  private connected(socket: LiveSocket): void {
    const isStranger = this.isStranger(socket);
    const allowance = new EventAllowance(isStranger ? ANONYMOUS_EVENT_RULE : undefined);
    this.strangers.identified(socket.conn);
    // Serialized: a client that leaves while it is being admitted is out afterwards.
    let turn: Promise<unknown> = Promise.resolve();
    resumeStreamsWhenWritable(socket);
    socket.on('error', () => undefined);
    socket.on('disconnecting', () =>
      [...socket.data.subscriptions.values(), ...socket.data.waitingRequests.values()].forEach(
        ({ address }) => void this.leave(socket, address),
      ),
    );
    // One place for all events: unknown names, wrong shapes and missing callbacks end here.
    socket.onAny((event: string, payload: unknown, answer: unknown) => {
      const reply = typeof answer === 'function' ? (answer as (answer: Answer) => void) : () => undefined;
      if (!allowance.take()) {
        // No page of ours asks so often without knowing who it asks for.
        if (isStranger) socket.disconnect(true);
        return reply(refusal(payload, 'TOO_MANY_REQUESTS'));
      }
      const input = Object.hasOwn(LIVE_EVENTS, event) ? LIVE_EVENTS[event as LiveEvent].safeParse(payload) : undefined;
      if (!input?.success) return reply(refusal(payload, 'BAD_REQUEST'));
      turn = turn
        .then(() => this.strangers.inTurn(socket, () => this.handle(socket, event as LiveEvent, input.data)))
        .then(
          (result) => result && reply(result),
          (error: unknown) => {
            this.logger.error({ err: error }, 'live event failed');
            reply(refusal(payload, 'UNAVAILABLE'));
          },
        );
      return undefined;
    });
  }

  private handle<E extends LiveEvent>(socket: LiveSocket, event: E, input: unknown): Promise<Answer | undefined> {
    // Gone while it waited for its turn.
    if (!socket.connected) return Promise.resolve(undefined);
    return this.handlers[event](socket, input as LiveInput<E>);
  }

  private async join(socket: LiveSocket, { address, about }: SubscriptionRequest, after?: number): Promise<LiveAnswer> {
    let answer = await this.enter(socket, { address, about }, after);
    // Rights changed meanwhile, and what was asked about that overtook it.
    while (!answer && socket.connected) answer = await this.enter(socket, { address, about }, after);
    if (!answer) return refusal(address, 'UNAVAILABLE');
    const joined = socket.data.subscriptions.get(addressKey(address));
    if (answer.ok && joined) await this.topics.named(address.topic)?.joined?.(joiningOf(socket, joined));
    return answer;
  }

  /** @param after see `Audiences.enter` @returns undefined where the same was asked again before there was an answer */
  private async enter(socket: LiveSocket, { address, about: asked }: SubscriptionRequest, after?: number): Promise<LiveAnswer | undefined> {
    const { subscriptions: joined, waitingRequests: waiting } = socket.data;
    const key = addressKey(address);
    const isNew = !joined.has(key) && !waiting.has(key);
    if (isNew && joined.size + waiting.size >= SERVER_LIMITS.live.joinsPerSocket) return refusal(address, 'TOO_MANY_REQUESTS');
    const topic = this.topics.named(address.topic);
    const about = topic?.contract.about.safeParse(asked);
    if (!topic || !about?.success) return refusal(address, 'BAD_REQUEST');
    const wanted: SubscriptionRequest = { address, about: about.data };
    // Findable while it is asked for: rights that change meanwhile are asked for again, and what was asked last counts.
    if (!joined.has(key)) this.waitingRoom.add(socket, wanted);
    socket.data.latestRequests.set(key, wanted);
    const answer = await this.door.authorize(topic, joiningOf(socket, wanted));
    if (socket.data.latestRequests.get(key) !== wanted) return undefined;
    if (typeof answer === 'string') {
      void this.leave(socket, address);
      if (socket.connected) this.waitingRoom.add(socket, wanted);
      return refusal(address, answer);
    }
    this.waitingRoom.remove(socket, address);
    const channel = await this.audiences.enter(socket, { address, about: about.data }, answer, after);
    // The client may have disconnected meanwhile: then nothing else would remove the subscription.
    if (!socket.connected) await this.leave(socket, address);
    return { ok: true, state: await channel.state() };
  }

  private leave(socket: LiveSocket, address: LiveAddress): Promise<undefined> {
    this.audiences.leave(socket, address);
    this.waitingRoom.remove(socket, address);
    socket.data.latestRequests.delete(addressKey(address));
    this.topics.named(address.topic)?.left?.(socket.id, address.id);
    return Promise.resolve(undefined);
  }

  private async askAllAgain(sockets: readonly LiveSocket[], address: LiveAddress): Promise<void> {
    for (const socket of sockets) await this.askAgain(socket, address);
  }

  private async askAgain(socket: LiveSocket, address: LiveAddress): Promise<void> {
    const before = socket.data.subscriptions.get(addressKey(address));
    const asked = before ?? socket.data.waitingRequests.get(addressKey(address));
    if (!asked) return;
    const answer = before ? await this.enter(socket, before) : await this.join(socket, asked);
    // A later request replies instead.
    if (!answer) return;
    if (!answer.ok) {
      if (before) socket.emit('left', answer.refusal);
    } else if (socket.data.subscriptions.get(addressKey(address))?.audience !== before?.audience) {
      socket.emit('state', answer.state);
    }
  }

  private isStranger({ data }: LiveSocket): boolean {
    return data.caller.actor.account === null && data.caller.actor.visitorId === null;
  }

  private endExpiredSessions(): void {
    const now = new Date();
    this.endConnections(({ data }) => data.caller.expiresAt !== null && data.caller.expiresAt <= now);
  }
}

function joiningOf({ id: socketId, data }: LiveSocket, { address, about }: SubscriptionRequest): JoinRequest {
  return { actor: data.caller.actor, socketId, id: address.id, about };
}

function refusal(payload: unknown, code: LiveRefusal['code']): LiveAnswer & { ok: false } {
  const { topic, id } = (payload ?? {}) as { topic?: unknown; id?: unknown };
  return { ok: false, refusal: { topic: shortened(topic, 40), id: shortened(id, 36), code } };
}

/** Refused words come back as far as they could be names. */
function shortened(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length) : '';
}
