import {
  type Account,
  AiConversation,
  AiDocument,
  AiFile,
  AiImage,
  AiMessage,
  AiRequest,
  AiRun,
  AiStep,
  AiSuggestion,
  berlinMonth,
  ConverterJob,
  KnowledgeFile,
  KnowledgePassage,
  MiniToolRequest,
  newId,
} from '@murmel/server';
import {
  chatFileKey,
  converterSoundKey,
  documentKey,
  drawnKey,
  thumbnailBeside,
} from '../../../apps/api/src/core/file-storage/storage-keys.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { TestApi } from '../../support/api.js';

/** A chat with one question whose answer failed after its model proposed a document, a picture, and what was filled into a mini tool. */
export async function seedSceneChat({ database, application }: TestApi, { id: accountId }: Account, mark: string) {
  const { manager } = database;
  const now = new Date();
  const [aiConversation, aiMessage, aiAnswer, aiRun, aiStep] = [newId(), newId(), newId(), newId(), newId()];
  await manager.insert(AiConversation, {
    ...{ id: aiConversation, accountId, title: `Titel${mark}`, model: null, persona: null, systemPrompt: `Text${mark}` },
    ...{ createdAt: now, changedAt: now, discardedAt: null },
  });
  const said = { conversationId: aiConversation, text: `Text${mark}`, sources: [], readIn: null, createdAt: now };
  await manager.insert(AiMessage, { ...said, id: aiMessage, parentId: null, role: 'user' });
  await manager.insert(AiMessage, { ...said, id: aiAnswer, parentId: aiMessage, role: 'assistant' });
  await manager.insert(AiRun, {
    ...{
      id: aiRun,
      accountId,
      conversationId: aiConversation,
      messageId: aiAnswer,
      state: 'failed',
      failure: 'busy',
      said: '',
      retried: false,
    },
    projectId: null,
    ...{ askedModel: 'm', model: 'm', aliveAt: now, createdAt: now, endedAt: now },
  });
  const proposed = { title: `Titel${mark}`, markdown: `Text${mark}` };
  await manager.insert(AiStep, {
    ...{ id: aiStep, runId: aiRun, position: 1, tool: 'generate_text_document', state: 'proposed', failure: null, itemId: null },
    ...{ subject: proposed.title, result: proposed.markdown, sources: [], proposed, createdAt: now },
  });
  await manager.insert(AiRequest, requestOf(aiRun, mark, now));
  const aiFile = newId();
  const given = chatFileKey(aiFile);
  for (const key of [given, thumbnailBeside(given)]) await application.get(Storage).put(key, Buffer.from(mark), 'image/png');
  await manager.insert(AiFile, {
    ...{ id: aiFile, accountId, messageId: null, position: 0, name: `Titel${mark}.png`, contentType: 'image/png', storageKey: given },
    ...{ bytes: Buffer.byteLength(mark), text: null, pages: null, createdAt: now },
  });
  const aiImage = newId();
  const storageKey = drawnKey(aiImage);
  for (const key of [storageKey, thumbnailBeside(storageKey)]) await application.get(Storage).put(key, Buffer.from(mark), 'image/png');
  await manager.insert(AiImage, {
    ...{
      id: aiImage,
      accountId,
      prompt: `Text${mark}`,
      style: 'photo',
      size: '1024x1024',
      guidance: null,
      steps: null,
      seed: 7,
      negative: null,
    },
    ...{
      model: 'm',
      modelName: 'M',
      providerName: 'P',
      state: 'done',
      failure: null,
      countedMonth: berlinMonth(now),
      altText: `Text${mark}`,
    },
    ...{
      storageKey,
      contentType: 'image/png',
      bytes: Buffer.byteLength(mark),
      width: 1,
      height: 1,
      aliveAt: now,
      createdAt: now,
      endedAt: now,
    },
  });
  const converterJob = await seedSceneConversion({ database, application }, accountId, mark);
  const documentQa = await seedSceneDocument({ database, application }, accountId, mark);
  const miniToolRequest = newId();
  await manager.insert(MiniToolRequest, {
    ...{ id: miniToolRequest, accountId, tool: 'lesson-opener', own: false, name: `Name${mark}`, category: 'planning', icon: 'door' },
    ...{
      colour: null,
      language: 'de',
      values: { topic: `Text${mark}` },
      prompt: `Text${mark}`,
      conversationId: aiConversation,
      createdAt: now,
    },
  });
  return { miniToolRequest, converterJob, documentQa, aiFile, aiImage, aiConversation, aiMessage, aiAnswer, aiRun, aiStep };
}

