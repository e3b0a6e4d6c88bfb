import { dropJournalMonths, expiries, type Logger, makeJournalMonths, recordDeletions, rowsWithoutMonth } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../platform/injection-tokens.js';
import { Storage } from '../../platform/storage/storage.js';
import { BoardOperations } from '../boards/board-operations.js';
import { ErasePupils } from '../classes/erase-pupils.js';
import { ExportJobs } from '../exports/jobs/export-jobs.js';
import { UnusedFiles } from '../files/unused-files.js';
import { DestroyItem } from '../items/destroy-item.js';
import { applyLicences } from '../licences/apply-licences.js';
import { DestroyProject } from '../projects/destroy-project.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { Uploads } from '../uploads/uploads.js';
import { discardExpiredItems } from './discard-expired-items.js';
import { emptyTrash } from './empty-trash.js';
import { forgetVisitors } from './forget-visitors.js';
import { removeOrphanFiles } from './remove-orphan-files.js';

/** Number of deletions by step, or by table for steps of single tables: numbers only, no names. */
export type DeletionReport = Record<string, number>;

/**
 * Deletes everything that expires (docs/datenschutz/loeschkonzept.md). Repeating it changes nothing, and one run catches up on a missed
 * week.
 */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly destroyItem: DestroyItem,
    private readonly boards: BoardOperations,
    private readonly unusedFiles: UnusedFiles,
    private readonly erasePupils: ErasePupils,
    private readonly destroyProject: DestroyProject,
    private readonly exports: ExportJobs,
    private readonly uploads: Uploads,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Runs every step, also when one before it failed.
   * @param now the moment to which everything is compared
   * @throws AggregateError when steps failed, so that the run is tried again
   */
  async run(now: Date): Promise<DeletionReport> {
    const report: DeletionReport = {};
    const failures: unknown[] = [];
    for (const [step, work] of Object.entries(this.steps(now))) {
      try {
        report[step] = await work();
      } catch (error) {
        failures.push(error);
        this.logger.error({ err: error, step }, 'housekeeping step failed');
      }
    }
    this.logger.info({ report }, 'deletion report');
    await recordDeletions(this.database.manager, report, 'deadline', now);
    if (failures.length > 0) throw new AggregateError(failures, 'Housekeeping is not complete');
    return report;
  }

  private steps(now: Date): Record<string, () => Promise<number>> {
    const { database } = this;
    return {
      itemsDiscarded: () => discardExpiredItems(database, now),
      itemsDestroyed: () => emptyTrash(database, now, (id, inTrashUntil) => this.destroyItem.forEver(id, { inTrashUntil })),
      trashesInsideItems: () => this.emptyTrashesInside(now),
      classes: () => this.erasePupils.expired(now),
      projects: () => this.destroyProject.fromTrash(now),
      licences: () => database.transaction((manager) => applyLicences(manager, now)),
      ...expiries(database, now),
      visitors: () => forgetVisitors(database, now),
      historyRows: () => this.thinOutHistory(now),
      journalMonths: () => this.tendJournal(),
      unusedFiles: () => this.unusedFiles.removeOld(now),
      uploads: () => this.uploads.removeExpired(now),
      exportFiles: () => this.exports.removeExpired(now),
      files: () => removeOrphanFiles(database, now, this.storage),
    };
  }

  private async emptyTrashesInside(now: Date): Promise<number> {
    let items = 0;
    for (const contribution of Object.values(this.contributions))
      items += (await contribution.emptyTrash?.(this.database, now, this.boards)) ?? 0;
    return items;
  }

  private async thinOutHistory(now: Date): Promise<number> {
    let rows = 0;
    for (const contribution of Object.values(this.contributions)) rows += (await contribution.thinOutHistory?.(this.database, now)) ?? 0;
    return rows;
  }

  /** Not by the clock of this process: rows of the journal have the database's. @returns number of months that went */
  private async tendJournal(): Promise<number> {
    await makeJournalMonths(this.database);
    const dropped = await dropJournalMonths(this.database);
    const rows = await rowsWithoutMonth(this.database);
    if (rows > 0) this.logger.error({ rows }, 'the journal has rows of no month: was the clock of the database wrong?');
    return dropped;
  }
}
