import type { Suggestion, WritingHelp } from '@murmel/contracts';
import { expect } from 'vitest';
import type { Talk } from '../../support/ai-wire.js';
import type { Answer, TestBrowser } from '../../support/browser.js';
import { CallingCopy } from '../../support/calling-copy.js';
import type { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

export const SUMMARY = { act: 'summarise', text: 'Im Wald ist es kühl.', place: '{"from":1}', taken: 'Im Wald ist es kühl.', client: 4711 };
export const pathOf = ({ id }: { id: string }) => `/api/items/${id}/suggestions`;
/** Writes a paragraph into the document as this person. */
export async function writes(browser: TestBrowser, item: { id: string }, words: string): Promise<void> {
  const copy = new CallingCopy(browser, item.id);
  expect((await copy.read()).status).toBe(200);
  expect((await copy.type(words).write()).status).toBe(200);
}
export const wish = <T = Suggestion>(browser: TestBrowser, item: { id: string }, more: object = {}): Promise<Answer<T>> =>
  browser.post<T>(pathOf(item), { ...SUMMARY, ...more });
export const helpOf = async (browser: TestBrowser, item: { id: string }) => (await browser.get<WritingHelp>(pathOf(item))).body;
export const lines = ({ body }: { body: { messages: { content: unknown }[] } }) => body.messages.map(({ content }) => String(content));

export async function begun(browser: TestBrowser, item: { id: string }, more: object = {}): Promise<Suggestion> {
  const { status, body } = await wish(browser, item, more);
  expect([status, body]).toEqual([201, expect.objectContaining({ run: expect.anything() })]);
  return body;
}

/** Runs work with a model whose answers the test decides. */
export function telling(sceneNow: () => ChatScene) {
  const again = (): void =>
    configured(
      sceneNow().api,
      [provider(sceneNow().wire, 'a', [model('for-teachers', { remoteId: 'good', teachersOnly: true }), model('good')])],
      'good',
    );
  async function withTold(work: (told: (begin: () => Promise<unknown>) => Promise<Talk>) => Promise<void>): Promise<void> {
    const scene = sceneNow();
    configured(scene.api, [provider(scene.wire, 'a', [model('told')])], 'told');
    await work((begin) => scene.nextTalk(begin)).finally(() => again());
  }
  return { withTold, again };
}
