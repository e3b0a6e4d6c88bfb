import type { Below, CallMeta, OwnThrough } from '@murmel/contracts';
import {
  AiConversation,
  AiDocument,
  AiFile,
  AiImage,
  AiMessage,
  AiRun,
  AiStep,
  AiSuggestion,
  Bookmark,
  ConverterJob,
  ExportJob,
  ItemMember,
  KnowledgeFile,
  MiniToolRequest,
  NamesList,
  PrototypeEvent,
  PupilAccess,
  WordCloudWord,
} from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import { accountOf, itemOf, projectOf, type RequestContext } from '../../platform/request-context.js';
import { parameterValue } from '../../platform/request-subjects.js';
import { callingPerson, rowsOf } from '../ai/chats/person-rows.js';

type Load = (manager: EntityManager, context: RequestContext, id: string) => Promise<object | null>;

/** Loads the row of a further path parameter, only inside the authorized item or project. */
const BELOW: Record<Below, Load> = {
  member: (manager, context, id) => manager.findOneBy(ItemMember, { id, itemId: itemOf(context).id }),
  word: (manager, context, id) => manager.findOneBy(WordCloudWord, { id, itemId: itemOf(context).id }),
  knowledge: (manager, context, fileId) => manager.findOneBy(KnowledgeFile, { fileId, itemId: itemOf(context).id }),
  calendarEvent: (manager, context, id) => manager.findOneBy(PrototypeEvent, { id, itemId: itemOf(context).id }),
  suggestion: (manager, context, id) =>
    manager.findOneBy(AiSuggestion, {
      id,
      documentId: itemOf(context).id,
      accountId: callingPerson(context).accountId ?? IsNull(),
      closedAt: IsNull(),
    }),
  projectPupil: (manager, context, id) =>
    manager
      .createQueryBuilder(PupilAccess, 'pupil')
      .where('pupil.id = :id and pupil.class_id = (select p.class_id from project p where p.id = :project)', {
        id,
        project: projectOf(context).id,
      })
      .getOne(),
};

/** Loads entities that belong to one person alone. */
const OWN: Record<OwnThrough, Load> = {
  namesList: (manager, context, id) => manager.findOneBy(NamesList, { id, ownerId: accountOf(context).id }),
  bookmark: (manager, context, id) => manager.findOneBy(Bookmark, { id, accountId: accountOf(context).id }),
  exportJob: (manager, context, id) => manager.findOneBy(ExportJob, { id, accountId: accountOf(context).id }),
  aiConversation: (manager, context, id) =>
    manager.findOneBy(AiConversation, { id, suggestionId: IsNull(), ...rowsOf(callingPerson(context)) }),
  aiFile: (manager, context, id) => manager.findOneBy(AiFile, { id, accountId: accountOf(context).id }),
  converterJob: (manager, context, id) => manager.findOneBy(ConverterJob, { id, accountId: accountOf(context).id }),
  documentQa: (manager, context, id) => manager.findOneBy(AiDocument, { id, accountId: accountOf(context).id }),
  aiImage: (manager, context, id) => manager.findOneBy(AiImage, { id, accountId: accountOf(context).id }),
  miniToolRequest: (manager, context, id) => manager.findOneBy(MiniToolRequest, { id, accountId: accountOf(context).id }),
  aiMessage: async (manager, context, id) => {
    const message = await manager.findOneBy(AiMessage, { id });
    const conversation = message && { id: message.conversationId, suggestionId: IsNull(), ...rowsOf(callingPerson(context)) };
    return conversation && (await manager.existsBy(AiConversation, conversation)) ? message : null;
  },
  aiRun: (manager, context, id) => manager.findOneBy(AiRun, { id, ...rowsOf(callingPerson(context)) }),
  aiStep: async (manager, context, id) => {
    const step = await manager.findOneBy(AiStep, { id });
    return step && (await manager.existsBy(AiRun, { id: step.runId, ...rowsOf(callingPerson(context)) })) ? step : null;
  },
};

/** Loads the rows that a call names besides the item, class or project it was decided on. */
@Injectable()
export class LoadRequestRows {
  constructor(private readonly database: DataSource) {}

  /**
   * @throws NOT_FOUND for items that do not exist, are not inside, or are another owner's: all look the same
   */
  async load(meta: CallMeta, context: RequestContext): Promise<void> {
    if (meta.ownThrough) await this.one(meta, context, meta.ownParam ?? 'id', OWN[meta.ownThrough]);
    for (const [name, below] of Object.entries(meta.below ?? {})) await this.one(meta, context, name, BELOW[below]);
  }

  private async one(meta: CallMeta, context: RequestContext, name: string, load: Load): Promise<void> {
    const id = parameterValue(meta, context.request, name);
    const row = typeof id === 'string' && isUuid(id) ? await load(this.database.manager, context, id) : null;
    if (!row) throw apiError('NOT_FOUND');
    context.rows.push(row);
  }
}
