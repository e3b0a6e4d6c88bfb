import type { Logger } from '@murmel/server';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../platform/tokens.js';
import { projectAccessChanged } from './tell-access.js';

const EVERY_MS = 1000;

/** Ends projects to the second: a right that is over by time has no event of its own. Every process of the api may say it. */
@Injectable()
export class ProjectClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** the database's clock, because rights are compared with that */
  private told: Date | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tick(), EVERY_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Tells of every project and class that ended since the last time. */
  async tick(): Promise<void> {
    try {
      const [clock] = await this.database.query<{ now: Date }[]>('select clock_timestamp() as now');
      const [from, until] = [this.told, clock!.now];
      this.told = until;
      if (!from) return;
      const ended = await this.database.query<{ id: string }[]>(
        `select p.id from project p join school_class c on c.id = p.class_id
          where p.ended_at is null and ((p.ends_at > $1 and p.ends_at <= $2) or (c.expires_at > $1 and c.expires_at <= $2))`, [from, until],
      );
      for (const { id } of ended) await this.database.transaction((manager) => projectAccessChanged(manager, id));
    } catch (error) {
      this.logger.warn({ err: error }, 'ends of projects could not be read');
    }
  }
}
