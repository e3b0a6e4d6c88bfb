import { type Collection as CollectionAnswer, contract } from '@murmel/contracts';
import { Collection } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, CurrentContext, type RequestContext, rowOf } from '../../platform/request-context.js';
import { FileQuota } from '../files/file-quota.js';
import { OpenAnswers } from '../gallery/open-answers.js';
import { ItemAnswer } from '../items/item-answer.js';
import { Remix } from '../remixes/remix.js';
import { bookmarkCollection, changeCollection, makeCollection } from './change-collections.js';
import { collectionAnswer } from './collection-answer.js';
import { copyCollection } from './copy-collection.js';
import { featuredCollections, listCollections, recommendedCollections } from './find-collections.js';

const calls = contract.collections;

/** Open material that the editors put together. */
@Controller()
export class CollectionsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly open: OpenAnswers,
    private readonly remix: Remix,
    private readonly quota: FileQuota,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input: { page, limit, bookmarked = false } }) => {
      const { entries, total } = await listCollections(this.database.manager, context, { page, limit, bookmarked });
      return { entries, total, page, limit };
    });
  }

  @Call(calls.featured)
  featured(@CurrentContext() context: RequestContext) {
    return implement(calls.featured).handler(({ input: { limit } }) => featuredCollections(this.database.manager, context, limit));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.answer(context, rowOf(context, Collection).id));
  }

  @Call(calls.recommendations)
  recommendations(@CurrentContext() context: RequestContext) {
    return implement(calls.recommendations).handler(() =>
      recommendedCollections(this.database.manager, context, rowOf(context, Collection).id),
    );
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) => {
      const id = await this.idempotency.once(context, input, (manager) => makeCollection(manager, accountOf(context).id, input));
      return this.answer(context, id);
    });
  }

  @Call(calls.update)
  update(@CurrentContext() context: RequestContext) {
    return implement(calls.update).handler(async ({ input: { id: _taken, ...change } }) => {
      const { id } = rowOf(context, Collection);
      await this.database.transaction((manager) => changeCollection(manager, id, change));
      return this.answer(context, id);
    });
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.database.manager.delete(Collection, { id: rowOf(context, Collection).id });
      return {};
    });
  }

  @Call(calls.take)
  take(@CurrentContext() context: RequestContext) {
    return implement(calls.take).handler(() => {
      const collection = rowOf(context, Collection);
      const { remix, quota } = this;
      return this.idempotency.once(context, { collection: collection.id }, async (manager) => {
        const { folderId, copies, leftBehind } = await copyCollection(manager, context, collection, { remix, quota });
        return { folder: await this.answers.one(context, folderId, manager), copies, leftBehind };
      });
    });
  }

  @Call(calls.bookmark)
  bookmark(@CurrentContext() context: RequestContext) {
    return implement(calls.bookmark).handler(async ({ input: { bookmarked } }) => {
      const { id } = rowOf(context, Collection);
      await this.database.transaction((manager) => bookmarkCollection(manager, accountOf(context).id, id, bookmarked));
      return { bookmarked };
    });
  }

  private answer(context: RequestContext, id: string): Promise<CollectionAnswer> {
    return collectionAnswer(this.database.manager, context, id, this.open);
  }
}
