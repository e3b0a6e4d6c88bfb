import type { LtiGradeProblem } from '@murmel/contracts';
import { type Configuration, type Logger, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { QueueRunner } from '../../queue/queue-runner.js';
import type { RowLease } from '../../queue/row-lease.js';
import type { QueuedTable } from '../../queue/row-queue.js';
import { ServerAway } from '../../web-requests/ask-server.js';
import { LtiPlatforms } from '../lti-platforms.js';
import { LtiSubjects } from '../lti-subjects.js';
import { GradeRefused, PlatformGrades } from './platform-grades.js';

const DAY_SECONDS = 86_400;
/** Time for which a platform that is away is tried again. */
const TRIED_SECONDS = 3 * DAY_SECONDS;
/** Pauses between attempts: half of the time that has passed, within these. */
const PAUSE_SECONDS = { shortest: 30, longest: 4 * 3600 } as const;

const TABLE: QueuedTable = {
  ...{ name: 'lti_grade', key: 'response_id', open: ['waiting'], oneLane: true, leaseSeconds: 30, attempts: 100 },
  due: 't.next_at <= now()',
  order: 't.next_at, t.response_id',
};

interface Row {
  score: number | null;
  maximum: number;
  gradedAt: Date;
  lineItem: string;
  subjectSealed: string;
  platformId: string;
}

/** Sends the points of responses to the platforms from which their authors came. */
@Injectable()
export class GradeRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly platforms: LtiPlatforms,
    private readonly subjects: LtiSubjects,
    private readonly sending: PlatformGrades,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(database, TABLE, { everyMs: 2000, atOnce: 20, withinSeconds: 60, failed: 'points are sent again later' }, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const row = await this.rowOf(lease);
    if (!row) {
      // The place takes no points any more; where the response itself is gone, this writes nothing.
      await lease.end("state = 'failed', problem = 'gone', next_at = now()");
      return;
    }
    const platform = this.platforms.byId(row.platformId);
    const userId = platform && this.subjects.open(row.subjectSealed);
    if (!platform || !userId) return this.refused(lease, row, 'unknownPlatform');
    const { score, maximum, gradedAt, lineItem } = row;
    try {
      const grade = { userId, score, maximum, gradedAt };
      const isWanted = async () => (await this.rowOf(lease)) !== undefined;
      const sent = await this.sending.send({ platform, lineItem, grade, isWanted, signal: lease.signal });
      // Points that changed meanwhile wait on: these are not theirs.
      if (sent) await lease.end(`state = ${unlessNewer('sent')}, sent_at = now(), problem = null`, [gradedAt]);
    } catch (error) {
      lease.signal.throwIfAborted();
      if (error instanceof GradeRefused) return this.refused(lease, row, error.problem);
      if (!(error instanceof ServerAway)) throw error;
      await this.away(lease, row);
    }
  }

  /** @param error of our own: the points wait as if the platform were away */
  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const row = await this.rowOf(lease);
    this.logger.error({ code: error instanceof Error ? error.name : 'unknown', responseId: lease.claimed.key }, 'points could not be sent');
    if (row) await this.away(lease, row);
  }

  protected async changed(manager: EntityManager, responseId: string): Promise<void> {
    const [row] = await manager.query<{ itemId: string }[]>('select item_id as "itemId" from worksheet_response where id = $1', [
      responseId,
    ]);
    if (row) await publish(manager, 'response.changed', { itemId: row.itemId, responseId });
  }

  private async refused(lease: RowLease, { gradedAt }: Row, problem: LtiGradeProblem): Promise<void> {
    await lease.end(`state = ${unlessNewer('failed')}, problem = $4, next_at = now()`, [gradedAt, problem]);
  }

  /** Waits for a platform that is away, with all other points for it: they would only hold up those of other platforms. */
  private async away(lease: RowLease, { gradedAt, platformId }: Row): Promise<void> {
    const waited = (Date.now() - gradedAt.getTime()) / 1000;
    if (waited > TRIED_SECONDS) return this.refused(lease, { gradedAt } as Row, 'away');
    const pause = Math.min(PAUSE_SECONDS.longest, Math.max(PAUSE_SECONDS.shortest, waited / 2));
    await lease.end("next_at = now() + make_interval(secs => $3), problem = 'away'", [pause], async (manager) => {
      await manager.query(
        `update lti_grade t set next_at = now() + make_interval(secs => $2), problem = 'away'
           from lti_grant g join lti_learner l on l.id = g.learner_id
          where g.id = t.grant_id and l.platform_id = $1 and t.state = 'waiting' and t.next_at <= now() and t.leased_until is null and t.response_id <> $3`,
        [platformId, PAUSE_SECONDS.shortest, lease.claimed.key],
      );
    });
  }

  /** Returns what is to be sent now; undefined when the response, its learner or the link is gone. */
  private async rowOf({ claimed }: RowLease): Promise<Row | undefined> {
    const [row] = await this.database.query<Row[]>(
      `select t.score, t.maximum, t.graded_at as "gradedAt", g.line_item as "lineItem", l.subject_sealed as "subjectSealed", l.platform_id as "platformId"
         from lti_grade t join lti_grant g on g.id = t.grant_id join lti_learner l on l.id = g.learner_id
        where t.response_id = $1 and t.state = 'waiting' and g.line_item is not null and l.subject_sealed is not null`,
      [claimed.key],
    );
    return row;
  }
}

/** SQL for a state that holds only for the points of `$3`, a moment as exact as the process reads it. */
const unlessNewer = (state: 'sent' | 'failed'): string =>
  `case when date_trunc('milliseconds', graded_at) = $3 then '${state}' else 'waiting' end`;
