import { contract, type TeachingScreen, TOOLS } from '@murmel/contracts';
import { DEFAULT_SCREEN_SETTINGS, seedTeachingBoard } from '@murmel/documents';
import { seedDocument } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { updateItem } from '../../../core/items/change-items.js';
import { createItem } from '../../../core/items/create-item.js';
import { ItemAnswer } from '../../../core/items/item-answer.js';
import { listItems } from '../../../core/items/list-items.js';
import { Asked, type Asking, accountOf, itemOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { given } from '../given.js';
import { TeachingBoards } from '../teaching-boards.js';
import { authorInfo } from './author-info.js';

const KIND = TOOLS.teaching_board.kind;
const DEFAULT_TITLE = { de: 'Neue Tafel', en: 'New board' } as const;

/** Teaching boards as items, with their settings. */
@Controller()
export class ScreensController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly idempotency: Idempotency,
    private readonly boards: TeachingBoards,
  ) {}

  @Call(contract.teachingBoards.create)
  create(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.create).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager): Promise<TeachingScreen> => {
        const owner = accountOf(asking);
        const item = await createItem(manager, owner, KIND, input, DEFAULT_TITLE[owner.locale ?? 'de'], asking.project?.id);
        await seedDocument(manager, item.id, seedTeachingBoard(), { accountId: owner.id, visitorId: null });
        return { ...(await this.answers.one(asking, item.id, manager)), screen: DEFAULT_SCREEN_SETTINGS };
      }),
    );
  }

  @Call(contract.teachingBoards.list)
  list(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.list).handler(async ({ input }) => {
      const { items, total } = await listItems(this.database.manager, accountOf(asking).id, { ...input, kind: KIND });
      return { entries: await this.answers.many(asking, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.teachingBoards.get)
  get(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.get).handler(() => this.answer(asking));
  }

  /** The settings first: when nobody can change them now, nothing is changed. */
  @Call(contract.teachingBoards.update)
  update(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.teachingBoards.update).handler(async ({ input: { id: _taken, background, muted, ...fields } }) => {
      await this.boards.asked(asking);
      const settings = given({ background, muted });
      if (Object.keys(settings).length > 0) await this.boards.run(asking, 'changeSettings', settings);
      if (Object.keys(fields).length > 0) await updateItem(this.database.manager, id, fields);
      return this.answer(asking);
    });
  }

  @Call(contract.teachingBoards.discard)
  discard(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.discard).handler(async () => {
      await this.boards.discard(asking);
      return {};
    });
  }

  @Call(contract.teachingBoards.authorInfo)
  authorInfo(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.authorInfo).handler(async () => {
      const { itemId } = await this.boards.asked(asking);
      return authorInfo(this.database.manager, itemId);
    });
  }

  private async answer(asking: Asking): Promise<TeachingScreen> {
    const { board } = await this.boards.asked(asking);
    return { ...(await this.answers.one(asking, itemOf(asking).id)), screen: board.settings };
  }
}
