import { contract, TOOLS } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { discardItem } from '../../core/items/change-items.js';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { listItems } from '../../core/items/list-items.js';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { changeSurvey } from './change-survey.js';
import { createSurvey } from './create-survey.js';
import { SurveyAnswers } from './survey-answers.js';

/** Surveys as items. */
@Controller()
export class SurveysController {
  constructor(
    private readonly database: DataSource,
    private readonly items: ItemAnswer,
    private readonly answers: SurveyAnswers,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(contract.surveys.create)
  create(@Asked() asking: Asking) {
    return implement(contract.surveys.create).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager) => {
        const { id } = await createSurvey(manager, accountOf(asking), input, asking.project?.id);
        return this.answers.one(asking, id, manager);
      }),
    );
  }

  @Call(contract.surveys.list)
  list(@Asked() asking: Asking) {
    return implement(contract.surveys.list).handler(async ({ input }) => {
      const { items, total } = await listItems(this.database.manager, accountOf(asking).id, { ...input, kind: TOOLS.surveys.kind });
      return { entries: await this.items.many(asking, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.surveys.get)
  get(@Asked() asking: Asking) {
    return implement(contract.surveys.get).handler(() => this.answers.one(asking, itemOf(asking).id));
  }

  @Call(contract.surveys.update)
  update(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.surveys.update).handler(({ input: { id: _taken, ...change } }) =>
      this.database.transaction(async (manager) => {
        await changeSurvey(manager, id, change);
        return this.answers.one(asking, id, manager);
      }),
    );
  }

  @Call(contract.surveys.discard)
  discard(@Asked() asking: Asking) {
    return implement(contract.surveys.discard).handler(async () => {
      await this.database.transaction((manager) => discardItem(manager, itemOf(asking).id));
      return {};
    });
  }
}
