import type { Server as HttpServer } from 'node:http';
import {
  LIVE_EVENTS,
  LIVE_PATH,
  type LiveAnswer,
  type LiveEvent,
  type LiveInput,
  type LiveRefusal,
  SERVER_LIMITS,
} from '@murmel/contracts';
import { type Configuration, isOwnPage, type Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Server } from 'socket.io';
import { callerAddress } from '../platform/caller-address.js';
import { CONFIGURATION, LOGGER } from '../platform/tokens.js';
import { Audiences } from './audiences.js';
import { EventAllowance } from './event-allowance.js';
import { LiveDoor } from './live-door.js';
import { LiveIdentity } from './live-identity.js';
import type { LiveServer, LiveSocket } from './person.js';
import { ProjectPlaces } from './project-places.js';
import { EVENTS_OF_STRANGERS, Strangers } from './strangers.js';
import type { Topic } from './topic.js';

/** A line that is gone is noticed after this time at the latest. */
const PING = { pingInterval: 10_000, pingTimeout: 8000 };
/** Sessions that ended by time lose their connection within this time. */
const SESSION_CHECK_MS = 30_000;
/** Whoever opens a line says whom it belongs to within this time. */
const INTRODUCTION_MS = 5000;

type Handlers = { [E in LiveEvent]: (socket: LiveSocket, input: LiveInput<E>) => Promise<LiveAnswer | undefined> };

