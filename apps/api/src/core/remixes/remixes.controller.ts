import { contract } from '@murmel/contracts';
import { ItemOrigin } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { ItemAnswer } from '../items/item-answer.js';
import { provenanceOf } from './provenance.js';
import { Remix } from './remix.js';
import { SyncCopy } from './sync-copy.js';

const calls = contract.remixes;

/** Copies of items, and where they come from. */
@Controller()
export class RemixesController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly remixing: Remix,
    private readonly newStates: SyncCopy,
  ) {}

  @Call(calls.remix)
  remix(@CurrentContext() context: RequestContext) {
    return implement(calls.remix).handler(({ input: { tabId = null } }) =>
      this.database.transaction(async (manager) => {
        const { id, leftBehind } = await this.remixing.copy(manager, context);
        await manager.update(ItemOrigin, { itemId: id }, { tabId });
        return { item: await this.answers.one(context, id, manager), tabId, leftBehind };
      }),
    );
  }

  @Call(calls.sync)
  sync(@CurrentContext() context: RequestContext) {
    return implement(calls.sync).handler(({ input: { tabId = null } }) =>
      this.database.transaction(async (manager) => {
        const { id, outcome } = await this.newStates.take(manager, context);
        if (outcome !== 'same') await manager.update(ItemOrigin, { itemId: id }, { tabId });
        return { item: await this.answers.one(context, id, manager), tabId, outcome };
      }),
    );
  }

  @Call(calls.provenance)
  provenance(@CurrentContext() context: RequestContext) {
    return implement(calls.provenance).handler(async () => {
      const { manager } = this.database;
      const { id } = itemOf(context);
      return { ...(await provenanceOf(manager, context, id)), news: await this.newStates.newsOf(manager, context, id) };
    });
  }
}
