import type { Configuration, Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { answersCalls } from '../../platform/processes/process-role.js';
import { publishProjectAccessChanged } from '../project-access/publish-project-access.js';

const EVERY_MS = 1000;
const BEFORE_ALL = new Date(0);

/**
 * Ends projects to the second, because a right that expires has no event of its own. Projects that ended while no api ran are published at
 * startup. Every process that answers calls may publish an end, and does so once: a right must not wait for a process of background work.
 */
@Injectable()
export class ProjectClock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** time up to which ends are published, by the database's clock because rights are compared with it */
  private publishedUntil: Date | undefined;
  private telling = false;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!answersCalls(this.configuration)) return;
    this.timer = setInterval(() => void this.tick(), EVERY_MS);
    this.timer.unref();
    void this.tick();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Publishes all projects that ended by themselves, or with their class, and were not yet published. One that fails is retried. */
  async tick(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      const [clock] = await this.database.query<{ now: Date }[]>('select clock_timestamp() as now');
      const ended = await this.database.query<{ id: string }[]>(
        `select p.id from project p join school_class c on c.id = p.class_id
          where p.ended_at is null and ((p.ends_at > $1 and p.ends_at <= $2) or (c.expires_at > $1 and c.expires_at <= $2)) and p.told_end is distinct from least(p.ends_at, c.expires_at)`,
        [this.publishedUntil ?? BEFORE_ALL, clock!.now],
      );
      for (const { id } of ended) await this.database.transaction((manager) => tell(manager, id));
      this.publishedUntil = clock!.now;
    } catch (error) {
      this.logger.warn({ err: error }, 'ends of projects could not be told');
    } finally {
      this.telling = false;
    }
  }
}

/** Unless another process does at this moment, or the project was given time again. */
async function tell(manager: EntityManager, id: string): Promise<void> {
  const [, mine] = await manager.query<[unknown[], number]>(
    `update project p set told_end = least(p.ends_at, c.expires_at) from school_class c
      where p.id = $1 and c.id = p.class_id and p.told_end is distinct from least(p.ends_at, c.expires_at) and least(p.ends_at, c.expires_at) <= clock_timestamp()`,
    [id],
  );
  if (mine > 0) await publishProjectAccessChanged(manager, id);
}
