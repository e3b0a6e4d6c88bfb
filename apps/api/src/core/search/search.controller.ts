import { contract, LIMITS } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { ReplicaReads } from '../../platform/replica/replica-reads.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { ItemAnswer } from '../items/item-answer.js';
import { searchItems } from './search-items.js';
import { searchPeople } from './search-people.js';
import { searchTerms } from './search-terms.js';

/** One field over everything that is a teacher's. */
@Controller()
export class SearchController {
  constructor(
    private readonly database: DataSource,
    private readonly reads: ReplicaReads,
    private readonly answers: ItemAnswer,
    private readonly limits: RateLimits,
  ) {}

  @Call(contract.search.items)
  search(@CurrentContext() context: RequestContext) {
    return implement(contract.search.items).handler(async ({ input }) => {
      const { q, page, limit } = input;
      const { max } = LIMITS.search;
      if (q.length > max) throw apiError('LIMIT_REACHED', { limit: max, what: 'searchLetters' });
      const { manager } = this.database;
      const { id } = accountOf(context);
      await this.limits.search(id);
      const asked = await searchTerms(manager, q);
      const { found, total } = await searchItems(this.reads, context.actor, id, asked, input);
      const items = await this.answers.listed(
        context,
        found.map(({ item }) => item),
      );
      const { classes, pupils } = page === 1 ? await searchPeople(manager, id, asked) : { classes: [], pupils: [] };
      return { entries: found.map(({ places }, index) => ({ item: items[index]!, places })), total, page, limit, classes, pupils };
    });
  }
}
