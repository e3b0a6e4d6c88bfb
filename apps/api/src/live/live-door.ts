import { decide, type ItemFacts } from '@murmel/access-policy';
import { LIVE_EVENTS, type LiveRefusal } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONTRIBUTIONS, type Contributions, type LiveContribution } from '../core/items/contributions.js';
import type { LivePerson } from './person.js';

export interface LetIn {
  live: LiveContribution;
  audience: string;
}

/** The same question as at every other door, translated for the live connection. */
@Injectable()
export class LiveDoor {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** Whether this person may look at the item, and as which audience. Unknown and foreign items look the same. */
  async ask({ actor }: LivePerson, itemId: string, publicToken: string | undefined): Promise<LetIn | LiveRefusal['code']> {
    const { manager } = this.database;
    const facts = await loadFactsOfItem(manager, actor, itemId, { publicToken });
    const decision = decide(actor, LIVE_EVENTS.join.operation, facts);
    if (!decision.allow) return decision.reason === 'password_required' ? 'NO_PASSWORD_PROVIDED' : 'NOT_FOUND';
    const live = await this.liveOf(itemId);
    if (!live) return 'NOT_FOUND';
    return { live, audience: await live.audienceOf(manager, { actor, itemId, facts: facts as ItemFacts }) };
  }

  private async liveOf(itemId: string): Promise<LiveContribution | undefined> {
    const item = await this.database.manager.findOne(Item, { where: { id: itemId }, select: { id: true, kind: true } });
    return item ? this.contributions[item.kind]?.live : undefined;
  }
}
