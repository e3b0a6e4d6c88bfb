import type {
  DataSource,
  EntityManager,
  EntitySubscriberInterface,
  QueryRunner,
  TransactionCommitEvent,
  TransactionRollbackEvent,
} from 'typeorm';
import type { Logger } from '../logging.js';
import type { RedisConnection } from '../redis/redis-connection.js';
import { type BusChannel, FACTS, type FactChannel } from './events.js';

interface Fact {
  channel: FactChannel;
  payload: string;
}

/** Keeps facts until the transaction that causes them has committed, then lets Redis carry them. */
export class CommittedFacts implements EntitySubscriberInterface {
  /** facts by content: duplicates within one transaction are published once, as with NOTIFY */
  private readonly kept = new WeakMap<QueryRunner, Map<string, Fact>>();
  private readonly onTheWay = new Set<Promise<void>>();

  constructor(
    private readonly database: DataSource,
    private readonly redis: RedisConnection,
    private readonly logger: Logger,
  ) {
    database.subscribers.push(this);
  }

  /** The one that keeps facts for this database; undefined in processes without Redis. */
  static of(manager: EntityManager): CommittedFacts | undefined {
    return manager.dataSource.subscribers.find((subscriber) => subscriber instanceof CommittedFacts);
  }

  /**
   * @returns false when it has to travel in the transaction: it is none of the facts, or Redis is away
   * @throws what NOTIFY throws, only outside of a transaction
   */
  async take(manager: EntityManager, channel: BusChannel, payload: string): Promise<boolean> {
    const carried = FACTS.find((name) => name === channel);
    if (!carried || !this.redis.here) return false;
    const fact: Fact = { channel: carried, payload };
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) {
      await this.carry(fact);
      return true;
    }
    const facts = this.kept.get(runner) ?? new Map<string, Fact>();
    this.kept.set(runner, facts.set(`${carried} ${payload}`, fact));
    return true;
  }

  /** Not awaited: the answer of a call must not depend on Redis, and a commit cannot fail any more. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive) return;
    const facts = this.kept.get(queryRunner);
    this.kept.delete(queryRunner);
    for (const fact of facts?.values() ?? []) {
      const telling: Promise<void> = this.carry(fact)
        .catch((error: unknown) => this.logger.error({ err: error, channel: fact.channel }, 'a fact could not be told'))
        .finally(() => this.onTheWay.delete(telling));
      this.onTheWay.add(telling);
    }
  }

  /** A savepoint that is rolled back keeps its facts: at worst a state is read once more. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) this.kept.delete(queryRunner);
  }

  /** Resolves when all committed facts were published. */
  async settled(): Promise<void> {
    await Promise.all(this.onTheWay);
  }

  private async carry({ channel, payload }: Fact): Promise<void> {
    const receivers = await this.redis.run((client) => client.publish(channel, payload));
    // Every api process subscribes to both. There are no receivers when Redis is down, or back before a process subscribed again.
    if (!receivers) await this.database.query('select pg_notify($1, $2)', [channel, payload]);
  }
}
