import { type AiTool, contract } from '@murmel/contracts';
import { Assistant, KnowledgeFile } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitorSessions } from '../../core/accounts/visitor-sessions.js';
import { DayBudgets } from '../../core/ai/budgets/day-budgets.js';
import { allowanceOf } from '../../core/ai/chats/allowance.js';
import { Conversations } from '../../core/ai/chats/conversations.js';
import { FileDigests } from '../../core/ai/knowledge/file-digests.js';
import { forget, knowledgeFiles, learn } from '../../core/ai/knowledge/knowledge-files.js';
import { accountOrVisitorOf } from '../../core/answers/respondent.js';
import { UnusedFiles } from '../../core/files/unused-files.js';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { ProductTemplates } from '../../core/templates/product-templates.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, CurrentContext, itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { assistantAnswer, assistantOf } from './assistant-repository.js';
import { featuredAssistants, recentAssistants, searchAssistants } from './find-assistants.js';
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
    private readonly budgets: DayBudgets,
    private readonly visitors: VisitorSessions,
    private readonly idempotency: Idempotency,
    private readonly digests: FileDigests,
    private readonly unused: UnusedFiles,
  ) {}

  @Call(calls.search)
  search(@CurrentContext() context: RequestContext) {
    return implement(calls.search).handler(({ input }) => searchAssistants(this.database.manager, context, this.answers, input));
  }

  @Call(calls.recentlyUsed)
  recentlyUsed(@CurrentContext() context: RequestContext) {
    return implement(calls.recentlyUsed).handler(({ input: { limit } }) =>
      recentAssistants(this.database.manager, context, this.answers, limit),
    );
  }

  @Call(calls.featured)
  featured(@CurrentContext() context: RequestContext) {
    return implement(calls.featured).handler(({ input: { language, international } }) =>
      featuredAssistants(this.database.manager, this.templates, international ? 'en' : (language ?? accountOf(context).locale ?? 'de')),
    );
  }

  @Call(calls.archive)
  archive(@CurrentContext() context: RequestContext) {
    return implement(calls.archive).handler(async ({ input: { archived } }) => {
      await this.database.manager.update(Assistant, { itemId: itemOf(context).id }, { archived });
      return this.answer(context);
    });
  }

  @Call(calls.setAvatar)
  setAvatar(@CurrentContext() context: RequestContext) {
    return implement(calls.setAvatar).handler(async ({ input: { fileId: file } }) => {
      const { id } = itemOf(context);
      await this.database.transaction(async (manager) => {
        const { avatar } = await assistantOf(manager, id);
        await writeAssistant(manager, id, { avatar: { ...avatar, file } });
      });
      return this.answer(context);
    });
  }

  @Call(calls.files)
  files(@CurrentContext() context: RequestContext) {
    return implement(calls.files).handler(async () => ({ files: await knowledgeFiles(this.database.manager, itemOf(context).id) }));
  }

  @Call(calls.learn)
  learn(@CurrentContext() context: RequestContext) {
    const { id: itemId } = itemOf(context);
    return implement(calls.learn).handler(async ({ input: { shrineId: fileId } }) => {
      const digest = await this.digests.of(itemId, fileId);
      return this.idempotency.once(context, { fileId }, async (manager) => {
        const learned = await learn(manager, { itemId, fileId }, digest);
        await searchFirst(manager, itemId);
        return learned;
      });
    });
  }

  @Call(calls.forget)
  forget(@CurrentContext() context: RequestContext) {
    return implement(calls.forget).handler(async () => {
      const { fileId } = rowOf(context, KnowledgeFile);
      const { id: itemId } = itemOf(context);
      await this.database.transaction((manager) => forget(manager, { itemId, fileId }));
      // Its room is free at once.
      await this.unused.remove(itemId, [fileId]);
      return {};
    });
  }

  @Call(calls.begin)
  begin(@CurrentContext() context: RequestContext) {
    return implement(calls.begin).handler(async ({ input: { asLearner } }) => {
      if (!accountOrVisitorOf(context.actor)) await this.visitors.begin(context);
      return this.idempotency.once(context, { asLearner }, (manager) => this.conversations.createWith(manager, context, asLearner));
    });
  }

  @Call(calls.allowance)
  allowance(@CurrentContext() context: RequestContext) {
    return implement(calls.allowance).handler(() => allowanceOf(this.database.manager, context, this.budgets));
  }

  @Call(calls.conversations)
  ownWith(@CurrentContext() context: RequestContext) {
    return implement(calls.conversations).handler(({ input: { page, limit } }) => this.conversations.listWith(context, { page, limit }));
  }

  private async answer(context: RequestContext) {
    const item = await this.answers.one(context, itemOf(context).id);
    return { ...item, assistant: await assistantAnswer(this.database.manager, item.id, item.abilities.update === true) };
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
