import { decide } from '@murmel/access-policy';
import { Account, type Configuration, type Logger, loadFactsOfMany, Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { actorOf } from '../../../platform/actor-of.js';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { PollingRunner } from '../../../platform/processes/polling-runner.js';
import { endRuns } from './end-runs.js';

/** Interval of the rights check. With the half second until another process gets an event, a revoked right ends an answer within two. */
const EVERY_MS = 1000;

interface UnderWay {
  id: string;
  assistant_id: string;
  account_id: string | null;
  visitor_id: string | null;
}

/** Ends answers of assistants with which their people may not talk any more: another link, another password, nothing shared. */
@Injectable()
export class RunAccess extends PollingRunner {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, configuration, { everyMs: EVERY_MS, failed: 'rights of answers are asked again later', besideCalls: true });
  }

  /** @returns those that it ended */
  async round(): Promise<string[]> {
    const { manager } = this.database;
    const underWay = await manager.query<UnderWay[]>(
      `select r.id, c.assistant_id, r.account_id, r.visitor_id from ai_run r join ai_conversation c on c.id = r.conversation_id
        where r.ended_at is null and c.assistant_id is not null`,
    );
    const gone = await this.withoutRight(manager, underWay);
    if (gone.length === 0) return [];
    return this.database.transaction((inside) => endRuns(inside, 'r.id = any($3)', gone, { state: 'cancelled' }));
  }

  private async withoutRight(manager: EntityManager, underWay: readonly UnderWay[]): Promise<string[]> {
    const ids = (all: readonly (string | null)[]) => [...new Set(all.filter((id) => id !== null))];
    const accounts = await byId(manager.findBy(Account, { id: In(ids(underWay.map(({ account_id }) => account_id))) }));
    const visitors = await byId(manager.findBy(Visitor, { id: In(ids(underWay.map(({ visitor_id }) => visitor_id))) }));
    const asked = underWay.map(({ assistant_id: itemId, account_id, visitor_id }) => ({
      actor: actorOf(this.configuration, accounts.get(account_id ?? '') ?? null, visitors.get(visitor_id ?? '') ?? null),
      itemId,
    }));
    const facts = await loadFactsOfMany(manager, asked);
    return underWay.flatMap(({ id }, index) => {
      const item = facts[index];
      return item && decide(asked[index]!.actor, 'item.answer', { item }).allow ? [] : [id];
    });
  }
}

async function byId<T extends { id: string }>(rows: Promise<T[]>): Promise<ReadonlyMap<string, T>> {
  return new Map((await rows).map((row) => [row.id, row]));
}
