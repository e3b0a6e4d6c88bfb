import { type AiQuestionKind, SERVER_LIMITS } from '@murmel/contracts';
import { AiQuestion, type Logger, newId } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { LOGGER } from '../../../platform/injection-tokens.js';
import { AiFailure, failureOf } from '../ai-failure.js';
import type { OfferedModel } from '../ai-providers.js';
import { chatStream } from '../chat-stream.js';
import { ModelChoice } from '../model-choice.js';
import { PlaceholderNames } from '../runs/placeholder-names.js';
import { RequestLog } from '../runs/requests/request-log.js';
import { parseAnswer } from './parse-answer.js';

const silentMs = SERVER_LIMITS.ai.silentSeconds * 1000;
/** Letters after which an answer counts as one without an end. */
const ANSWER_MAX = 60_000;
/** Requests to one model for an answer that can be read. */
const TRIES = 2;

export interface StructuredQuestion<T> {
  /** the product's own words; no user writes into them */
  instructions: string;
  /** what it is about: texts of users, from which names are taken out before they leave */
  material: string;
  /** name of the answer, for the protocol */
  name: string;
  shape: z.ZodType<T>;
  /** what asks, for whom, and about which text */
  asked: QuestionAsked;
  /** people who may be named in the material */
  roster: readonly string[];
  maxTokens: number;
  signal: AbortSignal;
}

export interface QuestionAsked {
  kind: AiQuestionKind;
  /** the teacher who asks, or whose pupils' texts are asked about */
  accountId: string;
  /** of a correction */
  correctionId?: string;
  /** of a pupil */
  responseId?: string;
}

/** Asks a model for one answer of a fixed shape, without a chat: names leave as placeholders, and come back as names. */
@Injectable()
export class StructuredAnswers {
  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws AI_NOT_CONFIGURED where there is no model for pupils */
  forLearners(): OfferedModel {
    return this.choice.forLearner(null);
  }

  /** @throws AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN */
  forTeachers(wanted?: string): OfferedModel {
    return this.choice.forTeacher(wanted);
  }

  /**
   * Asks this model, and others for the same people where it does not answer. What is sent is kept before it leaves (ADR 62).
   * @returns what it says, and the model that said it
   * @throws AiFailure; `broken` where no answer has the shape
   */
  async ask<T>(first: OfferedModel, question: StructuredQuestion<T>): Promise<{ value: T; model: string }> {
    let failure: AiFailure | undefined;
    const { manager } = this.database;
    const id = newId();
    const { correctionId = null, responseId = null, ...asker } = question.asked;
    await manager.insert(AiQuestion, { id, ...asker, correctionId, responseId, model: first.model.id, written: 0, createdAt: new Date() });
    const log = new RequestLog(this.database, { questionId: id });
    for (const offered of this.choice.inTurn(first, this.choice.instead(first, { pictures: false }))) {
      try {
        await manager.update(AiQuestion, { id }, { model: offered.model.id });
        const value = await this.askOne(offered, question, log, (written) => manager.increment(AiQuestion, { id }, 'written', written));
        this.choice.answered(offered);
        return { value, model: offered.model.id };
      } catch (error) {
        question.signal.throwIfAborted();
        failure = failureOf(error);
        const { kind, detail } = failure;
        this.logger.warn({ provider: offered.provider.id, model: offered.model.id, failure: kind, detail }, 'a model did not answer');
        if (!this.choice.failed(offered, failure)) throw failure;
      }
    }
    throw failure ?? new AiFailure('unreachable', 'nobody to ask');
  }

  private async askOne<T>(
    offered: OfferedModel,
    question: StructuredQuestion<T>,
    log: RequestLog,
    wrote: (letters: number) => Promise<unknown>,
  ): Promise<T> {
    const { provider, model } = offered;
    const { instructions, material, name, shape, roster, maxTokens, signal } = question;
    const names = new PlaceholderNames(roster, () => undefined);
    const messages = [{ role: 'user' as const, content: names.replaced(material) }];
    const answerAs = { name, schema: z.toJSONSchema(shape) };
    const onSend = (body: string) => log.add(offered, body, false);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      let said = '';
      for await (const piece of chatStream(provider, model, { instructions, messages, answerAs, maxTokens, signal, onSend, silentMs })) {
        said += piece;
        if (said.length > ANSWER_MAX) throw new AiFailure('broken', 'an answer without an end');
      }
      await wrote(said.length);
      const value = parseAnswer(said, shape);
      if (value !== undefined) return names.restored(value);
    }
    throw new AiFailure('broken', 'no answer of this shape');
  }
}
