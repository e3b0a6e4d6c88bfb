import type { AiAsked, AiConversation, AiMessage, AiRun } from '@murmel/contracts';
import { expect } from 'vitest';
import { ModelChoice } from '../../../apps/api/src/core/ai/model-choice.js';
import { RunExecutor } from '../../../apps/api/src/core/ai/runs/run-executor.js';
import { within } from '../../live/support/live-browser.js';
import { AiWire, type Talk } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Answer, TestBrowser } from '../../support/browser.js';
import { configured, model, provider } from './configured.js';

interface Chat {
  teacher: TestBrowser;
  accountId: string;
  id: string;
}

/** The api with models of a server of our own, and teachers who chat with them. */
export class ChatScene {
  private constructor(
    readonly api: TestApi,
    readonly wire: AiWire,
  ) {}

  static async start(databaseUrl: string): Promise<ChatScene> {
    const scene = new ChatScene(await startApi(databaseUrl), await new AiWire().start());
    const here = ['good', 'told', 'down', 'cut', 'too-long'].map((name) => model(name));
    configured(scene.api, [
      provider(scene.wire, 'a', [...here, model('small', { contextWindow: 40 })]),
      provider(scene.wire, 'far', [model('far', { remoteId: 'good' })], { location: { level: 'world', place: 'Übersee' } }),
    ]);
    return scene;
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.wire.stop();
  }

  async newChat(fields: object = {}): Promise<Chat> {
    // Each test begins with models that are not marked as silent.
    (Reflect.get(this.api.application.get(ModelChoice), 'resting') as Map<string, number>).clear();
    const account = await this.api.people.account({ licence: 'free', name: 'Quastenflosser' });
    const teacher = await this.api.people.signIn(this.api.browser(), account);
    const { body, status } = await teacher.call<AiConversation>('POST', '/api/ai/conversations', { body: fields });
    expect(status).toBe(201);
    return { teacher, accountId: account.id, id: body.id };
  }

  post<T = AiAsked>({ teacher, id }: Chat, text: string, more: object = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return teacher.call<T>('POST', '/api/ai/messages', { body: { ownerType: 'AiConversation', ownerId: id, text, ...more }, headers });
  }

  async ask(chat: Chat, text: string, more: object = {}): Promise<AiAsked> {
    const { status, body } = await this.post(chat, text, more);
    expect([status, body]).toEqual([201, expect.anything()]);
    return body;
  }

  /** Nothing is being written any more. */
  settled(): Promise<void> {
    return this.api.application.get(RunExecutor).settled();
  }

  async runOf({ teacher }: Chat, { answer }: { answer: AiMessage }): Promise<AiRun> {
    return (await teacher.get<AiRun>(`/api/ai/runs/${answer.run!.id}`)).body;
  }

  async messageOf({ teacher }: Chat, id: string): Promise<AiMessage> {
    return (await teacher.get<AiMessage>(`/api/ai/messages/${id}`)).body;
  }

  /** questions of this month */
  async counted(accountId: string): Promise<number> {
    const [row] = await this.api.database.query<{ n: string }[]>(
      "select coalesce(sum(count), 0) as n from creation_count where account_id = $1 and kind = 'chat_message'",
      [accountId],
    );
    return Number(row!.n);
  }

  /** Returns the model `told`'s talk for the request that `begin` starts. */
  async nextTalk(begin: () => Promise<unknown>): Promise<Talk> {
    const before = this.wire.talks.length;
    await begin();
    await within(5000, () => this.wire.talks.length > before);
    return this.wire.talks.at(-1)!;
  }
}
