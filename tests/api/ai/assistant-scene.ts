import type { AiAsked, AiConversation, AssistantItem, SchoolClass } from '@murmel/contracts';
import { type Account, Assistant, type Item } from '@murmel/server';
import { expect } from 'vitest';
import type { Answer, TestBrowser } from '../../support/browser.js';
import { newClass, newProject, signedIn } from '../projects/project-cast.js';
import { castOf } from '../sharing/cast.js';
import { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

/** Teachers, pupils and guests, with models of which one is for teachers only. */
export async function startAssistants(databaseUrl: string): Promise<ChatScene> {
  const scene = await ChatScene.start(databaseUrl);
  const models = [
    model('for-teachers', { remoteId: 'good', teachersOnly: true }),
    ...['good', 'told'].map((name) => model(name)),
    model('other', { remoteId: 'good' }),
  ];
  configured(scene.api, [provider(scene.wire, 'a', models)], 'good');
  return scene;
}

export const ROUTE = '/api/ai/assistants';

export interface Talking {
  browser: TestBrowser;
  conversation: string;
  /** what their page says they are in */
  project?: string;
}

/** Returns an assistant with a person in every relation to it; guests are let in by its link. */
export async function assistantCast({ api }: ChatScene, told: Partial<Assistant> = {}, fields: Partial<Item> = {}) {
  const cast = await castOf(api, { kind: 'assistant', title: 'Waldexperte', description: 'Weiß alles über den Wald.', ...fields });
  await api.database.manager.insert(Assistant, {
    ...{ itemId: cast.item.id, instructions: 'Antworte wie ein Förster.', tools: [], mcpTools: [], starters: [], archived: false },
    avatar: { icon: 'tree', colour: 1, file: null },
    ...told,
  });
  return { ...cast, address: `${ROUTE}/${cast.item.id}` };
}

/** A pupil of a class whose project shares the assistant. */
export async function pupilOf({ api }: ChatScene, owner: Account, itemId: string) {
  const teacher = await signedIn(api, owner);
  const { schoolClass, pupils } = await newClass(api, teacher, ['Quirin Zobel', 'Amina Said']);
  const project = await newProject(teacher, (schoolClass as SchoolClass).id, { itemIds: [itemId] });
  return { teacher: teacher.browser, project, pupil: pupils[0]!, classmate: pupils[1]! };
}

export async function begin(browser: TestBrowser, item: { id: string }, headers: Record<string, string> = {}): Promise<Talking> {
  const { status, body } = await browser.call<AiConversation>('POST', `${ROUTE}/${item.id}/conversations`, { body: {}, headers });
  expect([status, body]).toEqual([201, expect.objectContaining({ assistantId: item.id })]);
  return { browser, conversation: body.id };
}

export function ask<T = AiAsked>({ browser, conversation, project }: Talking, text: string, more: object = {}): Promise<Answer<T>> {
  const headers = project === undefined ? {} : { 'x-current-project-id': project };
  return browser.call<T>('POST', '/api/ai/messages', {
    body: { ownerType: 'AiConversation', ownerId: conversation, text, ...more },
    headers,
  });
}

export async function read(browser: TestBrowser, item: { id: string }): Promise<AssistantItem> {
  return (await browser.get<AssistantItem>(`${ROUTE}/${item.id}`)).body;
}
