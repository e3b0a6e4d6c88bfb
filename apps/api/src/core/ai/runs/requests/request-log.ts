import { isDeepStrictEqual } from 'node:util';
import type { AiSentMessage } from '@murmel/contracts';
import { AiRequest, newId } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { sentMessages } from './sent-messages.js';

/** Subject of a request: an answer, a conversion, which a later process may go on with, or a question. */
export type SentFor = { runId: string } | { conversionId: string } | { questionId: string };

/** Model of any kind, and who runs it. */
export interface AskedModel {
  provider: { name: string; location: { level: AiRequest['location']; place: string } };
  model: { id: string; name: string };
}

/** Keeps what is sent for one answer, conversion or question before it leaves: what is not kept is not sent. */
export class RequestLog {
  private position: number | undefined;
  private before: readonly AiSentMessage[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly sentFor: SentFor,
  ) {}

  /** @param body as it is sent; what the request before it sent as well is kept once */
  async add(asked: AskedModel, body: string, isAssistants: boolean): Promise<void> {
    const { messages, tools } = sentMessages(body, isAssistants);
    const other = messages.findIndex((message, index) => !isDeepStrictEqual(message, this.before[index]));
    const continues = other < 0 ? messages.length : other;
    this.before = messages;
    await this.keep(asked, { continues, messages: messages.slice(continues), tools });
  }

  /** Keeps words that are spoken, or the type and size of sound that is written down. */
  async addSpeech(asked: AskedModel, sent: { text: string } | { type: string; bytes: number }): Promise<void> {
    const message: AiSentMessage =
      'text' in sent ? { role: 'user', text: sent.text, makers: '', files: [] } : { role: 'user', text: '', makers: '', files: [sent] };
    await this.keep(asked, { continues: 0, messages: [message], tools: [] });
  }

  private async keep({ provider, model }: AskedModel, sent: Pick<AiRequest, 'continues' | 'messages' | 'tools'>): Promise<void> {
    const { manager } = this.database;
    this.position = (this.position ?? (await manager.maximum(AiRequest, 'position', this.sentFor)) ?? 0) + 1;
    await manager.insert(AiRequest, {
      ...{ id: newId(), runId: null, conversionId: null, questionId: null, ...this.sentFor, position: this.position },
      ...{ model: model.id, modelName: model.name, providerName: provider.name },
      ...{ location: provider.location.level, place: provider.location.place, ...sent, sentAt: new Date() },
    });
  }
}