/** A finished conversion to be heard. @returns its id */
async function seedSceneConversion(
  { database: { manager }, application }: Pick<TestApi, 'database' | 'application'>,
  accountId: string,
  mark: string,
): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await application.get(Storage).put(converterSoundKey(id), Buffer.from(mark), 'audio/mpeg');
  await manager.insert(ConverterJob, {
    ...{ id, accountId, input: 'text', output: 'audio', title: `Titel${mark}`, fields: {}, model: null, voices: ['m|a'] },
    ...{ address: null, storageKey: null, bytes: null, sourceText: `Text${mark}`, taken: 1, letters: 1, notes: [], result: `Text${mark}` },
    ...{ sounds: 1, soundType: 'audio/mpeg', soundBytes: Buffer.byteLength(mark), state: 'done', step: null, done: 0, total: 0 },
    ...{ failure: null, said: '', attempts: 1, leasedUntil: null, countedMonth: berlinMonth(now), createdAt: now, endedAt: now },
  });
  return id;
}

/** A document that was read, with what it says. @returns its id, which is that of its conversation */
async function seedSceneDocument(
  { database: { manager }, application }: Pick<TestApi, 'database' | 'application'>,
  accountId: string,
  mark: string,
): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await manager.insert(AiConversation, {
    ...{ id, accountId, aboutDocument: true, title: `Titel${mark}`, model: null, persona: null, systemPrompt: '' },
    ...{ createdAt: now, changedAt: now, discardedAt: null },
  });
  const storageKey = documentKey(id);
  await application.get(Storage).put(storageKey, Buffer.from(mark), 'application/pdf');
  await manager.insert(AiDocument, {
    ...{ id, accountId, name: `Name${mark}.pdf`, bytes: Buffer.byteLength(mark), storageKey, onlyDocument: true },
    ...{ countedMonth: berlinMonth(now), createdAt: now },
  });
  const read = { digest: mark, state: 'succeeded', failure: null, pages: 1, pagesRead: 1, passages: 1, attempts: 1 } as const;
  await manager.insert(KnowledgeFile, { fileId: id, itemId: null, documentId: id, ...read, leasedUntil: null, createdAt: now });
  await manager.insert(KnowledgePassage, { fileId: id, position: 0, page: 1, text: `Stelle${mark}` });
  return id;
}

/** An answer to a pupil that their teacher reads along. @returns its message */
export async function seedPupilsAnswer(
  { database: { manager } }: Pick<TestApi, 'database'>,
  { id: accountId }: Account,
  { projectId, assistantId }: { projectId: string; assistantId: string },
  mark: string,
): Promise<string> {
  const now = new Date();
  const [conversationId, question, answer, run] = [newId(), newId(), newId(), newId()];
  await manager.insert(AiConversation, {
    ...{ id: conversationId, accountId, assistantId, title: `Titel${mark}`, model: null, persona: null, systemPrompt: '' },
    ...{ createdAt: now, changedAt: now, discardedAt: null },
  });
  const said = { conversationId, text: `Text${mark}`, sources: [], createdAt: now };
  await manager.insert(AiMessage, { ...said, id: question, parentId: null, role: 'user', readIn: projectId });
  await manager.insert(AiMessage, { ...said, id: answer, parentId: question, role: 'assistant', readIn: null });
  await manager.insert(AiRun, {
    ...{ id: run, accountId, conversationId, messageId: answer, projectId, state: 'done', failure: null, said: '', retried: false },
    ...{ askedModel: 'm', model: 'm', aliveAt: now, createdAt: now, endedAt: now },
  });
  await manager.insert(AiRequest, requestOf(run, mark, now));
  return answer;
}

function requestOf(runId: string, mark: string, sentAt: Date): AiRequest {
  return {
    ...{
      conversionId: null,
      questionId: null,
      id: newId(),
      runId,
      position: 1,
      model: 'm',
      modelName: 'M',
      providerName: 'P',
      location: 'house',
      place: 'Schule',
    },
    ...{ continues: 0, messages: [{ role: 'user', text: `Text${mark}`, makers: '', files: [] }], tools: [], sentAt },
  };
}

/** Inserts a model's suggestion for a text that was not taken over yet. */
export async function seedSceneSuggestion(
  { database: { manager } }: TestApi,
  { id: accountId }: Account,
  documentId: string,
  mark: string,
) {
  const now = new Date();
  const [suggestion, conversationId, parentId, messageId] = [newId(), newId(), newId(), newId()];
  await manager.insert(AiSuggestion, {
    ...{ id: suggestion, documentId, accountId, wanted: { act: 'summarise' }, place: `Ort${mark}`, taken: `Text${mark}`, client: '4711' },
    ...{ createdAt: now, closedAt: null },
  });
  await manager.insert(AiConversation, {
    ...{ id: conversationId, accountId, suggestionId: suggestion, title: '', model: null, persona: null, systemPrompt: '' },
    ...{ createdAt: now, changedAt: now, discardedAt: null },
  });
  const said = { conversationId, text: `Text${mark}`, sources: [], createdAt: now };
  await manager.insert(AiMessage, { ...said, id: parentId, parentId: null, role: 'user' });
  await manager.insert(AiMessage, { ...said, id: messageId, parentId, role: 'assistant' });
  await manager.insert(AiRun, {
    ...{ id: newId(), accountId, conversationId, messageId, state: 'done', failure: null, said: '', retried: false },
    ...{ askedModel: 'm', model: 'm', aliveAt: now, createdAt: now, endedAt: now },
  });
  return suggestion;
}
