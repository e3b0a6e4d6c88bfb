import type { WorksheetFeedback as Answer, FeedbackDraft } from '@murmel/contracts';
import { isTaskBlock } from '@murmel/documents';
import { WorksheetFeedback, WorksheetResponse } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteGrades } from '../../../core/lti/grades/note-grade.js';
import { apiError } from '../../../platform/api-error.js';
import { itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { publishResponseChanged } from '../work/worksheet-answer-kind.js';
import { worksheetGrades } from '../worksheet-grades.js';
import { writtenFeedback } from './shown-feedback.js';

/** Feedback of the teacher on a response: written gradually, and visible to its author only when it is given. */
@Injectable()
export class FeedbackOnWork {
  constructor(private readonly database: DataSource) {}

  async one(context: RequestContext): Promise<Answer | null> {
    const row = await this.database.manager.findOneBy(WorksheetFeedback, { responseId: rowOf(context, WorksheetResponse).id });
    return row && writtenFeedback(row);
  }

  /** @throws BLOCK_INVALID for what is no task of the sheet */
  async write(context: RequestContext, written: FeedbackDraft): Promise<Answer> {
    const sheet = await storedWorksheet(this.database.manager, itemOf(context).id);
    const isTask = (id: string): boolean => {
      const block = sheet.block(id);
      return block !== undefined && isTaskBlock(block);
    };
    if (!written.answers.every(({ blockId }) => isTask(blockId))) throw apiError('BLOCK_INVALID');
    return this.changed(context, (manager, responseId) =>
      manager.upsert(WorksheetFeedback, { responseId, draft: written }, ['responseId']).then(() => undefined),
    );
  }

  /** @param again the answers may be changed once more */
  give(context: RequestContext, again: boolean): Promise<Answer> {
    return this.changed(context, async (manager, responseId) => {
      await manager.query(
        `insert into worksheet_feedback (response_id, draft, given, given_at) values ($1, $2, $2, now())
         on conflict (response_id) do update set given = worksheet_feedback.draft, given_at = now()`,
        [responseId, JSON.stringify(NOTHING_SAID)],
      );
      if (again) await manager.query('update worksheet_response set submitted_at = null, ends_at = null where id = $1', [responseId]);
      await noteGrades(manager, worksheetGrades, itemOf(context).id, [responseId]);
    });
  }

  /** Withdraws given feedback; its text stays. @throws NOT_FOUND where none was given */
  withdraw(context: RequestContext): Promise<Answer> {
    return this.changed(context, async (manager, responseId) => {
      const { affected } = await manager.update(WorksheetFeedback, { responseId }, { given: null, givenAt: null });
      if (!affected) throw apiError('NOT_FOUND');
      await noteGrades(manager, worksheetGrades, itemOf(context).id, [responseId]);
    });
  }

  private changed(context: RequestContext, change: (manager: EntityManager, responseId: string) => Promise<void>): Promise<Answer> {
    const response = rowOf(context, WorksheetResponse);
    return this.database.transaction(async (manager) => {
      await change(manager, response.id);
      await publishResponseChanged(manager, response);
      return writtenFeedback(await manager.findOneByOrFail(WorksheetFeedback, { responseId: response.id }));
    });
  }
}

const NOTHING_SAID: FeedbackDraft = { text: '', stamp: null, answers: [] };
