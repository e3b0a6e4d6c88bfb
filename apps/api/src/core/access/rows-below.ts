import type { Below, CallMeta, OwnThrough } from '@murmel/contracts';
import {
  AiConversation,
  AiFile,
  AiImage,
  AiMessage,
  AiRun,
  AiStep,
  AiSuggestion,
  Bookmark,
  ExportJob,
  ItemMember,
  KnowledgeFile,
  MiniToolRequest,
  NamesList,
  PupilAccess,
  WordCloudWord,
} from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import { type Asking, accountOf, itemOf, projectOf } from '../../platform/asking.js';
import { givenFor } from '../../platform/named-in-request.js';
import { askingPerson, rowsOf } from '../ai/chats/person-rows.js';

type Load = (manager: EntityManager, asking: Asking, id: string) => Promise<object | null>;

/** Loads the row of a further path parameter, only inside the authorized item or project. */
const BELOW: Record<Below, Load> = {
  member: (manager, asking, id) => manager.findOneBy(ItemMember, { id, itemId: itemOf(asking).id }),
  word: (manager, asking, id) => manager.findOneBy(WordCloudWord, { id, itemId: itemOf(asking).id }),
  knowledge: (manager, asking, fileId) => manager.findOneBy(KnowledgeFile, { fileId, itemId: itemOf(asking).id }),
  suggestion: (manager, asking, id) =>
    manager.findOneBy(AiSuggestion, {
      id,
      documentId: itemOf(asking).id,
      accountId: askingPerson(asking).accountId ?? IsNull(),
      closedAt: IsNull(),
    }),
  projectPupil: (manager, asking, id) =>
    manager
      .createQueryBuilder(PupilAccess, 'pupil')
      .where('pupil.id = :id and pupil.class_id = (select p.class_id from project p where p.id = :project)', {
        id,
        project: projectOf(asking).id,
      })
      .getOne(),
};

/** Loads entities that belong to one person alone. */
const OWN: Record<OwnThrough, Load> = {
  namesList: (manager, asking, id) => manager.findOneBy(NamesList, { id, ownerId: accountOf(asking).id }),
  bookmark: (manager, asking, id) => manager.findOneBy(Bookmark, { id, accountId: accountOf(asking).id }),
  exportJob: (manager, asking, id) => manager.findOneBy(ExportJob, { id, accountId: accountOf(asking).id }),
  aiConversation: (manager, asking, id) =>
    manager.findOneBy(AiConversation, { id, suggestionId: IsNull(), ...rowsOf(askingPerson(asking)) }),
  aiFile: (manager, asking, id) => manager.findOneBy(AiFile, { id, accountId: accountOf(asking).id }),
  aiImage: (manager, asking, id) => manager.findOneBy(AiImage, { id, accountId: accountOf(asking).id }),
  miniToolRequest: (manager, asking, id) => manager.findOneBy(MiniToolRequest, { id, accountId: accountOf(asking).id }),
  aiMessage: async (manager, asking, id) => {
    const message = await manager.findOneBy(AiMessage, { id });
    const conversation = message && { id: message.conversationId, suggestionId: IsNull(), ...rowsOf(askingPerson(asking)) };
    return conversation && (await manager.existsBy(AiConversation, conversation)) ? message : null;
  },
  aiRun: (manager, asking, id) => manager.findOneBy(AiRun, { id, ...rowsOf(askingPerson(asking)) }),
  aiStep: async (manager, asking, id) => {
    const step = await manager.findOneBy(AiStep, { id });
    return step && (await manager.existsBy(AiRun, { id: step.runId, ...rowsOf(askingPerson(asking)) })) ? step : null;
  },
};

/** Loads the rows that a call names besides the item, class or project it was decided on. */
@Injectable()
export class RowsBelow {
  constructor(private readonly database: DataSource) {}

  /** @throws NOT_FOUND for what is not there, not inside, or somebody else's: all look the same */
  async load(meta: CallMeta, asking: Asking): Promise<void> {
    if (meta.ownThrough) await this.one(meta, asking, meta.ownParam ?? 'id', OWN[meta.ownThrough]);
    for (const [name, below] of Object.entries(meta.below ?? {})) await this.one(meta, asking, name, BELOW[below]);
  }

  private async one(meta: CallMeta, asking: Asking, name: string, load: Load): Promise<void> {
    const id = givenFor(meta, asking.request, name);
    const row = typeof id === 'string' && isUuid(id) ? await load(this.database.manager, asking, id) : null;
    if (!row) throw apiError('NOT_FOUND');
    asking.rows.push(row);
  }
}
