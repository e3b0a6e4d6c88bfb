import { contract } from '@murmel/contracts';
import { SurveyResponse } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { releaseAnswer, removeResponse } from '../../core/answers/moderate-responses.js';
import { Responses } from '../../core/answers/responses.js';
import { listResponses } from '../../core/answers/stored-responses.js';
import { Asked, type Asking, itemOf, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { surveyOf } from './one-survey.js';
import { SURVEY_TABLES } from './store-response.js';
import { surveyAnswerKind } from './survey-answer-kind.js';

/** Endpoints for responses: the caller's own, and for the teacher all of them. */
@Controller()
export class ResponsesController {
  constructor(
    private readonly database: DataSource,
    private readonly responses: Responses,
  ) {}

  @Call(contract.surveys.myResponse)
  mine(@Asked() asking: Asking) {
    return implement(contract.surveys.myResponse).handler(() => this.responses.mine(asking, surveyAnswerKind));
  }

  @Call(contract.surveys.saveDraft)
  saveDraft(@Asked() asking: Asking) {
    return implement(contract.surveys.saveDraft).handler(({ input }) => this.responses.saveDraft(asking, surveyAnswerKind, input.answers));
  }

  @Call(contract.surveys.respond)
  respond(@Asked() asking: Asking) {
    return implement(contract.surveys.respond).handler(({ input }) => this.responses.submit(asking, surveyAnswerKind, input));
  }

  @Call(contract.surveys.updateResponse)
  update(@Asked() asking: Asking) {
    return implement(contract.surveys.updateResponse).handler(({ input }) =>
      this.responses.change(asking, surveyAnswerKind, rowOf(asking, SurveyResponse).id, input),
    );
  }

  @Call(contract.surveys.responses)
  list(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
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
  one(@Asked() asking: Asking) {
    return implement(contract.surveys.response).handler(() =>
      this.responses.one(asking, surveyAnswerKind, rowOf(asking, SurveyResponse).id),
    );
  }

  @Call(contract.surveys.removeResponse)
  remove(@Asked() asking: Asking) {
    return implement(contract.surveys.removeResponse).handler(async () => {
      await this.database.transaction((manager) =>
        removeResponse(manager, SURVEY_TABLES, itemOf(asking).id, rowOf(asking, SurveyResponse).id),
      );
      return {};
    });
  }

  @Call(contract.surveys.releaseAnswer)
  release(@Asked() asking: Asking) {
    return implement(contract.surveys.releaseAnswer).handler(async ({ input: { questionId: partId, released } }) => {
      const { id } = rowOf(asking, SurveyResponse);
      await this.database.transaction((manager) => releaseAnswer(manager, SURVEY_TABLES, itemOf(asking).id, id, { partId, released }));
      return {};
    });
  }
}
