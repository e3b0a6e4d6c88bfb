import { contract } from '@murmel/contracts';
import { Bookmark } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { ItemAnswer } from '../item-answer.js';
import { bookmarkedOf, readableBookmarks, toggleBookmark } from './bookmarks.js';

const calls = contract.bookmarks;

/** Routes for a teacher's bookmarks. */
@Controller()
export class BookmarksController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input: { page, limit, objType } }) => {
      const { manager } = this.database;
      const all = await readableBookmarks(manager, context.actor, accountOf(context).id, objType);
      const shown = all.slice((page - 1) * limit, page * limit);
      const items = await this.answers.listed(
        context,
        shown.map(({ item }) => item),
      );
      const entries = shown.map(({ bookmark: { id, createdAt } }, index) => ({
        id,
        createdAt: createdAt.toISOString(),
        item: items[index]!,
      }));
      return { entries, total: all.length, page, limit };
    });
  }

  @Call(calls.check)
  check(@CurrentContext() context: RequestContext) {
    return implement(calls.check).handler(async ({ input: { itemId } }) => ({
      bookmarked: (await bookmarkedOf(this.database.manager, accountOf(context).id, [itemId])).has(itemId),
    }));
  }

  @Call(calls.toggle)
  toggle(@CurrentContext() context: RequestContext) {
    return implement(calls.toggle).handler(async ({ input: { itemId } }) => ({
      bookmarked: await this.database.transaction((manager) => toggleBookmark(manager, context.actor, accountOf(context).id, itemId)),
    }));
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.database.manager.delete(Bookmark, { id: rowOf(context, Bookmark).id });
      return {};
    });
  }
}
