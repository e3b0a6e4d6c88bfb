import { type ConverterStep, isTalk, SERVER_LIMITS, TALKING_OUTPUTS } from '@murmel/contracts';
import type { ConverterJob } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RowLease } from '../../queue/row-lease.js';
import { AiFailure } from '../ai-failure.js';
import { chatStream } from '../chat-stream.js';
import { rosterOf } from '../chats/roster.js';
import { ModelChoice } from '../model-choice.js';
import { PlaceholderNames } from '../runs/placeholder-names.js';
import { RequestLog } from '../runs/requests/request-log.js';
import { toolOutputPrompt } from '../tools/tool-output-prompt.js';
import { ConversionFailed } from './conversion-failed.js';
import { condensingInstructions, translatingInstructions, writingInstructions } from './converter-prompts.js';
import { writes } from './converters.js';
import { beginStep, keepPart } from './job-step.js';
import { splitText } from './split-text.js';

const { silentSeconds } = SERVER_LIMITS.ai;
const { chunkLetters: CHUNK } = SERVER_LIMITS.converters;
const STEPS: Readonly<Partial<Record<ConverterJob['output'], ConverterStep>>> = {
  summary: 'summarizing',
  dialog: 'dialog',
  lecture: 'lecture',
  podcast: 'podcast',
};

/** Writes the text of a conversion by its model, a long one part by part. */
@Injectable()
export class ResultText {
  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
  ) {}

  /** @throws AiFailure, ConversionFailed, AttemptEnded */
  async write(job: ConverterJob, lease: RowLease): Promise<void> {
    if (job.result !== null) return;
    const source = job.sourceText ?? '';
    if (!writes(job.output)) return this.keep(job, lease, source);
    const parts = splitText(source, CHUNK);
    const translates = job.output === 'translation';
    if (parts.length > 1 || translates) await this.eachPart(job, lease, parts, translates);
    if (translates) return this.keep(job, lease, job.notes.join('\n\n'));
    await beginStep(lease, STEPS[job.output]!);
    const material = parts.length > 1 ? job.notes.join('\n\n') : source;
    const written = await this.asked(job, writingInstructions(job.output, job.fields), material, lease.signal);
    if (TALKING_OUTPUTS.includes(job.output) && !isTalk(written)) throw new ConversionFailed('noSpeakers');
    await this.keep(job, lease, written);
  }

  /** Goes on behind the parts that an earlier attempt made. */
  private async eachPart(job: ConverterJob, lease: RowLease, parts: readonly string[], translates: boolean): Promise<void> {
    const instructions = translates ? translatingInstructions(job.fields) : condensingInstructions;
    await beginStep(lease, translates ? 'translating' : 'chunks', job.notes.length, parts.length);
    for (const part of parts.slice(job.notes.length)) {
      job.notes = [...job.notes, await this.asked(job, instructions, part, lease.signal)];
      await keepPart(lease, 'notes = $3::jsonb, done = $4', [JSON.stringify(job.notes), job.notes.length]);
    }
  }

  private async keep(job: ConverterJob, lease: RowLease, result: string): Promise<void> {
    await keepPart(lease, 'result = $3', [result]);
    job.result = result;
  }

  /** Names of people leave as placeholders (spec T-41) and stand in the answer again. */
  private async asked(job: ConverterJob, instructions: string, material: string, signal: AbortSignal): Promise<string> {
    const offered = job.model === null ? undefined : this.choice.named(job.model);
    if (!offered) throw new AiFailure('refused', 'not configured any more');
    const names = new PlaceholderNames(await rosterOf(this.database.manager, job.accountId), () => undefined);
    const messages = [{ role: 'user', content: toolOutputPrompt(names.replaced(material)) }] as const;
    const log = new RequestLog(this.database, { conversionId: job.id });
    const onSend = (body: string) => log.add(offered, body, false);
    const wishes = { instructions: names.replaced(instructions), messages, signal, onSend, silentMs: silentSeconds * 1000 };
    let text = '';
    try {
      for await (const piece of chatStream(offered.provider, offered.model, wishes)) text += piece;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
    if (text.trim() === '') throw new AiFailure('broken', 'nothing written');
    return names.restored(text).trim();
  }
}
