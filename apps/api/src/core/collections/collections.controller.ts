import { type Collection as CollectionAnswer, contract } from '@murmel/contracts';
import { Collection } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { FileQuota } from '../files/file-quota.js';
import { OpenAnswers } from '../gallery/open-answers.js';
import { ItemAnswer } from '../items/item-answer.js';
import { Remix } from '../remixes/remix.js';
import { bookmarkCollection, changeCollection, makeCollection } from './change-collections.js';
import { collectionAnswer } from './collection-answer.js';
import { featuredCollections, listCollections, recommendedCollections } from './find-collections.js';
import { takeCollection } from './take-collection.js';

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
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(async ({ input: { page, limit, bookmarked = false } }) => {
      const { entries, total } = await listCollections(this.database.manager, asking, { page, limit, bookmarked });
      return { entries, total, page, limit };
    });
  }

  @Call(calls.featured)
  featured(@Asked() asking: Asking) {
    return implement(calls.featured).handler(({ input: { limit } }) => featuredCollections(this.database.manager, asking, limit));
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.answer(asking, rowOf(asking, Collection).id));
  }

  @Call(calls.recommendations)
  recommendations(@Asked() asking: Asking) {
    return implement(calls.recommendations).handler(() =>
      recommendedCollections(this.database.manager, asking, rowOf(asking, Collection).id),
    );
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(async ({ input }) => {
      const id = await this.idempotency.once(asking, input, (manager) => makeCollection(manager, accountOf(asking).id, input));
      return this.answer(asking, id);
    });
  }

  @Call(calls.update)
  update(@Asked() asking: Asking) {
    return implement(calls.update).handler(async ({ input: { id: _taken, ...change } }) => {
      const { id } = rowOf(asking, Collection);
      await this.database.transaction((manager) => changeCollection(manager, id, change));
      return this.answer(asking, id);
    });
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.database.manager.delete(Collection, { id: rowOf(asking, Collection).id });
      return {};
    });
  }

  @Call(calls.take)
  take(@Asked() asking: Asking) {
    return implement(calls.take).handler(() => {
      const collection = rowOf(asking, Collection);
      const { remix, quota } = this;
      return this.idempotency.once(asking, { collection: collection.id }, async (manager) => {
        const { folderId, copies, leftBehind } = await takeCollection(manager, asking, collection, { remix, quota });
        return { folder: await this.answers.one(asking, folderId, manager), copies, leftBehind };
      });
    });
  }

  @Call(calls.bookmark)
  bookmark(@Asked() asking: Asking) {
    return implement(calls.bookmark).handler(async ({ input: { bookmarked } }) => {
      const { id } = rowOf(asking, Collection);
      await this.database.transaction((manager) => bookmarkCollection(manager, accountOf(asking).id, id, bookmarked));
      return { bookmarked };
    });
  }

  private answer(asking: Asking, id: string): Promise<CollectionAnswer> {
    return collectionAnswer(this.database.manager, asking, id, this.open);
  }
}
