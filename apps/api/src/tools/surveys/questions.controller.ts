import { contract } from '@murmel/contracts';
import { SurveyQuestion } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, CurrentContext, itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { addQuestion, changeQuestion, duplicateQuestion, moveQuestion, removeQuestion } from './change-questions.js';
import { SurveyAnswers } from './survey-answers.js';
import { fillFromTemplate } from './use-template.js';

/** Endpoints for the questions of a survey. Every change answers with the whole survey. */
@Controller()
export class QuestionsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: SurveyAnswers,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(contract.surveys.questions)
  questions(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.questions).handler(() => this.answers.questions(context));
  }

  @Call(contract.surveys.createQuestion)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.createQuestion).handler(({ input }) =>
      this.idempotency.once(context, input, async (manager) => {
        const { id: _taken, ...question } = input;
        const { id } = itemOf(context);
        await addQuestion(manager, id, question);
        return this.answers.one(context, id, manager);
      }),
    );
  }

  @Call(contract.surveys.useTemplate)
  useTemplate(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.useTemplate).handler(({ input }) =>
      this.idempotency.once(context, input, async (manager) => {
        const { id } = itemOf(context);
        await fillFromTemplate(manager, id, { template: input.template, language: accountOf(context).locale ?? 'de' });
        return this.answers.one(context, id, manager);
      }),
    );
  }

  @Call(contract.surveys.updateQuestion)
  update(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, SurveyQuestion);
    const accountId = accountOf(context).id;
    return implement(contract.surveys.updateQuestion).handler(({ input: { id: _taken, ...input } }) =>
      this.change(context, (manager, itemId) => changeQuestion(manager, itemId, { id, input, accountId })),
    );
  }

  @Call(contract.surveys.removeQuestion)
  remove(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.removeQuestion).handler(() =>
      this.change(context, (manager, itemId) => removeQuestion(manager, itemId, rowOf(context, SurveyQuestion).id)),
    );
  }

  @Call(contract.surveys.duplicateQuestion)
  duplicate(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.duplicateQuestion).handler(() =>
      this.change(context, (manager, itemId) => duplicateQuestion(manager, itemId, rowOf(context, SurveyQuestion).id)),
    );
  }

  @Call(contract.surveys.moveQuestion)
  move(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.moveQuestion).handler(({ input }) =>
      this.change(context, (manager, itemId) => moveQuestion(manager, itemId, rowOf(context, SurveyQuestion).id, input.index)),
    );
  }

  private change(context: RequestContext, work: (manager: EntityManager, itemId: string) => Promise<void>) {
    const itemId = itemOf(context).id;
    return this.database.transaction(async (manager) => {
      await work(manager, itemId);
      return this.answers.one(context, itemId, manager);
    });
  }
}
