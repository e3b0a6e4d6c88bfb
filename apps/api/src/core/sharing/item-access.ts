import { standingTo, type ItemFacts } from '@murmel/access-policy';
import { HEADERS, type CallMeta } from '@murmel/contracts';
import { ImageAttachment, Item, ItemGrant, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { header } from '../../platform/identify.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { ItemPasswords } from './item-passwords.js';

type AskedItem = NonNullable<Asking['item']>;

/** Loads what a decision about an item needs and keeps a shown secret as a grant (decision E1). */
@Injectable()
export class ItemAccess {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: ItemPasswords,
    private readonly visitors: VisitorSessions,
  ) {}

  /** @throws NOT_FOUND for ids that are none, so that they look like foreign ones */
  async itemIdOf(meta: CallMeta, request: FastifyRequest): Promise<string | undefined> {
    if (!meta.operation?.startsWith('item.')) return undefined;
    const given = { ...(request.query as object), ...(request.params as object) } as Record<string, unknown>;
    const id = given[meta.itemParam ?? 'id'];
    if (typeof id !== 'string' || !isUuid(id)) throw apiError('NOT_FOUND');
    if (meta.itemThrough !== 'image') return id;
    const image = await this.database.manager.findOneBy(ImageAttachment, { id });
    return image?.itemId ?? id;
  }

  /** Facts for this request; a presented password is compared only when nothing else opens the item. */
  async factsFor(asking: Asking, itemId: string): Promise<AskedItem | undefined> {
    const facts = await loadFactsOfItem(this.database.manager, asking.actor, itemId, asking.presented);
    if (!facts) return undefined;
    const password = header(asking.request, HEADERS.password);
    if (password === undefined || standingTo(asking.actor, facts) !== 'mustAsk') return { id: itemId, facts };
    const right = await this.passwords.isRight(asking, itemId, decoded(password));
    return { id: itemId, facts: { ...facts, presented: { ...facts.presented, password: right } } };
  }

  /** Whoever got in by token or password alone keeps that right on the visitor's cookie. */
  async keepGrant(asking: Asking, { id, facts }: AskedItem): Promise<void> {
    const via = grantWorthKeeping(asking, facts);
    if (!via) return;
    const visitor = asking.visitor ?? (await this.visitors.begin(asking));
    const { accessVersion } = await this.database.manager.findOneByOrFail(Item, { id });
    await this.database.manager.upsert(
      ItemGrant,
      { visitorId: visitor.id, itemId: id, via, accessVersion, createdAt: new Date() },
      ['visitorId', 'itemId'],
    );
  }
}

function grantWorthKeeping(asking: Asking, facts: ItemFacts): 'token' | 'password' | undefined {
  const without = standingTo(asking.actor, { ...facts, presented: { token: false, password: false, publicToken: false } });
  if (without !== 'none' && without !== 'mustAsk') return undefined;
  if (facts.privacy === 'password_protected' && facts.presented.password) return 'password';
  return facts.privacy === 'secret' && facts.presented.token ? 'token' : undefined;
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
