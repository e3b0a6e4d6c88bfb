import type { ErrorCode, LiveAddress, LiveSendResult } from '@murmel/contracts';
import { ERRORS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { Topics } from '../platform/live/topics.js';
import { LiveAuthorizer } from './live-authorizer.js';
import { addressKey, type LiveSocket } from './live-socket.js';

/** Tolerance for late connections: a message sent in time may arrive a little too soon after the one before. */
const EARLY_MS = 200;

/**
 * Handles inbound messages about a topic: only subscribers may send, with the rights of the moment, at the rate and in the shape that the
 * topic accepts.
 */
@Injectable()
export class InboundMessages {
  private readonly last = new WeakMap<LiveSocket, Map<string, number>>();

  constructor(
    private readonly topics: Topics,
    private readonly authorizer: LiveAuthorizer,
  ) {}

  async receive(socket: LiveSocket, address: LiveAddress, what: unknown): Promise<LiveSendResult> {
    const key = addressKey(address);
    const topic = this.topics.named(address.topic);
    const saying = topic?.contract.inbound;
    const read = saying?.schema.safeParse(what);
    if (!topic?.receive || !saying || !read?.success) return refused(address, 'BAD_REQUEST');
    const joined = socket.data.subscriptions.get(key);
    if (!joined) return refused(address, 'NOT_FOUND');
    if (!this.isInTime(socket, key, saying.everyMilliseconds)) return refused(address, 'TOO_MANY_REQUESTS');
    const { actor, expiresAt } = socket.data.caller;
    // Connections of expired login sessions are closed periodically; messages are refused until then.
    if (expiresAt !== null && expiresAt <= new Date()) return refused(address, 'UNAUTHORIZED');
    const joining = { actor, socketId: socket.id, id: address.id, about: joined.about };
    try {
      const refusal = await this.authorizer.messageRefusal(topic, saying, joining);
      if (refusal) return refused(address, refusal);
      return { ok: true, answer: await topic.receive(joining, read.data) };
    } catch (error) {
      if (error instanceof ORPCError && error.code in ERRORS) return refused(address, error.code as ErrorCode, error.data);
      throw error;
    }
  }

  private isInTime(socket: LiveSocket, key: string, everyMs: number): boolean {
    const times = this.last.get(socket) ?? new Map<string, number>();
    this.last.set(socket, times);
    const now = Date.now();
    if (now - (times.get(key) ?? 0) < everyMs - EARLY_MS) return false;
    times.set(key, now);
    return true;
  }
}

function refused(address: LiveAddress, code: ErrorCode, data?: unknown): LiveSendResult {
  return { ok: false, refusal: { topic: address.topic, id: address.id, code, ...(data === undefined ? {} : { data }) } };
}
