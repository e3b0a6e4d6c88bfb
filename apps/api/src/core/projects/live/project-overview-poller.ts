import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../platform/injection-tokens.js';
import type { TopicSubscribers } from '../../../platform/live/topic.js';
import { overviewFingerprints, projectsWith } from './overview-fingerprint.js';
import { isOfTeachers } from './project-audiences.js';

/**
 * Documents publish nothing while they are written in, and time passes without an event. Teachers see it within two seconds: a poll and a
 * push, which may have to wait for a second, leave half a second for the machine.
 */
const LOOK_EVERY_MS = 500;

/** Finds out that teachers see something new of the projects that they watch through this process. */
@Injectable()
export class ProjectOverviewPoller {
  private readonly seen = new Map<string, string>();
  private readonly changedItems = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private looking: TopicSubscribers | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(looking: TopicSubscribers): void {
    this.looking = looking;
    this.plan();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Schedules a check because the item may be part of a watched project. */
  itemChanged(itemId: string): void {
    if (this.watched().length > 0) this.changedItems.add(itemId);
  }

  private watched(): string[] {
    return this.looking?.idsWith(isOfTeachers) ?? [];
  }

  private plan(): void {
    this.timer = setTimeout(() => {
      void this.look().finally(() => this.timer && this.plan());
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    const watched = this.watched();
    const items = [...this.changedItems];
    this.changedItems.clear();
    for (const id of this.seen.keys()) if (!watched.includes(id)) this.seen.delete(id);
    if (watched.length === 0) return;
    try {
      const touched = new Set(items.length > 0 ? await projectsWith(this.database.manager, watched, items) : []);
      for (const [id, seen] of await overviewFingerprints(this.database.manager, watched)) {
        if (seen !== this.seen.get(id)) touched.add(id);
        this.seen.set(id, seen);
      }
      for (const id of touched) this.looking?.changed(id, isOfTeachers);
    } catch (error) {
      // Nothing is lost: what was not looked at is another at the next look.
      for (const id of items) this.changedItems.add(id);
      this.logger.warn({ err: error }, 'watched projects could not be looked at');
    }
  }
}
