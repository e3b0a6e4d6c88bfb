import { type OwnPupilText, PUPIL_FEEDBACK_LIMITS, type PupilTextAnswer } from '@murmel/contracts';
import { PupilText, PupilTextVersion } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DayBudgets } from '../../../core/ai/budgets/day-budgets.js';
import { storeChanges } from '../../../core/answers/change-response.js';
import { refuseMissing } from '../../../core/answers/check-answers.js';
import { ownResponseRow } from '../../../core/answers/own-response.js';
import { answerContextOf } from '../../../core/answers/respondent.js';
import { contentOfOne, ownAnswer } from '../../../core/answers/stored-answers.js';
import { noteContentChange } from '../../../core/items/change-items.js';
import { apiError } from '../../../platform/api-error.js';
import { type RequestContext, rowOf } from '../../../platform/request-context.js';
import { orderHints } from '../hints/order-hints.js';
import { pupilTextKind as kind, publishTextChanged } from './pupil-text-kind.js';

export interface HandedInText {
  answers: PupilTextAnswer[];
  final: boolean;
}

/** Hands in versions of pupils' texts. */
@Injectable()
export class HandInText {
  constructor(
    private readonly database: DataSource,
    private readonly budgets: DayBudgets,
  ) {}

  /**
   * Makes the next version of what the caller has written, and locks the text where it is the final one. The words of the newest version
   * make no further one: a call that is repeated, or sent from two devices, changes nothing.
   * @throws NOT_FOUND for the text of another person, FEEDBACK_CLOSED, TEXT_FINAL, ANSWER_MISSING for an empty one, ANSWER_INVALID for one
   *   that is too long, LIMIT_REACHED
   */
  async handIn(context: RequestContext, { answers, final }: HandedInText): Promise<OwnPupilText> {
    const answerContext = answerContextOf(context);
    return this.database.transaction(async (manager) => {
      const parts = await kind.open(manager, answerContext.itemId);
      const row = await ownResponseRow(manager, kind, answerContext, true);
      if (row?.id !== rowOf(context, PupilText).id) throw apiError('NOT_FOUND');
      const newest = await manager.findOne(PupilTextVersion, { where: { responseId: row.id }, order: { number: 'desc' } });
      const [sent] = answers;
      // The answer of a call that came through was lost.
      if (row.finalAt !== null && newest?.final && final && (sent === undefined || sent.text === newest.text))
        return ownAnswer(manager, kind, row);
      const closed = kind.closedError?.(row);
      if (closed) throw closed;
      await storeChanges(manager, answerContext, kind, { row, parts, answers });
      const content = await contentOfOne(manager, kind, row.id);
      refuseMissing(kind, { parts, answers: content.answers }, true);
      const text = content.answers[0]!.text!;
      const claimed = await kind.store.claimResponse(manager, answerContext.itemId, { responseId: row.id }, true);
      if (!claimed) throw apiError('NOT_FOUND');
      const now = new Date();
      if (newest?.text === text) {
        if (final) await manager.update(PupilTextVersion, { responseId: row.id, number: newest.number }, { final });
      } else {
        const number = (newest?.number ?? 0) + 1;
        await addVersion(manager, { responseId: row.id, number, text, handedInAt: now, final });
        await orderHints(manager, this.budgets, context, { itemId: row.itemId, responseId: row.id, version: number, text });
      }
      if (final) await manager.update(PupilText, { id: row.id }, { finalAt: now });
      await publishTextChanged(manager, row);
      await noteContentChange(manager, answerContext.itemId);
      return ownAnswer(manager, kind, { ...claimed, finalAt: final ? now : null });
    });
  }
}

/** @throws LIMIT_REACHED */
async function addVersion(manager: EntityManager, version: PupilTextVersion): Promise<void> {
  const limit = PUPIL_FEEDBACK_LIMITS.versions;
  if (version.number > limit) throw apiError('LIMIT_REACHED', { limit, what: 'versions' });
  await manager.insert(PupilTextVersion, version);
}
