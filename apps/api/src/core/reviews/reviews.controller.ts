import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { accountOf, CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { galleryPath } from '../gallery/gallery-path.js';
import { ItemAnswer } from '../items/item-answer.js';
import { askForReview, decideReview } from './decide-review.js';
import { reviewCases } from './review-cases.js';

const calls = contract.reviews;

/** Routes for reviewers to see and decide on reported open material, and for its owner to respond. */
@Controller()
export class ReviewsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input }) => {
      const { cases, total } = await reviewCases(this.database.manager, accountOf(context).id, input);
      const listed = await this.answers.listed(
        context,
        cases.map(({ item }) => item),
        true,
      );
      const entries = cases.flatMap(({ item: stored, ...considered }, index) => {
        const [item, path] = [listed[index]!, galleryPath(stored)];
        return item.abilities.read && path ? [{ item, path, ...considered }] : [];
      });
      return { entries, total, page: input.page, limit: input.limit };
    });
  }

  @Call(calls.decide)
  decide(@CurrentContext() context: RequestContext) {
    return implement(calls.decide).handler(async ({ input: { verdict, reason } }) => {
      const decided = { itemId: itemOf(context).id, reviewerId: accountOf(context).id, verdict, reason };
      await decideReview(this.database, decided);
      return {};
    });
  }

  @Call(calls.askAgain)
  askAgain(@CurrentContext() context: RequestContext) {
    return implement(calls.askAgain).handler(async () => {
      const { id } = itemOf(context);
      await askForReview(this.database, id);
      return this.answers.one(context, id);
    });
  }
}
