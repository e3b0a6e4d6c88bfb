import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Identify } from '../platform/identify.js';
import type { LiveCaller } from './live-socket.js';

interface Handshake {
  headers: { cookie?: string | undefined };
  query: Record<string, unknown>;
}

/** Finds out who opens a live connection, by the same cookies as every call. */
@Injectable()
export class LiveIdentity {
  constructor(
    private readonly identify: Identify,
    private readonly host: HttpAdapterHost,
  ) {}

  /**
   * Identifies a live connection by its cookies. The `visitor_token` in the address is an id, never a credential (spec E20): it
   * must name the cookie's visitor.
   * @returns undefined when it names another visitor
   */
  async of({ headers, query }: Handshake): Promise<LiveCaller | undefined> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const { session, actor } = await this.identify.live(fastify.parseCookie(headers.cookie ?? ''));
    const claimed = query['visitor_token'];
    if (claimed !== undefined && claimed !== '' && claimed !== actor.visitorId) return undefined;
    return {
      actor,
      sessionHash: session?.hash ?? null,
      expiresAt: session?.expiresAt ?? null,
    };
  }
}
