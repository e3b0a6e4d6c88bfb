import { type AiTool, contract } from '@murmel/contracts';
import { Assistant, KnowledgeFile } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitorSessions } from '../../core/accounts/visitor-sessions.js';
import { allowanceOf } from '../../core/ai/chats/allowance.js';
import { Conversations } from '../../core/ai/chats/conversations.js';
import { FileDigests } from '../../core/ai/knowledge/file-digests.js';
import { forget, knowledgeFiles, learn } from '../../core/ai/knowledge/knowledge-files.js';
import { personOf } from '../../core/answers/respondent.js';
import { UnusedFiles } from '../../core/files/unused-files.js';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { ProductTemplates } from '../../core/templates/product-templates.js';
import { Asked, type Asking, accountOf, itemOf, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { featuredAssistants, recentAssistants, searchAssistants } from './find-assistants.js';
import { assistantFor, oneAssistant } from './one-assistant.js';
import { writeAssistant } from './write-assistant.js';

const calls = contract.assistants;

/** Finds assistants, moves them to the trash and begins chats with them. */
@Controller()
export class AssistantsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly templates: ProductTemplates,
    private readonly conversations: Conversations,
    private readonly visitors: VisitorSessions,
    private readonly idempotency: Idempotency,
    private readonly digests: FileDigests,
    private readonly unused: UnusedFiles,
  ) {}

  @Call(calls.search)
  search(@Asked() asking: Asking) {
    return implement(calls.search).handler(({ input }) => searchAssistants(this.database.manager, asking, this.answers, input));
  }

  @Call(calls.recentlyUsed)
  recentlyUsed(@Asked() asking: Asking) {
    return implement(calls.recentlyUsed).handler(({ input: { limit } }) =>
      recentAssistants(this.database.manager, asking, this.answers, limit),
    );
  }

  @Call(calls.featured)
  featured(@Asked() asking: Asking) {
    return implement(calls.featured).handler(({ input: { language, international } }) =>
      featuredAssistants(this.database.manager, this.templates, international ? 'en' : (language ?? accountOf(asking).locale ?? 'de')),
    );
  }

  @Call(calls.archive)
  archive(@Asked() asking: Asking) {
    return implement(calls.archive).handler(async ({ input: { archived } }) => {
      await this.database.manager.update(Assistant, { itemId: itemOf(asking).id }, { archived });
      return this.answer(asking);
    });
  }

  @Call(calls.setAvatar)
  setAvatar(@Asked() asking: Asking) {
    return implement(calls.setAvatar).handler(async ({ input: { fileId: file } }) => {
      const { id } = itemOf(asking);
      await this.database.transaction(async (manager) => {
        const { avatar } = await oneAssistant(manager, id);
        await writeAssistant(manager, id, { avatar: { ...avatar, file } });
      });
      return this.answer(asking);
    });
  }

  @Call(calls.files)
  files(@Asked() asking: Asking) {
    return implement(calls.files).handler(async () => ({ files: await knowledgeFiles(this.database.manager, itemOf(asking).id) }));
  }

  @Call(calls.learn)
  learn(@Asked() asking: Asking) {
    const { id: itemId } = itemOf(asking);
    return implement(calls.learn).handler(async ({ input: { shrineId: fileId } }) => {
      const digest = await this.digests.of(itemId, fileId);
      return this.idempotency.once(asking, { fileId }, async (manager) => {
        const learned = await learn(manager, { itemId, fileId }, digest);
        await searchFirst(manager, itemId);
        return learned;
      });
    });
  }

  @Call(calls.forget)
  forget(@Asked() asking: Asking) {
    return implement(calls.forget).handler(async () => {
      const file = rowOf(asking, KnowledgeFile);
      await this.database.transaction((manager) => forget(manager, file));
      // Its room is free at once.
      await this.unused.remove(file.itemId, [file.fileId]);
      return {};
    });
  }

  @Call(calls.begin)
  begin(@Asked() asking: Asking) {
    return implement(calls.begin).handler(async () => {
      if (!personOf(asking.actor)) await this.visitors.begin(asking);
      return this.idempotency.once(asking, {}, (manager) => this.conversations.createWith(manager, asking));
    });
  }

  @Call(calls.allowance)
  allowance(@Asked() asking: Asking) {
    return implement(calls.allowance).handler(() => allowanceOf(this.database.manager, asking));
  }

  @Call(calls.conversations)
  ownWith(@Asked() asking: Asking) {
    return implement(calls.conversations).handler(({ input: { page, limit } }) => this.conversations.listWith(asking, { page, limit }));
  }

  private async answer(asking: Asking) {
    const item = await this.answers.one(asking, itemOf(asking).id);
    return { ...item, assistant: await assistantFor(this.database.manager, item.id, item.abilities.update === true) };
  }
}

/** Turns on file search when an assistant gets its first file. */
async function searchFirst(manager: EntityManager, itemId: string): Promise<void> {
  await manager.query(
    `update assistant set tools = array_append(tools, $2) where item_id = $1 and $2 <> all(tools)
        and (select count(*) from knowledge_file where item_id = $1) = 1`,
    [itemId, 'search_knowledge_base' satisfies AiTool],
  );
}
