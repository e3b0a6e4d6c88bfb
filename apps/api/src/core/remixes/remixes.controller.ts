import { contract } from '@murmel/contracts';
import { ItemOrigin } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { ItemAnswer } from '../items/item-answer.js';
import { NewStates } from './new-states.js';
import { provenanceOf } from './provenance.js';
import { Remix } from './remix.js';

const calls = contract.remixes;

/** Copies of items, and where they come from. */
@Controller()
export class RemixesController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly remixing: Remix,
    private readonly newStates: NewStates,
  ) {}

  @Call(calls.remix)
  remix(@Asked() asking: Asking) {
    return implement(calls.remix).handler(({ input: { tabId = null } }) =>
      this.database.transaction(async (manager) => {
        const { id, leftBehind } = await this.remixing.copy(manager, asking);
        await manager.update(ItemOrigin, { itemId: id }, { tabId });
        return { item: await this.answers.one(asking, id, manager), tabId, leftBehind };
      }),
    );
  }

  @Call(calls.sync)
  sync(@Asked() asking: Asking) {
    return implement(calls.sync).handler(({ input: { tabId = null } }) =>
      this.database.transaction(async (manager) => {
        const { id, outcome } = await this.newStates.take(manager, asking);
        if (outcome !== 'same') await manager.update(ItemOrigin, { itemId: id }, { tabId });
        return { item: await this.answers.one(asking, id, manager), tabId, outcome };
      }),
    );
  }

  @Call(calls.provenance)
  provenance(@Asked() asking: Asking) {
    return implement(calls.provenance).handler(async () => {
      const { manager } = this.database;
      const { id } = itemOf(asking);
      return { ...(await provenanceOf(manager, asking, id)), news: await this.newStates.newsOf(manager, asking, id) };
    });
  }
}
