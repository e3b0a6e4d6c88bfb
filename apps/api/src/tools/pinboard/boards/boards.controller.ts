import { contract, type PinboardInput, type PinboardItem, TOOLS } from '@murmel/contracts';
import { DEFAULT_SETTINGS, type PinboardSettings, seedPinboard } from '@murmel/documents';
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
import { boardState } from '../people/board-state.js';
import { Pinboards } from '../pinboards.js';

const KIND = TOOLS.pinboard.kind;
const DEFAULT_TITLE = { de: 'Neue Pinnwand', en: 'New pinboard' } as const;

/** Pinboards as items, with their settings. */
@Controller()
export class BoardsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly idempotency: Idempotency,
    private readonly pinboards: Pinboards,
  ) {}

  @Call(contract.pinboards.create)
  create(@Asked() asking: Asking) {
    return implement(contract.pinboards.create).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager): Promise<PinboardItem> => {
        const owner = accountOf(asking);
        const item = await createItem(manager, owner, KIND, input, DEFAULT_TITLE[owner.locale ?? 'de'], asking.project?.id);
        await seedDocument(manager, item.id, seedPinboard(), { accountId: owner.id, visitorId: null });
        return { ...(await this.answers.one(asking, item.id, manager)), pinboard: DEFAULT_SETTINGS };
      }),
    );
  }

  @Call(contract.pinboards.list)
  list(@Asked() asking: Asking) {
    return implement(contract.pinboards.list).handler(async ({ input }) => {
      const { items, total } = await listItems(this.database.manager, accountOf(asking).id, { ...input, kind: KIND });
      return { entries: await this.answers.many(asking, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.pinboards.get)
  get(@Asked() asking: Asking) {
    return implement(contract.pinboards.get).handler(() => this.answer(asking));
  }

  /** The settings first: when nobody can change them now, nothing is changed. */
  @Call(contract.pinboards.update)
  update(@Asked() asking: Asking) {
    return implement(contract.pinboards.update).handler(
      async ({ input: { id: _taken, frozen, release, guestLists, guestEdits, guestActivities, background, ...fields } }) => {
        await this.pinboards.asked(asking);
        const settings = given({ frozen, release, guestLists, guestEdits, guestActivities, background });
        if (Object.keys(settings).length > 0) await this.pinboards.run(asking, 'changeSettings', settings);
        if (Object.keys(fields).length > 0) await updateItem(this.database.manager, itemOf(asking).id, fields);
        return this.answer(asking);
      },
    );
  }

  @Call(contract.pinboards.discard)
  discard(@Asked() asking: Asking) {
    return implement(contract.pinboards.discard).handler(async () => {
      await this.pinboards.discard(asking);
      return {};
    });
  }

  @Call(contract.pinboards.state)
  state(@Asked() asking: Asking) {
    return implement(contract.pinboards.state).handler(async () => {
      const { itemId, actor } = await this.pinboards.asked(asking);
      return boardState(this.database.manager, itemId, actor.trusted ? 'teacher' : 'guest');
    });
  }

  private async answer(asking: Asking): Promise<PinboardItem> {
    const { board } = await this.pinboards.asked(asking);
    return { ...(await this.answers.one(asking, itemOf(asking).id)), pinboard: board.settings };
  }
}

/** Only what was sent. */
function given(settings: { [Name in keyof PinboardSettings]?: PinboardSettings[Name] | undefined }): PinboardInput<'changeSettings'> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
