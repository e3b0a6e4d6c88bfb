import { type Configuration, Item, type Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { QueueRunner } from '../queue/queue-runner.js';
import type { RowLease } from '../queue/row-lease.js';
import type { QueuedTable } from '../queue/row-queue.js';
import { SearchIndexWriter } from './search-index-writer.js';

/** While people write, an item is read anew this often at most. */
const SETTLE_SECONDS = 2;

/** Notes of one item are written as one, however many a class made, and by one process, so that nothing older comes after something newer. */
const TABLE: QueuedTable = {
  ...{ name: 'item_words_due', key: 'id', about: 'item_id', oneLane: true, leaseSeconds: 10, attempts: 3 },
  due: `(t.since is null or t.since <= now() - make_interval(secs => ${SETTLE_SECONDS}))`,
  order: 't.since nulls last, t.id',
};

/** Writes the search text of changed items, one after the other. */
@Injectable()
export class SearchIndexRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly writer: SearchIndexWriter,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    // The rest limits rounds to a fifth of this process's time; items of one class that are due together wait for no rest.
    const manner = { everyMs: 1000, atOnce: 20, rest: 4, withinSeconds: 300, failed: 'words of items are read again later' };
    super(database, TABLE, manner, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const item = await this.itemOf(lease);
    const places = item ? await lease.orEnded(this.writer.searchTextOf(item)) : [];
    await lease.remove(async (manager) => {
      if (item) await this.writer.store(manager, item, places);
    });
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const item = await this.itemOf(lease);
    this.logger.error({ err: error, itemId: item?.id }, 'what an item says could not be stored; it is found by its title');
    await lease.remove(async (manager) => {
      if (item) await this.writer.store(manager, item, []);
    });
  }

  /** Publishes nothing: no screen shows search text. */
  protected changed(): Promise<void> {
    return Promise.resolve();
  }

  private itemOf({ claimed }: RowLease): Promise<Item | null> {
    return this.database.manager.findOneBy(Item, { id: claimed.about! });
  }
}
