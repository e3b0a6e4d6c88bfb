import { contract } from '@murmel/contracts';
import { WordCloudWord } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitorSessions } from '../../core/accounts/visitor-sessions.js';
import { Asked, type Asking, itemOf, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { cloudAudience, cloudState } from './cloud-state.js';
import { changeFilterList, clearWords, filterList, moderate } from './moderate-words.js';
import { addWords, myWords, removeWord } from './own-words.js';

/** Endpoints for the words of a cloud: add, see, remove, moderate. */
@Controller()
export class WordsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
  ) {}

  @Call(contract.wordClouds.cloud)
  cloud(@Asked() asking: Asking) {
    return implement(contract.wordClouds.cloud).handler(() => this.state(asking));
  }

  @Call(contract.wordClouds.myWords)
  myWords(@Asked() asking: Asking) {
    return implement(contract.wordClouds.myWords).handler(() => myWords(this.database.manager, asking));
  }

  @Call(contract.wordClouds.addWord)
  addWord(@Asked() asking: Asking) {
    return implement(contract.wordClouds.addWord).handler(async ({ input }) => {
      if (input.words.trim() !== '') await this.visitors.ensureSender(asking);
      // Only the fact of completion is stored for a retry: the state has moved on by then.
      await this.idempotency.once(asking, input, async (manager) => {
        await addWords(manager, asking, input.words);
        return {};
      });
      return myWords(this.database.manager, asking);
    });
  }

  @Call(contract.wordClouds.removeWord)
  removeWord(@Asked() asking: Asking) {
    return implement(contract.wordClouds.removeWord).handler(async () => {
      await this.database.transaction((manager) => removeWord(manager, asking, rowOf(asking, WordCloudWord).id));
      return myWords(this.database.manager, asking);
    });
  }

  @Call(contract.wordClouds.moderate)
  moderate(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.wordClouds.moderate).handler(({ input: { keys, mark } }) =>
      this.change(asking, (manager) => moderate(manager, id, keys, mark)),
    );
  }

  @Call(contract.wordClouds.clear)
  clear(@Asked() asking: Asking) {
    return implement(contract.wordClouds.clear).handler(() => this.change(asking, (manager) => clearWords(manager, itemOf(asking).id)));
  }

  @Call(contract.wordClouds.filterWords)
  filterWords(@Asked() asking: Asking) {
    return implement(contract.wordClouds.filterWords).handler(() => filterList(this.database.manager, itemOf(asking).id));
  }

  @Call(contract.wordClouds.updateFilterWords)
  updateFilterWords(@Asked() asking: Asking) {
    return implement(contract.wordClouds.updateFilterWords).handler(({ input }) =>
      this.database.transaction((manager) => changeFilterList(manager, itemOf(asking).id, input.words)),
    );
  }

  private async change(asking: Asking, work: (manager: EntityManager) => Promise<void>) {
    await this.database.transaction(work);
    return this.state(asking);
  }

  private async state(asking: Asking) {
    const { manager } = this.database;
    const { id, facts } = itemOf(asking);
    return cloudState(manager, id, await cloudAudience(manager, { actor: asking.actor, itemId: id, facts }));
  }
}
