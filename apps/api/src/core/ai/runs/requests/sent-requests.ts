import { decide } from '@murmel/access-policy';
import type { AiRequest as RequestEntry } from '@murmel/contracts';
import { AiConversation, AiQuestion, AiRequest, loadItemFacts, ProjectAi } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, In } from 'typeorm';
import { apiError } from '../../../../platform/api-error.js';
import type { RequestContext } from '../../../../platform/request-context.js';

/** Questions of which is shown what was sent. */
const QUESTIONS = 20;

interface OfPupil {
  projectId: string;
  pupilId: string;
  answerId: string;
}

/** Requests that were sent to providers, for users who may know them. */
@Injectable()
export class SentRequests {
  constructor(private readonly database: DataSource) {}

  /** Returns the requests in their order. An assistant's instructions and knowledge are only included for those who may change it. */
  async of(context: RequestContext, run: { id: string; conversationId: string }): Promise<{ requests: RequestEntry[] }> {
    const found = await this.database.manager.find(AiRequest, { where: { runId: run.id }, order: { position: 'ASC' } });
    const all = await this.mayChange(context, run.conversationId);
    return { requests: found.map((request) => entryOf(request, all)) };
  }

  /** Returns the requests of a conversion: its owner reads all of them. */
  async ofConversion({ id: conversionId }: { id: string }): Promise<{ requests: RequestEntry[] }> {
    const found = await this.database.manager.find(AiRequest, { where: { conversionId }, order: { position: 'ASC' } });
    return { requests: found.map((request) => entryOf(request, true)) };
  }

  /** Returns the newest requests for questions, in their order. Readers of the text, and the teacher who asked the wizard, read all of them. */
  async ofQuestions(
    about: Pick<FindOptionsWhere<AiQuestion>, 'accountId' | 'kind' | 'correctionId' | 'responseId'>,
  ): Promise<{ requests: RequestEntry[] }> {
    const { manager } = this.database;
    const asked = await manager.find(AiQuestion, { where: about, order: { createdAt: 'DESC', id: 'DESC' }, take: QUESTIONS });
    const found = await manager.find(AiRequest, {
      where: { questionId: In(asked.map(({ id }) => id)) },
      order: { sentAt: 'ASC', position: 'ASC' },
    });
    return { requests: found.map((request) => entryOf(request, true)) };
  }

  /**
   * Returns the requests of an answer that a teacher reads along. @throws AI_NOT_READABLE where the class was not told, NOT_FOUND for what
   * is not readable there
   */
  async ofPupil(context: RequestContext, { projectId, pupilId, answerId }: OfPupil): Promise<{ requests: RequestEntry[] }> {
    const { manager } = this.database;
    const said = await manager.findOneBy(ProjectAi, { projectId });
    if (!said?.readableSince) throw apiError('AI_NOT_READABLE');
    const [run] = await manager.query<{ id: string; conversationId: string }[]>(
      `select r.id, r.conversation_id as "conversationId" from ai_run r join ai_message m on m.id = r.message_id
         join ai_message q on q.id = m.parent_id and q.read_in = $1 and q.created_at >= $4 where r.message_id = $3 and r.account_id = $2`,
      [projectId, pupilId, answerId, said.readableSince],
    );
    if (!run) throw apiError('NOT_FOUND');
    return this.of(context, run);
  }

  private async mayChange({ actor }: RequestContext, conversationId: string): Promise<boolean> {
    const { manager } = this.database;
    const assistantId = (await manager.findOneBy(AiConversation, { id: conversationId }))?.assistantId;
    if (!assistantId) return false;
    const item = (await loadItemFacts(manager, actor, [assistantId])).get(assistantId);
    return item !== undefined && decide(actor, 'item.update', { item }).allow;
  }
}

function entryOf(
  { id, modelName, providerName, location, place, continues, messages, tools, sentAt }: AiRequest,
  all: boolean,
): RequestEntry {
  return {
    ...{ id, model: modelName, provider: providerName, location: { level: location, place }, continues, tools },
    messages: messages.map(({ role, text, makers, files }) => ({
      ...{ role, files, text: all ? `${makers}${text}` : text, hidden: all ? 0 : makers.length },
    })),
    sentAt: sentAt.toISOString(),
  };
}
