import { contract } from '@murmel/contracts';
import { SurveyQuestion } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { Asked, type Asking, accountOf, itemOf, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
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
  questions(@Asked() asking: Asking) {
    return implement(contract.surveys.questions).handler(() => this.answers.questions(asking));
  }

  @Call(contract.surveys.createQuestion)
  create(@Asked() asking: Asking) {
    return implement(contract.surveys.createQuestion).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager) => {
        const { id: _taken, ...question } = input;
        const { id } = itemOf(asking);
        await addQuestion(manager, id, question);
        return this.answers.one(asking, id, manager);
      }),
    );
  }

  @Call(contract.surveys.useTemplate)
  useTemplate(@Asked() asking: Asking) {
    return implement(contract.surveys.useTemplate).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager) => {
        const { id } = itemOf(asking);
        await fillFromTemplate(manager, id, { template: input.template, language: accountOf(asking).locale ?? 'de' });
        return this.answers.one(asking, id, manager);
      }),
    );
  }

  @Call(contract.surveys.updateQuestion)
  update(@Asked() asking: Asking) {
    const { id } = rowOf(asking, SurveyQuestion);
    const accountId = accountOf(asking).id;
    return implement(contract.surveys.updateQuestion).handler(({ input: { id: _taken, ...input } }) =>
      this.change(asking, (manager, itemId) => changeQuestion(manager, itemId, { id, input, accountId })),
    );
  }

  @Call(contract.surveys.removeQuestion)
  remove(@Asked() asking: Asking) {
    return implement(contract.surveys.removeQuestion).handler(() =>
      this.change(asking, (manager, itemId) => removeQuestion(manager, itemId, rowOf(asking, SurveyQuestion).id)),
    );
  }

  @Call(contract.surveys.duplicateQuestion)
  duplicate(@Asked() asking: Asking) {
    return implement(contract.surveys.duplicateQuestion).handler(() =>
      this.change(asking, (manager, itemId) => duplicateQuestion(manager, itemId, rowOf(asking, SurveyQuestion).id)),
    );
  }

  @Call(contract.surveys.moveQuestion)
  move(@Asked() asking: Asking) {
    return implement(contract.surveys.moveQuestion).handler(({ input }) =>
      this.change(asking, (manager, itemId) => moveQuestion(manager, itemId, rowOf(asking, SurveyQuestion).id, input.index)),
    );
  }

  private change(asking: Asking, work: (manager: EntityManager, itemId: string) => Promise<void>) {
    const itemId = itemOf(asking).id;
    return this.database.transaction(async (manager) => {
      await work(manager, itemId);
      return this.answers.one(asking, itemId, manager);
    });
  }
}
