import { createHash } from 'node:crypto';
import { HEADERS } from '@murmel/contracts';
import { IdempotencyKey } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from './api-error.js';
import { header } from './identify.js';
import type { RequestContext } from './request-context.js';

/** Keys longer than a UUID with some air are not keys. */
const LONGEST_KEY = 100;

/** Runs what a POST creates in one transaction with its `Idempotency-Key`: repeated, it answers the same and creates nothing. */
@Injectable()
export class Idempotency {
  constructor(private readonly database: DataSource) {}

  async once<T>(context: RequestContext, input: unknown, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const asked = claimOf(context, input);
    if (!asked) return this.database.transaction(work);
    const { actor, key, request } = asked;
    return this.database.transaction(async (manager) => {
      // A second request with the same key waits here until the first one is committed or gone.
      const inserted = await manager.query<unknown[]>(
        'insert into idempotency_key (actor, key, request) values ($1, $2, $3) on conflict do nothing returning 1',
        [actor, key, request],
      );
      if (inserted.length === 0) return this.earlierAnswer<T>(manager, actor, key, request);
      const answer = await work(manager);
      await manager.query('update idempotency_key set answer = $3 where actor = $1 and key = $2', [actor, key, JSON.stringify(answer)]);
      return answer;
    });
  }

  /**
   * Returns the result of an earlier identical request, for content that cannot be sent twice.
   * @returns undefined without a key, or when nothing came of that request
   * @throws IDEMPOTENCY_CONFLICT when the key came with another request before
   */
  async earlier<T>(context: RequestContext, input: unknown): Promise<{ answer: T } | undefined> {
    const asked = claimOf(context, input);
    if (!asked) return undefined;
    const { actor, key, request } = asked;
    const { manager } = this.database;
    const known = await manager.existsBy(IdempotencyKey, { actor, key });
    return known ? { answer: await this.earlierAnswer<T>(manager, actor, key, request) } : undefined;
  }

  /**
   * Returns the id of a command that another process executes: it is derived from the request, so that the command runs once.
   * @returns a UUID made of person, key and request; undefined without a key
   * @throws IDEMPOTENCY_CONFLICT when the key came with another request before
   */
  async commandId(context: RequestContext, input: unknown): Promise<string | undefined> {
    const asked = claimOf(context, input);
    if (!asked) return undefined;
    const { actor, key, request } = asked;
    await this.database.query('insert into idempotency_key (actor, key, request) values ($1, $2, $3) on conflict do nothing', [
      actor,
      key,
      request,
    ]);
    const { request: earlier } = await this.database.manager.findOneByOrFail(IdempotencyKey, { actor, key });
    if (earlier !== request) throw apiError('IDEMPOTENCY_CONFLICT');
    const hex = createHash('sha256').update(`${actor} ${key} ${request}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  private async earlierAnswer<T>(manager: EntityManager, actor: string, key: string, request: string): Promise<T> {
    const earlier = await manager.findOneByOrFail(IdempotencyKey, { actor, key });
    if (earlier.request !== request) throw apiError('IDEMPOTENCY_CONFLICT');
    return earlier.answer as T;
  }
}

interface Claim {
  actor: string;
  key: string;
  /** hash of method, path and body */
  request: string;
}

function claimOf(context: RequestContext, input: unknown): Claim | undefined {
  const key = header(context.request, HEADERS.idempotencyKey);
  if (key === undefined) return undefined;
  if (key.length > LONGEST_KEY) throw apiError('BAD_REQUEST', { header: HEADERS.idempotencyKey, max: LONGEST_KEY });
  const actor = context.account ? `account:${context.account.id}` : `visitor:${context.visitor?.id ?? 'nobody'}`;
  const request = createHash('sha256')
    .update(`${context.request.method} ${context.request.url} ${JSON.stringify(input)}`)
    .digest('base64url');
  return { actor, key, request };
}
