import { contract } from '@murmel/contracts';
import { SurveyResponse } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { releaseAnswer, removeResponse } from '../../core/answers/moderate-responses.js';
import { Responses } from '../../core/answers/responses.js';
import { listResponses } from '../../core/answers/stored-responses.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { SURVEY_TABLES } from './store-response.js';
import { surveyAnswerKind } from './survey-answer-kind.js';
import { surveyOf } from './survey-repository.js';

/** Endpoints for responses: the caller's own, and for the teacher all of them. */
@Controller()
export class ResponsesController {
  constructor(
    private readonly database: DataSource,
    private readonly responses: Responses,
  ) {}

  @Call(contract.surveys.myResponse)
  mine(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.myResponse).handler(() => this.responses.mine(context, surveyAnswerKind));
  }

  @Call(contract.surveys.saveDraft)
  saveDraft(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.saveDraft).handler(({ input }) => this.responses.saveDraft(context, surveyAnswerKind, input.answers));
  }

  @Call(contract.surveys.respond)
  respond(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.respond).handler(({ input }) => this.responses.submit(context, surveyAnswerKind, input));
  }

  @Call(contract.surveys.updateResponse)
  update(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.updateResponse).handler(({ input }) =>
      this.responses.change(context, surveyAnswerKind, rowOf(context, SurveyResponse).id, input),
    );
  }

  @Call(contract.surveys.responses)
  list(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.surveys.responses).handler(async ({ input: { id: _taken, questionId: partId, ...query } }) => {
      await surveyOf(this.database.manager, id);
      return {
        ...(await listResponses(this.database.manager, surveyAnswerKind, id, { ...query, partId })),
        page: query.page,
        limit: query.limit,
      };
    });
  }

  @Call(contract.surveys.response)
  one(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.response).handler(() =>
      this.responses.one(context, surveyAnswerKind, rowOf(context, SurveyResponse).id),
    );
  }

  @Call(contract.surveys.removeResponse)
  remove(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.removeResponse).handler(async () => {
      await this.database.transaction((manager) =>
        removeResponse(manager, SURVEY_TABLES, itemOf(context).id, rowOf(context, SurveyResponse).id),
      );
      return {};
    });
  }

  @Call(contract.surveys.releaseAnswer)
  release(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.releaseAnswer).handler(async ({ input: { questionId: partId, released } }) => {
      const { id } = rowOf(context, SurveyResponse);
      await this.database.transaction((manager) => releaseAnswer(manager, SURVEY_TABLES, itemOf(context).id, id, { partId, released }));
      return {};
    });
  }
}
