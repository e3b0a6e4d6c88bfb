import { CORRECTION_LIMITS, type CorrectionFailure } from '@murmel/contracts';
import { type Configuration, CorrectionFinding, CorrectionResult, Item, type Logger, newId, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { rosterOf } from '../../../core/ai/chats/roster.js';
import { StructuredAnswers } from '../../../core/ai/structured/structured-answers.js';
import { QueueRunner } from '../../../core/queue/queue-runner.js';
import type { RowLease } from '../../../core/queue/row-lease.js';
import type { QueuedTable } from '../../../core/queue/row-queue.js';
import { isApiError } from '../../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { correctionOf } from '../correction-repository.js';
import { correctionInstructions, correctionMaterial, type Reading, readingShape } from './correction-prompt.js';
import { mergeReadings } from './merge-readings.js';

const { answerTokens, withinSeconds } = CORRECTION_LIMITS;

const TABLE: QueuedTable = {
  ...{ name: 'correction_result', key: 'id', open: ['queued', 'running'], running: 'running', oneLane: true },
  ...{ leaseSeconds: 20, attempts: 3 },
  order: 't.created_at, t.place, t.id',
  person: '(select i.owner_id::text from item i where i.id = t.item_id)',
};

/** Reads texts of corrections, each twice, one after the other, and teacher by teacher. */
@Injectable()
export class CorrectionRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly models: StructuredAnswers,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    const manner = { everyMs: 500, withinSeconds, failed: 'texts of corrections are looked for again later' };
    super(database, TABLE, manner, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const { manager } = this.database;
    const result = await manager.findOneBy(CorrectionResult, { id: lease.claimed.key });
    // It was removed at this moment.
    if (!result) return lease.stop('taken away');
    const correction = await correctionOf(manager, result.itemId);
    const { language, ownerId } = await manager.findOneByOrFail(Item, { id: result.itemId });
    const roster = await rosterOf(manager, ownerId);
    const offered = this.models.forTeachers();
    const read = (): Promise<{ value: Reading; model: string }> =>
      this.models.ask(offered, {
        instructions: correctionInstructions(language),
        material: correctionMaterial(correction, result.text),
        name: 'findings',
        asked: { kind: 'correction', accountId: ownerId, correctionId: result.id },
        shape: readingShape(correction.criteria.length),
        roster,
        maxTokens: answerTokens,
        signal: lease.signal,
      });
    const [first, second] = [await read(), await read()];
    const findings = mergeReadings(result.text, correction.criteria, [first.value, second.value]);
    const { id: resultId, itemId } = result;
    await lease.end("state = 'done', failure = null, model = $3", [first.model], async (inside) => {
      await inside.delete(CorrectionFinding, { resultId });
      await inside.insert(
        CorrectionFinding,
        findings.map((finding, place) => ({ ...finding, id: newId(), itemId, resultId, place, state: 'waiting' as const })),
      );
    });
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const failure: CorrectionFailure = isApiError(error, 'AI_NOT_CONFIGURED') ? 'noModel' : 'model';
    this.logger.warn({ err: error, job: lease.claimed.key }, 'a text of a correction could not be read');
    await lease.end("state = 'failed', failure = $3", [failure]);
  }

  protected async changed(manager: EntityManager, key: string): Promise<void> {
    const result = await manager.findOneBy(CorrectionResult, { id: key });
    if (result) await publish(manager, 'item.changed', { itemId: result.itemId });
  }
}
