import type { OwnAnswerResult, OwnWork, WorksheetAnswer } from '@murmel/contracts';
import { checkedOwnAnswer, isTaskBlock } from '@murmel/documents';
import { WorksheetResponse } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { classNameOf } from '../../../core/answers/class-names.js';
import { ownResponseRow } from '../../../core/answers/own-response.js';
import { answerContextOf } from '../../../core/answers/respondent.js';
import { Responses } from '../../../core/answers/responses.js';
import { contentOfOne, ownAnswer } from '../../../core/answers/stored-answers.js';
import { apiError } from '../../../platform/api-error.js';
import { type RequestContext, rowOf } from '../../../platform/request-context.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { worksheetOf } from '../worksheet-repository.js';
import { worksheetAnswerKind as kind } from './worksheet-answer-kind.js';

/** Changes the name of a response, and checks single answers of it: what only worksheets have. */
@Injectable()
export class EditResponse {
  constructor(
    private readonly database: DataSource,
    private readonly responses: Responses,
  ) {}

  /** Changes the caller's own response and its name, which is not a pupil's to choose. @throws NOT_FOUND, WORKSHEET_CLOSED, TIME_OVER, HANDED_IN, ANSWER_INVALID */
  async change(
    context: RequestContext,
    { name, answers = [] }: { name?: string | undefined; answers?: WorksheetAnswer[] | undefined },
  ): Promise<OwnWork> {
    const responseId = rowOf(context, WorksheetResponse).id;
    return this.database.transaction(async (manager) => {
      const row = await this.responses.saveChanges(manager, answerContextOf(context), kind, { responseId, answers });
      const chosen = name !== undefined && name !== row.name && (await classNameOf(manager, row.accountId)) === undefined;
      if (!chosen) return ownAnswer(manager, kind, row);
      await manager.update(WorksheetResponse, { id: row.id }, { name });
      return ownAnswer(manager, kind, { ...row, name });
    });
  }

  /** Checks one answer, where the teacher lets pupils check at once. @throws FORBIDDEN, ANSWER_INVALID where no result can be computed */
  async check(context: RequestContext, blockId: string): Promise<OwnAnswerResult> {
    const { manager } = this.database;
    const answerContext = answerContextOf(context);
    const { checks, state } = await worksheetOf(manager, answerContext.itemId);
    const row = await ownResponseRow(manager, kind, answerContext);
    if (row?.id !== rowOf(context, WorksheetResponse).id) throw apiError('NOT_FOUND');
    if (checks !== 'at_once') throw apiError('FORBIDDEN');
    if (state !== 'open') throw apiError('WORKSHEET_CLOSED', { state });
    const { answers } = await contentOfOne(manager, kind, row.id);
    const block = (await storedWorksheet(manager, answerContext.itemId)).block(blockId);
    const result =
      block && isTaskBlock(block)
        ? checkedOwnAnswer(
            block,
            answers.find((answer) => answer.blockId === blockId),
          )
        : undefined;
    if (!result) throw apiError('ANSWER_INVALID', { blockId, problem: 'nothing_to_check' });
    return result;
  }
}
