import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOGGER } from '../../../platform/injection-tokens.js';
import { forgetOldPresence, type PupilPresence, recordPresence, refreshPresence, removePresence } from './pupil-presence.js';

/** Interval of heartbeats: well below the time after which a silent pupil counts as gone. */
const HEARTBEAT_MS = 10_000;

/**
 * Stores the current items of the pupils connected to this process, in the database for all processes. One connection is in one project.
 */
@Injectable()
export class PresenceTracker {
  private readonly here = new Map<string, PupilPresence>();
  /** pending writes by connection, one after the other */
  private readonly writing = new Map<string, Promise<void>>();
  private beating: Promise<void> = Promise.resolve();
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.heartbeat = setInterval(() => void (this.beating = this.beat()), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  /** Removes all presence of this process. */
  async stop(): Promise<void> {
    clearInterval(this.heartbeat);
    for (const socketId of [...this.here.keys()]) this.leave(socketId);
    await Promise.all(this.writing.values());
  }

  /** The pupil is there from now on. */
  stand(place: PupilPresence): Promise<void> {
    const { socketId, projectId } = place;
    const before = this.here.get(socketId);
    if (before && before.projectId !== projectId) this.leave(socketId);
    this.here.set(socketId, place);
    return this.write(socketId, async (manager) => {
      // Gone again before it was written.
      if (this.here.get(socketId) !== place) return;
      const itemId = await recordPresence(manager, place);
      if (this.here.get(socketId) === place) this.here.set(socketId, { ...place, itemId });
    });
  }

  /** @param projectId leaves only this one */
  leave(socketId: string, projectId?: string): void {
    const place = this.here.get(socketId);
    if (!place || (projectId !== undefined && place.projectId !== projectId)) return;
    this.here.delete(socketId);
    void this.write(socketId, async (manager) => {
      // Waits for the heartbeat under way, which reports presence.
      await this.beating;
      await removePresence(manager, place);
    });
  }

  private write(socketId: string, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    const done: Promise<void> = (this.writing.get(socketId) ?? Promise.resolve())
      .then(() => this.database.transaction(work))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a place could not be written'))
      .finally(() => {
        if (this.writing.get(socketId) === done) this.writing.delete(socketId);
      });
    this.writing.set(socketId, done);
    return done;
  }

  private async beat(): Promise<void> {
    try {
      if (this.here.size > 0) await refreshPresence(this.database.manager, [...this.here.values()]);
      await forgetOldPresence(this.database.manager);
    } catch (error) {
      this.logger.warn({ err: error }, 'places could not be kept');
    }
  }
}
