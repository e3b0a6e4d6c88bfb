import { contract } from '@murmel/contracts';
import { WordCloudWord } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitorSessions } from '../../core/accounts/visitor-sessions.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { CurrentContext, itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { cloudAudience, cloudState } from './cloud-state.js';
import { changeFilterList, clearWords, filterList, moderateWord } from './moderate-words.js';
import { addWords, ownWords, removeWord } from './own-words.js';

/** Endpoints for the words of a cloud: add, see, remove, moderate. */
@Controller()
export class WordsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
  ) {}

  @Call(contract.wordClouds.cloud)
  cloud(@CurrentContext() context: RequestContext) {
    return implement(contract.wordClouds.cloud).handler(() => this.state(context));
  }

  @Call(contract.wordClouds.myWords)
  myWords(@CurrentContext() context: RequestContext) {
    return implement(contract.wordClouds.myWords).handler(() => ownWords(this.database.manager, context));
  }

  @Call(contract.wordClouds.addWord)
  addWord(@CurrentContext() context: RequestContext) {
    return implement(contract.wordClouds.addWord).handler(async ({ input }) => {
      if (input.words.trim() !== '') await this.visitors.ensureSender(context);
      // Only the fact of completion is stored for a retry: the state has moved on by then.
      await this.idempotency.once(context, input, async (manager) => {
        await addWords(manager, context, input.words);
        return {};
      });
      return ownWords(this.database.manager, context);
    });
  }

  @Call(contract.wordClouds.removeWord)
  removeWord(@CurrentContext() context: RequestContext) {
    return implement(contract.wordClouds.removeWord).handler(async () => {
      await this.database.transaction((manager) => removeWord(manager, context, rowOf(context, WordCloudWord).id));
      return ownWords(this.database.manager, context);
    });
  }

  @Call(contract.wordClouds.moderate)
  moderate(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.wordClouds.moderate).handler(({ input: { keys, mark } }) =>
      this.change(context, (manager) => moderateWord(manager, id, keys, mark)),
    );
  }

  @Call(contract.wordClouds.clear)
  clear(@CurrentContext() context: RequestContext) {
    return implement(contract.wordClouds.clear).handler(() => this.change(context, (manager) => clearWords(manager, itemOf(context).id)));
  }

  @Call(contract.wordClouds.filterWords)
  filterWords(@CurrentContext() context: RequestContext) {
    return implement(contract.wordClouds.filterWords).handler(() => filterList(this.database.manager, itemOf(context).id));
  }

  @Call(contract.wordClouds.updateFilterWords)
  updateFilterWords(@CurrentContext() context: RequestContext) {
    return implement(contract.wordClouds.updateFilterWords).handler(({ input }) =>
      this.database.transaction((manager) => changeFilterList(manager, itemOf(context).id, input.words)),
    );
  }

  private async change(context: RequestContext, work: (manager: EntityManager) => Promise<void>) {
    await this.database.transaction(work);
    return this.state(context);
  }

  private async state(context: RequestContext) {
    const { manager } = this.database;
    const { id, facts } = itemOf(context);
    return cloudState(manager, id, await cloudAudience(manager, { actor: context.actor, itemId: id, facts }));
  }
}
