import { contract } from '@murmel/contracts';
import { PupilText } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { answerContextOf } from '../../../core/answers/respondent.js';
import { newResponseKey } from '../../../core/answers/response-key.js';
import { Responses } from '../../../core/answers/responses.js';
import { ownAnswer } from '../../../core/answers/stored-answers.js';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { HandInText } from './hand-in.js';
import { pupilTextKind } from './pupil-text-kind.js';

const calls = contract.pupilFeedback;

/** Endpoints for writing: the caller's own text. */
@Controller()
export class PupilWritingController {
  constructor(
    private readonly database: DataSource,
    private readonly responses: Responses,
    private readonly texts: HandInText,
  ) {}

  @Call(calls.myResponse)
  mine(@CurrentContext() context: RequestContext) {
    return implement(calls.myResponse).handler(() => this.responses.mine(context, pupilTextKind));
  }

  @Call(calls.createResponse)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.createResponse).handler(({ input: { name, answers = [] } }) =>
      this.responses.begin(context, pupilTextKind, { name, answers }),
    );
  }

  @Call(calls.updateResponse)
  update(@CurrentContext() context: RequestContext) {
    return implement(calls.updateResponse).handler(({ input: { answers } }) =>
      this.database.transaction(async (manager) => {
        const responseId = rowOf(context, PupilText).id;
        const row = await this.responses.saveChanges(manager, answerContextOf(context), pupilTextKind, { responseId, answers });
        return ownAnswer(manager, pupilTextKind, row);
      }),
    );
  }

  @Call(calls.submitResponse)
  handIn(@CurrentContext() context: RequestContext) {
    return implement(calls.submitResponse).handler(({ input: { answers = [], final } }) => this.texts.handIn(context, { answers, final }));
  }

  @Call(calls.ownKey)
  key(@CurrentContext() context: RequestContext) {
    return implement(calls.ownKey).handler(() => newResponseKey(this.database, context, pupilTextKind, rowOf(context, PupilText).id));
  }
}
