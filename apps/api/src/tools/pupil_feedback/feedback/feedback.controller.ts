import { contract } from '@murmel/contracts';
import { PupilText } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { removeResponse } from '../../../core/answers/moderate-responses.js';
import { Call } from '../../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { assignmentOf } from '../assignment-repository.js';
import { PUPIL_TEXT_TABLES, publishTextChanged } from '../writing/pupil-text-kind.js';
import { oneText, pageOfTexts } from './list-texts.js';
import { TextFeedback } from './text-feedback.js';
import { overviewOf } from './text-overview.js';

const calls = contract.pupilFeedback;

/** Endpoints for those who read pupils' texts and answer them. */
@Controller()
export class TextFeedbackController {
  constructor(
    private readonly database: DataSource,
    private readonly feedback: TextFeedback,
  ) {}

  @Call(calls.responses)
  list(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(calls.responses).handler(async ({ input: { page, limit } }) => {
      await assignmentOf(this.database.manager, id);
      return pageOfTexts(this.database.manager, id, { page, limit });
    });
  }

  @Call(calls.response)
  one(@CurrentContext() context: RequestContext) {
    return implement(calls.response).handler(() => oneText(this.database.manager, rowOf(context, PupilText)));
  }

  @Call(calls.removeResponse)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.removeResponse).handler(async () => {
      const row = rowOf(context, PupilText);
      await this.database.transaction(async (manager) => {
        await removeResponse(manager, PUPIL_TEXT_TABLES, row.itemId, row.id);
        await publishTextChanged(manager, row);
      });
      return {};
    });
  }

  @Call(calls.overview)
  overview(@CurrentContext() context: RequestContext) {
    return implement(calls.overview).handler(() => overviewOf(this.database.manager, itemOf(context).id));
  }

  @Call(calls.writeFeedback)
  write(@CurrentContext() context: RequestContext) {
    return implement(calls.writeFeedback).handler(({ input: { id: _taken, ...written } }) => this.feedback.write(context, written));
  }

  @Call(calls.finalizeFeedback)
  finalize(@CurrentContext() context: RequestContext) {
    return implement(calls.finalizeFeedback).handler(({ input: { next } }) => this.feedback.finalize(context, next));
  }
}
