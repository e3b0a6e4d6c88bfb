import { isDeepStrictEqual } from 'node:util';
import type { AiSentMessage } from '@murmel/contracts';
import { AiRequest, type AiRun, newId } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { OfferedModel } from '../../ai-providers.js';
import { sentMessages } from './sent-messages.js';

/** Keeps what is sent for one answer before it leaves: what is not kept is not sent. */
export class RequestLog {
  private position = 0;
  private before: readonly AiSentMessage[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly run: AiRun,
  ) {}

  /** @param body as it is sent; what the request before it sent as well is kept once */
  async add({ provider, model }: OfferedModel, body: string, isAssistants: boolean): Promise<void> {
    const { messages, tools } = sentMessages(body, isAssistants);
    const other = messages.findIndex((message, index) => !isDeepStrictEqual(message, this.before[index]));
    const continues = other < 0 ? messages.length : other;
    this.before = messages;
    this.position += 1;
    await this.database.manager.insert(AiRequest, {
      ...{ id: newId(), runId: this.run.id, position: this.position, model: model.id, modelName: model.name, providerName: provider.name },
      ...{ location: provider.location.level, place: provider.location.place, continues, messages: messages.slice(continues), tools },
      sentAt: new Date(),
    });
  }
}
