import type { AiAllowance, AiAsked, AiMessage } from '@murmel/contracts';
import { expect } from 'vitest';
import type { TestBrowser } from '../../support/browser.js';
import { untilAnswered } from './killable-api.js';

/** A pupil with a conversation, and all that was ever shown to them. */
export class ChattingPupil {
  /** by answer, the longest that was on the screen */
  readonly shown = new Map<string, string>();

  constructor(
    readonly browser: TestBrowser,
    private readonly conversation: string,
    private readonly assistant: string,
  ) {}

  ask(text: string, key: string) {
    const body = { ownerType: 'AiConversation', ownerId: this.conversation, text };
    return this.browser.call<AiAsked & { code?: string }>('POST', '/api/ai/messages', { body, headers: { 'idempotency-key': key } });
  }

  /** Asks again until there is an answer to it. */
  async surely(text: string, key: string): Promise<string> {
    const body = { ownerType: 'AiConversation', ownerId: this.conversation, text };
    const answer = await untilAnswered<AiAsked>(this.browser, 'POST', '/api/ai/messages', key, { body }, 120_000);
    this.shown.set(answer.body.answer.id, '');
    return answer.body.answer.id;
  }

  /** Looks at everything, as a page does. @returns the states of what is there */
  async look(): Promise<(string | undefined)[]> {
    return Promise.all(
      [...this.shown].map(async ([id, before]) => {
        const answer = await this.browser.get<AiMessage>(`/api/ai/messages/${id}`).catch(() => undefined);
        if (answer?.status !== 200) return undefined;
        // Text that was shown is never withdrawn.
        expect(answer.body.text.slice(0, before.length)).toBe(before);
        this.shown.set(id, answer.body.text);
        return answer.body.run!.state;
      }),
    );
  }

  async left(): Promise<number> {
    return (await this.browser.get<AiAllowance>(`/api/ai/assistants/${this.assistant}/allowance`)).body.left ?? NaN;
  }
}

/** Begins a conversation with an assistant for each of these pupils. */
export function conversationsOf(browsers: readonly TestBrowser[], assistantId: string): Promise<ChattingPupil[]> {
  return Promise.all(
    browsers.map(async (browser) => {
      const { body } = await browser.post<{ id: string }>(`/api/ai/assistants/${assistantId}/conversations`, {});
      return new ChattingPupil(browser, body.id, assistantId);
    }),
  );
}
