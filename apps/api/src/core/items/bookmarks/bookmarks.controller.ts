import { contract } from '@murmel/contracts';
import { Bookmark } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf, rowOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
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
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(async ({ input: { page, limit, objType } }) => {
      const { manager } = this.database;
      const all = await readableBookmarks(manager, asking.actor, accountOf(asking).id, objType);
      const shown = all.slice((page - 1) * limit, page * limit);
      const items = await this.answers.listed(
        asking,
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
  check(@Asked() asking: Asking) {
    return implement(calls.check).handler(async ({ input: { itemId } }) => ({
      bookmarked: (await bookmarkedOf(this.database.manager, accountOf(asking).id, [itemId])).has(itemId),
    }));
  }

  @Call(calls.toggle)
  toggle(@Asked() asking: Asking) {
    return implement(calls.toggle).handler(async ({ input: { itemId } }) => ({
      bookmarked: await this.database.transaction((manager) => toggleBookmark(manager, asking.actor, accountOf(asking).id, itemId)),
    }));
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.database.manager.delete(Bookmark, { id: rowOf(asking, Bookmark).id });
      return {};
    });
  }
}