/** The live connection: lets people in, tells them the newest states, throws them out. No rule of its own. */
@Injectable()
export class LiveGateway implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: LiveServer | undefined;
  private sessionCheck: NodeJS.Timeout | undefined;
  /** An event of the contracts without a line here does not compile. */
  private readonly handlers: Handlers = {
    join: (socket, { itemId, publicToken }) => this.join(socket, { kind: 'item', id: itemId, publicToken }),
    leave: (socket, { itemId }) => this.leave(socket, itemId),
    joinProject: (socket, { projectId, itemId = null }) => this.joinProject(socket, projectId, itemId),
    leaveProject: (socket, { projectId }) => this.leave(socket, projectId),
  };

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly identity: LiveIdentity,
    private readonly door: LiveDoor,
    private readonly audiences: Audiences,
    private readonly places: ProjectPlaces,
    private readonly strangers: Strangers,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
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
          socket.data = { person, joined: new Map() };
          if (!this.isStranger(socket) || this.strangers.admit(socket, callerAddress(socket.request, this.configuration))) return next();
          return next(new Error('TOO_MANY_REQUESTS'));
        },
        (error: unknown) => {
          this.logger.error({ err: error }, 'live connection could not be opened');
          next(new Error('UNAVAILABLE'));
        },
      );
    });
    server.engine.on('connection', (line: LiveSocket['conn']) => this.strangers.knocks(line));
    server.on('connection', (socket) => this.connected(socket));
    this.strangers.start();
    this.audiences.start(server);
    this.places.start();
    this.sessionCheck = setInterval(() => this.endExpiredSessions(), SESSION_CHECK_MS);
    this.sessionCheck.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.sessionCheck);
    this.strangers.stop();
    this.audiences.stop();
    this.server?.disconnectSockets(true);
    await this.places.stop();
    await this.server?.close();
  }

  /** Decides again for everybody who looks at the item or project. */
  async decideAgain(topicId: string): Promise<void> {
    this.audiences.changed(topicId);
    for (const socket of this.audiences.socketsOf(topicId)) await this.askAgain(socket, topicId);
  }

  /** Somebody is somebody else now: their connections open anew and ask for everything again. */
  endConnections(isMeant: (socket: LiveSocket) => boolean): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) if (isMeant(socket)) socket.disconnect(true);
  }

  everythingMayHaveChanged(): void {
    this.audiences.everythingChanged();
    const topics = new Set([...(this.server?.sockets.sockets.values() ?? [])].flatMap((socket) => [...socket.data.joined.keys()]));
    for (const topicId of topics)
      this.decideAgain(topicId).catch((error: unknown) => this.logger.error({ err: error, topicId }, 'live right could not be decided'));
  }

  private connected(socket: LiveSocket): void {
    const isStranger = this.isStranger(socket);
    const allowance = new EventAllowance(isStranger ? EVENTS_OF_STRANGERS : undefined);
    this.strangers.introduced(socket.conn);
    // One after the other: whoever leaves while they are let in is out afterwards.
    let turn: Promise<unknown> = Promise.resolve();
    socket.on('error', () => undefined);
    socket.on('disconnecting', () => [...socket.data.joined.keys()].forEach((topicId) => void this.leave(socket, topicId)));
    // One place for all events: unknown names, wrong shapes and missing callbacks end here.
    socket.onAny((event: string, payload: unknown, answer: unknown) => {
      const reply = typeof answer === 'function' ? (answer as (answer: LiveAnswer) => void) : () => undefined;
      if (!allowance.take()) {
        // No page of ours asks so often without knowing who it asks for.
        if (isStranger) socket.disconnect(true);
        return reply(refusal(payload, 'TOO_MANY_REQUESTS'));
      }
      const input = Object.hasOwn(LIVE_EVENTS, event) ? LIVE_EVENTS[event as LiveEvent].input.safeParse(payload) : undefined;
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

  private handle<E extends LiveEvent>(socket: LiveSocket, event: E, input: unknown): Promise<LiveAnswer | undefined> {
    // Gone while it waited for its turn.
    if (!socket.connected) return Promise.resolve(undefined);
    return this.handlers[event](socket, input as LiveInput<E>);
  }

  private async join(socket: LiveSocket, topic: Topic): Promise<LiveAnswer> {
    const { joined, person } = socket.data;
    const { id } = topic;
    if (!joined.has(id) && joined.size >= SERVER_LIMITS.live.joinsPerSocket) return refusal({ itemId: id }, 'TOO_MANY_REQUESTS');
    const answer = await this.door.ask(person, topic);
    if (typeof answer === 'string') {
      await this.leave(socket, id);
      return refusal({ itemId: id }, answer);
    }
    const channel = await this.audiences.enter(socket, id, answer);
    joined.set(id, { audience: answer.audience, topic });
    // It may have gone while it was asked for: then nobody would take it off again.
    if (!socket.connected) await this.leave(socket, id);
    return { ok: true, state: await channel.state() };
  }

  /** Pupils say where they are; teachers are nowhere. */
  private async joinProject(socket: LiveSocket, projectId: string, itemId: string | null): Promise<LiveAnswer> {
    const answer = await this.join(socket, { kind: 'project', id: projectId });
    const { account } = socket.data.person.actor;
    if (answer.ok && account?.type === 'Pupil' && socket.data.joined.has(projectId)) {
      await this.places.stand({ socketId: socket.id, projectId, pupilId: account.id, itemId });
    }
    return answer;
  }

  private leave(socket: LiveSocket, topicId: string): Promise<undefined> {
    this.audiences.leave(socket, topicId);
    this.places.leave(socket.id, topicId);
    return Promise.resolve(undefined);
  }

  private async askAgain(socket: LiveSocket, topicId: string): Promise<void> {
    const before = socket.data.joined.get(topicId);
    if (!before) return;
    const answer = await this.join(socket, before.topic);
    if (!answer.ok) socket.emit('left', answer.refusal);
    else if (socket.data.joined.get(topicId)?.audience !== before.audience) socket.emit('state', answer.state);
  }

  private isStranger({ data }: LiveSocket): boolean {
    return data.person.actor.account === null && data.person.actor.visitorId === null;
  }

  private endExpiredSessions(): void {
    const now = new Date();
    this.endConnections(({ data }) => data.person.expiresAt !== null && data.person.expiresAt <= now);
  }
}

function refusal(payload: unknown, code: LiveRefusal['code']): LiveAnswer {
  const { itemId, projectId = itemId } = (payload ?? {}) as { itemId?: unknown; projectId?: unknown };
  return { ok: false, refusal: { itemId: typeof projectId === 'string' ? projectId.slice(0, 36) : '', code } };
}
