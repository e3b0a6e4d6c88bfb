import { type WordCloud as Answer, contract, TOOLS, type WordCloudSettings } from '@murmel/contracts';
import { publish, WordCloud } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { discardItem, updateItem } from '../../core/items/change-items.js';
import { createItem } from '../../core/items/create-item.js';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { listItems } from '../../core/items/list-items.js';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { oneCloud, settingsOf } from './one-cloud.js';

const KIND = TOOLS.word_clouds.kind;
const DEFAULT_TITLE = { de: 'Neue Wortwolke', en: 'New word cloud' } as const;
const DEFAULT_SETTINGS: WordCloudSettings = { show: true, showBeforeSubmit: false, wordsPerVisitor: null, filter: true };
type Settings = { [Field in keyof WordCloudSettings]?: WordCloudSettings[Field] | undefined };

/** Word clouds as items, with their settings. */
@Controller()
export class WordCloudsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(contract.wordClouds.create)
  create(@Asked() asking: Asking) {
    return implement(contract.wordClouds.create).handler(({ input: { show, showBeforeSubmit, wordsPerVisitor, filter, ...fields } }) =>
      this.idempotency.once(asking, { ...fields, show, showBeforeSubmit, wordsPerVisitor, filter }, async (manager) => {
        const owner = accountOf(asking);
        const item = await createItem(manager, owner, KIND, fields, DEFAULT_TITLE[owner.locale ?? 'de'], asking.project?.id);
        await manager.insert(WordCloud, {
          itemId: item.id,
          ...DEFAULT_SETTINGS,
          ...given({ show, showBeforeSubmit, wordsPerVisitor, filter }),
          filterWords: null,
        });
        return this.answer(asking, item.id, manager);
      }),
    );
  }

  @Call(contract.wordClouds.list)
  list(@Asked() asking: Asking) {
    return implement(contract.wordClouds.list).handler(async ({ input }) => {
      const { items, total } = await listItems(this.database.manager, accountOf(asking).id, { ...input, kind: KIND });
      return { entries: await this.answers.many(asking, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.wordClouds.get)
  get(@Asked() asking: Asking) {
    return implement(contract.wordClouds.get).handler(() => this.answer(asking, itemOf(asking).id));
  }

  @Call(contract.wordClouds.update)
  update(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.wordClouds.update).handler(
      async ({ input: { id: _taken, show, showBeforeSubmit, wordsPerVisitor, filter, ...fields } }) => {
        const settings = given({ show, showBeforeSubmit, wordsPerVisitor, filter });
        await this.database.transaction(async (manager) => {
          await oneCloud(manager, id);
          if (Object.keys(fields).length > 0) await updateItem(manager, id, fields);
          if (Object.keys(settings).length === 0) return;
          await manager.update(WordCloud, { itemId: id }, settings);
          // Guests may see more or less than before.
          await publish(manager, 'access.changed', { itemId: id });
        });
        return this.answer(asking, id);
      },
    );
  }

  @Call(contract.wordClouds.discard)
  discard(@Asked() asking: Asking) {
    return implement(contract.wordClouds.discard).handler(async () => {
      await this.database.transaction(async (manager) => {
        await oneCloud(manager, itemOf(asking).id);
        await discardItem(manager, itemOf(asking).id);
      });
      return {};
    });
  }

  private async answer(asking: Asking, id: string, manager: EntityManager = this.database.manager): Promise<Answer> {
    const wordCloud = settingsOf(await oneCloud(manager, id));
    return { ...(await this.answers.one(asking, id, manager)), wordCloud };
  }
}

/** Only what was sent: `undefined` must not overwrite what is stored. */
function given(settings: Settings): Partial<WordCloudSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<WordCloudSettings>;
}
