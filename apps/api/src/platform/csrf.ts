import { HEADERS } from '@murmel/contracts';
import { acceptedSecrets, type Configuration, deriveKey, equalSecrets, isOwnPage, sign } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from './api-error.js';
import { CONFIGURATION } from './injection-tokens.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Owner that a token is bound to: the login session, else the visitor, else none (no cookie is needed for that). */
export interface CsrfOwner {
  session: { hash: string } | null;
  visitor: { id: string } | null;
}

/** Mutations need a token that only our own pages can read, and must not come from another origin. */
@Injectable()
export class Csrf {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  tokenFor(owner: CsrfOwner, secret = this.configuration.secret): string {
    return sign(
      deriveKey(secret, 'csrf'),
      owner.session ? `session:${owner.session.hash}` : owner.visitor ? `visitor:${owner.visitor.id}` : 'nobody',
    );
  }

  /** Sends the page its new token after the identity behind its cookies changed. */
  announce(reply: FastifyReply, owner: CsrfOwner): void {
    void reply.header(HEADERS.csrf, this.tokenFor(owner));
  }

  /** @throws FOREIGN_ORIGIN or CSRF; the refusal carries the right token, which other origins cannot read */
  check(request: FastifyRequest, reply: FastifyReply, owner: CsrfOwner): void {
    if (SAFE_METHODS.has(request.method)) return;
    if (!isOwnPage(request.headers, this.configuration, 'call')) throw apiError('FOREIGN_ORIGIN');
    const given = request.headers[HEADERS.csrf];
    if (typeof given === 'string' && this.isToken(given, owner)) return;
    this.announce(reply, owner);
    throw apiError('CSRF');
  }

  /** Returns whether a form without any script comes from our own page. Its `Origin` is `null`: our pages send no referrer. */
  allowsForm({ headers }: FastifyRequest, token: string, owner: CsrfOwner): boolean {
    const { origin, ...others } = headers;
    const told = origin === undefined || origin === 'null' ? others : headers;
    return isOwnPage(told, this.configuration, 'call') && this.isToken(token, owner);
  }

  private isToken(given: string, owner: CsrfOwner): boolean {
    return acceptedSecrets(this.configuration).some((secret) => equalSecrets(given, this.tokenFor(owner, secret)));
  }
}
