import { createHash } from 'node:crypto';
import { type CorrectionResult as Answer, CHAT_MESSAGE, CORRECTION_LIMITS, type CorrectionOverview, type Finding } from '@murmel/contracts';
import { CorrectionFinding, CorrectionResult, newId, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DayBudgets } from '../../../core/ai/budgets/day-budgets.js';
import { callingPerson } from '../../../core/ai/chats/person-rows.js';
import { inTurn } from '../../../core/ai/runs/begin-run.js';
import { StructuredAnswers } from '../../../core/ai/structured/structured-answers.js';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { correctionOf } from '../correction-repository.js';
import { correctionOverview, shownResults } from './shown-results.js';

export interface SentText {
  code: string;
  text: string;
}
export interface Decisions {
  code?: string | undefined;
  overall?: string | undefined;
  mark?: string | undefined;
  findings?: readonly ({ id: string } & { [Field in 'verdict' | 'text' | 'state']?: Finding[Field] | undefined })[] | undefined;
}

/** Texts of a correction: sent, decided on, read once more, removed. */
@Injectable()
export class CorrectionResults {
  constructor(
    private readonly database: DataSource,
    private readonly models: StructuredAnswers,
    private readonly budgets: DayBudgets,
    private readonly idempotency: Idempotency,
  ) {}

  /** Each text counts once among the questions of the day and the month, although it is read twice. @throws AI_NOT_CONFIGURED, LIMIT_REACHED and
   * AI_DAY_LIMIT_REACHED with the number */
  async create(context: RequestContext, texts: readonly SentText[]): Promise<CorrectionOverview> {
    const { id: itemId } = itemOf(context);
    this.models.forTeachers();
    return this.idempotency.once(context, { texts }, async (manager) => {
      await correctionOf(manager, itemId);
      const limit = CORRECTION_LIMITS.results;
      if ((await manager.countBy(CorrectionResult, { itemId })) + texts.length > limit)
        throw apiError('LIMIT_REACHED', { limit, what: 'results' });
      await inTurn(manager, callingPerson(context));
      for (const _text of texts) await this.budgets.countForTeacher(manager, accountOf(context), CHAT_MESSAGE);
      const createdAt = new Date();
      await manager.insert(
        CorrectionResult,
        texts.map(({ code, text }, place) => ({
          ...{ id: newId(), itemId, code, text, digest: digestOf(text), state: 'queued' as const, failure: null, model: null },
          ...{ overall: '', mark: '', returnKey: null, attempts: 0, leasedUntil: null, createdAt, place },
        })),
      );
      await publish(manager, 'item.changed', { itemId });
      return correctionOverview(manager, itemId);
    });
  }

  async one(context: RequestContext): Promise<Answer> {
    return this.shown(this.database.manager, rowOf(context, CorrectionResult).id);
  }

  async page(context: RequestContext, { page, limit }: { page: number; limit: number }) {
    const { manager } = this.database;
    const { id: itemId } = itemOf(context);
    await correctionOf(manager, itemId);
    const order = { createdAt: 'asc', place: 'asc', id: 'asc' } as const;
    const [rows, total] = await manager.findAndCount(CorrectionResult, { where: { itemId }, order, take: limit, skip: (page - 1) * limit });
    return { entries: await shownResults(manager, rows), total, page, limit };
  }

  /** @throws CORRECTION_UNDER_WAY, FINDING_UNKNOWN, MARK_TOO_EARLY for a mark before every finding was decided on (spec C30) */
  change(context: RequestContext, { findings = [], mark, ...fields }: Decisions): Promise<Answer> {
    return this.locked(context, async (manager, row) => {
      if (isGoing(row) && (findings.length > 0 || mark)) throw apiError('CORRECTION_UNDER_WAY');
      for (const { id, ...told } of findings) {
        const changes = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
        // Nothing to write is no sign of a finding that is not there.
        const known = await manager.existsBy(CorrectionFinding, { id, resultId: row.id });
        if (!known) throw apiError('FINDING_UNKNOWN');
        if (Object.keys(changes).length > 0) await manager.update(CorrectionFinding, { id }, changes);
      }
      const waits = await manager.existsBy(CorrectionFinding, { resultId: row.id, state: 'waiting' });
      if (mark && waits) throw apiError('MARK_TOO_EARLY');
      // A finding that is open again takes the mark back.
      const marked = waits ? { mark: '' } : mark === undefined ? {} : { mark };
      const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const set = { ...told, ...marked };
      if (Object.keys(set).length > 0) await manager.update(CorrectionResult, { id: row.id }, set);
    });
  }

  /** Reads a text once more; after a reading that failed it costs nothing. @throws CORRECTION_UNDER_WAY, AI_NOT_CONFIGURED, LIMIT_REACHED, AI_DAY_LIMIT_REACHED */
  retry(context: RequestContext): Promise<Answer> {
    this.models.forTeachers();
    return this.locked(context, async (manager, row) => {
      if (isGoing(row)) throw apiError('CORRECTION_UNDER_WAY');
      if (row.state !== 'failed') {
        await inTurn(manager, callingPerson(context));
        await this.budgets.countForTeacher(manager, accountOf(context), CHAT_MESSAGE);
      }
      await manager.delete(CorrectionFinding, { resultId: row.id });
      const again = { state: 'queued', failure: null, model: null, mark: '', attempts: 0, leasedUntil: null } as const;
      await manager.update(CorrectionResult, { id: row.id }, again);
    });
  }

  async remove(context: RequestContext): Promise<void> {
    const { id, itemId } = rowOf(context, CorrectionResult);
    await this.database.transaction(async (manager) => {
      await manager.delete(CorrectionResult, { id });
      await publish(manager, 'item.changed', { itemId });
    });
  }

  private locked(context: RequestContext, change: (manager: EntityManager, row: CorrectionResult) => Promise<void>): Promise<Answer> {
    const { id, itemId } = rowOf(context, CorrectionResult);
    return this.database.transaction(async (manager) => {
      const row = await manager.findOne(CorrectionResult, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw apiError('NOT_FOUND');
      await change(manager, row);
      await publish(manager, 'item.changed', { itemId });
      return this.shown(manager, id);
    });
  }

  private async shown(manager: EntityManager, id: string): Promise<Answer> {
    const row = await manager.findOneBy(CorrectionResult, { id });
    if (!row) throw apiError('NOT_FOUND');
    return (await shownResults(manager, [row]))[0]!;
  }
}

const isGoing = ({ state }: CorrectionResult): boolean => state === 'queued' || state === 'running';
/** The same words are the same text, whatever the spaces. */
const digestOf = (text: string): string => createHash('sha256').update(text.replace(/\s+/gu, ' ').trim()).digest('hex');
