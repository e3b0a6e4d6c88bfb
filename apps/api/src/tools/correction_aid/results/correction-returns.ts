import type { ReturnedCorrection } from '@murmel/contracts';
import { type Configuration, CorrectionFinding, CorrectionResult, Item, newSecret, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { type RequestContext, rowOf } from '../../../platform/request-context.js';
import { correctionOf } from '../correction-repository.js';

/** Page on which a pupil reads what came of their text; the key stands behind it, where no server, log or other page sees it (ADR 71). */
const RETURN_PATH = '/ai/feedbacks/returned';

/** Texts on their way back to pupils, by links whose key opens one text and nothing else. */
@Injectable()
export class CorrectionReturns {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Returns the link, which stays the same. @throws RESULT_UNDECIDED */
  giveBack(context: RequestContext): Promise<{ link: string }> {
    const { id, itemId } = rowOf(context, CorrectionResult);
    return this.database.transaction(async (manager) => {
      const row = await manager.findOne(CorrectionResult, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw apiError('NOT_FOUND');
      if (!(await isDecided(manager, row))) throw apiError('RESULT_UNDECIDED');
      const key = row.returnKey ?? newSecret();
      if (row.returnKey === null) {
        await manager.update(CorrectionResult, { id }, { returnKey: key });
        await publish(manager, 'item.changed', { itemId });
      }
      return { link: `${this.configuration.publicUrl}${RETURN_PATH}#${key}` };
    });
  }

  async takeBack(context: RequestContext): Promise<void> {
    const { id, itemId } = rowOf(context, CorrectionResult);
    await this.database.transaction(async (manager) => {
      await manager.update(CorrectionResult, { id }, { returnKey: null });
      await publish(manager, 'item.changed', { itemId });
    });
  }

  /** Returns what the key opens. @throws TOKEN_INVALID for a wrong key, as for one of a text that is open again, or in the trash */
  async read(key: string | undefined): Promise<ReturnedCorrection> {
    const { manager } = this.database;
    const row = key === undefined ? null : await manager.findOneBy(CorrectionResult, { returnKey: key });
    const item = row && (await manager.findOneBy(Item, { id: row.itemId, discardedAt: IsNull() }));
    if (!row || !item || !(await isDecided(manager, row))) throw apiError('TOKEN_INVALID');
    const { task, criteria } = await correctionOf(manager, row.itemId);
    const nameOf = new Map(criteria.map(({ id, text }) => [id, text]));
    const taken = await manager.find(CorrectionFinding, { where: { resultId: row.id, state: 'taken' }, order: { place: 'asc' } });
    const { code, text, overall, mark } = row;
    return {
      ...{ title: item.title, task, language: item.language, code, text, overall, mark },
      findings: taken.map(({ criterionId, verdict, text: words, quote }) => ({
        ...{ criterion: nameOf.get(criterionId) ?? '', verdict, text: words, quote },
      })),
    };
  }
}

/** True if it was read, and no finding waits for the teacher. A text that no model could read goes back with the teacher's own words. */
async function isDecided(manager: EntityManager, { id, state }: CorrectionResult): Promise<boolean> {
  if (state !== 'done' && state !== 'failed') return false;
  return !(await manager.existsBy(CorrectionFinding, { resultId: id, state: 'waiting' }));
}
